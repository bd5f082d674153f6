// Work that ends in a block: completion handlers, replies, progress, blocks that do not escape.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef void (^GRCompletion)(NSData *_Nullable data, NSURLResponse *_Nullable response, NSError *_Nullable error);
typedef BOOL (^GRFilter)(NSString *name, NSUInteger index, BOOL *stop);

/// @mockable
@protocol GRTransport <NSObject>
- (void)fetchURL:(NSURL *)url completionHandler:(GRCompletion)completionHandler;
- (void)sendRequest:(NSURLRequest *)request
           progress:(nullable void (^)(double fraction))progress
         completion:(void (^_Nullable)(BOOL finished))completion;
- (void)authenticateWithReply:(void (^)(NSString *_Nullable token, NSError *_Nullable error))reply;
- (void)closeWithCompletion:(void (^)(void))completion;
- (void)pingWithTimeout:(NSTimeInterval)timeout handler:(void (^)(NSTimeInterval latency))handler;
- (void)drainWithCompletion:(void (^)(void))completion NS_SWIFT_DISABLE_ASYNC;
- (void)performOnQueue:(dispatch_queue_t)queue block:(dispatch_block_t)block;
- (NSArray<NSString *> *)namesPassingTest:(NS_NOESCAPE GRFilter)filter;
- (void)enumerateNamesUsingBlock:(void (NS_NOESCAPE ^)(NSString *name, BOOL *stop))block;
- (void)observe:(NSString *)key handler:(NS_SWIFT_SENDABLE void (^)(id _Nullable value))handler;
- (void (^)(void))cancellation;
- (nullable GRFilter)filterForKey:(NSString *)key;
- (void)transform:(NSString *_Nullable (^)(NSString *_Nullable input))transform;
- (void)nest:(void (^)(void (^done)(NSError *_Nullable error)))outer;
- (void)retry:(void (^)(void (^_Nullable again)(void)))outer;
- (void)presentAnimated:(BOOL)animated completion:(void (^_Nullable NS_SWIFT_UI_ACTOR)(BOOL finished))completion;
- (void)send:(nullable id NS_SWIFT_SENDABLE)message;
- (void)loadOnMain:(void (NS_SWIFT_UI_ACTOR ^)(NSString *text))body;
- (void (^ NS_SWIFT_UI_ACTOR)(void))dismissal;
@property (nonatomic, copy, nullable) void (^ NS_SWIFT_UI_ACTOR onClose)(BOOL finished);
- (void)refresh:(NSString *)name completion:(void (^)(NSString *_Nullable text))completion NS_SWIFT_UI_ACTOR;
+ (void)warmUpWithCompletion:(void (^)(BOOL ready))completion;
@end

/// What is on the main actor and Sendable keeps its completion handlers there; what is said twice is one method.
/// @mockable
NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE
@protocol GRMainLoader
- (void)load:(NSString *)name completion:(void (^)(NSString *_Nullable text, NSError *_Nullable error))completion;
- (void)cancel;
- (void)cancel;
@end

NS_ASSUME_NONNULL_END
