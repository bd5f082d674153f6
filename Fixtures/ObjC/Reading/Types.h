#ifndef TYPES_H
#define TYPES_H
#import "Included.h"
#import "Types.h"
#define MY_NAME(x) NS_SWIFT_NAME(x)
#define MY_NULLABLE nullable
#define MY_PRIVATE __attribute__((swift_private))
#define MY_TYPE(T) NSArray<T *> *
#define DECLARE_GET(name) - (nullable id)name;
typedef void (^Block2)(void);
/* block /* comment */
/**
 * Stores things.
 * @mockable
 */
@protocol
  Commented // why
    <NSObject>
- (MY_NULLABLE NSString *)a MY_NAME(aa());
- (MY_TYPE(NSString))b MY_PRIVATE;
#if TARGET_OS_IPHONE
- (void)phone;
#else
- (void)mac;
#endif
#if 0
/// @mockable
@protocol Skipped
@end
#endif
#ifdef __cplusplus
- (void)cpp;
#endif
@end
/// @mockable
@protocol Weak
@property (weak) id a;
@property (weak, nullable) id b;
@property (weak, nonatomic) IBOutlet UILabel *label;
@property (nonatomic, strong, null_unspecified) NSString *c;
@property (readonly) NSString *const d;
@property (assign) id e;
@property (unsafe_unretained) NSString *f;
@property (assign) NSInteger g;
@property (copy) Block2 h;
@property (nonatomic, setter=putIt:, getter=takeIt) NSInteger i;
@property (readwrite, retain) id<NSCopying, NSCoding> j;
@property (class, readonly) Weak2 *k NS_SWIFT_NAME(kk);
@property NSInteger l, m;
@property (nonatomic) void (*fn)(int, const char *);
@property struct CGPoint n;
@property int p[4];
@end
NS_ASSUME_NONNULL_BEGIN
typedef Block2 _Nullable (^Block3)(Block2 b, Block2 _Nullable c);
typedef void (^__nullable Block4)(NSString *x);
typedef NSArray<NSString *> *Strings;
typedef id<NSCopying> Copyable;
typedef const struct __CFThing *CFThingRef;
typedef unsigned char Bytes[16];
typedef int (^Vararg)(NSString *format, ...);
@protocol Types
- (Block2)a:(Block3)a b:(nullable Block2)b c:(Block4)c d:(Strings)d e:(Copyable)e f:(CFThingRef)f g:(Bytes)g h:(Vararg)h;
- (void (^_Nullable)(NSString *a, void (^_Nullable)(NSArray<id<NSCopying>> *b)))nested:(NSArray<void (^)(int a)> *)blocks;
- (void)pointers:(int *)a b:(int **)b c:(const int *)c d:(int *const)d e:(id *)e f:(id _Nullable *_Nonnull)f g:(NSString **)g h:(void *)h i:(NSError **)i j:(NSError *_Nullable *)j k:(BOOL *)k l:(const char *const)l m:(CGRect *)m n:(char **)n o:(id<NSCopying> *)o;
- (int (*)(int))fn:(int (*_Nullable)(int x, void (^)(int y)))a b:(void (*)(void))b c:(int (*)(int a[3], int b[]))c;
- (NSDictionary<NSString *, NSDictionary<id<NSCopying>, NSArray *> *> *)map:(NSDictionary *)a b:(NSMapTable<id, Class> *)b c:(NSSet<__kindof NSNumber *> *)c d:(NSArray<Block2> *)d;
- (instancetype)init;
- (nullable instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (id)initWithID:(id)anID;
- (void)a:(NSInteger)a :(NSInteger)b c:(out NSString *_Nullable *_Nullable)c;
- (unichar)ch:(unsigned char)a b:(long long)b c:(unsigned long)c d:(float)d e:(double)e f:(signed)f g:(short)g h:(int8_t)h i:(long long int)i j:(wchar_t)j k:(struct Undeclared *)k l:(enum Undeclared2)l;
- (void)v:(va_list)v file:(FILE *)file set:(NSOrderedSet<NSString *> *)set cls:(Class<NSCopying>)cls ncls:(nullable Class<NSCopying>)ncls;
- (void)unavail NS_SWIFT_UNAVAILABLE("no, \"never\""); 
- (void)depr __attribute__((deprecated("use x"))) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(macos);
- (void)as:(void (^)(NSString *_Nullable, NSError *_Nullable))c NS_SWIFT_ASYNC_NAME(as2()) NS_SWIFT_ASYNC(1);
- (BOOL)thr:(NSError **)e __attribute__((swift_error(nonnull_error)));
- (void)x NS_SWIFT_NOTHROW NS_REFINED_FOR_SWIFT NS_UNAVAILABLE;
- (void)noesc:(__attribute__((noescape)) void (^)(void))a b:(void (^)(void))b NS_SWIFT_NAME(noesc(_:_:));
- (void)noescape:(int)noescape unavailable:(int)unavailable swift_private:(int)availability availability:(int)swift_name;
- (void)sendable:(void (^)(NS_SWIFT_SENDABLE void (^inner)(void), int (^)(NSString *_Nullable)))a;
- (Unk1 *)q:(Unk2 *_Nullable)a b:(nullable Unk3)b c:(Unk4<NSString *, id> *)c d:(Unk5<Unk6 *> *)d e:(Unk7<Unk8> *)e f:(id<Unk8>)f g:(Unk3)g h:(const Unk9 *)h i:(Unk10 **)i j:(NSArray<Unk11 *> *)j k:(Unk4<NSString *, id> *)k;
@end
NS_ASSUME_NONNULL_END
@protocol Sub <Commented, Included, Unknown12>
@optional
- (void)o;
@property int oo;
+ (void)cc;
@required
- (void)r;
@end
typedef NS_ERROR_ENUM(MyDomain, MyError) { MyErrorA };
typedef NS_CLOSED_ENUM(uint8_t, MyClosed) { MyClosedA };
NS_ENUM(NSInteger) { AnonA };
enum { AnonB };
enum Plain { PlainA };
typedef enum { TA } TypedEnum;
typedef enum Plain2 : NSUInteger { P2A } Plain2;
union U { int a; };
@class G<T>, H;
@interface I : H <Commented> { int ivar; }
- (void)dont;
@property int nope;
@end
@interface J<__covariant A : id<NSCopying>, B : NSString *> : I
@end
NS_SWIFT_NAME(KK)
@interface K
@end
@interface K ()
@end
MY_EXPORT @interface L : K
@end
MY_EXPORT_NAME("x") @protocol M <NSObject>
- (void)m MY_SUFFIX;
- (void)n:(int)n MY_ARGS(1, "x");
@property int o MY_SUFFIX;
@end
#endif
