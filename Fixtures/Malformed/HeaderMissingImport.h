#import "Missing.h"
#import <Missing/Missing.h>

/// @mockable
@protocol Store
- (MissingType *)load:(MissingKind)kind;
@end
