// The C library's own count of allocated bytes, which Swift's Glibc module leaves out.
#include <malloc.h>
