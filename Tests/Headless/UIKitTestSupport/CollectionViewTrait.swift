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
    let warnings = Once()
    for modes in modes {
      let failures = Once()
      let annotating = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("under \(modes)")
        if issue.severity == .error { _ = failures.isFirst("failure") }
        return issue
      }
      try await annotating.provideScope(for: test, testCase: testCase) {
        try await run(under: modes, warnings, function)
      }
      if !failures.isEmpty { return }
    }
  }

  private func run(
    under modes: FuzzModes, _ warnings: Once, _ function: @Sendable () async throws -> Void
  ) async throws {
    let recorder = ViolationRecorder()
    try await Headless.withModes(modes, recorder: recorder, function)
    for violation in recorder.violations {
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
  /// Under every value of every habit and all pairs of values; the way to test a layout.
  public static var underAllModes: Self { CollectionViewTrait(modes: FuzzModes.pairwise) }

  /// Under the plainest habits alone, for a test of what happens in them.
  public static var underPlainModes: Self { CollectionViewTrait(modes: [FuzzModes()]) }

  /// Under habits of the test's own choice.
  public static func under(_ modes: FuzzModes...) -> Self { CollectionViewTrait(modes: modes) }
}

/// What has happened already in the runs of a test, told by any task.
private final class Once: @unchecked Sendable {
  private let lock = NSLock()
  private var seen: Set<String> = []

  var isEmpty: Bool { lock.withLock { seen.isEmpty } }

  func isFirst(_ event: String) -> Bool {
    lock.withLock { seen.insert(event).inserted }
  }
}
