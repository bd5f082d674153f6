// Pointers to objects and to functions.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
typedef NSString *Key NS_TYPED_ENUM;
typedef NSInteger Number NS_TYPED_ENUM;
typedef void (^Done)(void);
@protocol Pointers
- (void)a1:(Key _Nullable *_Nullable)o;
- (void)a2:(Key _Nonnull *_Nullable)o;
- (void)a3:(const Key _Nonnull *_Nullable)o;
- (void)a4:(Number *)o;
- (void)a5:(Key *)o;
- (void)a6:(Done *)o;
- (void)a7:(void (^_Nullable *_Nullable)(void))o;
- (void)a8:(SEL *)o;
- (void)a9:(id const *)o;
@end
NS_ASSUME_NONNULL_END
