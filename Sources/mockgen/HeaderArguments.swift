// The options that say how Objective-C headers are read. Which headers are read stands in InputOptions.swift.

import ArgumentParser
import MockGeneration
import ObjCDeclarations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// How headers are read.
struct HeaderArguments: ParsableArguments {
    @Option(
        name: .customLong("objc-frontend"),
        help: ArgumentHelp(
            "Who reads Objective-C headers: libclang, or a tokenizer where it is not installed (auto).",
            valueName: "reader"))
    var frontend: HeaderFrontend?

    @Option(
        name: .customShort("I", allowingJoined: true), parsing: .singleValue,
        help: ArgumentHelp("Look here for headers that others include. Can be repeated.", valueName: "dir"))
    var includeFolders: [String] = []

    @Option(
        name: .customShort("F", allowingJoined: true), parsing: .singleValue,
        help: ArgumentHelp("Look here for frameworks whose headers others include. Can be repeated.", valueName: "dir"))
    var frameworkFolders: [String] = []

    @Option(
        name: .customShort("D", allowingJoined: true), parsing: .singleValue,
        help: ArgumentHelp("Define a macro for headers. Can be repeated.", valueName: "name[=value]"))
    var macros: [String] = []

    @Option(
        name: .customLong("clang-arg"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("An argument for reading headers, as clang takes it. Can be repeated.", valueName: "arg"))
    var clangArguments: [String] = []

    /// The settings: those of `configuration`, with what is given here on top; the arguments are added to.
    func options(over configuration: Configuration, annotation: String) -> HeaderOptions {
        let frontend = frontend ?? configuration.headerFrontend.flatMap(HeaderFrontend.init)
        let arguments =
            (configuration.clangArguments ?? []) + includeFolders.map { "-I\($0)" } + frameworkFolders.map { "-F\($0)" }
            + macros.map { "-D\($0)" } + clangArguments
        return HeaderOptions(frontend: frontend ?? .auto, annotation: annotation, clangArguments: arguments)
    }
}

extension HeaderArguments {
    /// The variables that say where libclang may be.
    static var environment: [String: String] {
        var environment: [String: String] = [:]
        for name in LibClangSearch.variables { environment[name] = getenv(name).map { String(cString: $0) } }
        return environment
    }
}

extension HeaderFrontend: ExpressibleByArgument {}
