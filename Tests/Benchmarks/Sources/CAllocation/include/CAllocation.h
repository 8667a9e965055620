// Counts what a piece of code allocates, in a process whose malloc is the one defined here.
#pragma once

#include <stddef.h>

/// What was allocated while it was counted.
struct AllocationCount {
  /// How often memory was asked for.
  ptrdiff_t allocations;

  /// The bytes asked for and not given back, as malloc itself reports the size of a block, with the
  /// word that it keeps before each.
  ptrdiff_t kept;

  /// The most bytes that were held at any time.
  ptrdiff_t peak;
};

/// Begins to count, from nothing.
void countAllocations(void);

/// Ends counting, and tells what was counted since it began.
struct AllocationCount countedAllocations(void);

/// Lets malloc keep what is given back to it for the next who asks, however much it is. Otherwise
/// large outputs come from the kernel in every run, and clearing their pages is most of what is
/// measured; that would favor whoever stores less.
void keepFreedMemory(void);
