// Names that declarations are given, and those that clang warns about and ignores.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@protocol CustomNames
- (instancetype)initWithC:(int)x NS_SWIFT_NAME(make(see:));
- (instancetype)initWithD:(int)x NS_SWIFT_NAME(init(see:));
- (instancetype)initWithE:(int)x NS_SWIFT_NAME(CustomNames.make(see:));
- (void)a1:(int)x NS_SWIFT_NAME(send(a:b:));
- (void)a2:(int)x NS_SWIFT_NAME(send(xe));
- (void)a3:(int)x NS_SWIFT_NAME(send(12:));
- (void)a4:(int)x NS_SWIFT_NAME(send-4(x:));
- (void)a5:(int)x NS_SWIFT_NAME(send());
- (void)a6:(int)x NS_SWIFT_NAME(send6(_:));
- (void)a7:(int)x NS_SWIFT_NAME(class(for:));
- (void)a8:(int)x NS_SWIFT_NAME(_(x:));
- (void)a9:(int)x NS_SWIFT_NAME(Foo.send9(x:));
- (void)a10:(int)x foo:(int)y NS_SWIFT_NAME(send(x:y));
- (void)a11:(int)x NS_SWIFT_NAME( send( x : ) );
- (void)a12 NS_SWIFT_NAME(reload);
- (void)a13 NS_SWIFT_NAME(`default`());
- (void)a14:(int)x foo:(int)y NS_SWIFT_NAME(send(x: y:));
- (void)b1 NS_SWIFT_NAME(getter:stopping());
- (int)b2 NS_SWIFT_NAME(getter:stop2());
- (int)b3:(int)x NS_SWIFT_NAME(getter:stop3(x:));
- (BOOL)c1:(int)x error:(NSError **)e NS_SWIFT_NAME(save1(x:));
- (BOOL)c2:(int)x error:(NSError **)e NS_SWIFT_NAME(save2());
- (BOOL)c3:(NSError **)e NS_SWIFT_NAME(save3());
- (void)d1:(void (^)(int x, NSError *_Nullable))b NS_SWIFT_ASYNC_NAME(load1());
- (void)d2:(void (^)(int x, NSError *_Nullable))b NS_SWIFT_ASYNC_NAME(load2);
- (void)d3:(int)x block:(void (^)(int x, NSError *_Nullable))b NS_SWIFT_ASYNC_NAME(load3());
@property int e1 NS_SWIFT_NAME(first());
@property int e2 NS_SWIFT_NAME(`second`);
@property int e3 NS_SWIFT_NAME(getter:third());
@property int e4 NS_SWIFT_NAME(class);
@property int e5 NS_SWIFT_NAME(5a);
@property int e6 NS_SWIFT_NAME(Foo.sixth);
@end
NS_ASSUME_NONNULL_END
