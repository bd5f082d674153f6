// Modifiers -> access levels, which can be compared.

import SwiftDeclarations

/// Access levels, lowest first.
enum AccessLevel: Int, Comparable, Sendable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    /// The level that modifiers name; nil where they name none.
    init?(modifiers: [String]) {
        for modifier in modifiers {
            switch modifier {
            case "private": self = .private
            case "fileprivate": self = .fileprivate
            case "internal": self = .internal
            case "package": self = .package
            case "public": self = .public
            case "open": self = .open
            default: continue
            }
            return
        }
        return nil
    }

    /// The level as a mock of something with it has it. For example: `public `
    var prefix: String {
        switch self {
        case .public, .open: "public "
        case .package: "package "
        case .private, .fileprivate, .internal: ""
        }
    }

    static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}

extension DeclarationHead {
    /// Whether it says that no other file sees it.
    var isSeenByFileOnly: Bool { AccessLevel(modifiers: modifiers).map { $0 <= .fileprivate } ?? false }
}
