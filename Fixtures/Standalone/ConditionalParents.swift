// swiftc: -DFLAG
// swiftc: -DNEITHER
// What typealiases of parents stand for under a condition is inherited under it.

protocol Named {
    var name: String { get set }
    func rename()
}

protocol Reader: Named {
    func read()
    func load()
}

protocol Writer: Named {
    func write()
    func load()
}

protocol Stored {
    associatedtype Item
    func store(_ item: Item)
}

class Document {
    init() {}
    func open() -> Int { 1 }
    func rename() {}
    func sign() {}
}

class Letter<Paper> {
    init(pages: Int) {}
    func open() -> Int { 1 }
    func fold(_ paper: Paper?) {}
}

#if FLAG
typealias Access = Reader
typealias SafeAccess = Reader & Sendable
typealias Storage<Value> = Stored
typealias Page = Document
typealias NamedPage = Document & Named
#else
typealias Access = Writer
typealias SafeAccess = Writer
typealias Storage<Value> = Named
typealias Page = Letter<Int>
typealias NamedPage = Letter<Int> & Named
#endif
typealias SameAccess = Access
typealias SamePage = Page

enum Archive {
    #if FLAG
    typealias Page = Document
    #else
    typealias Page = Letter<String>
    #endif
}

/// @mockable
protocol Accessor: Access {
    func close()
}

/// What is inherited anyway is under no condition.
/// @mockable
protocol ReadingAccessor: SameAccess, Reader {}

/// @mockable
protocol SafeAccessor: Accessor, SafeAccess {}

/// @mockable
protocol StoringAccessor: Storage<Int> {}

#if FLAG
/// @mockable
protocol FlagAccessor: Access {
    func close()
}
#endif

/// @mockable
typealias StoredAccess = Access & Stored

/// @mockable
protocol DocumentAccessor: Document, Access {}

/// @mockable
protocol PageScreen: Page {
    func open() -> Int
    func fold(_ paper: Int?)
    func sign()
    func close()
}

/// @mockable
protocol SendablePageScreen: SamePage, Sendable {
    func open() -> Int
}

/// @mockable
protocol NamedPageScreen where Self: NamedPage {
    func close()
}

/// @mockable
protocol SecondPageScreen: PageScreen, SendablePageScreen {}

/// @mockable
protocol ArchivedPageScreen: Archive.Page {
    func fold(_ paper: String?)
}

/// @mockable
typealias PageAccess = Page & Stored
