// Types of Objective-C headers that no mock can name in Swift, and those of which it is not known.

import MockGeneration
import ObjCDeclarations
import SwiftDeclarations
import Testing

extension HeaderGoldenTests {
    private static let withFoundationsNames = """
        #import <Foundation/Foundation.h>
        NS_ASSUME_NONNULL_BEGIN
        NS_SWIFT_NAME(Notification)
        @interface Note : NSObject @end
        typedef NS_ENUM(NSInteger, Day) { DayFirst } NS_SWIFT_NAME(Date);
        /// @mockable
        @protocol Store
        - (NSArray<Note *> *)notes;
        - (nullable NSNotification *)notification;
        - (void)keep:(Day)day;
        @end
        NS_ASSUME_NONNULL_END
        """

    @Test(
        "types with names of Foundation cannot be told from it where their header has no module", arguments: frontends)
    func foundationsNames(frontend: HeaderFrontend) throws {
        let source = SourceFile(path: "Store.h", text: Self.withFoundationsNames)
        let diagnostics = try Self.diagnostics(of: source, frontend)
        func error(_ member: String, _ type: String) -> String {
            "error: '\(member)' has the type '\(type)' that Foundation has, too, so no class in Swift can conform to 'Store'; "
                + "give it another name with NS_SWIFT_NAME, or the header a module that no type has the name of"
        }
        #expect(diagnostics.map(\.text) == [error("notes", "Notification"), error("keep:", "Date")])
        #expect(diagnostics.map(\.line) == [8, 10])
    }

