#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN
/// @mockable
@protocol Store
- (NSString *)name;
@end
