// Members that NSObject has, too: mocks override them.

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSArray<NSString *> Aliases;

@protocol Tagged <NSObject>
@property (readonly) NSInteger tagCount;
- (void)untag;
@end

@interface NSObject (Additions) <Tagged>
- (NSString *)shortName;
@property (nonatomic, copy, nullable) NSString *nickname;
@property (readonly) NSInteger rank;
+ (NSString *)identifier;
@property (copy, nullable) Aliases *aliases;
@end

/// @mockable
@protocol NamedObject <Tagged>
- (void)rename;
- (NSString *)shortName;
@property (nonatomic, copy, nullable) NSString *nickname;
@property (copy, nullable) Aliases *aliases;
@property NSInteger rank;
+ (NSString *)identifier;
+ (nullable id)valueForKey:(NSString *)key;
@end

/// @mockable
NS_SWIFT_UI_ACTOR
@protocol NamedView <NSObject>
- (NSString *)shortName;
@property (nonatomic, copy, nullable) NSString *nickname;
@end

/// @mockable
@protocol Model <NSObject>
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (BOOL)validateValue:(inout id _Nullable *_Nonnull)value forKey:(NSString *)key error:(out NSError **)error;
- (void)observeValueForKeyPath:(nullable NSString *)keyPath
                      ofObject:(nullable id)object
                        change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change
                       context:(nullable void *)context;
- (void)performSelectorInBackground:(SEL)selector withObject:(nullable id)argument;
- (void)doesNotRecognizeSelector:(SEL)selector;
- (id)copy;
+ (NSInteger)version;
+ (instancetype)new NS_UNAVAILABLE;
- (id)valueForKeyPath:(NSString *)keyPath;
- (void)setValue:(nullable id)value forKeyPath:(nullable NSString *)keyPath;
@property (readonly) NSOperatingSystemVersion minimum;
@end

/// @mockable
@protocol ModelDelegate
- (nullable id)valueForKey:(NSString *)key;
@end

NS_ASSUME_NONNULL_END
