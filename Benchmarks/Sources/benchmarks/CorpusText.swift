// The sizes of a file in, its text out. Types refer to types of the files before, mostly of the same module.

/// Writes the files of a corpus one after the other.
struct CorpusText {
    var random: RandomSource
    /// How many levels of protocols an annotated one inherits at most.
    let depth: Int

    /// The protocols so far by level: those of level 0 inherit nothing.
    private var protocols: [[String]]
    private var models: [String] = []
    private var text = ""
    private var lineCount = 0
    private var number = 0

    private static let nouns = [
        "Account", "Address", "Basket", "Booking", "Channel", "Contact", "Device", "Document", "Driver", "Event",
        "Feature", "Gallery", "Invoice", "Journey", "Location", "Message", "Network", "Order", "Payment", "Profile",
        "Receipt", "Route", "Session", "Setting", "Ticket", "Token", "Trip", "User", "Vehicle", "Wallet",
    ]
    private static let roles = [
        "Controller", "Service", "Manager", "Store", "Provider", "Builder", "Router", "Interactor", "Listener",
        "Presenter", "Repository", "Client", "Loader", "Cache", "Factory", "Validator",
    ]
    private static let verbs = [
        "load", "save", "update", "remove", "find", "present", "dismiss", "validate", "refresh", "observe", "cancel",
        "merge", "resolve", "attach", "detach", "handle", "convert", "schedule",
    ]
    private static let standardTypes = [
        "String", "Int", "Bool", "Double", "[String]", "[String: Int]", "Int?", "String?", "Data", "Date", "URL",
        "UUID", "(Bool) -> Void", "[UInt8]", "Set<String>", "Result<String, Error>",
    ]
    private static let statements = [
        "let value = source.values.filter { $0.isActive }.map(\\.identifier)",
        "guard let first = items.first, first.count > 0 else { return nil }",
        "if isLoading { logger.debug(\"still loading \\(identifier), nothing to do\") }",
        "for item in items where item.state != .finished { process(item) }",
        "// The server sends these in no particular order, so they are sorted here.",
        "cache[key] = Entry(value: value, date: Date(), cost: data.count)",
        "switch state { case .idle: start() case .running(let task): task.cancel() default: break }",
        "return values.reduce(into: [:]) { result, next in result[next.key, default: 0] += next.count }",
        "view.layer.cornerRadius = configuration.isCompact ? 4 : 8",
        "label.text = NSLocalizedString(\"title.\\(section).\\(row)\", comment: \"\")",
        "let request = URLRequest(url: baseURL.appendingPathComponent(path), timeoutInterval: 30)",
        "NSLayoutConstraint.activate([view.topAnchor.constraint(equalTo: top)])",
        "self.count += 1", "defer { lock.unlock() }", "lock.lock()", "", "",
        "assert(index < endIndex, \"index \\(index) is out of bounds\")",
        "let (width, height) = (size.width * scale, size.height * scale)",
    ]

    /// Starts with no types.
    init(random: RandomSource, depth: Int) {
        self.random = random
        self.depth = depth
        protocols = Array(repeating: [], count: depth + 1)
    }

    /// The text of the next file.
    mutating func file(_ index: Int, module: Int, lines: Int, plain: Int, annotated: Int) -> String {
        (text, lineCount) = ("", 0)
        line("//")
        line("//  File\(index).swift")
        line("//  Module\(module)")
        line("//")
        line("//  The sources of a benchmark. All rights reserved.")
        line("//")
        line("")
        line("import Foundation")
        if random.once(in: 3) { line("import UIKit") }
        if random.once(in: 5) { line("import Module\(random.below(module + 1))") }
        line("")
        for _ in 0..<plain { writeProtocol(isAnnotated: false) }
        for _ in 0..<annotated { writeProtocol(isAnnotated: true) }
        while lineCount < lines {
            switch random.below(4) {
            case 0: writeModel()
            case 1: writeExtension()
            default: writeClass(until: lines)
            }
        }
        return text
    }

    private mutating func line(_ content: String) {
        text += content
        text += "\n"
        lineCount += 1
    }

