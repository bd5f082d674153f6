// Questions about types that many requirements ask -> answers that are found once. They follow from the catalog alone, so
// that it does not matter who asks first.

import SwiftDeclarations

/// What was found out about types, for all threads. No generic table: making one class of it for each kind of question
/// would cost every run more than most runs ask.
final class Findings: @unchecked Sendable {
    private let lock = Lock()
    private var inherited: [CatalogType.ID: InheritedTypes] = [:]
    private var members: [InferredMember: MemberType?] = [:]
    private var nominal: [AliasedType: TypeSyntax] = [:]
    private var unwrapped: [MockedType: UnwrappedType] = [:]
    private var vacancies: [AliasedType: Lowering.Vacancy?] = [:]

    /// What a type inherits.
    func types(inheritedBy type: CatalogType.ID, find: () -> InheritedTypes) -> InheritedTypes {
        answer(known: { inherited[type] }, find: find) { inherited[type] = $0 }
    }

    /// What a member of a type is that no declaration says.
    func type(of member: InferredMember, find: () -> MemberType?) -> MemberType? {
        answer(known: { members[member] }, find: find) { members[member] = .some($0) }
    }

    /// What a type is that typealiases stand for.
    func type(for aliased: AliasedType, find: () -> TypeSyntax) -> TypeSyntax {
        answer(known: { nominal[aliased] }, find: find) { nominal[aliased] = $0 }
    }

    /// What is behind a typealias.
    func unwrapped(_ type: MockedType, find: () -> UnwrappedType) -> UnwrappedType {
        answer(known: { unwrapped[type] }, find: find) { unwrapped[type] = $0 }
    }

    /// How a typealias has no values.
    func vacancy(of aliased: AliasedType, find: () -> Lowering.Vacancy?) -> Lowering.Vacancy? {
        answer(known: { vacancies[aliased] }, find: find) { vacancies[aliased] = .some($0) }
    }

    private func answer<Answer>(known: () -> Answer?, find: () -> Answer, keep: (Answer) -> Void) -> Answer {
        if let known = lock.withLock(known) { return known }
        // Outside of the lock, since it may ask for more: if another thread wants the same just now, both find it.
        let answer = find()
        lock.withLock { keep(answer) }
        return answer
    }
}
