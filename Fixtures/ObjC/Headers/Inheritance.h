// Protocols that inherit, from here and from Foundation.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@protocol GRNamed
@property (nonatomic, readonly, copy) NSString *name;
@end

@protocol GRIdentified <NSObject>
@property (nonatomic, readonly) NSUUID *identifier;
- (BOOL)isSameAs:(id<GRIdentified>)other;
@end

/// @mockable
@protocol GREntity <GRNamed, GRIdentified>
- (void)touch;
@end

/// @mockable
@protocol GRRecord <GREntity, NSCopying>
@optional
- (nullable id)valueForField:(NSString *)field;
@end

/// @mockable
@protocol GRArchivable <NSObject, NSSecureCoding>
- (void)archive;
@end

// What NSObject has is not mocked; it is where nothing inherits from it.
@protocol GRMessenger
- (BOOL)respondsToSelector:(SEL)selector;
- (id)performSelector:(SEL)selector withObject:(null_unspecified id)object;
@end

/// @mockable
@protocol GRProxy <GRMessenger, NSObject>
- (BOOL)isKindOfClass:(Class)type;
- (BOOL)isMemberOfClass:(Class)type;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (BOOL)isEqual:(nullable id)other;
- (BOOL)isProxy;
- (void)forward;
@end

/// @mockable
@protocol GRReceiver <GRMessenger>
@end

/// @mockable
@protocol GRMarker
@end

/// @mockable
@protocol GRNodeList <NSObject, NSFastEnumeration>
@property (readonly, nullable) Class superclass;
@property (readonly) NSUInteger count;
@end

NS_ASSUME_NONNULL_END
