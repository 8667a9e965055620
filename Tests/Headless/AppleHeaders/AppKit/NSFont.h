// Fonts.
#pragma once
#include "../UIFoundation.h"
#pragma clang assume_nonnull begin

typedef CGFloat NSFontWeight NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSFont.Weight);
extern const NSFontWeight NSFontWeightUltraLight;
extern const NSFontWeight NSFontWeightThin;
extern const NSFontWeight NSFontWeightLight;
extern const NSFontWeight NSFontWeightRegular;
extern const NSFontWeight NSFontWeightMedium;
extern const NSFontWeight NSFontWeightSemibold;
extern const NSFontWeight NSFontWeightBold;
extern const NSFontWeight NSFontWeightHeavy;
extern const NSFontWeight NSFontWeightBlack;

NS_SWIFT_SENDABLE
@interface NSFont : NSObject <NSCopying, NSSecureCoding>
+ (NSFont *)systemFontOfSize:(CGFloat)fontSize NS_SWIFT_NAME(systemFont(ofSize:));
+ (NSFont *)boldSystemFontOfSize:(CGFloat)fontSize NS_SWIFT_NAME(boldSystemFont(ofSize:));
+ (NSFont *)systemFontOfSize:(CGFloat)fontSize
                      weight:(NSFontWeight)weight NS_SWIFT_NAME(systemFont(ofSize:weight:));
@property (class, readonly) CGFloat systemFontSize;
@property (class, readonly) CGFloat smallSystemFontSize;
@property (class, readonly) CGFloat labelFontSize;
@property (readonly) CGFloat pointSize;
@property (readonly) CGFloat ascender;
@property (readonly) CGFloat descender;
@property (readonly) CGFloat leading;
@property (readonly) CGFloat capHeight;
@property (readonly) CGFloat xHeight;
@end
#pragma clang assume_nonnull end
