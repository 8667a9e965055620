// The view: its geometry, tree and layout passes; its traits, direction, safe area and margins.
#pragma once
#include "UITraitCollection.h"
#pragma clang assume_nonnull begin
@class UIColor, UIView, UIWindow, UITouch, UIEvent, UIViewController;

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder;
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
@end
typedef NS_ENUM(NSInteger, UITouchPhase) {
  UITouchPhaseBegan,
  UITouchPhaseMoved,
  UITouchPhaseStationary,
  UITouchPhaseEnded,
  UITouchPhaseCancelled,
} NS_SWIFT_NAME(UITouch.Phase);
NS_SWIFT_UI_ACTOR
@interface UITouch : NSObject
@property (nonatomic, readonly) UITouchPhase phase;
@property (nonatomic, readonly) NSUInteger tapCount;
@property (nullable, nonatomic, readonly, strong) UIWindow *window;
@property (nullable, nonatomic, readonly, strong) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view NS_SWIFT_NAME(location(in:));
@end
NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@end

typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
static const UILayoutPriority UILayoutPriorityRequired = 1000;
static const UILayoutPriority UILayoutPriorityDefaultHigh = 750;
static const UILayoutPriority UILayoutPriorityDragThatCanResizeScene = 510;
static const UILayoutPriority UILayoutPrioritySceneSizeStayPut = 500;
static const UILayoutPriority UILayoutPriorityDragThatCannotResizeScene = 490;
static const UILayoutPriority UILayoutPriorityDefaultLow = 250;
static const UILayoutPriority UILayoutPriorityFittingSizeLevel = 50;
extern const CGSize UILayoutFittingCompressedSize NS_SWIFT_NAME(UIView.layoutFittingCompressedSize);
extern const CGSize UILayoutFittingExpandedSize NS_SWIFT_NAME(UIView.layoutFittingExpandedSize);

extern const CGFloat UIViewNoIntrinsicMetric NS_SWIFT_NAME(UIView.noIntrinsicMetric);

typedef NS_ENUM(NSInteger, UIViewContentMode) {
  UIViewContentModeScaleToFill,
  UIViewContentModeScaleAspectFit,
  UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw,
  UIViewContentModeCenter,
  UIViewContentModeTop,
  UIViewContentModeBottom,
  UIViewContentModeLeft,
  UIViewContentModeRight,
  UIViewContentModeTopLeft,
  UIViewContentModeTopRight,
  UIViewContentModeBottomLeft,
  UIViewContentModeBottomRight,
} NS_SWIFT_NAME(UIView.ContentMode);

typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5,
} NS_SWIFT_NAME(UIView.AutoresizingMask);

NS_SWIFT_UI_ACTOR
@protocol UIDynamicItem <NSObject>
@property (nonatomic) CGPoint center;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic) CGAffineTransform transform;
@end

@class UIView;

NS_SWIFT_UI_ACTOR
@interface UILayoutGuide : NSObject
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nonatomic, nullable, weak, readonly) UIView *owningView;
@end

NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding, UITraitEnvironment, UIDynamicItem>
@property (class, nonatomic, readonly) Class layerClass;
@property (nonatomic, readonly, strong) CALayer *layer;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CGPoint anchorPoint API_AVAILABLE(ios(16.0), tvos(16.0));
@property (nonatomic) CATransform3D transform3D API_AVAILABLE(ios(13.0), tvos(13.0));
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic) NSInteger tag;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
- (void)tintColorDidChange;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle
    API_AVAILABLE(ios(13.0), tvos(13.0));
@property (nonatomic) UIViewContentMode contentMode;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nonatomic) BOOL autoresizesSubviews;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;

@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;
- (void)exchangeSubviewAtIndex:(NSInteger)index1
            withSubviewAtIndex:(NSInteger)index2
    NS_SWIFT_NAME(exchangeSubview(at:withSubviewAt:));
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index NS_SWIFT_NAME(insertSubview(_:at:));
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)sendSubviewToBack:(UIView *)view NS_SWIFT_NAME(sendSubviewToBack(_:));
- (void)removeFromSuperview;
- (void)didAddSubview:(UIView *)subview NS_SWIFT_NAME(didAddSubview(_:));
- (void)willRemoveSubview:(UIView *)subview NS_SWIFT_NAME(willRemoveSubview(_:));
- (void)willMoveToSuperview:(nullable UIView *)newSuperview NS_SWIFT_NAME(willMove(toSuperview:));
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow NS_SWIFT_NAME(willMove(toWindow:));
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view NS_SWIFT_NAME(isDescendant(of:));
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag NS_SWIFT_NAME(viewWithTag(_:));

- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)updateTraitsIfNeeded API_AVAILABLE(ios(17.0), tvos(17.0));
- (void)layoutSubviews;
- (void)setNeedsUpdateConstraints;
- (void)updateConstraints;
- (void)setNeedsDisplay;
- (void)drawRect:(CGRect)rect NS_SWIFT_NAME(draw(_:));
- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates
    NS_SWIFT_NAME(snapshotView(afterScreenUpdates:));
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
    NS_SWIFT_NAME(systemLayoutSizeFitting(_:));
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority
    NS_SWIFT_NAME(
        systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:));

@property (readonly, strong) UIView *viewForFirstBaselineLayout
    NS_SWIFT_NAME(forFirstBaselineLayout);
@property (readonly, strong) UIView *viewForLastBaselineLayout
    NS_SWIFT_NAME(forLastBaselineLayout);

@property (nonatomic, readonly) BOOL canBecomeFocused;
@property (readonly, nonatomic, getter=isFocused) BOOL focused;

- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (BOOL)pointInside:(CGPoint)point
          withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(point(inside:with:));
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:to:));

- (CGPoint)convertPoint:(CGPoint)point
               fromView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:from:));
- (CGRect)convertRect:(CGRect)rect
             fromView:(nullable UIView *)view NS_SWIFT_NAME(convert(_:from:));

+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:
    (UISemanticContentAttribute)attribute NS_SWIFT_NAME(userInterfaceLayoutDirection(for:));
+ (UIUserInterfaceLayoutDirection)
    userInterfaceLayoutDirectionForSemanticContentAttribute:
        (UISemanticContentAttribute)semanticContentAttribute
                              relativeToLayoutDirection:
                                  (UIUserInterfaceLayoutDirection)layoutDirection
    NS_SWIFT_NAME(userInterfaceLayoutDirection(for:relativeTo:));
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property (nonatomic, readonly)
    UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
- (void)safeAreaInsetsDidChange;
@property (nonatomic, readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *readableContentGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins;
@property (nonatomic) BOOL preservesSuperviewLayoutMargins;
@property (nonatomic) BOOL insetsLayoutMarginsFromSafeArea;
- (void)layoutMarginsDidChange;
@end
#pragma clang assume_nonnull end
