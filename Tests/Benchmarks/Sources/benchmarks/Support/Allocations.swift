#if canImport(CAllocation)
  import CAllocation
#endif

/// The memory that is allocated to make a value.
struct Allocations {
  let count: Int
  let retainedBytes: Int
  let peakBytes: Int

  /// Makes a value and returns its allocations, or nil on systems where they cannot be counted.
  static func counted<Value>(while make: () -> Value) -> Allocations? {
    #if canImport(CAllocation)
      countAllocations()
      let value = make()
      let counted = countedAllocations()
      withExtendedLifetime(value) {}
      return Allocations(
        count: counted.allocations, retainedBytes: counted.retained, peakBytes: counted.peak)
    #else
      return nil
    #endif
  }

  /// Makes malloc reuse freed memory, so that times do not include the kernel's work.
  static func reuseFreedMemory() {
    #if canImport(CAllocation)
      retainFreedMemory()
    #endif
  }
}
