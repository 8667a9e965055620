// Traits: an immutable, Sendable class, and the objects that have traits.
#pragma once
#include "UIGeometry.h"
#pragma clang assume_nonnull begin

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
};
typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark,
};
typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone,
  UIUserInterfaceIdiomPad,
  UIUserInterfaceIdiomTV NS_SWIFT_NAME(tv),
  UIUserInterfaceIdiomCarPlay,
  UIUserInterfaceIdiomMac = 5,
  UIUserInterfaceIdiomVision API_AVAILABLE(ios(17.0)) = 6,
};
typedef NS_ENUM(NSInteger, UILegibilityWeight) {
  UILegibilityWeightUnspecified = -1,
  UILegibilityWeightRegular = 0,
  UILegibilityWeightBold = 1,
};
typedef NS_ENUM(NSInteger, UIUserInterfaceLevel) {
  UIUserInterfaceLevelUnspecified = -1,
  UIUserInterfaceLevelBase,
  UIUserInterfaceLevelElevated,
};
typedef NS_ENUM(NSInteger, UIUserInterfaceActiveAppearance) {
  UIUserInterfaceActiveAppearanceUnspecified = -1,
  UIUserInterfaceActiveAppearanceInactive,
  UIUserInterfaceActiveAppearanceActive,
};
typedef NSString *UIContentSizeCategory NS_TYPED_EXTENSIBLE_ENUM;
extern UIContentSizeCategory const UIContentSizeCategoryUnspecified;
extern UIContentSizeCategory const UIContentSizeCategoryExtraSmall;
extern UIContentSizeCategory const UIContentSizeCategorySmall;
extern UIContentSizeCategory const UIContentSizeCategoryMedium;
extern UIContentSizeCategory const UIContentSizeCategoryLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityMedium;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraLarge;
extern UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraExtraLarge;
extern NSNotificationName const UIContentSizeCategoryDidChangeNotification
    NS_SWIFT_NAME(UIContentSizeCategory.didChangeNotification);

NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:
    (NSArray<UITraitCollection *> *)traitCollections NS_SWIFT_NAME(init(traitsFrom:));
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale
    NS_SWIFT_NAME(init(displayScale:));
+ (UITraitCollection *)traitCollectionWithLayoutDirection:
    (UITraitEnvironmentLayoutDirection)layoutDirection NS_SWIFT_NAME(init(layoutDirection:));
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:
    (UIUserInterfaceSizeClass)horizontalSizeClass NS_SWIFT_NAME(init(horizontalSizeClass:));
+ (UITraitCollection *)traitCollectionWithVerticalSizeClass:
    (UIUserInterfaceSizeClass)verticalSizeClass NS_SWIFT_NAME(init(verticalSizeClass:));
+ (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:
    (UIContentSizeCategory)preferredContentSizeCategory NS_SWIFT_NAME(init(preferredContentSizeCategory:));
+ (UITraitCollection *)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom
    NS_SWIFT_NAME(init(userInterfaceIdiom:));
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:
    (UIUserInterfaceStyle)userInterfaceStyle NS_SWIFT_NAME(init(userInterfaceStyle:));
+ (UITraitCollection *)traitCollectionWithLegibilityWeight:(UILegibilityWeight)legibilityWeight
    NS_SWIFT_NAME(init(legibilityWeight:));
+ (UITraitCollection *)traitCollectionWithUserInterfaceLevel:(UIUserInterfaceLevel)userInterfaceLevel
    NS_SWIFT_NAME(init(userInterfaceLevel:));
+ (UITraitCollection *)traitCollectionWithActiveAppearance:
    (UIUserInterfaceActiveAppearance)userInterfaceActiveAppearance
    NS_SWIFT_NAME(init(activeAppearance:));
@property (class, nonatomic, strong) UITraitCollection *currentTraitCollection
    NS_SWIFT_NAME(current) API_AVAILABLE(ios(13.0), tvos(13.0));
- (void)performAsCurrentTraitCollection:(void(NS_NOESCAPE ^)(void))actions
    NS_SWIFT_NAME(performAsCurrent(_:));
- (BOOL)containsTraitsInCollection:(nullable UITraitCollection *)trait
    NS_SWIFT_NAME(containsTraits(in:));
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:
    (nullable UITraitCollection *)traitCollection
    NS_SWIFT_NAME(hasDifferentColorAppearance(comparedTo:));
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UILegibilityWeight legibilityWeight;
@property (nonatomic, readonly) UIUserInterfaceLevel userInterfaceLevel;
@property (nonatomic, readonly) UIUserInterfaceActiveAppearance activeAppearance;
@property (nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory;
@end

NS_SWIFT_UI_ACTOR
@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection
    API_DEPRECATED_IOS("Register for trait changes.", 8.0, 17.0);
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(17.0), tvos(17.0))
@protocol UITraitChangeRegistration <NSObject, NSCopying>
@end
#pragma clang assume_nonnull end
