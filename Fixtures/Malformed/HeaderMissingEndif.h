#import <Foundation/Foundation.h>

/// @mockable
@protocol Store
- (void)load;
#if DEBUG
- (void)dump;
@end
