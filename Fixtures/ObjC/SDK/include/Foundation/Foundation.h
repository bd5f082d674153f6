#ifndef MOCKGEN_FOUNDATION
#define MOCKGEN_FOUNDATION
#include <objc/NSObject.h>
#include <CoreGraphics/CoreGraphics.h>
#include <dispatch/dispatch.h>
NS_ASSUME_NONNULL_BEGIN
@class NSCoder, NSString, NSEnumerator<ObjectType>, NSExtensionContext, NSUnit;
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
__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@end
__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject
@end
__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject
@end
__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant KeyType,__covariant ObjectType> : NSObject
@end
__attribute__((swift_bridge("Swift.Error")))
@interface NSError : NSObject
@end
__attribute__((swift_bridge("Foundation.Data")))
@interface NSData : NSObject
@end
__attribute__((swift_bridge("Foundation.Date")))
@interface NSDate : NSObject
@end
__attribute__((swift_bridge("Foundation.URL")))
@interface NSURL : NSObject
@end
__attribute__((swift_bridge("Foundation.URLComponents")))
@interface NSURLComponents : NSObject
@end
__attribute__((swift_bridge("Foundation.URLQueryItem")))
@interface NSURLQueryItem : NSObject
@end
__attribute__((swift_bridge("Foundation.URLRequest")))
@interface NSURLRequest : NSObject
@end
__attribute__((swift_bridge("Foundation.UUID")))
@interface NSUUID : NSObject
@end
__attribute__((swift_bridge("Foundation.IndexSet")))
@interface NSIndexSet : NSObject
@end
__attribute__((swift_bridge("Foundation.IndexPath")))
@interface NSIndexPath : NSObject
@end
__attribute__((swift_bridge("Foundation.CharacterSet")))
@interface NSCharacterSet : NSObject
@end
__attribute__((swift_bridge("Foundation.Locale")))
@interface NSLocale : NSObject
@end
__attribute__((swift_bridge("Foundation.TimeZone")))
@interface NSTimeZone : NSObject
@end
__attribute__((swift_bridge("Foundation.Calendar")))
@interface NSCalendar : NSObject
@end
__attribute__((swift_bridge("Foundation.DateComponents")))
@interface NSDateComponents : NSObject
@end
__attribute__((swift_bridge("Foundation.DateInterval")))
@interface NSDateInterval : NSObject
@end
__attribute__((swift_bridge("Foundation.Measurement")))
@interface NSMeasurement<UnitType : NSUnit *> : NSObject
@end
__attribute__((swift_bridge("Foundation.Notification")))
@interface NSNotification : NSObject
@end
__attribute__((swift_bridge("Foundation.PersonNameComponents")))
@interface NSPersonNameComponents : NSObject
@end
__attribute__((swift_bridge("Foundation.AffineTransform")))
@interface NSAffineTransform : NSObject
@end
@interface NSAttributedString : NSObject
@end
@interface NSPredicate : NSObject
@end
@interface NSCoder : NSObject
@end
@interface NSDecimalNumber : NSNumber
@end
@interface NSMutableString : NSString
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
@end
@interface NSMutableSet<ObjectType> : NSSet<ObjectType>
@end
@interface NSCountedSet<ObjectType> : NSMutableSet<ObjectType>
@end
@interface NSMutableDictionary<KeyType,ObjectType> : NSDictionary<KeyType,ObjectType>
@end
@interface NSMutableData : NSData
@end
@interface NSMutableURLRequest : NSURLRequest
@end
@interface NSMutableIndexSet : NSIndexSet
@end
@interface NSMutableCharacterSet : NSCharacterSet
@end
@interface NSOrderedSet<__covariant ObjectType> : NSObject
@end
@interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType>
@end
@interface NSMutableAttributedString : NSAttributedString
@end
@interface NSComparisonPredicate : NSPredicate
@end
@interface NSCompoundPredicate : NSPredicate
@end
@interface NSKeyedArchiver : NSCoder
@end
@interface NSKeyedUnarchiver : NSCoder
@end
@interface NSCache<KeyType,ObjectType> : NSObject
@end
@interface NSHashTable<ObjectType> : NSObject
@end
@interface NSMapTable<KeyType,ObjectType> : NSObject
@end
@interface NSPointerArray : NSObject
@end
@interface NSEnumerator<ObjectType> : NSObject
@end
@interface NSNull : NSObject
@end
@interface NSExpression : NSObject
@end
@interface NSSortDescriptor : NSObject
@end
@interface NSRegularExpression : NSObject
@end
@interface NSTextCheckingResult : NSObject
@end
@interface NSException : NSObject
@end
@interface NSInvocation : NSObject
@end
@interface NSMethodSignature : NSObject
@end
@interface NSUserActivity : NSObject
@end
@interface NSItemProvider : NSObject
@end
@interface NSFileCoordinator : NSObject
@end
@interface NSFileVersion : NSObject
@end
@interface NSMetadataQuery : NSObject
@end
@interface NSUbiquitousKeyValueStore : NSObject
@end
@interface NSExtensionContext : NSObject
@end
@interface NSXPCConnection : NSObject
@end
@interface NSLinguisticTagger : NSObject
@end
@interface NSProtocolChecker : NSObject
@end
__attribute__((swift_name("URLResponse")))
@interface NSURLResponse : NSObject
@end
__attribute__((swift_name("HTTPURLResponse")))
@interface NSHTTPURLResponse : NSURLResponse
@end
__attribute__((swift_name("CachedURLResponse")))
@interface NSCachedURLResponse : NSObject
@end
__attribute__((swift_name("URLSession")))
@interface NSURLSession : NSObject
@end
__attribute__((swift_name("URLSessionConfiguration")))
@interface NSURLSessionConfiguration : NSObject
@end
__attribute__((swift_name("URLSessionTask")))
@interface NSURLSessionTask : NSObject
@end
__attribute__((swift_name("URLSessionDataTask")))
@interface NSURLSessionDataTask : NSURLSessionTask
@end
__attribute__((swift_name("URLSessionUploadTask")))
@interface NSURLSessionUploadTask : NSURLSessionDataTask
@end
__attribute__((swift_name("URLSessionDownloadTask")))
@interface NSURLSessionDownloadTask : NSURLSessionTask
@end
__attribute__((swift_name("URLSessionStreamTask")))
@interface NSURLSessionStreamTask : NSURLSessionTask
@end
__attribute__((swift_name("URLSessionWebSocketTask")))
@interface NSURLSessionWebSocketTask : NSURLSessionTask
@end
__attribute__((swift_name("URLSessionTaskMetrics")))
@interface NSURLSessionTaskMetrics : NSObject
@end
__attribute__((swift_name("URLSessionTaskTransactionMetrics")))
@interface NSURLSessionTaskTransactionMetrics : NSObject
@end
__attribute__((swift_name("URLCredentialStorage")))
@interface NSURLCredentialStorage : NSObject
@end
__attribute__((swift_name("URLProtocol")))
@interface NSURLProtocol : NSObject
@end
__attribute__((swift_name("URLCache")))
@interface NSURLCache : NSObject
@end
__attribute__((swift_name("URLCredential")))
@interface NSURLCredential : NSObject
@end
__attribute__((swift_name("URLProtectionSpace")))
@interface NSURLProtectionSpace : NSObject
@end
__attribute__((swift_name("URLAuthenticationChallenge")))
@interface NSURLAuthenticationChallenge : NSObject
@end
__attribute__((swift_name("HTTPCookie")))
@interface NSHTTPCookie : NSObject
@end
__attribute__((swift_name("HTTPCookieStorage")))
@interface NSHTTPCookieStorage : NSObject
@end
__attribute__((swift_name("Operation")))
@interface NSOperation : NSObject
@end
__attribute__((swift_name("BlockOperation")))
@interface NSBlockOperation : NSOperation
@end
__attribute__((swift_name("OperationQueue")))
@interface NSOperationQueue : NSObject
@end
__attribute__((swift_name("Progress")))
@interface NSProgress : NSObject
@end
__attribute__((swift_name("Thread")))
@interface NSThread : NSObject
@end
__attribute__((swift_name("Timer")))
@interface NSTimer : NSObject
@end
__attribute__((swift_name("RunLoop")))
@interface NSRunLoop : NSObject
@end
__attribute__((swift_name("Bundle")))
@interface NSBundle : NSObject
@end
__attribute__((swift_name("FileManager")))
@interface NSFileManager : NSObject
@end
__attribute__((swift_name("FileHandle")))
@interface NSFileHandle : NSObject
@end
__attribute__((swift_name("FileWrapper")))
@interface NSFileWrapper : NSObject
@end
__attribute__((swift_name("Pipe")))
@interface NSPipe : NSObject
@end
__attribute__((swift_name("ProcessInfo")))
@interface NSProcessInfo : NSObject
@end
__attribute__((swift_name("Host")))
@interface NSHost : NSObject
@end
__attribute__((swift_name("Port")))
@interface NSPort : NSObject
@end
__attribute__((swift_name("MessagePort")))
@interface NSMessagePort : NSPort
@end
__attribute__((swift_name("SocketPort")))
@interface NSSocketPort : NSPort
@end
__attribute__((swift_name("UserDefaults")))
@interface NSUserDefaults : NSObject
@end
__attribute__((swift_name("NotificationCenter")))
@interface NSNotificationCenter : NSObject
@end
__attribute__((swift_name("DistributedNotificationCenter")))
@interface NSDistributedNotificationCenter : NSNotificationCenter
@end
__attribute__((swift_name("NotificationQueue")))
@interface NSNotificationQueue : NSObject
@end
__attribute__((swift_name("Formatter")))
@interface NSFormatter : NSObject
@end
__attribute__((swift_name("DateFormatter")))
@interface NSDateFormatter : NSFormatter
@end
__attribute__((swift_name("NumberFormatter")))
@interface NSNumberFormatter : NSFormatter
@end
__attribute__((swift_name("ByteCountFormatter")))
@interface NSByteCountFormatter : NSFormatter
@end
__attribute__((swift_name("ISO8601DateFormatter")))
@interface NSISO8601DateFormatter : NSFormatter
@end
__attribute__((swift_name("DateComponentsFormatter")))
@interface NSDateComponentsFormatter : NSFormatter
@end
__attribute__((swift_name("MeasurementFormatter")))
@interface NSMeasurementFormatter : NSFormatter
@end
__attribute__((swift_name("PersonNameComponentsFormatter")))
@interface NSPersonNameComponentsFormatter : NSFormatter
@end
__attribute__((swift_name("DateIntervalFormatter")))
@interface NSDateIntervalFormatter : NSFormatter
@end
__attribute__((swift_name("EnergyFormatter")))
@interface NSEnergyFormatter : NSFormatter
@end
__attribute__((swift_name("LengthFormatter")))
@interface NSLengthFormatter : NSFormatter
@end
__attribute__((swift_name("ListFormatter")))
@interface NSListFormatter : NSFormatter
@end
__attribute__((swift_name("MassFormatter")))
@interface NSMassFormatter : NSFormatter
@end
__attribute__((swift_name("RelativeDateTimeFormatter")))
@interface NSRelativeDateTimeFormatter : NSFormatter
@end
__attribute__((swift_name("Unit")))
@interface NSUnit : NSObject
@end
__attribute__((swift_name("UnitConverter")))
@interface NSUnitConverter : NSObject
@end
__attribute__((swift_name("Dimension")))
@interface NSDimension : NSUnit
@end
__attribute__((swift_name("UnitAngle")))
@interface NSUnitAngle : NSDimension
@end
__attribute__((swift_name("UnitArea")))
@interface NSUnitArea : NSDimension
@end
__attribute__((swift_name("UnitDuration")))
@interface NSUnitDuration : NSDimension
@end
__attribute__((swift_name("UnitEnergy")))
@interface NSUnitEnergy : NSDimension
@end
__attribute__((swift_name("UnitFrequency")))
@interface NSUnitFrequency : NSDimension
@end
__attribute__((swift_name("UnitInformationStorage")))
@interface NSUnitInformationStorage : NSDimension
@end
__attribute__((swift_name("UnitLength")))
@interface NSUnitLength : NSDimension
@end
__attribute__((swift_name("UnitMass")))
@interface NSUnitMass : NSDimension
@end
__attribute__((swift_name("UnitPower")))
@interface NSUnitPower : NSDimension
@end
__attribute__((swift_name("UnitPressure")))
@interface NSUnitPressure : NSDimension
@end
__attribute__((swift_name("UnitSpeed")))
@interface NSUnitSpeed : NSDimension
@end
__attribute__((swift_name("UnitTemperature")))
@interface NSUnitTemperature : NSDimension
@end
__attribute__((swift_name("UnitVolume")))
@interface NSUnitVolume : NSDimension
@end
__attribute__((swift_name("Stream")))
@interface NSStream : NSObject
@end
__attribute__((swift_name("InputStream")))
@interface NSInputStream : NSStream
@end
__attribute__((swift_name("OutputStream")))
@interface NSOutputStream : NSStream
@end
__attribute__((swift_name("Scanner")))
@interface NSScanner : NSObject
@end
__attribute__((swift_name("UndoManager")))
@interface NSUndoManager : NSObject
@end
__attribute__((swift_name("XMLParser")))
@interface NSXMLParser : NSObject
@end
__attribute__((swift_name("XMLNode")))
@interface NSXMLNode : NSObject
@end
__attribute__((swift_name("XMLDocument")))
@interface NSXMLDocument : NSXMLNode
@end
__attribute__((swift_name("XMLElement")))
@interface NSXMLElement : NSXMLNode
@end
__attribute__((swift_name("XMLDTD")))
@interface NSXMLDTD : NSXMLNode
@end
__attribute__((swift_name("XMLDTDNode")))
@interface NSXMLDTDNode : NSXMLNode
@end
__attribute__((swift_name("NetService")))
@interface NSNetService : NSObject
@end
__attribute__((swift_name("NetServiceBrowser")))
@interface NSNetServiceBrowser : NSObject
@end
__attribute__((swift_name("Process")))
@interface NSTask : NSObject
@end
__attribute__((swift_name("ValueTransformer")))
@interface NSValueTransformer : NSObject
@end
__attribute__((swift_name("FileManager.DirectoryEnumerator")))
@interface NSDirectoryEnumerator<ObjectType> : NSEnumerator
@end
__attribute__((swift_name("JSONSerialization")))
@interface NSJSONSerialization : NSObject
@end
__attribute__((swift_name("PropertyListSerialization")))
@interface NSPropertyListSerialization : NSObject
@end
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
typedef NS_ENUM(NSInteger, NSByteCountFormatterCountStyle) { NSByteCountFormatterCountStyleValue = 1 } __attribute__((swift_name("ByteCountFormatter.CountStyle")));
typedef NS_ENUM(NSInteger, NSCalculationError) { NSCalculationErrorValue = 1 } __attribute__((swift_name("NSDecimalNumber.CalculationError")));
typedef NS_ENUM(NSInteger, NSComparisonPredicateModifier) { NSComparisonPredicateModifierValue = 1 } __attribute__((swift_name("NSComparisonPredicate.Modifier")));
typedef NS_ENUM(NSInteger, NSCompoundPredicateType) { NSCompoundPredicateTypeValue = 1 } __attribute__((swift_name("NSCompoundPredicate.LogicalType")));
typedef NS_ENUM(NSInteger, NSDataCompressionAlgorithm) { NSDataCompressionAlgorithmValue = 1 } __attribute__((swift_name("NSData.CompressionAlgorithm")));
typedef NS_ENUM(NSInteger, NSDateComponentsFormatterUnitsStyle) { NSDateComponentsFormatterUnitsStyleValue = 1 } __attribute__((swift_name("DateComponentsFormatter.UnitsStyle")));
typedef NS_ENUM(NSInteger, NSDateFormatterBehavior) { NSDateFormatterBehaviorValue = 1 } __attribute__((swift_name("DateFormatter.Behavior")));
typedef NS_ENUM(NSInteger, NSDateFormatterStyle) { NSDateFormatterStyleValue = 1 } __attribute__((swift_name("DateFormatter.Style")));
typedef NS_ENUM(NSInteger, NSDateIntervalFormatterStyle) { NSDateIntervalFormatterStyleValue = 1 } __attribute__((swift_name("DateIntervalFormatter.Style")));
typedef NS_ENUM(NSInteger, NSExpressionType) { NSExpressionTypeValue = 1 } __attribute__((swift_name("NSExpression.ExpressionType")));
typedef NS_ENUM(NSInteger, NSFormattingContext) { NSFormattingContextValue = 1 } __attribute__((swift_name("Formatter.Context")));
typedef NS_ENUM(NSInteger, NSFormattingUnitStyle) { NSFormattingUnitStyleValue = 1 } __attribute__((swift_name("Formatter.UnitStyle")));
typedef NS_ENUM(NSInteger, NSHTTPCookieAcceptPolicy) { NSHTTPCookieAcceptPolicyValue = 1 } __attribute__((swift_name("HTTPCookie.AcceptPolicy")));
typedef NS_ENUM(NSInteger, NSLocaleLanguageDirection) { NSLocaleLanguageDirectionValue = 1 } __attribute__((swift_name("NSLocale.LanguageDirection")));
typedef NS_ENUM(NSInteger, NSNotificationSuspensionBehavior) { NSNotificationSuspensionBehaviorValue = 1 } __attribute__((swift_name("DistributedNotificationCenter.SuspensionBehavior")));
typedef NS_ENUM(NSInteger, NSNumberFormatterBehavior) { NSNumberFormatterBehaviorValue = 1 } __attribute__((swift_name("NumberFormatter.Behavior")));
typedef NS_ENUM(NSInteger, NSNumberFormatterPadPosition) { NSNumberFormatterPadPositionValue = 1 } __attribute__((swift_name("NumberFormatter.PadPosition")));
typedef NS_ENUM(NSInteger, NSNumberFormatterRoundingMode) { NSNumberFormatterRoundingModeValue = 1 } __attribute__((swift_name("NumberFormatter.RoundingMode")));
typedef NS_ENUM(NSInteger, NSNumberFormatterStyle) { NSNumberFormatterStyleValue = 1 } __attribute__((swift_name("NumberFormatter.Style")));
typedef NS_ENUM(NSInteger, NSOperationQueuePriority) { NSOperationQueuePriorityValue = 1 } __attribute__((swift_name("Operation.QueuePriority")));
typedef NS_ENUM(NSInteger, NSPersonNameComponentsFormatterStyle) { NSPersonNameComponentsFormatterStyleValue = 1 } __attribute__((swift_name("PersonNameComponentsFormatter.Style")));
typedef NS_ENUM(NSInteger, NSPostingStyle) { NSPostingStyleValue = 1 } __attribute__((swift_name("NotificationQueue.PostingStyle")));
typedef NS_ENUM(NSInteger, NSPredicateOperatorType) { NSPredicateOperatorTypeValue = 1 } __attribute__((swift_name("NSComparisonPredicate.Operator")));
typedef NS_ENUM(NSInteger, NSProcessInfoThermalState) { NSProcessInfoThermalStateValue = 1 } __attribute__((swift_name("ProcessInfo.ThermalState")));
typedef NS_ENUM(NSInteger, NSPropertyListFormat) { NSPropertyListFormatValue = 1 } __attribute__((swift_name("PropertyListSerialization.PropertyListFormat")));
typedef NS_ENUM(NSInteger, NSRelativeDateTimeFormatterStyle) { NSRelativeDateTimeFormatterStyleValue = 1 } __attribute__((swift_name("RelativeDateTimeFormatter.DateTimeStyle")));
typedef NS_ENUM(NSInteger, NSRelativeDateTimeFormatterUnitsStyle) { NSRelativeDateTimeFormatterUnitsStyleValue = 1 } __attribute__((swift_name("RelativeDateTimeFormatter.UnitsStyle")));
typedef NS_ENUM(NSInteger, NSRoundingMode) { NSRoundingModeValue = 1 } __attribute__((swift_name("NSDecimalNumber.RoundingMode")));
typedef NS_ENUM(NSInteger, NSSearchPathDirectory) { NSSearchPathDirectoryValue = 1 } __attribute__((swift_name("FileManager.SearchPathDirectory")));
typedef NS_ENUM(NSInteger, NSStreamStatus) { NSStreamStatusValue = 1 } __attribute__((swift_name("Stream.Status")));
typedef NS_ENUM(NSInteger, NSTaskTerminationReason) { NSTaskTerminationReasonValue = 1 } __attribute__((swift_name("Process.TerminationReason")));
typedef NS_ENUM(NSInteger, NSURLCacheStoragePolicy) { NSURLCacheStoragePolicyValue = 1 } __attribute__((swift_name("URLCache.StoragePolicy")));
typedef NS_ENUM(NSInteger, NSURLCredentialPersistence) { NSURLCredentialPersistenceValue = 1 } __attribute__((swift_name("URLCredential.Persistence")));
typedef NS_ENUM(NSInteger, NSURLRelationship) { NSURLRelationshipValue = 1 } __attribute__((swift_name("FileManager.URLRelationship")));
typedef NS_ENUM(NSInteger, NSURLRequestAttribution) { NSURLRequestAttributionValue = 1 } __attribute__((swift_name("NSURLRequest.Attribution")));
typedef NS_ENUM(NSInteger, NSURLRequestNetworkServiceType) { NSURLRequestNetworkServiceTypeValue = 1 } __attribute__((swift_name("NSURLRequest.NetworkServiceType")));
typedef NS_ENUM(NSInteger, NSURLSessionAuthChallengeDisposition) { NSURLSessionAuthChallengeDispositionValue = 1 } __attribute__((swift_name("URLSession.AuthChallengeDisposition")));
typedef NS_ENUM(NSInteger, NSURLSessionDelayedRequestDisposition) { NSURLSessionDelayedRequestDispositionValue = 1 } __attribute__((swift_name("URLSession.DelayedRequestDisposition")));
typedef NS_ENUM(NSInteger, NSURLSessionMultipathServiceType) { NSURLSessionMultipathServiceTypeValue = 1 } __attribute__((swift_name("URLSessionConfiguration.MultipathServiceType")));
typedef NS_ENUM(NSInteger, NSURLSessionResponseDisposition) { NSURLSessionResponseDispositionValue = 1 } __attribute__((swift_name("URLSession.ResponseDisposition")));
typedef NS_ENUM(NSInteger, NSURLSessionTaskMetricsResourceFetchType) { NSURLSessionTaskMetricsResourceFetchTypeValue = 1 } __attribute__((swift_name("URLSessionTaskMetrics.ResourceFetchType")));
typedef NS_ENUM(NSInteger, NSURLSessionTaskState) { NSURLSessionTaskStateValue = 1 } __attribute__((swift_name("URLSessionTask.State")));
typedef NS_ENUM(NSInteger, NSURLSessionWebSocketCloseCode) { NSURLSessionWebSocketCloseCodeValue = 1 } __attribute__((swift_name("URLSessionWebSocketTask.CloseCode")));
typedef NS_ENUM(NSInteger, NSXMLNodeKind) { NSXMLNodeKindValue = 1 } __attribute__((swift_name("XMLNode.Kind")));
typedef NS_OPTIONS(NSUInteger, NSActivityOptions) { NSActivityOptionsValue = 1 } __attribute__((swift_name("ProcessInfo.ActivityOptions")));
typedef NS_OPTIONS(NSUInteger, NSAttributedStringEnumerationOptions) { NSAttributedStringEnumerationOptionsValue = 1 } __attribute__((swift_name("NSAttributedString.EnumerationOptions")));
typedef NS_OPTIONS(NSUInteger, NSByteCountFormatterUnits) { NSByteCountFormatterUnitsValue = 1 } __attribute__((swift_name("ByteCountFormatter.Units")));
typedef NS_OPTIONS(NSUInteger, NSCalendarOptions) { NSCalendarOptionsValue = 1 } __attribute__((swift_name("NSCalendar.Options")));
typedef NS_OPTIONS(NSUInteger, NSCalendarUnit) { NSCalendarUnitValue = 1 } __attribute__((swift_name("NSCalendar.Unit")));
typedef NS_OPTIONS(NSUInteger, NSComparisonPredicateOptions) { NSComparisonPredicateOptionsValue = 1 } __attribute__((swift_name("NSComparisonPredicate.Options")));
typedef NS_OPTIONS(NSUInteger, NSDataBase64DecodingOptions) { NSDataBase64DecodingOptionsValue = 1 } __attribute__((swift_name("NSData.Base64DecodingOptions")));
typedef NS_OPTIONS(NSUInteger, NSDataBase64EncodingOptions) { NSDataBase64EncodingOptionsValue = 1 } __attribute__((swift_name("NSData.Base64EncodingOptions")));
typedef NS_OPTIONS(NSUInteger, NSDataSearchOptions) { NSDataSearchOptionsValue = 1 } __attribute__((swift_name("NSData.SearchOptions")));
typedef NS_OPTIONS(NSUInteger, NSDateComponentsFormatterZeroFormattingBehavior) { NSDateComponentsFormatterZeroFormattingBehaviorValue = 1 } __attribute__((swift_name("DateComponentsFormatter.ZeroFormattingBehavior")));
typedef NS_OPTIONS(NSUInteger, NSDirectoryEnumerationOptions) { NSDirectoryEnumerationOptionsValue = 1 } __attribute__((swift_name("FileManager.DirectoryEnumerationOptions")));
typedef NS_OPTIONS(NSUInteger, NSFileCoordinatorReadingOptions) { NSFileCoordinatorReadingOptionsValue = 1 } __attribute__((swift_name("NSFileCoordinator.ReadingOptions")));
typedef NS_OPTIONS(NSUInteger, NSFileCoordinatorWritingOptions) { NSFileCoordinatorWritingOptionsValue = 1 } __attribute__((swift_name("NSFileCoordinator.WritingOptions")));
typedef NS_OPTIONS(NSUInteger, NSFileManagerItemReplacementOptions) { NSFileManagerItemReplacementOptionsValue = 1 } __attribute__((swift_name("FileManager.ItemReplacementOptions")));
typedef NS_OPTIONS(NSUInteger, NSFileManagerUnmountOptions) { NSFileManagerUnmountOptionsValue = 1 } __attribute__((swift_name("FileManager.UnmountOptions")));
typedef NS_OPTIONS(NSUInteger, NSFileVersionAddingOptions) { NSFileVersionAddingOptionsValue = 1 } __attribute__((swift_name("NSFileVersion.AddingOptions")));
typedef NS_OPTIONS(NSUInteger, NSFileVersionReplacingOptions) { NSFileVersionReplacingOptionsValue = 1 } __attribute__((swift_name("NSFileVersion.ReplacingOptions")));
typedef NS_OPTIONS(NSUInteger, NSFileWrapperReadingOptions) { NSFileWrapperReadingOptionsValue = 1 } __attribute__((swift_name("FileWrapper.ReadingOptions")));
typedef NS_OPTIONS(NSUInteger, NSFileWrapperWritingOptions) { NSFileWrapperWritingOptionsValue = 1 } __attribute__((swift_name("FileWrapper.WritingOptions")));
typedef NS_OPTIONS(NSUInteger, NSISO8601DateFormatOptions) { NSISO8601DateFormatOptionsValue = 1 } __attribute__((swift_name("ISO8601DateFormatter.Options")));
typedef NS_OPTIONS(NSUInteger, NSJSONReadingOptions) { NSJSONReadingOptionsValue = 1 } __attribute__((swift_name("JSONSerialization.ReadingOptions")));
typedef NS_OPTIONS(NSUInteger, NSJSONWritingOptions) { NSJSONWritingOptionsValue = 1 } __attribute__((swift_name("JSONSerialization.WritingOptions")));
typedef NS_OPTIONS(NSUInteger, NSLinguisticTaggerOptions) { NSLinguisticTaggerOptionsValue = 1 } __attribute__((swift_name("NSLinguisticTagger.Options")));
typedef NS_OPTIONS(NSUInteger, NSMatchingFlags) { NSMatchingFlagsValue = 1 } __attribute__((swift_name("NSRegularExpression.MatchingFlags")));
typedef NS_OPTIONS(NSUInteger, NSMatchingOptions) { NSMatchingOptionsValue = 1 } __attribute__((swift_name("NSRegularExpression.MatchingOptions")));
typedef NS_OPTIONS(NSUInteger, NSMeasurementFormatterUnitOptions) { NSMeasurementFormatterUnitOptionsValue = 1 } __attribute__((swift_name("MeasurementFormatter.UnitOptions")));
typedef NS_OPTIONS(NSUInteger, NSNetServiceOptions) { NSNetServiceOptionsValue = 1 } __attribute__((swift_name("NetService.Options")));
typedef NS_OPTIONS(NSUInteger, NSNotificationCoalescing) { NSNotificationCoalescingValue = 1 } __attribute__((swift_name("NotificationQueue.NotificationCoalescing")));
typedef NS_OPTIONS(NSUInteger, NSPersonNameComponentsFormatterOptions) { NSPersonNameComponentsFormatterOptionsValue = 1 } __attribute__((swift_name("PersonNameComponentsFormatter.Options")));
typedef NS_OPTIONS(NSUInteger, NSPropertyListMutabilityOptions) { NSPropertyListMutabilityOptionsValue = 1 } __attribute__((swift_name("PropertyListSerialization.MutabilityOptions")));
typedef NS_OPTIONS(NSUInteger, NSRegularExpressionOptions) { NSRegularExpressionOptionsValue = 1 } __attribute__((swift_name("NSRegularExpression.Options")));
typedef NS_OPTIONS(NSUInteger, NSSearchPathDomainMask) { NSSearchPathDomainMaskValue = 1 } __attribute__((swift_name("FileManager.SearchPathDomainMask")));
typedef NS_OPTIONS(NSUInteger, NSStreamEvent) { NSStreamEventValue = 1 } __attribute__((swift_name("Stream.Event")));
typedef NS_OPTIONS(NSUInteger, NSStringEncodingConversionOptions) { NSStringEncodingConversionOptionsValue = 1 } __attribute__((swift_name("NSString.EncodingConversionOptions")));
typedef NS_OPTIONS(NSUInteger, NSStringEnumerationOptions) { NSStringEnumerationOptionsValue = 1 } __attribute__((swift_name("NSString.EnumerationOptions")));
typedef NS_OPTIONS(NSUInteger, NSTextCheckingType) { NSTextCheckingTypeValue = 1 } __attribute__((swift_name("NSTextCheckingResult.CheckingType")));
typedef NS_OPTIONS(NSUInteger, NSURLBookmarkCreationOptions) { NSURLBookmarkCreationOptionsValue = 1 } __attribute__((swift_name("NSURL.BookmarkCreationOptions")));
typedef NS_OPTIONS(NSUInteger, NSURLBookmarkResolutionOptions) { NSURLBookmarkResolutionOptionsValue = 1 } __attribute__((swift_name("NSURL.BookmarkResolutionOptions")));
typedef NS_OPTIONS(NSUInteger, NSVolumeEnumerationOptions) { NSVolumeEnumerationOptionsValue = 1 } __attribute__((swift_name("FileManager.VolumeEnumerationOptions")));
typedef NS_OPTIONS(NSUInteger, NSXMLNodeOptions) { NSXMLNodeOptionsValue = 1 } __attribute__((swift_name("XMLNode.Options")));
typedef NS_OPTIONS(NSUInteger, NSXPCConnectionOptions) { NSXPCConnectionOptionsValue = 1 } __attribute__((swift_name("NSXPCConnection.Options")));
typedef NSString *NSHTTPCookiePropertyKey NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("HTTPCookiePropertyKey")));
typedef NSString *NSHTTPCookieStringPolicy NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("HTTPCookieStringPolicy")));
typedef NSString *NSProgressFileOperationKind NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("Progress.FileOperationKind")));
typedef NSString *NSProgressKind NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("ProgressKind")));
typedef NSString *NSProgressUserInfoKey NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("ProgressUserInfoKey")));
typedef NSString *NSStreamNetworkServiceTypeValue NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("StreamNetworkServiceTypeValue")));
typedef NSString *NSStreamSocketSecurityLevel NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("StreamSocketSecurityLevel")));
typedef NSString *NSStringTransform NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("StringTransform")));
typedef NSString *NSURLFileProtectionType NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("URLFileProtectionType")));
typedef NSString *NSURLFileResourceType NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("URLFileResourceType")));
typedef NSString *NSURLThumbnailDictionaryItem NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("URLThumbnailDictionaryItem")));
typedef NSString *NSURLUbiquitousItemDownloadingStatus NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("URLUbiquitousItemDownloadingStatus")));
__attribute__((swift_name("FileManagerDelegate")))
@protocol NSFileManagerDelegate <NSObject>
@end
__attribute__((swift_name("NetServiceBrowserDelegate")))
@protocol NSNetServiceBrowserDelegate <NSObject>
@end
__attribute__((swift_name("NetServiceDelegate")))
@protocol NSNetServiceDelegate <NSObject>
@end
__attribute__((swift_name("PortDelegate")))
@protocol NSPortDelegate <NSObject>
@end
__attribute__((swift_name("StreamDelegate")))
@protocol NSStreamDelegate <NSObject>
@end
__attribute__((swift_name("URLSessionDataDelegate")))
@protocol NSURLSessionDataDelegate <NSObject>
@end
__attribute__((swift_name("URLSessionDelegate")))
@protocol NSURLSessionDelegate <NSObject>
@end
__attribute__((swift_name("URLSessionStreamDelegate")))
@protocol NSURLSessionStreamDelegate <NSObject>
@end
__attribute__((swift_name("URLSessionTaskDelegate")))
@protocol NSURLSessionTaskDelegate <NSObject>
@end
__attribute__((swift_name("URLSessionWebSocketDelegate")))
@protocol NSURLSessionWebSocketDelegate <NSObject>
@end
__attribute__((swift_name("XMLParserDelegate")))
@protocol NSXMLParserDelegate <NSObject>
@end
__attribute__((swift_name("ProgressReporting")))
@protocol NSProgressReporting <NSObject>
@property (readonly) NSProgress *progress;
@end
__attribute__((swift_name("URLAuthenticationChallengeSender")))
@protocol NSURLAuthenticationChallengeSender <NSObject>
- (void)useCredential:(NSURLCredential *)credential
    forAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