    private mutating func newName(_ suffix: String = "") -> String {
        number += 1
        return "\(random.pick(Self.nouns))\(random.pick(Self.roles))\(number)\(suffix)"
    }

    private mutating func type() -> String {
        if models.isEmpty || random.below(10) < 6 { return random.pick(Self.standardTypes) }
        // Nearly always a type that is declared close by.
        let reach = random.once(in: 10) ? models.count : min(models.count, 60)
        let name = models[models.count - 1 - random.below(reach)]
        return random.once(in: 5) ? "[\(name)]" : name
    }

    private mutating func writeProtocol(isAnnotated: Bool) {
        let level = random.below(depth + 1)
        let name = newName(isAnnotated ? "ing" : "able")
        var parents: [String] = []
        if level > 0, let last = protocols[level - 1].last {
            let close = protocols[level - 1].suffix(20)
            parents.append(random.once(in: 3) ? last : random.pick(Array(close)))
        }
        if random.once(in: 4) { parents.append("AnyObject") }
        protocols[level].append(name)
        line("/// What a \(name) does for those who ask it to.")
        if isAnnotated { line("/// @mockable") }
        line(
            "\(random.pick(["", "public ", "public "]))protocol \(name)\(parents.isEmpty ? "" : ": ")"
                + "\(parents.joined(separator: ", ")) {")
        for _ in 0...random.below(7) {
            if random.once(in: 2) { line("    /// Takes what is given and answers what was asked for.") }
            if random.once(in: 3) {
                let accessors = random.once(in: 2) ? "get set" : "get"
                // No parent has a property of this name and another type, which no class could bring.
                let name = "\(random.pick(Self.nouns).lowercased())\(number)_\(lineCount)"
                line("    var \(name): \(type()) { \(accessors) }")
            } else {
                let effects = random.pick(["", "", "", " throws", " async", " async throws"])
                let result = random.once(in: 2) ? " -> \(type())" : ""
                let parameters = (0..<random.below(4)).map { "value\($0): \(escaping(type()))" }
                let name = "\(random.pick(Self.verbs))\(random.pick(Self.nouns))"
                line("    func \(name)(\(parameters.joined(separator: ", ")))\(effects)\(result)")
            }
        }
        line("}")
        line("")
    }

    private func escaping(_ type: String) -> String { type.contains("->") ? "@escaping \(type)" : type }

    private mutating func writeModel() {
        let name = newName()
        models.append(name)
        line("/// What is known about a \(name).")
        line("\(random.pick(["public ", "", ""]))struct \(name): Codable, Equatable {")
        for index in 0...random.below(8) { line("    \(random.pick(["let", "var"])) field\(index): \(type())") }
        if random.once(in: 2) {
            line("")
            line("    enum CodingKeys: String, CodingKey {")
            for index in 0...random.below(4) { line("        case field\(index) = \"field_\(index)\"") }
            line("    }")
        }
        line("}")
        line("")
    }

    private mutating func writeClass(until lines: Int) {
        let name = newName()
        models.append(name)
        let parent = protocols[0].last.map { ": \($0)" } ?? ""
        line("\(random.pick(["public final ", "final ", ""]))class \(name)\(parent) {")
        for index in 0...random.below(5) { line("    private let field\(index): \(type())") }
        repeat { writeFunction() } while lineCount < lines && !random.once(in: 8)
        line("}")
        line("")
    }

    private mutating func writeExtension() {
        guard let name = models.last else { return writeModel() }
        line("// MARK: - \(name)")
        line("")
        line("extension \(name) {")
        for _ in 0...random.below(3) { writeFunction() }
        line("}")
        line("")
    }

    private mutating func writeFunction() {
        line("")
        if random.once(in: 2) {
            line("    /// Does its part of the work; what is left is up to the caller.")
            line("    /// - Parameter value: what the work is about")
        }
        let name = "\(random.pick(Self.verbs))\(number)_\(lineCount)"
        line("    \(random.pick(["private ", "", "@objc "]))func \(name)(_ value: \(type())) {")
        for _ in 0...random.below(14) { line("        \(random.pick(Self.statements))") }
        line("    }")
    }
}
