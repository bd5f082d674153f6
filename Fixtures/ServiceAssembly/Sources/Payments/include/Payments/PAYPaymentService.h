#ifdef __OBJC__
#import <Foundation/Foundation.h>

#import "PAYPaymentTypes.h"

NS_ASSUME_NONNULL_BEGIN

@protocol PAYPaymentService, PAYReceiptStore;

/// Hears of what happens to payments.
///
/// @mockable
NS_SWIFT_NAME(PaymentServiceDelegate)
@protocol PAYPaymentServiceDelegate <NSObject>
- (void)paymentService:(id<PAYPaymentService>)service didFinishPaymentWithReference:(PAYReference)reference;
- (BOOL)paymentService:(id<PAYPaymentService>)service shouldRetryAfterError:(NSError *)error;
@optional
- (void)paymentServiceWillStart:(id<PAYPaymentService>)service;
@end

/// What all services of the old code have.
NS_SWIFT_NAME(LegacyService)
@protocol PAYService <NSObject>
@property (class, nonatomic, readonly, copy) NSString *serviceName;
- (void)resetWithCompletionHandler:(void (^_Nullable)(void))completionHandler;
@end

/// Takes payments.
///
/// @mockable
NS_SWIFT_NAME(PaymentService)
@protocol PAYPaymentService <PAYService>

@property (nonatomic, weak, nullable) id<PAYPaymentServiceDelegate> delegate;
@property (nonatomic, readonly) PAYPermissions permissions;
@property (nonatomic, strong) id<PAYReceiptStore> receiptStore;

- (void)payAmount:(NSDecimalNumber *)amount
       withMethod:(PAYMethod)method
       completion:(PAYCompletion)completion NS_SWIFT_NAME(pay(_:with:completion:));
- (BOOL)cancelPaymentWithReference:(PAYReference)reference error:(NSError **)error;
- (NSDictionary<PAYReference, NSNumber *> *)amountsOfPaymentsSinceDate:(nullable NSDate *)date;
- (instancetype)serviceForUserWithIdentifier:(NSUUID *)identifier;

@end

NS_ASSUME_NONNULL_END
#endif
