// The scroll view and its delegate.
#pragma once
#include "UIControl.h"
#include "UIGestureRecognizer.h"
#pragma clang assume_nonnull begin
@protocol UIScrollViewDelegate;

typedef NS_ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) {
  UIScrollViewContentInsetAdjustmentAutomatic,
  UIScrollViewContentInsetAdjustmentScrollableAxes,
  UIScrollViewContentInsetAdjustmentNever,
  UIScrollViewContentInsetAdjustmentAlways,
} NS_SWIFT_NAME(UIScrollView.ContentInsetAdjustmentBehavior);

typedef CGFloat UIScrollViewDecelerationRate NS_TYPED_EXTENSIBLE_ENUM
    NS_SWIFT_NAME(UIScrollView.DecelerationRate);
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateNormal;
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateFast;
typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone,
  UIScrollViewKeyboardDismissModeOnDrag,
  UIScrollViewKeyboardDismissModeInteractive,
} NS_SWIFT_NAME(UIScrollView.KeyboardDismissMode);

NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl API_UNAVAILABLE(tvos);
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic) UIEdgeInsets contentInset;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset;
- (void)adjustedContentInsetDidChange NS_REQUIRES_SUPER;
@property (nonatomic)
    UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property (nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property (nonatomic) BOOL bounces;
@property (nonatomic) BOOL alwaysBounceVertical;
@property (nonatomic) BOOL alwaysBounceHorizontal;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic, getter=isPagingEnabled) BOOL pagingEnabled API_UNAVAILABLE(tvos);
@property (nonatomic) BOOL showsVerticalScrollIndicator;
@property (nonatomic) BOOL showsHorizontalScrollIndicator;
@property (nonatomic) UIEdgeInsets verticalScrollIndicatorInsets;
@property (nonatomic) UIEdgeInsets horizontalScrollIndicatorInsets;
@property (nonatomic) BOOL automaticallyAdjustsScrollIndicatorInsets;
@property (nonatomic) UIScrollViewDecelerationRate decelerationRate;
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (nonatomic, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property (nonatomic) BOOL scrollsToTop API_UNAVAILABLE(tvos);
@property (nonatomic) BOOL delaysContentTouches;
@property (nonatomic) BOOL canCancelContentTouches;
@property (nonatomic) CGFloat minimumZoomScale;
@property (nonatomic) CGFloat maximumZoomScale;
@property (nonatomic) CGFloat zoomScale;
@property (nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
- (void)flashScrollIndicators;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isDragging) BOOL dragging;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@end

NS_SWIFT_UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView
                     withVelocity:(CGPoint)velocity
              targetContentOffset:(inout CGPoint *)targetContentOffset;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (void)scrollViewDidZoom:(UIScrollView *)scrollView;
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView
    NS_SWIFT_NAME(viewForZooming(in:));
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView
    NS_SWIFT_NAME(scrollViewShouldScrollToTop(_:));
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView
    NS_SWIFT_NAME(scrollViewDidScrollToTop(_:));
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView;
@end
#pragma clang assume_nonnull end
