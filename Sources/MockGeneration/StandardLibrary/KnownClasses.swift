// The classes of Foundation that are `@unchecked Sendable`, which subclasses have to say again. Source: the public interface
// of Foundation.

enum KnownClasses {
    /// Whether a subclass of a class that the run does not declare has to say that it is Sendable.
    static func isUncheckedSendable(_ name: String) -> Bool { uncheckedSendable.contains(name) }

    /// The instance properties of `NSObject` that a subclass has with their types.
    static let propertiesOfObject = [
        "debugDescription": "String", "description": "String", "hash": "Int", "hashValue": "Int",
    ]

    private static let uncheckedSendable: Set<String> = [
        "BlockOperation", "Bundle", "DateFormatter", "Dimension", "FileHandle", "FileManager", "JSONDecoder",
        "JSONEncoder", "NSCondition", "NSConditionLock", "NSDate", "NSError", "NSLocale", "NSLock", "NSNumber",
        "NSRecursiveLock", "NSRegularExpression", "NSURL", "NSUUID", "NSValue", "NotificationCenter", "NumberFormatter",
        "Operation", "OperationQueue", "Pipe", "Process", "ProcessInfo", "Progress", "PropertyListDecoder",
        "PropertyListEncoder", "Unit",
    ]
}
