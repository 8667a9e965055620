// What UIKit and AppKit share: how text is set.
#pragma once
#include "Foundation.h"
#pragma clang assume_nonnull begin

typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4,
};

typedef NS_ENUM(NSInteger, NSLineBreakMode) {
  NSLineBreakByWordWrapping = 0,
  NSLineBreakByCharWrapping,
  NSLineBreakByClipping,
  NSLineBreakByTruncatingHead,
  NSLineBreakByTruncatingTail,
  NSLineBreakByTruncatingMiddle,
};

extern NSAttributedStringKey const NSFontAttributeName NS_SWIFT_NAME(font);
extern NSAttributedStringKey const NSForegroundColorAttributeName NS_SWIFT_NAME(foregroundColor);
#pragma clang assume_nonnull end
