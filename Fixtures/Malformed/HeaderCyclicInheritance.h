#import <Foundation/Foundation.h>

@protocol B;
/// @mockable
@protocol A <B>
@end
@protocol B <A>
@end
