// mockgen: --mockfiles StandIns/MockoloMocks.swift
// Parents that are known by the mocks that Mockolo made of them.

/// The overload and the property are copied, not made anew.
/// @mockable
protocol BulletinChild: BulletinParent {
    var name: String { get set }
    func load(id: Int) -> String
    func load()
}

/// @mockable
protocol SharedBulletinChild: SharedBulletinParent {
    func save()
}

/// @mockable
@MainActor
protocol MainBulletin: BulletinParent {
    func open()
}
