// Methods that Objective-C calls by brackets where no two make a subscript that can be set.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@protocol Elements
- (nullable NSString *)objectForKeyedSubscript:(NSString *)key;
- (void)setObject:(nullable id)object forKeyedSubscript:(NSString *)key;
@end
@protocol Keys
- (NSString *)objectAtIndexedSubscript:(NSInteger)index;
- (void)setObject:(nullable NSString *)object atIndexedSubscript:(NSUInteger)index;
@end
@protocol Anything
- (nullable id)objectForKeyedSubscript:(id)key;
- (void)setObject:(nullable id)object forKeyedSubscript:(id<NSCopying>)key;
@end
@protocol Getter
- (NSString *)objectAtIndexedSubscript:(NSInteger)index;
@end
@protocol Setter
- (void)setObject:(nullable NSString *)object atIndexedSubscript:(NSInteger)index;
@end
@protocol OfClass
- (nullable id)objectForKeyedSubscript:(NSString *)key;
+ (id)objectForKeyedSubscript:(NSString *)key;
@end
NS_ASSUME_NONNULL_END
