// Animators, which are objects.
#pragma once
#include "UIView+Animation.h"
#pragma clang assume_nonnull begin

typedef NS_ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut,
  UIViewAnimationCurveEaseIn,
  UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear,
} NS_SWIFT_NAME(UIView.AnimationCurve);
typedef NS_ENUM(NSInteger, UIViewAnimatingPosition) {
  UIViewAnimatingPositionEnd,
  UIViewAnimatingPositionStart,
  UIViewAnimatingPositionCurrent,
};
typedef NS_ENUM(NSInteger, UIViewAnimatingState) {
  UIViewAnimatingStateInactive,
  UIViewAnimatingStateActive,
  UIViewAnimatingStateStopped,
};

NS_SWIFT_UI_ACTOR
@protocol UITimingCurveProvider <NSObject>
@end
NS_SWIFT_UI_ACTOR
@interface UICubicTimingParameters : NSObject <UITimingCurveProvider>
- (instancetype)initWithAnimationCurve:(UIViewAnimationCurve)curve NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIViewAnimationCurve animationCurve;
@end
NS_SWIFT_UI_ACTOR
@interface UISpringTimingParameters : NSObject <UITimingCurveProvider>
- (instancetype)initWithDampingRatio:(CGFloat)ratio;
@end

NS_SWIFT_UI_ACTOR
@interface UIViewPropertyAnimator : NSObject
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly) UIViewAnimatingState state;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic, getter=isReversed) BOOL reversed;
@property (nonatomic) CGFloat fractionComplete;
@property (nonatomic, getter=isInterruptible) BOOL interruptible;
@property (nonatomic) BOOL pausesOnCompletion;
- (instancetype)initWithDuration:(NSTimeInterval)duration
                timingParameters:(id<UITimingCurveProvider>)parameters NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithDuration:(NSTimeInterval)duration
                           curve:(UIViewAnimationCurve)curve
                      animations:(void (^_Nullable)(void))animations;
- (instancetype)initWithDuration:(NSTimeInterval)duration
                    dampingRatio:(CGFloat)ratio
                      animations:(void (^_Nullable)(void))animations;
+ (instancetype)
    runningPropertyAnimatorWithDuration:(NSTimeInterval)duration
                                  delay:(NSTimeInterval)delay
                                options:(UIViewAnimationOptions)options
                             animations:(void (^)(void))animations
                             completion:
                                 (void (^_Nullable)(UIViewAnimatingPosition finalPosition))completion
    NS_SWIFT_NAME(runningPropertyAnimator(withDuration:delay:options:animations:completion:))
        NS_SWIFT_DISABLE_ASYNC;
- (void)addAnimations:(void (^)(void))animation NS_SWIFT_NAME(addAnimations(_:));
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion
    NS_SWIFT_NAME(addCompletion(_:)) NS_SWIFT_DISABLE_ASYNC;
- (void)startAnimation;
- (void)startAnimationAfterDelay:(NSTimeInterval)delay NS_SWIFT_NAME(startAnimation(afterDelay:));
- (void)pauseAnimation;
- (void)stopAnimation:(BOOL)withoutFinishing NS_SWIFT_NAME(stopAnimation(_:));
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition
    NS_SWIFT_NAME(finishAnimation(at:));
@end
#pragma clang assume_nonnull end
