// AppKit in Objective-C, as on a Mac, with the declarations that a layout of views and its tests use.
// Written by hand: see README.md.
#pragma once
#include "AppKit/NSAnimationContext.h"
#include "AppKit/NSAppearance.h"
#include "AppKit/NSColor.h"
#include "AppKit/NSControl.h"
#include "AppKit/NSFont.h"
#include "AppKit/NSView.h"
#include "AppKit/NSWindow.h"
