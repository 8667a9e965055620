// The content of a collection view: its views, queries, selection and updates.
#pragma once
#include "UICollectionView.h"
#pragma clang assume_nonnull begin

@interface UICollectionView (Content)
- (void)registerClass:(nullable Class)cellClass
    forCellWithReuseIdentifier:(NSString *)identifier
    NS_SWIFT_NAME(register(_:forCellWithReuseIdentifier:));
- (void)registerClass:(nullable Class)viewClass
    forSupplementaryViewOfKind:(NSString *)elementKind
           withReuseIdentifier:(NSString *)identifier
    NS_SWIFT_NAME(register(_:forSupplementaryViewOfKind:withReuseIdentifier:));
- (UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                                                    forIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(dequeueReusableCell(withReuseIdentifier:for:));
- (UICollectionReusableView *)
    dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind
                       withReuseIdentifier:(NSString *)identifier
                              forIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:));

- (void)reloadData;
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout
                       animated:(BOOL)animated
    NS_SWIFT_NAME(setCollectionViewLayout(_:animated:));
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout
                       animated:(BOOL)animated
                     completion:(void (^_Nullable)(BOOL finished))completion
    NS_SWIFT_NAME(setCollectionViewLayout(_:animated:completion:)) NS_SWIFT_DISABLE_ASYNC;

@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section NS_SWIFT_NAME(numberOfItems(inSection:));
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:
    (NSIndexPath *)indexPath NS_SWIFT_NAME(layoutAttributesForItem(at:));
- (nullable UICollectionViewLayoutAttributes *)
    layoutAttributesForSupplementaryElementOfKind:(NSString *)kind
                                      atIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(layoutAttributesForSupplementaryElement(ofKind:at:));
- (nullable NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point
    NS_SWIFT_NAME(indexPathForItem(at:));
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell
    NS_SWIFT_NAME(indexPath(for:));
- (nullable NSIndexPath *)indexPathForSupplementaryView:
    (UICollectionReusableView *)supplementaryView
    NS_SWIFT_NAME(indexPath(forSupplementaryView:)) API_AVAILABLE(ios(14.0), tvos(14.0));
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(cellForItem(at:));
- (nullable UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)elementKind
                                                           atIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(supplementaryView(forElementKind:at:));
@property (nonatomic, readonly) NSArray<UICollectionViewCell *> *visibleCells;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
- (NSArray<UICollectionReusableView *> *)visibleSupplementaryViewsOfKind:(NSString *)elementKind
    NS_SWIFT_NAME(visibleSupplementaryViews(ofKind:));
- (NSArray<NSIndexPath *> *)indexPathsForVisibleSupplementaryElementsOfKind:(NSString *)elementKind
    NS_SWIFT_NAME(indexPathsForVisibleSupplementaryElements(ofKind:));
- (void)selectItemAtIndexPath:(nullable NSIndexPath *)indexPath
                     animated:(BOOL)animated
               scrollPosition:(UICollectionViewScrollPosition)scrollPosition
    NS_SWIFT_NAME(selectItem(at:animated:scrollPosition:));
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath
                       animated:(BOOL)animated NS_SWIFT_NAME(deselectItem(at:animated:));
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath
               atScrollPosition:(UICollectionViewScrollPosition)scrollPosition
                       animated:(BOOL)animated NS_SWIFT_NAME(scrollToItem(at:at:animated:));

- (void)insertSections:(NSIndexSet *)sections NS_SWIFT_NAME(insertSections(_:));
- (void)deleteSections:(NSIndexSet *)sections NS_SWIFT_NAME(deleteSections(_:));
- (void)reloadSections:(NSIndexSet *)sections NS_SWIFT_NAME(reloadSections(_:));
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    NS_SWIFT_NAME(insertItems(at:));
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    NS_SWIFT_NAME(deleteItems(at:));
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    NS_SWIFT_NAME(reloadItems(at:));
- (void)reconfigureItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    NS_SWIFT_NAME(reconfigureItems(at:)) API_AVAILABLE(ios(15.0), tvos(15.0));
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath
                toIndexPath:(NSIndexPath *)newIndexPath NS_SWIFT_NAME(moveItem(at:to:));
- (void)performBatchUpdates:(void(NS_NOESCAPE ^ _Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion
    NS_SWIFT_NAME(performBatchUpdates(_:completion:)) NS_SWIFT_DISABLE_ASYNC;

- (BOOL)beginInteractiveMovementForItemAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(beginInteractiveMovementForItem(at:));
- (void)updateInteractiveMovementTargetPosition:(CGPoint)targetPosition
    NS_SWIFT_NAME(updateInteractiveMovementTargetPosition(_:));
- (void)endInteractiveMovement;
- (void)cancelInteractiveMovement;
@end
#pragma clang assume_nonnull end
