#ifdef __OBJC__
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// How a customer pays.
typedef NS_ENUM(NSInteger, PAYMethod) {
    PAYMethodCard,
    PAYMethodInvoice,
    PAYMethodVoucher,
} NS_SWIFT_NAME(PaymentMethod);

/// What may be done with a payment.
typedef NS_OPTIONS(NSUInteger, PAYPermissions) {
    PAYPermissionRefund = 1 << 0,
    PAYPermissionRepeat = 1 << 1,
} NS_SWIFT_NAME(PaymentPermissions);

/// The number of a payment, as the bank knows it.
typedef NSString *PAYReference NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(PaymentReference);

/// Called when a payment is through, or not.
typedef void (^PAYCompletion)(PAYReference _Nullable reference, NSError *_Nullable error);

NS_ASSUME_NONNULL_END
#endif
