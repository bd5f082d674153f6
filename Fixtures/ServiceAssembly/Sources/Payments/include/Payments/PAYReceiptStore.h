#ifdef __OBJC__
#import <Foundation/Foundation.h>

#import "PAYPaymentTypes.h"

NS_ASSUME_NONNULL_BEGIN

/// Keeps receipts.
///
/// @mockable
NS_SWIFT_NAME(ReceiptStore)
@protocol PAYReceiptStore <NSObject>

/// The references of all receipts, oldest first.
@property (nonatomic, readonly, copy) NSArray<PAYReference> *references;
@property (nonatomic, getter=isLocked) BOOL locked;

- (nullable NSData *)receiptForReference:(PAYReference)reference;
- (BOOL)storeReceipt:(NSData *)receipt forReference:(PAYReference)reference error:(NSError **)error;
- (void)removeReceiptsOlderThanDate:(NSDate *)date;
- (void)enumerateReceiptsUsingBlock:(void (NS_NOESCAPE ^)(NSData *receipt, BOOL *stop))block;

@end

NS_ASSUME_NONNULL_END
#endif
