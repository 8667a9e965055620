// The methods that layouts override.
#pragma once
#include "UICollectionViewLayout.h"
#pragma clang assume_nonnull begin

@interface UICollectionViewLayout (UISubclassingHooks)
@property (class, nonatomic, readonly) Class layoutAttributesClass;
@property (class, nonatomic, readonly) Class invalidationContextClass;
- (void)prepareLayout NS_SWIFT_NAME(prepare());
- (nullable NSArray<UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:
    (CGRect)rect NS_SWIFT_NAME(layoutAttributesForElements(in:));
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:
    (NSIndexPath *)indexPath NS_SWIFT_NAME(layoutAttributesForItem(at:));
- (nullable UICollectionViewLayoutAttributes *)
    layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
                                   atIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(layoutAttributesForSupplementaryView(ofKind:at:));
- (nullable UICollectionViewLayoutAttributes *)
    layoutAttributesForDecorationViewOfKind:(NSString *)elementKind
                                atIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(layoutAttributesForDecorationView(ofKind:at:));
@property (nonatomic, readonly) CGSize collectionViewContentSize;

- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds
    NS_SWIFT_NAME(shouldInvalidateLayout(forBoundsChange:));
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForBoundsChange:(CGRect)newBounds
    NS_SWIFT_NAME(invalidationContext(forBoundsChange:));
- (BOOL)shouldInvalidateLayoutForPreferredLayoutAttributes:
            (UICollectionViewLayoutAttributes *)preferredAttributes
                                    withOriginalAttributes:
                                        (UICollectionViewLayoutAttributes *)originalAttributes
    NS_SWIFT_NAME(shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:));
- (UICollectionViewLayoutInvalidationContext *)
    invalidationContextForPreferredLayoutAttributes:
        (UICollectionViewLayoutAttributes *)preferredAttributes
                             withOriginalAttributes:
                                 (UICollectionViewLayoutAttributes *)originalAttributes
    NS_SWIFT_NAME(invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:));
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset
                                 withScrollingVelocity:(CGPoint)velocity
    NS_SWIFT_NAME(targetContentOffset(forProposedContentOffset:withScrollingVelocity:));
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset
    NS_SWIFT_NAME(targetContentOffset(forProposedContentOffset:));
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection developmentLayoutDirection;
@property (nonatomic, readonly) BOOL flipsHorizontallyInOppositeLayoutDirection;
@end

@interface UICollectionViewLayout (UIUpdateSupportHooks)
- (void)prepareForCollectionViewUpdates:(NSArray<UICollectionViewUpdateItem *> *)updateItems
    NS_SWIFT_NAME(prepare(forCollectionViewUpdates:));
- (void)finalizeCollectionViewUpdates;
- (void)prepareForAnimatedBoundsChange:(CGRect)oldBounds
    NS_SWIFT_NAME(prepare(forAnimatedBoundsChange:));
- (void)finalizeAnimatedBoundsChange;
- (void)prepareForTransitionToLayout:(UICollectionViewLayout *)newLayout
    NS_SWIFT_NAME(prepareForTransition(to:));
- (void)prepareForTransitionFromLayout:(UICollectionViewLayout *)oldLayout
    NS_SWIFT_NAME(prepareForTransition(from:));
- (void)finalizeLayoutTransition;

- (nullable UICollectionViewLayoutAttributes *)
    initialLayoutAttributesForAppearingItemAtIndexPath:(NSIndexPath *)itemIndexPath
    NS_SWIFT_NAME(initialLayoutAttributesForAppearingItem(at:));
- (nullable UICollectionViewLayoutAttributes *)
    finalLayoutAttributesForDisappearingItemAtIndexPath:(NSIndexPath *)itemIndexPath
    NS_SWIFT_NAME(finalLayoutAttributesForDisappearingItem(at:));
- (nullable UICollectionViewLayoutAttributes *)
    initialLayoutAttributesForAppearingSupplementaryElementOfKind:(NSString *)elementKind
                                                      atIndexPath:(NSIndexPath *)elementIndexPath
    NS_SWIFT_NAME(initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:));
- (nullable UICollectionViewLayoutAttributes *)
    finalLayoutAttributesForDisappearingSupplementaryElementOfKind:(NSString *)elementKind
                                                       atIndexPath:(NSIndexPath *)elementIndexPath
    NS_SWIFT_NAME(finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:));
- (nullable UICollectionViewLayoutAttributes *)
    initialLayoutAttributesForAppearingDecorationElementOfKind:(NSString *)elementKind
                                                   atIndexPath:(NSIndexPath *)decorationIndexPath
    NS_SWIFT_NAME(initialLayoutAttributesForAppearingDecorationElement(ofKind:at:));
- (nullable UICollectionViewLayoutAttributes *)
    finalLayoutAttributesForDisappearingDecorationElementOfKind:(NSString *)elementKind
                                                    atIndexPath:(NSIndexPath *)decorationIndexPath
    NS_SWIFT_NAME(finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:));
- (NSArray<NSIndexPath *> *)indexPathsToDeleteForSupplementaryViewOfKind:(NSString *)elementKind
    NS_SWIFT_NAME(indexPathsToDeleteForSupplementaryView(ofKind:));
- (NSArray<NSIndexPath *> *)indexPathsToDeleteForDecorationViewOfKind:(NSString *)elementKind
    NS_SWIFT_NAME(indexPathsToDeleteForDecorationView(ofKind:));
- (NSArray<NSIndexPath *> *)indexPathsToInsertForSupplementaryViewOfKind:(NSString *)elementKind
    NS_SWIFT_NAME(indexPathsToInsertForSupplementaryView(ofKind:));
- (NSArray<NSIndexPath *> *)indexPathsToInsertForDecorationViewOfKind:(NSString *)elementKind
    NS_SWIFT_NAME(indexPathsToInsertForDecorationView(ofKind:));
@end

@interface UICollectionViewLayout (UIReorderingSupportHooks)
- (NSIndexPath *)targetIndexPathForInteractivelyMovingItem:(NSIndexPath *)previousIndexPath
                                              withPosition:(CGPoint)position
    NS_SWIFT_NAME(targetIndexPath(forInteractivelyMovingItem:withPosition:));
- (UICollectionViewLayoutAttributes *)
    layoutAttributesForInteractivelyMovingItemAtIndexPath:(NSIndexPath *)indexPath
                                       withTargetPosition:(CGPoint)position
    NS_SWIFT_NAME(layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:));
- (UICollectionViewLayoutInvalidationContext *)
    invalidationContextForInteractivelyMovingItems:(NSArray<NSIndexPath *> *)targetIndexPaths
                                withTargetPosition:(CGPoint)targetPosition
                                previousIndexPaths:(NSArray<NSIndexPath *> *)previousIndexPaths
                                  previousPosition:(CGPoint)previousPosition
    NS_SWIFT_NAME(invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:));
- (UICollectionViewLayoutInvalidationContext *)
    invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:
        (NSArray<NSIndexPath *> *)indexPaths
                                                         previousIndexPaths:
                                                             (NSArray<NSIndexPath *> *)
                                                                 previousIndexPaths
                                                          movementCancelled:(BOOL)movementCancelled
    NS_SWIFT_NAME(invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:));
@end
#pragma clang assume_nonnull end
