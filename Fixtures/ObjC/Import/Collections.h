// Sets and dictionaries of what is hashable, and of what is not or not always.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@interface Cls : NSObject
@end
@interface Page<T> : NSObject
@end
@protocol Row
@end
typedef void (^Done)(void);
typedef NSString *Key NS_TYPED_ENUM;
@protocol Collections
- (NSSet<NSArray<NSString *> *> *)a1;
- (NSDictionary<NSArray<NSString *> *, NSString *> *)a2;
- (NSDictionary<NSSet<NSString *> *, NSString *> *)a3;
- (NSSet<NSDictionary<NSString *, NSString *> *> *)a4;
- (NSSet<NSDictionary *> *)a5;
- (NSSet<NSError *> *)a6;
- (NSSet<NSArray<id> *> *)a7;
- (NSSet<NSSet<NSString *> *> *)a8;
- (NSSet<NSSet *> *)a9;
- (NSSet<Cls *> *)a10;
- (NSSet<id<NSCopying>> *)a11;
- (NSSet<Page<NSString *> *> *)a12;
- (NSSet<Cls<NSCopying> *> *)a13;
- (NSSet<NSMutableArray *> *)a14;
- (NSSet<Done> *)a15;
- (NSSet<Class> *)a16;
- (NSSet<Key> *)a17;
- (NSSet<NSDate *> *)a18;
- (NSSet<NSSet<NSArray *> *> *)a19;
- (NSDictionary<NSDictionary<NSString *, NSArray *> *, NSArray<NSArray *> *> *)a20;
- (NSDictionary<Class, NSString *> *)a21;
- (NSDictionary<NSError *, NSString *> *)a22;
- (NSSet<Class<NSCopying>> *)a23;
- (NSMeasurement<NSUnitLength *> *)b1;
- (NSMeasurement *)b2;
- (nullable NSMeasurement<__kindof NSUnit *> *)b3;
- (NSArray<NSMeasurement<NSUnitLength *> *> *)b4;
- (NSSet<NSMeasurement<NSUnitLength *> *> *)b5;
- (NSMutableArray<NSMeasurement<NSUnitLength *> *> *)b6;
- (void)c1:(NSArray<Row> *)x;
- (NSArray<NSString *><Row> *)c2;
- (nullable NSString<Row> *)c3;
- (NSArray<NSArray<Row> *> *)c4;
- (NSMeasurement<NSUnitLength *><Row> *)c5;
- (void)c6:(NSString<Row> *_Nullable *_Nonnull)x;
- (NSMutableArray<Row> *)c7;
- (NSNumber<Row> *)c8;
- (NSCache<Key, NSData *> *)d1;
- (NSMapTable<Key, id> *)d2;
- (Page<Key> *)d3;
- (NSCache<NSNotificationName, NSArray<Key> *> *)d4;
- (Page<NSArray<Key> *> *)d5;
@end
NS_ASSUME_NONNULL_END
