#import <Foundation/Foundation.h>

/// @mockable
@protocol <NSObject>
- (void)load;
@end

/// @mockable
@protocol Store <NSObject, >
- (void)load;
@end

/// @mockable
@protocol
