// The layer of a view, with the members that layouts and a small demo use.
#pragma once
#include "Foundation.h"
#pragma clang assume_nonnull begin

typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;
extern const CATransform3D CATransform3DIdentity;
CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform m);
CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t);
CATransform3D CATransform3DTranslate(CATransform3D t, CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DScale(CATransform3D t, CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DRotate(CATransform3D t, CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b);
_Bool CATransform3DIsIdentity(CATransform3D t);
_Bool CATransform3DIsAffine(CATransform3D t);
_Bool CATransform3DEqualToTransform(CATransform3D a, CATransform3D b);

typedef NSString *CALayerCornerCurve NS_TYPED_EXTENSIBLE_ENUM;
extern CALayerCornerCurve const kCACornerCurveCircular NS_SWIFT_NAME(CALayerCornerCurve.circular);
extern CALayerCornerCurve const kCACornerCurveContinuous
    NS_SWIFT_NAME(CALayerCornerCurve.continuous);
typedef NS_OPTIONS(NSUInteger, CACornerMask) {
  kCALayerMinXMinYCorner NS_SWIFT_NAME(layerMinXMinYCorner) = 1 << 0,
  kCALayerMaxXMinYCorner NS_SWIFT_NAME(layerMaxXMinYCorner) = 1 << 1,
  kCALayerMinXMaxYCorner NS_SWIFT_NAME(layerMinXMaxYCorner) = 1 << 2,
  kCALayerMaxXMaxYCorner NS_SWIFT_NAME(layerMaxXMaxYCorner) = 1 << 3,
};

// Seconds since the device started.
CFTimeInterval CACurrentMediaTime(void);

typedef NSString *CAMediaTimingFunctionName NS_TYPED_EXTENSIBLE_ENUM;
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionLinear
    NS_SWIFT_NAME(CAMediaTimingFunctionName.linear);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseIn
    NS_SWIFT_NAME(CAMediaTimingFunctionName.easeIn);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseOut
    NS_SWIFT_NAME(CAMediaTimingFunctionName.easeOut);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseInEaseOut
    NS_SWIFT_NAME(CAMediaTimingFunctionName.easeInEaseOut);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionDefault
    NS_SWIFT_NAME(CAMediaTimingFunctionName.default);

@interface CAMediaTimingFunction : NSObject
- (instancetype)initWithName:(CAMediaTimingFunctionName)name NS_SWIFT_NAME(init(name:));
@end

@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (CFTimeInterval)animationDuration;
+ (void)setAnimationDuration:(CFTimeInterval)dur NS_SWIFT_NAME(setAnimationDuration(_:));
+ (nullable CAMediaTimingFunction *)animationTimingFunction;
+ (void)setAnimationTimingFunction:(nullable CAMediaTimingFunction *)function
    NS_SWIFT_NAME(setAnimationTimingFunction(_:));
+ (BOOL)disableActions;
+ (void)setDisableActions:(BOOL)flag NS_SWIFT_NAME(setDisableActions(_:));
+ (nullable void (^)(void))completionBlock;
+ (void)setCompletionBlock:(nullable void (^)(void))block NS_SWIFT_NAME(setCompletionBlock(_:));
@end

@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target
                                selector:(SEL)sel NS_SWIFT_NAME(init(target:selector:));
- (void)addToRunLoop:(NSRunLoop *)runloop
             forMode:(NSRunLoopMode)mode NS_SWIFT_NAME(add(to:forMode:));
- (void)removeFromRunLoop:(NSRunLoop *)runloop
                  forMode:(NSRunLoopMode)mode NS_SWIFT_NAME(remove(from:forMode:));
- (void)invalidate;
@property (readonly, nonatomic) CFTimeInterval timestamp;
@property (readonly, nonatomic) CFTimeInterval targetTimestamp;
@property (readonly, nonatomic) CFTimeInterval duration;
@property (getter=isPaused, nonatomic) BOOL paused;
@property (nonatomic) NSInteger preferredFramesPerSecond;
@end

@interface CALayer : NSObject <NSCoding>
+ (instancetype)layer;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGPoint anchorPoint;
@property CGRect frame;
@property CATransform3D transform;
@property (getter=isHidden) BOOL hidden;
@property BOOL masksToBounds;
@property CGFloat cornerRadius;
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property (nullable) CGColorRef backgroundColor;
@property CACornerMask maskedCorners;
@property (copy) CALayerCornerCurve cornerCurve;
@property float opacity;
@property (nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property CGFloat contentsScale;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;
@property (nullable, copy) NSString *name;
@property (nullable) CGPathRef shadowPath;
@property (nullable, copy) NSArray<CALayer *> *sublayers;
- (nullable NSArray<NSString *> *)animationKeys;
@property (nullable, readonly) CALayer *superlayer;
@property (nullable, strong) CALayer *mask;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx;
- (void)removeFromSuperlayer;
- (void)setNeedsDisplay;
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)m;
@end

typedef NSString *CAShapeLayerFillRule NS_TYPED_EXTENSIBLE_ENUM;
extern CAShapeLayerFillRule const kCAFillRuleNonZero NS_SWIFT_NAME(CAShapeLayerFillRule.nonZero);
extern CAShapeLayerFillRule const kCAFillRuleEvenOdd NS_SWIFT_NAME(CAShapeLayerFillRule.evenOdd);
typedef NSString *CAShapeLayerLineCap NS_TYPED_EXTENSIBLE_ENUM;
extern CAShapeLayerLineCap const kCALineCapButt NS_SWIFT_NAME(CAShapeLayerLineCap.butt);
extern CAShapeLayerLineCap const kCALineCapRound NS_SWIFT_NAME(CAShapeLayerLineCap.round);
extern CAShapeLayerLineCap const kCALineCapSquare NS_SWIFT_NAME(CAShapeLayerLineCap.square);
typedef NSString *CAShapeLayerLineJoin NS_TYPED_EXTENSIBLE_ENUM;
extern CAShapeLayerLineJoin const kCALineJoinMiter NS_SWIFT_NAME(CAShapeLayerLineJoin.miter);
extern CAShapeLayerLineJoin const kCALineJoinRound NS_SWIFT_NAME(CAShapeLayerLineJoin.round);
extern CAShapeLayerLineJoin const kCALineJoinBevel NS_SWIFT_NAME(CAShapeLayerLineJoin.bevel);

@interface CAShapeLayer : CALayer
@property (nullable) CGPathRef path;
@property (nullable) CGColorRef fillColor;
@property (copy) CAShapeLayerFillRule fillRule;
@property (nullable) CGColorRef strokeColor;
@property CGFloat strokeStart;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@property CGFloat miterLimit;
@property (copy) CAShapeLayerLineCap lineCap;
@property (copy) CAShapeLayerLineJoin lineJoin;
@property CGFloat lineDashPhase;
@property (nullable, copy) NSArray<NSNumber *> *lineDashPattern;
@end
typedef NSString *CATextLayerTruncationMode NS_TYPED_ENUM;
extern CATextLayerTruncationMode const kCATruncationNone
    NS_SWIFT_NAME(CATextLayerTruncationMode.none);
extern CATextLayerTruncationMode const kCATruncationStart
    NS_SWIFT_NAME(CATextLayerTruncationMode.start);
extern CATextLayerTruncationMode const kCATruncationEnd
    NS_SWIFT_NAME(CATextLayerTruncationMode.end);
extern CATextLayerTruncationMode const kCATruncationMiddle
    NS_SWIFT_NAME(CATextLayerTruncationMode.middle);
typedef NSString *CATextLayerAlignmentMode NS_TYPED_ENUM;
extern CATextLayerAlignmentMode const kCAAlignmentNatural
    NS_SWIFT_NAME(CATextLayerAlignmentMode.natural);
extern CATextLayerAlignmentMode const kCAAlignmentLeft
    NS_SWIFT_NAME(CATextLayerAlignmentMode.left);
extern CATextLayerAlignmentMode const kCAAlignmentRight
    NS_SWIFT_NAME(CATextLayerAlignmentMode.right);
extern CATextLayerAlignmentMode const kCAAlignmentCenter
    NS_SWIFT_NAME(CATextLayerAlignmentMode.center);
extern CATextLayerAlignmentMode const kCAAlignmentJustified
    NS_SWIFT_NAME(CATextLayerAlignmentMode.justified);

@interface CATextLayer : CALayer
@property (nullable, copy) id string;
@property CGFloat fontSize;
@property (nullable) CGColorRef foregroundColor;
@property (getter=isWrapped) BOOL wrapped;
@property (copy) CATextLayerTruncationMode truncationMode;
@property (copy) CATextLayerAlignmentMode alignmentMode;
@property BOOL allowsFontSubpixelQuantization;
@end
#pragma clang assume_nonnull end
