// Superclasses under more conditions than anybody can read.

#if FLAG0
class Layer0 { func one0() {} }
#else
class Layer0 { func other0() {} }
#endif
#if FLAG1
class Layer1: Layer0 { func one1() {} }
#else
class Layer1: Layer0 { func other1() {} }
#endif
#if FLAG2
class Layer2: Layer1 { func one2() {} }
#else
class Layer2: Layer1 { func other2() {} }
#endif
#if FLAG3
class Layer3: Layer2 { func one3() {} }
#else
class Layer3: Layer2 { func other3() {} }
#endif
#if FLAG4
class Layer4: Layer3 { func one4() {} }
#else
class Layer4: Layer3 { func other4() {} }
#endif
#if FLAG5
class Layer5: Layer4 { func one5() {} }
#else
class Layer5: Layer4 { func other5() {} }
#endif
#if FLAG6
class Layer6: Layer5 { func one6() {} }
#else
class Layer6: Layer5 { func other6() {} }
#endif
#if FLAG7
class Layer7: Layer6 { func one7() {} }
#else
class Layer7: Layer6 { func other7() {} }
#endif

/// @mockable
protocol LayeredScreen: Layer7 {
    func one0()
}

#if FLAG1 && FLAG2 && FLAG3 && FLAG4
/// @mockable
protocol LayeredFlagScreen: Layer7 {
    func one0()
}
#endif
