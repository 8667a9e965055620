// The geometry structs, colors and paths. Overlays/CoreGraphics.swiftinterface has what Swift adds to them.
#pragma once
#include "ObjectiveC.h"

typedef double CGFloat;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGVector { CGFloat dx, dy; } CGVector;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

_Bool CGPointEqualToPoint(CGPoint point1, CGPoint point2)
    __attribute__((swift_name("CGPoint.equalTo(self:_:)")));
_Bool CGSizeEqualToSize(CGSize size1, CGSize size2)
    __attribute__((swift_name("CGSize.equalTo(self:_:)")));
_Bool CGRectEqualToRect(CGRect rect1, CGRect rect2)
    __attribute__((swift_name("CGRect.equalTo(self:_:)")));

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

// Swift imports the second type as a subclass of the first.
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
typedef struct __attribute__((objc_bridge_mutable(id))) CGPath *CGMutablePathRef;
typedef enum __attribute__((enum_extensibility(open))) CGPathElementType : int {
  kCGPathElementMoveToPoint __attribute__((swift_name("moveToPoint"))),
  kCGPathElementAddLineToPoint __attribute__((swift_name("addLineToPoint"))),
  kCGPathElementAddQuadCurveToPoint __attribute__((swift_name("addQuadCurveToPoint"))),
  kCGPathElementAddCurveToPoint __attribute__((swift_name("addCurveToPoint"))),
  kCGPathElementCloseSubpath __attribute__((swift_name("closeSubpath"))),
} CGPathElementType;
typedef struct CGPathElement {
  CGPathElementType type;
  CGPoint *points;
} CGPathElement;
typedef enum __attribute__((enum_extensibility(open))) CGLineCap : int {
  kCGLineCapButt __attribute__((swift_name("butt"))),
  kCGLineCapRound __attribute__((swift_name("round"))),
  kCGLineCapSquare __attribute__((swift_name("square"))),
} CGLineCap;
typedef enum __attribute__((enum_extensibility(open))) CGLineJoin : int {
  kCGLineJoinMiter __attribute__((swift_name("miter"))),
  kCGLineJoinRound __attribute__((swift_name("round"))),
  kCGLineJoinBevel __attribute__((swift_name("bevel"))),
} CGLineJoin;
__attribute__((cf_returns_retained)) CGPathRef CGPathCreateWithRect(
    CGRect rect, const CGAffineTransform *_Nullable transform)
    __attribute__((swift_name("CGPath.init(rect:transform:)")));
__attribute__((cf_returns_retained)) CGPathRef CGPathCreateWithEllipseInRect(
    CGRect rect, const CGAffineTransform *_Nullable transform)
    __attribute__((swift_name("CGPath.init(ellipseIn:transform:)")));
__attribute__((cf_returns_retained)) CGPathRef CGPathCreateWithRoundedRect(
    CGRect rect, CGFloat cornerWidth, CGFloat cornerHeight,
    const CGAffineTransform *_Nullable transform)
    __attribute__((swift_name("CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)")));
__attribute__((cf_returns_retained)) CGPathRef _Nullable CGPathCreateCopy(CGPathRef path)
    __attribute__((swift_name("CGPath.copy(self:)")));
__attribute__((cf_returns_retained)) CGMutablePathRef _Nullable CGPathCreateMutableCopy(
    CGPathRef path) __attribute__((swift_name("CGPath.mutableCopy(self:)")));
_Bool CGPathIsEmpty(CGPathRef path) __attribute__((swift_name("getter:CGPath.isEmpty(self:)")));
CGPoint CGPathGetCurrentPoint(CGPathRef path)
    __attribute__((swift_name("getter:CGPath.currentPoint(self:)")));
CGRect CGPathGetBoundingBox(CGPathRef path)
    __attribute__((swift_name("getter:CGPath.boundingBox(self:)")));
CGRect CGPathGetPathBoundingBox(CGPathRef path)
    __attribute__((swift_name("getter:CGPath.boundingBoxOfPath(self:)")));
typedef void (^CGPathApplyBlock)(const CGPathElement *element);
void CGPathApplyWithBlock(CGPathRef path, CGPathApplyBlock __attribute__((noescape)) block)
    __attribute__((swift_name("CGPath.applyWithBlock(self:_:)")));
__attribute__((cf_returns_retained)) CGMutablePathRef CGPathCreateMutable(void)
    __attribute__((swift_name("CGMutablePath.init()")));
void CGPathCloseSubpath(CGMutablePathRef path)
    __attribute__((swift_name("CGMutablePath.closeSubpath(self:)")));
#pragma clang assume_nonnull end
