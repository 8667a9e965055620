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
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration
    API_AVAILABLE(ios(14.0), tvos(14.0));
- (void)setNeedsUpdateConfiguration API_AVAILABLE(ios(14.0), tvos(14.0));
@end

// The states of a cell and the names of additional ones. The overlay has the Swift type of states.
typedef NSString *UIConfigurationStateCustomKey NS_TYPED_EXTENSIBLE_ENUM
    API_AVAILABLE(ios(14.0), tvos(14.0));
API_AVAILABLE(ios(14.0), tvos(14.0)) NS_REFINED_FOR_SWIFT
@interface UICellConfigurationState : NSObject
@end
#pragma clang assume_nonnull end
