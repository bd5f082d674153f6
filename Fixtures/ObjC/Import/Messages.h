// Methods that send messages, and others of NSObject.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@protocol Messages
- (id)performSelector:(SEL)s;
- (id)performSelector:(SEL)s withObject:(id)o;
- (nullable id)performSelector:(SEL)s withObject:(nullable id)o withObject:(nullable id)o2;
- (NSString *)performSelector:(SEL)s withString:(id)o;
- (id)performSelector:(SEL)s withObject:(id)o x:(int)x;
- (void)performSelector:(SEL)s withObject:(id)o afterDelay:(NSTimeInterval)x;
- (id)performTask:(int)x;
+ (id)performSelector:(SEL)s;
@end
@protocol Objects <NSObject>
- (BOOL)respondsToSelector:(SEL)s;
- (BOOL)isKindOfClass:(Class)c;
- (BOOL)isMemberOfClass:(Class)c;
- (BOOL)conformsToProtocol:(Protocol *)c;
- (BOOL)isProxy;
- (id)performSelector:(SEL)s;
- (BOOL)isEqual:(nullable id)x;
- (id)performSelector:(SEL)s withArguments:(NSArray *)args;
- (nullable id)performSelector:(SEL)s onTarget:(id)t;
- (id)performSelector:(SEL)s count:(int)t;
- (id)performSelector:(SEL)s a:(id)a b:(id)b c:(id)c;
- (id)performSelector:(SEL)s d:(id)a b:(id)b;
- (id)performSelector:(id)s e:(id)a;
- (id)performSelectorInBackground:(SEL)s e:(id)a;
- (id)performSelectorNow:(SEL)s e:(id)a;
@end
NS_ASSUME_NONNULL_END
@protocol UnauditedMessages
- (id)performSelector:(SEL)s;
- (id)performSelector:(SEL)s withObject:(id)o;
@end
