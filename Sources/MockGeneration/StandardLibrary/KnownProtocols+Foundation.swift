// The table of known protocols: Foundation. See KnownProtocols.swift.

extension KnownProtocols {
    static let foundation = """
        protocol AttributedStringProtocol: AttributedStringAttributeMutation, Hashable, Sendable {
            var startIndex: AttributedString.Index { get }
            var endIndex: AttributedString.Index { get }
            var runs: AttributedString.Runs { get }
            var characters: AttributedString.CharacterView { get }
            var unicodeScalars: AttributedString.UnicodeScalarView { get }
            var utf8: AttributedString.UTF8View { get }
            var utf16: AttributedString.UTF16View { get }
            subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? where K.Value: Sendable { get set }
            subscript<K: AttributedStringKey>(
                dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
            ) -> K.Value? where K.Value: Sendable { get set }
            subscript<S: AttributeScope>(
                dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>
            ) -> ScopedAttributeContainer<S> { get set }
            subscript<R: RangeExpression>(_ bounds: R) -> AttributedSubstring where R.Bound == AttributedString.Index {
                get
            }
        }
        protocol DataProtocol: RandomAccessCollection where Element == UInt8 {
            associatedtype Regions: BidirectionalCollection = [Data]
            var regions: Regions { get }
        }
        protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {}
        protocol ReferenceConvertible {}
        protocol FormatStyle: Decodable, Encodable, Hashable {
            associatedtype FormatInput
            associatedtype FormatOutput
            func format(_ value: FormatInput) -> FormatOutput
        }
        protocol ParseStrategy: Decodable, Encodable, Hashable {
            associatedtype ParseInput
            associatedtype ParseOutput
            func parse(_ value: ParseInput) throws -> ParseOutput
        }
        protocol ParseableFormatStyle: FormatStyle {
            associatedtype Strategy: ParseStrategy
                where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
            var parseStrategy: Strategy { get }
        }
        protocol SortComparator<Compared>: Hashable, Sendable {
            associatedtype Compared
            var order: SortOrder { get set }
            func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
        }
        protocol PredicateExpression<Output> {
            associatedtype Output
            func evaluate(_ bindings: PredicateBindings) throws -> Output
        }
        protocol StandardPredicateExpression: PredicateExpression, Decodable, Encodable, Sendable {}
        protocol AttributedStringKey {
            associatedtype Value: Hashable
            static var name: String { get }
        }
        protocol EncodableAttributedStringKey: AttributedStringKey {
            static func encode(_ value: Value, to encoder: any Encoder) throws
        }
        protocol DecodableAttributedStringKey: AttributedStringKey {
            static func decode(from decoder: any Decoder) throws -> Value
        }
        protocol MarkdownDecodableAttributedStringKey: AttributedStringKey {
            static func decodeMarkdown(from decoder: any Decoder) throws -> Value
        }
        protocol AttributeScope {}
        protocol AttributedStringAttributeMutation {
            mutating func setAttributes(_ attributes: AttributeContainer)
            mutating func mergeAttributes(
                _ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy)
            mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
        }
        protocol DiscreteFormatStyle: FormatStyle {
            func discreteInput(before input: FormatInput) -> FormatInput?
            func discreteInput(after input: FormatInput) -> FormatInput?
            func input(before input: FormatInput) -> FormatInput?
            func input(after input: FormatInput) -> FormatInput?
        }
        protocol LocalizedError: Error {}
        protocol RecoverableError: Error {
            var recoveryOptions: [String] { get }
            func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
        }
        protocol CustomNSError: Error {}
        protocol NSObjectProtocol: AnyObject {}
        class NSObject: NSObjectProtocol {}
        protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
        protocol URLSessionTaskDelegate: URLSessionDelegate {}
        protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
        protocol URLSessionStreamDelegate: URLSessionTaskDelegate {}
        protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
            func urlSession(
                _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
                didOpenWithProtocol protocol: String?)
            func urlSession(
                _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
                didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
        }
        protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
            func urlSession(
                _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
        }
        protocol NSCacheDelegate: NSObjectProtocol {
            func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
        }
        protocol URLAuthenticationChallengeSender: NSObjectProtocol, Sendable {
            func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
            func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
            func cancel(_ challenge: URLAuthenticationChallenge)
            func performDefaultHandling(for challenge: URLAuthenticationChallenge)
            func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge)
        }
        protocol URLProtocolClient: NSObjectProtocol, Sendable {
            func urlProtocol(
                _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
            func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
            func urlProtocol(
                _ protocol: URLProtocol, didReceive response: URLResponse,
                cacheStoragePolicy policy: URLCache.StoragePolicy)
            func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
            func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
            func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
            func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
            func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
        }
        protocol FileManagerDelegate: NSObjectProtocol, Sendable {
            func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String) -> Bool
            func fileManager(
                _ fileManager: FileManager, shouldProceedAfterError error: any Error,
                copyingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
            func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool
            func fileManager(
                _ fileManager: FileManager, shouldProceedAfterError error: any Error,
                copyingItemAt srcURL: URL, to dstURL: URL) -> Bool
            func fileManager(_ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String) -> Bool
            func fileManager(
                _ fileManager: FileManager, shouldProceedAfterError error: any Error,
                movingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
            func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool
            func fileManager(
                _ fileManager: FileManager, shouldProceedAfterError error: any Error,
                movingItemAt srcURL: URL, to dstURL: URL) -> Bool
            func fileManager(_ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String) -> Bool
            func fileManager(
                _ fileManager: FileManager, shouldProceedAfterError error: any Error,
                linkingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
            func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool
            func fileManager(
                _ fileManager: FileManager, shouldProceedAfterError error: any Error,
                linkingItemAt srcURL: URL, to dstURL: URL) -> Bool
            func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool
            func fileManager(
                _ fileManager: FileManager, shouldProceedAfterError error: any Error,
                removingItemAtPath path: String) -> Bool
            func fileManager(_ fileManager: FileManager, shouldRemoveItemAt url: URL) -> Bool
            func fileManager(
                _ fileManager: FileManager, shouldProceedAfterError error: any Error,
                removingItemAt url: URL) -> Bool
        }
        protocol NSKeyedArchiverDelegate: NSObjectProtocol {
            func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any?
            func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?)
            func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?)
            func archiverWillFinish(_ archiver: NSKeyedArchiver)
            func archiverDidFinish(_ archiver: NSKeyedArchiver)
        }
        protocol NSKeyedUnarchiverDelegate: NSObjectProtocol {
            func unarchiver(
                _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
                originalClasses classNames: [String]) -> AnyClass?
            func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any?
            func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any)
            func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver)
            func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver)
        }
        protocol PortDelegate: NSObjectProtocol {
            func handle(_ message: PortMessage)
        }
        protocol NSDecimalNumberBehaviors {
            func roundingMode() -> NSDecimalNumber.RoundingMode
            func scale() -> Int16
        #if canImport(ObjectiveC)
            func exceptionDuringOperation(
                _ operation: Selector, error: NSDecimalNumber.CalculationError, leftOperand: NSDecimalNumber,
                rightOperand: NSDecimalNumber?) -> NSDecimalNumber?
        #endif
        }
        class NotificationCenter {
            protocol MessageIdentifier {
                associatedtype MessageType
            }
            protocol AsyncMessage: Sendable {
                associatedtype Subject
            }
            protocol MainActorMessage {
                associatedtype Subject
            }
        }
        protocol StreamDelegate: NSObjectProtocol {}
        protocol XMLParserDelegate: NSObjectProtocol {}
        protocol ProgressReporting: NSObjectProtocol {
            var progress: Progress { get }
        }
        protocol NSLocking {
            func lock()
            func unlock()
        }
        protocol NSCopying {
            func copy(with zone: NSZone?) -> Any
        }
        protocol NSMutableCopying {
            func mutableCopy(with zone: NSZone?) -> Any
        }
        protocol NSCoding {
            func encode(with coder: NSCoder)
            init?(coder: NSCoder)
        }
        protocol NSSecureCoding: NSCoding {
            static var supportsSecureCoding: Bool { get }
        }
        protocol ContiguousBytes {
            func withUnsafeBytes<Result>(
                _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
        }
        protocol ObservableObject: AnyObject {
            @inferred(ObservableObjectPublisher) associatedtype ObjectWillChangePublisher: Publisher
                where ObjectWillChangePublisher.Output == Void, ObjectWillChangePublisher.Failure == Never
            var objectWillChange: ObjectWillChangePublisher { get }
        }
        """
}
