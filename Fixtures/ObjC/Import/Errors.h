// Errors in front of blocks, and what they are called when another method has the name.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@protocol Errors
- (BOOL)loadWithError:(NSError **)e block:(void (^)(int))b;
- (BOOL)loadWithError:(NSError **)e completionHandler:(void (^)(int))b;
- (BOOL)load:(NSError **)e block:(void (^)(int))b;
- (BOOL)loadAndReturnError:(NSError **)e block:(void (^)(int))b other:(void (^)(int))c;
- (BOOL)saveWithError:(NSError **)e withBlock:(void (^)(int))b;
- (BOOL)save:(NSError **)e :(void (^)(int))b;
- (BOOL)importWithError:(NSError **)e block:(void (^)(int))b;
- (BOOL)inWithError:(NSError **)e block:(void (^)(int))b;
- (BOOL)inWithError:(NSError **)e;
- (BOOL)in:(NSError **)e block:(void (^)(int))b;
- (BOOL)returnAndReturnError:(NSError **)e block:(void (^)(int))b;
- (BOOL)sortWithError:(NSError **)e usingBlock:(void (^)(int))b;
- (BOOL)sortWithError:(NSError **)e usingComparator:(NSComparator)b;
- (BOOL)error:(NSError **)e block:(void (^)(int))b;
- (BOOL)withError:(NSError **)e block:(void (^)(int))b;
- (BOOL)andReturnError:(NSError **)e block:(void (^)(int))b;
- (BOOL)fetchItemsForError:(NSError **)e block:(void (^)(int))b;
- (BOOL)fetchItemsUsingError:(NSError **)e block:(void (^)(int))b;
- (BOOL)takenWithError:(NSError **)e block:(void (^)(int))b;
- (BOOL)takenWithError:(void (^)(int))b;
- (BOOL)takenBlock:(void (^)(int))b;
- (BOOL)busyWithError:(NSError **)e block:(void (^)(int))b;
- (BOOL)busyblock:(void (^)(int))b;
- (BOOL)bizWithError:(NSError **)e block:(void (^)(int))b;
- (BOOL)block:(void (^)(int))b;
- (BOOL)bozWithError:(NSError **)e block:(void (^)(int))b;
- (BOOL)boz:(void (^)(int))b;
- (BOOL)bazWithError:(NSError **)e block:(void (^)(int))b;
- (BOOL)baz;
- (BOOL)duz:(NSError **)e block:(void (^)(int))b;
- (BOOL)duz:(void (^)(int))b;
- (BOOL)dux:(NSError **)e block:(void (^)(int))b;
- (BOOL)dux;
- (nullable NSString *)stringWithError:(NSError **)e block:(void (^)(int))b;
- (nullable instancetype)initWithError:(NSError **)e block:(void (^)(int))b;
- (nullable instancetype)initAndReturnError:(NSError **)e block:(void (^)(int))b;
- (BOOL)objectsWithError:(NSError **)e passingTest:(BOOL (^)(int))b;
- (BOOL)enumerateObjectsWithError:(NSError **)e withBlock:(void (^)(int))b;
- (BOOL)loadObjectsWithError:(NSError **)e completion:(void (^_Nullable)(int))b;
+ (BOOL)openWithError:(NSError **)e block:(void (^)(int))b;
- (BOOL)doItWithError:(NSError **)e function:(void (*)(int))b;

@end
@protocol WordsOfBlocks
- (BOOL)saveBlock:(NSError **)e :(void (^)(int))b;
- (BOOL)saveBlockWithError:(NSError **)e :(void (^)(int))b;
- (BOOL)saveBlockWithError:(NSError **)e;
- (BOOL)saveBlockWithError:(NSError **)e b:(void (^)(int))b;
- (BOOL)saveIt:(NSError **)e fooBlock:(void (^)(int))b;
- (BOOL)saveIt:(NSError **)e forBlock:(void (^)(int))b;
- (BOOL)saveIt:(NSError **)e :(void (^)(int))b withBlock:(void (^)(int))c;
@end
@protocol TakenNames
- (BOOL)loadAndReturnError:(NSError **)e block:(void (^)(int))b other:(void (^)(int))c;
- (void)load:(int)e other:(int)c;
- (BOOL)saveAndReturnError:(NSError **)e block:(void (^)(int))b other:(void (^)(int))c;
- (void)save:(int)e block:(int)c;
- (BOOL)keepAndReturnError:(NSError **)e block:(void (^)(int))b other:(void (^)(int))c;
- (void)block:(int)e other:(int)c;
- (BOOL)m1:(int)e error:(NSError **)x block:(void (^)(int))b;
- (void)m1:(int)e block:(int)c;
- (BOOL)m2:(int)e error:(NSError **)x block:(void (^)(int))b;
- (void)m2:(int)e error:(int)c;
- (BOOL)m3:(int)e error:(NSError **)x function:(void (*)(int))b;
- (BOOL)m4:(NSError **)x block:(void (^)(int))b other:(void (^)(int))c;
- (void)m4:(int)e block:(int)c;
- (BOOL)m5:(NSError **)x block:(void (^)(int))b other:(void (^)(int))c;
- (void)m5:(int)e other:(int)c;
- (BOOL)m6:(NSError **)x block:(void (^)(int))b other:(void (^)(int))c;
- (BOOL)m7:(NSError **)x;
- (void)m7;
- (BOOL)m8WithError:(NSError **)x;
- (void)m8;
- (BOOL)m9WithError:(NSError **)x;
- (void)m9WithError;
- (BOOL)n1:(int)x error:(NSError *__strong *)e;
- (BOOL)n2:(int)x error:(NSError *__autoreleasing *)e;
- (BOOL)n3:(int)x error:(NSError *const *)e;
- (BOOL)n4:(int)x error:(const NSError **)e;
- (nullable instancetype)init:(NSError **)e;

@end
NS_ASSUME_NONNULL_END
