// What headers say themselves about their Swift names.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface GRTrack : NSObject
@end

typedef NS_ENUM(NSInteger, GRRepeatMode) {
    GRRepeatModeOff,
} NS_SWIFT_NAME(RepeatMode);

/// @mockable
NS_SWIFT_NAME(AudioPlaying)
@protocol GRAudioPlayer <NSObject>
@property (nonatomic, readonly) NSArray<GRTrack *> *queueOfTracks NS_SWIFT_NAME(queue);
@property (nonatomic) GRRepeatMode repeatMode;
- (void)playTrack:(GRTrack *)track atTime:(NSTimeInterval)time NS_SWIFT_NAME(play(_:from:));
- (BOOL)seekToTime:(NSTimeInterval)time error:(NSError **)error NS_SWIFT_NAME(seek(to:));
- (void)loadWithCompletion:(void (^)(BOOL ok))completion NS_SWIFT_NAME(load(completion:));
- (void)enqueue:(GRTrack *)track NS_SWIFT_NAME(append(_:));
- (NSInteger)rawVolume NS_REFINED_FOR_SWIFT;
- (void)setRawVolume:(NSInteger)volume forChannel:(NSInteger)channel NS_REFINED_FOR_SWIFT;
@property (nonatomic) NSInteger rawBalance NS_REFINED_FOR_SWIFT;
- (void)legacyPlay NS_SWIFT_UNAVAILABLE("use play(_:from:)");
- (void)removedPlay NS_UNAVAILABLE;
- (void)repeat;
- (void)in:(NSInteger)in for:(NSInteger)repeat;
- (void)import:(GRTrack *)class;
@end

/// @mockable
@protocol GRPlayerObserver <GRAudioPlayer>
- (void)audioPlayer:(id<GRAudioPlayer>)player didChangeMode:(GRRepeatMode)mode;
@end

// Names of typedefs that repeat those of their tags mean nothing.
typedef struct GRPoint {
    double x, y;
} GRPoint NS_SWIFT_NAME(Point);
typedef struct {
    double width, height;
} GRSize NS_SWIFT_NAME(Size);
typedef enum GRSide { GRSideLeft } GRSide NS_SWIFT_NAME(Side);

// What a type is in has its Swift name there, also where it is given by the other.
NS_SWIFT_NAME(Album)
@interface GRAlbum : NSObject
@end

typedef NS_ENUM(NSInteger, GRAlbumKind) {
    GRAlbumKindSingle,
} NS_SWIFT_NAME(GRAlbum.Kind);

/// @mockable
NS_SWIFT_NAME(GRAlbum.Sorting)
@protocol GRAlbumSorting
- (GRAlbumKind)kindOfAlbum:(GRAlbum *)album;
@end

/// @mockable
@protocol GRPlane
- (GRPoint)originOfSize:(GRSize)size side:(GRSide)side;
- (struct GRPoint)center;
@end

NS_ASSUME_NONNULL_END
