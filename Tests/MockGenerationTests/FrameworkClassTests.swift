// Classes of frameworks, which no file of a run declares: what their subclasses leave to them.

import SwiftDeclarations
import Testing

@testable import MockGeneration

struct FrameworkClassTests {
    /// What a class of a framework has, its subclass leaves to it: nothing says how that has to be overridden.
    @Test(arguments: [
        ("UIViewController", "var title: String? { get set }", true),
        ("UIViewController", "var title: String? { get }", true),
        ("UITableViewController", "func viewDidLoad()", true), ("Screen", "var view: UIView! { get set }", true),
        ("UINavigationController", "func pushViewController(_ other: UIViewController, animated: Bool)", true),
        ("UIViewController", "func present(_ other: Other, animated: Bool, completion: (() -> Void)?)", false),
        ("UIViewController", "var parent: UIViewController? { get set }", false),
        ("UILabel", "func viewDidLoad()", false),
        ("UserDefaults", "func string(forKey key: String) -> String?", true),
        (
            "FileManager",
            "func urls(for a: FileManager.SearchPathDirectory, in b: FileManager.SearchPathDomainMask) -> [URL]", true
        ),
        ("FileManager", "func urls(for a: SearchPathDirectory, in b: SearchPathDomainMask) -> [URL]", true),
    ])
    func membersOfFrameworks(superclass: String, member: String, isLeft: Bool) {
        let text =
            "import Foundation\nclass Screen: UIViewController {}\n/// @mockable\nprotocol P: \(superclass) { \(member) }"
        let output = generate(from: [SourceFile(path: "P.swift", text: text)], options: Options()).output
        #expect(output.contains("class PMock: \(superclass), P"))
        #expect(output.contains(member.prefix { $0 != ":" && $0 != "(" }) != isLeft)
    }

    /// `NSObject` has it where the framework is there; overloads of other types are the mock's.
    @Test(arguments: [
        ("UIKit", "var accessibilityLabel: String? { get set }", "canImport(UIKit)"),
        ("SwiftUI", "func awakeFromNib()", "canImport(UIKit)"),
        ("Foundation", "var accessibilityLabel: String? { get set }", nil),
        ("Foundation", "func value(forKey key: String) -> Any?", "canImport(ObjectiveC)"),
        ("Foundation", "func value(forKey key: String) -> String?", nil),
    ])
    func membersOfObject(module: String, member: String, condition: String?) {
        let text = "import \(module)\n/// @mockable\nprotocol P: NSObjectProtocol {\n    \(member)\n}"
        let output = generate(from: [SourceFile(path: "P.swift", text: text)], options: Options()).output
        let name = member.prefix { $0 != ":" && $0 != "(" }
        #expect(output.contains("class PMock: NSObject, P") && output.contains(name))
        #expect(output.contains("#if") == (condition != nil))
        if let condition { #expect(output.contains("    #if !\(condition)\n")) }
    }

    /// A file that no target compiles may declare what a class of a framework has. Elsewhere that is another class of its name.
    @Test(arguments: [("Excerpts/Foundation/Operation.swift", true), ("Sources/Core/Operation.swift", false)])
    func excerptsOfFrameworks(path: String, isFound: Bool) {
        let excerpt = "open class Operation { public init() {}; open var isReady: Bool { get } }"
        let text = "import Foundation\n/// @mockable\nprotocol P: Operation { var isReady: Bool { get } }"
        let output = generate(
            from: [SourceFile(path: "Sources/App/P.swift", text: text)],
            inheritOnly: [SourceFile(path: path, text: excerpt)], options: Options()
        ).output
        #expect(output.contains("class PMock: Operation, P"))
        #expect(output.contains("override var isReady: Bool") == isFound)
    }
}
