// Types with names of the standard library, which they hide, and names of Foundation, which are ambiguous beside them.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NAME(Error)
@interface GRError : NSObject
@end
NS_SWIFT_NAME(String)
@interface GRString : NSObject
@end
NS_SWIFT_NAME(Result)
@interface GRResult : NSObject
@end
NS_SWIFT_NAME(Notification)
@interface GRNotification : NSObject
@end
typedef NS_ENUM(NSInteger, GRSet) {
    GRSetAll,
} NS_SWIFT_NAME(Set);
typedef struct {
    int value;
} GRInt NS_SWIFT_NAME(Int);

/// @mockable
@protocol GRStandard
- (NSError *)failure;
- (GRError *)error;
- (NSString *)title;
- (GRString *)string;
- (nullable GRResult *)result;
- (BOOL)loadString:(NSString *)text error:(NSError **)error;
- (void)fetch:(void (^)(NSString *_Nullable text, NSError *_Nullable error))done;
- (NSSet<NSString *> *)names;
- (GRSet)set;
- (GRInt)number;
- (NSInteger)count;
- (NSNotification *)notification;
- (NSArray<NSNotification *> *)notifications;
- (NSData *)data;
@end

NS_ASSUME_NONNULL_END
