// Methods that return an instance of their own class by their names alone, and others that do not.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@interface Cls : NSObject
@end
typedef id Thing;
@protocol Families
+ (id)allocThing;
+ (id)alloc2;
+ (nullable id)allocOther;
+ (null_unspecified id)allocUnspecified;
- (id)allocInstance;
+ (Thing)allocTypedef;
+ (id<NSCopying>)newCopying;
+ (id)allocate;
+ (id)_allocPrivate;
+ (id)newThing;
+ (id)new_x;
+ (id)initThing;
- (id)copyThing;
- (id)self;
- (id)retain;
- (id)autorelease;
- (id)retainIt;
- (NSString *)retainString;
+ (id)allocWithCount:(int)x;
+ (id)thing NS_SWIFT_NAME(allocX());
+ (NSArray<id> *)newArray;
+ (Class)newClass;
+ (Cls *)newCls;
+ (int)newInt;
+ (nullable id)newThing:(NSError **)error;
- (instancetype)init2WithFrame:(int)frame;
- (instancetype)init3D;
- (instancetype)init3DWithX:(int)x;
- (instancetype)init_with:(int)x;
@end
NS_ASSUME_NONNULL_END
