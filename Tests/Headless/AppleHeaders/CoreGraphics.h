// The geometry structs. Overlays/CoreGraphics.swiftinterface has what Swift adds to them.
#pragma once
#include "ObjectiveC.h"

typedef double CGFloat;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGVector { CGFloat dx, dy; } CGVector;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

#pragma clang assume_nonnull begin
// A CoreFoundation type. Swift imports it as a class and its functions as members of the class.
typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef
    __attribute__((swift_name("CGColor")));
__attribute__((cf_returns_retained)) CGColorRef CGColorCreateGenericRGB(
    CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha)
    __attribute__((swift_name("CGColor.init(red:green:blue:alpha:)")));
__attribute__((cf_returns_retained)) CGColorRef CGColorCreateSRGB(
    CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha)
    __attribute__((swift_name("CGColor.init(srgbRed:green:blue:alpha:)")));
__attribute__((cf_returns_retained)) CGColorRef _Nullable CGColorCreateCopyWithAlpha(
    CGColorRef color, CGFloat alpha) __attribute__((swift_name("CGColor.copy(self:alpha:)")));
CGFloat CGColorGetAlpha(CGColorRef color) __attribute__((swift_name("getter:CGColor.alpha(self:)")));
#pragma clang assume_nonnull end
