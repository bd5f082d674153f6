// Properties: how they are named, held and cleared.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface GRColor : NSObject
@end
@protocol GRTheme <NSObject>
@end

/// @mockable
@protocol GRControl <NSObject>
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, readonly, getter=isHidden) BOOL hidden;
@property (nonatomic, readonly) NSURL *URL;
@property (nonatomic, readonly) NSString *HTMLString;
@property (nonatomic, null_resettable) GRColor *tintColor;
@property (nonatomic, weak, nullable) id<GRTheme> theme;
@property (nonatomic, weak) id target;
@property (nonatomic, assign) GRColor *borrowedColor;
@property (nonatomic, strong) id representedObject;
@property (nonatomic, nullable) SEL action;
@property (nonatomic, nullable) Class cellClass;
@property (nonatomic, copy) void (^handler)(NSInteger value);
@property (nonatomic, copy, nullable) NSString *_Nonnull (^formatter)(NSNumber *value);
@property (nonatomic, copy) NSArray<GRColor *> *colors;
@property (nonatomic, copy) NSDictionary<NSString *, id> *attributes;
@property (nonatomic, copy) NSSet<NSString *> *tags;
@property (nonatomic, copy) NSDictionary *userInfo;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) CGRect frame;
@property (nonatomic) NSUInteger count;
@property (nonatomic) NSTimeInterval timeout;
@property (nonatomic, readonly) id<GRTheme> currentTheme;
- (void)sizeToFit;
@property (class, nonatomic, readonly) GRColor *standardColor;
@property (class, nonatomic, copy) NSString *defaultTitle;
@property (class, nonatomic, readonly, getter=isSupported) BOOL supported;
@end

@protocol GRTitled
- (void)setTitle:(NSString *)title;
@end

/// @mockable
@protocol GRRenamable <GRTitled>
@property (nonatomic, copy, setter=putName:) NSString *name;
- (void)setName:(NSString *)name;
@property (nonatomic, getter=isPinned, setter=pin:) BOOL pinned;
@property (nonatomic, copy, setter=putTitle:) NSString *title;
@end

NS_ASSUME_NONNULL_END
