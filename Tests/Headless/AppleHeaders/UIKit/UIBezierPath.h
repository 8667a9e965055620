// Paths, as decoration views and masks use them. Apple does not isolate the class.
#pragma once
#include "UIGeometry.h"
#pragma clang assume_nonnull begin

typedef NS_OPTIONS(NSUInteger, UIRectCorner) {
  UIRectCornerTopLeft = 1 << 0,
  UIRectCornerTopRight = 1 << 1,
  UIRectCornerBottomLeft = 1 << 2,
  UIRectCornerBottomRight = 1 << 3,
  UIRectCornerAllCorners = ~0UL,
};

@interface UIBezierPath : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)bezierPathWithRect:(CGRect)rect;
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect NS_SWIFT_NAME(init(ovalIn:));
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect
                        byRoundingCorners:(UIRectCorner)corners
                              cornerRadii:(CGSize)cornerRadii;
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center
                                 radius:(CGFloat)radius
                             startAngle:(CGFloat)startAngle
                               endAngle:(CGFloat)endAngle
                              clockwise:(BOOL)clockwise;
+ (instancetype)bezierPathWithCGPath:(CGPathRef)CGPath NS_SWIFT_NAME(init(cgPath:));
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic) CGPathRef CGPath NS_SWIFT_NAME(cgPath);
- (void)moveToPoint:(CGPoint)point NS_SWIFT_NAME(move(to:));
- (void)addLineToPoint:(CGPoint)point NS_SWIFT_NAME(addLine(to:));
- (void)addCurveToPoint:(CGPoint)endPoint
          controlPoint1:(CGPoint)controlPoint1
          controlPoint2:(CGPoint)controlPoint2
    NS_SWIFT_NAME(addCurve(to:controlPoint1:controlPoint2:));
- (void)addQuadCurveToPoint:(CGPoint)endPoint
               controlPoint:(CGPoint)controlPoint NS_SWIFT_NAME(addQuadCurve(to:controlPoint:));
- (void)addArcWithCenter:(CGPoint)center
                  radius:(CGFloat)radius
              startAngle:(CGFloat)startAngle
                endAngle:(CGFloat)endAngle
               clockwise:(BOOL)clockwise
    NS_SWIFT_NAME(addArc(withCenter:radius:startAngle:endAngle:clockwise:));
- (void)closePath NS_SWIFT_NAME(close());
- (void)removeAllPoints;
- (void)appendPath:(UIBezierPath *)bezierPath NS_SWIFT_NAME(append(_:));
- (void)applyTransform:(CGAffineTransform)transform NS_SWIFT_NAME(apply(_:));
@property (readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGPoint currentPoint;
- (BOOL)containsPoint:(CGPoint)point NS_SWIFT_NAME(contains(_:));
@property (nonatomic) CGFloat lineWidth;
@property (nonatomic) CGLineCap lineCapStyle;
@property (nonatomic) CGLineJoin lineJoinStyle;
@property (nonatomic) CGFloat miterLimit;
@property (nonatomic) CGFloat flatness;
@property (nonatomic) BOOL usesEvenOddFillRule;
- (void)fill;
- (void)stroke;
- (void)addClip;
@end

@interface NSValue (NSValueUIGeometryExtensions)
+ (NSValue *)valueWithCGPoint:(CGPoint)point NS_SWIFT_NAME(init(cgPoint:));
+ (NSValue *)valueWithCGSize:(CGSize)size NS_SWIFT_NAME(init(cgSize:));
+ (NSValue *)valueWithCGRect:(CGRect)rect NS_SWIFT_NAME(init(cgRect:));
+ (NSValue *)valueWithUIEdgeInsets:(UIEdgeInsets)insets NS_SWIFT_NAME(init(uiEdgeInsets:));
@property (nonatomic, readonly) CGPoint CGPointValue NS_SWIFT_NAME(cgPointValue);
@property (nonatomic, readonly) CGSize CGSizeValue NS_SWIFT_NAME(cgSizeValue);
@property (nonatomic, readonly) CGRect CGRectValue NS_SWIFT_NAME(cgRectValue);
@property (nonatomic, readonly) UIEdgeInsets UIEdgeInsetsValue NS_SWIFT_NAME(uiEdgeInsetsValue);
@end
#pragma clang assume_nonnull end
