// What Apple's Foundation and UIKit add to `NSObject` -> the declarations. A mock that inherits from it would have to override
// them where there is Objective-C, and there alone: it leaves them to that class. Source: the public interfaces.

import SwiftDeclarations

enum KnownObjectMembers {
    /// Under which condition `NSObject` has what a requirement asks for; nil for what it has nowhere.
    ///
    /// - Parameter imports: whether the requirement's file imports a module.
    static func condition(of requirement: Declaration, imports: (String) -> Bool) -> String? {
        guard let name = requirement.plainName, names.contains(name) else { return nil }
        if foundation.contains(where: { $0.isNamed(as: requirement) }) { return "canImport(ObjectiveC)" }
        let seesInterfaces = imports("UIKit") || imports("SwiftUI")
        return seesInterfaces && interfaces.contains { $0.isNamed(as: requirement) } ? "canImport(UIKit)" : nil
    }

    /// Those of all conditions.
    static let all = foundation + interfaces

    private static let names = Set(all.compactMap(\.plainName))

    private static let foundation = members(
        """
        func addObserver(_ observer: NSObject, forKeyPath path: String, options: NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?)
        func awakeAfter(using coder: NSCoder) -> Any?
        func dictionaryWithValues(forKeys keys: [String]) -> [String: Any]
        func didChangeValue(forKey key: String)
        func doesNotRecognizeSelector(_ selector: Selector!)
        func forwardingTarget(for selector: Selector!) -> Any?
        func mutableArrayValue(forKey key: String) -> NSMutableArray
        func mutableArrayValue(forKeyPath path: String) -> NSMutableArray
        func mutableSetValue(forKey key: String) -> NSMutableSet
        func mutableSetValue(forKeyPath path: String) -> NSMutableSet
        func observeValue(forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
        func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval)
        func performSelector(inBackground selector: Selector, with argument: Any?)
        func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone waits: Bool)
        func removeObserver(_ observer: NSObject, forKeyPath path: String)
        func removeObserver(_ observer: NSObject, forKeyPath path: String, context: UnsafeMutableRawPointer?)
        func setNilValueForKey(_ key: String)
        func setValue(_ value: Any?, forKey key: String)
        func setValue(_ value: Any?, forKeyPath path: String)
        func setValue(_ value: Any?, forUndefinedKey key: String)
        func setValuesForKeys(_ values: [String: Any])
        func value(forKey key: String) -> Any?
        func value(forKeyPath path: String) -> Any?
        func value(forUndefinedKey key: String) -> Any?
        func willChangeValue(forKey key: String)
        static func version() -> Int
        """)

    private static let interfaces = members(
        """
        func accessibilityActivate() -> Bool
        func accessibilityDecrement()
        func accessibilityElement(at index: Int) -> Any?
        func accessibilityElementCount() -> Int
        func accessibilityElementDidBecomeFocused()
        func accessibilityElementDidLoseFocus()
        func accessibilityElementIsFocused() -> Bool
        func accessibilityIncrement()
        func accessibilityPerformEscape() -> Bool
        func accessibilityPerformMagicTap() -> Bool
        func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool
        func awakeFromNib()
        func index(ofAccessibilityElement element: Any) -> Int
        func prepareForInterfaceBuilder()
        var accessibilityActivationPoint: CGPoint { get set }
        var accessibilityAttributedLabel: NSAttributedString? { get set }
        var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
        var accessibilityElements: [Any]? { get set }
        var accessibilityElementsHidden: Bool { get set }
        var accessibilityFrame: CGRect { get set }
        var accessibilityHint: String? { get set }
        var accessibilityLabel: String? { get set }
        var accessibilityLanguage: String? { get set }
        var accessibilityPath: UIBezierPath? { get set }
        var accessibilityTraits: UIAccessibilityTraits { get set }
        var accessibilityValue: String? { get set }
        var accessibilityViewIsModal: Bool { get set }
        var isAccessibilityElement: Bool { get set }
        var shouldGroupAccessibilityChildren: Bool { get set }
        """)

    private static func members(_ text: String) -> [Declaration] {
        let file = SourceFile(path: "<known members>", text: "protocol NSObject {\n\(text)\n}")
        guard case .type(let type)? = parse(file).declarations.first else { return [] }
        return type.members
    }
}
