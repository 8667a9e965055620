// Insets, offsets and directions: plain C values, which are not isolated to an actor.
#pragma once
#include "../Foundation.h"
#include "../QuartzCore.h"
#pragma clang assume_nonnull begin

typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;
typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;

typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
  UIRectEdgeNone = 0,
  UIRectEdgeTop = 1 << 0,
  UIRectEdgeLeft = 1 << 1,
  UIRectEdgeBottom = 1 << 2,
  UIRectEdgeRight = 1 << 3,
  UIRectEdgeAll = UIRectEdgeTop | UIRectEdgeLeft | UIRectEdgeBottom | UIRectEdgeRight,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft,
};

typedef NS_ENUM(NSInteger, UITraitEnvironmentLayoutDirection) {
  UITraitEnvironmentLayoutDirectionUnspecified = -1,
  UITraitEnvironmentLayoutDirectionLeftToRight = 0,
  UITraitEnvironmentLayoutDirectionRightToLeft = 1,
};

typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified = 0,
  UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight,
  UISemanticContentAttributeForceRightToLeft,
};

// The rectangle from which content insets are measured.
typedef NS_ENUM(NSInteger, UIContentInsetsReference) {
  UIContentInsetsReferenceAutomatic,
  UIContentInsetsReferenceNone,
  UIContentInsetsReferenceSafeArea,
  UIContentInsetsReferenceLayoutMargins,
  UIContentInsetsReferenceReadableContent,
} API_AVAILABLE(ios(14.0), tvos(14.0));

@interface NSCoder (UIGeometryKeyedCoding)
- (void)encodeCGPoint:(CGPoint)point forKey:(NSString *)key NS_SWIFT_NAME(encode(_:forKey:));
- (void)encodeCGSize:(CGSize)size forKey:(NSString *)key NS_SWIFT_NAME(encode(_:forKey:));
- (void)encodeCGRect:(CGRect)rect forKey:(NSString *)key NS_SWIFT_NAME(encode(_:forKey:));
- (void)encodeUIEdgeInsets:(UIEdgeInsets)insets
                    forKey:(NSString *)key NS_SWIFT_NAME(encode(_:forKey:));
- (CGPoint)decodeCGPointForKey:(NSString *)key NS_SWIFT_NAME(decodeCGPoint(forKey:));
- (CGSize)decodeCGSizeForKey:(NSString *)key NS_SWIFT_NAME(decodeCGSize(forKey:));
- (CGRect)decodeCGRectForKey:(NSString *)key NS_SWIFT_NAME(decodeCGRect(forKey:));
- (UIEdgeInsets)decodeUIEdgeInsetsForKey:(NSString *)key
    NS_SWIFT_NAME(decodeUIEdgeInsets(forKey:));
@end
#pragma clang assume_nonnull end
