#import "Types.h"
#import <Photos/Photos.h>
/// @mockable
@protocol Included
- (void)included:(Unk13 *)a;
@end
