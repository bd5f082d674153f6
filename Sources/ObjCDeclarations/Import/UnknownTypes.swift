// The types of a protocol and its members in, why Swift may not see them out: enumerations that are only declared forward, and
// what is named into a type that no header declares. Other headers of the module may say more than those of the run.

import SwiftDeclarations

extension ProtocolImporter {
    /// A type that Swift may not see, and what follows from that.
    typealias Doubt = (type: String, problem: String)

    /// What is not known of the protocol itself. For example: of `NS_SWIFT_NAME(Missing.Delegate)`
    var doubtAboutName: Doubt? {
        types.types.missingContext(of: declaration.name).map { outer in
            (declaration.name, "\(named(declaration.name, outer)), Swift does not see the protocol")
        }
    }

    /// What is not known of the types of a member.
    func doubts(aboutTypesOf member: Member) -> [Doubt] {
        let consequence =
            "Swift does not see '\(member.name)', and no class can conform to '\(types.types.protocolName(declaration.name))'"
        return member.types.flatMap { type -> [Doubt] in
            let undefined = types.types.undefinedTags(in: type).map { name in
                (name, "'\(name)' is only declared forward; where no header of its module defines it, \(consequence)")
            }
            let misplaced = declaredNames(in: type).compactMap { name in
                types.types.missingContext(of: name).map { (name, "\(named(name, $0)), \(consequence)") }
            }
            return undefined + misplaced
        }
    }

    private func named(_ declared: String, _ outer: String) -> String {
        "'\(declared)' is named into '\(outer)' in Swift, which is not declared here; where no header of its module does so"
    }
}

extension TypeNames {
    /// The enumerations and structures without members that are the values of a type, or those that a closure takes or gives.
    /// A pointer to one is an `OpaquePointer`.
    fileprivate func undefinedTags(in type: ObjCType) -> [String] {
        switch desugared(type).kind {
        case .tag(let name): tags[name]?.isDefined == false ? [name] : []
        case .block(let parameters, let result), .functionPointer(let parameters, let result):
            parameters.flatMap { undefinedTags(in: $0.type) } + undefinedTags(in: result)
        default: []
        }
    }

    /// The type that another one is named into in Swift, if none is called so. For example: `Missing` for `Missing.Inner`
    fileprivate func missingContext(of declared: String) -> String? {
        guard let outer = context(of: declared), !HiddenNames.isOfSystem(declared), !FrameworkNames.contains(declared)
        else {
            return nil
        }
        let isKnown =
            classes[outer] != nil || tags[outer] != nil || typedefs[outer] != nil || protocols[outer] != nil
            || swiftNames.contains { $0.name == outer } || protocols.values.contains { $0.name == outer }
        return isKnown ? nil : outer
    }
}