    @Test("types with names that the language has a meaning for are not what these mean", arguments: frontends)
    func builtInNames(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            NS_ASSUME_NONNULL_BEGIN
            @interface Any : NSObject @end
            typedef struct { int value; } Nothing NS_SWIFT_NAME(Void);
            /// @mockable
            @protocol Store
            - (NSArray<Any *> *)all;
            - (void)keep:(Nothing)nothing;
            - (void)show:(id)object;
            @end
            NS_ASSUME_NONNULL_END
            """
        let diagnostics = try Self.diagnostics(of: SourceFile(path: "Store.h", text: text), frontend)
        func error(_ member: String, _ type: String) -> String {
            "error: '\(member)' has the type '\(type)', which means another one in Swift, so no class in Swift can conform to "
                + "'Store'; give it another name with NS_SWIFT_NAME"
        }
        #expect(diagnostics.map(\.text) == [error("all", "Any"), error("keep:", "Void")])
        #expect(diagnostics.map(\.line) == [7, 8])
    }

    @Test("types that are named into what has no types of its own are an error", arguments: frontends)
    func misnamedTypes(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            NS_ASSUME_NONNULL_BEGIN
            @protocol Store;
            @interface GRBox<T> : NSObject @end
            typedef NS_ENUM(NSInteger, StoreMode) { StoreModeA } NS_SWIFT_NAME(Store.Mode);
            typedef NS_ENUM(NSInteger, BoxMode) { BoxModeA } NS_SWIFT_NAME(GRBox.Mode);
            typedef NSNumber *Level NS_TYPED_ENUM;
            /// @mockable
            @protocol Store <NSObject>
            - (void)open:(StoreMode)mode;
            - (BoxMode)mode;
            - (void)getLevel:(Level _Nonnull *_Nonnull)level;
            @property (readonly) NSInteger hashValue;
            @end
            NS_ASSUME_NONNULL_END
            """
        let diagnostics = try Self.diagnostics(of: SourceFile(path: "Store.h", text: text), frontend)
        func error(_ problem: String, _ advice: String) -> String {
            "error: \(problem), so no class in Swift can conform to 'Store'; \(advice)"
        }
        let name = "give it another name with NS_SWIFT_NAME"
        #expect(
            diagnostics.map(\.text) == [
                error("'open:' has the type 'StoreMode' that is named into the protocol 'Store'", name),
                error("'mode' has the type 'BoxMode' that is named into the generic class 'GRBox'", name),
                error("'getLevel:' has a type that Swift has no counterpart for", "make the method @optional"),
                error("'hashValue' cannot be implemented in Swift", "make the method @optional"),
            ])
    }

    @Test("types with names of Foundation have their modules before them", arguments: frontends)
    func namesWithModules(frontend: HeaderFrontend) throws {
        let source = SourceFile(path: "Kit.framework/Headers/Store.h", text: Self.withFoundationsNames)
        let output = try Self.output(of: source, frontend)
        #expect(output.contains("func notes() -> [Kit.Notification] {"))
        #expect(output.contains("func notification() -> Foundation.Notification? {"))
        #expect(output.contains("func keep(_ day: Kit.Date) {"))
    }

    @Test("what Swift sees only with headers that are not known is a warning, once for each type", arguments: frontends)
    func unknownTypes(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            typedef enum Mode Mode;
            enum Level : int;
            typedef NS_ENUM(NSInteger, Speed);
            typedef enum Side Side;
            typedef enum Side { SideLeft } Side;
            NS_SWIFT_NAME(Engine.Part)
            @interface Part : NSObject @end
            @interface Car : NSObject @end
            NS_SWIFT_NAME(Car.Wheel)
            @interface Wheel : NSObject @end
            /// @mockable
            @protocol Driver
            - (void)shift:(Mode)mode;
            - (Mode)mode;
            - (void)level:(void (^)(enum Level level))done;
            @property Speed speed;
            - (Side)side;
            - (void)readMode:(Mode *)mode level:(enum Level *)level;
            - (NSArray<Part *> *)parts;
            - (Wheel *)wheel;
            @end
            /// @mockable
            NS_SWIFT_NAME(Engine.Delegate)
            @protocol EngineDelegate
            - (void)start;
            @end
            """
        let source = SourceFile(path: "Driver.h", text: text)
        let diagnostics = try Self.diagnostics(of: source, frontend)
        func forward(_ type: String, _ member: String) -> String {
            "warning: '\(type)' is only declared forward; where no header of its module defines it, Swift does not see "
                + "'\(member)', and no class can conform to 'Driver'"
        }
        func misplaced(_ type: String) -> String {
            "warning: '\(type)' is named into 'Engine' in Swift, which is not declared here; where no header of its module does "
                + "so, Swift does not see"
        }
        #expect(
            diagnostics.map(\.text) == [
                forward("Mode", "shift:"), forward("Level", "level:"), forward("Speed", "speed"),
                misplaced("Part") + " 'parts', and no class can conform to 'Driver'",
                misplaced("EngineDelegate") + " the protocol",
            ])
        #expect(diagnostics.map(\.line) == [14, 16, 17, 20, 25])

        let modes = SourceFile(
            path: "Modes.h",
            text: """
                #import <Foundation/Foundation.h>
                typedef enum Mode { ModeFirst } Mode;
                enum Level : int { LevelFirst };
                typedef NS_ENUM(NSInteger, Speed) { SpeedSlow };
                """)
        let known = try Self.diagnostics(of: source, frontend, with: [modes])
        #expect(known.map(\.line) == [20, 25])
    }

    @Test("types of frameworks are members of classes, whether a header declares them or not", arguments: frontends)
    func namesOfFrameworks(frontend: HeaderFrontend) throws {
        let text = """
            #import <UIKit/UIKit.h>
            NS_ASSUME_NONNULL_BEGIN
            typedef NS_OPTIONS(NSUInteger, UIControlEvents) { UIControlEventTouchDown = 1 };
            typedef NSString *UIFontTextStyle NS_TYPED_ENUM;
            /// @mockable
            @protocol Screen <NSObject>
            - (void)commitEditingStyle:(UITableViewCellEditingStyle)editingStyle;
            - (nullable UIImage *)imageForState:(UIControlState)state;
            - (void)sendEvents:(UIControlEvents)events;
            - (BOOL)launchWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
            @property (nonatomic) UIFontTextStyle textStyle;
            @property (nonatomic) UIFontWeight weight;
            @property (nonatomic) AVMetadataObjectType object;
            - (void)close:(NSURLSessionWebSocketCloseCode)code;
            - (void)removeRecord:(CKRecordID *)record scope:(CKDatabaseScope)scope;
            - (void)failWithCode:(CLError)code other:(WKErrorCode)other;
            - (NSFetchRequest *)request;
            - (PHFetchResult<PHAsset *> *)assets;
            - (ABList<ABItem *> *)list;
            @property (copy) NSArray<PKPaymentNetwork> *networks;
            - (NSDictionary<NSString *, PKContactField> *)fields;
            - (void)show:(nullable PKPaymentNetwork)network done:(nullable STPErrorBlock)done;
            - (void)decide:(void (^)(WKNavigationActionPolicy))decisionHandler;
            - (void)fetch:(void (^)(UIImage *, CLAuthorizationStatus, NSError *))done;
            @property (copy) CLRegionState (^region)(MCSessionState);
            @property (nonatomic) UIInterfaceOrientationMask mask;
            @end
            NS_ASSUME_NONNULL_END
            """
        let output = try Self.output(of: SourceFile(path: "Screen.h", text: text), frontend)
        for line in [
            "func commit(_ editingStyle: UITableViewCell.EditingStyle) {",
            "func image(for state: UIControl.State) -> UIImage? {", "func send(_ events: UIControl.Event) {",
            "func launch(options launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {",
            "var textStyle: UIFont.TextStyle {", "var mask: UIInterfaceOrientationMask {",
            "var weight: UIFont.Weight {", "var object: AVMetadataObject.ObjectType {",
            "func close(_ code: URLSessionWebSocketTask.CloseCode) {",
            "func removeRecord(_ record: CKRecord.ID, scope: CKDatabase.Scope) {",
            "func fail(withCode code: CLError.Code, other: WKError.Code) {",
            "func request() -> NSFetchRequest<any NSFetchRequestResult> {", "func assets() -> PHFetchResult<PHAsset> {",
            "func list() -> ABList<ABItem> {", "var networks: [PKPaymentNetwork] = [] {",
            "func fields() -> [String: PKContactField] {",
            "func show(_ network: PKPaymentNetwork?, done: STPErrorBlock?) {",
            "func decide(_ decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {",
            "func fetch(_ done: @escaping (UIImage, CLAuthorizationStatus, any Error) -> Void) {",
            "var region: (MCSessionState) -> CLRegionState {",
        ] {
            #expect(output.contains(line), "\(line)")
        }
    }

    @Test("references to Core Foundation that no file declares are pointers to its classes", arguments: frontends)
    func referencesOfCoreFoundation(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            NS_ASSUME_NONNULL_BEGIN
            /// @mockable
            @protocol Canvas <NSObject>
            @property (nonatomic) CGColorRef color;
            - (CGPathRef)path;
            - (nullable CGImageRef)imageAtIndex:(NSInteger)index;
            - (void)drawInContext:(CGContextRef)context;
            - (void)export:(void (^)(CGImageRef image))done;
            - (BOOL)signWithKey:(SecKeyRef)key error:(CFErrorRef _Nullable *_Nullable)error;
            - (void)show:(IOSurfaceRef)surface;
            @end
            NS_ASSUME_NONNULL_END
            /// @mockable
            @protocol PlainCanvas <NSObject>
            - (void)drawInContext:(CGContextRef)context;
            @end
            """
        let output = try Self.output(of: SourceFile(path: "Canvas.h", text: text), frontend)
        for line in [
            "var color: CGColor {", "func path() -> Unmanaged<CGPath> {",
            "func image(at index: Int) -> Unmanaged<CGImage>? {",
            "func draw(in context: CGContext) {", "func export(_ done: @escaping (CGImage) -> Void) {",
            "error: UnsafeMutablePointer<Unmanaged<CFError>?>?", "func show(_ surface: IOSurfaceRef) {",
            "func draw(in context: CGContext!) {",
        ] {
            #expect(output.contains(line), "\(line)")
        }
    }

    /// Without their headers, nobody knows what classes inherit from and conform to.
    @Test("arguments of generic classes are what the bounds of these ask for", arguments: frontends)
    func boundedArguments(frontend: HeaderFrontend) throws {
        let text = """
            #import <UIKit/UIKit.h>
            NS_ASSUME_NONNULL_BEGIN
            @class Row;
            @interface Table<Key : id<NSCopying>, Value> : NSObject
            @end
            @interface Cell<Content : UIView *> : UITableViewCell
            @end
            @interface Line<Content : UIControl *> : NSObject
            @end
            /// @mockable
            @protocol Screen <NSObject>
            - (Table<NSString *, Row *> *)rows;
            - (Cell<UIControl *> *)cell;
            - (Cell<Row *> *)rowCell;
            - (Line<UIView *> *)line;
            @end
            NS_ASSUME_NONNULL_END
            """
        let output = try Self.output(of: SourceFile(path: "Screen.h", text: text), frontend)
        for result in [
            "rows() -> Table<NSString, Row>", "cell() -> Cell<UIControl>", "rowCell() -> Cell<Row>",
            "line() -> Line<UIView>",
        ] {
            #expect(output.contains("func \(result) {"), "\(result)")
        }
    }

    @Test("protocols with names of Foundation need other ones, or their modules", arguments: frontends)
    func protocolsWithFoundationsNames(frontend: HeaderFrontend) throws {
        func text(_ annotation: String) -> String {
            """
            #import <Foundation/Foundation.h>
            /// \(annotation)
            @protocol Operation <NSObject>
            - (NSOperation *)next;
            @end
            """
        }
        let message =
            "error: Foundation has 'Operation', too, so no mock can conform to it; give it another name with NS_SWIFT_NAME"
        let plain = SourceFile(path: "Operation.h", text: text("@mockable"))
        #expect(try Self.diagnostics(of: plain, frontend).map(\.text) == [message])
        let path = "Kit.framework/Headers/Operation.h"
        #expect(
            try Self.diagnostics(of: SourceFile(path: path, text: text("@mockable")), frontend).map(\.text) == [
                "\(message), or its mock 'module: prefix = Kit' in the annotation"
            ])
        let prefixed = SourceFile(path: path, text: text("@mockable(module: prefix = Kit)"))
        let output = try Self.output(of: prefixed, frontend)
        #expect(output.contains("class OperationMock: NSObject, Kit.Operation {"))
        #expect(output.contains("func next() -> Foundation.Operation! {"))
    }

    @Test("no module tells types apart that a type has the name of", arguments: frontends)
    func moduleWithTypeOfItsName(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            @interface Kit : NSObject @end
            @interface Timer : NSObject @end
            @interface Selector : NSObject @end
            /// @mockable
            @protocol Stopping
            - (void)stop:(Timer *)timer;
            - (void)select:(Selector *)selector;
            @end
            """
        let source = SourceFile(path: "Kit.framework/Headers/Stopping.h", text: text)
        func error(_ member: String, _ type: String, _ module: String) -> String {
            "error: '\(member)' has the type '\(type)' that \(module) has, too, so no class in Swift can conform to 'Stopping'; "
                + "give it another name with NS_SWIFT_NAME, or the header a module that no type has the name of"
        }
        #expect(
            try Self.diagnostics(of: source, frontend).map(\.text) == [
                error("stop:", "Timer", "Foundation"), error("select:", "Selector", "ObjectiveC"),
            ])
    }
}
