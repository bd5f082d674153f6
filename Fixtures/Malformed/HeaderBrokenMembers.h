#import <Foundation/Foundation.h>

/// @mockable
@protocol Store
- (void)load
- (void)save:(NSString *;
- (NSString *)nameFor:;
- (void):;
@property (nonatomic) NSString *;
@property (copy NSString *name;
@property NSInteger count
@unknown
NSInteger stray;
- (void)close;
@end
