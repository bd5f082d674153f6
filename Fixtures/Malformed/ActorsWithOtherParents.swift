@MainActor protocol Screen { func show() }
/// @mockable
protocol SharedScreen: Screen, Actor {}
class Base {}
protocol Based: Base {}
/// @mockable
protocol BasedActor: Based, Actor {}
/// @mockable
@MainActor protocol MainScreen: Actor { func show() }
/// @mockable
protocol Plain: Actor { @MainActor func show() }
