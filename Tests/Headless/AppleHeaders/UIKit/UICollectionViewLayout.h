// The base class of layouts, and the objects that it exchanges with its collection view.
#pragma once
#include "UIView.h"
#pragma clang assume_nonnull begin
@class UICollectionView, UICollectionViewLayout;

typedef NS_ENUM(NSInteger, UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical,
  UICollectionViewScrollDirectionHorizontal,
} NS_SWIFT_NAME(UICollectionView.ScrollDirection);
typedef NS_ENUM(NSUInteger, UICollectionElementCategory) {
  UICollectionElementCategoryCell,
  UICollectionElementCategorySupplementaryView,
  UICollectionElementCategoryDecorationView,
} NS_SWIFT_NAME(UICollectionView.ElementCategory);
typedef NS_ENUM(NSInteger, UICollectionUpdateAction) {
  UICollectionUpdateActionInsert,
  UICollectionUpdateActionDelete,
  UICollectionUpdateActionReload,
  UICollectionUpdateActionMove,
  UICollectionUpdateActionNone,
} NS_SWIFT_NAME(UICollectionViewUpdateItem.Action);

extern NSString *const UICollectionElementKindSectionHeader NS_SWIFT_UI_ACTOR
    NS_SWIFT_NAME(UICollectionView.elementKindSectionHeader);
extern NSString *const UICollectionElementKindSectionFooter NS_SWIFT_UI_ACTOR
    NS_SWIFT_NAME(UICollectionView.elementKindSectionFooter);
extern const CGFloat UICollectionViewLayoutAutomaticDimension NS_SWIFT_UI_ACTOR
    NS_SWIFT_NAME(UICollectionViewLayout.automaticDimension)
    API_AVAILABLE(ios(15.0), tvos(15.0));

NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayoutAttributes : NSObject <NSCopying, UIDynamicItem>
@property (nonatomic) CGRect frame;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGSize size;
@property (nonatomic) CATransform3D transform3D;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) NSInteger zIndex;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, strong) NSIndexPath *indexPath;
@property (nonatomic, readonly) UICollectionElementCategory representedElementCategory;
@property (nonatomic, readonly, nullable) NSString *representedElementKind;
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(init(forCellWith:));
+ (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
                                             withIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(init(forSupplementaryViewOfKind:with:));
+ (instancetype)layoutAttributesForDecorationViewOfKind:(NSString *)decorationViewKind
                                          withIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(init(forDecorationViewOfKind:with:));
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayoutInvalidationContext : NSObject
@property (nonatomic, readonly) BOOL invalidateEverything;
@property (nonatomic, readonly) BOOL invalidateDataSourceCounts;
- (void)invalidateItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    NS_SWIFT_NAME(invalidateItems(at:));
- (void)invalidateSupplementaryElementsOfKind:(NSString *)elementKind
                                 atIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    NS_SWIFT_NAME(invalidateSupplementaryElements(ofKind:at:));
- (void)invalidateDecorationElementsOfKind:(NSString *)elementKind
                              atIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    NS_SWIFT_NAME(invalidateDecorationElements(ofKind:at:));
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *invalidatedItemIndexPaths;
@property (nonatomic, readonly, nullable)
    NSDictionary<NSString *, NSArray<NSIndexPath *> *> *invalidatedSupplementaryIndexPaths;
@property (nonatomic, readonly, nullable)
    NSDictionary<NSString *, NSArray<NSIndexPath *> *> *invalidatedDecorationIndexPaths;
@property (nonatomic) CGPoint contentOffsetAdjustment;
@property (nonatomic) CGSize contentSizeAdjustment;
@property (nonatomic, readonly, copy, nullable)
    NSArray<NSIndexPath *> *previousIndexPathsForInteractivelyMovingItems;
@property (nonatomic, readonly, copy, nullable)
    NSArray<NSIndexPath *> *targetIndexPathsForInteractivelyMovingItems;
@property (nonatomic, readonly) CGPoint interactiveMovementTarget;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewUpdateItem : NSObject
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathBeforeUpdate;
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathAfterUpdate;
@property (nonatomic, readonly) UICollectionUpdateAction updateAction;
@end

NS_SWIFT_UI_ACTOR
@interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(nullable NSBundle *)bundleOrNil;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, readonly) UICollectionView *collectionView;
- (void)invalidateLayout;
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context
    NS_SWIFT_NAME(invalidateLayout(with:));
- (void)registerClass:(nullable Class)viewClass
    forDecorationViewOfKind:(NSString *)elementKind
    NS_SWIFT_NAME(register(_:forDecorationViewOfKind:));
- (void)registerNib:(nullable UINib *)nib
    forDecorationViewOfKind:(NSString *)elementKind
    NS_SWIFT_NAME(register(_:forDecorationViewOfKind:));
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewTransitionLayout : UICollectionViewLayout
- (instancetype)initWithCurrentLayout:(UICollectionViewLayout *)currentLayout
                           nextLayout:(UICollectionViewLayout *)newLayout NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic) CGFloat transitionProgress;
@property (nonatomic, readonly) UICollectionViewLayout *currentLayout;
@property (nonatomic, readonly) UICollectionViewLayout *nextLayout;
- (void)updateValue:(CGFloat)value
     forAnimatedKey:(NSString *)key NS_SWIFT_NAME(updateValue(_:forAnimatedKey:));
- (CGFloat)valueForAnimatedKey:(NSString *)key NS_SWIFT_NAME(value(forAnimatedKey:));
@end

#pragma clang assume_nonnull end
