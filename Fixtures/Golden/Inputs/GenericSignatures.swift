// Requirements that are the same, and spell their generic parameters and constraints otherwise.

protocol Crate<Item> { associatedtype Item }
protocol SealedCrate<Item>: Crate {}

protocol WrittenGenerics {
    func sum<Numbers: Collection>(_ numbers: Numbers) where Numbers.Element == Int
    func send<Names>(_ names: Names) where Names: Collection, Names: Sendable, String == Names.Element
    func flatten<Rows: Collection>(_ rows: Rows) where Rows.Element: Collection, Rows.Element.Element == Int
    func zip<One: Sequence, Two: Sequence>(_ one: One, _ two: Two) where One.Element == Two.Element
    func unpack<Box: SealedCrate>(_ box: Box) where Box.Item == String
    func insert<List: Collection>(_ value: Int, in list: List) where List: Sequence, List.Element == Int
    func sort<List: Collection, Item: Comparable>(_ list: List) -> Item where List.Element == Item
    func spread<each Value>(_ values: repeat each Value) where repeat each Value: Hashable
}

/// @mockable
protocol ShortGenerics: WrittenGenerics {
    func sum(_ numbers: some Collection<Int>)
    func send(_ names: some Collection<String> & Sendable)
    func flatten(_ rows: some Collection<some Collection<Int>>)
    func zip<One: Sequence, Two: Sequence<One.Element>>(_ one: One, _ two: Two)
    func unpack(_ box: some SealedCrate<String>)
    func insert<List: Collection<Int>>(_ value: List.Element, in list: List)
    func sort<Item: Comparable, List: Collection<Item>>(_ list: List) -> List.Element
    func spread<each Value: Hashable>(_ values: repeat each Value)
    /// Other constraints are other requirements.
    func sum(_ numbers: some Collection<Double>)
}

protocol CrateOwner {
    associatedtype Box: Crate
    associatedtype Others: Sequence
    func put(_ item: Box.Item)
    func take(_ other: Others.Element)
}

/// What a member of an associated type is by a where clause or a constraint is the same as what is written.
/// @mockable
protocol NumberCrateOwner: CrateOwner where Box: Crate<Int>, Others.Element == String {
    func put(_ item: Int)
    func take(_ other: String)
}

protocol LabelledCrate {
    associatedtype Box: Crate where Box.Item == Label
    associatedtype Label
    func label(_ label: Label) -> Box.Item
}

/// @mockable
protocol NumberedCrate: LabelledCrate where Box.Item == Int {
    func label(_ label: Int) -> Int
}

/// A generic parameter that is the same as an associated type is that.
/// @mockable
protocol Stamped {
    associatedtype Stamp
    init<Mark>(_ mark: Mark) where Mark == Stamp
    func press<Mark>(_ mark: Mark) -> [Mark] where Mark == Stamp
    func press<Mark, Pages: Sequence>(_ mark: Mark, on pages: Pages) where Mark == Stamp, Pages.Element == Mark
    subscript<Mark>(mark: Mark) -> Int where Mark == Stamp { get }
}
