// The stub SDK's modules CoreGraphics, Dispatch and Foundation: the names that headers of other modules use.

extension StubHeaders {
    /// `CoreGraphics/CoreGraphics.h`
    static let coreGraphics = """
        #ifndef MOCKGEN_CORE_GRAPHICS
        #define MOCKGEN_CORE_GRAPHICS
        typedef double CGFloat;
        typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
        typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
        typedef struct CGVector { CGFloat dx; CGFloat dy; } CGVector;
        typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
        typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
        typedef const void *CFTypeRef;
        #endif

        """

    /// `dispatch/dispatch.h`
    static let dispatch = """
        #ifndef MOCKGEN_DISPATCH
        #define MOCKGEN_DISPATCH
        typedef void (^dispatch_block_t)(void);
        typedef uint64_t dispatch_time_t;
        __attribute__((swift_name("DispatchQueue")))
        @interface OS_dispatch_queue : NSObject
        @end
        __attribute__((swift_name("DispatchGroup")))
        @interface OS_dispatch_group : NSObject
        @end
        __attribute__((swift_name("DispatchSemaphore")))
        @interface OS_dispatch_semaphore : NSObject
        @end
        __attribute__((swift_name("__DispatchData")))
        @interface OS_dispatch_data : NSObject
        @end
        typedef OS_dispatch_queue *dispatch_queue_t;
        typedef OS_dispatch_group *dispatch_group_t;
        typedef OS_dispatch_semaphore *dispatch_semaphore_t;
        typedef OS_dispatch_data *dispatch_data_t;
        #endif

        """

    /// `Foundation/Foundation.h`
    static let foundation = """
        #ifndef MOCKGEN_FOUNDATION
        #define MOCKGEN_FOUNDATION
        #include <objc/NSObject.h>
        #include <CoreGraphics/CoreGraphics.h>
        #include <dispatch/dispatch.h>
        NS_ASSUME_NONNULL_BEGIN
        @class NSCoder, NSString, NSEnumerator<ObjectType>, NSExtensionContext, NSUnit;

        """ + foundationScalars + foundationProtocols
        + declarations(bridgedClasses, "swift_bridge") + declarations(plainClasses)
        + declarations(renamedClasses, "swift_name") + wrappers + foundationNames + membersOfObject + """
            NS_ASSUME_NONNULL_END
            #endif

            """

    private static let foundationScalars = """
        typedef double NSTimeInterval __attribute__((swift_name("TimeInterval")));
        typedef unsigned short unichar;
        typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
        typedef NSRange *NSRangePointer;
        typedef CGPoint NSPoint;
        typedef CGSize NSSize;
        typedef CGRect NSRect;
        typedef struct {
            NSInteger majorVersion; NSInteger minorVersion; NSInteger patchVersion;
        } NSOperatingSystemVersion __attribute__((swift_name("OperatingSystemVersion")));
        typedef struct { int exponent; } NSDecimal __attribute__((swift_name("Decimal")));
        typedef NS_CLOSED_ENUM(NSInteger, NSComparisonResult) {
            NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending
        } __attribute__((swift_name("ComparisonResult")));
        typedef NS_ENUM(NSInteger, NSQualityOfService) {
            NSQualityOfServiceDefault = -1
        } __attribute__((swift_name("QualityOfService")));
        typedef NS_OPTIONS(NSUInteger, NSStringCompareOptions) {
            NSCaseInsensitiveSearch = 1
        } __attribute__((swift_name("NSString.CompareOptions")));
        typedef NS_OPTIONS(NSUInteger, NSDataReadingOptions) {
            NSDataReadingMappedIfSafe = 1
        } __attribute__((swift_name("NSData.ReadingOptions")));
        typedef NS_OPTIONS(NSUInteger, NSDataWritingOptions) {
            NSDataWritingAtomic = 1
        } __attribute__((swift_name("NSData.WritingOptions")));
        typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) { NSKeyValueObservingOptionNew = 1 };
        typedef NS_ENUM(NSInteger, NSURLRequestCachePolicy) {
            NSURLRequestUseProtocolCachePolicy = 0
        } __attribute__((swift_name("NSURLRequest.CachePolicy")));
        typedef NSUInteger NSStringEncoding;
        typedef NSInteger NSURLSessionTaskPriority;
        typedef NSComparisonResult (^NSComparator)(id obj1, id obj2);

        """

