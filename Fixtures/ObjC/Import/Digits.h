// Words with digits, which the compiler cuts differently from either end, and the endings of types that say nothing.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@class AWSS3Client, MP3Player, View3D, Node12, Foo2Bar, FooURLs, Foo_URLsMap, ABCs2Map;
typedef struct { int x; } Pos_t;
typedef struct { int x; } PosType_t;
typedef struct { int x; } PosTypeRef2D;
typedef struct { int x; } vec_t;
typedef struct { int x; } vec3d_t;
typedef struct { int x; } my_pos;
typedef CGPoint *PointPtr;
typedef PointPtr OtherPointPtr;
typedef Pos_t *PosPtr;
typedef int *IntPtr;
typedef struct NodeData *NodeRef;
typedef struct { int x; } *ItemRef;
typedef struct { int x; } *ItemBox;
@protocol Digits
@property int URLs;
@property int URLs2;
@property int URLs2Foo;
@property int URLs_foo;
@property int URL2;
- (void)add3Client:(AWSS3Client *)x;
- (void)addS3Client:(AWSS3Client *)x;
- (void)addSS3Client:(AWSS3Client *)x;
- (void)add3Player:(MP3Player *)x;
- (void)addP3Player:(MP3Player *)x;
- (void)addXMP3Player:(MP3Player *)x;
- (void)addView:(View3D *)x;
- (void)addView3:(View3D *)x;
- (void)addView3D:(View3D *)x;
- (void)addNode:(Node12 *)x;
- (void)addNode1:(Node12 *)x;
- (void)addNode2:(Node12 *)x;
- (void)addBar:(Foo2Bar *)x;
- (void)add2Bar:(Foo2Bar *)x;
- (void)addFooBar:(Foo2Bar *)x;
- (void)addURLs:(FooURLs *)x;
- (void)addURLsMap:(Foo_URLsMap *)x;
- (void)addBCs2Map:(ABCs2Map *)x;
- (void)addABC2Map:(ABCs2Map *)x;
- (void)addPos:(Pos_t)x;
- (void)addPos_t:(Pos_t)x;
- (void)addT:(Pos_t)x;
- (void)goPos:(PosType_t)x;
- (void)addPos_tt:(PosType_t)x;
- (void)showPos:(PosTypeRef2D)x;
- (void)showPosType:(PosTypeRef2D)x;
- (void)addPosa:(PosTypeRef2D)x;
- (void)addVec:(vec_t)x;
- (void)addVec_t:(vec_t)x;
- (void)add_vec:(vec_t)x;
- (void)addVec3D:(vec3d_t)x;
- (void)add_pos:(my_pos)x;
- (void)addPosZ:(my_pos)x;
- (void)addPointPtr:(PointPtr)x;
- (void)addPoint:(PointPtr)x;
- (void)goPoint:(OtherPointPtr)x;
- (void)showPosPtr:(PosPtr)x;
- (void)hidePos:(PosPtr)x;
- (void)addIntPtr:(IntPtr)x;
- (void)addInt:(IntPtr)x;
- (void)addRangePointer:(NSRangePointer)x;
- (void)addRange:(NSRangePointer)x;
- (void)addItem:(ItemRef)x;
- (void)addItemBox:(ItemBox)x;
- (void)showItemRef:(ItemRef)x;
@end
@protocol S3Client
+ (instancetype)s3ClientWithRegion:(NSString *)x;
+ (instancetype)clientWithRegion:(NSString *)x;
- (void)addS3ClientNow;
- (void)startClientNow;
@end
@protocol AWSS3Thing
+ (instancetype)s3ThingWithRegion:(NSString *)x;
+ (instancetype)S3ThingWithRegion:(NSString *)x;
+ (instancetype)AWSS3ThingWithRegion:(NSString *)x;
@end
@protocol XView3D
+ (instancetype)viewWithRegion:(NSString *)x;
+ (instancetype)view3DWithRegion:(NSString *)x;
+ (instancetype)DWithRegion:(NSString *)x;
@end
@protocol ViewView
+ (instancetype)viewWithRegion:(NSString *)x;
+ (instancetype)viewViewWithRegion:(NSString *)x;
@end
NS_ASSUME_NONNULL_END
