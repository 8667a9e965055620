// The layer behind a view, as far as layouts and a small demo touch it.
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
_Bool CATransform3DIsIdentity(CATransform3D t);
_Bool CATransform3DIsAffine(CATransform3D t);
_Bool CATransform3DEqualToTransform(CATransform3D a, CATransform3D b);

@interface CALayer : NSObject <NSCoding>
+ (instancetype)layer;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGRect frame;
@property CATransform3D transform;
@property (getter=isHidden) BOOL hidden;
@property BOOL masksToBounds;
@property CGFloat cornerRadius;
@property CGFloat borderWidth;
@property float opacity;
@end
#pragma clang assume_nonnull end
