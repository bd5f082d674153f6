// Initializers and factories.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// @mockable
@protocol GRDocument <NSObject>
- (instancetype)initWithTitle:(NSString *)title;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url error:(NSError **)error;
- (nullable instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding;
- (instancetype)initForReading;
- (instancetype)initWithFrame:(CGRect)frame options:(nullable NSDictionary<NSString *, id> *)options;
- (instancetype)copyOfDocument;
+ (instancetype)documentWithTitle:(NSString *)title;
+ (nullable instancetype)documentNamed:(NSString *)name;
+ (instancetype)sharedDocument;
@end

/// @mockable
@protocol GRViewModel
- (instancetype)init;
- (instancetype)initWithIdentifier:(NSString *)identifier;
@property (nonatomic, readonly) NSString *identifier;
@end

/// @mockable
@protocol GRPresenter <NSObject>
- (instancetype)initWithDelegate:(id<GRViewModel>)delegate session:(NSURLSession *)session;
@property (nonatomic, weak, nullable) id<GRViewModel> delegate;
@property (nonatomic, strong, nullable) NSURLSession *session;
@end

NS_ASSUME_NONNULL_END
