// Methods that return `id` and mean an instance of their own class, by clang's method families -> `instancetype`.
// For example: `+ (id)allocStore;`

extension TypeNames {
    /// A method with the result that clang infers: `id` of the families `alloc` and `new` in class methods, and of `self`,
    /// `retain` and `autorelease` in instance methods, is what `instancetype` says. That of `init` makes an initializer.
    func withRelatedResult(_ method: Method, isClassMember: Bool) -> Method {
        var result = desugared(method.result)
        guard case .id = result.kind, method.isOfFamilyOfOwnClass(isClassMember: isClassMember) else { return method }
        result.kind = .instancetype
        var method = method
        method.result = result
        return method
    }
}

extension Method {
    fileprivate func isOfFamilyOfOwnClass(isClassMember: Bool) -> Bool {
        isClassMember
            ? ["alloc", "new"].contains(where: begins(with:))
            : ["self", "retain", "autorelease"].contains(selectorText)
    }

    /// Whether the first word of the selector is the one of a family; underscores before it do not count.
    private func begins(with family: String) -> Bool {
        let name = selector[0].drop { $0 == "_" }
        return name.hasPrefix(family) && !(name.dropFirst(family.count).first?.isLowercaseASCII ?? false)
    }
}
