// Members that protocols redeclare: their names are those of the first declaration, whatever is said of them here.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@protocol Store
- (void)doIt:(int)x NS_SWIFT_NAME(carryOut(_:));
- (void)saveStoreView;
- (BOOL)keep:(int)x error:(NSError **)error NS_SWIFT_NOTHROW;
@property int size NS_SWIFT_NAME(extent);
- (id)objectForKeyedSubscript:(NSString *)key;
- (id)objectAtIndexedSubscript:(NSInteger)index;
@end
@protocol Other
- (void)doThat:(int)x;
@end
@protocol SubStore <Other, Store>
- (void)doIt:(int)x;
- (void)doThat:(int)x;
- (void)saveStoreView;
- (BOOL)keep:(int)x error:(NSError **)error;
@property int size;
- (void)setObject:(id)object forKeyedSubscript:(NSString *)key;
- (void)setObject:(nullable id)object atIndexedSubscript:(NSInteger)index;
@end
@protocol SubSubStore <SubStore>
- (void)doIt:(int)x;
- (id)objectForKeyedSubscript:(NSString *)key;
@end
@protocol Setter
- (void)setObject:(nullable id)object forKeyedSubscript:(NSString *)key;
- (void)setObject:(nullable id)object atIndexedSubscript:(NSInteger)index;
@end
@protocol Getter <Setter>
- (id)objectForKeyedSubscript:(NSString *)key;
- (nullable id)objectAtIndexedSubscript:(NSUInteger)index;
@end
NS_ASSUME_NONNULL_END
