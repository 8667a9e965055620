#if canImport(CAllocation)
  import CAllocation
#endif

/// What making a value allocates.
struct Allocations {
  let count: Int
  let keptBytes: Int
  let peakBytes: Int

  /// Counts while the value is made; nil where malloc cannot be counted.
  static func counted<Value>(while make: () -> Value) -> Allocations? {
    #if canImport(CAllocation)
      countAllocations()
      let value = make()
      let counted = countedAllocations()
      withExtendedLifetime(value) {}
      return Allocations(
        count: counted.allocations, keptBytes: counted.kept, peakBytes: counted.peak)
    #else
      return nil
    #endif
  }

  /// Makes freed memory be used again, so that the kernel's part in large outputs is not measured.
  static func reuseFreedMemory() {
    #if canImport(CAllocation)
      keepFreedMemory()
    #endif
  }
}
