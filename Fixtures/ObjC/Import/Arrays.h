// Arrays, which are pointers as parameters.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
typedef int Ints[4];
typedef Ints IntsOfInts;
typedef const Ints ConstInts;
typedef unsigned char Digest[16];
@protocol Arrays
- (void)g1:(Ints)x;
- (void)g2:(IntsOfInts)x;
- (void)g3:(Ints *)x;
- (void)g4:(nullable Ints)x;
- (void)g5:(nonnull Ints)x;
- (void)g6:(ConstInts)x;
- (void)g7:(const Ints)x;
- (void)g8:(Digest)x;
- (void)g9:(void (^)(Digest))x;
- (void)g10:(void (*)(Digest))x;
- (void)g11:(Ints[2])x;
- (void)g12:(int[2][3])x;
- (void)getDigest:(Digest)x;
- (void)g13:(const char *[_Nullable])x;
- (void)g14:(const char *[_Nonnull 2])x;
- (void)g15:(id __unsafe_unretained [_Nonnull])x;
- (void)g16:(const char *_Nullable[_Nonnull])x;
- (void)g17:(void (^)(const char *[_Nullable]))x;
@property (readonly) Digest *digest;
@end
NS_ASSUME_NONNULL_END
@protocol UnauditedArrays
- (void)g1:(Ints)x;
- (void)g2:(nullable Ints)x;
- (void)g3:(void (^)(Digest))x;
- (void)g4:(const char *[])x;
@end
