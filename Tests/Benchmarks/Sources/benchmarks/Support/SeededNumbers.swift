/// Random numbers that are the same in every run of the program (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64 = 12345

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
