// Animations and accessibility.
#pragma once
#include "UIView.h"
#pragma clang assume_nonnull begin

typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewAnimationOptionRepeat = 1 << 3,
  UIViewAnimationOptionAutoreverse = 1 << 4,
  UIViewAnimationOptionOverrideInheritedDuration = 1 << 5,
  // curveEaseInOut is 0, and an option with the value 0 is unavailable after import. So it is
  // declared in Overlays/UIKit.swiftinterface.
  UIViewAnimationOptionCurveEaseIn = 1 << 16,
  UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16,
} NS_SWIFT_NAME(UIView.AnimationOptions);

@interface UIView (Animation)
@property (class, nonatomic, readonly) BOOL areAnimationsEnabled;
@property (class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration;
+ (void)setAnimationsEnabled:(BOOL)enabled;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
     usingSpringWithDamping:(CGFloat)dampingRatio
      initialSpringVelocity:(CGFloat)velocity
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
+ (void)transitionWithView:(UIView *)view
                  duration:(NSTimeInterval)duration
                   options:(UIViewAnimationOptions)options
                animations:(void (^_Nullable)(void))animations
                completion:(void (^_Nullable)(BOOL finished))completion
    NS_SWIFT_NAME(transition(with:duration:options:animations:completion:)) NS_SWIFT_DISABLE_ASYNC;
+ (void)performWithoutAnimation:(void(NS_NOESCAPE ^)(void))actionsWithoutAnimation
    NS_SWIFT_NAME(performWithoutAnimation(_:));
@end

typedef NS_OPTIONS(unsigned long long, UIAccessibilityTraits) {
  UIAccessibilityTraitNone NS_SWIFT_NAME(none) = 0,
  UIAccessibilityTraitButton NS_SWIFT_NAME(button) = 1 << 0,
  UIAccessibilityTraitLink NS_SWIFT_NAME(link) = 1 << 1,
  UIAccessibilityTraitImage NS_SWIFT_NAME(image) = 1 << 2,
  UIAccessibilityTraitSelected NS_SWIFT_NAME(selected) = 1 << 3,
  UIAccessibilityTraitStaticText NS_SWIFT_NAME(staticText) = 1 << 6,
  UIAccessibilityTraitNotEnabled NS_SWIFT_NAME(notEnabled) = 1 << 8,
  UIAccessibilityTraitAdjustable NS_SWIFT_NAME(adjustable) = 1 << 12,
  UIAccessibilityTraitHeader NS_SWIFT_NAME(header) = 1 << 16,
};

@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityHint NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityValue NS_SWIFT_UI_ACTOR;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits NS_SWIFT_UI_ACTOR;
@property (nonatomic) CGRect accessibilityFrame NS_SWIFT_UI_ACTOR;
@property (nonatomic) CGPoint accessibilityActivationPoint NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL shouldGroupAccessibilityChildren NS_SWIFT_UI_ACTOR;
@end
@interface NSObject (UIAccessibilityAction)
- (BOOL)accessibilityActivate NS_SWIFT_UI_ACTOR;
- (void)accessibilityIncrement NS_SWIFT_UI_ACTOR;
- (void)accessibilityDecrement NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityPerformEscape NS_SWIFT_UI_ACTOR;
@end
@interface NSObject (UIAccessibilityFocus)
- (void)accessibilityElementDidBecomeFocused NS_SWIFT_UI_ACTOR;
- (void)accessibilityElementDidLoseFocus NS_SWIFT_UI_ACTOR;
@end
@interface NSObject (UIAccessibilityContainer)
@property (nullable, nonatomic, strong) NSArray *accessibilityElements NS_SWIFT_UI_ACTOR;
@end
@interface UIView (UIAccessibilityIdentification)
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end
#pragma clang assume_nonnull end
