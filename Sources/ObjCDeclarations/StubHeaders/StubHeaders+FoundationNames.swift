// The names that Swift has for enumerations, option sets, strings and delegates of Foundation. Source: its public interface.

extension StubHeaders {
    /// Declarations of those with other names in Swift.
    static let foundationNames =
        enumerations.map { "typedef NS_ENUM(NSInteger, \($0)) { \($0)Value = 1 } \(swiftName($1));\n" }.joined()
        + optionSets.map { "typedef NS_OPTIONS(NSUInteger, \($0)) { \($0)Value = 1 } \(swiftName($1));\n" }.joined()
        + strings.map { "typedef NSString *\($0) NS_TYPED_EXTENSIBLE_ENUM \(swiftName($1));\n" }.joined()
        + delegates.map { "\(swiftName($1))\n@protocol \($0) <NSObject>\n@end\n" }.joined()
        + protocols

    private static func swiftName(_ name: Substring) -> String { "__attribute__((swift_name(\"\(name)\")))" }

    /// The lines of a table: a name, and that in Swift.
    private static func pairs(_ table: String) -> [(Substring, Substring)] {
        table.split(separator: "\n").compactMap { line in
            let columns = line.split(separator: " ")
            return columns.count == 2 ? (columns[0], columns[1]) : nil
        }
    }

    private static let enumerations = pairs(
        """
        NSByteCountFormatterCountStyle ByteCountFormatter.CountStyle
        NSCalculationError NSDecimalNumber.CalculationError
        NSComparisonPredicateModifier NSComparisonPredicate.Modifier
        NSCompoundPredicateType NSCompoundPredicate.LogicalType
        NSDataCompressionAlgorithm NSData.CompressionAlgorithm
        NSDateComponentsFormatterUnitsStyle DateComponentsFormatter.UnitsStyle
        NSDateFormatterBehavior DateFormatter.Behavior
        NSDateFormatterStyle DateFormatter.Style
        NSDateIntervalFormatterStyle DateIntervalFormatter.Style
        NSExpressionType NSExpression.ExpressionType
        NSFormattingContext Formatter.Context
        NSFormattingUnitStyle Formatter.UnitStyle
        NSHTTPCookieAcceptPolicy HTTPCookie.AcceptPolicy
        NSLocaleLanguageDirection NSLocale.LanguageDirection
        NSNotificationSuspensionBehavior DistributedNotificationCenter.SuspensionBehavior
        NSNumberFormatterBehavior NumberFormatter.Behavior
        NSNumberFormatterPadPosition NumberFormatter.PadPosition
        NSNumberFormatterRoundingMode NumberFormatter.RoundingMode
        NSNumberFormatterStyle NumberFormatter.Style
        NSOperationQueuePriority Operation.QueuePriority
        NSPersonNameComponentsFormatterStyle PersonNameComponentsFormatter.Style
        NSPostingStyle NotificationQueue.PostingStyle
        NSPredicateOperatorType NSComparisonPredicate.Operator
        NSProcessInfoThermalState ProcessInfo.ThermalState
        NSPropertyListFormat PropertyListSerialization.PropertyListFormat
        NSRelativeDateTimeFormatterStyle RelativeDateTimeFormatter.DateTimeStyle
        NSRelativeDateTimeFormatterUnitsStyle RelativeDateTimeFormatter.UnitsStyle
        NSRoundingMode NSDecimalNumber.RoundingMode
        NSSearchPathDirectory FileManager.SearchPathDirectory
        NSStreamStatus Stream.Status
        NSTaskTerminationReason Process.TerminationReason
        NSURLCacheStoragePolicy URLCache.StoragePolicy
        NSURLCredentialPersistence URLCredential.Persistence
        NSURLRelationship FileManager.URLRelationship
        NSURLRequestAttribution NSURLRequest.Attribution
        NSURLRequestNetworkServiceType NSURLRequest.NetworkServiceType
        NSURLSessionAuthChallengeDisposition URLSession.AuthChallengeDisposition
        NSURLSessionDelayedRequestDisposition URLSession.DelayedRequestDisposition
        NSURLSessionMultipathServiceType URLSessionConfiguration.MultipathServiceType
        NSURLSessionResponseDisposition URLSession.ResponseDisposition
        NSURLSessionTaskMetricsResourceFetchType URLSessionTaskMetrics.ResourceFetchType
        NSURLSessionTaskState URLSessionTask.State
        NSURLSessionWebSocketCloseCode URLSessionWebSocketTask.CloseCode
        NSXMLNodeKind XMLNode.Kind
        """)

