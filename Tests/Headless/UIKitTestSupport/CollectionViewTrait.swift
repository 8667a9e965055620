import Testing
import UIKit

/// Runs a whole test of a collection view once under each of some modes, and fails it on any
/// violation that it does not record itself.
public struct CollectionViewTrait: TestTrait, SuiteTrait, TestScoping {
  /// The modes, the plainest first.
  var modes: [FuzzModes]

  /// Whether each test runs under only two of the modes.
  var takesSome = false

  public var isRecursive: Bool { true }

  public func scopeProvider(for test: Test, testCase: Test.Case?) -> CollectionViewTrait? {
    testCase == nil ? nil : self
  }

  /// Returns the modes for a test: all of them, or the first and one of the others.
  ///
  /// Which one depends on the test and on the offset. So each run of all tests covers all modes,
  /// and each test has covered them after as many offsets.
  ///
  /// Where a test is known to fail under a value of a mode, that mode has its plainest value.
  func modes(for test: Test, offset: UInt64 = TestRun.offset) -> [FuzzModes] {
    taken(by: test, offset: offset).map { modes in
      KnownFailure.all(of: test).reduce(modes) { $1.avoided(in: $0) }
    }
  }

  private func taken(by test: Test, offset: UInt64) -> [FuzzModes] {
    guard takesSome, modes.count > 2 else { return modes }
    let others = modes.dropFirst()
    let count = UInt64(others.count)
    let number = (test.sourceLocation.fileID + test.name).stableHash % count + offset % count
    return [modes[0], others[others.startIndex + Int(number % count)]]
  }

  /// Stops at the first modes under which the test fails: the rest would say the same.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let warnings = Once()
    let runs = modes(for: test)
    for (index, modes) in runs.enumerated() {
      let failures = Once()
      let annotating = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("under \(modes); TEST_OFFSET=\(TestRun.offset) repeats it")
        if issue.severity == .error { _ = failures.isFirst("failure") }
        return issue
      }
      try await annotating.provideScope(for: test, testCase: testCase) {
        try await TestRun.$share.withValue((index, runs.count)) {
          try await run(test, under: modes, warnings, function)
        }
      }
      if !failures.isEmpty { return }
    }
    guard self.modes.count > 1 else { return }
    for failure in KnownFailure.all(of: test) {
      let failures = Once()
      // The trait of the test says what fails, so a run does not show it again.
      let noting = IssueHandlingTrait.compactMapIssues { issue in
        _ = failures.isFirst("failure")
        return nil
      }
      do {
        try await noting.provideScope(for: test, testCase: testCase) {
          try await run(test, under: failure.modes, warnings, function)
        }
      } catch {
        _ = failures.isFirst("failure")
      }
      // Of a test with arguments, some cases may pass.
      if failures.isEmpty && !test.isParameterized {
        Issue.record(
          "passes, although it is known to fail under \(failure.modes): \(failure.reason)")
      }
    }
  }

  private func run(
    _ test: Test, under modes: FuzzModes, _ warnings: Once,
    _ function: @Sendable () async throws -> Void
  ) async throws {
    let recorder = ViolationRecorder()
    try await Headless.withModes(modes, recorder: recorder, function)
    let expected = ExpectedWarning.kinds(of: test)
    for violation in recorder.violations where !expected.contains(violation.kind) {
      let comment = Comment(rawValue: violation.description)
      if violation.severity != .warning {
        Issue.record(comment)
      } else if warnings.isFirst(violation.description) {
        Issue.record(comment, severity: .warning)
      }
    }
  }
}

extension Trait where Self == CollectionViewTrait {
  /// Modes in which every pair of values occurs: all of them with `ALL_MODES=1` in the environment,
  /// otherwise three in each run. This is the way to test a layout.
  public static var underAllModes: Self {
    CollectionViewTrait(modes: FuzzModes.pairwise, takesSome: !TestRun.takesAllModes)
  }

  /// The modes of `underAllModes`, in which a test changes what it cannot do without.
  public static func underAllModes(changing change: (inout FuzzModes) -> Void) -> Self {
    var trait = underAllModes
    for index in trait.modes.indices { change(&trait.modes[index]) }
    return trait
  }

  /// The plainest modes alone, for a test of what happens in them.
  public static var underPlainModes: Self { CollectionViewTrait(modes: [FuzzModes()]) }

  /// Modes of the test's own choice.
  public static func under(_ modes: FuzzModes...) -> Self { CollectionViewTrait(modes: modes) }
}

/// The events that have happened in the runs of a test, whichever task they happen in.
private final class Once: @unchecked Sendable {
  private let lock = NSLock()
  private var seen: Set<String> = []

  var isEmpty: Bool { lock.withLock { seen.isEmpty } }

  func isFirst(_ event: String) -> Bool {
    lock.withLock { seen.insert(event).inserted }
  }
}

extension String {
  /// A number that is the same in every run of the program (FNV-1a).
  fileprivate var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
