#import <Foundation/Foundation.h>

/// @mockable
@interface Store : NSObject
@end

/// @mockable
@protocol Session;

/// @mockable(
@protocol Cache
@end
