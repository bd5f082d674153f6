// A mock that is Equatable or Hashable -> `==` and `hash(into:)`, where nothing else brings them.

import SwiftDeclarations

extension Lowering {
    /// Equality and hashing by identity, which is what they mean for a class without values of its own.
    func identityMembers(of mock: Context) -> [Mock.Member] {
        // A superclass hands its isolation on, which may be that of the module (SE-0466).
        let inheritsIsolation = !mock.resolved.hasOwnGlobalActor && mock.resolved.superclass != nil
        let isRestated = mock.resolved.byIdentity.contains { !$0.origin.isKnown }
        let isIsolated = mock.isActor || mock.globalActor != nil || inheritsIsolation || isRestated
        let isolation = isIsolated ? "nonisolated " : ""
        var members: [Mock.Member] = []
        let copied = mock.resolved.parentMocks.reduce(into: Set()) { $0.formUnion($1.memberNames) }
        if mock.resolved.needsEquality, !copied.contains("==") {
            let type = mock.name
            members.append(
                .verbatim(
                    .init(
                        requirement: "static func == (lhs: Self, rhs: Self) -> Bool",
                        notes: identityNotes("==", in: mock),
                        lines: [
                            "\(mock.access)\(isolation)static func == (lhs: \(type), rhs: \(type)) -> \(names["Bool"]) {",
                            "    \(identityComparison(in: mock))",
                            "}",
                        ])))
        }
        // The one that the compiler makes up would be isolated.
        let hashValue =
            "\(mock.access)nonisolated var hashValue: \(names["Int"]) { \(names["ObjectIdentifier"])(self).hashValue }"
        let isHashIsolated = inheritsIsolation || mock.globalActor != nil
        if copied.contains("hash") {
            let isByIdentity = mock.resolved.parentMocks.flatMap(\.members).contains {
                $0.isIdentity && $0.declaration.plainName == "hash"
            }
            if isHashIsolated, isByIdentity, !copied.contains("hashValue") {
                members.append(.verbatim(.init(lines: [hashValue])))
            }
        } else if mock.resolved.isByIdentity(.hashable) {
            members.append(
                .verbatim(
                    .init(
                        requirement: "func hash(into hasher: inout Hasher)",
                        notes: identityNotes("hash", in: mock),
                        lines: (isHashIsolated ? [hashValue, ""] : []) + [
                            "\(mock.access)\(isolation)func hash(into hasher: inout \(names["Hasher"])) {",
                            "    hasher.combine(\(names["ObjectIdentifier"])(self))",
                            "}",
                        ])))
        }
        return members
    }

    /// Whether two mocks are one, without the `===` that a protocol asks for.
    private func identityComparison(in mock: Context) -> String {
        let isTaken = mock.resolved.nodes.requirements.contains { $0.declaration.plainName == "===" }
        let identifier = names["ObjectIdentifier"]
        return isTaken ? "\(identifier)(lhs) == \(identifier)(rhs)" : "lhs === rhs"
    }
}
