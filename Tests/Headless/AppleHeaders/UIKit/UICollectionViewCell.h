// The reusable views of a collection view.
#pragma once
#include "UIView.h"
#pragma clang assume_nonnull begin
@class UICollectionViewLayout, UICollectionViewLayoutAttributes;

NS_SWIFT_UI_ACTOR
@interface UICollectionReusableView : UIView
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes
    NS_SWIFT_NAME(apply(_:));
- (void)willTransitionFromLayout:(UICollectionViewLayout *)oldLayout
                        toLayout:(UICollectionViewLayout *)newLayout
    NS_SWIFT_NAME(willTransition(from:to:));
- (void)didTransitionFromLayout:(UICollectionViewLayout *)oldLayout
                       toLayout:(UICollectionViewLayout *)newLayout
    NS_SWIFT_NAME(didTransition(from:to:));
- (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:
    (UICollectionViewLayoutAttributes *)layoutAttributes
    NS_SWIFT_NAME(preferredLayoutAttributesFitting(_:));
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
@end
#pragma clang assume_nonnull end
