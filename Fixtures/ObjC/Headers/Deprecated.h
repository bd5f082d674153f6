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

API_DEPRECATED("use a theme", ios(2.0, 9.0), macos(10.2, 10.10))
@interface GRSkin : NSObject
@end
NS_CLASS_DEPRECATED_IOS(2_0, 9_0)
@interface GRFrame : NSObject
@end
API_DEPRECATED_WITH_REPLACEMENT("GRTheme", ios(2.0, API_TO_BE_DEPRECATED))
@interface GRLook : NSObject
@end
NS_CLASS_DEPRECATED(10_2, 10_10, 2_0, 9_0, "use a theme")
@interface GRShade : NSObject
@end

/// @mockable
@protocol GRScreen
- (void)setSkin:(GRSkin *)skin frame:(GRFrame *)frame;
@property (nullable) GRShade *shade;
- (GRLook *)look;
- (void)flash API_DEPRECATED("no screen flashes", ios(2.0, 9.0));
- (void)showBanner:(nullable GRBanner *)banner;
- (NSArray<GRBanner *> *)banners;
- (void)reload;
- (void)dim __deprecated;
- (void)fade __deprecated_msg("dim it");
@property GRBannerStyle style;
@end

/// @mockable
DEPRECATED_MSG_ATTRIBUTE("use GRScreen")
@protocol GRBannerDelegate
- (void)bannerDidClose:(GRBanner *)banner;
@end

/// @mockable
API_DEPRECATED("use GRScreen", ios(2.0, 9.0), tvos(9.0, 9.2))
@protocol GRFrameDelegate
- (void)frameDidClose:(GRFrame *)frame;
@end

NS_ASSUME_NONNULL_END
