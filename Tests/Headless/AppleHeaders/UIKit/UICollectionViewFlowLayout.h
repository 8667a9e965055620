// The flow layout, which clients compare with and subclass.
#pragma once
#include "UICollectionViewLayout.h"
#pragma clang assume_nonnull begin

extern const CGSize UICollectionViewFlowLayoutAutomaticSize
    NS_SWIFT_NAME(UICollectionViewFlowLayout.automaticSize);

typedef NS_ENUM(NSInteger, UICollectionViewFlowLayoutSectionInsetReference) {
  UICollectionViewFlowLayoutSectionInsetFromContentInset,
  UICollectionViewFlowLayoutSectionInsetFromSafeArea,
  UICollectionViewFlowLayoutSectionInsetFromLayoutMargins,
} NS_SWIFT_NAME(UICollectionViewFlowLayout.SectionInsetReference);

NS_SWIFT_UI_ACTOR
@interface UICollectionViewFlowLayoutInvalidationContext
    : UICollectionViewLayoutInvalidationContext
@property (nonatomic) BOOL invalidateFlowLayoutDelegateMetrics;
@property (nonatomic) BOOL invalidateFlowLayoutAttributes;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) CGFloat minimumInteritemSpacing;
@property (nonatomic) CGSize itemSize;
@property (nonatomic) CGSize estimatedItemSize;
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@property (nonatomic) CGSize headerReferenceSize;
@property (nonatomic) CGSize footerReferenceSize;
@property (nonatomic) UIEdgeInsets sectionInset;
@property (nonatomic) UICollectionViewFlowLayoutSectionInsetReference sectionInsetReference;
@property (nonatomic) BOOL sectionHeadersPinToVisibleBounds;
@property (nonatomic) BOOL sectionFootersPinToVisibleBounds;
@end
#pragma clang assume_nonnull end
