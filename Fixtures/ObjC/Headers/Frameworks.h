// Protocols in the style of the large SDKs: sessions, locations, peripherals, text, maps, payments, persistence.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface GRSession : NSObject
@end
@interface GRTask : NSObject
@end
@interface GRLocationManager : NSObject
@end
@interface GRLocation : NSObject
@end
@interface GRRegion : NSObject
@end
@interface GRCentral : NSObject
@end
@interface GRPeripheral : NSObject
@end
@interface GRTextView : NSObject
@end
@interface GRMapView : NSObject
@end
@interface GRAnnotationView : NSObject
@end
@interface GRPayment : NSObject
@end
@interface GRContext : NSObject
@end
@interface GRFetchResult<ObjectType> : NSObject
@end

typedef NS_ENUM(NSInteger, GRSessionDisposition) { GRSessionDispositionPerform, GRSessionDispositionCancel };
typedef NS_ENUM(NSInteger, GRAuthorizationStatus) { GRAuthorizationStatusDenied };
typedef NS_OPTIONS(NSUInteger, GRWriteOptions) { GRWriteOptionsAtomic = 1 };
typedef NSString *GRContentType NS_TYPED_EXTENSIBLE_ENUM;

/// @mockable
@protocol GRSessionDelegate <NSObject>
@optional
- (void)session:(GRSession *)session didBecomeInvalidWithError:(nullable NSError *)error;
- (void)session:(GRSession *)session
    didReceiveChallenge:(NSURLAuthenticationChallenge *)challenge
      completionHandler:(void (NS_SWIFT_SENDABLE ^)(GRSessionDisposition disposition,
                                                    NSURLCredential *_Nullable credential))completionHandler;
- (void)sessionDidFinishEventsForBackgroundSession:(GRSession *)session;
@end

/// @mockable
@protocol GRTaskDelegate <GRSessionDelegate>
@optional
- (void)session:(GRSession *)session
                          task:(GRTask *)task
    willPerformHTTPRedirection:(NSHTTPURLResponse *)response
                    newRequest:(NSURLRequest *)request
             completionHandler:(void (^)(NSURLRequest *_Nullable request))completionHandler;
- (void)session:(GRSession *)session
                        task:(GRTask *)task
             didSendBodyData:(int64_t)bytesSent
              totalBytesSent:(int64_t)totalBytesSent
    totalBytesExpectedToSend:(int64_t)totalBytesExpectedToSend;
- (void)session:(GRSession *)session task:(GRTask *)task didCompleteWithError:(nullable NSError *)error;
- (void)session:(GRSession *)session task:(GRTask *)task needNewBodyStream:(void (^)(NSInputStream *_Nullable))handler;
@end

/// @mockable
@protocol GRLocationManagerDelegate <NSObject>
@optional
- (void)locationManager:(GRLocationManager *)manager didUpdateLocations:(NSArray<GRLocation *> *)locations;
- (void)locationManager:(GRLocationManager *)manager didEnterRegion:(GRRegion *)region;
- (void)locationManager:(GRLocationManager *)manager
    monitoringDidFailForRegion:(nullable GRRegion *)region
                     withError:(NSError *)error;
- (void)locationManager:(GRLocationManager *)manager didChangeAuthorizationStatus:(GRAuthorizationStatus)status;
- (BOOL)locationManagerShouldDisplayHeadingCalibration:(GRLocationManager *)manager;
- (void)locationManagerDidPauseLocationUpdates:(GRLocationManager *)manager;
@end

/// @mockable
@protocol GRCentralDelegate <NSObject>
- (void)centralDidUpdateState:(GRCentral *)central;
@optional
- (void)central:(GRCentral *)central willRestoreState:(NSDictionary<NSString *, id> *)dict;
- (void)central:(GRCentral *)central
    didDiscoverPeripheral:(GRPeripheral *)peripheral
        advertisementData:(NSDictionary<NSString *, id> *)advertisementData
                     RSSI:(NSNumber *)RSSI;
- (void)central:(GRCentral *)central didConnectPeripheral:(GRPeripheral *)peripheral;
- (void)central:(GRCentral *)central
    didFailToConnectPeripheral:(GRPeripheral *)peripheral
                         error:(nullable NSError *)error;
@end

