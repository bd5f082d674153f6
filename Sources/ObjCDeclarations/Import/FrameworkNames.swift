// The enumerations, option sets and strings of UIKit, AppKit and AVFoundation that are members of a class in Swift. Which ones
// are stands in the API notes of the SDK, which no frontend reads. Source: their public interfaces.

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
        for (declared, name) in FrameworkNames.strings where typedefs[declared]?.attributes.name == nil {
            typedefs[declared]?.attributes.name = name
        }
    }
}

/// What Swift calls types of frameworks.
enum FrameworkNames {
    /// The enumerations and option sets by their names in Objective-C.
    static let enumerations: [String: (name: String, isOptions: Bool)] = Dictionary(
        (uiKit + appKit + avFoundation).split(separator: "\n").flatMap(entries)
    ) { first, _ in first }

    /// The strings.
    static let strings: [String: String] = Dictionary(
        stringTable.split(separator: "\n").flatMap(entries).map { ($0, $1.name) }
    ) { first, _ in first }

    /// The path under which the frontends read the strings.
    static let path = "FrameworkNames.h"

    /// Declarations of the strings. A header may declare them, too.
    static let declarations = strings.sorted { $0.key < $1.key }.map { declared, name in
        "typedef NSString *\(declared) NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name(\"\(name)\")));\n"
    }.joined()

    /// Whether a type is one of these.
    static func contains(_ declared: String) -> Bool {
        enumerations[declared] != nil || strings[declared] != nil
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
        NSLayoutConstraint NSLayoutAttribute=Attribute *NSLayoutFormatOptions=FormatOptions NSLayoutRelation=Relation \
        UILayoutConstraintAxis=Axis
        UIActivity Category
        UIActivityIndicatorView Style
        UIAlertAction Style
        UIAlertController Style
        UIApplication State
        UIBarButtonItem Style UIBarButtonSystemItem=SystemItem
        UIBlurEffect Style
        UIButton UIButtonType=ButtonType
        UICollectionView ScrollDirection ScrollPosition UICollectionElementCategory=ElementCategory
        UICollectionViewUpdateItem UICollectionUpdateAction=Action
        UIContextualAction Style
        UIControl ContentHorizontalAlignment ContentVerticalAlignment *State *UIControlEvents=Event
        UIDatePicker Mode
        UIDevice BatteryState
        UIDocument ChangeKind SaveOperation *State
        UIEvent UIEventSubtype=EventSubtype UIEventType=EventType
        UIFontDescriptor *SymbolicTraits
        UIGestureRecognizer State
        UIImage Orientation RenderingMode ResizingMode
        UIImagePickerController CameraCaptureMode CameraDevice CameraFlashMode QualityType SourceType
        UIImpactFeedbackGenerator UIImpactFeedbackStyle=FeedbackStyle
        UIMenu *Options
        UIMenuElement *Attributes State
        UINavigationController Operation
        UINotificationFeedbackGenerator UINotificationFeedbackType=FeedbackType
        UIPageViewController NavigationDirection NavigationOrientation SpineLocation TransitionStyle
        UIPress Phase UIPressType=PressType
        UIProgressView Style
        UIScene ActivationState
        UIScrollView ContentInsetAdjustmentBehavior IndicatorStyle KeyboardDismissMode
        UISearchBar Icon Style
        UISegmentedControl Segment
        UISplitViewController DisplayMode
        UIStackView Alignment Distribution
        UISwipeGestureRecognizer *Direction
        UITabBar ItemPositioning
        UITabBarItem UITabBarSystemItem=SystemItem
        UITableView RowAnimation ScrollPosition SeparatorInsetReference Style
        UITableViewCell AccessoryType EditingStyle SelectionStyle SeparatorStyle *StateMask UITableViewCellStyle=CellStyle
        UITableViewRowAction Style
        UITextField UITextBorderStyle=BorderStyle DidEndEditingReason ViewMode
        UITouch Phase UITouchType=TouchType
        UIView AnimationCurve *AnimationOptions AnimationTransition ContentMode *KeyframeAnimationOptions \
        TintAdjustmentMode *UIViewAutoresizing=AutoresizingMask

        """

    private static let appKit = """
        NSAlert Style
        NSApplication ActivationPolicy DelegateReply *PresentationOptions TerminateReply
        NSButton NSBezelStyle=BezelStyle NSButtonType=ButtonType
        NSCollectionView DropOperation ScrollPosition
        NSEvent *ModifierFlags Phase NSEventType=EventType
        NSSplitView DividerStyle
        NSTableView *AnimationOptions DropOperation
        NSTextField BezelStyle
        NSWindow NSBackingStoreType=BackingStoreType OrderingMode *StyleMask

        """

    private static let avFoundation = """
        AVAudioSession *CategoryOptions InterruptionType RouteChangeReason
        AVCaptureDevice AVCaptureFlashMode=FlashMode AVCaptureFocusMode=FocusMode AVCaptureTorchMode=TorchMode \
        Position
        AVPlayer Status TimeControlStatus
        AVPlayerItem Status

        """

    /// Those that are strings.
    private static let stringTable = """
        AVAudioSession Category Mode Port
        AVCaptureDevice DeviceType
        AVCaptureSession Preset
        NSColor Name
        NSImage Name
        NSPasteboard Name NSPasteboardType=PasteboardType
        NSStoryboard Name SceneIdentifier
        NSStoryboardSegue Identifier
        NSToolbar Identifier
        NSToolbarItem Identifier
        NSTouchBarItem Identifier
        NSWindow FrameAutosaveName
        UIAction Identifier
        UIActivity UIActivityType=ActivityType
        UIApplication LaunchOptionsKey OpenExternalURLOptionsKey OpenURLOptionsKey
        UIFont TextStyle
        UIFontDescriptor AttributeName
        UIImagePickerController InfoKey
        UIMenu Identifier
        UIPageViewController OptionsKey
        UISceneSession Role
        """
}
