// Actions, controls and buttons.
#pragma once
#include "UIColor.h"
#include "UIControls.h"
#include "UIImage.h"
#pragma clang assume_nonnull begin
@class UIAction;

typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0,
  UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2,
} NS_SWIFT_NAME(UIMenuElement.Attributes);
typedef NS_ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff,
  UIMenuElementStateOn,
  UIMenuElementStateMixed,
} NS_SWIFT_NAME(UIMenuElement.State);
typedef void (^UIActionHandler)(__kindof UIAction *action);
typedef NSString *UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIAction.Identifier);

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(13.0), tvos(13.0))
@interface UIMenuElement : NSObject
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable, readonly) UIImage *image;
- (instancetype)init NS_UNAVAILABLE;
@end
// Overlays/UIKit.swiftinterface has its initializer.
NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(13.0), tvos(13.0))
@interface UIAction : UIMenuElement
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic, nullable, copy) NSString *discoverabilityTitle;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly, nullable) id sender API_AVAILABLE(ios(14.0), tvos(14.0));
- (instancetype)init NS_UNAVAILABLE;
@end

typedef NSString *UIMenuIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIMenu.Identifier);
typedef NS_OPTIONS(NSUInteger, UIMenuOptions) {
  UIMenuOptionsDisplayInline = 1 << 0,
  UIMenuOptionsDestructive = 1 << 1,
} NS_SWIFT_NAME(UIMenu.Options) API_AVAILABLE(ios(13.0), tvos(14.0));

// Overlays/UIKit.swiftinterface has its initializer.
NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(13.0), tvos(14.0))
@interface UIMenu : UIMenuElement
@property (nonatomic, readonly) UIMenuIdentifier identifier;
@property (nonatomic, readonly) UIMenuOptions options;
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
- (instancetype)init NS_UNAVAILABLE;
@end

@class UIViewController;
typedef UIViewController *_Nullable (^UIContextMenuContentPreviewProvider)(void);
typedef UIMenu *_Nullable (^UIContextMenuActionProvider)(
    NSArray<UIMenuElement *> *suggestedActions);

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos)
@interface UIContextMenuConfiguration : NSObject
@property (nonatomic, readonly) id<NSCopying> identifier;
+ (instancetype)
    configurationWithIdentifier:(nullable id<NSCopying>)identifier
                previewProvider:(nullable UIContextMenuContentPreviewProvider)previewProvider
                 actionProvider:(nullable UIContextMenuActionProvider)actionProvider;
@end

typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchDownRepeat = 1 << 1,
  UIControlEventTouchDragInside = 1 << 2,
  UIControlEventTouchDragOutside = 1 << 3,
  UIControlEventTouchDragEnter = 1 << 4,
  UIControlEventTouchDragExit = 1 << 5,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18,
  UIControlEventAllTouchEvents = 0x00000FFF,
  UIControlEventAllEvents = 0xFFFFFFFF,
} NS_SWIFT_NAME(UIControl.Event);
typedef NS_OPTIONS(NSUInteger, UIControlState) {
  // Overlays/UIKit.swiftinterface has the normal state, as UIView+Animation.h explains.
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2,
  UIControlStateFocused = 1 << 3,
} NS_SWIFT_NAME(UIControl.State);

NS_SWIFT_UI_ACTOR
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame
                primaryAction:(nullable UIAction *)primaryAction
    NS_DESIGNATED_INITIALIZER API_AVAILABLE(ios(14.0), tvos(14.0));
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch
                     withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(beginTracking(_:with:));
- (BOOL)continueTrackingWithTouch:(UITouch *)touch
                        withEvent:(nullable UIEvent *)event
    NS_SWIFT_NAME(continueTracking(_:with:));
- (void)endTrackingWithTouch:(nullable UITouch *)touch
                   withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(endTracking(_:with:));
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event NS_SWIFT_NAME(cancelTracking(with:));
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents
    NS_SWIFT_NAME(addAction(_:for:)) API_AVAILABLE(ios(14.0), tvos(14.0));
- (void)removeAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents
    NS_SWIFT_NAME(removeAction(_:for:)) API_AVAILABLE(ios(14.0), tvos(14.0));
- (void)removeActionForIdentifier:(UIActionIdentifier)actionIdentifier
                 forControlEvents:(UIControlEvents)controlEvents
    NS_SWIFT_NAME(removeAction(identifiedBy:for:)) API_AVAILABLE(ios(14.0), tvos(14.0));
- (void)sendAction:(UIAction *)action
    NS_SWIFT_NAME(sendAction(_:)) API_AVAILABLE(ios(14.0), tvos(14.0));
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents
    NS_SWIFT_NAME(sendActions(for:));
@end

NS_SWIFT_UI_ACTOR
API_UNAVAILABLE(tvos)
@interface UIRefreshControl : UIControl
- (instancetype)init;
@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
- (void)beginRefreshing;
- (void)endRefreshing;
@end

NS_SWIFT_UI_ACTOR API_UNAVAILABLE(tvos)
@interface UISwitch : UIControl
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame
                primaryAction:(nullable UIAction *)primaryAction
    NS_DESIGNATED_INITIALIZER API_AVAILABLE(ios(14.0));
@property (nonatomic, getter=isOn) BOOL on;
@property (nullable, nonatomic, strong) UIColor *onTintColor;
@property (nullable, nonatomic, strong) UIColor *thumbTintColor;
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

typedef NS_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem,
  UIButtonTypeDetailDisclosure,
  UIButtonTypeInfoLight,
  UIButtonTypeInfoDark,
  UIButtonTypeContactAdd,
  UIButtonTypeClose API_AVAILABLE(ios(13.0)) = 7,
} NS_SWIFT_NAME(UIButton.ButtonType);

NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl
+ (instancetype)buttonWithType:(UIButtonType)buttonType NS_SWIFT_NAME(init(type:));
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame
                primaryAction:(nullable UIAction *)primaryAction
    NS_DESIGNATED_INITIALIZER API_AVAILABLE(ios(14.0), tvos(14.0));
@property (nonatomic, readonly) UIButtonType buttonType;
- (void)setTitle:(nullable NSString *)title
        forState:(UIControlState)state NS_SWIFT_NAME(setTitle(_:for:));
- (void)setTitleColor:(nullable UIColor *)color
             forState:(UIControlState)state NS_SWIFT_NAME(setTitleColor(_:for:));
- (void)setImage:(nullable UIImage *)image
        forState:(UIControlState)state NS_SWIFT_NAME(setImage(_:for:));
- (void)setAttributedTitle:(nullable NSAttributedString *)title
                  forState:(UIControlState)state NS_SWIFT_NAME(setAttributedTitle(_:for:));
- (nullable NSString *)titleForState:(UIControlState)state NS_SWIFT_NAME(title(for:));
- (nullable UIColor *)titleColorForState:(UIControlState)state NS_SWIFT_NAME(titleColor(for:));
- (nullable UIImage *)imageForState:(UIControlState)state NS_SWIFT_NAME(image(for:));
- (nullable NSAttributedString *)attributedTitleForState:(UIControlState)state
    NS_SWIFT_NAME(attributedTitle(for:));
@property (nullable, nonatomic, readonly, strong) NSString *currentTitle;
@property (nonatomic, readonly, strong) UIColor *currentTitleColor;
@property (nullable, nonatomic, readonly, strong) UIImage *currentImage;
@property (nullable, nonatomic, readonly, strong) NSAttributedString *currentAttributedTitle;
@property (nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@property (nullable, nonatomic, readonly, strong) UIImageView *imageView;
@end
#pragma clang assume_nonnull end