- (void)continueWithoutCredentialForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
- (void)cancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge;
@end
typedef NS_ENUM(NSUInteger, NSKeyValueChange) { NSKeyValueChangeSetting = 1 };
typedef NS_ENUM(NSUInteger, NSKeyValueSetMutationKind) { NSKeyValueUnionSetMutation = 1 };
@interface NSObject (NSKeyValueCoding)
@property (class, readonly) BOOL accessInstanceVariablesDirectly;
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (BOOL)validateValue:(inout id _Nullable *_Nonnull)ioValue forKey:(NSString *)inKey error:(out NSError **)outError;
- (NSMutableArray *)mutableArrayValueForKey:(NSString *)key;
- (NSMutableOrderedSet *)mutableOrderedSetValueForKey:(NSString *)key;
- (NSMutableSet *)mutableSetValueForKey:(NSString *)key;
- (nullable id)valueForKeyPath:(NSString *)keyPath;
- (void)setValue:(nullable id)value forKeyPath:(NSString *)keyPath;
- (BOOL)validateValue:(inout id _Nullable *_Nonnull)ioValue
           forKeyPath:(NSString *)inKeyPath
                error:(out NSError **)outError;
- (NSMutableArray *)mutableArrayValueForKeyPath:(NSString *)keyPath;
- (NSMutableOrderedSet *)mutableOrderedSetValueForKeyPath:(NSString *)keyPath;
- (NSMutableSet *)mutableSetValueForKeyPath:(NSString *)keyPath;
- (nullable id)valueForUndefinedKey:(NSString *)key;
- (void)setValue:(nullable id)value forUndefinedKey:(NSString *)key;
- (void)setNilValueForKey:(NSString *)key;
- (NSDictionary<NSString *, id> *)dictionaryWithValuesForKeys:(NSArray<NSString *> *)keys;
- (void)setValuesForKeysWithDictionary:(NSDictionary<NSString *, id> *)keyedValues;
@end
@interface NSObject (NSKeyValueObserving)
- (void)observeValueForKeyPath:(nullable NSString *)keyPath
                      ofObject:(nullable id)object
                        change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change
                       context:(nullable void *)context;
