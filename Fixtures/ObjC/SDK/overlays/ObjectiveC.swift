// swift-format-ignore-file
// The overlay of the stub ObjectiveC: the values that the importer looks for there. Only types, nothing works.

@_exported import ObjectiveC

public struct ObjCBool: ExpressibleByBooleanLiteral {
    var value: Int8
    public init(_ value: Bool) { self.value = value ? 1 : 0 }
    public init(booleanLiteral value: Bool) { self.init(value) }
    public var boolValue: Bool { value != 0 }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
    var pointer: OpaquePointer?
    public init(_ name: String) {}
    public init(stringLiteral name: String) {}
}

public struct NSZone {
    var pointer: OpaquePointer
}

extension NSObject: Equatable, Hashable {
    public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
