#ifndef MOCKGEN_AVAILABILITY
#define MOCKGEN_AVAILABILITY
#define MOCKGEN_PICK(_1, _2, _3, _4, _5, _6, _7, _8, name, ...) name
#define MOCKGEN_FROM_ios(x) ios, introduced=x
#define MOCKGEN_FROM_macos(x) macos, introduced=x
#define MOCKGEN_FROM_macosx(x) macos, introduced=x
#define MOCKGEN_FROM_tvos(x) tvos, introduced=x
#define MOCKGEN_FROM_watchos(x) watchos, introduced=x
#define MOCKGEN_FROM_visionos(x) ios, introduced=13.0
#define MOCKGEN_FROM_macCatalyst(x) maccatalyst, introduced=x
#define MOCKGEN_FROM_driverkit(x) ios, introduced=13.0
#define MOCKGEN_NOT_ios ios, unavailable
#define MOCKGEN_NOT_macos macos, unavailable
#define MOCKGEN_NOT_macosx macos, unavailable
#define MOCKGEN_NOT_tvos tvos, unavailable
#define MOCKGEN_NOT_watchos watchos, unavailable
#define MOCKGEN_NOT_macCatalyst maccatalyst, unavailable
#define MOCKGEN_A(x) __attribute__((availability(MOCKGEN_FROM_##x)))
#define MOCKGEN_A1(a) MOCKGEN_A(a)
#define MOCKGEN_A2(a, b) MOCKGEN_A(a) MOCKGEN_A(b)
#define MOCKGEN_A3(a, b, c) MOCKGEN_A2(a, b) MOCKGEN_A(c)
#define MOCKGEN_A4(a, b, c, d) MOCKGEN_A3(a, b, c) MOCKGEN_A(d)
#define MOCKGEN_A5(a, b, c, d, e) MOCKGEN_A4(a, b, c, d) MOCKGEN_A(e)
#define MOCKGEN_A6(a, b, c, d, e, f) MOCKGEN_A5(a, b, c, d, e) MOCKGEN_A(f)
#define MOCKGEN_A7(a, b, c, d, e, f, g) MOCKGEN_A6(a, b, c, d, e, f) MOCKGEN_A(g)
#define MOCKGEN_A8(a, b, c, d, e, f, g, h) MOCKGEN_A7(a, b, c, d, e, f, g) MOCKGEN_A(h)
#define API_AVAILABLE(...) MOCKGEN_PICK(__VA_ARGS__, MOCKGEN_A8, MOCKGEN_A7, MOCKGEN_A6, MOCKGEN_A5, \
    MOCKGEN_A4, MOCKGEN_A3, MOCKGEN_A2, MOCKGEN_A1, 0)(__VA_ARGS__)
#define MOCKGEN_N(x) __attribute__((availability(MOCKGEN_NOT_##x)))
#define MOCKGEN_N1(a) MOCKGEN_N(a)
#define MOCKGEN_N2(a, b) MOCKGEN_N(a) MOCKGEN_N(b)
#define MOCKGEN_N3(a, b, c) MOCKGEN_N2(a, b) MOCKGEN_N(c)
#define MOCKGEN_N4(a, b, c, d) MOCKGEN_N3(a, b, c) MOCKGEN_N(d)
#define MOCKGEN_N5(a, b, c, d, e) MOCKGEN_N4(a, b, c, d) MOCKGEN_N(e)
#define API_UNAVAILABLE(...) MOCKGEN_PICK(__VA_ARGS__, 0, 0, 0, MOCKGEN_N5, MOCKGEN_N4, MOCKGEN_N3, \
    MOCKGEN_N2, MOCKGEN_N1, 0)(__VA_ARGS__)
