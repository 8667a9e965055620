// The collection view, its data source and its delegate.
#pragma once
#include "UICollectionViewCell.h"
#include "UIControl.h"
#include "UICollectionViewLayout.h"
#include "UIScrollView.h"
#pragma clang assume_nonnull begin

typedef NS_OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
  UICollectionViewScrollPositionNone = 0,
  UICollectionViewScrollPositionTop = 1 << 0,
  UICollectionViewScrollPositionCenteredVertically = 1 << 1,
  UICollectionViewScrollPositionBottom = 1 << 2,
  UICollectionViewScrollPositionLeft = 1 << 3,
  UICollectionViewScrollPositionCenteredHorizontally = 1 << 4,
  UICollectionViewScrollPositionRight = 1 << 5,
} NS_SWIFT_NAME(UICollectionView.ScrollPosition);

typedef NS_ENUM(NSInteger, UICollectionViewSelfSizingInvalidation) {
  UICollectionViewSelfSizingInvalidationDisabled,
  UICollectionViewSelfSizingInvalidationEnabled,
  UICollectionViewSelfSizingInvalidationEnabledIncludingConstraints,
} NS_SWIFT_NAME(UICollectionView.SelfSizingInvalidation) API_AVAILABLE(ios(16.0), tvos(16.0));

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(11.0), tvos(11.0))
@protocol UIDataSourceTranslating <NSObject>
- (NSInteger)presentationSectionIndexForDataSourceSectionIndex:(NSInteger)dataSourceSectionIndex
    NS_SWIFT_NAME(presentationSectionIndex(forDataSourceSectionIndex:));
- (NSInteger)dataSourceSectionIndexForPresentationSectionIndex:(NSInteger)presentationSectionIndex
    NS_SWIFT_NAME(dataSourceSectionIndex(forPresentationSectionIndex:));
- (nullable NSIndexPath *)presentationIndexPathForDataSourceIndexPath:
    (nullable NSIndexPath *)dataSourceIndexPath
    NS_SWIFT_NAME(presentationIndexPath(forDataSourceIndexPath:));
- (nullable NSIndexPath *)dataSourceIndexPathForPresentationIndexPath:
    (nullable NSIndexPath *)presentationIndexPath
    NS_SWIFT_NAME(dataSourceIndexPath(forPresentationIndexPath:));
- (void)performUsingPresentationValues:(void(NS_NOESCAPE ^)(void))actionsToTranslate
    NS_SWIFT_NAME(performUsingPresentationValues(_:));
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDataSource <NSObject>
@required
- (NSInteger)collectionView:(UICollectionView *)collectionView
     numberOfItemsInSection:(NSInteger)section;
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                  cellForItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:cellForItemAt:));
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView
    NS_SWIFT_NAME(numberOfSections(in:));
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:viewForSupplementaryElementOfKind:at:));
- (BOOL)collectionView:(UICollectionView *)collectionView
    canMoveItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:canMoveItemAt:));
- (void)collectionView:(UICollectionView *)collectionView
    moveItemAtIndexPath:(NSIndexPath *)sourceIndexPath
            toIndexPath:(NSIndexPath *)destinationIndexPath
    NS_SWIFT_NAME(collectionView(_:moveItemAt:to:));
- (nullable NSArray<NSString *> *)indexTitlesForCollectionView:(UICollectionView *)collectionView
    NS_SWIFT_NAME(indexTitles(for:)) API_AVAILABLE(ios(14.0), tvos(10.2));
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView
         indexPathForIndexTitle:(NSString *)title
                        atIndex:(NSInteger)index
    NS_SWIFT_NAME(collectionView(_:indexPathForIndexTitle:at:))
    API_AVAILABLE(ios(14.0), tvos(10.2));
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDataSourcePrefetching <NSObject>
- (void)collectionView:(UICollectionView *)collectionView
    prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    NS_SWIFT_NAME(collectionView(_:prefetchItemsAt:));
@optional
- (void)collectionView:(UICollectionView *)collectionView
    cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    NS_SWIFT_NAME(collectionView(_:cancelPrefetchingForItemsAt:));
@end

@class UICollectionViewFocusUpdateContext;
@class UIFocusAnimationCoordinator;

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:shouldHighlightItemAt:));
- (void)collectionView:(UICollectionView *)collectionView
    didHighlightItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:didHighlightItemAt:));
- (void)collectionView:(UICollectionView *)collectionView
    didUnhighlightItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:didUnhighlightItemAt:));
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldDeselectItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:shouldDeselectItemAt:));
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:shouldSelectItemAt:));
- (void)collectionView:(UICollectionView *)collectionView
    didSelectItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:didSelectItemAt:));
