// Pointers to objects and to functions.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
typedef void (*Printer)(const char *, ...);
typedef NSString *Key NS_TYPED_ENUM;
typedef NSInteger Number NS_TYPED_ENUM;
typedef void (^Done)(void);
typedef const struct __attribute__((objc_bridge(NSString))) __CFString *CFStringRef;
typedef void Call(int a);
typedef int (Ask)(void);
typedef void *Item;
typedef Item *Items;
@interface Cls : NSObject
@end
@compatibility_alias OldCls Cls;
typedef struct Held { Cls *object; } Held;
typedef struct { int size; Held held; } Holder;
typedef struct Unheld {
    __unsafe_unretained id first; Cls *__unsafe_unretained object; int (*call)(Cls *); NSUInteger bits : 4;
} Unheld;
union Either { int number; struct { id object; } inner[2]; };
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
- (BOOL)b1:(CFStringRef _Nullable *_Nonnull)o;
- (BOOL)b2:(CFStringRef _Nullable *_Nonnull CF_RETURNS_RETAINED)o;
- (BOOL)b3:(CFStringRef _Nullable *_Nonnull)CF_RETURNS_RETAINED o;
- (BOOL)b4:(CFStringRef _Nullable *_Nonnull CF_RETURNS_NOT_RETAINED)o;
- (BOOL)b5:(CFStringRef _Nonnull *_Nullable CF_RETURNS_RETAINED)o;
- (void)c1:(id __strong *)o;
- (void)c2:(id __strong _Nonnull *_Nonnull)o;
- (void)c3:(id __autoreleasing *)o;
- (void)c4:(id __unsafe_unretained *)o;
- (void)c5:(id __weak *)o;
- (void)c6:(NSString *__strong *)o;
- (void)c7:(id __strong const *)o;
- (void)c8:(Cls *__strong _Nullable *_Nullable)o;
- (void)c9:(Done __strong *)o;
- (void)d1:(Call *)cb;
- (void)d2:(void(int))cb;
- (void)d3:(Call)cb;
- (void)d4:(nullable Call *)cb x:(int)x;
- (Ask *)d5;
- (void)d6:(void (^)(Call *))b;
- (void)d7:(Call **)cb;
- (void)d8:(Ask *_Nullable)cb x:(int)x;
@property (nonatomic) Call *d9;
- (void)doWithCall:(Call *)call;
- (void)e1:(Items)o;
- (Items)e2;
@property (nonatomic) Items e3;
- (void)f1:(OldCls *)o;
- (void)f2:(NSArray<OldCls *> *)o;
- (void)g1:(Held *)o;
- (void)g2:(struct Held *)o;
- (const Holder *)g3;
- (void)g4:(Unheld)o;
- (void)g5:(union Either *)o;
- (void)h1:(SEL _Nullable *_Nullable)x;
- (void)h2:(SEL _Nonnull *_Nullable)x;
- (void)h3:(SEL _Nullable)x;
- (void)i1:(void (*)(const char *, ...))x;
- (void)i2:(nullable void (*)(const char *, ...))x;
- (void)i3:(void (^)(void (*)(int, ...)))x;
- (void (*)(const char *, ...))i4;
- (void)i5:(Printer)x;
- (void)addWithPrinter:(Printer)x;
- (void)addFunction:(Printer)x;
- (void)j1:(void (^__strong _Nonnull *_Nonnull)(void))x;
- (void)j2:(void (^__strong _Nullable *_Nullable)(int))x;
- (void)j3:(void (^__weak _Nullable *_Nonnull)(void))x;
- (void)j4:(__strong NSString *_Nullable *_Nonnull)x;
@end
NS_ASSUME_NONNULL_END
