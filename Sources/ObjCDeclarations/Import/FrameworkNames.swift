// The types of UIKit, AppKit, AVFoundation and other frameworks that are members of another one in Swift. Which ones are stands in
// the API notes of the SDK, which no frontend reads. Source: their public interfaces.

extension TypeNames {
    /// Gives types of the system's frameworks their names in Swift, whether a header declares them or not.
    mutating func nameTypesOfFrameworks() {
        for (declared, entry) in FrameworkNames.enumerations {
            if tags[declared] == nil {
                tags[declared] = Tag(kind: entry.isOptions ? .options : .enumeration)
                typedefs[declared] = Typedef(type: ObjCType(kind: .tag(declared)))
            }
            if tags[declared]?.attributes.name == nil { tags[declared]?.attributes.name = entry.name }
        }
        for declared in FrameworkNames.errorCodes where tags[declared] == nil {
            tags[declared] = Tag(kind: .errorEnumeration)
            typedefs[declared] = Typedef(type: ObjCType(kind: .tag(declared)))
        }
        for (declared, name) in FrameworkNames.classes {
            classes[declared, default: Class()].attributes.name = name
        }
        for (declared, entry) in FrameworkNames.wrappers where typedefs[declared]?.attributes.name == nil {
            typedefs[declared]?.attributes.name = entry.name
        }
    }
}

/// What Swift calls types of frameworks.
enum FrameworkNames {
    /// The enumerations and option sets by their names in Objective-C.
    static let enumerations: [String: (name: String, isOptions: Bool)] = Dictionary(
        (uiKit + appKit + avFoundation + others).split(separator: "\n").flatMap(entries)
    ) { first, _ in first }

    /// The classes.
    static let classes: [String: String] = Dictionary(
        classTable.split(separator: "\n").flatMap(entries).map { ($0, $1.name) }
    ) { first, _ in first }

    /// The strings and the numbers that Swift wraps, each with what it is in C.
    static let wrappers: [String: (name: String, type: String)] = Dictionary(
        stringTable.split(separator: "\n").flatMap(entries).map { ($0, ($1.name, "NSString *")) }
            + numberTables.flatMap { type, table in
                table.split(separator: "\n").flatMap(entries).map { ($0, ($1.name, "\(type) ")) }
            }
    ) { first, _ in first }

    /// The path under which the frontends read these.
    static let path = "FrameworkNames.h"

    /// Their declarations, and those of generic classes. A header may declare them, too.
    static let declarations =
        genericClasses
        + wrappers.sorted { $0.key < $1.key }.map { declared, entry in
            "typedef \(entry.type)\(declared) NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name(\"\(entry.name)\")));\n"
        }.joined()

    /// Without arguments, Swift has what bounds them.
    private static let genericClasses = """
        @protocol NSFetchRequestResult;
        @interface NSFetchRequest<ResultType : id<NSFetchRequestResult>> : NSObject @end
        @interface NSAsynchronousFetchRequest<ResultType : id<NSFetchRequestResult>> : NSObject @end
        @interface NSFetchedResultsController<ResultType : id<NSFetchRequestResult>> : NSObject @end
        @interface NSLayoutAnchor<AnchorType> : NSObject @end
        @interface PHFetchResult<ObjectType> : NSObject @end

        """

    /// Whether a type is one of these.
    static func contains(_ declared: String) -> Bool {
        enumerations[declared] != nil || wrappers[declared] != nil || classes[declared] != nil
            || errorCodes.contains(declared)
    }

    /// The types in a line of a table: a class, and its members, with `*` before option sets. Where the name in Objective-C is not
    /// that of the class with the member behind it, that stands before `=`.
    private static func entries(_ line: Substring) -> [(String, (name: String, isOptions: Bool))] {
        let words = line.split(separator: " ")
        return words.dropFirst().map { word in
            let isOptions = word.hasPrefix("*")
            let parts = word.drop { $0 == "*" }.split(separator: "=")
            let declared = parts.count == 2 ? String(parts[0]) : "\(words[0])\(parts[0])"
            return (declared, ("\(words[0]).\(parts[parts.count - 1])", isOptions))
        }
    }