/// @mockable
@protocol GRTextViewDelegate <NSObject>
@optional
- (BOOL)textViewShouldBeginEditing:(GRTextView *)textView;
- (BOOL)textView:(GRTextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
- (BOOL)textView:(GRTextView *)textView shouldInteractWithURL:(NSURL *)URL inRange:(NSRange)characterRange;
- (nullable NSArray<NSString *> *)textView:(GRTextView *)textView
                               completions:(NSArray<NSString *> *)words
                       forPartialWordRange:(NSRange)charRange
                       indexOfSelectedItem:(nullable NSInteger *)index;
- (BOOL)textView:(GRTextView *)textView doCommandBySelector:(SEL)commandSelector;
@end

/// @mockable
@protocol GRMapAnnotation <NSObject>
@property (nonatomic, readonly) CGPoint coordinate;
@optional
@property (nonatomic, readonly, copy, nullable) NSString *title;
- (void)setCoordinate:(CGPoint)newCoordinate;
@end

/// @mockable
@protocol GRMapViewDelegate <NSObject>
@optional
- (nullable GRAnnotationView *)mapView:(GRMapView *)mapView viewForAnnotation:(id<GRMapAnnotation>)annotation;
- (void)mapView:(GRMapView *)mapView didAddAnnotationViews:(NSArray<GRAnnotationView *> *)views;
- (void)mapView:(GRMapView *)mapView regionWillChangeAnimated:(BOOL)animated;
- (void)mapViewWillStartLoadingMap:(GRMapView *)mapView;
@end

/// @mockable
@protocol GRPaymentAuthorizing <NSObject>
- (void)paymentController:(id)controller
      didAuthorizePayment:(GRPayment *)payment
                  handler:(void (^)(BOOL authorized, NSArray<NSError *> *_Nullable errors))completion;
- (void)paymentControllerDidFinish:(id)controller;
+ (BOOL)canMakePaymentsUsingNetworks:(NSArray<NSString *> *)networks;
@property (class, nonatomic, readonly) NSArray<NSString *> *availableNetworks;
@end

/// @mockable
@protocol GRPersistence <NSObject>
@property (nonatomic, readonly, strong) GRContext *viewContext;
@property (nonatomic, readonly, copy) NSURL *storeURL;
- (void)loadStoresWithCompletionHandler:(void (^)(NSURL *storeURL, NSError *_Nullable error))block;
- (void)performBackgroundTask:(void (^)(GRContext *context))block;
- (BOOL)saveContext:(GRContext *)context error:(NSError **)error;
- (nullable GRFetchResult<NSString *> *)executeFetchNamed:(NSString *)name
                                                variables:(nullable NSDictionary<NSString *, id> *)variables
                                                    error:(NSError **)error;
- (nullable id)existingObjectWithID:(NSUUID *)objectID error:(NSError **)error;
- (BOOL)writeData:(NSData *)data
           toFile:(NSString *)path
          options:(GRWriteOptions)writeOptionsMask
            error:(NSError *__autoreleasing _Nullable *_Nullable)error;
- (void)deleteObject:(id)object;
- (void)refreshObject:(id)object mergeChanges:(BOOL)flag;
- (void)setMergePolicy:(nullable id)policy forType:(GRContentType)type;
- (NSProgress *)exportItemsOfType:(GRContentType)type
                          toQueue:(NSOperationQueue *)queue
                completionHandler:(void (^_Nullable)(NSURL *_Nullable, NSError *_Nullable))completionHandler;
@end

// Names of Foundation that are others in Swift.
/// @mockable
@protocol GRDownloading <NSObject>
- (void)handleChallenge:(NSURLAuthenticationChallenge *)challenge
             completion:(void (^)(NSURLSessionAuthChallengeDisposition, NSURLCredential *_Nullable))completion;
- (void)parse:(NSData *)data options:(NSJSONReadingOptions)options;
- (NSString *)stringFromDate:(NSDate *)date style:(NSDateFormatterStyle)style;
- (nullable NSURL *)folder:(NSSearchPathDirectory)directory domain:(NSSearchPathDomainMask)mask;
- (void)addDelegate:(nullable id<NSURLSessionTaskDelegate>)delegate;
- (nullable NSDirectoryEnumerator<NSURL *> *)filesAtURL:(NSURL *)url options:(NSDirectoryEnumerationOptions)options;
- (void)runTask:(NSTask *)task until:(NSOperationQueuePriority)priority;
- (void)writeToFile:(FILE *)file transform:(NSStringTransform)transform;
@property (nonatomic, weak, nullable) id<NSStreamDelegate> streamDelegate;
@property NSURLSessionTaskState state;
@end

/// @mockable
@protocol GRDownload <NSProgressReporting, NSURLSessionDelegate>
- (void)cancel;
@end

NS_ASSUME_NONNULL_END
