// What only subclasses of a gesture recognizer use. It is a module that UIKit does not export, so a
// file of Swift imports it by `import UIKit.UIGestureRecognizerSubclass`.
#pragma once
#include "UIGestureRecognizer.h"
#pragma clang assume_nonnull begin

@interface UIGestureRecognizer (UIGestureRecognizerProtected)
@property (nonatomic, readwrite) UIGestureRecognizerState state;
- (void)reset;
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)preventedGestureRecognizer
    NS_SWIFT_NAME(canPrevent(_:));
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)preventingGestureRecognizer
    NS_SWIFT_NAME(canBePrevented(by:));
- (BOOL)shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    NS_SWIFT_NAME(shouldRequireFailure(of:));
- (BOOL)shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    NS_SWIFT_NAME(shouldBeRequiredToFail(by:));
- (void)touchesBegan:(NSSet<UITouch *> *)touches
           withEvent:(UIEvent *)event NS_SWIFT_NAME(touchesBegan(_:with:));
- (void)touchesMoved:(NSSet<UITouch *> *)touches
           withEvent:(UIEvent *)event NS_SWIFT_NAME(touchesMoved(_:with:));
- (void)touchesEnded:(NSSet<UITouch *> *)touches
           withEvent:(UIEvent *)event NS_SWIFT_NAME(touchesEnded(_:with:));
- (void)touchesCancelled:(NSSet<UITouch *> *)touches
               withEvent:(UIEvent *)event NS_SWIFT_NAME(touchesCancelled(_:with:));
@end
#pragma clang assume_nonnull end