    private static let foundationProtocols = """
        @protocol NSCopying
        - (id)copyWithZone:(nullable NSZone *)zone;
        @end
        @protocol NSMutableCopying
        - (id)mutableCopyWithZone:(nullable NSZone *)zone;
        @end
        @protocol NSCoding
        - (void)encodeWithCoder:(NSCoder *)coder;
        - (nullable instancetype)initWithCoder:(NSCoder *)coder;
        @end
        @protocol NSSecureCoding <NSCoding>
        @property (class, readonly) BOOL supportsSecureCoding;
        @end
        typedef struct {
            unsigned long state;
            id __unsafe_unretained _Nullable *_Nullable itemsPtr;
            unsigned long *_Nullable mutationsPtr;
            unsigned long extra[5];
        } NSFastEnumerationState;
        @protocol NSFastEnumeration
        - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                          objects:(id __unsafe_unretained _Nullable [_Nonnull])buffer
                                            count:(NSUInteger)len;
        @end
        __attribute__((swift_name("NSLocking")))
        @protocol NSLocking
        - (void)lock;
        - (void)unlock;
        @end
        @protocol NSDiscardableContent
        - (BOOL)beginContentAccess;
        - (void)endContentAccess;
        - (void)discardContentIfPossible;
        - (BOOL)isContentDiscarded;
        @end
        @interface NSValue : NSObject
        @end
        @interface NSNumber : NSValue
        @end
        @protocol NSItemProviderReading;
        @protocol NSItemProviderWriting;

        """

    /// The classes that Swift bridges to a value: the name, the superclass, the value's type.
    private static let bridgedClasses = """
        NSString NSObject Swift.String
        NSArray<__covariant~ObjectType> NSObject Swift.Array
        NSSet<__covariant~ObjectType> NSObject Swift.Set
        NSDictionary<__covariant~KeyType,__covariant~ObjectType> NSObject Swift.Dictionary
        NSError NSObject Swift.Error
        NSData NSObject Foundation.Data
        NSDate NSObject Foundation.Date
        NSURL NSObject Foundation.URL
        NSURLComponents NSObject Foundation.URLComponents
        NSURLQueryItem NSObject Foundation.URLQueryItem
        NSURLRequest NSObject Foundation.URLRequest
        NSUUID NSObject Foundation.UUID
        NSIndexSet NSObject Foundation.IndexSet
        NSIndexPath NSObject Foundation.IndexPath
        NSCharacterSet NSObject Foundation.CharacterSet
        NSLocale NSObject Foundation.Locale
        NSTimeZone NSObject Foundation.TimeZone
        NSCalendar NSObject Foundation.Calendar
        NSDateComponents NSObject Foundation.DateComponents
        NSDateInterval NSObject Foundation.DateInterval
        NSMeasurement<UnitType~:~NSUnit~*> NSObject Foundation.Measurement
        NSNotification NSObject Foundation.Notification
        NSPersonNameComponents NSObject Foundation.PersonNameComponents
        NSAffineTransform NSObject Foundation.AffineTransform
        """

    /// The classes that Swift sees as classes: the name and the superclass.
    private static let plainClasses = """
        NSAttributedString NSObject
        NSPredicate NSObject
        NSCoder NSObject
        NSDecimalNumber NSNumber
        NSMutableString NSString
        NSMutableArray<ObjectType> NSArray<ObjectType>
        NSMutableSet<ObjectType> NSSet<ObjectType>
        NSCountedSet<ObjectType> NSMutableSet<ObjectType>
        NSMutableDictionary<KeyType,ObjectType> NSDictionary<KeyType,ObjectType>
        NSMutableData NSData
        NSMutableURLRequest NSURLRequest
        NSMutableIndexSet NSIndexSet
        NSMutableCharacterSet NSCharacterSet
        NSOrderedSet<__covariant~ObjectType> NSObject
        NSMutableOrderedSet<ObjectType> NSOrderedSet<ObjectType>
        NSMutableAttributedString NSAttributedString
        NSComparisonPredicate NSPredicate
        NSCompoundPredicate NSPredicate
        NSKeyedArchiver NSCoder
        NSKeyedUnarchiver NSCoder
        NSCache<KeyType,ObjectType> NSObject
        NSHashTable<ObjectType> NSObject
        NSMapTable<KeyType,ObjectType> NSObject
        NSPointerArray NSObject
        NSEnumerator<ObjectType> NSObject
        NSNull NSObject
        NSExpression NSObject
        NSSortDescriptor NSObject
        NSRegularExpression NSObject
        NSTextCheckingResult NSObject
        NSException NSObject
        NSInvocation NSObject
        NSMethodSignature NSObject
        NSUserActivity NSObject
        NSItemProvider NSObject
        NSFileCoordinator NSObject
        NSFileVersion NSObject
        NSMetadataQuery NSObject
        NSUbiquitousKeyValueStore NSObject
        NSExtensionContext NSObject
        NSXPCConnection NSObject
        NSLinguisticTagger NSObject
        NSProtocolChecker NSObject
        """

