// The view controller, with the members that are needed to show a collection view.
#pragma once
#include "UIView.h"
#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly) BOOL isCancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) UIView *containerView;
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
                            (void (^_Nullable)(
                                id<UIViewControllerTransitionCoordinatorContext> context))completion
    NS_SWIFT_NAME(animate(alongsideTransition:completion:)) NS_SWIFT_DISABLE_ASYNC;
@end

NS_SWIFT_UI_ACTOR
@protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize;
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    NS_SWIFT_NAME(viewWillTransition(to:with:));
@end

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment, UIContentContainer>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property (nonatomic) CGSize preferredContentSize;
@property (nullable, nonatomic, readonly, copy) NSString *nibName;
@property (nullable, nonatomic, readonly, strong) NSBundle *nibBundle;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController
    NS_SWIFT_NAME(parent);
@property (nonatomic, readonly) NSArray<UIViewController *> *childViewControllers
    NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(didMove(toParent:));
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle
    API_AVAILABLE(ios(13.0), tvos(13.0));
- (void)setOverrideTraitCollection:(nullable UITraitCollection *)collection
            forChildViewController:(UIViewController *)childViewController
    NS_SWIFT_NAME(setOverrideTraitCollection(_:forChild:))
    API_DEPRECATED_IOS("Use the trait overrides of the child.", 8.0, 17.0);
- (nullable UITraitCollection *)overrideTraitCollectionForChildViewController:
    (UIViewController *)childViewController NS_SWIFT_NAME(overrideTraitCollection(forChild:));
- (void)viewIsAppearing:(BOOL)animated NS_SWIFT_NAME(viewIsAppearing(_:));
- (void)loadView;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)beginAppearanceTransition:(BOOL)isAppearing
                         animated:(BOOL)animated
    NS_SWIFT_NAME(beginAppearanceTransition(_:animated:));
- (void)endAppearanceTransition;
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)viewSafeAreaInsetsDidChange;
@end
#pragma clang assume_nonnull end
