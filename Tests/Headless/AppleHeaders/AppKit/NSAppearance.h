// Light and dark looks.
#pragma once
#include "../Foundation.h"
#pragma clang assume_nonnull begin

typedef NSString *NSAppearanceName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSAppearance.Name);

@interface NSAppearance : NSObject
@property (readonly, copy) NSAppearanceName name;
+ (nullable NSAppearance *)appearanceNamed:(NSAppearanceName)name NS_SWIFT_NAME(init(named:));
- (nullable NSAppearanceName)bestMatchFromAppearancesWithNames:
    (NSArray<NSAppearanceName> *)appearances NS_SWIFT_NAME(bestMatch(from:));
@end

extern NSAppearanceName const NSAppearanceNameAqua;
extern NSAppearanceName const NSAppearanceNameDarkAqua;
#pragma clang assume_nonnull end
