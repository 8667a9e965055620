import Foundation

/// How much this run of the tests does.
///
/// By default a run takes only some of the seeds and modes, and other ones each time. Environment
/// variables change that:
///
/// - `LONG_TESTS=1` takes all seeds, and longer soaks.
/// - `ALL_MODES=1` runs each test of a collection view under all modes.
/// - `TEST_OFFSET=n` takes the same seeds and modes as the run with that offset.
public enum TestRun {
  public static let isLong = number(named: "LONG_TESTS") == 1
  public static let takesAllModes = number(named: "ALL_MODES") == 1

  /// The number at which this run begins to take seeds and modes.
  public static let offset = number(named: "TEST_OFFSET") ?? .random(in: 0..<1_000_000)

  /// Which of several runs of a test the current one is: they share the seeds among them.
  @TaskLocal public static var share = (index: 0, count: 1)

  /// Returns a number from the environment, or nil.
  public static func number(named name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }
}
