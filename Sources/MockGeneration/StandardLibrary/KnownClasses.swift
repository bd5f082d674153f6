// What subclasses have of Foundation's classes. Source: the public interface of Foundation.

enum KnownClasses {
    /// Whether a subclass of a class that the run does not declare has to say that it is Sendable.
    static func isUncheckedSendable(_ name: String) -> Bool { uncheckedSendable.contains(name) }

    /// Whether a class that the run does not declare is Foundation's, whose classes are on no actor.
    static func isOffActors(_ name: String) -> Bool { uncheckedSendable.contains(name) || plain.contains(name) }

    /// The instance properties of `NSObject` that a subclass has with their types.
    static let propertiesOfObject = [
        "debugDescription": "String", "description": "String", "hash": "Int", "hashValue": "Int",
    ]

    /// Those that are `@unchecked Sendable`, which subclasses have to say again.
    private static let uncheckedSendable: Set<String> = [
        "BlockOperation", "Bundle", "DateFormatter", "Dimension", "FileHandle", "FileManager", "JSONDecoder",
        "JSONEncoder", "NSCondition", "NSConditionLock", "NSDate", "NSError", "NSLocale", "NSLock", "NSNumber",
        "NSRecursiveLock", "NSRegularExpression", "NSURL", "NSUUID", "NSValue", "NotificationCenter", "NumberFormatter",
        "Operation", "OperationQueue", "Pipe", "Process", "ProcessInfo", "Progress", "PropertyListDecoder",
        "PropertyListEncoder", "Unit",
    ]

    /// Those of Foundation that are open and not Sendable.
    private static let plain: Set<String> = [
        "Formatter", "InputStream", "NSCoder", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSObject", "OutputStream",
        "Stream", "Thread", "Timer", "URLProtocol", "UndoManager", "UserDefaults", "XMLParser",
    ]
}
