// The focus of a collection view. Declarations from Apple's documentation, of which a list uses these
// (developer.apple.com/documentation/uikit): uifocusheading, uifocusupdatecontext,
// uicollectionviewfocusupdatecontext, uifocusanimationcoordinator, uifocusenvironment.
#pragma once
#include "UICollectionView.h"
#pragma clang assume_nonnull begin

typedef NS_OPTIONS(NSUInteger, UIFocusHeading) {
  UIFocusHeadingNone = 0,
  UIFocusHeadingUp = 1 << 0,
  UIFocusHeadingDown = 1 << 1,
  UIFocusHeadingLeft = 1 << 2,
  UIFocusHeadingRight = 1 << 3,
  UIFocusHeadingNext = 1 << 4,
  UIFocusHeadingPrevious = 1 << 5,
};

NS_SWIFT_UI_ACTOR
@interface UIFocusUpdateContext : NSObject
@property (nonatomic, readonly) UIFocusHeading focusHeading;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewFocusUpdateContext : UIFocusUpdateContext
@property (nullable, nonatomic, readonly) NSIndexPath *previouslyFocusedIndexPath;
@property (nullable, nonatomic, readonly) NSIndexPath *nextFocusedIndexPath;
@end

NS_SWIFT_UI_ACTOR
@interface UIFocusAnimationCoordinator : NSObject
- (void)addCoordinatedAnimations:(nullable void (^)(void))animations
                      completion:(nullable void (^)(void))completion
    NS_SWIFT_NAME(addCoordinatedAnimations(_:completion:)) NS_SWIFT_DISABLE_ASYNC;
@end

@interface UIView (Focus)
- (void)setNeedsFocusUpdate;
@end

@interface UICollectionView (Focus)
@property (nonatomic) BOOL remembersLastFocusedIndexPath;
@property (nonatomic) BOOL allowsFocus API_AVAILABLE(ios(15.0), tvos(15.0));
@end
#pragma clang assume_nonnull end
