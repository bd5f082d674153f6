// What protocols ask of classes of Apple's frameworks that these have -> the declarations. A subclass would have to override
// them, with types that differ between systems, and some are in extensions: mocks leave them to the class.
// Source: the public interfaces of the frameworks.

import SwiftDeclarations

enum KnownClassMembers {
    /// The members of a class and of those that it inherits from; none for a class that is not known.
    static func members(of name: String) -> [Declaration] {
        if name == "NSObject" { return KnownObjectMembers.all }
        guard let type = types[name] else { return [] }
        return type.members + type.inheritedNames.compactMap(\.last).flatMap(members)
    }

    private static let types: [String: TypeDeclaration] = {
        let declarations = parse(SourceFile(path: "<known classes>", text: foundation + interfaces)).declarations
        return declarations.reduce(into: [:]) { types, declaration in
            if case .type(let type) = declaration { types[type.name] = type }
        }
    }()

    private static let foundation = """
        protocol FileManager {
            static var `default`: FileManager { get }
            var currentDirectoryPath: String { get }
            var homeDirectoryForCurrentUser: URL { get }
            var temporaryDirectory: URL { get }
            func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]
            func changeCurrentDirectoryPath(_ path: String) -> Bool
            func contents(atPath path: String) -> Data?
            func contentsEqual(atPath path1: String, andPath path2: String) -> Bool
            func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options: FileManager.DirectoryEnumerationOptions) throws -> [URL]
            func contentsOfDirectory(atPath path: String) throws -> [String]
            func copyItem(at source: URL, to destination: URL) throws
            func copyItem(atPath source: String, toPath destination: String) throws
            func createDirectory(at url: URL, withIntermediateDirectories creates: Bool, attributes: [FileAttributeKey: Any]?) throws
            func createDirectory(atPath path: String, withIntermediateDirectories creates: Bool, attributes: [FileAttributeKey: Any]?) throws
            func createFile(atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]?) -> Bool
            func fileExists(atPath path: String) -> Bool
            func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool
            func isDeletableFile(atPath path: String) -> Bool
            func isExecutableFile(atPath path: String) -> Bool
            func isReadableFile(atPath path: String) -> Bool
            func isWritableFile(atPath path: String) -> Bool
            func moveItem(at source: URL, to destination: URL) throws
            func moveItem(atPath source: String, toPath destination: String) throws
            func removeItem(at url: URL) throws
            func removeItem(atPath path: String) throws
            func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws
            func subpaths(atPath path: String) -> [String]?
            func subpathsOfDirectory(atPath path: String) throws -> [String]
            func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL?, create: Bool) throws -> URL
            func urls(for directory: FileManager.SearchPathDirectory, in domains: FileManager.SearchPathDomainMask) -> [URL]
        }
        protocol UserDefaults {
            static var standard: UserDefaults { get }
            func array(forKey key: String) -> [Any]?
            func bool(forKey key: String) -> Bool
            func data(forKey key: String) -> Data?
            func dictionary(forKey key: String) -> [String: Any]?
            func dictionaryRepresentation() -> [String: Any]
            func double(forKey key: String) -> Double
            func float(forKey key: String) -> Float
            func integer(forKey key: String) -> Int
            func object(forKey key: String) -> Any?
            func register(defaults: [String: Any])
            func removeObject(forKey key: String)
            func set(_ value: Any?, forKey key: String)
            func set(_ value: Bool, forKey key: String)
            func set(_ value: Double, forKey key: String)
            func set(_ value: Float, forKey key: String)
            func set(_ value: Int, forKey key: String)
            func set(_ value: URL?, forKey key: String)
            func string(forKey key: String) -> String?
            func stringArray(forKey key: String) -> [String]?
            func synchronize() -> Bool
            func url(forKey key: String) -> URL?
        }
        protocol NotificationCenter {
            static var `default`: NotificationCenter { get }
            func addObserver(forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol
            func addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol
            func post(_ notification: Notification)
            func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]?)
            func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]?)
            func removeObserver(_ observer: Any)
            func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?)
            func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?)
        }
        protocol JSONEncoder {
            func encode<T: Encodable>(_ value: T) throws -> Data
            var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy { get set }
            var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy { get set }
            var outputFormatting: JSONEncoder.OutputFormatting { get set }
        }
        protocol JSONDecoder {
            func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
            var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
            var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
        }
        protocol PropertyListEncoder { func encode<T: Encodable>(_ value: T) throws -> Data }
        protocol PropertyListDecoder { func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T }
        protocol Operation {
            func addDependency(_ operation: Operation)
            func cancel()
            func main()
            func removeDependency(_ operation: Operation)
            func start()
            func waitUntilFinished()
            var completionBlock: (@Sendable () -> Void)? { get set }
            var dependencies: [Operation] { get }
            var isAsynchronous: Bool { get }
            var isCancelled: Bool { get }
            var isExecuting: Bool { get }
            var isFinished: Bool { get }
            var isReady: Bool { get }
            var name: String? { get set }
            var qualityOfService: QualityOfService { get set }
            var queuePriority: Operation.QueuePriority { get set }
        }
        protocol BlockOperation: Operation {
            func addExecutionBlock(_ block: @escaping @Sendable () -> Void)
        }
        protocol OperationQueue {
            static var main: OperationQueue { get }
            func addOperation(_ block: @escaping @Sendable () -> Void)
            func addOperation(_ operation: Operation)
            func addOperations(_ operations: [Operation], waitUntilFinished waits: Bool)
            func cancelAllOperations()
            func waitUntilAllOperationsAreFinished()
            var isSuspended: Bool { get set }
            var maxConcurrentOperationCount: Int { get set }
            var name: String? { get set }
            var operationCount: Int { get }
            var operations: [Operation] { get }
        }
        protocol Formatter {
            func editingString(for value: Any) -> String?
            func string(for value: Any) -> String?
            func string(for value: Any?) -> String?
        }
        protocol DateFormatter: Formatter {
            func date(from string: String) -> Date?
            func setLocalizedDateFormatFromTemplate(_ template: String)
            func string(from date: Date) -> String
            var calendar: Calendar! { get set }
            var dateFormat: String! { get set }
            var dateStyle: DateFormatter.Style { get set }
            var locale: Locale! { get set }
            var timeStyle: DateFormatter.Style { get set }
            var timeZone: TimeZone! { get set }
        }
        protocol NumberFormatter: Formatter {
            func number(from string: String) -> NSNumber?
            func string(from number: NSNumber) -> String?
            var currencyCode: String! { get set }
            var locale: Locale! { get set }
            var maximumFractionDigits: Int { get set }
            var minimumFractionDigits: Int { get set }
            var numberStyle: NumberFormatter.Style { get set }
        }
        protocol URLSession {
            static var shared: URLSession { get }
            func data(for request: URLRequest) async throws -> (Data, URLResponse)
            func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse)
            func data(from url: URL) async throws -> (Data, URLResponse)
            func data(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse)
            func dataTask(with request: URLRequest) -> URLSessionDataTask
            func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
            func dataTask(with url: URL) -> URLSessionDataTask
            func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
            func finishTasksAndInvalidate()
            func invalidateAndCancel()
            var configuration: URLSessionConfiguration { get }
            var delegate: (any URLSessionDelegate)? { get }
            var delegateQueue: OperationQueue { get }
        }
        protocol URLSessionTask {
            func cancel()
            func resume()
            func suspend()
            var currentRequest: URLRequest? { get }
            var error: (any Error)? { get }
            var originalRequest: URLRequest? { get }
            var priority: Float { get set }
            var progress: Progress { get }
            var response: URLResponse? { get }
            var state: URLSessionTask.State { get }
            var taskDescription: String? { get set }
            var taskIdentifier: Int { get }
        }
        protocol URLSessionDataTask: URLSessionTask {}
        protocol URLSessionDownloadTask: URLSessionTask {}
        protocol URLSessionUploadTask: URLSessionDataTask {}

        """

