#import <Foundation/Foundation.h>

#else
/// @mockable
@protocol Store
#endif
- (void)load;
@end
