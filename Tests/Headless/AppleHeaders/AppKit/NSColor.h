// Colors, with the few named ones that tests use.
#pragma once
#include "../QuartzCore.h"
#pragma clang assume_nonnull begin

NS_SWIFT_SENDABLE
@interface NSColor : NSObject <NSCopying, NSSecureCoding>
+ (NSColor *)colorWithRed:(CGFloat)red
                    green:(CGFloat)green
                     blue:(CGFloat)blue
                    alpha:(CGFloat)alpha NS_SWIFT_NAME(init(red:green:blue:alpha:));
+ (NSColor *)colorWithSRGBRed:(CGFloat)red
                        green:(CGFloat)green
                         blue:(CGFloat)blue
                        alpha:(CGFloat)alpha NS_SWIFT_NAME(init(srgbRed:green:blue:alpha:));
+ (NSColor *)colorWithWhite:(CGFloat)white
                      alpha:(CGFloat)alpha NS_SWIFT_NAME(init(white:alpha:));
- (NSColor *)colorWithAlphaComponent:(CGFloat)alpha NS_SWIFT_NAME(withAlphaComponent(_:));
@property (readonly) CGColorRef CGColor NS_SWIFT_NAME(cgColor);
@property (class, readonly, strong) NSColor *clearColor NS_SWIFT_NAME(clear);
@property (class, readonly, strong) NSColor *blackColor NS_SWIFT_NAME(black);
@property (class, readonly, strong) NSColor *whiteColor NS_SWIFT_NAME(white);
@property (class, readonly, strong) NSColor *grayColor NS_SWIFT_NAME(gray);
@property (class, readonly, strong) NSColor *redColor NS_SWIFT_NAME(red);
@property (class, readonly, strong) NSColor *greenColor NS_SWIFT_NAME(green);
@property (class, readonly, strong) NSColor *blueColor NS_SWIFT_NAME(blue);
@property (class, readonly, strong) NSColor *systemBlueColor NS_SWIFT_NAME(systemBlue);
@property (class, readonly, strong) NSColor *systemGrayColor NS_SWIFT_NAME(systemGray);
@property (class, readonly, strong) NSColor *systemGreenColor NS_SWIFT_NAME(systemGreen);
@property (class, readonly, strong) NSColor *systemOrangeColor NS_SWIFT_NAME(systemOrange);
@property (class, readonly, strong) NSColor *systemRedColor NS_SWIFT_NAME(systemRed);
@property (class, readonly, strong) NSColor *labelColor NS_SWIFT_NAME(labelColor);
@property (class, readonly, strong) NSColor *secondaryLabelColor NS_SWIFT_NAME(secondaryLabelColor);
@property (class, readonly, strong) NSColor *textColor NS_SWIFT_NAME(textColor);
@property (class, readonly, strong) NSColor *textBackgroundColor NS_SWIFT_NAME(textBackgroundColor);
@property (class, readonly, strong) NSColor *windowBackgroundColor NS_SWIFT_NAME(windowBackgroundColor);
@property (class, readonly, strong) NSColor *separatorColor NS_SWIFT_NAME(separatorColor);
@property (class, readonly, strong) NSColor *controlColor NS_SWIFT_NAME(controlColor);
@property (class, readonly, strong) NSColor *controlTextColor NS_SWIFT_NAME(controlTextColor);
@end
#pragma clang assume_nonnull end
