// Compositional layouts, as far as clients compare with them. The headless UIKit has none.
#pragma once
#include "UICollectionViewLayout.h"
#pragma clang assume_nonnull begin

typedef NS_ENUM(NSInteger, NSRectAlignment) {
  NSRectAlignmentNone = 0,
  NSRectAlignmentTop,
  NSRectAlignmentTopLeading,
  NSRectAlignmentLeading,
  NSRectAlignmentBottomLeading,
  NSRectAlignmentBottom,
  NSRectAlignmentBottomTrailing,
  NSRectAlignmentTrailing,
  NSRectAlignmentTopTrailing,
};

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutDimension : NSObject
+ (instancetype)fractionalWidthDimension:(CGFloat)fractionalWidth
    NS_SWIFT_NAME(fractionalWidth(_:));
+ (instancetype)estimatedDimension:(CGFloat)estimatedDimension NS_SWIFT_NAME(estimated(_:));
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutSize : NSObject
+ (instancetype)sizeWithWidthDimension:(NSCollectionLayoutDimension *)width
                       heightDimension:(NSCollectionLayoutDimension *)height;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutSpacing : NSObject
+ (instancetype)fixedSpacing:(CGFloat)fixedSpacing NS_SWIFT_NAME(fixed(_:));
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutItem : NSObject
+ (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutGroup : NSCollectionLayoutItem
@property (nonatomic, copy, nullable) NSCollectionLayoutSpacing *interItemSpacing;
+ (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                             repeatingSubitem:(NSCollectionLayoutItem *)subitem
                                        count:(NSInteger)count
    API_AVAILABLE(ios(16.0), tvos(16.0))
    NS_SWIFT_NAME(horizontal(layoutSize:repeatingSubitem:count:));
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutSupplementaryItem : NSCollectionLayoutItem
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutBoundarySupplementaryItem : NSCollectionLayoutSupplementaryItem
+ (instancetype)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                            elementKind:(NSString *)elementKind
                                              alignment:(NSRectAlignment)alignment;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutSection : NSObject
+ (instancetype)sectionWithGroup:(NSCollectionLayoutGroup *)group;
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic) CGFloat interGroupSpacing;
@property (nonatomic, copy)
    NSArray<NSCollectionLayoutBoundarySupplementaryItem *> *boundarySupplementaryItems;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewCompositionalLayout : UICollectionViewLayout
- (instancetype)initWithSection:(NSCollectionLayoutSection *)section;
@end
#pragma clang assume_nonnull end
