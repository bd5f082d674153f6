// Properties, and what is not audited for nil.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@class UIView, UITableView, UIViewController, UIColor, UIScrollView, UIImage;
@protocol MyService
@property (readonly) id<MyService> classService;
@property (readonly) id<MyService> fooService;
@property (readonly) id<MyService> serviceInFoo;
@property (readonly) id<MyService> serviceIn;
@property (readonly) id<MyService> getService;
@property (readonly) id<MyService> addService;
@property (readonly) UIView *fooView;
@property (readonly) int addService2;
@property (readonly) int addServiceNow;
@property (getter=isFoo) BOOL foo;
@property (getter=hasBar) BOOL bar;
@property (getter=getBaz) int baz;
@property (getter=isInt) int integer;
@property (getter=isNot) BOOL other;
@property (getter=thing) BOOL thing2;
@property (getter=isFooBar) _Bool fooBar;
@property (getter=isURL) BOOL URL;
@property (getter=isURLFoo) BOOL URLFoo;
@property (getter=getXYZ) NSString *xYZ;
@property (getter=isFoo2) BOOL Foo2;
@property (getter=isin) BOOL in;
@property (getter=URLGetter) NSURL *foo7;
@property BOOL isDirect;
@property (readonly) BOOL IsUpper;
@property int Type;
@property int var_;
@property int self_;
@property int extension;
@property int where;
@property int is;
@property int func;
@property int some;
@property int associatedtype;
@property int get;
@property int any;
@property int Self;
@property int Any;
@property int init;
@property int subscript;
@property int throws;
@property int X;
@property int XYZ;
@property int XYZs;
@property int XYZsFoo;
@property int ABc;
@property int AB2c;
@property int A2c;
@property int aB;
@property int _foo;
@property int _Foo;
@property int foo_Bar;
@property int iOS;
@property int IOSurface;
@property (readonly) int URLIn NS_SWIFT_NAME(HTTPFoo);
@property (copy, null_resettable) NSString *nr;
@property (copy) NSString *_Null_unspecified nu;
@property (weak) UIView *w1;
@property (nullable, weak) UIView *w2;
@property (assign) UIView *a1;
@property (assign, nullable) UIView *a2;
@property (assign) Class c1;
@property (unsafe_unretained) id<MyService> a3;
@property (retain) id strongId;
@property (copy) void (^b1)(void);
@property (copy, nullable) void (^b2)(void);
@property (copy, null_resettable) void (^b3)(void);
@property (class, copy) NSArray<UIView *> *classViews;
@property (class, readonly, getter=isShared) BOOL shared;
@property const char *cs;
@property (nullable) const char *cs2;
@property (nullable) void *vp;
@property SEL sel;
@property (nullable) SEL sel2;
@property (nullable) Class cls;
@property (atomic) NSUInteger ui;
@property (readonly, nullable) NSError *error;
@property (readonly) NSError *error2;
@property (readonly) void (*fp)(int);
@property (readonly, nullable) void (*fp2)(int);

@end
@protocol Unaud
@property id a;
@end
NS_ASSUME_NONNULL_END
@protocol Unaudited
- (NSString *)foo:(NSString *)x;
- (void)bar:(void (^)(NSString *, NSError *))x;
- (void)bar2WithCompletion:(void (^)(NSString *, NSError *))x;
- (BOOL)bar3:(NSError **)e;
- (NSString *)bar4:(int)x error:(NSError **)e;
- (void)bar5:(id)x c:(Class)c s:(SEL)s p:(void *)p q:(const char *)q i:(int *)i b:(BOOL *)b;
- (NSArray<NSString *> *)bar6:(NSArray *)a d:(NSDictionary *)d;
- (instancetype)initWithFoo:(NSString *)x;
- (instancetype)bar7;
- (id)bar8;
- (void)bar9:(NSString **)x;
- (void (^)(NSString *))bar10;
@property NSString *p1;
@property (weak) id p2;
@property (copy) void (^p3)(NSString *);
@property (assign) id p4;
@end
// What is held weakly or not at all is an object.
typedef NSString *PropertyKey NS_TYPED_ENUM;
NS_ASSUME_NONNULL_BEGIN
@protocol Row
@end
@protocol Holding
@property (assign) NSString *title;
@property (weak, nullable) NSURL *url;
@property (weak, readonly) NSError *lastError;
@property (unsafe_unretained) NSArray<NSString *> *names;
@property (assign) NSDictionary<NSString *, NSNumber *> *counts;
@property (assign) NSNumber *count;
@property (assign) NSMeasurement<NSUnitLength *> *length;
@property (assign) PropertyKey key;
@property (weak, nullable) id<Row> row;
@property (weak, nullable) NSString<Row> *rowName;
@property (weak, nullable) NSMutableArray<NSString *> *list;
@property (assign) Class kind;
@end
NS_ASSUME_NONNULL_END
@protocol HoldingUnaudited
@property (weak) NSString *title;
@property (assign) NSString *name;
@end
