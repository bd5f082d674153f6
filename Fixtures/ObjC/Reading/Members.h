#import <Foundation/Foundation.h>
#import <UIKit/UIKit.h>
@import AVFoundation.Sub;
#include "nowhere.h"
@class Foo, Bar;
@protocol Fwd;
NS_ASSUME_NONNULL_BEGIN
typedef void (^Handler)(NSArray<NSString *> *_Nullable items, NSError *_Nullable error);
typedef NS_ENUM(NSInteger, Kind) { KindA, KindB = 1 << 2 };
typedef NS_OPTIONS(NSUInteger, Flags) { FlagsA } NS_SWIFT_NAME(Foo.Flags);
typedef struct { int a; } Anon;
typedef struct Tagged { int a; } TaggedName;
typedef struct Opaque *OpaqueRef;
typedef int (*Callback)(void *context, int);
typedef NSString *Key NS_TYPED_ENUM NS_SWIFT_NAME(Foo.Key);
static inline int add(int a, int b) { if (a) { return a + b; } return undeclared(b); }
extern NSString *const Key1;
FOO_EXPORT NSString *const Key2;
@interface Baz<T, __covariant U : id<NSCopying>> : UIView <Fwd>
@property T foo;
@end
@interface UIView (Cat)
- (void)cat;
@end
/// @mockable(history: foo = true)
NS_SWIFT_NAME(Storing)
@protocol Store <NSObject, NSCopying>
- (nullable NSString *)titleForRow:(NSInteger)row inSection:(unsigned long long)section;
- (void)load:(void (^)(NSString *_Nullable, NSError *_Nullable error))completion API_AVAILABLE(ios(13.0), macos(10.15));
- (BOOL)save:(NSData *)data error:(NSError **)error NS_SWIFT_NAME(save(_:));
+ (instancetype)make;
- (id<NSCopying>)thing:(Class<NSCoding>)c kind:(Kind)kind flags:(Flags)flags handler:(nullable Handler)handler;
- (void)each:(void (NS_NOESCAPE ^)(id obj, NSUInteger idx, BOOL *stop))block UNKNOWN_MACRO(1, 2);
- (void)log:(NSString *)format, ... NS_FORMAT_FUNCTION(1,2);
- (NSDictionary<NSString *, NSArray<NSNumber *> *> *)map:(const char *)s buffer:(int (*)(void *))f vals:(int[4])v rect:(CGRect)rect;
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (class, copy, nullable) NSString *name, *other;
@property (weak) id<Store> delegate;
@property (copy) void (^block)(int);
@property (assign) Foo *foo;
@optional
- (oneway void)foo:(inout id _Nullable * _Nonnull)x :(in UIView<Store> *)y;
- (struct point)foo NS_UNAVAILABLE;
@property (null_resettable) UIColor *tint UI_APPEARANCE_SELECTOR;
- noType;
@required
- (void (^)(int a, void (^)(int q)))make:(void (^)(void (^)(int)))x NS_REFINED_FOR_SWIFT;
- (UIView<Fwd> *)u:(UIView *)a c:(UIEvent)e d:(nullable UIBlah)d f:(int (*)(void *p))f g:(PHFetch<NSString *> *)p i:(id<Unk>)i j:(NSArray<UIImage *> *)j k:(CGPoint *)k;
- (__kindof UIView *)kind:(NS_SWIFT_SENDABLE void (^)(void))x y:(void (^NS_SWIFT_SENDABLE)(void))y z:(id)z NS_SWIFT_UI_ACTOR NS_SWIFT_DISABLE_ASYNC;
- (void)a:(TaggedName)a b:(struct Tagged *)b c:(OpaqueRef)c d:(Callback)d e:(Anon *)e f:(Key)f g:(Protocol *)g h:(SEL)h i:(Class)i j:(const void *)j k:(NSError *__autoreleasing *)k;
@end
NS_ASSUME_NONNULL_END
@protocol Unaudited
- (NSString *)a:(NSString *)b c:(nonnull NSString *)c d:(NSString *_Nullable)d e:(NSString *_Null_unspecified)e f:(void (^)(NSString *))f g:(NSError **)g h:(null_unspecified id)h;
- (long double)a:(unsigned)a b:(signed char)b c:(unsigned short int)c d:(long int)d e:(bool)e f:(uint8_t)f g:(size_t)g h:(char *const *)h;
@property NSString *a;
@end
