#if canImport(Darwin)
  /// The type of that name in the headless tests' support, as far as Apple's systems have it: there
  /// each run takes the same seeds.
  enum TestRun {
    static let isLong = false
    static let offset: UInt64 = 0
    static let share = (index: 0, count: 1)

    static func number(named name: String) -> UInt64? { nil }
  }
#else
  import UIKitTestSupport
#endif

/// The seeds that a law tries.
///
/// `Seeds(1000)` are a hundred of the seeds below 1000, beginning at another one in each run, or all
/// of them with `LONG_TESTS=1`. With `TEST_OFFSET=733` they begin at 733. If a test runs under
/// several modes, each mode takes its share of the seeds.
struct Seeds: RandomAccessCollection, ExpressibleByIntegerLiteral, Sendable {
  private let fullCount: UInt64
  private let share = TestRun.share
  let endIndex: Int

  /// - Parameters:
  ///   - fullCount: the number of seeds in a long run.
  ///   - usualCount: the number of seeds in other runs: by default a tenth, and at least a hundred.
  init(_ fullCount: UInt64, usually usualCount: UInt64? = nil) {
    self.fullCount = fullCount
    let usualCount = Swift.min(fullCount, usualCount ?? Swift.max(100, fullCount / 10))
    let count = Int(TestRun.isLong ? fullCount : usualCount)
    endIndex = Swift.max(1, (count + share.count - 1 - share.index) / share.count)
  }

  init(integerLiteral fullCount: UInt64) { self.init(fullCount) }

  var startIndex: Int { 0 }

  subscript(index: Int) -> UInt64 {
    (TestRun.offset % fullCount + UInt64(share.index + index * share.count)) % fullCount
  }
}
