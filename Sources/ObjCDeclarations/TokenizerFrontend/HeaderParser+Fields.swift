// The fields of structures and unions, as far as it matters what they hold.

import SwiftDeclarations

extension HeaderParser {
    /// Looks into the braces that begin here for fields that are objects, and stays before them. What is declared inside is
    /// forgotten.
    mutating func fieldsHoldObjects() -> Bool {
        let open = index
        let close = Int(partners[open])
        let (types, depth) = (self.types, self.depth)
        defer { (self.types, self.depth, index) = (types, depth, open) }
        advance()
        while index < close {
            let start = index
            // What cannot be parsed is no field that mocks would have to know.
            if (try? fieldHoldsObjects(before: close)) ?? false { return true }
            while index < close, current.kind != .semicolon {
                if partners[index] > index { skipBrackets() } else { advance() }
            }
            if index == start || current.kind == .semicolon { advance() }
        }
        return false
    }

    /// Parses one declaration of fields. For example: `NSString *__unsafe_unretained name, *title;`
    private mutating func fieldHoldsObjects(before close: Int) throws(HeaderFailure) -> Bool {
        let start = index
        let specifiers = try specifiers(end: close)
        // A structure without a name of its own or of a field has its fields here.
        if current.kind == .semicolon, let type = specifiers.shape?.type { return types.isManaged(type) }
        var holdsObjects = false
        repeat {
            guard let declarator = try declarator(specifiers, .other, allowsName: true) else { return holdsObjects }
            let isUnretained = tokens[start..<index].contains {
                HeaderNames.word($0.name) == .__unsafe_unretained
            }
            if !isUnretained, types.isManaged(declarator.type) { holdsObjects = true }
        } while index < close && opt(.comma)
        return holdsObjects
    }
}

extension TypeNames {
    /// Whether ARC keeps what a value of a type holds alive.
    fileprivate func isManaged(_ type: ObjCType) -> Bool {
        switch desugared(type).kind {
        case .object, .id, .classObject, .block, .scalar(ObjCType.variadicBlock): true
        case .tag(let name): tags[name]?.holdsObjects ?? false
        case .array(let element, _): isManaged(element)
        case .void, .scalar, .instancetype, .selector, .interface, .typeParameter, .typedef, .functionPointer,
            .function, .variadicFunction, .pointer, .unknown:
            false
        }
    }
}
