#import <Foundation/Foundation.h>

#include "Session.h"
/// @mockable
@protocol Store <Session>
- (void)load;
@end
