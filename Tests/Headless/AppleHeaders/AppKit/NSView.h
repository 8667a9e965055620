// The view: its geometry, tree, layout passes and appearance.
#pragma once
#include "NSAnimationContext.h"
#include "NSAppearance.h"
#pragma clang assume_nonnull begin
@class NSView, NSWindow;

@interface NSObject (NSNibAwaking)
- (void)awakeFromNib;
- (void)prepareForInterfaceBuilder;
@end

NS_SWIFT_UI_ACTOR
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable) NSResponder *nextResponder NS_SWIFT_NAME(nextResponder);
@property (readonly) BOOL acceptsFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@end

// The importer makes methods of this protocol's properties.
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(NSAccessibilityProtocol)
@protocol NSAccessibility <NSObject>
- (BOOL)isAccessibilityElement;
- (void)setAccessibilityElement:(BOOL)accessibilityElement NS_SWIFT_NAME(setAccessibilityElement(_:));
- (nullable NSString *)accessibilityLabel;
- (void)setAccessibilityLabel:(nullable NSString *)accessibilityLabel
    NS_SWIFT_NAME(setAccessibilityLabel(_:));
- (nullable NSArray *)accessibilityChildren;
- (void)setAccessibilityChildren:(nullable NSArray *)accessibilityChildren
    NS_SWIFT_NAME(setAccessibilityChildren(_:));
@end

typedef NS_ENUM(NSInteger, NSUserInterfaceLayoutDirection) {
  NSUserInterfaceLayoutDirectionLeftToRight = 0,
  NSUserInterfaceLayoutDirectionRightToLeft = 1,
};

typedef NS_ENUM(NSInteger, NSWindowOrderingMode) {
  NSWindowAbove = 1,
  NSWindowBelow = -1,
  NSWindowOut = 0,
} NS_SWIFT_NAME(NSWindow.OrderingMode);

typedef NS_OPTIONS(NSUInteger, NSAutoresizingMaskOptions) {
  NSViewNotSizable = 0,
  NSViewMinXMargin NS_SWIFT_NAME(minXMargin) = 1,
  NSViewWidthSizable NS_SWIFT_NAME(width) = 2,
  NSViewMaxXMargin NS_SWIFT_NAME(maxXMargin) = 4,
  NSViewMinYMargin NS_SWIFT_NAME(minYMargin) = 8,
  NSViewHeightSizable NS_SWIFT_NAME(height) = 16,
  NSViewMaxYMargin NS_SWIFT_NAME(maxYMargin) = 32,
} NS_SWIFT_NAME(NSView.AutoresizingMask);

extern const CGFloat NSViewNoIntrinsicMetric NS_SWIFT_NAME(NSView.noIntrinsicMetric);

NS_SWIFT_UI_ACTOR
@interface NSView : NSResponder <NSAnimatablePropertyContainer, NSAccessibility>
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property (nullable, readonly) NSWindow *window;
@property (nullable, readonly) NSView *superview;
@property (copy) NSArray<NSView *> *subviews;
- (BOOL)isDescendantOf:(NSView *)view NS_SWIFT_NAME(isDescendant(of:));
- (void)addSubview:(NSView *)view;
- (void)addSubview:(NSView *)view
        positioned:(NSWindowOrderingMode)place
        relativeTo:(nullable NSView *)otherView;
- (void)removeFromSuperview;
- (void)removeFromSuperviewWithoutNeedingDisplay;
- (void)viewWillMoveToWindow:(nullable NSWindow *)newWindow NS_SWIFT_NAME(viewWillMove(toWindow:));
- (void)viewDidMoveToWindow;
- (void)viewWillMoveToSuperview:(nullable NSView *)newSuperview
    NS_SWIFT_NAME(viewWillMove(toSuperview:));
- (void)viewDidMoveToSuperview;
- (void)didAddSubview:(NSView *)subview;
- (void)willRemoveSubview:(NSView *)subview;

- (void)setFrameOrigin:(NSPoint)newOrigin;
- (void)setFrameSize:(NSSize)newSize;
@property NSRect frame;
- (void)setBoundsOrigin:(NSPoint)newOrigin;
- (void)setBoundsSize:(NSSize)newSize;
@property NSRect bounds;
@property (getter=isFlipped, readonly) BOOL flipped;
- (NSPoint)convertPoint:(NSPoint)point
               fromView:(nullable NSView *)view NS_SWIFT_NAME(convert(_:from:));
- (NSPoint)convertPoint:(NSPoint)point toView:(nullable NSView *)view NS_SWIFT_NAME(convert(_:to:));
- (NSRect)convertRect:(NSRect)rect
             fromView:(nullable NSView *)view NS_SWIFT_NAME(convert(_:from:));
- (NSRect)convertRect:(NSRect)rect toView:(nullable NSView *)view NS_SWIFT_NAME(convert(_:to:));
@property BOOL autoresizesSubviews;
@property NSAutoresizingMaskOptions autoresizingMask;
- (void)resizeSubviewsWithOldSize:(NSSize)oldSize NS_SWIFT_NAME(resizeSubviews(withOldSize:));
- (void)resizeWithOldSuperviewSize:(NSSize)oldSize NS_SWIFT_NAME(resize(withOldSuperviewSize:));
@property BOOL translatesAutoresizingMaskIntoConstraints;

@property (readonly) NSSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
@property (readonly) NSSize fittingSize;
@property (readonly) CGFloat baselineOffsetFromBottom;
@property (readonly) CGFloat firstBaselineOffsetFromTop;
@property (readonly) CGFloat lastBaselineOffsetFromBottom;

- (void)layoutSubtreeIfNeeded;
- (nullable NSView *)hitTest:(NSPoint)point;
- (void)layout;
@property BOOL needsLayout;
@property BOOL needsDisplay;
- (void)drawRect:(NSRect)dirtyRect NS_SWIFT_NAME(draw(_:));

@property (getter=isHidden) BOOL hidden;
@property (getter=isHiddenOrHasHiddenAncestor, readonly) BOOL hiddenOrHasHiddenAncestor;
- (void)viewDidHide;
- (void)viewDidUnhide;
@property CGFloat alphaValue;
// Apple's SDK for macOS 14 declares it for earlier systems too.
@property BOOL clipsToBounds;
@property BOOL wantsLayer;
@property (nullable, strong) CALayer *layer;
- (CALayer *)makeBackingLayer;
- (void)viewDidChangeBackingProperties;
@property (nullable, strong) NSAppearance *appearance;
@property (readonly, strong) NSAppearance *effectiveAppearance;
- (void)viewDidChangeEffectiveAppearance;
@property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@end
#pragma clang assume_nonnull end
