/// @mockable
protocol Record: BitwiseCopyable {
    func touch()
}

/// @mockable
protocol Lane: SIMDScalar {}

/// @mockable
protocol Encoding: CustomStringConvertible, UnicodeCodec {}

/// @mockable
protocol Text: StringProtocol {}

/// @mockable
protocol Worker: DistributedActor {}

/// @mockable
protocol Cluster: DistributedActorSystem {}

/// @mockable
protocol ObjectArgument: NSObjectProtocol, CVarArg {}
