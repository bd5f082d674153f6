// The names of types of the system's modules that a module of an app may have as well -> whether they have it, and which of
// them a file means. A type of the own module hides that of the standard library, and one of an imported module does, too;
// beside those of other modules it is ambiguous.

/// Names of types of the standard library, Foundation, Combine and SwiftUI.
enum SystemNames {
    /// Whether a type of a module that is imported beside those of the system may be ambiguous. That a type with another one of
    /// the names with prefixes is taken for such does no harm.
    static func mayBeAmbiguous(_ name: String) -> Bool {
        foundation.contains(name) || combine.contains(name) || swiftUI.contains(name) || hasPrefix(name)
    }

    /// Whether one of the modules has a type of this name.
    static func contains(_ name: String) -> Bool { standardLibrary.contains(name) || mayBeAmbiguous(name) }

    /// The module whose type a file means that declares none of this name; nil where that is not known.
    ///
    /// - Parameter modules: those that the file imports.
    static func module(ofType name: String, importing modules: Set<String>) -> String? {
        if standardLibrary.contains(name) { return "Swift" }
        // These export it.
        let importsFoundation = !modules.isDisjoint(with: ["Foundation", "UIKit", "AppKit", "SwiftUI", "Combine"])
        if foundation.contains(name), importsFoundation { return "Foundation" }
        if combine.contains(name), !modules.isDisjoint(with: ["Combine", "SwiftUI"]) { return "Combine" }
        return swiftUI.contains(name) && modules.contains("SwiftUI") ? "SwiftUI" : nil
    }

    /// Whether a file can mean such a type by a name.
    ///
    /// - Parameter modules: those that the file imports.
    static func mayBeMeant(by name: String, importing modules: Set<String>) -> Bool {
        module(ofType: name, importing: modules) != nil || hasPrefix(name)
    }

    /// Whether a name begins as those do that Foundation has from Objective-C and C, and what it imports.
    /// For example: `NSCache`, `CGFloat`
    private static func hasPrefix(_ name: String) -> Bool {
        ["CF", "CG", "Dispatch", "NS"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
        }
    }

    /// Those that can stand in signatures.
    private static let standardLibrary: Set<String> = [
        "Actor", "AdditiveArithmetic", "AnyCollection", "AnyHashable", "AnyIterator", "AnyKeyPath", "AnySequence",
        "Array", "ArraySlice", "AsyncIteratorProtocol", "AsyncSequence", "AsyncStream", "AsyncThrowingStream",
        "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "Bool", "CancellationError", "CaseIterable",
        "Character", "CheckedContinuation", "Clock", "ClosedRange", "Codable", "CodingKey", "CodingUserInfoKey",
        "Collection", "CollectionDifference", "CollectionOfOne", "Comparable", "ContiguousArray", "ContinuousClock",
        "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "Decodable", "Decoder",
        "DecodingError", "Dictionary", "DiscardingTaskGroup", "Double", "Duration", "EmptyCollection", "Encodable",
        "Encoder", "EncodingError", "EnumeratedSequence", "Equatable", "Error", "Executor", "FixedWidthInteger",
        "Float", "Float16", "Float32", "Float64", "Float80", "FloatingPoint", "FloatingPointSign", "GlobalActor",
        "Hashable", "Hasher", "Identifiable", "InlineArray", "InstantProtocol", "Int", "Int128", "Int16", "Int32",
        "Int64", "Int8", "IteratorProtocol", "KeyPath", "KeyedDecodingContainer", "KeyedEncodingContainer",
        "LazySequence", "LosslessStringConvertible", "ManagedBuffer", "Mirror", "MutableCollection", "MutableRawSpan",
        "MutableSpan", "Never", "Numeric", "ObjectIdentifier", "OpaquePointer", "OptionSet", "Optional",
        "OutputRawSpan", "OutputSpan", "PartialKeyPath", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
        "RandomAccessCollection", "RandomNumberGenerator", "Range", "RangeExpression", "RangeReplaceableCollection",
        "RangeSet", "RawRepresentable", "RawSpan", "ReferenceWritableKeyPath", "Result", "ReversedCollection",
        "Sendable", "Sequence", "SerialExecutor", "Set", "SetAlgebra", "SignedInteger", "SignedNumeric",
        "SingleValueDecodingContainer", "SingleValueEncodingContainer", "Slice", "Span", "StaticString",
        "StrideThrough", "StrideTo", "Strideable", "String", "StringProtocol", "Substring", "SuspendingClock",
        "SystemRandomNumberGenerator", "Task", "TaskExecutor", "TaskGroup", "TaskLocal", "TaskPriority",
        "TextOutputStream", "TextOutputStreamable", "ThrowingDiscardingTaskGroup", "ThrowingTaskGroup", "UInt",
        "UInt128", "UInt16", "UInt32", "UInt64", "UInt8", "Unicode", "UnkeyedDecodingContainer",
        "UnkeyedEncodingContainer", "Unmanaged", "UnownedJob", "UnownedSerialExecutor", "UnsafeBufferPointer",
        "UnsafeContinuation", "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
        "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer", "UnsignedInteger",
        "WritableKeyPath", "Zip2Sequence",
    ]

