// Controls: labels and buttons.
#pragma once
#include "NSColor.h"
#include "NSFont.h"
#include "NSView.h"
#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface NSControl : NSView
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property (getter=isEnabled) BOOL enabled;
@property (copy) NSString *stringValue;
@property (nullable, strong) NSFont *font;
@property NSTextAlignment alignment;
@property NSLineBreakMode lineBreakMode;
- (NSSize)sizeThatFits:(NSSize)size;
- (void)sizeToFit;
- (BOOL)sendAction:(nullable SEL)action to:(nullable id)target;
- (void)performClick:(nullable id)sender NS_SWIFT_NAME(performClick(_:));
@end

NS_SWIFT_UI_ACTOR
@interface NSTextField : NSControl
+ (instancetype)labelWithString:(NSString *)stringValue NS_SWIFT_NAME(init(labelWithString:));
+ (instancetype)wrappingLabelWithString:(NSString *)stringValue
    NS_SWIFT_NAME(init(wrappingLabelWithString:));
@property (nullable, copy) NSString *placeholderString;
@property (nullable, copy) NSColor *textColor;
@property (nullable, copy) NSColor *backgroundColor;
@property BOOL drawsBackground;
@property (getter=isBordered) BOOL bordered;
@property (getter=isBezeled) BOOL bezeled;
@property (getter=isEditable) BOOL editable;
@property (getter=isSelectable) BOOL selectable;
@property CGFloat preferredMaxLayoutWidth;
@property NSInteger maximumNumberOfLines;
@end

typedef NS_ENUM(NSUInteger, NSBezelStyle) {
  NSBezelStyleRounded = 1,
  NSBezelStyleRegularSquare = 2,
  NSBezelStyleShadowlessSquare = 6,
  NSBezelStyleCircular = 7,
  NSBezelStyleTexturedSquare = 8,
  NSBezelStyleHelpButton = 9,
  NSBezelStyleSmallSquare = 10,
  NSBezelStyleTexturedRounded = 11,
  NSBezelStyleRoundRect = 12,
  NSBezelStyleRecessed = 13,
  NSBezelStyleRoundedDisclosure = 14,
  NSBezelStyleInline = 15,
} NS_SWIFT_NAME(NSButton.BezelStyle);

NS_SWIFT_UI_ACTOR
@interface NSButton : NSControl
+ (instancetype)buttonWithTitle:(NSString *)title
                         target:(nullable id)target
                         action:(nullable SEL)action NS_SWIFT_NAME(init(title:target:action:));
@property (copy) NSString *title;
@property NSBezelStyle bezelStyle;
@property (getter=isBordered) BOOL bordered;
@end
#pragma clang assume_nonnull end
