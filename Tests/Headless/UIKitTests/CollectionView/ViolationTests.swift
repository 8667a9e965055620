import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Violations as values, and how a violation fails a test that has the trait. Evidence: none is
/// needed; nothing here is UIKit's.
struct ViolationTests {
  @Test func `only kinds that raise have an exception name`() {
    expectEqual(
      Violation(kind: .invalidGeometry, message: "").exceptionName, "CALayerInvalidGeometry")
    expectEqual(
      Violation(kind: .batchArithmetic, message: "").exceptionName,
      "NSInternalInconsistencyException")
    #expect(Violation(kind: .incompleteElements, message: "").exceptionName == nil)
    expectEqual(Violation(kind: .beyondContent, message: "").severity, .warning)
  }

  @Test func `every kind names its evidence`() {
    #expect(Violation.Kind.allCases.allSatisfy { !$0.evidence.isEmpty })
  }

  @Test func `a kind that rests on inference alone only warns`() {
    let inferred = Violation.Kind.allCases.filter { $0.evidence == "I" }
    #expect(inferred.count > 5)
    #expect(inferred.allSatisfy { $0.severity == .warning })
  }

  @Test func `an unexpected violation fails its test`() async throws {
    let test = try #require(Test.current)
    try await withKnownIssue {
      try await CollectionViewTrait.underPlainModes.provideScope(
        for: test, testCase: Test.Case.current
      ) {
        Headless.violate(.incompleteElements, "something is missing")
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("something is missing") }
    }
  }

  @Test func `a test stops at the first modes that fail`() async throws {
    let test = try #require(Test.current)
    let runs = Counter()
    try await withKnownIssue {
      try await CollectionViewTrait.underAllModes.provideScope(
        for: test, testCase: Test.Case.current
      ) {
        runs.add()
        Headless.violate(.incompleteElements, "something is missing")
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("something is missing") }
    }
    expectEqual(runs.count, 1)
  }

  @Test func `a warning does not fail its test`() async throws {
    let test = try #require(Test.current)
    let runs = Counter()
    let warnings = Counter()
    let countingWarnings = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.severity == .warning else { return issue }
      warnings.add()
      return nil
    }
    try await countingWarnings.provideScope(for: test, testCase: Test.Case.current) {
      try await CollectionViewTrait(modes: FuzzModes.pairwise).provideScope(
        for: test, testCase: Test.Case.current
      ) {
        runs.add()
        Headless.violate(.beyondContent, "this warning is part of a test")
      }
    }
    expectEqual(runs.count, FuzzModes.pairwise.count)
    expectEqual(warnings.count, 1)
  }
}

/// Counts the runs of one test. They are not concurrent, so no lock is needed.
private final class Counter: @unchecked Sendable {
  private(set) var count = 0

  func add() { count += 1 }
}