    private static let uiKit = """
        NSTextStorage *NSTextStorageEditActions=EditActions
        NSLayoutConstraint NSLayoutAttribute=Attribute *NSLayoutFormatOptions=FormatOptions NSLayoutRelation=Relation \
        UILayoutConstraintAxis=Axis
        UIActivity Category
        UIActivityIndicatorView Style
        UIAlertAction Style
        UIAlertController Style
        UIApplication State
        UIBarButtonItem Style UIBarButtonSystemItem=SystemItem
        UIBlurEffect Style
        UIButton Role UIButtonType=ButtonType
        UICloudSharingController *UICloudSharingPermissionOptions=PermissionOptions
        UICollectionView ScrollDirection ScrollPosition UICollectionElementCategory=ElementCategory
        UICollectionViewCell DragState
        UICollectionViewDropProposal UICollectionViewDropIntent=Intent
        UICollectionViewUpdateItem UICollectionUpdateAction=Action
        UICollisionBehavior Mode
        UIContextualAction Style
        UIControl ContentHorizontalAlignment ContentVerticalAlignment *State *UIControlEvents=Event
        UIDatePicker Mode
        UIDevice BatteryState
        UIDocument ChangeKind SaveOperation *State
        UIEvent UIEventSubtype=EventSubtype UIEventType=EventType
        UIFontDescriptor *SymbolicTraits
        UIGestureRecognizer State
        UIGraphicsImageRendererFormat Range
        UIImage Orientation RenderingMode ResizingMode SymbolScale SymbolWeight
        UIImagePickerController CameraCaptureMode CameraDevice CameraFlashMode QualityType SourceType
        UIImpactFeedbackGenerator UIImpactFeedbackStyle=FeedbackStyle
        UIMenu *Options
        UIMenuElement *Attributes State
        UINavigationController Operation
        UINavigationItem BackButtonDisplayMode LargeTitleDisplayMode
        UINotificationFeedbackGenerator UINotificationFeedbackType=FeedbackType
        UIPageControl BackgroundStyle Direction InteractionState
        UIPageViewController NavigationDirection NavigationOrientation SpineLocation TransitionStyle
        UIPress Phase UIPressType=PressType
        UIPreviewAction Style
        UIPrinter *JobTypes
        UIPrintInfo Duplex Orientation OutputType
        UIProgressView Style
        UIPushBehavior Mode
        UIScene ActivationState
        UIScrollView ContentInsetAdjustmentBehavior IndexDisplayMode IndicatorStyle KeyboardDismissMode
        UISearchBar Icon Style
        UISegmentedControl Segment
        UISplitViewController Column DisplayMode PrimaryEdge SplitBehavior Style
        UIStackView Alignment Distribution
        UISwipeGestureRecognizer *Direction
        UISwitch Style
        UITabBar ItemPositioning
        UITabBarItem UITabBarSystemItem=SystemItem
        UITableView RowAnimation ScrollPosition SeparatorInsetReference Style
        UITableViewCell AccessoryType DragState EditingStyle SelectionStyle SeparatorStyle *StateMask \
        UITableViewCellStyle=CellStyle
        UITableViewDropProposal UITableViewDropIntent=Intent
        UITableViewRowAction Style
        UITextField UITextBorderStyle=BorderStyle DidEndEditingReason ViewMode
        UITouch Phase *Properties UITouchType=TouchType
        UIView AnimationCurve *AnimationOptions AnimationTransition ContentMode *KeyframeAnimationOptions \
        TintAdjustmentMode *UIViewAutoresizing=AutoresizingMask
        UIWindowScene DismissalAnimation

        """

    private static let appKit = """
        NSAlert Style
        NSApplication ActivationPolicy DelegateReply *PresentationOptions TerminateReply
        NSButton NSBezelStyle=BezelStyle NSButtonType=ButtonType
        NSCell NSCellType=CellType
        NSCollectionView DropOperation ScrollPosition
        NSColorPanel Mode
        NSControl NSCellImagePosition=ImagePosition NSControlSize=ControlSize
        NSEvent *ModifierFlags Phase NSEventType=EventType *NSEventMask=EventTypeMask
        NSLayoutConstraint NSLayoutConstraintOrientation=Orientation
        NSPopover Behavior
        NSProgressIndicator Style
        NSSegmentedControl NSSegmentStyle=Style NSSegmentSwitchTracking=SwitchTracking
        NSSlider NSSliderType=SliderType
        NSSplitView DividerStyle
        NSSplitViewItem Behavior
        NSStackView Distribution
        NSTableView *AnimationOptions DropOperation RowSizeStyle SelectionHighlightStyle Style
        NSTextField BezelStyle
        NSView *NSAutoresizingMaskOptions=AutoresizingMask LayerContentsPlacement LayerContentsRedrawPolicy
        NSVisualEffectView NSVisualEffectBlendingMode=BlendingMode NSVisualEffectMaterial=Material \
        NSVisualEffectState=State
        NSWindow AnimationBehavior NSBackingStoreType=BackingStoreType NSWindowButton=ButtonType *CollectionBehavior \
        *OcclusionState OrderingMode *StyleMask TabbingMode TitleVisibility
        NSWorkspace *LaunchOptions

        """

