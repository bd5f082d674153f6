// Typedefs of truth values.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
typedef BOOL Flag;
typedef Flag FlagOfFlag;
typedef bool CFlag;
typedef BOOL NamedFlag NS_SWIFT_NAME(SwiftFlag);
typedef BOOL WrappedFlag NS_TYPED_ENUM;
typedef WrappedFlag FlagOfWrapped;
typedef Flag (^FlagBlk)(Flag);
@protocol Truth
- (void)f1:(Flag)f;
- (Flag)f2;
@property (nonatomic) Flag f3;
@property (nonatomic, getter=isGood) Flag good;
@property (nonatomic, getter=isBest) BOOL best;
@property (nonatomic, getter=isNice) bool nice;
@property (nonatomic, getter=isKept) WrappedFlag kept;
- (void)f4:(void (^)(Flag))x;
- (void)f5:(Flag *)x;
- (void)f6:(void (*)(Flag))x;
- (void)f7:(FlagOfFlag)x b:(FlagOfFlag *)y;
- (void)f8:(CFlag)x b:(CFlag *)y;
- (void)f9:(NamedFlag)x b:(NamedFlag *)y;
- (void)f10:(WrappedFlag)x b:(WrappedFlag *)y;
- (void)f11:(FlagOfWrapped)x;
- (Flag)f12:(NSError **)x;
- (NamedFlag)f13:(NSError **)x;
- (bool)f14:(NSError **)x;
- (WrappedFlag)f15:(NSError **)x;
- (void)setAnimated:(Flag)x;
- (void)showAnimated:(Flag)x;
- (void)moveAnimated:(WrappedFlag)x;
- (Flag)f16:(FlagBlk)b;
- (Flag)f17WithCompletion:(void (^)(void))completion error:(NSError **)x;
- (Flag)f18:(NSError **)x completion:(void (^)(void))completion;
- (void)f19:(const Flag *)x;
@end
NS_ASSUME_NONNULL_END
