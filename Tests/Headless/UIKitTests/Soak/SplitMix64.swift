/// Random numbers that are the same on every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// Returns true with a probability of 1 in `count`.
  mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }

  /// Returns a whole number of points.
  mutating func length(_ range: ClosedRange<Int>) -> Double { Double(int(range)) }
}
