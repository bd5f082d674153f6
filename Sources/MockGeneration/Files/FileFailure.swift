// An error number of the operating system goes in, a message for the user comes out.
// Every read and write of the tool fails with this one type, so that the wording is the same everywhere.

import SwiftDeclarations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file or folder that could not be read or written.
public struct FileFailure: Error, Hashable, Sendable {
    /// What was tried.
    public enum Action: Hashable, Sendable {
        case read, write
    }

    /// What was tried.
    public let action: Action

    /// The path as it is reported.
    public let path: String

    /// The operating system's error number. For example: `EACCES`
    public let code: Int32

    /// Makes a failure of an error number.
    public init(_ action: Action, _ path: String, code: Int32) {
        self.action = action
        self.path = path
        self.code = code
    }

    /// What happened. For example: `cannot read 'Store.swift': permission denied`
    public var message: String {
        switch action {
        case .read where isMissing: "no such file or directory: '\(path)'"
        case .read: "cannot read '\(path)': \(reason)"
        case .write: "cannot write '\(path)': \(reason)"
        }
    }

    /// The failure as an error of the run. It has no place: there is no text to point into.
    public var diagnostic: Diagnostic { Diagnostic(.error, message) }

    /// Whether there is nothing at the path.
    public var isMissing: Bool { code == ENOENT }

    /// Whether the reader of a pipe closed it.
    public var isClosedPipe: Bool { code == EPIPE }

    private var reason: String {
        guard let text = strerror(code) else { return "error \(code)" }
        let reason = String(cString: text)
        return reason.prefix(1).lowercased() + reason.dropFirst()
    }
}
