// The navigation controller, and what its bar shows.
#pragma once
#include "UIControl.h"
#include "UIViewController.h"
#pragma clang assume_nonnull begin

// Overlays/UIKit.swiftinterface has an initializer.
NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : NSObject
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nonatomic, copy, nullable) UIAction *primaryAction
    API_AVAILABLE(ios(14.0), tvos(14.0));
@property (nonatomic, copy, nullable) UIMenu *menu API_AVAILABLE(ios(14.0), tvos(14.0));
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers
                  animated:(BOOL)animated NS_SWIFT_NAME(setViewControllers(_:animated:));
- (void)pushViewController:(UIViewController *)viewController
                  animated:(BOOL)animated NS_SWIFT_NAME(pushViewController(_:animated:));
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated
    NS_SWIFT_NAME(popViewController(animated:));
@end

@interface UIViewController (UINavigationControllerItem)
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@end
#pragma clang assume_nonnull end
