// What is deprecated: a protocol, whose mock is, too; types, which make members deprecated that mention them.
#import <Foundation/Foundation.h>
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

NS_ASSUME_NONNULL_BEGIN

DEPRECATED_ATTRIBUTE
@interface GRBanner : NSObject
@end
typedef NS_ENUM(NSInteger, GRBannerStyle) {
    GRBannerStylePlain,
} __attribute__((deprecated("use a theme")));

/// @mockable
@protocol GRScreen
- (void)showBanner:(nullable GRBanner *)banner;
- (NSArray<GRBanner *> *)banners;
- (void)reload;
@property GRBannerStyle style;
@end

/// @mockable
DEPRECATED_MSG_ATTRIBUTE("use GRScreen")
@protocol GRBannerDelegate
- (void)bannerDidClose:(GRBanner *)banner;
@end

NS_ASSUME_NONNULL_END
