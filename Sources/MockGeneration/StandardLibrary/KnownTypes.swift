// The typealiases of the standard library and of Foundation that signatures are written with, and the member types of
// their types that are others. Members that are types of their own, such as `String.Index`, are none of them, and neither
// is what depends on the platform, such as `CLong`.

import SwiftDeclarations

/// The table of known types. Nothing but typealiases is in it.
enum KnownTypes {
    /// The declarations.
    static let source = SourceFile(path: "<standard types>", text: typealiases + collections + strings + numbers)

    /// The typealiases that stand for closures.
    static let closures: Set<String> = ["Comparator"]

    private static let typealiases = """
        typealias AnyClass = AnyObject.Type
        typealias BooleanLiteralType = Bool
        typealias CBool = Bool
        typealias CDouble = Double
        typealias CFloat = Float
        typealias CInt = Int32
        typealias CLongLong = Int64
        typealias CShort = Int16
        typealias CUnsignedChar = UInt8
        typealias CUnsignedInt = UInt32
        typealias CUnsignedLongLong = UInt64
        typealias CUnsignedShort = UInt16
        typealias Codable = Decodable & Encodable
        typealias Comparator = (Any, Any) -> ComparisonResult
        typealias Float32 = Float
        typealias Float64 = Double
        typealias FloatLiteralType = Double
        typealias IntegerLiteralType = Int
        typealias StringLiteralType = String
        typealias TimeInterval = Double
        typealias UnicodeScalar = Unicode.Scalar

        """

    private static let collections = """
        struct Array<Value> {
            typealias Element = Value
            typealias Index = Int
            typealias Indices = Range<Int>
            typealias Iterator = IndexingIterator<Array<Value>>
            typealias SubSequence = ArraySlice<Value>
        }
        struct ArraySlice<Value> {
            typealias Element = Value
            typealias Index = Int
            typealias Indices = Range<Int>
            typealias Iterator = IndexingIterator<ArraySlice<Value>>
            typealias SubSequence = ArraySlice<Value>
        }
        struct ContiguousArray<Value> {
            typealias Element = Value
            typealias Index = Int
            typealias Indices = Range<Int>
            typealias Iterator = IndexingIterator<ContiguousArray<Value>>
            typealias SubSequence = ArraySlice<Value>
        }
        struct Set<Value> {
            typealias Element = Value
            struct Index {}
            struct Iterator {}
        }
        struct Dictionary<First, Second> {
            typealias Key = First
            typealias Value = Second
            typealias Element = (key: First, value: Second)
            struct Index {}
            struct Iterator {}
            struct Keys { typealias Element = First }
            struct Values { typealias Element = Second }
        }
        struct KeyValuePairs<First, Second> {
            typealias Key = First
            typealias Value = Second
            typealias Element = (key: First, value: Second)
            typealias Index = Int
        }
        struct Range<Value> {
            typealias Bound = Value
            typealias Element = Value
            typealias Index = Value
            typealias Indices = Range<Value>
            typealias SubSequence = Range<Value>
        }
        struct ClosedRange<Value> {
            typealias Bound = Value
            typealias Element = Value
            struct Index {}
        }
        struct AnySequence<Value> {
            typealias Element = Value
            typealias Iterator = AnyIterator<Value>
        }
        struct AnyIterator<Value> { typealias Element = Value }
        struct AnyCollection<Value> {
            typealias Element = Value
            typealias Index = AnyIndex
        }
        struct AsyncStream<Value> {
            typealias Element = Value
            typealias AsyncIterator = AsyncStream<Value>.Iterator
        }
        struct AsyncThrowingStream<Value, Problem> {
            typealias Element = Value
            typealias AsyncIterator = AsyncThrowingStream<Value, Problem>.Iterator
        }
        struct Data {
            typealias Element = UInt8
            typealias Index = Int
            typealias Indices = Range<Int>
            typealias SubSequence = Data
        }
        struct IndexSet { typealias Element = Int }
        struct IndexPath {
            typealias Element = Int
            typealias Index = Int
        }
        struct CharacterSet { typealias Element = Unicode.Scalar }

        """

    private static let strings = """
        struct String {
            typealias Element = Character
            typealias SubSequence = Substring
            struct Index {}
            struct Iterator {}
            struct UTF8View {
                typealias Element = UInt8
                typealias Index = String.Index
                typealias SubSequence = Substring.UTF8View
            }
            struct UTF16View {
                typealias Element = UInt16
                typealias Index = String.Index
                typealias SubSequence = Substring.UTF16View
            }
            struct UnicodeScalarView {
                typealias Element = Unicode.Scalar
                typealias Index = String.Index
                typealias SubSequence = Substring.UnicodeScalarView
            }
        }
        struct Substring {
            typealias Element = Character
            typealias Index = String.Index
            typealias SubSequence = Substring
        }
        struct Unicode {
            struct UTF8 { typealias CodeUnit = UInt8 }
            struct UTF16 { typealias CodeUnit = UInt16 }
            struct UTF32 { typealias CodeUnit = UInt32 }
        }

        """

    private static let numbers: String = {
        let signed = ["Int", "Int8", "Int16", "Int32", "Int64"].map { ($0, stride: "Int", magnitude: "U\($0)") }
        let unsigned = ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"].map { ($0, stride: "Int", magnitude: $0) }
        let floating = ["Double", "Float", "CGFloat"].map { ($0, stride: $0, magnitude: $0) }
        let numbers = (signed + unsigned + floating).map { name, stride, magnitude in
            "struct \(name) { typealias Stride = \(stride); typealias Magnitude = \(magnitude) }"
        }
        return (numbers + ["struct Date { typealias Stride = Double }"]).joined(separator: "\n")
    }()
}
