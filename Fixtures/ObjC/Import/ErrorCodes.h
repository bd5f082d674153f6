// Enumerations of error codes.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
extern NSString *const GRErrorDomain;
typedef NS_ERROR_ENUM(GRErrorDomain, GRErrorCode) { GRErrorCodeA = 1 };
typedef NS_ERROR_ENUM(GRErrorDomain, GRFailure) { GRFailureA = 1 };
typedef NS_ERROR_ENUM(GRErrorDomain, GRThing) { GRThingA = 1 } NS_SWIFT_NAME(Thing);
typedef NS_ERROR_ENUM(GRErrorDomain, GRPageErrorCode) { GRPageA = 1 } NS_SWIFT_NAME(GRPage.Error);
typedef NS_ERROR_ENUM(GRErrorDomain, GRSaveErrorCode) { GRSaveA = 1 } NS_SWIFT_NAME(GRSaveCode);
typedef NS_ERROR_ENUM(GRErrorDomain, Code) { CodeA = 1 };
typedef NS_ERROR_ENUM(GRErrorDomain, GRcode) { GRcodeA = 1 };
typedef GRErrorCode GRAlias;
@interface GRPage : NSObject
@end
@protocol ErrorCodes
- (void)a1:(GRErrorCode)e;
- (void)a2:(GRFailure)e;
- (void)a3:(GRThing)e;
- (void)a4:(GRPageErrorCode)e;
- (void)a5:(GRSaveErrorCode)e;
- (void)a6:(Code)e;
- (void)a7:(GRcode)e;
- (void)a8:(enum GRErrorCode)e b:(GRErrorCode *)x;
- (void)a9:(GRAlias)e;
- (void)handleGRErrorCode:(GRErrorCode)e;
- (void)handleError:(GRErrorCode)e;
@property GRErrorCode code;
@end
NS_ASSUME_NONNULL_END
