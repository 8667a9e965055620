/// A small generator of random numbers that gives the same ones for the same seed, everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}

extension SplitMix64 {
  /// Returns true once in `count` times on average.
  mutating func happens(onceIn count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// A length, usually in quarters of a point, whose sums are exact; sometimes in tenths or thirds,
  /// whose sums are not.
  mutating func length(_ range: ClosedRange<Int>) -> Double {
    let parts = pick([4, 4, 10, 3])
    let count = Int.random(
      in: (range.lowerBound * parts)...(range.upperBound * parts), using: &self)
    return Double(count) / Double(parts)
  }
}
