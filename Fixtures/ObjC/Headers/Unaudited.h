// An old header without a word about nil.
#import <Foundation/Foundation.h>

/// @mockable
@protocol GRLegacyService <NSObject>
- (NSString *)titleForKey:(NSString *)key;
- (id)objectForKey:(id)key;
- (void)setObject:(id)object forKey:(id)key;
- (NSArray *)allObjects;
- (void)loadWithBlock:(void (^)(NSArray *items, NSError *error))block;
- (void)fetch:(NSString *)name completion:(void (^)(NSString *value, NSError *error))completion;
- (BOOL)save:(NSError **)error;
- (void)setDelegate:(id)delegate selector:(SEL)selector class:(Class)type;
- (id)initWithName:(NSString *)name;
- (void)enumerate:(void (NS_NOESCAPE ^)(NSString *name))block;
#if __has_feature(objc_arc)
- (void)retainAll;
#endif
@property NSString *name;
@property (copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
@property (weak) id delegate;
@property (copy) void (^callback)(NSString *value);
@end

/// @mockable
@protocol GRLegacyModel <NSObject>
- (id)valueForKey:(NSString *)key;
- (void)setValue:(id)value forKey:(NSString *)key;
@end

// What Foundation says of nil holds here, too.
/// @mockable
@protocol GRLegacyRecord <NSObject, NSCopying, NSCoding>
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (id)initWithCoder:(NSCoder *)coder;
@end
