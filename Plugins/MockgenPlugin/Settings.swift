// The config file -> what the plugin itself needs of it. The tool reads the rest, and reports what is wrong in it at
// its line; here a file that cannot be read counts as one that sets nothing. Both plugins compile this file.

import Foundation

/// The plugin's part of `.mockgen.json`.
struct Settings {
    /// The file; nil where there is none.
    let file: URL?
    /// The comment word that marks what is mocked.
    let annotation: String
    /// Modules to mock besides the direct dependencies.
    let modules: [String]
    /// The access level of mocks outside test targets.
    let access: String?
    /// The condition around mocks in the target's own module, empty for none; nil where mocks are not in place.
    let inPlaceCondition: String?

    /// Whether mocks are for other modules to import, even those of a test target.
    var makesSharedMocks: Bool { access != nil && access != "internal" }

    /// The file's path for messages.
    var path: String { file?.path ?? ".mockgen.json" }

    /// Reads the file in a target's folder, else the one in the package's.
    init(target: URL, package: URL) {
        let files = [target, package].map { $0.appendingPathComponent(".mockgen.json") }
        file = files.first { FileManager.default.fileExists(atPath: $0.path) }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        let data = file.flatMap { FileManager.default.contents(atPath: $0.path) }
        let content = data.flatMap { try? decoder.decode(Content.self, from: $0) }
        annotation = content?.annotation ?? "@mockable"
        modules = content?.modules ?? []
        access = content?.access
        // Of a whole package it would concern the test targets too.
        inPlaceCondition = file == files[0] ? content?.inPlace?.condition : nil
    }

    private struct Content: Decodable {
        var annotation: String?
        var modules: [String]?
        var access: String?
        var inPlace: InPlace?
    }

    /// `true`, `false`, or `{ "condition": "DEBUG" }`.
    private struct InPlace: Decodable {
        var condition: String?

        private enum Key: String, CodingKey { case condition }

        init(from decoder: any Decoder) throws {
            if let isOn = try? decoder.singleValueContainer().decode(Bool.self) {
                condition = isOn ? "DEBUG" : nil
            } else {
                let container = try decoder.container(keyedBy: Key.self)
                condition = try container.decodeIfPresent(String.self, forKey: .condition) ?? "DEBUG"
            }
        }
    }
}
