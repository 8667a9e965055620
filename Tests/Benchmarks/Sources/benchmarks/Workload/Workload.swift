import AlignedLayout

/// The cells of all measurements. A linear congruential generator makes widths of 20 to 120 points
/// and heights of 20 to 44 points, in whole points.
struct Workload {
  /// The expected layout of the first cells at a width, aligned to the left and to the top.
  struct Expectation {
    let cellCount: Int
    let width: CGFloat
    let lineCount: Int
    let height: CGFloat
    let sumOfX: CGFloat
    let sumOfY: CGFloat
  }

  static let spacing: CGFloat = 5

  /// The size of an inserted or resized cell.
  static let newSize = CGSize(width: 77, height: 33)

  private let sizes: [CGSize]

  init(cellCount: Int) {
    var state: UInt32 = 12345
    func next(_ count: UInt32) -> CGFloat {
      state = 1_664_525 &* state &+ 1_013_904_223
      return CGFloat(20 + (state >> 16) % count)
    }
    var sizes: [CGSize] = []
    sizes.reserveCapacity(cellCount)
    for _ in 0..<cellCount {
      let width = next(101)
      sizes.append(CGSize(width: width, height: next(25)))
    }
    self.sizes = sizes
  }

  func withSizes(_ body: (UnsafeBufferPointer<CGSize>) -> Void) {
    sizes.withUnsafeBufferPointer(body)
  }

  static let expectations = [
    Expectation(
      cellCount: 1_000, width: 375, lineCount: 221, height: 9941,
      sumOfX: 139_572, sumOfY: 4_946_562),
    Expectation(
      cellCount: 1_000, width: 812, lineCount: 95, height: 4486,
      sumOfX: 356_515, sumOfY: 2_212_505),
    Expectation(
      cellCount: 10_000, width: 375, lineCount: 2232, height: 100_201,
      sumOfX: 1_362_162, sumOfY: 499_981_633),
    Expectation(
      cellCount: 10_000, width: 812, lineCount: 972, height: 45_954,
      sumOfX: 3_557_335, sumOfY: 228_690_671),
    Expectation(
      cellCount: 100_000, width: 375, lineCount: 22_233, height: 997_139,
      sumOfX: 13_692_827, sumOfY: 49_863_821_639),
    Expectation(
      cellCount: 100_000, width: 812, lineCount: 9_684, height: 457_448,
      sumOfX: 35_528_048, sumOfY: 22_871_148_145),
    Expectation(
      cellCount: 1_000_000, width: 375, lineCount: 222_227, height: 9_959_528,
      sumOfX: 137_055_203, sumOfY: 4_981_079_919_329),
    Expectation(
      cellCount: 1_000_000, width: 812, lineCount: 96_801, height: 4_571_376,
      sumOfX: 355_464_776, sumOfY: 2_286_728_290_580),
  ]
}
