// The first line of an input can set options: `// mockgen: --mock-final --enable-args-history`.

import MockGeneration

/// The options of one golden.
struct GoldenOptions {
    /// The options that the line sets, the rest at their defaults.
    private(set) var options = Options()
    /// The files with mocks of parents, from the folder of the goldens on.
    private(set) var mockFiles: [String] = []

    /// An option that goldens cannot set.
    struct UnknownOption: Error {
        let name: Substring
    }

    /// Reads the options of an input.
    init(firstLineOf text: String) throws {
        let prefix = "// mockgen: "
        guard let line = text.split(separator: "\n", maxSplits: 1).first, line.hasPrefix(prefix) else { return }
        var words = line.dropFirst(prefix.count).split(separator: " ")[...]
        while let name = words.popFirst() {
            switch name {
            case "--mockfiles": mockFiles += words.popFirst().map { [String($0)] } ?? []
            case "--default-isolation":
                guard let value = words.popFirst(), let isolation = Options.DefaultIsolation(rawValue: String(value))
                else { throw UnknownOption(name: name) }
                options.defaultIsolation = isolation
            case "--use-template-func": options.usesTemplateFunction = true
            case "--mock-all": options.mocksClasses = true
            case "--mock-final": options.isFinal = true
            case "--enable-args-history": options.recordsHistory = true
            case "--allow-set-call-count": options.allowsSettingCallCount = true
            case "--reset": options.writesReset = true
            case "--order": options.recordsOrder = true
            case "--disable-combine-default-values": options.usesCombineSubjects = false
            default: throw UnknownOption(name: name)
            }
        }
    }
}
