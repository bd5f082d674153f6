// The headers of a run in, the same headers out, each knowing what the others say about names that it only declares
// forward: `@class Store;` says nothing about what Swift calls the class, `enum Mode;` not even what it is.

extension [Header] {
    /// Gives forward declarations the attributes of the declarations that other headers of the run have.
    mutating func completeForwardDeclarations() {
        var protocols: [String: SwiftAttributes] = [:]
        var classes: [String: TypeNames.Class] = [:]
        var tags: [String: TypeNames.Tag] = [:]
        for header in self {
            for declared in header.protocols where protocols[declared.name] == nil {
                protocols[declared.name] = declared.attributes
            }
            classes.merge(header.types.classes.filter { $0.value.superclass != nil }) { first, _ in first }
            tags.merge(header.types.tags.filter(\.value.isDefined)) { first, _ in first }
        }
        for index in indices {
            for (name, attributes) in self[index].types.protocols where attributes == SwiftAttributes() {
                if let declared = protocols[name] { self[index].types.protocols[name] = declared }
            }
            for (name, known) in self[index].types.classes where known == TypeNames.Class() {
                if let declared = classes[name] { self[index].types.classes[name] = declared }
            }
            for (name, known) in self[index].types.tags where !known.isDefined && known.kind != .structure {
                if let declared = tags[name] { self[index].types.tags[name] = declared }
            }
        }
    }
}
