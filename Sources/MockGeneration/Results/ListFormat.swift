// The listings of a run in, what `mockgen list` prints out: text for people, JSON for programs.
// Deliberately absent: a JSON library. A handful of keys does not pay for one at every start of the tool.

import SwiftDeclarations

/// The listings as text: per protocol a line with its place and the mock's name, then a line per requirement with the
/// members generated for it, aligned. Notes stand below what they are about.
public func listText(_ mocks: [MockListing], places: inout PlaceTable) -> String {
    mocks.map { mock in
        let requirements = mock.members.map(\.requirement)
        // One long requirement must not push the members of all others out of sight.
        let width = requirements.map(\.count).filter { $0 <= columnLimit }.max() ?? 0
        let lines = mock.members.map { member in
            let notes = noteText(member.notes, indentation: "        ")
            guard !member.members.isEmpty else { return "    \(member.requirement)\n\(notes)" }
            let names = member.members.joined(separator: ", ")
            let padding =
                member.requirement.count > width
                ? "\n" + String(repeating: " ", count: width + 4)
                : String(repeating: " ", count: width - member.requirement.count)
            return "    \(member.requirement)\(padding)  \(names)\n\(notes)"
        }
        let own = mock.ownMembers.isEmpty ? "" : "    \(mock.ownMembers.joined(separator: ", "))\n"
        return "\(places.text(of: mock.place)): \(mock.protocolName) -> \(mock.mockName)\n"
            + noteText(mock.notes, indentation: "    ") + own + lines.joined()
    }.joined(separator: "\n")
}

private func noteText(_ notes: [Diagnostic], indentation: String) -> String {
    notes.map { "\(indentation)note: \($0.message)\n" }.joined()
}

private let columnLimit = 60

/// The listings as JSON: an array with an object per mock, in output order.
///
/// The keys, in this order: `protocol`, `mock`, `file`, `line`, `column` (both from 1, the column in UTF-8 bytes),
/// `members`, those that belong to no requirement, and `notes`, arrays of strings, and `requirements`, an array of
/// objects with `requirement`, a string, and `members` and `notes`, arrays of strings.
public func listJSON(_ mocks: [MockListing], places: inout PlaceTable) -> String {
    let objects = mocks.map { mock in
        let location = places.location(of: mock.place)
        let requirements = mock.members.map { member in
            """
                  {
                    "requirement": \(quoted(member.requirement)),
                    "members": \(strings(member.members)),
                    "notes": \(strings(member.notes.map(\.message)))
                  }
            """
        }
        return """
              {
                "protocol": \(quoted(mock.protocolName)),
                "mock": \(quoted(mock.mockName)),
                "file": \(quoted(mock.place.path)),
                "line": \(location?.line ?? 1),
                "column": \(location?.column ?? 1),
                "members": \(strings(mock.ownMembers)),
                "notes": \(strings(mock.notes.map(\.message))),
                "requirements": \(array(requirements, indentation: "    "))
              }
            """
    }
    return array(objects, indentation: "") + "\n"
}

/// An array of values that are indented already.
private func array(_ values: [String], indentation: String) -> String {
    values.isEmpty ? "[]" : "[\n" + values.joined(separator: ",\n") + "\n\(indentation)]"
}

/// A JSON array of strings in one line.
private func strings(_ values: [String]) -> String { "[\(values.map(quoted).joined(separator: ", "))]" }

/// A JSON string literal.
func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case "\n": literal += "\\n"
        case "\r": literal += "\\r"
        case "\t": literal += "\\t"
        case "\0"..<" ":
            let digits = String(scalar.value, radix: 16)
            literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: literal.unicodeScalars.append(scalar)
        }
    }
    return literal + "\""
}
