// What subclasses have of the classes of Apple's frameworks, and mocks of their delegates. Source: their public interfaces.

import SwiftDeclarations

enum KnownClasses {
    /// Whether a class that the run does not declare is Sendable, and a subclass of it has to say so, too.
    static func isUncheckedSendable(_ name: String) -> Bool { uncheckedSendable.contains(name) }

    /// Whether `init()` of a class that the run does not declare is required, and a subclass with initializers of its own has
    /// to have it: in swift-corelibs-foundation, but not in Apple's Foundation.
    static func requiresInitializerOffApple(_ name: String) -> Bool { name == "NotificationCenter" }

    /// Whether no class can inherit from one that the run does not declare: it is final in swift-corelibs-foundation, or has members
    /// that the compiler does not load.
    static func isClosedOffApple(_ name: String) -> Bool { closedOffApple.contains(name) }

    /// Whether a class that the run does not declare is Foundation's, whose classes are on no actor.
    static func isOffActors(_ name: String) -> Bool { uncheckedSendable.contains(name) || plain.contains(name) }

    /// The designated initializers that a subclass of one of Foundation's classes overrides; nil where they are not known.
    static func initializers(of name: String) -> [InitializerDeclaration]? {
        let plain = InitializerDeclaration(head: DeclarationHead(modifiers: ["nonisolated"]))
        if name.hasSuffix("Formatter"), name != "PersonNameComponentsFormatter" {
            let coder = InitializerDeclaration(
                head: DeclarationHead(modifiers: ["nonisolated", "required"]), failability: .optional,
                parameters: [Parameter(name: "coder", type: .named("NSCoder"))])
            return [plain, coder]
        }
        if name == "UserDefaults" {
            let suite = Parameter(label: "suiteName", name: "suitename", type: .optional(.named("String")))
            return [InitializerDeclaration(head: plain.head, failability: .optional, parameters: [suite])]
        }
        return madePlainly.contains(name) ? [plain] : nil
    }

    /// Those of Foundation that are open and have `init()`.
    private static let madePlainly: Set<String> = [
        "BlockOperation", "FileManager", "JSONDecoder", "JSONEncoder", "NSCache", "NSCondition", "NSLock",
        "NSRecursiveLock", "Operation", "OperationQueue", "Process", "PropertyListDecoder", "PropertyListEncoder",
        "Thread", "UndoManager",
    ]

    /// Whether a name that the run does not declare is that of a class or a delegate which is on the main actor.
    static func isOnMainActor(_ name: String) -> Bool {
        interfaces.contains(name) || isDelegate(name) && ["MK", "UI", "WK"].contains { name.hasPrefix($0) }
    }

    /// Whether a name that the run does not declare is that of a class: of one of Apple's prefixes, or of Foundation, whose
    /// names other modules may have, too.
    static func isClass(_ name: String, mayBeOfFoundation: Bool) -> Bool {
        if interfaces.contains(name) || ["CALayer", "NSManagedObject"].contains(name) { return true }
        return isOffActors(name) && (mayBeOfFoundation || name.hasPrefix("NS"))
    }

    /// Whether a name that the run does not declare is that of a protocol of Objective-C, which objects conform to.
    static func isDelegate(_ name: String) -> Bool {
        (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
            && prefixes.contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase ?? false
    }

    /// The instance properties of `NSObject` that a subclass has with their types.
    static let propertiesOfObject: [String: TypeSyntax] = [
        "debugDescription": .named("String"), "description": .named("String"), "hash": .named("Int"),
        "hashValue": .named("Int"), "superclass": .optional(.named("AnyClass")),
    ]

    /// Those of Foundation that are `@unchecked Sendable`, which subclasses have to say again. Source: the open classes of
    /// swift-corelibs-foundation, and `ProcessInfo`, which is open in Apple's: that lets subclasses of all of them say it.
    private static let uncheckedSendable: Set<String> = [
        "BlockOperation", "Bundle", "CachedURLResponse", "DateFormatter", "DateIntervalFormatter", "Dimension",
        "FileHandle", "FileManager", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "JSONDecoder", "JSONEncoder",
        "NSCondition", "NSConditionLock", "NSDate", "NSDateInterval", "NSDecimalNumber", "NSDecimalNumberHandler",
        "NSError", "NSLocale", "NSLock", "NSNull", "NSNumber", "NSRecursiveLock", "NSRegularExpression", "NSURL",
        "NSURLQueryItem", "NSUUID", "NSValue", "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue",
        "PersonNameComponentsFormatter", "Pipe", "Process", "ProcessInfo", "Progress", "PropertyListDecoder",
        "PropertyListEncoder", "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage",
        "URLProtectionSpace", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask",
        "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionTask", "URLSessionTaskMetrics",
        "URLSessionTaskTransactionMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask", "Unit", "UnitConverter",
        "UnitConverterLinear",
    ]

    /// Those of UIKit and AppKit that protocols ask for and that can be inherited from.
    private static let interfaces: Set<String> = [
        "NSControl", "NSResponder", "NSTableCellView", "NSView", "NSViewController", "NSWindow", "NSWindowController",
        "UIButton", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
        "UICollectionViewController", "UICollectionViewLayout", "UIControl", "UIImageView", "UILabel",
        "UINavigationController", "UIPageViewController", "UIResponder", "UIScrollView", "UISplitViewController",
        "UIStackView", "UITabBarController", "UITableView", "UITableViewCell", "UITableViewController",
        "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIView", "UIViewController", "UIWindow",
    ]

    /// Those of Foundation that are open and not Sendable.
    private static let plain: Set<String> = [
        "Formatter", "InputStream", "NSArray", "NSCache", "NSCoder", "NSData", "NSDictionary", "NSKeyedArchiver",
        "NSKeyedUnarchiver", "NSObject", "NSSet", "NSString", "OutputStream", "Stream", "Thread", "Timer",
        "URLProtocol", "UndoManager", "UserDefaults", "XMLParser",
    ]

    /// Those of Foundation that are open on Apple's platforms alone. Source: what Swift 6.3.1 says of each open class.
    private static let closedOffApple: Set<String> = [
        "Bundle", "DateIntervalFormatter", "NSCharacterSet", "NSCondition", "NSKeyedUnarchiver", "NSLock",
        "NSRecursiveLock", "NSRegularExpression", "ProcessInfo", "RunLoop", "Thread",
    ]

    /// Those of frameworks with delegates.
    private static let prefixes: Set<String> = [
        "AS", "AV", "CB", "CL", "CN", "GK", "MC", "MF", "MK", "MP", "NS", "PH", "PK", "QL", "SF", "SK", "UI", "UN",
        "WK",
    ]
}
