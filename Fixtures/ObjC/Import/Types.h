// Types of Objective-C and C.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@class UIView, Gen;
@protocol Pro; @protocol Fwd;
@interface Box<ObjectType> : NSObject
@end
@interface Bound<Key : UIView *, Value : id<NSCopying>> : NSObject
@end
@interface Sub : Box<NSString *>
@end
@interface XYZThing : NSObject
@end
NS_SWIFT_NAME(RenamedClass) @interface OldClass : NSObject
@end
NS_SWIFT_NAME(RenamedProto) @protocol OldProto <NSObject>
@end
@protocol Both <NSObject>
@end
@interface Both : NSObject
@end
struct Opaque;
struct Complete { int x; };
typedef struct Complete CompleteT;
typedef struct { int y; } Anon;
union Un { int a; float b; };
enum Plain { PlainA };
typedef enum { TE } TypedefEnum;
typedef NS_ENUM(NSInteger, Style) { StyleA };
typedef NS_CLOSED_ENUM(NSInteger, Closed) { ClosedA };
typedef NS_OPTIONS(NSUInteger, Opts) { OptsA = 1 };
typedef NS_ENUM(NSInteger, SwStyle) { SwStyleA } NS_SWIFT_NAME(Outer);
typedef NSString *Wrapped NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *WrappedEnum NS_TYPED_ENUM;
typedef NSString *WrappedNamed NS_TYPED_ENUM NS_SWIFT_NAME(Both.Name);
typedef NSInteger WrappedInt NS_TYPED_ENUM;
typedef NSString *Plainly;
typedef NSArray<NSString *> *Strings;
typedef int MyInt;
typedef MyInt MyInt2;
typedef int IntSwift NS_SWIFT_NAME(SwiftInt);
typedef void (^Blk)(NSString *, NSError *_Nullable);
typedef NSString *_Nullable (^Transform)(NSString *_Nullable);
typedef void (^_Nullable NullBlk)(void);
typedef void (*Fn)(int, void *);
typedef BOOL (^Pred)(id obj, NSUInteger idx, BOOL *stop);
typedef float vec3[3];
@protocol U <NSObject>
- (void)a1:(Box<NSString *> *)x;
- (void)a2:(Box *)x;
- (void)a3:(Box<id> *)x;
- (void)a4:(Box<id<NSCopying>> *)x;
- (void)a5:(Bound *)x;
- (void)a7:(Sub *)x;
- (void)a8:(OldClass *)x;
- (void)a9:(id<OldProto>)x;
- (void)a10:(id<Both>)x b:(Both *)y;
- (void)a11:(struct Opaque *)x;
- (void)a13:(struct Complete)x;
- (void)a14:(CompleteT *)x;
- (void)a15:(const CompleteT *)x;
- (void)a16:(Anon)x;
- (void)a17:(union Un)x;
- (void)a18:(enum Plain)x;
- (void)a19:(TypedefEnum)x;
- (void)a20:(Style)x;
- (void)a21:(Closed)x;
- (void)a22:(Opts)x;
- (void)a23:(SwStyle)x;
- (void)a25:(Wrapped)x;
- (void)a26:(nullable Wrapped)x;
- (void)a27:(WrappedEnum)x;
- (void)a28:(WrappedNamed)x;
- (void)a29:(WrappedInt)x;
- (void)a30:(Plainly)x;
- (void)a31:(nullable Strings)x;
- (void)a32:(MyInt)x b:(MyInt2)y;
- (void)a33:(IntSwift)x;
- (void)a34:(Blk)x;
- (void)a35:(nullable Blk)x b:(int)y;
- (void)a36:(Transform)x;
- (void)a37:(NullBlk)x b:(int)y;
- (void)a38:(Fn)x;
- (void)a39:(nullable Fn)x b:(int)y;
- (void)a40:(Pred)x;
- (void)a41:(NSArray<Wrapped> *)x;
- (void)a42:(NSDictionary<Wrapped, id> *)x;
- (void)a43:(NSDictionary<id, NSString *> *)x;
- (void)a44:(NSDictionary<id<NSCopying>, NSString *> *)x;
- (void)a45:(NSSet<id<NSCopying>> *)x;
- (void)a46:(NSArray<id<Pro>> *)x;
- (void)a47:(NSArray<Class> *)x;
- (void)a48:(NSArray<Blk> *)x;
- (void)a49:(NSArray<Box<NSString *> *> *)x;
- (void)a50:(NSArray<NSDictionary<NSString *, NSArray<NSNumber *> *> *> *)x;
- (void)a51:(NSDictionary<NSString *, Blk> *)x;
- (void)a52:(NSMutableDictionary<NSString *, id> *)x;
- (void)a53:(NSOrderedSet<NSString *> *)x;
- (void)a54:(NSCache<NSString *, UIView *> *)x;
- (void)a55:(NSHashTable<UIView *> *)x;
- (void)a56:(NSMapTable<NSString *, UIView *> *)x;
- (void)a57:(NSEnumerator<NSString *> *)x;
- (void)a58:(int8_t)a b:(uint8_t)b c:(int16_t)c d:(uint16_t)d e:(int32_t)e f:(uint32_t)f g:(int64_t)g h:(uint64_t)h i:(size_t)i j:(ssize_t)j k:(intptr_t)k;
- (void)a59:(uint8_t *)a b:(const uint8_t *)b c:(NSInteger *)c d:(NSUInteger *)d e:(CGFloat *)e f:(CGRect *)f;
- (void)a60:(char *)a b:(char **)b c:(const char **)c d:(void **)d e:(int **)e;
- (void)a61:(id *)a b:(Class *)b;
- (void)a62:(NSArray<NSString *> **)a;
- (void)a63:(NSDate *_Nullable *_Nonnull)a;
- (void)a64:(int[4])a b:(float[])b;
- (void)a65:(NSURLSession *)a b:(NSHTTPURLResponse *)b c:(NSOperationQueue *)c d:(NSBundle *)d e:(NSFileManager *)e f:(NSUserDefaults *)f g:(NSTimer *)g;
- (void)a66:(NSIndexPath *)a b:(NSIndexSet *)b c:(NSCharacterSet *)c d:(NSLocale *)d e:(NSCalendar *)e f:(NSTimeZone *)f g:(NSDateComponents *)g h:(NSNotification *)h;
- (void)a67:(NSAttributedString *)a b:(NSAttributedStringKey)b c:(NSDictionary<NSAttributedStringKey, id> *)c d:(NSRunLoopMode)d e:(NSNotificationName)e;
- (void)a68:(NSComparisonResult)a b:(NSQualityOfService)b c:(NSRange)c d:(NSRangePointer)d e:(NSTimeInterval)e f:(unichar)f;
- (void)a71:(Protocol *)a;
- (void)a73:(void (^)(void (^_Nullable)(void)))x;
- (void)a74:(void (^)(NS_NOESCAPE void (^)(void)))x;
- (void)a75:(NSString *(^)(void))x b:(NSString *_Nullable (^)(void))y;
- (void)a76:(void (^)(NSArray<NSString *> *, NSDictionary *_Nullable, id, id _Nullable, Class, SEL, BOOL, int *, void *, NSError **))x;
- (void)a77:(void (*)(NSString *, id, BOOL, void (^)(void), NSArray<NSString *> *, SEL, NSError **))x;
- (BOOL (*)(BOOL))a78;
- (void (^(^)(int))(NSString *))a79;
- (void (^)(void))a80;
- (nullable NSArray<NSString *> *)a81;
- (Class)a82;
- (nullable Class<Pro>)a83;
- (nullable SEL)a84;
- (const char *)a85;
- (nullable const char *)a86;
- (void *)a87;
- (CGRect)a88;
- (nullable Wrapped)a89;
- (__kindof UIView *)a90;
- (NSArray<__kindof UIView *> *)a91;
- (inout int *)a92;
- (oneway void)a93;
- (bycopy NSString *)a94;
- (void)a95:(out NSError **)x y:(in int)y;
- (void)a96:(NSData *)data;
- (void)a97:(NSError *)e b:(nullable NSError *)f;
- (void)a98:(NSProgress *)e b:(NSException *)f c:(NSNull *)n d:(NSDecimalNumber *)d e:(NSValue *)v;
- (void)a99:(NSUUID *)e b:(NSURLComponents *)f c:(NSURLQueryItem *)n d:(NSURLResponse *)d e:(NSURLSessionDataTask *)v;
- (void)a100:(volatile int *)x b:(const int *const)y;
- (void)a101:(NSString *const)x;
- (void)a102:(NSStringEncoding)x b:(NSDataReadingOptions)y;
- (nonnull id)a104:(nonnull id)x;
- (null_unspecified id)a105:(null_unspecified NSString *)x;
- (void)a106:(void (^_Null_unspecified)(void))x;
- (void)a107:(MyInt *)x b:(Style *)y c:(Opts *)z d:(Anon *)w;
- (void)a108:(XYZThing *)x;
- (void)a109:(NSArray<NSArray *> *)x;
- (void)a110:(NSDictionary<NSString *, NSArray *> *)x;
- (void)a111:(nullable NSDictionary<NSString *, NSArray *> *)x;
- (void)a113:(NSInvocation *)x b:(NSMethodSignature *)y;
- (void)a115WithCompletionHandler:(Blk)x NS_SWIFT_ASYNC(1);
- (void)a116:(NSArray<Wrapped> *)x b:(NSSet<Wrapped> *)y;
- (void)a117:(NSDictionary<NSNumber *, Class> *)x;
- (void)a119:(bool)x b:(unsigned)y c:(unsigned short int)z d:(long int)w e:(long unsigned)v f:(signed)u g:(unsigned long long int)t h:(short int)s;
@property (class, nonatomic, strong) Blk classBlock;
@property (nonatomic, copy) Wrapped w;
@property (nonatomic, copy, nullable) Strings strs;
@property (nonatomic, weak) Gen *g;
@property (nonatomic, readonly) NSArray<Blk> *blocks;
@property (nonatomic, readonly) Box<UIView *> *box;
@property (nonatomic, assign) Style style;
@property (nonatomic, assign) CGFloat width;
@property (nonatomic) CGRect frame;
@property (nonatomic, unsafe_unretained) NSObject<Pro> *uns;
@property (nonatomic, copy, null_resettable) NSArray *nr;
@end
NS_ASSUME_NONNULL_END
