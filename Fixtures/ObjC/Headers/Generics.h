// Collections, generic classes, and protocols as types.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface GRNode : NSObject
@end
@protocol GRVisitor <NSObject>
@end

@interface GRBox<__covariant ObjectType> : NSObject
@end

typedef NSString *GRKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSDictionary<NSString *, NSArray<NSNumber *> *> *GRTable;

/// @mockable
@protocol GRGraph <NSObject>
- (NSArray<GRNode *> *)nodes;
- (NSArray<NSArray<GRNode *> *> *)levels;
- (void)addNodes:(NSArray<GRNode *> *)nodes;
- (void)removeNodesInArray:(NSArray<GRNode *> *)nodes;
- (NSSet<NSString *> *)namesOfNodes:(NSSet<GRNode *> *)nodes;
- (NSDictionary<NSString *, GRNode *> *)nodesByName;
- (NSDictionary<GRKey, id> *)attributesOfNode:(GRNode *)node;
- (NSDictionary *)rawAttributes;
- (NSSet *)rawTags;
- (NSArray *)rawValues;
- (NSArray<id<GRVisitor>> *)visitors;
- (NSArray<Class> *)visitorClasses;
- (void)setHandlers:(NSArray<void (^)(NSString *name)> *)handlers;
- (NSMutableArray<GRNode *> *)mutableNodes;
- (NSOrderedSet<GRNode *> *)orderedNodes;
- (GRBox<NSString *> *)titleBox;
- (void)fillBox:(GRBox *)box;
- (nullable GRTable)table;
- (void)acceptVisitor:(id<GRVisitor>)visitor;
- (void)acceptNode:(GRNode<GRVisitor> *)node;
- (void)acceptCopyingVisitor:(id<GRVisitor, NSCopying>)visitor;
- (void)registerVisitorClass:(Class<GRVisitor>)visitorClass forKey:(GRKey)key;
- (__kindof GRNode *)rootNode;
- (id)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index;
- (nullable GRNode *)objectForKeyedSubscript:(NSString *)key;
@end

NS_ASSUME_NONNULL_END
