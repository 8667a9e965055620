#include "CAllocation.h"

#include <errno.h>
#include <limits.h>
#include <malloc.h>
#include <stdbool.h>

// The malloc of an executable replaces the C library's in the whole process, including the Swift
// runtime. These functions count, and call those of the C library by their other names.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

// Not atomic: only one thread runs while allocations are counted.
static bool isCounting = false;
static struct AllocationCount counted;

static ptrdiff_t sizeOf(void *block) {
  return (ptrdiff_t)(malloc_usable_size(block) + sizeof(size_t));
}

static void *counting(void *block) {
  if (isCounting && block != NULL) {
    counted.allocations += 1;
    counted.retained += sizeOf(block);
    if (counted.retained > counted.peak) counted.peak = counted.retained;
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
  // Counted as if both blocks exist for a moment. They do, unless the old one can grow in place.
  ptrdiff_t given = block == NULL ? 0 : sizeOf(block);
  void *grown = counting(__libc_realloc(block, size));
  if (grown != NULL || size == 0) counted.retained -= given;
  return grown;
}

void free(void *block) {
  if (isCounting && block != NULL) counted.retained -= sizeOf(block);
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

void retainFreedMemory(void) {
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
}
