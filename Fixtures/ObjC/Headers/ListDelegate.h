// A delegate and a data source in the style of list views: the sender first, then what happens.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface GRListView : NSObject
@end
@interface GRListCell : NSObject
@end

typedef NS_ENUM(NSInteger, GRScrollPosition) {
    GRScrollPositionNone,
    GRScrollPositionTop,
};

/// @mockable
@protocol GRListViewDataSource <NSObject>
- (NSInteger)numberOfSectionsInListView:(GRListView *)listView;
- (NSInteger)listView:(GRListView *)listView numberOfRowsInSection:(NSInteger)section;
- (GRListCell *)listView:(GRListView *)listView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (nullable NSString *)listView:(GRListView *)listView titleForHeaderInSection:(NSInteger)section;
- (BOOL)listView:(GRListView *)listView canMoveRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSArray<NSString *> *)sectionIndexTitlesForListView:(GRListView *)listView;
@end

/// @mockable
@protocol GRListViewDelegate <NSObject>
@optional
- (void)listView:(GRListView *)listView willDisplayCell:(GRListCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)listView:(GRListView *)listView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)listView:(GRListView *)listView willSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)listView:(GRListView *)listView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)listViewDidScroll:(GRListView *)listView;
- (void)listViewDidEndDragging:(GRListView *)listView willDecelerate:(BOOL)decelerate;
- (void)listViewWillEndDragging:(GRListView *)listView withVelocity:(CGPoint)velocity
            targetContentOffset:(inout CGPoint *)targetContentOffset;
- (BOOL)listView:(GRListView *)listView shouldScrollToPosition:(GRScrollPosition)position animated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
