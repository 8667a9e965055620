#include "CAllocation.h"

#include <errno.h>
#include <limits.h>
#include <malloc.h>
#include <stdbool.h>

// An executable's own malloc takes the place of the C library's in the whole process, the Swift
// runtime included. These only count, and hand on to the C library's under its other names.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

// Not atomic: while they are counted, one thread works.
static bool isCounting = false;
static struct AllocationCount counted;

static ptrdiff_t sizeOf(void *block) {
  return (ptrdiff_t)(malloc_usable_size(block) + sizeof(size_t));
}

static void *counting(void *block) {
  if (isCounting && block != NULL) {
    counted.allocations += 1;
    counted.kept += sizeOf(block);
    if (counted.kept > counted.peak) counted.peak = counted.kept;
  }
  return block;
}

void *malloc(size_t size) { return counting(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counting(__libc_calloc(count, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return counting(__libc_memalign(alignment, size));
}

void *memalign(size_t alignment, size_t size) {
  return counting(__libc_memalign(alignment, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = counting(__libc_memalign(alignment, size));
  return *block == NULL ? ENOMEM : 0;
}

void *realloc(void *block, size_t size) {
  if (!isCounting) return __libc_realloc(block, size);
  // Counted as if both blocks were held for a moment: they are, unless the old one can grow.
  ptrdiff_t given = block == NULL ? 0 : sizeOf(block);
  void *grown = counting(__libc_realloc(block, size));
  if (grown != NULL || size == 0) counted.kept -= given;
  return grown;
}

void free(void *block) {
  if (isCounting && block != NULL) counted.kept -= sizeOf(block);
  __libc_free(block);
}

void countAllocations(void) {
  counted = (struct AllocationCount){0, 0, 0};
  isCounting = true;
}

struct AllocationCount countedAllocations(void) {
  isCounting = false;
  return counted;
}

void keepFreedMemory(void) {
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
}