    private static let optionSets = pairs(
        """
        NSActivityOptions ProcessInfo.ActivityOptions
        NSAttributedStringEnumerationOptions NSAttributedString.EnumerationOptions
        NSByteCountFormatterUnits ByteCountFormatter.Units
        NSCalendarOptions NSCalendar.Options
        NSCalendarUnit NSCalendar.Unit
        NSComparisonPredicateOptions NSComparisonPredicate.Options
        NSDataBase64DecodingOptions NSData.Base64DecodingOptions
        NSDataBase64EncodingOptions NSData.Base64EncodingOptions
        NSDataSearchOptions NSData.SearchOptions
        NSDateComponentsFormatterZeroFormattingBehavior DateComponentsFormatter.ZeroFormattingBehavior
        NSDirectoryEnumerationOptions FileManager.DirectoryEnumerationOptions
        NSFileCoordinatorReadingOptions NSFileCoordinator.ReadingOptions
        NSFileCoordinatorWritingOptions NSFileCoordinator.WritingOptions
        NSFileManagerItemReplacementOptions FileManager.ItemReplacementOptions
        NSFileManagerUnmountOptions FileManager.UnmountOptions
        NSFileVersionAddingOptions NSFileVersion.AddingOptions
        NSFileVersionReplacingOptions NSFileVersion.ReplacingOptions
        NSFileWrapperReadingOptions FileWrapper.ReadingOptions
        NSFileWrapperWritingOptions FileWrapper.WritingOptions
        NSISO8601DateFormatOptions ISO8601DateFormatter.Options
        NSJSONReadingOptions JSONSerialization.ReadingOptions
        NSJSONWritingOptions JSONSerialization.WritingOptions
        NSLinguisticTaggerOptions NSLinguisticTagger.Options
        NSMatchingFlags NSRegularExpression.MatchingFlags
        NSMatchingOptions NSRegularExpression.MatchingOptions
        NSMeasurementFormatterUnitOptions MeasurementFormatter.UnitOptions
        NSNetServiceOptions NetService.Options
        NSNotificationCoalescing NotificationQueue.NotificationCoalescing
        NSPersonNameComponentsFormatterOptions PersonNameComponentsFormatter.Options
        NSPropertyListMutabilityOptions PropertyListSerialization.MutabilityOptions
        NSRegularExpressionOptions NSRegularExpression.Options
        NSSearchPathDomainMask FileManager.SearchPathDomainMask
        NSStreamEvent Stream.Event
        NSStringEncodingConversionOptions NSString.EncodingConversionOptions
        NSStringEnumerationOptions NSString.EnumerationOptions
        NSTextCheckingType NSTextCheckingResult.CheckingType
        NSURLBookmarkCreationOptions NSURL.BookmarkCreationOptions
        NSURLBookmarkResolutionOptions NSURL.BookmarkResolutionOptions
        NSVolumeEnumerationOptions FileManager.VolumeEnumerationOptions
        NSXMLNodeOptions XMLNode.Options
        NSXPCConnectionOptions NSXPCConnection.Options
        """)

    private static let strings = pairs(
        """
        NSHTTPCookiePropertyKey HTTPCookiePropertyKey
        NSHTTPCookieStringPolicy HTTPCookieStringPolicy
        NSProgressFileOperationKind Progress.FileOperationKind
        NSProgressKind ProgressKind
        NSProgressUserInfoKey ProgressUserInfoKey
        NSStreamNetworkServiceTypeValue StreamNetworkServiceTypeValue
        NSStreamSocketSecurityLevel StreamSocketSecurityLevel
        NSStringTransform StringTransform
        NSURLFileProtectionType URLFileProtectionType
        NSURLFileResourceType URLFileResourceType
        NSURLThumbnailDictionaryItem URLThumbnailDictionaryItem
        NSURLUbiquitousItemDownloadingStatus URLUbiquitousItemDownloadingStatus
        """)

    /// Protocols of which all members are optional.
    private static let delegates = pairs(
        """
        NSFileManagerDelegate FileManagerDelegate
        NSNetServiceBrowserDelegate NetServiceBrowserDelegate
        NSNetServiceDelegate NetServiceDelegate
        NSPortDelegate PortDelegate
        NSStreamDelegate StreamDelegate
        NSURLSessionDataDelegate URLSessionDataDelegate
        NSURLSessionDelegate URLSessionDelegate
        NSURLSessionStreamDelegate URLSessionStreamDelegate
        NSURLSessionTaskDelegate URLSessionTaskDelegate
        NSURLSessionWebSocketDelegate URLSessionWebSocketDelegate
        NSXMLParserDelegate XMLParserDelegate
        """)

    private static let protocols = """
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

        """
}
