// Colors: fixed ones, and those that depend on traits.
#pragma once
#include "UITraitCollection.h"
#pragma clang assume_nonnull begin

NS_SWIFT_SENDABLE
@interface UIColor : NSObject <NSCopying, NSSecureCoding>
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithRed:(CGFloat)red
                   green:(CGFloat)green
                    blue:(CGFloat)blue
                   alpha:(CGFloat)alpha;
- (UIColor *)initWithHue:(CGFloat)hue
              saturation:(CGFloat)saturation
              brightness:(CGFloat)brightness
                   alpha:(CGFloat)alpha;
- (UIColor *)initWithCGColor:(CGColorRef)cgColor NS_SWIFT_NAME(init(cgColor:));
+ (UIColor *)colorWithDynamicProvider:
    (NS_SWIFT_SENDABLE UIColor * (^)(UITraitCollection *traitCollection))dynamicProvider
    NS_SWIFT_NAME(init(dynamicProvider:)) API_AVAILABLE(ios(13.0), tvos(13.0));
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection
    NS_SWIFT_NAME(resolvedColor(with:)) API_AVAILABLE(ios(13.0), tvos(13.0));
- (BOOL)getRed:(nullable CGFloat *)red
         green:(nullable CGFloat *)green
          blue:(nullable CGFloat *)blue
         alpha:(nullable CGFloat *)alpha;
@property (nonatomic, readonly) CGColorRef CGColor NS_SWIFT_NAME(cgColor);
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
@property (class, nonatomic, readonly) UIColor *blackColor NS_SWIFT_NAME(black);
@property (class, nonatomic, readonly) UIColor *whiteColor NS_SWIFT_NAME(white);
@property (class, nonatomic, readonly) UIColor *grayColor NS_SWIFT_NAME(gray);
@property (class, nonatomic, readonly) UIColor *lightGrayColor NS_SWIFT_NAME(lightGray);
@property (class, nonatomic, readonly) UIColor *darkGrayColor NS_SWIFT_NAME(darkGray);
@property (class, nonatomic, readonly) UIColor *redColor NS_SWIFT_NAME(red);
@property (class, nonatomic, readonly) UIColor *greenColor NS_SWIFT_NAME(green);
@property (class, nonatomic, readonly) UIColor *blueColor NS_SWIFT_NAME(blue);
@property (class, nonatomic, readonly) UIColor *orangeColor NS_SWIFT_NAME(orange);
@property (class, nonatomic, readonly) UIColor *yellowColor NS_SWIFT_NAME(yellow);
@property (class, nonatomic, readonly) UIColor *purpleColor NS_SWIFT_NAME(purple);
@property (class, nonatomic, readonly) UIColor *clearColor NS_SWIFT_NAME(clear);
@property (class, nonatomic, readonly) UIColor *systemBlueColor NS_SWIFT_NAME(systemBlue);
@property (class, nonatomic, readonly) UIColor *systemGreenColor NS_SWIFT_NAME(systemGreen);
@property (class, nonatomic, readonly) UIColor *systemGrayColor NS_SWIFT_NAME(systemGray);
@property (class, nonatomic, readonly) UIColor *systemOrangeColor NS_SWIFT_NAME(systemOrange);
@property (class, nonatomic, readonly) UIColor *systemRedColor NS_SWIFT_NAME(systemRed);
@property (class, nonatomic, readonly) UIColor *labelColor
    NS_SWIFT_NAME(label) API_AVAILABLE(ios(13.0), tvos(13.0));
@property (class, nonatomic, readonly) UIColor *secondaryLabelColor
    NS_SWIFT_NAME(secondaryLabel) API_AVAILABLE(ios(13.0), tvos(13.0));
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor
    NS_SWIFT_NAME(systemBackground) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *cyanColor
    NS_SWIFT_NAME(cyan);
@property (class, nonatomic, readonly) UIColor *magentaColor
    NS_SWIFT_NAME(magenta);