- (void)addObserver:(NSObject *)observer
         forKeyPath:(NSString *)keyPath
            options:(NSKeyValueObservingOptions)options
            context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer
            forKeyPath:(NSString *)keyPath
               context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
- (void)willChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
- (void)willChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
- (void)didChange:(NSKeyValueChange)changeKind valuesAtIndexes:(NSIndexSet *)indexes forKey:(NSString *)key;
- (void)willChangeValueForKey:(NSString *)key
              withSetMutation:(NSKeyValueSetMutationKind)mutationKind
                 usingObjects:(NSSet *)objects;
- (void)didChangeValueForKey:(NSString *)key
             withSetMutation:(NSKeyValueSetMutationKind)mutationKind
                usingObjects:(NSSet *)objects;
+ (NSSet<NSString *> *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key;
@property (nullable) void *observationInfo;
@end
@interface NSObject (NSCoderMethods)
+ (NSInteger)version;
+ (void)setVersion:(NSInteger)aVersion;
@property (readonly) Class classForCoder;
- (nullable id)replacementObjectForCoder:(NSCoder *)coder;
- (nullable id)awakeAfterUsingCoder:(NSCoder *)coder;
@end
@interface NSObject (NSDelayedPerforming)
- (void)performSelector:(SEL)aSelector
             withObject:(nullable id)anArgument
             afterDelay:(NSTimeInterval)delay
                inModes:(NSArray<NSRunLoopMode> *)modes;
- (void)performSelector:(SEL)aSelector withObject:(nullable id)anArgument afterDelay:(NSTimeInterval)delay;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget
                                       selector:(SEL)aSelector
                                         object:(nullable id)anArgument;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget;
- (void)performSelectorOnMainThread:(SEL)aSelector
                         withObject:(nullable id)argument
                      waitUntilDone:(BOOL)wait
                              modes:(nullable NSArray<NSString *> *)modes;
- (void)performSelectorOnMainThread:(SEL)aSelector
                         withObject:(nullable id)argument
                      waitUntilDone:(BOOL)wait;
- (void)performSelectorInBackground:(SEL)aSelector withObject:(nullable id)argument;
@end
NS_ASSUME_NONNULL_END
#endif
