// Enumerations, option sets, and availability and isolation.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, GRSearchOptions) {
    GRSearchOptionsNone = 0,
    GRSearchOptionsCaseInsensitive = 1 << 0,
};

typedef NS_CLOSED_ENUM(NSInteger, GROrdering) {
    GROrderingAscending,
    GROrderingDescending,
};

enum GRPlain { GRPlainOne };
typedef NSString *GRField NS_STRING_ENUM;

/// @mockable
@protocol GRSearching <NSObject>
@property (nonatomic) GRSearchOptions options;
@property (nonatomic, readonly) GROrdering ordering;
- (NSArray<NSString *> *)searchWithText:(NSString *)text options:(GRSearchOptions)options;
- (void)sortByField:(GRField)field ordering:(GROrdering)ordering;
- (void)setPlain:(enum GRPlain)plain;
- (GROrdering)orderingForField:(nullable GRField)field;
- (NSComparisonResult)compare:(id<GRSearching>)other;
@end

/// @mockable
NS_SWIFT_UI_ACTOR
@protocol GRPresenting <NSObject>
@property (nonatomic, copy) NSString *title;
- (void)presentAnimated:(BOOL)animated completion:(nullable void (^)(void))completion;
- (void)dismissAnimated:(BOOL)animated;
@end

/// @mockable
NS_SWIFT_SENDABLE
@protocol GRLogging
- (void)logMessage:(NSString *)message;
@property (atomic, copy) NSString *prefix;
@end

NS_ASSUME_NONNULL_END
