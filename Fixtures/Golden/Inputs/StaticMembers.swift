// Static functions and properties, beside instance members of the same name.

/// @mockable
protocol Registry {
    static func register(_ name: String)
    static func lookUp(_ name: String) throws -> Int
    static func makeDefault() async -> String
    static var count: Int { get set }
    static var current: RegistryEntry { get }
    func register(_ name: String)
    var count: Int { get }
    static func transform<Value>(_ value: Value) -> Value
    static func each(_ body: (Int) throws -> Void) rethrows
}

struct RegistryEntry {
    var name = ""
}

/// @mockable(history: log = true)
protocol StaticLogger {
    static func log(_ message: String, level: Int)
    static func log(_ error: any Error)
}
