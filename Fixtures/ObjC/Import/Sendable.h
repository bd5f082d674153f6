// Values that can be sent by NS_SWIFT_SENDABLE.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@interface Page<T> : NSObject
@end
@protocol Sending
- (NSDictionary<NSString *, id> *NS_SWIFT_SENDABLE)a1;
- (NSArray<id> *NS_SWIFT_SENDABLE)a2;
- (NSArray *NS_SWIFT_SENDABLE)a3;
- (NSDictionary *NS_SWIFT_SENDABLE)a4;
- (NSSet *NS_SWIFT_SENDABLE)a5;
- (id NS_SWIFT_SENDABLE)a6;
- (nullable id NS_SWIFT_SENDABLE)a7;
- (id<NSCopying> NS_SWIFT_SENDABLE)a8;
- (NSObject *NS_SWIFT_SENDABLE)a9;
- (NSString *NS_SWIFT_SENDABLE)a10;
- (NSArray<NSArray<id> *> *NS_SWIFT_SENDABLE)a11;
- (NSArray<id<NSCopying>> *NS_SWIFT_SENDABLE)a12;
- (NSArray<NSObject *> *NS_SWIFT_SENDABLE)a13;
- (NSDictionary<id<NSCopying>, id> *NS_SWIFT_SENDABLE)a14;
- (NSSet<id> *NS_SWIFT_SENDABLE)a15;
- (NSArray<void (^)(id)> *NS_SWIFT_SENDABLE)a16;
- (Page<id> *NS_SWIFT_SENDABLE)a17;
- (NSMutableArray<id> *NS_SWIFT_SENDABLE)a18;
- (NSError *NS_SWIFT_SENDABLE)a20;
- (void)b1:(NSDictionary<NSString *, id> *)NS_SWIFT_SENDABLE p;
- (void)b2:(NSDictionary<NSString *, id> *NS_SWIFT_SENDABLE)p;
- (void)b3:(NS_SWIFT_SENDABLE NSDictionary<NSString *, id> *)p;
- (void)b4:(id)NS_SWIFT_SENDABLE p;
- (void)b5:(NS_SWIFT_SENDABLE id)p;
- (void)b7:(NSObject *NS_SWIFT_SENDABLE)p;
- (void)b8:(void (^)(id NS_SWIFT_SENDABLE, NSArray *NS_SWIFT_SENDABLE))p;
- (void)b10:(NSArray<NSSet<id> *> *NS_SWIFT_SENDABLE)p;
@property (copy) id NS_SWIFT_SENDABLE c1;
@property (copy) NSArray *NS_SWIFT_SENDABLE c2;
@property (copy) NSArray *c3 NS_SWIFT_SENDABLE;
@property (copy) NS_SWIFT_SENDABLE NSArray *c4;
@property (copy) id c5 NS_SWIFT_SENDABLE;
@property (copy) NS_SWIFT_SENDABLE id c6;
@property (copy, nullable) NSDictionary *NS_SWIFT_SENDABLE c7;
@property (strong) NSObject *c8 NS_SWIFT_SENDABLE;
@property (weak) id<NSCopying> c9 NS_SWIFT_SENDABLE;
@end
NS_ASSUME_NONNULL_END
