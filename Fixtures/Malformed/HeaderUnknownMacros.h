#import <Foundation/Foundation.h>

MY_EXTERN NSString *const Key;
MY_DECLARE(Foo, Bar)
/// @mockable
MY_AVAILABLE(ios(13)) MY_API
@protocol Store MY_PROTOCOL
- (void)load MY_DEPRECATED("use save", 2);
- (MY_NULLABLE NSString *)name MY_API;
MY_ACTION
- (void)save:(NSString *)text MY_UNUSED;
@property (nonatomic) MY_OUTLET NSString *title MY_API;
@end
