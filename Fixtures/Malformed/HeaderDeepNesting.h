#import <Foundation/Foundation.h>

/// @mockable
@protocol Store
- (void)a:(NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<NSArray<id>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>> *)x;
- (void)b:(void (^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^(^)(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))(void))x;
- (void)load;
@end