- (void)collectionView:(UICollectionView *)collectionView
    didDeselectItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:didDeselectItemAt:));
- (BOOL)collectionView:(UICollectionView *)collectionView
    canFocusItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:canFocusItemAt:));
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context
    NS_SWIFT_NAME(collectionView(_:shouldUpdateFocusIn:));
- (void)collectionView:(UICollectionView *)collectionView
    didUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context
    withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator
    NS_SWIFT_NAME(collectionView(_:didUpdateFocusIn:with:));
- (nullable NSIndexPath *)indexPathForPreferredFocusedViewInCollectionView:
    (UICollectionView *)collectionView
    NS_SWIFT_NAME(indexPathForPreferredFocusedView(in:));
- (void)collectionView:(UICollectionView *)collectionView
       willDisplayCell:(UICollectionViewCell *)cell
    forItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:willDisplay:forItemAt:));
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingCell:(UICollectionViewCell *)cell
      forItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:didEndDisplaying:forItemAt:));
- (void)collectionView:(UICollectionView *)collectionView
    willDisplaySupplementaryView:(UICollectionReusableView *)view
                  forElementKind:(NSString *)elementKind
                     atIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:willDisplaySupplementaryView:forElementKind:at:));
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingSupplementaryView:(UICollectionReusableView *)view
                     forElementOfKind:(NSString *)elementKind
                          atIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:));
- (CGPoint)collectionView:(UICollectionView *)collectionView
    targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset;
- (UICollectionViewTransitionLayout *)collectionView:(UICollectionView *)collectionView
                        transitionLayoutForOldLayout:(UICollectionViewLayout *)fromLayout
                                           newLayout:(UICollectionViewLayout *)toLayout;
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView
    targetIndexPathForMoveFromItemAtIndexPath:(NSIndexPath *)originalIndexPath
                          toProposedIndexPath:(NSIndexPath *)proposedIndexPath
    NS_SWIFT_NAME(collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:))
    API_DEPRECATED_IOS("Answer for the original index path.", 9.0, 15.0);
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView
    targetIndexPathForMoveOfItemFromOriginalIndexPath:(NSIndexPath *)originalIndexPath
                                   atCurrentIndexPath:(NSIndexPath *)currentIndexPath
                                  toProposedIndexPath:(NSIndexPath *)proposedIndexPath
    NS_SWIFT_NAME(collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:))
    API_AVAILABLE(ios(15.0), tvos(15.0));
- (nullable UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView
              contextMenuConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath
                                                   point:(CGPoint)point
    NS_SWIFT_NAME(collectionView(_:contextMenuConfigurationForItemAt:point:))
    API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
- (nullable UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView
             contextMenuConfigurationForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
                                                    point:(CGPoint)point
    NS_SWIFT_NAME(collectionView(_:contextMenuConfigurationForItemsAt:point:))
    API_AVAILABLE(ios(16.0)) API_UNAVAILABLE(tvos);
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView
                  layout:(UICollectionViewLayout *)collectionViewLayout
  sizeForItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(collectionView(_:layout:sizeForItemAt:));
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView
                        layout:(UICollectionViewLayout *)collectionViewLayout
        insetForSectionAtIndex:(NSInteger)section
    NS_SWIFT_NAME(collectionView(_:layout:insetForSectionAt:));
- (CGFloat)collectionView:(UICollectionView *)collectionView
                                 layout:(UICollectionViewLayout *)collectionViewLayout
    minimumLineSpacingForSectionAtIndex:(NSInteger)section
    NS_SWIFT_NAME(collectionView(_:layout:minimumLineSpacingForSectionAt:));
- (CGFloat)collectionView:(UICollectionView *)collectionView
                                      layout:(UICollectionViewLayout *)collectionViewLayout
    minimumInteritemSpacingForSectionAtIndex:(NSInteger)section
    NS_SWIFT_NAME(collectionView(_:layout:minimumInteritemSpacingForSectionAt:));
- (CGSize)collectionView:(UICollectionView *)collectionView
                             layout:(UICollectionViewLayout *)collectionViewLayout
    referenceSizeForHeaderInSection:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView
                             layout:(UICollectionViewLayout *)collectionViewLayout
    referenceSizeForFooterInSection:(NSInteger)section;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIScrollView <UIDataSourceTranslating>
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSourcePrefetching> prefetchDataSource;
@property (nonatomic, getter=isPrefetchingEnabled) BOOL prefetchingEnabled;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
@property (nonatomic) UICollectionViewSelfSizingInvalidation selfSizingInvalidation
    API_AVAILABLE(ios(16.0), tvos(16.0));
@end

#pragma clang assume_nonnull end