    /// The classes that Swift calls by another name: the name, the superclass, that name.
    private static let renamedClasses = """
        NSURLResponse NSObject URLResponse
        NSHTTPURLResponse NSURLResponse HTTPURLResponse
        NSCachedURLResponse NSObject CachedURLResponse
        NSURLSession NSObject URLSession
        NSURLSessionConfiguration NSObject URLSessionConfiguration
        NSURLSessionTask NSObject URLSessionTask
        NSURLSessionDataTask NSURLSessionTask URLSessionDataTask
        NSURLSessionUploadTask NSURLSessionDataTask URLSessionUploadTask
        NSURLSessionDownloadTask NSURLSessionTask URLSessionDownloadTask
        NSURLSessionStreamTask NSURLSessionTask URLSessionStreamTask
        NSURLSessionWebSocketTask NSURLSessionTask URLSessionWebSocketTask
        NSURLSessionTaskMetrics NSObject URLSessionTaskMetrics
        NSURLSessionTaskTransactionMetrics NSObject URLSessionTaskTransactionMetrics
        NSURLCredentialStorage NSObject URLCredentialStorage
        NSURLProtocol NSObject URLProtocol
        NSURLCache NSObject URLCache
        NSURLCredential NSObject URLCredential
        NSURLProtectionSpace NSObject URLProtectionSpace
        NSURLAuthenticationChallenge NSObject URLAuthenticationChallenge
        NSHTTPCookie NSObject HTTPCookie
        NSHTTPCookieStorage NSObject HTTPCookieStorage
        NSOperation NSObject Operation
        NSBlockOperation NSOperation BlockOperation
        NSOperationQueue NSObject OperationQueue
        NSProgress NSObject Progress
        NSThread NSObject Thread
        NSTimer NSObject Timer
        NSRunLoop NSObject RunLoop
        NSBundle NSObject Bundle
        NSFileManager NSObject FileManager
        NSFileHandle NSObject FileHandle
        NSFileWrapper NSObject FileWrapper
        NSPipe NSObject Pipe
        NSProcessInfo NSObject ProcessInfo
        NSHost NSObject Host
        NSPort NSObject Port
        NSMessagePort NSPort MessagePort
        NSSocketPort NSPort SocketPort
        NSUserDefaults NSObject UserDefaults
        NSNotificationCenter NSObject NotificationCenter
        NSDistributedNotificationCenter NSNotificationCenter DistributedNotificationCenter
        NSNotificationQueue NSObject NotificationQueue
        NSFormatter NSObject Formatter
        NSDateFormatter NSFormatter DateFormatter
        NSNumberFormatter NSFormatter NumberFormatter
        NSByteCountFormatter NSFormatter ByteCountFormatter
        NSISO8601DateFormatter NSFormatter ISO8601DateFormatter
        NSDateComponentsFormatter NSFormatter DateComponentsFormatter
        NSMeasurementFormatter NSFormatter MeasurementFormatter
        NSPersonNameComponentsFormatter NSFormatter PersonNameComponentsFormatter
        NSDateIntervalFormatter NSFormatter DateIntervalFormatter
        NSEnergyFormatter NSFormatter EnergyFormatter
        NSLengthFormatter NSFormatter LengthFormatter
        NSListFormatter NSFormatter ListFormatter
        NSMassFormatter NSFormatter MassFormatter
        NSRelativeDateTimeFormatter NSFormatter RelativeDateTimeFormatter
        NSUnit NSObject Unit
        NSUnitConverter NSObject UnitConverter
        NSDimension NSUnit Dimension
        NSUnitAngle NSDimension UnitAngle
        NSUnitArea NSDimension UnitArea
        NSUnitDuration NSDimension UnitDuration
        NSUnitEnergy NSDimension UnitEnergy
        NSUnitFrequency NSDimension UnitFrequency
        NSUnitInformationStorage NSDimension UnitInformationStorage
        NSUnitLength NSDimension UnitLength
        NSUnitMass NSDimension UnitMass
        NSUnitPower NSDimension UnitPower
        NSUnitPressure NSDimension UnitPressure
        NSUnitSpeed NSDimension UnitSpeed
        NSUnitTemperature NSDimension UnitTemperature
        NSUnitVolume NSDimension UnitVolume
        NSStream NSObject Stream
        NSInputStream NSStream InputStream
        NSOutputStream NSStream OutputStream
        NSScanner NSObject Scanner
        NSUndoManager NSObject UndoManager
        NSXMLParser NSObject XMLParser
        NSXMLNode NSObject XMLNode
        NSXMLDocument NSXMLNode XMLDocument
        NSXMLElement NSXMLNode XMLElement
        NSXMLDTD NSXMLNode XMLDTD
        NSXMLDTDNode NSXMLNode XMLDTDNode
        NSNetService NSObject NetService
        NSNetServiceBrowser NSObject NetServiceBrowser
        NSTask NSObject Process
        NSValueTransformer NSObject ValueTransformer
        NSDirectoryEnumerator<ObjectType> NSEnumerator FileManager.DirectoryEnumerator
        NSJSONSerialization NSObject JSONSerialization
        NSPropertyListSerialization NSObject PropertyListSerialization
        """

