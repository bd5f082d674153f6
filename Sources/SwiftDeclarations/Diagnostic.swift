// What the tool has to say about a place in the user's sources. A value; printing happens elsewhere.

/// A message to the user, with a place where there is one.
public struct Diagnostic: Hashable, Sendable {
    /// How bad it is. An error means that the run fails and writes nothing.
    public enum Severity: String, Hashable, Sendable {
        case error, warning, note
    }

    /// A byte offset in a file.
    public struct Place: Hashable, Sendable {
        /// The path of the file, equal to `SourceFile.path`.
        public let path: String

        /// The byte offset in the file.
        public let offset: UInt32

        /// Names a byte offset in a file.
        public init(path: String, offset: UInt32) {
            self.path = path
            self.offset = offset
        }
    }

    /// How bad it is.
    public var severity: Severity

    /// The place it is about; nil where the message is about the run as a whole.
    public var place: Place?

    /// What is wrong and what to do: lower case, no full stop.
    public var message: String

    /// More places or advice that belong to the message, in reading order.
    public var notes: [Diagnostic]

    /// Makes a message.
    public init(_ severity: Severity, at place: Place? = nil, _ message: String, notes: [Diagnostic] = []) {
        self.severity = severity
        self.place = place
        self.message = message
        self.notes = notes
    }
}