@property (class, nonatomic, readonly) UIColor *brownColor
    NS_SWIFT_NAME(brown);
@property (class, nonatomic, readonly) UIColor *systemBrownColor
    NS_SWIFT_NAME(systemBrown);
@property (class, nonatomic, readonly) UIColor *systemIndigoColor
    NS_SWIFT_NAME(systemIndigo);
@property (class, nonatomic, readonly) UIColor *systemPinkColor
    NS_SWIFT_NAME(systemPink);
@property (class, nonatomic, readonly) UIColor *systemPurpleColor
    NS_SWIFT_NAME(systemPurple);
@property (class, nonatomic, readonly) UIColor *systemTealColor
    NS_SWIFT_NAME(systemTeal);
@property (class, nonatomic, readonly) UIColor *systemYellowColor
    NS_SWIFT_NAME(systemYellow);
@property (class, nonatomic, readonly) UIColor *systemCyanColor
    NS_SWIFT_NAME(systemCyan) API_AVAILABLE(ios(15.0), tvos(15.0));
@property (class, nonatomic, readonly) UIColor *systemMintColor
    NS_SWIFT_NAME(systemMint) API_AVAILABLE(ios(15.0), tvos(15.0));
@property (class, nonatomic, readonly) UIColor *tertiaryLabelColor
    NS_SWIFT_NAME(tertiaryLabel) API_AVAILABLE(ios(13.0), tvos(13.0));
@property (class, nonatomic, readonly) UIColor *quaternaryLabelColor
    NS_SWIFT_NAME(quaternaryLabel) API_AVAILABLE(ios(13.0), tvos(13.0));
@property (class, nonatomic, readonly) UIColor *separatorColor
    NS_SWIFT_NAME(separator) API_AVAILABLE(ios(13.0), tvos(13.0));
@property (class, nonatomic, readonly) UIColor *opaqueSeparatorColor
    NS_SWIFT_NAME(opaqueSeparator) API_AVAILABLE(ios(13.0), tvos(13.0));
@property (class, nonatomic, readonly) UIColor *linkColor
    NS_SWIFT_NAME(link) API_AVAILABLE(ios(13.0), tvos(13.0));
@property (class, nonatomic, readonly) UIColor *placeholderTextColor
    NS_SWIFT_NAME(placeholderText) API_AVAILABLE(ios(13.0), tvos(13.0));
@property (class, nonatomic, readonly) UIColor *systemGray2Color
    NS_SWIFT_NAME(systemGray2) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *systemGray3Color
    NS_SWIFT_NAME(systemGray3) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *systemGray4Color
    NS_SWIFT_NAME(systemGray4) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *systemGray5Color
    NS_SWIFT_NAME(systemGray5) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *systemGray6Color
    NS_SWIFT_NAME(systemGray6) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor
    NS_SWIFT_NAME(secondarySystemBackground) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *tertiarySystemBackgroundColor
    NS_SWIFT_NAME(tertiarySystemBackground) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *systemGroupedBackgroundColor
    NS_SWIFT_NAME(systemGroupedBackground) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *secondarySystemGroupedBackgroundColor
    NS_SWIFT_NAME(secondarySystemGroupedBackground) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *tertiarySystemGroupedBackgroundColor
    NS_SWIFT_NAME(tertiarySystemGroupedBackground) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *systemFillColor
    NS_SWIFT_NAME(systemFill) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *secondarySystemFillColor
    NS_SWIFT_NAME(secondarySystemFill) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *tertiarySystemFillColor
    NS_SWIFT_NAME(tertiarySystemFill) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@property (class, nonatomic, readonly) UIColor *quaternarySystemFillColor
    NS_SWIFT_NAME(quaternarySystemFill) API_AVAILABLE(ios(13.0)) API_UNAVAILABLE(tvos);
@end
#pragma clang assume_nonnull end
