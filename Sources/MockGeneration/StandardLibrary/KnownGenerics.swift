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
        "CheckedContinuation": ["", "Error"], "ClosedRange": ["Comparable"], "CollectionOfOne": [""],
        "ContiguousArray": [""], "CurrentValueSubject": ["", "Error"], "Dictionary": ["Hashable", ""],
        "KeyPath": ["", ""], "KeyValuePairs": ["", ""], "Optional": [""], "PartialKeyPath": [""],
        "PartialRangeFrom": ["Comparable"], "PartialRangeThrough": ["Comparable"], "PartialRangeUpTo": ["Comparable"],
        "PassthroughSubject": ["", "Error"], "Published": [""], "Range": ["Comparable"],
        "ReferenceWritableKeyPath": ["", ""], "Result": ["", "Error"], "Set": ["Hashable"],
        "Task": ["Sendable", "Error"], "TaskGroup": ["Sendable"], "TaskLocal": ["Sendable"],
        "ThrowingTaskGroup": ["Sendable", "Error"], "UnsafeBufferPointer": [""], "UnsafeContinuation": ["", "Error"],
        "UnsafeMutableBufferPointer": [""], "UnsafeMutablePointer": [""], "UnsafePointer": [""],
        "WritableKeyPath": ["", ""],
    ]
}