    private static let avFoundation = """
        AVAssetExportSession Status
        AVAssetImageGenerator Result
        AVAssetReader Status
        AVAssetWriter Status
        AVAudioSession *CategoryOptions IOType *InterruptionOptions InterruptionType PortOverride PromptStyle \
        RecordPermission RouteChangeReason RouteSharingPolicy *SetActiveOptions SilenceSecondaryAudioHintType
        AVCaptureDevice AVCaptureExposureMode=ExposureMode AVCaptureFlashMode=FlashMode AVCaptureFocusMode=FocusMode \
        AVCaptureTorchMode=TorchMode AVCaptureWhiteBalanceMode=WhiteBalanceMode Position
        AVCaptureSession InterruptionReason
        AVPlayer ActionAtItemEnd Status TimeControlStatus
        AVPlayerItem Status

        """

    private static let others = """
        CKContainer CKApplicationPermissionStatus=ApplicationPermissionStatus \
        *CKApplicationPermissions=ApplicationPermissions
        CKDatabase Scope
        CKModifyRecordsOperation CKRecordSavePolicy=RecordSavePolicy
        CKNotification CKNotificationType=NotificationType
        CKSubscription CKSubscriptionType=SubscriptionType
        MKAnnotationView DragState
        SKProduct PeriodUnit

        """

    /// The codes of errors: `CLError.Code` for `CLError`, `WKError.Code` for `WKErrorCode`
    static let errorCodes = [
        "AVError", "CBATTError", "CBError", "CKErrorCode", "CLError", "CNErrorCode", "EKErrorCode", "HKErrorCode",
        "LAError", "MKErrorCode", "PHPhotosError", "SKErrorCode", "UNErrorCode", "WKErrorCode",
    ]

    private static let classTable = """
        CKQueryOperation CKQueryCursor=Cursor
        CKRecord CKRecordID=ID CKReference=Reference
        CKRecordZone CKRecordZoneID=ID
        CKShare CKShareMetadata=Metadata CKShareParticipant=Participant
        CKSubscription CKNotificationInfo=NotificationInfo
        MKDirections MKDirectionsRequest=Request MKDirectionsResponse=Response
        MKLocalSearch MKLocalSearchRequest=Request MKLocalSearchResponse=Response
        MKMapSnapshotter MKMapSnapshot=Snapshot MKMapSnapshotOptions=Options
        MKRoute MKRouteStep=Step
        """

    /// Those that are strings.
    private static let stringTable = """
        CKRecord FieldKey RecordType
        AVAudioSession Category Mode Port
        AVCaptureDevice AVCaptureDeviceType=DeviceType
        AVCaptureSession Preset
        AVMetadataObject AVMetadataObjectType=ObjectType
        NSAppearance Name
        NSAttributedString DocumentAttributeKey DocumentReadingOptionKey DocumentType
        NSColor Name
        NSFont TextStyle
        NSImage Name
        NSNib Name
        NSPasteboard Name NSPasteboardType=PasteboardType
        NSSound Name
        NSStoryboard Name SceneIdentifier
        NSStoryboardSegue Identifier
        NSToolbar Identifier
        NSToolbarItem Identifier
        NSTouchBarItem Identifier
        NSWindow FrameAutosaveName
        UIAction Identifier
        UIActivity UIActivityType=ActivityType
        UIApplication ExtensionPointIdentifier LaunchOptionsKey OpenExternalURLOptionsKey OpenURLOptionsKey
        UIFont TextStyle
        UIFontDescriptor AttributeName FeatureKey SystemDesign TraitKey
        UIImagePickerController InfoKey
        UIMenu Identifier
        UIPageViewController OptionsKey
        UIPasteboard Name
        UISceneSession Role
        """

    /// Those that are numbers, by their types in C.
    private static let numberTables = [
        "CGFloat": """
        NSFont Weight
        UIFont Weight
        UIScrollView DecelerationRate
        UIWindow Level
        """,
        "NSInteger": """
        NSApplication NSModalResponse=ModalResponse
        NSControl StateValue
        NSWindow Level
        """,
        "float": "NSLayoutConstraint NSLayoutPriority=Priority",
    ]
}
