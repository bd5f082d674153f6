// Names that macros make, of parts that may be nothing.

#import <Foundation/Foundation.h>

#define GR_PREFIX
#define GR_SUFFIX
#define GR_PASTE(a, b) a##b
#define GR_CONCAT(a, b) GR_PASTE(a, b)
#define GR_TYPE(name) GR_CONCAT(GR_PREFIX, name)

NS_ASSUME_NONNULL_BEGIN

/// @mockable
@protocol GR_TYPE(GRRenderer) <NSObject>
- (void)setSize:(CGSize)size;
- (void)GR_CONCAT(GR_PREFIX, draw);
@end

/// @mockable
@protocol GR_CONCAT(GRTrack, GR_SUFFIX) <NSObject>
- (void)addRenderer:(id<GR_TYPE(GRRenderer)>)renderer;
- (id)groupBy:(id<NSCopying> _Nullable (^)(id _Nullable object))key
    transform:(nullable id _Nullable (^)(id _Nullable object))transform;
- (nullable id _Nullable (^)(void))maker;
@end

/// @mockable
@protocol GRTerminator <NSObject>
- (void)log:(const char *)format __printflike(1, 0);
- (void)stop:(__unused id)sender;
- (void)abort __dead2;
- (NSInteger)fail __attribute__((noreturn));
@end

NS_ASSUME_NONNULL_END
