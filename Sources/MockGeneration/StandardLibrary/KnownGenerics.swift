// What the generic types of the standard library and of Apple's frameworks ask of their arguments: one protocol each at most.
// Source: their public interfaces.

import SwiftDeclarations

/// The generic types that signatures are written with.
enum KnownGenerics {
    /// What a type asks each of its arguments to conform to; nil for a type that is not known.
    static func constraintsOfArguments(of name: [String]) -> [[TypeSyntax]]? {
        protocols[name.joined(separator: ".")]?.map { $0.isEmpty ? [] : [.named($0)] }
    }

    /// The protocol of each argument; empty where none is asked for.
    private static let protocols: [String: [String]] = [
        "AnyCollection": [""], "AnyIterator": [""], "AnyPublisher": ["", "Error"], "AnySequence": [""], "Array": [""],
        "ArraySlice": [""], "AsyncStream": [""], "AsyncThrowingStream": ["", "Error"], "Binding": [""],
        "CheckedContinuation": ["", "Error"], "ClosedRange": ["Comparable"], "CollectionDifference": [""],
        "CollectionOfOne": [""], "ContiguousArray": [""], "CurrentValueSubject": ["", "Error"],
        "Dictionary": ["Hashable", ""], "EmptyCollection": [""], "EnumeratedSequence": ["Sequence"],
        "FloatingPointFormatStyle": ["BinaryFloatingPoint"], "InlineArray": ["", ""],
        "IntegerFormatStyle": ["BinaryInteger"], "KeyPath": ["", ""], "KeyPathComparator": [""],
        "KeyValuePairs": ["", ""], "LazySequence": ["Sequence"],
        "Measurement": ["Unit"], "NSCache": ["AnyObject", "AnyObject"], "NSHashTable": ["AnyObject"],
        "NSMapTable": ["AnyObject", "AnyObject"], "Optional": [""], "PartialKeyPath": [""],
        "PartialRangeFrom": ["Comparable"], "PartialRangeThrough": ["Comparable"], "PartialRangeUpTo": ["Comparable"],
        "PassthroughSubject": ["", "Error"], "Predicate": [""], "Published": [""], "Range": ["Comparable"],
        "ReferenceWritableKeyPath": ["", ""], "Regex": [""], "Repeated": [""], "Result": ["", "Error"],
        "ReversedCollection": ["BidirectionalCollection"], "SIMD2": ["SIMDScalar"], "SIMD3": ["SIMDScalar"],
        "SIMD4": ["SIMDScalar"], "SIMD8": ["SIMDScalar"], "Set": ["Hashable"], "Slice": ["Collection"],
        "SortDescriptor": [""], "StrideThrough": ["Strideable"], "StrideTo": ["Strideable"],
        "Task": ["Sendable", "Error"], "TaskGroup": ["Sendable"], "TaskLocal": ["Sendable"],
        "ThrowingTaskGroup": ["Sendable", "Error"], "Unmanaged": ["AnyObject"], "UnsafeBufferPointer": [""],
        "UnsafeContinuation": ["", "Error"], "UnsafeMutableBufferPointer": [""], "UnsafeMutablePointer": [""],
        "UnsafePointer": [""], "WritableKeyPath": ["", ""], "Zip2Sequence": ["Sequence", "Sequence"],
    ]
}
