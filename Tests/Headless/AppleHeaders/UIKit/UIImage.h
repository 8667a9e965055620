// Images, and views that show one.
#pragma once
#include "UIView.h"
#pragma clang assume_nonnull begin

typedef NS_ENUM(NSInteger, UIImageRenderingMode) {
  UIImageRenderingModeAutomatic,
  UIImageRenderingModeAlwaysOriginal,
  UIImageRenderingModeAlwaysTemplate,
} NS_SWIFT_NAME(UIImage.RenderingMode);

NS_SWIFT_SENDABLE
@interface UIImage : NSObject
- (instancetype)init;
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
+ (nullable UIImage *)imageNamed:(NSString *)name NS_SWIFT_NAME(init(named:));
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) UIImageRenderingMode renderingMode;
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode
    NS_SWIFT_NAME(withRenderingMode(_:));
@end

NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithImage:(nullable UIImage *)image NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, strong) UIImage *highlightedImage;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@end
#pragma clang assume_nonnull end
