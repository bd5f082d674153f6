#import <Foundation/Foundation.h>

#if 0
/// @mockable
@protocol Store
@end
#endif
