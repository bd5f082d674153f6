// What associated types, and the properties that say what they are, cannot be.

import Foundation
import MockGeneration
import Testing

extension UnmockableTests {
    @Test(
        "an associated type that is constrained by Self", arguments: ["Child where Next.Parent == Self", "Child<Self>"])
    func selfConstraint(constraint: String) {
        let text = """
            protocol Child<Parent> { associatedtype Parent }
            /// @mockable
            protocol Node {
                associatedtype Next: \(constraint)
            }
            """
        #expect(
            diagnostics(text) == [
                "4:20: error: 'Next' is constrained by 'Self', which no generic mock can express; give it a type with "
                    + "'typealias: Next = …' in the annotation"
            ])
        let annotated = text.replacing("@mockable", with: "@mockable(typealias: Next = Leaf)")
        #expect(diagnostics(annotated) == [])
    }

    @Test("an associated type that knows one mock, of a mock that is generic for another")
    func constraintBySelfInGenericMock() {
        func tree(_ annotation: String) -> [String] {
            diagnostics(
                """
                protocol Node { associatedtype Parent }
                /// \(annotation)
                protocol Tree {
                    associatedtype Child: Node where Child.Parent == Self
                    associatedtype Key: Hashable
                    func add(_ child: Child, for key: Key)
                }
                """)
        }
        let message = "4:20: error: 'Child' is constrained by 'Self', which no generic mock can express; "
        #expect(
            tree("@mockable") == [
                message + "give all that is generic types with 'typealias: Child = …; Key = …' in the annotation"
            ])
        #expect(
            tree("@mockable(typealias: Child = Leaf)") == [
                message + "give all that is generic types with 'typealias: Child = Leaf; Key = …' in the annotation"
            ])
        #expect(tree("@mockable(typealias: Child = Leaf; Key = Int)") == [])
        #expect(tree("@mockable(typealias: Child = Leaf<Key>)") == [])
    }

    @Test("a peer of a peer, which the mock itself can be")
    func peer() {
        let text = """
            /// @mockable
            protocol Pair {
                associatedtype Peer: Pair where Peer.Peer == Self
                var peer: Peer? { get }
            }
            """
        #expect(
            diagnostics(text) == [
                "3:20: error: 'Peer' is constrained by 'Self', which no generic mock can express; give it a type with "
                    + "'typealias: Peer = PairMock' in the annotation"
            ])
        let annotated = text.replacing("@mockable", with: "@mockable(typealias: Peer = PairMock)")
        #expect(diagnostics(annotated) == [])
    }

    @Test("what the standard library makes of the mock", arguments: ["Indices", "SubSequence"])
    func madeUp(_ name: String) {
        let text = """
            /// @mockable
            protocol Rows: Collection {
                associatedtype Row = \(name)
                associatedtype Others: Sequence where Others.Element == Row
            }
            """
        #expect(
            diagnostics(text) == [
                "4:20: error: 'Others' is constrained by 'Self', which no generic mock can express; give all that is generic "
                    + "types with 'typealias: Others = …; Iterator = …' in the annotation"
            ])
        let annotated = text.replacing(
            "@mockable", with: "@mockable(typealias: Others = [\(name)]; Iterator = IndexingIterator<[Int]>)")
        #expect(diagnostics(annotated) == [])
    }

    @Test(
        "a pair of associated types, which the mock itself can be both",
        arguments: [
            ("", "associatedtype Previous", "it a type with 'typealias: Next = LinkMock; Previous = LinkMock'"),
            (
                "(typealias: Previous = LinkMock)", "associatedtype Previous",
                "it a type with 'typealias: Next = LinkMock'"
            ),
            (
                "", "associatedtype Previous; associatedtype Key: Hashable",
                "all that is generic types with 'typealias: Next = LinkMock; Key = …; Previous = LinkMock'"
            ),
            ("(typealias: Previous = Int)", "associatedtype Previous", "it a type with 'typealias: Next = …'"),
            ("(typealias: Next = LinkMock; Previous = LinkMock)", "associatedtype Previous", nil),
        ])
    func pairOfPeers(annotation: String, members: String, advice: String?) {
        let found = diagnostics(
            """
            /// @mockable\(annotation)
            protocol Link {
                associatedtype Next: Link where Next.Previous == Self
                \(members)
            }
            """)
        let message = "3:20: error: 'Next' is constrained by 'Self', which no generic mock can express; give "
        #expect(found == (advice.map { [message + $0 + " in the annotation"] } ?? []))
    }

    @Test(
        "an associated type that is made of a generic parameter",
        arguments: [
            ("State == W?", "", true), ("[W] == State", "", true), ("State == [W.Element]", "", true),
            ("State == [W.Element]", "(typealias: State = [Int])", false),
            ("State == W", "", false), ("State == W.Element", "", false), ("W.Element == State", "", false),
        ])
    func madeOfGenericParameter(clause: String, annotation: String, isRejected: Bool) {
        let found = diagnostics(
            """
            /// @mockable\(annotation)
            protocol Store {
                associatedtype State
                func update<W: Sequence>(_ value: W) where \(clause)
            }
            """)
        let message =
            "4:10: error: 'update' cannot be mocked: '\(clause)' makes an associated type of a generic parameter, and mockgen "
            + "cannot repeat that; write the mock by hand, or take the generic parameter out of the requirement"
        #expect(found == (isRejected ? [message] : []))
    }

    @Test(
        "types in annotations that cannot be",
        arguments: [
            ("associatedtype T: AnyObject", "Int", "'AnyObject' is for classes only"),
            ("associatedtype T: Node", "Leaf", "'Node' is for classes only"),
            ("associatedtype T: Base", "Base?", "it has to inherit from 'Base'"),
            ("associatedtype T: Tagged", "() -> Void", "it has to conform to 'Tagged'"),
            ("associatedtype T where T: Tagged", "any Tagged", "it has to conform to 'Tagged'"),
            ("associatedtype T: Hashable", "Any", "it has to conform to 'Hashable'"),
            ("associatedtype T where T == String", "Int", "it is 'String' in 'P'"),
            ("associatedtype T: Error", "(Int, Int)", "it has to conform to 'Error'"),
            ("associatedtype T: Hashable", "[String: (Int, Int)?]", "it has to conform to 'Hashable'"),
            ("associatedtype T: Decodable", "[any Error]", "it has to conform to 'Decodable'"),
            // What is not known may be right.
            ("associatedtype T: Hashable", "[String: [Int]?]", nil), ("associatedtype T: AnyObject", "Base", nil),
            ("associatedtype T: AnyObject", "Other", nil),
            ("associatedtype T: Tagged", "Int", nil), ("associatedtype T: Error", "any Error", nil),
            ("associatedtype T: Sendable", "@Sendable () -> Void", nil),
            ("associatedtype T: AnyObject", "any AnyObject", nil),
            ("associatedtype T: BitwiseCopyable", "(Int, Int)", nil),
        ])
    func typesInAnnotations(member: String, value: String, reason: String?) {
        let found = diagnostics(
            """
            protocol Tagged {}; protocol Node: AnyObject {}; class Base {}; struct Leaf {}
            /// @mockable(typealias: T = \(value))
            protocol P { \(member) }
            """)
        #expect(found == (reason.map { ["2:26: error: 'T' cannot be '\(value)': \($0)"] } ?? []))
    }

    @Test(
        "associated types that members make what they cannot be",
        arguments: [
            ("any Tagged", "it has to conform to 'Tagged'"), ("(Int, Int)", "it has to conform to 'Tagged'"),
            ("() -> Int", "it has to conform to 'Tagged'"), ("Error", "it has to conform to 'Tagged'"),
            ("Tagged & Sendable", "it has to conform to 'Tagged'"), ("Any", "it has to conform to 'Tagged'"),
            ("Base & Tagged", "it has to conform to 'Tagged'"), ("any Hashable", "it has to conform to 'Tagged'"),
            // What is not known may be right.
            ("Other", nil), ("Tag", nil),
        ])
    func impossibleBindings(type: String, reason: String?) {
        let found = diagnostics(
            """
            protocol Tagged {}; struct Tag: Tagged {}; protocol Parent { associatedtype T: Tagged; var value: T { get } }
            class Base: Tagged {}
            /// @mockable
            protocol P: Parent { var value: \(type) { get } }
            """)
        let message = reason.map {
            "4:10: error: 'P' cannot be mocked: 'T' is '\(type)' by its members, clauses or defaults, and \($0)"
        }
        #expect(found == [message].compactMap(\.self))
    }

    @Test(
        "associated types that members make what is not seen to conform",
        arguments: [
            ("Int", "Tagged", true), ("[Draft]", "Tagged", true), ("[Draft]", "Hashable", true),
            ("Note", "Tagged", false), ("[Note]", "Hashable", false), ("Draft", "Sendable", false),
        ])
    func bindingsNotSeenToConform(type: String, constraint: String, isReported: Bool) {
        let found = diagnostics(
            """
            protocol Tagged {}; struct Draft {}; struct Note: Tagged, Hashable {}
            protocol Parent { associatedtype T: \(constraint); var value: T { get } }
            /// @mockable
            protocol P: Parent { var value: \(type) { get } }
            """)
        let message =
            "4:10: warning: 'T' of 'PMock' is '\(type)' by its members, which is not seen to conform to '\(constraint)'"
        #expect(found.first == (isReported ? message : nil))
        #expect(found.count == (isReported ? 1 : 0))
    }

    @Test(
        "clauses that say what an associated type is, with parts that are not seen to conform",
        arguments: [
            ("T == [Draft]", "[Draft]", true), ("T == Result<Draft, any Error>?", "Result<Draft, any Error>?", true),
            ("T == [Note]", "", false), ("T == Other", "", false),
        ])
    func clausesNotSeenToConform(clause: String, type: String, isReported: Bool) {
        let found = diagnostics(
            """
            struct Draft {}; struct Note: Codable {}
            protocol Parent { associatedtype T: Codable; var value: T { get } }
            /// @mockable
            protocol P: Parent where \(clause) {}
            """)
        let message =
            "4:10: warning: 'T' of 'PMock' is '\(type)' by its members, which is not seen to conform to 'Decodable'"
        #expect(found.first == (isReported ? message : nil))
    }

    @Test(
        "defaults that are not seen to conform to what is asked with them",
        arguments: [
            ("protocol P { associatedtype T: Tagged = Draft; var value: T { get } }", "T", "Draft", "Tagged"),
            ("protocol P { associatedtype T: Hashable = [Draft]; var value: T { get } }", "T", "[Draft]", "Hashable"),
            ("protocol P { associatedtype T: Codable = Draft?; var value: T { get } }", "T", "Draft?", "Decodable"),
            ("protocol P: Identifiable { associatedtype ID = Draft }", "ID", "Draft", "Hashable"),
            (
                "protocol P { associatedtype T: Codable = [U]; associatedtype U where U == Draft }", "T", "[U]",
                "Decodable"
            ),
            (
                "protocol P { associatedtype T = Draft; associatedtype U: Tagged where U == Box<T> }", "T", "Draft",
                "Tagged"
            ),
            ("protocol P { associatedtype T: Tagged = Note; var value: T { get } }", "", "", nil),
            ("protocol P { associatedtype T = Note; associatedtype U: Tagged where U == Box<T> }", "", "", nil),
            ("protocol P: Identifiable { associatedtype ID = Note }", "", "", nil),
        ] as [(String, String, String, String?)])
    func unmetDefaults(declaration: String, name: String, type: String, constraint: String?) {
        let found = diagnostics(
            """
            protocol Tagged {}; struct Draft {}; struct Note: Tagged, Hashable {}
            struct Box<Item> {}; extension Box: Tagged where Item: Tagged {}
            /// @mockable
            \(declaration)
            """)
        let message = constraint.map {
            "4:10: warning: '\(name)' of 'PMock' is not its default '\(type)', which is not seen to conform to '\($0)'"
        }
        #expect(found.first == message)
    }

    @Test(
        "defaults of associated types that nothing read so far says enough about",
        arguments: [
            ("Draft", "Tagged", true), ("Draft", "Hashable", true), ("Alias", "Tagged", true),
            ("Box<Int>", "Tagged", true), ("Int", "Tagged", true), ("Draft", "Encodable", true),
            // It is seen to conform, or implied, or what it inherits or its macro may say so.
            ("Note", "Tagged", false), ("Page", "Tagged", false), ("Kind", "Hashable", false),
            ("Draft", "Sendable", false), ("Leaf", "Tagged", false), ("Marked", "Tagged", false),
            ("String", "Tagged", false), ("Draft?", "Tagged", true), ("[Draft]", "Tagged", false),
        ])
    func defaultsNotSeenToConform(type: String, constraint: String, isReported: Bool) {
        let found = diagnostics(
            """
            protocol Tagged {}; struct Draft {}; struct Box<T> {}; typealias Alias = Draft; enum Kind { case a }
            class Base {}; extension Base: Tagged {}; class Note: Base {}; struct Page {}; extension Page: Tagged {}
            struct Leaf: Other {}; @Mark struct Marked {}; extension String: Tagged {}; extension Array: Tagged {}
            protocol Parent { associatedtype T = \(type); var value: T { get } }
            /// @mockable
            protocol P: Parent where T: \(constraint) {}
            /// @mockable(typealias: T = String)
            protocol Q: Parent where T: \(constraint) {}
            """)
        let message =
            "6:10: warning: 'T' of 'PMock' is not its default '\(type)', which is not seen to conform to '\(constraint)'"
        #expect(found.first == (isReported ? message : nil))
        #expect(found.count(where: { $0.contains(" warning: ") }) == (isReported ? 1 : 0))
    }

    @Test(
        "defaults whose members nothing read so far says enough about",
        arguments: [
            ("[Draft]", "T.Element: Tagged", true), ("[Note]", "T.Element: Tagged", false),
            ("[Draft]", "T.Element == Item, Item: Tagged", true), ("[Draft]", "Item == T.Element, Item: Tagged", true),
            ("[Note]", "T.Element == Item, Item: Tagged", false), ("[String]", "T.Element: Tagged", true),
            // A class is what its declaration says.
            ("[Draft]", "T.Element: Base", false), ("[Child]", "T.Element: Base", false),
        ])
    func membersNotSeenToConform(type: String, clause: String, isReported: Bool) {
        let found = diagnostics(
            """
            protocol Tagged {}; struct Draft {}; struct Note: Tagged {}; class Base {}; class Child: Base {}
            protocol Parent { associatedtype T: Sequence = \(type); associatedtype Item; func list(_ item: Item) -> T }
            /// @mockable
            protocol P: Parent where \(clause) {}
            """)
        let message =
            "4:10: warning: 'T' of 'PMock' is not its default '\(type)', whose 'Element' is not seen to conform to 'Tagged'"
        #expect(found == (isReported ? [message] : []))
    }

    @Test("defaults with members of members that nothing read so far says enough about")
    func membersOfMembersNotSeenToConform() {
        let found = diagnostics(
            """
            protocol Tagged {}
            protocol Parent { associatedtype Words: Collection where Words.Element: Tagged }
            /// @mockable
            protocol P: Parent { associatedtype Lines: Sequence = [String] where Lines.Element == Words }
            """)
        #expect(
            found == [
                "4:10: warning: 'Lines' of 'PMock' is not its default '[String]', whose 'Element.Element' is not seen to conform to 'Tagged'"
            ])
    }

    @Test(
        "associated types that members make what is not Sendable",
        arguments: [("Object", true), ("[Object]", true), ("Plain", false), ("Box<Int>", true)])
    func unsendableBindings(type: String, isReported: Bool) {
        let found = diagnostics(
            """
            class Object {}; struct Plain {}; struct Box<T> { var value: T }
            protocol Parent { associatedtype T: Sendable; var value: T { get } }
            /// @mockable
            protocol P: Parent { var value: \(type) { get } }
            """)
        let message =
            "4:10: warning: 'T' of 'PMock' is '\(type)' by its members or clauses, which is not Sendable: Swift 6 mode does "
            + "not take it"
        #expect(found == (isReported ? [message] : []))
    }

    @Test(
        "defaults of associated types that are not Sendable",
        arguments: [
            ("Plain", true), ("Object", true), ("Sent", false), ("Internal", false), ("OnMain", false), ("Int", false),
            ("Heir", true), ("SentHeir", false), ("Kind", true), ("[Object]", true), ("any Plan", true),
            ("any Error", false), ("Any", true), ("Result<any Plan, any Error>", true), ("AnyHashable", true),
            ("(Int, Plain)?", true), ("Holder", true), ("Actual", false), ("Crate<Int>.Lid", true),
        ])
    func unsendableDefaults(type: String, isReported: Bool) {
        let found = diagnostics(
            """
            public struct Plain {}; class Object {}; public struct Sent: Sendable {}; struct Internal {}
            @MainActor class OnMain {}; class Heir: Object {}; class SentHeir: Object, @unchecked Sendable {}
            public enum Kind {}; protocol Plan {}; struct Holder { var object: Object }; actor Actual {}
            class Crate<T> { struct Lid { var item: T } }
            /// @mockable
            protocol P { associatedtype T: Sendable = \(type); var value: T { get } }
            """)
        let message =
            "6:10: warning: 'T' of 'PMock' is its default '\(type)', which is not Sendable: Swift 6 mode does not take it; "
            + "name another type in the annotation: 'typealias: T = …'"
        #expect(found == (isReported ? [message] : []))
    }

    /// They hide those types.
    @Test("defaults that are named as what is not Sendable", arguments: ["Timer", "[Timer]", "Object"])
    func defaultsNamedAsUnsendables(type: String) {
        let found = diagnostics(
            """
            class Object {}
            /// @mockable
            protocol P {
                associatedtype Timer: Sendable
                associatedtype Object: Sendable
                associatedtype T: Sendable = \(type)
                func value(_ timer: Timer, _ object: Object) -> T
            }
            """)
        #expect(found.isEmpty)
    }

    @Test(
        "Objective-C existentials are objects",
        arguments: [
            ("any Listener", true), ("Listener", true), ("any UITableViewDelegate", true),
            ("any NSObjectProtocol", true), ("any Plain", false),
        ])
    func objectiveCExistentials(type: String, isObject: Bool) {
        let found = diagnostics(
            """
            @objc protocol Listener {}
            protocol Plain: AnyObject {}
            protocol Parent { associatedtype T: AnyObject; var value: T? { get } }
            /// @mockable
            protocol P: Parent { var value: (\(type))? { get } }
            """)
        #expect(found.isEmpty == isObject)
    }

    @Test(
        "types that are others under another condition",
        arguments: [
            ("struct Item {}", "typealias Item = Int", "protocol P: Holder { var value: Int { get } }"),
            ("protocol Item {}", "struct Item: Equatable {}", "protocol P: Holder, Parent {}"),
            ("struct Item {}", "class Item {}", "protocol P: Holder, ObjectParent {}"),
            (
                "protocol Limit: AnyObject {}; class Item: Limit {}", "protocol Limit {}; struct Item: Limit {}",
                "protocol P: Holder, LimitedParent {}"
            ),
        ])
    func conditionalTypes(one: String, other: String, declaration: String) {
        let found = diagnostics(
            """
            #if DEBUG
            \(one)
            #else
            \(other)
            #endif
            protocol Holder { var value: Item { get } }
            protocol Parent { associatedtype T: Equatable; var value: T { get } }
            protocol ObjectParent { associatedtype T: AnyObject; var value: T { get } }
            protocol LimitedParent { associatedtype T: Limit; var value: T { get } }
            /// @mockable
            \(declaration)
            """)
        #expect(found == [])
    }

    @Test(
        "values in annotations that cannot be",
        arguments: [
            ("Tagged", "'Tagged' is a protocol"), ("String", "its type is 'Leaf'"),
            ("() -> Void", "no value is made so"), ("Leaf", nil), ("Other", nil),
        ])
    func valuesInAnnotations(value: String, reason: String?) {
        let found = diagnostics(
            """
            protocol Tagged {}; struct Leaf {}
            /// @mockable(override: leaf = \(value))
            protocol P { var leaf: Leaf { get } }
            """)
        #expect(found == (reason.map { ["2:25: error: 'leaf' cannot be '\(value)()': \($0)"] } ?? []))
    }

    @Test("properties of two types, one of which is of the standard library")
    func propertiesOfTwoTypes() {
        #expect(
            diagnostics(
                """
                protocol Parent { var value: Self { get } }
                /// @mockable
                protocol P: Parent { var value: ArraySlice<Int> { get } }
                """) == [
                    "3:10: error: 'P' cannot be mocked: 'value' is 'ArraySlice' in 'P' and 'Self' in 'Parent', and no type can "
                        + "have both"
                ])
    }

    @Test(
        "types in annotations for what is the mock itself",
        arguments: [("Int", true), ("Self", false), ("PMock", false), ("Unseen", false)])
    func typesForSelf(type: String, isDiagnosed: Bool) {
        for (parent, name, origin) in [("Parent", "T", "Parent"), ("OptionSet", "Element", "OptionSet")] {
            let found = diagnostics(
                """
                protocol Parent { associatedtype T where T == Self }
                /// @mockable(typealias: \(name) = \(type))
                protocol P: \(parent) {}
                """)
            #expect(
                found
                    == (isDiagnosed ? ["2:26: error: '\(name)' cannot be '\(type)': it is 'Self' in '\(origin)'"] : []))
        }
    }

    @Test(
        "defaults that conform under a where clause that they do not meet",
        arguments: [
            ("Box<Int>", false), ("Box<Square>", true), ("Box<Box<Square>>", true), ("Box<Box<Int>>", false),
            ("[Int]", false), ("[Square]", true), ("Int?", false), ("Square?", true),
        ])
    func conditionalConformances(type: String, isMet: Bool) {
        let found = diagnostics(
            """
            /// @mockable
            protocol P { associatedtype T: Shape = \(type); var t: T { get } }
            protocol Shape {}
            struct Square: Shape {}
            struct Box<Item> {}
            extension Box: Shape where Item: Shape {}
            extension Array: Shape where Element: Shape {}
            extension Optional: Shape where Wrapped: Shape {}
            """)
        #expect(
            found.first
                == (isMet
                    ? nil
                    : "2:10: warning: 'T' of 'PMock' is not its default '\(type)', which is not seen to conform to 'Shape'")
        )
    }

    @Test("conformances that types say to be on the main actor, where the mock is Sendable or a class is on none")
    func statedConformancesOnMainActor() {
        let types = """
            @MainActor struct Key: @MainActor Hashable { var number = 1 }
            protocol Base { associatedtype Model: Equatable }
            """
        #expect(
            diagnostics(types + "\n/// @mockable\nprotocol P: Base, Sendable where Model == Key {}") == [
                "4:10: error: 'P' cannot be mocked: 'Key', which is 'Model', conforms on the main actor only, and what is "
                    + "Sendable needs a conformance to 'Equatable' that is not isolated; let 'Key' conform without "
                    + "'@MainActor'"
            ])
        #expect(diagnostics(types + "\n/// @mockable\nprotocol P: Base where Model == Key {}") == [])
        #expect(
            diagnostics(types + "\n/// @mockable\nprotocol P { associatedtype Item: Equatable & Sendable = Key }") == []
        )
        #expect(
            diagnostics(
                types
                    + "\n/// @mockable(typealias: Item = Key)\nprotocol P { associatedtype Item: Equatable & Sendable }"
            ) == [
                "4:10: error: 'P' cannot be mocked: 'Key', which is 'Item', conforms on the main actor only, and what is "
                    + "Sendable needs a conformance to 'Equatable' that is not isolated; let 'Key' conform without "
                    + "'@MainActor'"
            ])
        #expect(
            diagnostics(types + "\n/// @mockable\nprotocol P: Sendable { func keys() -> Set<Key> }") == [
                "4:29: error: 'keys' cannot be mocked: 'Key' conforms on the main actor only, and nothing else can use its "
                    + "conformances; let 'Key' conform without '@MainActor'"
            ])
        #expect(
            diagnostics(
                types + "\n/// @mockable\nclass C { init() {}; func keys() -> Set<Key> { fatalError() } }",
                mocksClasses: true
            ) == [
                "4:27: warning: the mock of 'C' compiles in Swift 5 mode only: 'keys' is not on the main actor, where alone "
                    + "'Key' conforms, and nothing else can use its conformances; let 'Key' conform without '@MainActor'"
            ])
    }

    @Test("an associated type that has to be a type of the superclass, which does not conform")
    func typesOfSuperclasses() {
        let superclass = "class Outer { init() {}; struct Item {} }"
        #expect(
            diagnostics(superclass + "\n/// @mockable\nprotocol P: Outer { associatedtype Item: Hashable }") == [
                "3:10: warning: 'Item' of 'PMock' is 'Item' by its members, which is not seen to conform to 'Hashable'"
            ])
        #expect(diagnostics(superclass + "\n/// @mockable\nprotocol P: Outer { associatedtype Item }") == [])
        let annotated = "\n/// @mockable(typealias: Item = Int)\nprotocol P: "
        #expect(
            diagnostics(superclass + annotated + "Outer { associatedtype Item; func f() -> Item }") == [
                "2:26: error: 'Item' cannot be 'Int': its superclass has 'Outer.Item' for it"
            ])
        let generic = "class Field<Value> { init() {}; typealias Item = Value }"
        #expect(
            diagnostics(generic + annotated + "Field<String> { associatedtype Item; func f() -> Item }") == [
                "2:26: error: 'Item' cannot be 'Int': its superclass has 'String' for it"
            ])
        #expect(diagnostics(generic + annotated + "Field<Int> { associatedtype Item; func f() -> Item }") == [])
    }

    @Test("defaults that are not what a member which is the same has to be", arguments: ["Comparable", "Hashable"])
    func defaultsOfMembers(conformance: String) {
        let text = """
            struct Item: Hashable, \(conformance) {}
            /// @mockable
            protocol P { associatedtype K: Hashable = Item; associatedtype Z: Collection where Z.Index == K; func f(_ z: Z) -> K }
            """
        let message =
            "3:10: warning: 'K' of 'PMock' is not its default 'Item', which is not seen to conform to 'Comparable'"
        #expect(diagnostics(text) == (conformance == "Comparable" ? [] : [message]))
    }
}
