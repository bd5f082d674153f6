import Distributed

/// @mockable
protocol RemotePlayer: DistributedActor {
    distributed func move() async -> Int
}
