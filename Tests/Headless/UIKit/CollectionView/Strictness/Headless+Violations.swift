import Foundation

/// What a task, usually a test, has set for everything that happens in it.
enum HeadlessScope {
  @TaskLocal static var recorder: ViolationRecorder?
  @TaskLocal static var modes = FuzzModes()
  @TaskLocal static var audits = true
}

extension Headless {
  /// UIKit's habits, of which it promises none, taken by each collection view when it is made.
  public nonisolated static var modes: FuzzModes { HeadlessScope.modes }

  /// Where violations go; nil where none are expected, and then the first one traps.
  public nonisolated static var recorder: ViolationRecorder? { HeadlessScope.recorder }

  /// Runs a body and returns what it did wrong instead of trapping or failing the test.
  public static func recordingViolations(_ body: () throws -> Void) rethrows -> [Violation] {
    let recorder = ViolationRecorder()
    try HeadlessScope.$recorder.withValue(recorder) { try body() }
    return recorder.violations
  }

  /// Runs a test's body with a place for its violations, under one choice of habits.
  public nonisolated static func withModes(
    _ modes: FuzzModes, recorder: ViolationRecorder?,
    _ body: @Sendable () async throws -> Void
  ) async rethrows {
    try await HeadlessScope.$modes.withValue(modes) {
      try await HeadlessScope.$recorder.withValue(recorder) { try await body() }
    }
  }

  /// Runs a body under one choice of habits.
  public static func withModes<Result>(
    _ modes: FuzzModes, _ body: () throws -> Result
  ) rethrows -> Result {
    try HeadlessScope.$modes.withValue(modes) { try body() }
  }

  /// Runs a body whose passes do not end with the questions of the audit.
  public static func withoutAudits<Result>(_ body: () throws -> Result) rethrows -> Result {
    try HeadlessScope.$audits.withValue(false) { try body() }
  }

  /// Records what was done wrong, or traps with UIKit's message where nobody records.
  public nonisolated static func violate(_ kind: Violation.Kind, _ message: String) {
    let violation = Violation(kind: kind, message: message)
    if let recorder = HeadlessScope.recorder {
      recorder.record(violation)
    } else if violation.severity != .warning {
      preconditionFailure(violation.description)
    }
  }
}
