// The window and the application.
#pragma once
#include "NSView.h"
#pragma clang assume_nonnull begin

typedef NS_OPTIONS(NSUInteger, NSWindowStyleMask) {
  NSWindowStyleMaskTitled = 1 << 0,
  NSWindowStyleMaskClosable = 1 << 1,
  NSWindowStyleMaskMiniaturizable = 1 << 2,
  NSWindowStyleMaskResizable = 1 << 3,
} NS_SWIFT_NAME(NSWindow.StyleMask);

typedef NS_ENUM(NSUInteger, NSBackingStoreType) {
  NSBackingStoreBuffered NS_SWIFT_NAME(buffered) = 2,
} NS_SWIFT_NAME(NSWindow.BackingStoreType);

NS_SWIFT_UI_ACTOR
@interface NSWindow : NSResponder
- (instancetype)initWithContentRect:(NSRect)contentRect
                          styleMask:(NSWindowStyleMask)style
                            backing:(NSBackingStoreType)backingStoreType
                              defer:(BOOL)flag NS_DESIGNATED_INITIALIZER
    NS_SWIFT_NAME(init(contentRect:styleMask:backing:defer:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;
@property NSWindowStyleMask styleMask;
@property (copy) NSString *title;
@property (getter=isReleasedWhenClosed) BOOL releasedWhenClosed;
@property (readonly) NSRect frame;
@property (readonly) CGFloat backingScaleFactor;
@property (nullable, strong) NSView *contentView;
- (void)setContentSize:(NSSize)size;
- (void)layoutIfNeeded;
- (void)center;
- (void)makeKeyAndOrderFront:(nullable id)sender NS_SWIFT_NAME(makeKeyAndOrderFront(_:));
@end

typedef NS_ENUM(NSInteger, NSApplicationActivationPolicy) {
  NSApplicationActivationPolicyRegular = 0,
  NSApplicationActivationPolicyAccessory = 1,
  NSApplicationActivationPolicyProhibited = 2,
} NS_SWIFT_NAME(NSApplication.ActivationPolicy);

@class NSApplication;

NS_SWIFT_UI_ACTOR
@protocol NSApplicationDelegate <NSObject>
@optional
- (BOOL)applicationShouldTerminateAfterLastWindowClosed:(NSApplication *)sender
    NS_SWIFT_NAME(applicationShouldTerminateAfterLastWindowClosed(_:));
@end

NS_SWIFT_UI_ACTOR
@interface NSApplication : NSResponder
@property (class, readonly, strong) NSApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (readonly) NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property (nullable, weak) id<NSApplicationDelegate> delegate;
- (BOOL)setActivationPolicy:(NSApplicationActivationPolicy)activationPolicy
    NS_SWIFT_NAME(setActivationPolicy(_:));
- (void)activateIgnoringOtherApps:(BOOL)flag NS_SWIFT_NAME(activate(ignoringOtherApps:));
- (void)run;
@end
#pragma clang assume_nonnull end