    /// The names of the generic ones.
    static let genericClasses: Set<String> = Set(
        (bridgedClasses + "\n" + plainClasses).split(separator: "\n").filter { $0.contains("<") }
            .map { String($0.prefix { $0 != "<" }) })

    /// The declarations of the classes in a table: a line has a name, with `~` for spaces, a superclass, and what an
    /// attribute says.
    private static func declarations(_ table: String, _ attribute: String = "") -> String {
        table.split(separator: "\n").map { line in
            let columns = line.split(separator: " ")
            let name = columns[0].split(separator: "~").joined(separator: " ")
            let prefix = columns.count > 2 ? "__attribute__((\(attribute)(\"\(columns[2])\")))\n" : ""
            return "\(prefix)@interface \(name) : \(columns[1])\n@end\n"
        }.joined()
    }

    /// Typedefs that Swift wraps in a type of their own, and others of classes.
    private static let wrappers = """
        typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM
            __attribute__((swift_name("NSNotification.Name")));
        typedef NSString *NSErrorDomain;
        typedef NSString *NSErrorUserInfoKey;
        typedef NSString *NSExceptionName NS_TYPED_EXTENSIBLE_ENUM;
        typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("RunLoop.Mode")));
        typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM
            __attribute__((swift_name("NSAttributedString.Key")));
        typedef NSString *NSFileAttributeKey NS_TYPED_EXTENSIBLE_ENUM
            __attribute__((swift_name("FileAttributeKey")));
        typedef NSString *NSFileAttributeType NS_TYPED_ENUM __attribute__((swift_name("FileAttributeType")));
        typedef NSString *NSFileProtectionType NS_TYPED_ENUM __attribute__((swift_name("FileProtectionType")));
        typedef NSString *NSURLResourceKey NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("URLResourceKey")));
        typedef NSString *NSKeyValueChangeKey NS_TYPED_ENUM;
        typedef NSString *NSCalendarIdentifier NS_TYPED_EXTENSIBLE_ENUM
            __attribute__((swift_name("NSCalendar.Identifier")));
        typedef NSString *NSLocaleKey NS_TYPED_ENUM __attribute__((swift_name("NSLocale.Key")));
        typedef NSString *NSStreamPropertyKey NS_TYPED_ENUM __attribute__((swift_name("Stream.PropertyKey")));

        """
}
