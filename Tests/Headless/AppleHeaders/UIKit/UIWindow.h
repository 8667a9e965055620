// The window, the screen and the application.
#pragma once
#include "UIView.h"
#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UIScreen : NSObject <UITraitEnvironment>
@property (class, nonatomic, readonly, strong) UIScreen *mainScreen NS_SWIFT_NAME(main);
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) CGFloat nativeScale;
@end

NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
@end

NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene
@end

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
@property (nonatomic, strong) UIScreen *screen;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)makeKeyWindow NS_SWIFT_NAME(makeKey());
- (void)makeKeyAndVisible;
@end

NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@end

extern NSNotificationName const UIApplicationDidBecomeActiveNotification
    NS_SWIFT_NAME(UIApplication.didBecomeActiveNotification);
extern NSNotificationName const UIApplicationDidEnterBackgroundNotification
    NS_SWIFT_NAME(UIApplication.didEnterBackgroundNotification);
extern NSNotificationName const UIApplicationDidReceiveMemoryWarningNotification
    NS_SWIFT_NAME(UIApplication.didReceiveMemoryWarningNotification);
extern NSNotificationName const UIApplicationWillEnterForegroundNotification
    NS_SWIFT_NAME(UIApplication.willEnterForegroundNotification);
extern NSNotificationName const UIApplicationWillResignActiveNotification
    NS_SWIFT_NAME(UIApplication.willResignActiveNotification);
extern NSNotificationName const UIKeyboardWillShowNotification API_UNAVAILABLE(tvos)
    NS_SWIFT_NAME(UIResponder.keyboardWillShowNotification);
extern NSNotificationName const UIKeyboardDidShowNotification API_UNAVAILABLE(tvos)
    NS_SWIFT_NAME(UIResponder.keyboardDidShowNotification);
extern NSNotificationName const UIKeyboardWillHideNotification API_UNAVAILABLE(tvos)
    NS_SWIFT_NAME(UIResponder.keyboardWillHideNotification);
extern NSNotificationName const UIKeyboardDidHideNotification API_UNAVAILABLE(tvos)
    NS_SWIFT_NAME(UIResponder.keyboardDidHideNotification);
extern NSNotificationName const UIKeyboardWillChangeFrameNotification API_UNAVAILABLE(tvos)
    NS_SWIFT_NAME(UIResponder.keyboardWillChangeFrameNotification);
extern NSString *const UIKeyboardFrameEndUserInfoKey API_UNAVAILABLE(tvos)
    NS_SWIFT_NAME(UIResponder.keyboardFrameEndUserInfoKey);
#pragma clang assume_nonnull end
