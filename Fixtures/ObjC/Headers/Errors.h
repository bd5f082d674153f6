// Error pointers: what throws, what does not, and how names change.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *_Nullable GRMaybeText;
typedef void (^_Nullable GRMaybeBlock)(void);

extern NSString *const GRStoreErrorDomain;
typedef NS_ERROR_ENUM(GRStoreErrorDomain, GRStoreErrorCode) { GRStoreErrorCodeFull = 1 };

/// @mockable
@protocol GRStore <NSObject>
- (BOOL)saveAndReturnError:(NSError **)error;
- (BOOL)writeToURL:(NSURL *)url error:(NSError **)error;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically error:(NSError *_Nullable *_Nullable)error;
- (nullable NSData *)dataForKey:(NSString *)key error:(NSError **)error;
- (nullable NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
- (NSString *)nameForKey:(NSString *)key error:(NSError **)error;
- (NSInteger)flushWithError:(NSError **)error __attribute__((swift_error(nonzero_result)));
- (BOOL)validateWithError:(NSError **)error NS_SWIFT_NOTHROW;
- (BOOL)getValue:(id _Nullable *_Nonnull)value forKey:(NSString *)key error:(NSError **)error;
- (BOOL)removeItemNamed:(NSString *)name error:(NSError **)error;
- (BOOL)loadWithOptions:(nullable NSDictionary<NSString *, id> *)options
                  error:(NSError **)error
             completion:(void (^)(void))completion;
- (BOOL)loadWithError:(NSError **)error block:(void (^)(NSInteger count))block;
- (BOOL)sortAndReturnError:(NSError **)error byName:(BOOL (^)(NSString *name))byName thenBy:(void (^)(void))thenBy;
- (void)reportErrorCode:(GRStoreErrorCode)code;
- (void)reportError:(NSError *)error;
- (void)store:(id<GRStore>)store didFailWithError:(NSError *)error;
- (nullable NSString *)createLogWithError:(NSError **)error;
- (NSString *)createLog NS_SWIFT_UNAVAILABLE("Use -createLogWithError:");
- (BOOL)writeText:(NSString *)text error:(NSError **)error;
- (void)writeText:(NSString *)text NS_UNAVAILABLE;
- (GRMaybeText)textWithError:(NSError **)error;
- (GRMaybeBlock)blockWithError:(NSError **)error;
@property (nonatomic, readonly, nullable) NSError *lastError;
@end

NS_ASSUME_NONNULL_END
