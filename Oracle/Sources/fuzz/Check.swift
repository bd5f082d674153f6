// One text comes in, everything that must hold for any text is checked; what does not hold goes out in words.
// Crashes and hangs are for the process around this one to see.

import MockGeneration
import SwiftDeclarations

/// What is wrong with the way a text is read; nil if nothing is.
func problem(in bytes: [UInt8], generates: Bool) -> String? {
    let file = SourceFile(path: "Mutated.swift", bytes: bytes)
    let tokenized = tokenize(file)
    if let problem = tilingProblems(file, tokenized.tokens).first { return "tiling: " + problem }
    let parsed = parse(file)
    let diagnostics = tokenized.diagnostics + parsed.diagnostics
    if let stray = diagnostics.first(where: { Int($0.place?.offset ?? 0) > bytes.count }) {
        return "a message lies behind the end of the file: \(stray.message)"
    }
    var places = PlaceChecker(count: bytes.count)
    places.check(parsed.declarations)
    if let problem = places.problem { return problem }
    guard generates else { return nil }
    var options = Options()
    options.allowsEmpty = true
    options.recordsHistory = bytes.count % 2 == 0
    options.mocksClasses = bytes.count % 3 == 0
    options.concurrency = 1
    let generation = generate(from: [file], options: options)
    guard generation.mocks.count > 0 else { return nil }
    return difference(from: generation, of: bytes, options: options)
}

/// Generates again with every file parsed and the text in two files, the second one with what is not annotated.
private func difference(from generation: Generation, of bytes: [UInt8], options: Options) -> String? {
    let file = SourceFile(path: "Mutated.swift", bytes: bytes)
    if generate(from: [file], options: options).output != generation.output { return "two runs differ" }
    let plain = String(decoding: bytes, as: UTF8.self).replacing(options.annotation, with: "")
    let files = [file, SourceFile(path: "Other.swift", text: plain)]
    let quick = generate(from: files, options: options)
    var thoroughOptions = options
    thoroughOptions.parsesEveryFile = true
    let thorough = generate(from: files, options: thoroughOptions)
    guard quick.output == thorough.output, quick.diagnostics == thorough.diagnostics else {
        return "a file was not parsed although it matters"
    }
    return nil
}

/// Follows declarations, and asks every type for its description.
private struct PlaceChecker {
    let count: Int
    private(set) var problem: String?

    init(count: Int) {
        self.count = count
    }

    mutating func check(_ declarations: [Declaration]) {
        for declaration in declarations { check(declaration) }
    }

    private mutating func check(_ declaration: Declaration) {
        switch declaration {
        case .type(let type):
            check(type.head)
            for entry in type.inheritance { check(entry.type) }
            check(type.members)
        case .function(let function):
            check(function.head)
            for parameter in function.parameters { check(parameter.type) }
            if let result = function.result { check(result) }
        case .variable(let variable):
            check(variable.head)
            if let type = variable.type { check(type) }
        case .subscript(let item): check(item.result)
        case .typealias(let item): check(item.type)
        case .conditional(let item): for clause in item.clauses { check(clause.declarations) }
        case .initializer(let item): check(item.head)
        case .enumCase(let item):
            check(item.head)
            for type in item.associatedValues { check(type) }
        case .import(let item): check(item.head)
        case .associatedtype(let item): check(item.head)
        case .other(let head): check(head)
        }
    }

    private mutating func check(_ head: DeclarationHead) {
        if Int(head.offset) > count { problem = "a declaration lies behind the end of the file" }
        if let arguments = head.annotation?.arguments.last, Int(arguments.upperBound) > count {
            problem = "an annotation lies behind the end of the file"
        }
    }

    private mutating func check(_ type: TypeSyntax) {
        if type.description.isEmpty { problem = "a type has no text" }
    }
}
