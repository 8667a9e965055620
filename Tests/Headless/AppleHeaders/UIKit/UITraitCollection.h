// Traits: a Sendable value of a class, and the places that have one.
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
typedef NSString *UIContentSizeCategory NS_TYPED_EXTENSIBLE_ENUM;

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
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
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
