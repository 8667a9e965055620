import Testing
import UIKit

/// Runs a whole test of a collection view under UIKit's habits, again and again, and fails it on
/// any violation that it does not record itself.
public struct CollectionViewTrait: TestTrait, SuiteTrait, TestScoping {
  /// The habits, one run of the test for each.
  let modes: [FuzzModes]

  public var isRecursive: Bool { true }

  public func scopeProvider(for test: Test, testCase: Test.Case?) -> CollectionViewTrait? {
    testCase == nil ? nil : self
  }

  /// Stops at the first habits under which the test fails: the rest would say the same.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for modes in modes {
      let failures = FailureFlag()
      let annotating = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("under \(modes)")
        if issue.severity == .error { failures.raise() }
        return issue
      }
      try await annotating.provideScope(for: test, testCase: testCase) {
        try await run(under: modes, function)
      }
      if failures.isRaised { return }
    }
  }

  private func run(
    under modes: FuzzModes, _ function: @Sendable () async throws -> Void
  ) async throws {
    let recorder = ViolationRecorder()
    try await Headless.withModes(modes, recorder: recorder, function)
    for violation in recorder.violations {
      Issue.record(
        "\(violation.description)", severity: violation.severity == .warning ? .warning : .error)
    }
  }
}

extension Trait where Self == CollectionViewTrait {
  /// Under every value of every habit and all pairs of values; the way to test a layout.
  public static var underAllModes: Self { CollectionViewTrait(modes: FuzzModes.pairwise) }

  /// Under the plainest habits alone, for a test of what happens in them.
  public static var underPlainModes: Self { CollectionViewTrait(modes: [FuzzModes()]) }

  /// Under habits of the test's own choice.
  public static func under(_ modes: FuzzModes...) -> Self { CollectionViewTrait(modes: modes) }
}

/// Whether a run of a test has failed, told by another task.
private final class FailureFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var raised = false

  var isRaised: Bool { lock.withLock { raised } }

  func raise() { lock.withLock { raised = true } }
}
