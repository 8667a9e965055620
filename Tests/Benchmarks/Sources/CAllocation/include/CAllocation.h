// Counts the allocations of a piece of code. The process must use the malloc defined here.
#pragma once

#include <stddef.h>

/// The allocations of a piece of code.
struct AllocationCount {
  /// The number of allocations.
  ptrdiff_t allocations;

  /// The bytes allocated and not freed. The size of a block is the one that malloc reports, plus
  /// the word that malloc stores before each block.
  ptrdiff_t retained;

  /// The maximum of allocated bytes at any time.
  ptrdiff_t peak;
};

/// Begins to count at zero.
void countAllocations(void);

/// Ends counting, and returns the counts.
struct AllocationCount countedAllocations(void);

/// Makes malloc reuse freed memory of any size, instead of returning it to the kernel. Otherwise
/// the kernel provides and clears new pages for each large output. That would dominate the measured
/// times, in favor of code that stores less.
void retainFreedMemory(void);
