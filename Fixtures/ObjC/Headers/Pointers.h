// Scalars of C, pointers, structures and function pointers.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

struct GROpaque;
typedef struct { float x; float y; float z; } GRVector;
typedef int GRToken;
typedef BOOL GRFlag;
typedef unsigned char GRDigest[16];
typedef void (*GRCallback)(int status, void *_Nullable context);

/// @mockable
@protocol GRBuffer
- (void)readBytes:(void *)bytes length:(NSUInteger)length;
- (void)writeBytes:(const void *)bytes length:(size_t)length;
- (const char *)UTF8String;
- (void)appendUTF8String:(const char *)string;
- (void)getValues:(int *)values count:(unsigned)count;
- (void)setFlag:(BOOL *)flag;
- (GRFlag)swapFlag:(GRFlag)flag into:(GRFlag *)other then:(void (^)(GRFlag flag))body;
- (uint8_t)byteAtIndex:(uint64_t)index;
- (void)setFloat:(float)value double:(double)doubleValue forToken:(GRToken)token;
- (void)setChar:(char)a unsignedChar:(unsigned char)b short:(short)c long:(long)d longLong:(long long)e;
- (void)setBool:(_Bool)value unicode:(unichar)character;
- (GRVector)vectorByAddingVector:(GRVector)other;
- (void)transform:(GRVector *)vector by:(const GRVector *)other;
- (void)openHandle:(struct GROpaque *)handle;
- (void)setCallback:(nullable GRCallback)callback context:(nullable void *)context;
- (void)sortUsingFunction:(NSInteger (*)(id, id, void *_Nullable))compare context:(nullable void *)context;
- (void)performSelector:(SEL)selector onClass:(Class)type;
- (BOOL)getTitle:(NSString *_Nullable *_Nullable)title subtitle:(NSString *_Nullable *_Nullable)subtitle;
- (NSRange)rangeOfString:(NSString *)string inRange:(NSRange)range;
- (nullable void *)baseAddress;
@end

// Pointers to structures, and objects of Core Foundation.
typedef struct GRHandle *GRHandleRef;
typedef struct GRNode { int value; } GRNode;
typedef GRNode *GRNodeRef;
typedef struct CF_BRIDGED_TYPE(id) GRImage *GRImageRef;

/// @mockable
@protocol GRNodes
- (nullable GRHandleRef)open:(GRHandleRef)handle;
- (GRNodeRef)next:(GRNodeRef)node;
- (void)show:(nullable GRImageRef)image;
- (GRImageRef)image;
- (nullable GRImageRef)copyImage CF_RETURNS_RETAINED;
@end

// Typedefs of classes, which a `*` follows where they are used.
typedef NSArray<NSString *> GRNameList;
typedef NSArray GRList;
typedef GRNameList GRTitleList;
@interface GRPage : NSObject
@end
typedef GRPage GRLeaf;

enum GRUndefinedStyle;

/// @mockable
@protocol GRLibrary
- (GRNameList *)names;
- (void)setTitles:(nullable GRTitleList *)titles list:(GRList *)list;
- (void)eachLeaf:(void (^)(GRLeaf *leaf, GRNameList *_Nullable names))body;
@property (nullable) GRLeaf *leaf;
- (void)getDigest:(unsigned char[_Nonnull 16])digest;
- (void)setDigest:(nonnull GRDigest)digest then:(void (^)(int count, GRDigest _Nullable digest))body;
- (void)getHash:(unsigned char[_Nullable 16])hash;
- (void)getBlock:(void (^__strong _Nullable *_Nonnull)(int count))block;
- (void)getBlocks:(void (^__strong _Nonnull *_Nullable)(void))blocks;
- (void)moveTo:(struct { int x; } *)point style:(enum GRUndefinedStyle *)style;
@end

NS_ASSUME_NONNULL_END
