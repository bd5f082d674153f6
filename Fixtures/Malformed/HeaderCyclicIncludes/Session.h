#include "Store.h"
/// @mockable
@protocol Session
- (void)start;
@end