    private static let interfaces = """
        protocol UIResponder: NSObject {
            func becomeFirstResponder() -> Bool
            func resignFirstResponder() -> Bool
            var canBecomeFirstResponder: Bool { get }
            var inputAccessoryView: UIView? { get }
            var inputView: UIView? { get }
            var isFirstResponder: Bool { get }
            var next: UIResponder? { get }
            var undoManager: UndoManager? { get }
        }
        protocol UIViewController: UIResponder {
            func addChild(_ child: UIViewController)
            func didMove(toParent parent: UIViewController?)
            func dismiss(animated: Bool, completion: (() -> Void)?)
            func loadView()
            func loadViewIfNeeded()
            func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?)
            func removeFromParent()
            func setEditing(_ isEditing: Bool, animated: Bool)
            func setNeedsStatusBarAppearanceUpdate()
            func show(_ controller: UIViewController, sender: Any?)
            func showDetailViewController(_ controller: UIViewController, sender: Any?)
            func updateViewConstraints()
            func viewDidAppear(_ animated: Bool)
            func viewDidDisappear(_ animated: Bool)
            func viewDidLayoutSubviews()
            func viewDidLoad()
            func viewWillAppear(_ animated: Bool)
            func viewWillDisappear(_ animated: Bool)
            func viewWillLayoutSubviews()
            func willMove(toParent parent: UIViewController?)
            var additionalSafeAreaInsets: UIEdgeInsets { get set }
            var children: [UIViewController] { get }
            var definesPresentationContext: Bool { get set }
            var hidesBottomBarWhenPushed: Bool { get set }
            var isBeingDismissed: Bool { get }
            var isBeingPresented: Bool { get }
            var isEditing: Bool { get set }
            var isModalInPresentation: Bool { get set }
            var isMovingFromParent: Bool { get }
            var isMovingToParent: Bool { get }
            var isViewLoaded: Bool { get }
            var modalPresentationStyle: UIModalPresentationStyle { get set }
            var modalTransitionStyle: UIModalTransitionStyle { get set }
            var navigationController: UINavigationController? { get }
            var navigationItem: UINavigationItem { get }
            var parent: UIViewController? { get }
            var preferredContentSize: CGSize { get set }
            var preferredStatusBarStyle: UIStatusBarStyle { get }
            var prefersStatusBarHidden: Bool { get }
            var presentedViewController: UIViewController? { get }
            var presentingViewController: UIViewController? { get }
            var splitViewController: UISplitViewController? { get }
            var tabBarController: UITabBarController? { get }
            var tabBarItem: UITabBarItem! { get set }
            var title: String? { get set }
            var toolbarItems: [UIBarButtonItem]? { get set }
            var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { get set }
            var view: UIView! { get set }
            var viewIfLoaded: UIView? { get }
        }
        protocol UINavigationController: UIViewController {
            func popToRootViewController(animated: Bool) -> [UIViewController]?
            func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]?
            func popViewController(animated: Bool) -> UIViewController?
            func pushViewController(_ controller: UIViewController, animated: Bool)
            func setNavigationBarHidden(_ isHidden: Bool, animated: Bool)
            func setViewControllers(_ controllers: [UIViewController], animated: Bool)
            var delegate: (any UINavigationControllerDelegate)? { get set }
            var isNavigationBarHidden: Bool { get set }
            var navigationBar: UINavigationBar { get }
            var topViewController: UIViewController? { get }
            var viewControllers: [UIViewController] { get set }
            var visibleViewController: UIViewController? { get }
        }
        protocol UITabBarController: UIViewController {
            func setViewControllers(_ controllers: [UIViewController]?, animated: Bool)
            var delegate: (any UITabBarControllerDelegate)? { get set }
            var selectedIndex: Int { get set }
            var selectedViewController: UIViewController? { get set }
            var tabBar: UITabBar { get }
            var viewControllers: [UIViewController]? { get set }
        }
        protocol UITableViewController: UIViewController { var tableView: UITableView! { get set } }
        protocol UICollectionViewController: UIViewController { var collectionView: UICollectionView! { get set } }
        protocol UIPageViewController: UIViewController {}
        protocol UISplitViewController: UIViewController {}
        protocol UIView: UIResponder {
            func addSubview(_ view: UIView)
            func bringSubviewToFront(_ view: UIView)
            func draw(_ rect: CGRect)
            func insertSubview(_ view: UIView, at index: Int)
            func layoutIfNeeded()
            func layoutSubviews()
            func removeFromSuperview()
            func sendSubviewToBack(_ view: UIView)
            func setNeedsDisplay()
            func setNeedsLayout()
            func sizeThatFits(_ size: CGSize) -> CGSize
            func sizeToFit()
            var alpha: CGFloat { get set }
            var backgroundColor: UIColor? { get set }
            var bounds: CGRect { get set }
            var center: CGPoint { get set }
            var clipsToBounds: Bool { get set }
            var contentMode: UIView.ContentMode { get set }
            var frame: CGRect { get set }
            var intrinsicContentSize: CGSize { get }
            var isHidden: Bool { get set }
            var isOpaque: Bool { get set }
            var isUserInteractionEnabled: Bool { get set }
            var layer: CALayer { get }
            var safeAreaInsets: UIEdgeInsets { get }
            var subviews: [UIView] { get }
            var superview: UIView? { get }
            var tag: Int { get set }
            var tintColor: UIColor! { get set }
            var transform: CGAffineTransform { get set }
            var translatesAutoresizingMaskIntoConstraints: Bool { get set }
            var window: UIWindow? { get }
        }
        protocol UIControl: UIView {
            func sendActions(for events: UIControl.Event)
            var isEnabled: Bool { get set }
            var isHighlighted: Bool { get set }
            var isSelected: Bool { get set }
        }
        protocol UIButton: UIControl {
            func setImage(_ image: UIImage?, for state: UIControl.State)
            func setTitle(_ title: String?, for state: UIControl.State)
            var titleLabel: UILabel? { get }
        }
        protocol UILabel: UIView {
            var attributedText: NSAttributedString? { get set }
            var font: UIFont! { get set }
            var text: String? { get set }
            var textColor: UIColor! { get set }
        }
        protocol UITextField: UIControl {
            var delegate: (any UITextFieldDelegate)? { get set }
            var placeholder: String? { get set }
            var text: String? { get set }
        }
        protocol UIScrollView: UIView {
            func setContentOffset(_ offset: CGPoint, animated: Bool)
            var contentInset: UIEdgeInsets { get set }
            var contentOffset: CGPoint { get set }
            var contentSize: CGSize { get set }
        }
        protocol UITextView: UIScrollView { var text: String! { get set } }
        protocol UITableView: UIScrollView {
            func reloadData()
            var dataSource: (any UITableViewDataSource)? { get set }
            var delegate: (any UITableViewDelegate)? { get set }
        }
        protocol UICollectionView: UIScrollView {
            func reloadData()
            var dataSource: (any UICollectionViewDataSource)? { get set }
            var delegate: (any UICollectionViewDelegate)? { get set }
        }
        protocol UIImageView: UIView { var image: UIImage? { get set } }
        protocol UIStackView: UIView {
            func addArrangedSubview(_ view: UIView)
            var arrangedSubviews: [UIView] { get }
        }
        protocol UITableViewCell: UIView {
            func prepareForReuse()
            func setSelected(_ isSelected: Bool, animated: Bool)
            var contentView: UIView { get }
            var imageView: UIImageView? { get }
            var reuseIdentifier: String? { get }
            var textLabel: UILabel? { get }
        }
        protocol UICollectionReusableView: UIView {
            func prepareForReuse()
            var reuseIdentifier: String? { get }
        }
        protocol UICollectionViewCell: UICollectionReusableView {
            var contentView: UIView { get }
            var isHighlighted: Bool { get set }
            var isSelected: Bool { get set }
        }
        """
}
