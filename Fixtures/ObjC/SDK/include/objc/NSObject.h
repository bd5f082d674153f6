#ifndef MOCKGEN_OBJC_NSOBJECT
#define MOCKGEN_OBJC_NSOBJECT
#include <TargetConditionals.h>
#include <Availability.h>
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_HEADER_AUDIT_BEGIN(...) NS_ASSUME_NONNULL_BEGIN
#define NS_HEADER_AUDIT_END(...) NS_ASSUME_NONNULL_END
#define NS_SWIFT_NAME(_n) __attribute__((swift_name(#_n)))
#define CF_SWIFT_NAME(_n) __attribute__((swift_name(#_n)))
#define NS_SWIFT_ASYNC(_c) __attribute__((swift_async(swift_private, _c)))
#define NS_SWIFT_ASYNC_NOTHROW(...)
#define NS_SWIFT_ASYNC_THROWS_ON_FALSE(...)
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_SWIFT_ASYNC_NAME(_n) __attribute__((swift_async_name(#_n)))
#define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
#define NS_SWIFT_UNAVAILABLE(_m) __attribute__((availability(swift, unavailable, message=_m)))
#define NS_SWIFT_UNAVAILABLE_FROM_ASYNC(_m) __attribute__((swift_attr("@_unavailableFromAsync")))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@MainActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_BRIDGED_TYPEDEF __attribute__((swift_bridged_typedef))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_AUTOMATED_REFCOUNT_UNAVAILABLE
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER
#define NS_RETURNS_RETAINED
#define NS_RETURNS_NOT_RETAINED
#define NS_RETURNS_INNER_POINTER __attribute__((objc_returns_inner_pointer))
#define CF_RETURNS_RETAINED __attribute__((cf_returns_retained))
#define CF_RETURNS_NOT_RETAINED __attribute__((cf_returns_not_retained))
#define NS_FORMAT_FUNCTION(_f, _a)
#define NS_FORMAT_ARGUMENT(_a)
#define NS_NOESCAPE __attribute__((noescape))
#define NS_REQUIRES_NIL_TERMINATION
#define NS_ROOT_CLASS
#define NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION
#define NS_VALID_UNTIL_END_OF_SCOPE
#define NS_WARN_UNUSED_RESULT
#define NS_INLINE static inline
#define NS_EXTERN extern
#define FOUNDATION_EXPORT extern
#define FOUNDATION_EXTERN extern
#define FOUNDATION_STATIC_INLINE static inline
#define OBJC_EXPORT extern
#define OBJC_EXTERN extern
#define UIKIT_EXTERN extern
#define APPKIT_EXTERN extern
#define CF_EXPORT extern
#define CF_BRIDGED_TYPE(...) __attribute__((objc_bridge(__VA_ARGS__)))
#define CF_BRIDGED_MUTABLE_TYPE(...) __attribute__((objc_bridge_mutable(__VA_ARGS__)))
#define CF_RELATED_TYPE(...)
#define UI_APPEARANCE_SELECTOR
#define IBOutlet
#define IBInspectable
#define IB_DESIGNABLE
#define IBAction void
#define IBOutletCollection(_c)
#define NS_ENUM(...) MOCKGEN_PICK(__VA_ARGS__, 0, 0, 0, 0, 0, 0, MOCKGEN_NAMED_ENUM, MOCKGEN_ENUM, \
    0)(__VA_ARGS__)
#define MOCKGEN_ENUM(_type) enum __attribute__((enum_extensibility(open))) : _type
#define MOCKGEN_NAMED_ENUM(_type, _name) \
    enum __attribute__((enum_extensibility(open))) _name : _type _name; \
    enum __attribute__((enum_extensibility(open))) _name : _type
#define NS_CLOSED_ENUM(_type, _name) \
    enum __attribute__((enum_extensibility(closed))) _name : _type _name; \
    enum __attribute__((enum_extensibility(closed))) _name : _type
#define NS_OPTIONS(_type, _name) \
    enum __attribute__((flag_enum, enum_extensibility(open))) _name : _type _name; \
    enum __attribute__((flag_enum, enum_extensibility(open))) _name : _type
#define NS_ERROR_ENUM(_domain, _name) \
    enum __attribute__((ns_error_domain(_domain))) _name : NSInteger _name; \
    enum __attribute__((ns_error_domain(_domain))) _name : NSInteger
#define CF_ENUM(...) NS_ENUM(__VA_ARGS__)
#define CF_OPTIONS(_type, _name) NS_OPTIONS(_type, _name)
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define NS_STRING_ENUM __attribute__((swift_wrapper(enum)))
#define NS_EXTENSIBLE_STRING_ENUM __attribute__((swift_wrapper(struct)))
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef long intptr_t;
typedef unsigned long uintptr_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef long ptrdiff_t;
typedef long long off_t;
typedef long time_t;
typedef int pid_t;
typedef struct __sFILE { int _file; } FILE;
#ifndef __cplusplus
#ifndef bool
#define bool _Bool
#define true 1
#define false 0
#endif
#endif
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef signed char BOOL;
typedef unsigned char Boolean;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
#define Nil ((Class)0)
typedef struct _NSZone NSZone;
typedef id (*IMP)(id, SEL, ...);
@class NSString, NSMethodSignature, NSInvocation;
NS_ASSUME_NONNULL_BEGIN
__attribute__((swift_name("NSObjectProtocol")))
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly, nullable) Class superclass;
- (instancetype)self;
- (id)performSelector:(SEL)aSelector;
- (id)performSelector:(SEL)aSelector withObject:(null_unspecified id)object;
- (id)performSelector:(SEL)aSelector
             withObject:(null_unspecified id)object1
             withObject:(null_unspecified id)object2;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)respondsToSelector:(SEL)aSelector;
@property (readonly, copy) NSString *description;
@optional
@property (readonly, copy) NSString *debugDescription;
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
- (instancetype)init;
+ (instancetype)new;
- (id)copy;
- (id)mutableCopy;
+ (BOOL)instancesRespondToSelector:(null_unspecified SEL)aSelector;
+ (BOOL)conformsToProtocol:(Protocol *)protocol;
- (null_unspecified IMP)methodForSelector:(null_unspecified SEL)aSelector;
+ (null_unspecified IMP)instanceMethodForSelector:(null_unspecified SEL)aSelector;
- (void)doesNotRecognizeSelector:(null_unspecified SEL)aSelector;
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector;
+ (BOOL)isSubclassOfClass:(Class)aClass;
+ (BOOL)resolveClassMethod:(null_unspecified SEL)sel;
+ (BOOL)resolveInstanceMethod:(null_unspecified SEL)sel;
+ (NSUInteger)hash;
+ (nullable Class)superclass;
+ (NSString *)description;
+ (NSString *)debugDescription;
@end
NS_ASSUME_NONNULL_END
#endif
