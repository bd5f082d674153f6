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
        NSDateComponentsFormatterUnitsStyle DateComponentsFormatter.UnitsStyle
        NSDateFormatterBehavior DateFormatter.Behavior
        NSDateFormatterStyle DateFormatter.Style
        NSDateIntervalFormatterStyle DateIntervalFormatter.Style
        NSFormattingContext Formatter.Context
        NSFormattingUnitStyle Formatter.UnitStyle
        NSHTTPCookieAcceptPolicy HTTPCookie.AcceptPolicy
        NSLocaleLanguageDirection NSLocale.LanguageDirection
        NSNumberFormatterBehavior NumberFormatter.Behavior
        NSNumberFormatterPadPosition NumberFormatter.PadPosition
        NSNumberFormatterRoundingMode NumberFormatter.RoundingMode
        NSNumberFormatterStyle NumberFormatter.Style
        NSOperationQueuePriority Operation.QueuePriority
        NSPostingStyle NotificationQueue.PostingStyle
        NSProcessInfoThermalState ProcessInfo.ThermalState
        NSPropertyListFormat PropertyListSerialization.PropertyListFormat
        NSRoundingMode NSDecimalNumber.RoundingMode
        NSSearchPathDirectory FileManager.SearchPathDirectory
        NSStreamStatus Stream.Status
        NSTaskTerminationReason Process.TerminationReason
        NSURLCacheStoragePolicy URLCache.StoragePolicy
        NSURLCredentialPersistence URLCredential.Persistence
        NSURLRequestNetworkServiceType NSURLRequest.NetworkServiceType
        NSURLSessionAuthChallengeDisposition URLSession.AuthChallengeDisposition
        NSURLSessionDelayedRequestDisposition URLSession.DelayedRequestDisposition
        NSURLSessionMultipathServiceType URLSessionConfiguration.MultipathServiceType
        NSURLSessionResponseDisposition URLSession.ResponseDisposition
        NSURLSessionTaskState URLSessionTask.State
        """)

    private static let optionSets = pairs(
        """
        NSActivityOptions ProcessInfo.ActivityOptions
        NSByteCountFormatterUnits ByteCountFormatter.Units
        NSCalendarOptions NSCalendar.Options
        NSCalendarUnit NSCalendar.Unit
        NSDataBase64DecodingOptions NSData.Base64DecodingOptions
        NSDataBase64EncodingOptions NSData.Base64EncodingOptions
        NSDataSearchOptions NSData.SearchOptions
        NSDateComponentsFormatterZeroFormattingBehavior DateComponentsFormatter.ZeroFormattingBehavior
        NSDirectoryEnumerationOptions FileManager.DirectoryEnumerationOptions
        NSFileCoordinatorReadingOptions NSFileCoordinator.ReadingOptions
        NSFileCoordinatorWritingOptions NSFileCoordinator.WritingOptions
        NSFileManagerItemReplacementOptions FileManager.ItemReplacementOptions
        NSISO8601DateFormatOptions ISO8601DateFormatter.Options
        NSJSONReadingOptions JSONSerialization.ReadingOptions
        NSJSONWritingOptions JSONSerialization.WritingOptions
        NSMatchingFlags NSRegularExpression.MatchingFlags
        NSMatchingOptions NSRegularExpression.MatchingOptions
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
        """)

    private static let strings = pairs(
        """
        NSHTTPCookiePropertyKey HTTPCookiePropertyKey
        NSProgressFileOperationKind Progress.FileOperationKind
        NSProgressKind ProgressKind
        NSProgressUserInfoKey ProgressUserInfoKey
        NSStringTransform StringTransform
        NSURLFileProtectionType URLFileProtectionType
        NSURLFileResourceType URLFileResourceType
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
