// What Fixtures/Golden/Inputs/ObjectiveCTwin.swift says in Swift: the mocks are the same, and that one is called in tests.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// @mockable
@protocol GRDownloader
@property (nonatomic, copy, nullable) NSString *userAgent;
@property (nonatomic, getter=isPaused) BOOL paused;
@property (nonatomic, readonly) NSArray<NSURL *> *pendingURLs;
- (void)downloadURL:(NSURL *)url completionHandler:(void (^)(NSData *_Nullable data, NSError *_Nullable error))handler;
- (BOOL)moveItemAtURL:(NSURL *)url toURL:(NSURL *)destination error:(NSError **)error;
- (nullable NSData *)cachedDataForURL:(NSURL *)url error:(NSError **)error;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (void)cancelAllWithReason:(nullable NSString *)reason;
- (void)enumerateURLsUsingBlock:(void (NS_NOESCAPE ^)(NSURL *url))block;
@end

NS_ASSUME_NONNULL_END
