// What blocks say themselves of actors and of being sent, and objects of being sent.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
typedef void (^OnMain)(int) NS_SWIFT_UI_ACTOR;
typedef void (NS_SWIFT_UI_ACTOR ^MainBlk)(int);
typedef void (^ NS_SWIFT_SENDABLE SentBlk)(int);
typedef void (^SentName)(int) NS_SWIFT_SENDABLE;
@protocol Closures
- (void)a1:(void (NS_SWIFT_UI_ACTOR ^)(int))b;
- (void)a2:(void (^ NS_SWIFT_UI_ACTOR)(int))b;
- (void)a3:(void (^_Nullable NS_SWIFT_UI_ACTOR)(int))b;
- (void)a4:(nullable void (^ NS_SWIFT_UI_ACTOR)(int))b x:(int)x;
- (void)a5:(OnMain)b;
- (void)a6:(MainBlk)b;
- (void)a7:(NS_SWIFT_UI_ACTOR MainBlk)b;
- (void)a8:(NS_SWIFT_UI_ACTOR void (^)(int))b;
- (void)a9:(void (^)(int))NS_SWIFT_UI_ACTOR b;
- (void)a10:(void (^)(void (^ NS_SWIFT_UI_ACTOR)(int)))b;
- (void)a11:(void (^)(void (^ NS_SWIFT_SENDABLE)(int)))b;
- (void)a12:(void (^)(NS_SWIFT_UI_ACTOR void (^work)(int)))b;
- (void)a13:(NS_NOESCAPE void (^ NS_SWIFT_UI_ACTOR)(int))b;
- (void)a14:(SentBlk)b x:(SentName)x;
- (void)a15:(dispatch_block_t NS_SWIFT_UI_ACTOR)b;
- (void)a16:(NS_SWIFT_UI_ACTOR dispatch_block_t)b;
- (void)a17:(void (^ __attribute__((swift_attr("@MainActor"))))(int))b;
- (void)a18:(void (^)(int))__attribute__((swift_attr("@MainActor"))) b;
- (void)a19:(NSArray<MainBlk> *)b;
- (void)a20:(void (^ NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE)(int))b;
- (void)a21:(void (^ __attribute__((swift_attr("@OtherActor"))))(int))b;
- (void)a22:(void (* NS_SWIFT_UI_ACTOR)(int))b;
- (void)completeWithHandler:(void (^ NS_SWIFT_UI_ACTOR)(int))completionHandler;
- (void (^ NS_SWIFT_UI_ACTOR)(int))b1;
- (void (NS_SWIFT_UI_ACTOR ^)(int))b2;
- (NS_SWIFT_UI_ACTOR void (^)(int))b3;
- (nullable void (^ NS_SWIFT_SENDABLE)(int))b4;
- (nullable MainBlk)b5;
- (void (^)(void (^ NS_SWIFT_UI_ACTOR)(int)))b6;
@property (copy) void (^ NS_SWIFT_UI_ACTOR c1)(int);
@property (copy, nullable) void (NS_SWIFT_UI_ACTOR ^ c2)(int);
@property (copy) void (^ NS_SWIFT_SENDABLE c3)(int);
@property (copy, nullable) MainBlk c4;
@property (copy) OnMain c5;
@property (copy) SentName c6;
- (void)d1:(id NS_SWIFT_SENDABLE)x;
- (void)d2:(NS_SWIFT_SENDABLE id)x;
- (void)d3:(nullable id NS_SWIFT_SENDABLE)x;
- (void)d4:(id)NS_SWIFT_SENDABLE x;
- (void)d5:(void (^)(id NS_SWIFT_SENDABLE))x;
- (id NS_SWIFT_SENDABLE)d6;
@end
NS_ASSUME_NONNULL_END
