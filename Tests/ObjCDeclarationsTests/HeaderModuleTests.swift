// Which module a header is imported with, by where it lies.

import TestSupport
import Testing

@testable import ObjCDeclarations

@Suite struct HeaderModuleTests {
    @Test(arguments: [
        ("Sources/Kit/include/Store.h", "Kit"), ("a/Sources/My-Kit/include/Sub/Store.h", "My_Kit"),
        ("/x/Kit.framework/Headers/Store.h", "Kit"), ("Kit.framework/Versions/Store.h", nil),
        ("App/Bridging-Header.h", nil), ("include/Store.h", nil), ("Store.h", nil), ("usr/lib/include/Store.h", nil),
    ])
    func withoutAModuleMap(path: String, module: String?) {
        #expect(moduleName(ofHeaderAt: path) == module)
    }

    @Test(arguments: [
        (#"module Kit { header "Store.h" export * }"#, "Kit"),
        (#"framework module Kit [system] { umbrella header "Kit.h" module * { export * } }"#, "Kit"),
        (#"module A { header "A.h" } module "B C" { umbrella "." }"#, "B C"),
        (#"module A { header "A.h" } /* module Kit { header "Store.h" } */"#, nil),
        (#"module A { umbrella "Private" }"#, nil), ("module", nil), ("}}} header \"Store.h\"", nil),
    ])
    func aModuleMapSays(map: String, module: String?) throws {
        let folder = try TemporaryFolder()
        try folder.write("module.modulemap", map)
        #expect(moduleName(ofHeaderAt: folder("Store.h")) == module)
    }

    @Test func aMapAboveCoversTheFolder() throws {
        let folder = try TemporaryFolder()
        try folder.createFolder("Sub")
        try folder.write("module.modulemap", #"module Kit { header "Sub/Store.h" } "#)
        #expect(moduleName(ofHeaderAt: folder("Sub/Store.h")) == "Kit")
        #expect(moduleName(ofHeaderAt: folder("Sub/Other.h")) == nil)
    }
}
