// What a type is to the rules for names: Objective-C types in, their names and kinds out, through typedefs.

extension TypeNames {
    /// The type without the typedefs around it that have no Swift type of their own.
    func desugared(_ type: ObjCType) -> ObjCType {
        var type = type
        var seen: Set<String> = []
        while case .typedef(let name) = type.kind, let typedef = typedefs[name], seen.insert(name).inserted {
            var inner = typedef.type
            if type.nullability != .unspecified { inner.nullability = type.nullability }
            inner.isConst = inner.isConst || type.isConst
            inner.swiftAttributes +=
                type.swiftAttributes + typedef.attributes.swiftAttributes.filter { $0 == "@Sendable" }
            type = inner
        }
        return type
    }

    /// A type as names refer to it: typedefs say nothing, but for the few that Swift has a type for.
    func typeInName(_ type: ObjCType) -> TypeInName {
        switch type.kind {
        case .typedef("BOOL"): return TypeInName(name: "Bool", isBoolean: true)
        case .typedef(let name):
            if name == "CFTypeRef" { return TypeInName(name: "CFType") }
            if let name = coreFoundationClass(name) { return TypeInName(name: name) }
            if ["NSInteger", "NSUInteger", "CGFloat"].contains(name) || tags[name] != nil {
                return TypeInName(name: name)
            }
            if let inner = typedefs[name]?.type {
                // `typedef struct { int value; } *NodeRef;`
                if case .pointer(let pointee) = inner.kind, pointee.kind == .tag("") { return TypeInName(name: name) }
                return typeInName(inner)
            }
            return TypeInName(name: name)
        case .scalar("_Bool"): return TypeInName(name: "Bool", isBoolean: true)
        case .scalar(let name): return TypeInName(name: scalarNames[name] ?? "")
        case .id(let protocols):
            return TypeInName(name: protocols.isEmpty ? "Object" : protocols.count == 1 ? protocols[0] : "")
        case .classObject(let protocols):
            return TypeInName(name: protocols.isEmpty ? "Class" : protocols.count == 1 ? protocols[0] : "")
        case .selector: return TypeInName(name: "Selector")
        case .object(let name, let arguments, _), .interface(let name, let arguments, _):
            return TypeInName(name: name, element: element(of: name, arguments))
        case .tag(let name): return TypeInName(name: name)
        case .block: return TypeInName(name: "Block", isFunction: true)
        case .functionPointer, .function, .variadicFunction: return TypeInName(name: "Function", isFunction: true)
        case .pointer(let pointee):
            let inner = typeInName(pointee)
            return TypeInName(name: inner.name, isFunction: isFunction(pointee))
        case .array(let element, _): return typeInName(element)
        case .void: return TypeInName(name: "Void")
        case .instancetype, .typeParameter, .unknown: return TypeInName()
        }
    }

    private func isFunction(_ type: ObjCType) -> Bool {
        switch desugared(type).kind {
        case .function, .variadicFunction: true
        default: false
        }
    }

    /// What a collection holds.
    private func element(of name: String, _ arguments: [ObjCType]) -> String {
        guard
            ["NSArray", "NSSet", "NSOrderedSet", "NSMutableArray", "NSMutableSet", "NSMutableOrderedSet"]
                .contains(name)
        else { return "" }
        return arguments.isEmpty ? "Object" : typeInName(arguments[0]).name
    }

    /// Whether a type is `BOOL` or a typedef of it.
    func isObjCBool(_ type: ObjCType) -> Bool {
        typedefNames(of: type).contains { $0 == "BOOL" || $0 == "Boolean" }
    }

    /// Whether values of a type are `Bool` in Swift: it is `BOOL` or a typedef of it, and none that makes a type of its own.
    func isBridgedBool(_ type: ObjCType) -> Bool {
        isObjCBool(type) && !isWrapped(type)
    }

    /// The typedefs that a type goes through, the outermost first. For example: `Flag`, `BOOL` for `typedef BOOL Flag;`
    private func typedefNames(of type: ObjCType) -> [String] {
        var names: [String] = []
        var type = type
        while case .typedef(let name) = type.kind, !names.contains(name) {
            names.append(name)
            guard let typedef = typedefs[name] else { break }
            type = typedef.type
        }
        return names
    }

    /// Whether a type is `NSZone *`.
    func isZone(_ type: ObjCType) -> Bool {
        guard case .pointer(let pointee) = desugared(type).kind else { return false }
        return [.typedef("NSZone"), .tag("_NSZone"), .tag("NSZone")].contains(pointee.kind)
    }

    /// Whether a type is a dictionary that Swift bridges.
    func isDictionary(_ type: ObjCType) -> Bool {
        if case .object("NSDictionary", _, _) = desugared(type).kind { return true }
        return false
    }

    /// The name of the option set that a type is.
    func optionsName(_ type: ObjCType) -> String? {
        switch type.kind {
        case .typedef(let name), .tag(let name):
            if tags[name]?.kind == .options { return name }
            let inner = desugared(type)
            return inner == type ? nil : optionsName(inner)
        default: return nil
        }
    }

    /// Whether a type is `NSError **`, be the error constant or not.
    func isErrorPointer(_ type: ObjCType) -> Bool {
        guard case .pointer(let pointee) = desugared(type).kind,
            case .object("NSError", _, _) = desugared(pointee).kind
        else { return false }
        return true
    }

    /// Whether nil is a value of a type, whatever its nullability says.
    func canBeNil(_ type: ObjCType) -> Bool {
        switch desugared(type).kind {
        case .id, .classObject, .instancetype, .selector, .object, .typeParameter, .block, .functionPointer, .pointer:
            return true
        // What no file declares is a pointer where it is said to be nil.
        case .typedef(let name): return Self.isLikeCoreFoundation(name) || type.nullability == .nullable
        case .interface, .void, .scalar, .tag, .array, .function, .variadicFunction, .unknown: return false
        }
    }

    /// Whether a type is one that Swift wraps in a structure. For example: `NSNotificationName`
    func isWrapped(_ type: ObjCType) -> Bool {
        typedefNames(of: type).contains { typedefs[$0]?.attributes.isWrapper ?? false }
    }

    /// Whether values of a type are objects in Swift, too: `NS_TYPED_ENUM` makes structures of them.
    func isObject(_ type: ObjCType) -> Bool {
        if isWrapped(type) { return false }
        if case .typedef(let name) = type.kind, coreFoundationClass(name) != nil || name == "CFTypeRef" { return true }
        switch desugared(type).kind {
        case .selector, .functionPointer, .function, .variadicFunction, .pointer, .void, .scalar, .tag, .array:
            return false
        case .id, .classObject, .instancetype, .object, .interface, .typeParameter, .block, .typedef, .unknown:
            return true
        }
    }

    /// What a block returns; nil for what is no block.
    func blockResult(_ type: ObjCType) -> ObjCType.Kind? {
        guard case .block(_, let result) = desugared(type).kind else { return nil }
        return desugared(result).kind
    }
}

/// The names of C's scalars in Swift, which names may end with.
private let scalarNames = [
    "char": "Int8", "signed char": "Int8", "unsigned char": "UInt8", "short": "Int16", "unsigned short": "UInt16",
    "int": "Int32", "unsigned int": "UInt32", "long": "Int", "unsigned long": "UInt", "long long": "Int64",
    "unsigned long long": "UInt64", "float": "Float", "double": "Double",
]