    private static let foundation: Set<String> = [
        "AffineTransform", "AttributeContainer", "AttributedString", "BlockOperation", "Bundle", "ByteCountFormatter",
        "Calendar", "CharacterSet", "CocoaError", "Comparator", "ComparisonResult", "ContiguousBytes", "Data",
        "DataProtocol", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "Dimension",
        "Expression", "FileAttributeType", "FileHandle", "FileManager", "FormatStyle", "Formatter", "Host",
        "IndexPath", "IndexSet", "InflectionRule", "InputStream", "JSONDecoder", "JSONEncoder", "JSONSerialization",
        "Locale", "LocalizedError", "Measurement", "Morphology", "Notification", "NotificationCenter",
        "NotificationQueue", "NumberFormatter", "OperatingSystemVersion", "Operation", "OperationQueue",
        "OutputStream", "ParseStrategy", "PersonNameComponents", "Pipe", "Port", "PortMessage", "Predicate",
        "PredicateError", "Process", "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder",
        "QualityOfService", "RecoverableError", "RunLoop", "Scanner", "SocketPort", "SortComparator", "SortOrder",
        "Stream", "StreamDelegate", "StringTransform", "Thread", "TimeInterval", "TimeZone", "Timer", "URL",
        "URLComponents", "URLError", "URLRequest", "URLResponse", "URLSession", "UUID", "Unit", "UnitConverter",
        "UserDefaults", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
    ]

    private static let combine: Set<String> = [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "ConnectablePublisher",
        "CurrentValueSubject", "Deferred", "Empty", "Fail", "Future", "Just", "ObservableObject",
        "PassthroughSubject", "Published", "Publisher", "Publishers", "Record", "Scheduler", "Subject", "Subscriber",
        "Subscribers", "Subscription", "Subscriptions", "TopLevelDecoder", "TopLevelEncoder",
    ]

    private static let swiftUI: Set<String> = [
        "Alert", "Alignment", "Anchor", "Animatable", "Animation", "AnyView", "App", "Axis", "Binding", "Button",
        "Canvas", "Capsule", "Circle", "Color", "ColorScheme", "Commands", "ContentMode", "Divider", "DragGesture",
        "Edge", "Ellipse", "Environment", "EnvironmentKey", "EnvironmentValues", "FocusState", "Font", "ForEach",
        "Form", "Gesture", "Gradient", "Grid", "Group", "Image", "Label", "Layout", "Link", "List", "Material",
        "Menu", "Namespace", "NavigationPath", "Path", "Picker", "PreferenceKey", "Rectangle", "Scene", "ScenePhase",
        "Section", "Settings", "Shape", "Slider", "Spacer", "State", "StateObject", "Stepper", "Tab", "Table", "Text",
        "TextField", "Toggle", "Transaction", "Transition", "View", "ViewBuilder", "ViewModifier", "Visibility",
        "Widget", "Window",
    ]
}
