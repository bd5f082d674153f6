#import <Foundation/Foundation.h>

/// @mockable
@protocol Store <NSObject>
- (void)load;

/// @mockable
@protocol Session
- (void)start;
@end
