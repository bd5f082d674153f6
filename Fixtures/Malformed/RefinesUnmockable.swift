/// @mockable
protocol Record: BitwiseCopyable {
    func touch()
}

/// @mockable
protocol Lane: SIMDScalar {}

/// @mockable
protocol Argument: CustomStringConvertible, CVarArg {}

/// @mockable
protocol Text: StringProtocol {}

/// @mockable
protocol Worker: DistributedActor {}

/// @mockable
protocol Cluster: DistributedActorSystem {}
