// The table of known protocols: what encodes and decodes. See KnownProtocols.swift.

extension KnownProtocols {
    static let coding = """
        protocol Encodable {
            func encode(to encoder: any Encoder) throws
        }
        protocol Decodable {
            init(from decoder: any Decoder) throws
        }
        typealias Codable = Decodable & Encodable
        protocol CodingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
            var stringValue: String { get }
            var intValue: Int? { get }
            init?(stringValue: String)
            init?(intValue: Int)
        }
        protocol CodingKeyRepresentable {
            var codingKey: any CodingKey { get }
            init?<T>(codingKey: T) where T: CodingKey
        }
        protocol Encoder {
            var codingPath: [any CodingKey] { get }
            var userInfo: [CodingUserInfoKey: Any] { get }
            func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key: CodingKey
            func unkeyedContainer() -> any UnkeyedEncodingContainer
            func singleValueContainer() -> any SingleValueEncodingContainer
        }
        protocol Decoder {
            var codingPath: [any CodingKey] { get }
            var userInfo: [CodingUserInfoKey: Any] { get }
            func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> where Key: CodingKey
            func unkeyedContainer() throws -> any UnkeyedDecodingContainer
            func singleValueContainer() throws -> any SingleValueDecodingContainer
        }
        protocol KeyedEncodingContainerProtocol {
            associatedtype Key: CodingKey
            var codingPath: [any CodingKey] { get }
            mutating func encodeNil(forKey key: Key) throws
            mutating func encode(_ value: Bool, forKey key: Key) throws
            mutating func encode(_ value: String, forKey key: Key) throws
            mutating func encode(_ value: Double, forKey key: Key) throws
            mutating func encode(_ value: Float, forKey key: Key) throws
            mutating func encode(_ value: Int, forKey key: Key) throws
            mutating func encode(_ value: Int8, forKey key: Key) throws
            mutating func encode(_ value: Int16, forKey key: Key) throws
            mutating func encode(_ value: Int32, forKey key: Key) throws
            mutating func encode(_ value: Int64, forKey key: Key) throws
            mutating func encode(_ value: UInt, forKey key: Key) throws
            mutating func encode(_ value: UInt8, forKey key: Key) throws
            mutating func encode(_ value: UInt16, forKey key: Key) throws
            mutating func encode(_ value: UInt32, forKey key: Key) throws
            mutating func encode(_ value: UInt64, forKey key: Key) throws
            mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws
            mutating func nestedContainer<NestedKey: CodingKey>(
                keyedBy keyType: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey>
            mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
            mutating func superEncoder() -> any Encoder
            mutating func superEncoder(forKey key: Key) -> any Encoder
        }
        protocol KeyedDecodingContainerProtocol {
            associatedtype Key: CodingKey
            var codingPath: [any CodingKey] { get }
            var allKeys: [Key] { get }
            func contains(_ key: Key) -> Bool
            func decodeNil(forKey key: Key) throws -> Bool
            func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool
            func decode(_ type: String.Type, forKey key: Key) throws -> String
            func decode(_ type: Double.Type, forKey key: Key) throws -> Double
            func decode(_ type: Float.Type, forKey key: Key) throws -> Float
            func decode(_ type: Int.Type, forKey key: Key) throws -> Int
            func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8
            func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16
            func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32
            func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64
            func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt
            func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8
            func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16
            func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32
            func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64
            func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
            func nestedContainer<NestedKey: CodingKey>(
                keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey>
            func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
            func superDecoder() throws -> any Decoder
            func superDecoder(forKey key: Key) throws -> any Decoder
        }
        protocol UnkeyedEncodingContainer {
            var codingPath: [any CodingKey] { get }
            var count: Int { get }
            mutating func encodeNil() throws
            mutating func encode(_ value: Bool) throws
            mutating func encode(_ value: String) throws
            mutating func encode(_ value: Double) throws
            mutating func encode(_ value: Float) throws
            mutating func encode(_ value: Int) throws
            mutating func encode(_ value: Int8) throws
            mutating func encode(_ value: Int16) throws
            mutating func encode(_ value: Int32) throws
            mutating func encode(_ value: Int64) throws
            mutating func encode(_ value: UInt) throws
            mutating func encode(_ value: UInt8) throws
            mutating func encode(_ value: UInt16) throws
            mutating func encode(_ value: UInt32) throws
            mutating func encode(_ value: UInt64) throws
            mutating func encode<T: Encodable>(_ value: T) throws
            mutating func nestedContainer<NestedKey: CodingKey>(
                keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>
            mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
            mutating func superEncoder() -> any Encoder
        }
        protocol UnkeyedDecodingContainer {
            var codingPath: [any CodingKey] { get }
            var count: Int? { get }
            var isAtEnd: Bool { get }
            var currentIndex: Int { get }
            mutating func decodeNil() throws -> Bool
            mutating func decode(_ type: Bool.Type) throws -> Bool
            mutating func decode(_ type: String.Type) throws -> String
            mutating func decode(_ type: Double.Type) throws -> Double
            mutating func decode(_ type: Float.Type) throws -> Float
            mutating func decode(_ type: Int.Type) throws -> Int
            mutating func decode(_ type: Int8.Type) throws -> Int8
            mutating func decode(_ type: Int16.Type) throws -> Int16
            mutating func decode(_ type: Int32.Type) throws -> Int32
            mutating func decode(_ type: Int64.Type) throws -> Int64
            mutating func decode(_ type: UInt.Type) throws -> UInt
            mutating func decode(_ type: UInt8.Type) throws -> UInt8
            mutating func decode(_ type: UInt16.Type) throws -> UInt16
            mutating func decode(_ type: UInt32.Type) throws -> UInt32
            mutating func decode(_ type: UInt64.Type) throws -> UInt64
            mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
            mutating func nestedContainer<NestedKey: CodingKey>(
                keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>
            mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
            mutating func superDecoder() throws -> any Decoder
        }
        protocol SingleValueEncodingContainer {
            var codingPath: [any CodingKey] { get }
            mutating func encodeNil() throws
            mutating func encode(_ value: Bool) throws
            mutating func encode(_ value: String) throws
            mutating func encode(_ value: Double) throws
            mutating func encode(_ value: Float) throws
            mutating func encode(_ value: Int) throws
            mutating func encode(_ value: Int8) throws
            mutating func encode(_ value: Int16) throws
            mutating func encode(_ value: Int32) throws
            mutating func encode(_ value: Int64) throws
            mutating func encode(_ value: UInt) throws
            mutating func encode(_ value: UInt8) throws
            mutating func encode(_ value: UInt16) throws
            mutating func encode(_ value: UInt32) throws
            mutating func encode(_ value: UInt64) throws
            mutating func encode<T: Encodable>(_ value: T) throws
        }
        protocol SingleValueDecodingContainer {
            var codingPath: [any CodingKey] { get }
            func decodeNil() -> Bool
            func decode(_ type: Bool.Type) throws -> Bool
            func decode(_ type: String.Type) throws -> String
            func decode(_ type: Double.Type) throws -> Double
            func decode(_ type: Float.Type) throws -> Float
            func decode(_ type: Int.Type) throws -> Int
            func decode(_ type: Int8.Type) throws -> Int8
            func decode(_ type: Int16.Type) throws -> Int16
            func decode(_ type: Int32.Type) throws -> Int32
            func decode(_ type: Int64.Type) throws -> Int64
            func decode(_ type: UInt.Type) throws -> UInt
            func decode(_ type: UInt8.Type) throws -> UInt8
            func decode(_ type: UInt16.Type) throws -> UInt16
            func decode(_ type: UInt32.Type) throws -> UInt32
            func decode(_ type: UInt64.Type) throws -> UInt64
            func decode<T: Decodable>(_ type: T.Type) throws -> T
        }
        protocol EncodableWithConfiguration {
            associatedtype EncodingConfiguration
            func encode(to encoder: any Encoder, configuration: EncodingConfiguration) throws
        }
        protocol DecodableWithConfiguration {
            associatedtype DecodingConfiguration
            init(from decoder: any Decoder, configuration: DecodingConfiguration) throws
        }
        typealias CodableWithConfiguration = DecodableWithConfiguration & EncodableWithConfiguration
        protocol EncodingConfigurationProviding {
            associatedtype EncodingConfiguration
            static var encodingConfiguration: EncodingConfiguration { get }
        }
        protocol DecodingConfigurationProviding {
            associatedtype DecodingConfiguration
            static var decodingConfiguration: DecodingConfiguration { get }
        }
        """
}
