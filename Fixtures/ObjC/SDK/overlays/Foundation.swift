// swift-format-ignore-file
// The overlay of the stub Foundation: the values that its classes are bridged to. Only types, nothing works.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

extension String: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { fatalError() }
}

extension Array: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSArray { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout Array?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSArray, result: inout Array?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> Array { fatalError() }
}

extension Dictionary: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout Dictionary?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSDictionary, result: inout Dictionary?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> Dictionary { fatalError() }
}

extension Set: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSSet { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set { fatalError() }
}

public struct Data: Hashable, Sendable {
    public init() {}
}

extension Data: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSData { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSData, result: inout Data?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSData, result: inout Data?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data { fatalError() }
}

public struct Date: Hashable, Sendable {
    public init() {}
}

extension Date: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDate { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSDate, result: inout Date?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSDate, result: inout Date?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDate?) -> Date { fatalError() }
}

public struct URL: Hashable, Sendable {
    public init() {}
}

extension URL: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSURL { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL { fatalError() }
}

public struct Measurement<UnitType: Unit>: Hashable {
    public init() {}
}

extension Measurement: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSMeasurement { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSMeasurement, result: inout Measurement?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSMeasurement, result: inout Measurement?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSMeasurement?) -> Measurement { fatalError() }
}

public struct URLComponents: Hashable, Sendable {
    public init() {}
}

extension URLComponents: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSURLComponents { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSURLComponents, result: inout URLComponents?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSURLComponents, result: inout URLComponents?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURLComponents?) -> URLComponents { fatalError() }
}

public struct URLQueryItem: Hashable, Sendable {
    public init() {}
}

extension URLQueryItem: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSURLQueryItem { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSURLQueryItem, result: inout URLQueryItem?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSURLQueryItem, result: inout URLQueryItem?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURLQueryItem?) -> URLQueryItem { fatalError() }
}

public struct URLRequest: Hashable, Sendable {
    public init() {}
}

extension URLRequest: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSURLRequest { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSURLRequest, result: inout URLRequest?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSURLRequest, result: inout URLRequest?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURLRequest?) -> URLRequest { fatalError() }
}

public struct UUID: Hashable, Sendable {
    public init() {}
}

extension UUID: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSUUID { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSUUID, result: inout UUID?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSUUID, result: inout UUID?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSUUID?) -> UUID { fatalError() }
}

public struct IndexSet: Hashable, Sendable {
    public init() {}
}

extension IndexSet: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSIndexSet { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSIndexSet, result: inout IndexSet?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSIndexSet, result: inout IndexSet?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexSet?) -> IndexSet { fatalError() }
}

public struct IndexPath: Hashable, Sendable {
    public init() {}
}

extension IndexPath: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath { fatalError() }
}

public struct CharacterSet: Hashable, Sendable {
    public init() {}
}

extension CharacterSet: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSCharacterSet { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSCharacterSet, result: inout CharacterSet?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSCharacterSet, result: inout CharacterSet?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSCharacterSet?) -> CharacterSet { fatalError() }
}

public struct Locale: Hashable, Sendable {
    public init() {}
}

extension Locale: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSLocale { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSLocale, result: inout Locale?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSLocale, result: inout Locale?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSLocale?) -> Locale { fatalError() }
}

public struct TimeZone: Hashable, Sendable {
    public init() {}
}

extension TimeZone: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSTimeZone { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSTimeZone, result: inout TimeZone?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSTimeZone, result: inout TimeZone?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSTimeZone?) -> TimeZone { fatalError() }
}

public struct Calendar: Hashable, Sendable {
    public init() {}
}

extension Calendar: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSCalendar { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSCalendar, result: inout Calendar?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSCalendar, result: inout Calendar?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSCalendar?) -> Calendar { fatalError() }
}

public struct DateComponents: Hashable, Sendable {
    public init() {}
}

extension DateComponents: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDateComponents { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSDateComponents, result: inout DateComponents?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSDateComponents, result: inout DateComponents?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDateComponents?) -> DateComponents { fatalError() }
}

public struct DateInterval: Hashable, Sendable {
    public init() {}
}

extension DateInterval: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDateInterval { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSDateInterval, result: inout DateInterval?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSDateInterval, result: inout DateInterval?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDateInterval?) -> DateInterval { fatalError() }
}

public struct Notification: Hashable, Sendable {
    public init() {}
}

extension Notification: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNotification { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSNotification, result: inout Notification?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNotification, result: inout Notification?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNotification?) -> Notification { fatalError() }
}

public struct PersonNameComponents: Hashable, Sendable {
    public init() {}
}

extension PersonNameComponents: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSPersonNameComponents { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSPersonNameComponents, result: inout PersonNameComponents?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSPersonNameComponents, result: inout PersonNameComponents?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSPersonNameComponents?) -> PersonNameComponents { fatalError() }
}

public struct AffineTransform: Hashable, Sendable {
    public init() {}
}

extension AffineTransform: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSAffineTransform { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSAffineTransform, result: inout AffineTransform?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSAffineTransform, result: inout AffineTransform?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSAffineTransform?) -> AffineTransform { fatalError() }
}

extension NSError: Error {}

public final class NSLock: @unchecked Sendable {
    public init() {}
    public func lock() {}
    public func unlock() {}
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

extension AnyHashable: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSObject { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSObject, result: inout AnyHashable?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSObject, result: inout AnyHashable?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSObject?) -> AnyHashable { fatalError() }
}

extension URL {
    public init(fileURLWithPath path: String) {}
}

// The compiler makes errors of `NS_ERROR_ENUM` where it finds these.
public protocol _ErrorCodeProtocol: Equatable {
    associatedtype _ErrorType
}

public protocol _BridgedNSError: Error, Hashable {
    static var _nsErrorDomain: String { get }
}

public protocol _BridgedStoredNSError: _BridgedNSError {
    associatedtype Code: _ErrorCodeProtocol
    var _nsError: NSError { get }
    init(_nsError: NSError)
}
