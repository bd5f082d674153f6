#import <Foundation/Foundation.h>

/// @mockable
@protocol Store
- (void)load;