#define MOCKGEN_TO_ios(a, b) ios, deprecated=b
#define MOCKGEN_TO_macos(a, b) macos, deprecated=b
#define MOCKGEN_TO_macosx(a, b) macos, deprecated=b
#define MOCKGEN_TO_tvos(a, b) tvos, deprecated=b
#define MOCKGEN_TO_watchos(a, b) watchos, deprecated=b
#define MOCKGEN_TO_visionos(a, b) visionos, deprecated=b
#define MOCKGEN_TO_macCatalyst(a, b) maccatalyst, deprecated=b
#define MOCKGEN_TO_driverkit(a, b) driverkit, deprecated=b
#define MOCKGEN_D(x) __attribute__((availability(MOCKGEN_TO_##x)))
#define MOCKGEN_D1(_m, a) MOCKGEN_D(a)
#define MOCKGEN_D2(_m, a, b) MOCKGEN_D(a) MOCKGEN_D(b)
#define MOCKGEN_D3(_m, a, b, c) MOCKGEN_D2(_m, a, b) MOCKGEN_D(c)
#define MOCKGEN_D4(_m, a, b, c, d) MOCKGEN_D3(_m, a, b, c) MOCKGEN_D(d)
#define MOCKGEN_D5(_m, a, b, c, d, e) MOCKGEN_D4(_m, a, b, c, d) MOCKGEN_D(e)
#define MOCKGEN_D6(_m, a, b, c, d, e, f) MOCKGEN_D5(_m, a, b, c, d, e) MOCKGEN_D(f)
#define MOCKGEN_D7(_m, a, b, c, d, e, f, g) MOCKGEN_D6(_m, a, b, c, d, e, f) MOCKGEN_D(g)
#define API_DEPRECATED(...) MOCKGEN_PICK(__VA_ARGS__, MOCKGEN_D7, MOCKGEN_D6, MOCKGEN_D5, MOCKGEN_D4, \
    MOCKGEN_D3, MOCKGEN_D2, MOCKGEN_D1, 0, 0)(__VA_ARGS__)
#define API_DEPRECATED_WITH_REPLACEMENT(...) API_DEPRECATED(__VA_ARGS__)
#define API_OBSOLETED(...)
#define API_TO_BE_DEPRECATED 100000
#define API_AVAILABLE_BEGIN(...)
#define API_AVAILABLE_END
#define API_UNAVAILABLE_BEGIN(...)
#define API_UNAVAILABLE_END
#define __API_AVAILABLE(...) API_AVAILABLE(__VA_ARGS__)
#define __OSX_AVAILABLE_STARTING(...)
#define __OSX_AVAILABLE(...)
#define __IOS_AVAILABLE(...)
#define NS_AVAILABLE(_mac, _ios)
#define NS_AVAILABLE_IOS(_ios)
#define NS_AVAILABLE_MAC(_mac)
#define NS_CLASS_AVAILABLE(_mac, _ios)
#define NS_CLASS_AVAILABLE_IOS(_ios)
#define NS_CLASS_AVAILABLE_MAC(_mac)
#define NS_CLASS_DEPRECATED(...) NS_DEPRECATED(__VA_ARGS__)
#define NS_CLASS_DEPRECATED_IOS(...) NS_DEPRECATED_IOS(__VA_ARGS__)
#define NS_ENUM_AVAILABLE(_mac, _ios)
#define NS_ENUM_AVAILABLE_IOS(_ios)
#define NS_ENUM_DEPRECATED(...) NS_DEPRECATED(__VA_ARGS__)
#define NS_ENUM_DEPRECATED_IOS(...) NS_DEPRECATED_IOS(__VA_ARGS__)
#define NS_DEPRECATED(_mac, _macTo, _ios, ...) NS_DEPRECATED_MAC(_mac, _macTo) \
    NS_DEPRECATED_IOS(_ios, __VA_ARGS__)
#define NS_DEPRECATED_IOS(_ios, ...) MOCKGEN_SINCE(ios, __VA_ARGS__, 0)
#define NS_DEPRECATED_MAC(_mac, ...) MOCKGEN_SINCE(macos, __VA_ARGS__, 0)
#define MOCKGEN_SINCE(_platform, _version, ...) \
    __attribute__((availability(_platform, deprecated=_version)))
#define NS_EXTENSION_UNAVAILABLE(_m)
#define NS_EXTENSION_UNAVAILABLE_IOS(_m)
#define DEPRECATED_ATTRIBUTE __attribute__((deprecated))
#define DEPRECATED_MSG_ATTRIBUTE(_m) __attribute__((deprecated(_m)))
#define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
#ifndef __deprecated
#define __deprecated __attribute__((deprecated))
#define __deprecated_msg(_m) __attribute__((deprecated(_m)))
#define __unavailable __attribute__((unavailable))
#endif
#ifndef __dead2
#define __dead2 __attribute__((noreturn))
#define __pure2
#define __printflike(_f, _a)
#define __result_use_check
#define __scanflike(_f, _a)
#define __unused
#define __used
#endif
#define __TVOS_PROHIBITED __attribute__((availability(tvos, unavailable)))
#define __WATCHOS_PROHIBITED __attribute__((availability(watchos, unavailable)))
#define __IPHONE_OS_VERSION_MIN_REQUIRED 160000
#define __IPHONE_OS_VERSION_MAX_ALLOWED 160000
#define __MAC_OS_X_VERSION_MIN_REQUIRED 130000
#define __MAC_OS_X_VERSION_MAX_ALLOWED 130000
#endif
