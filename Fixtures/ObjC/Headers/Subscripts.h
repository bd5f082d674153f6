// Methods that Objective-C calls by brackets: subscripts where two agree, methods where they do not.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// @mockable
@protocol GRRow
- (NSString *)objectAtIndexedSubscript:(NSInteger)index;
- (void)setObject:(nullable NSString *)object atIndexedSubscript:(NSInteger)index;
@end

/// @mockable
@protocol GRTable
- (NSString *)objectAtIndexedSubscript:(NSInteger)index;
- (void)setObject:(nullable NSString *)object atIndexedSubscript:(NSUInteger)index;
- (nullable NSString *)objectForKeyedSubscript:(NSString *)key;
- (void)setObject:(nullable id)object forKeyedSubscript:(NSString *)key;
@end

/// @mockable
@protocol GRRefinedTable
- (NSString *)objectAtIndexedSubscript:(NSInteger)index NS_SWIFT_UNAVAILABLE("use a key");
- (NSString *)objectForKeyedSubscript:(NSString *)key NS_REFINED_FOR_SWIFT;
@end

NS_ASSUME_NONNULL_END
