import Foundation

/// The settings of a task, usually a test.
enum HeadlessScope {
  @TaskLocal static var recorder: ViolationRecorder?
  @TaskLocal static var modes = FuzzModes()
  @TaskLocal static var audits = true
}

extension Headless {
  /// The modes of the current task. A collection view takes its modes from here when it is created.
  public nonisolated static var modes: FuzzModes { HeadlessScope.modes }

  /// The recorder of violations. If it is nil, the first violation traps.
  public nonisolated static var recorder: ViolationRecorder? { HeadlessScope.recorder }

  /// Runs a body and returns its violations, which neither trap nor fail the test.
  public static func recordingViolations(_ body: () throws -> Void) rethrows -> [Violation] {
    let recorder = ViolationRecorder()
    try HeadlessScope.$recorder.withValue(recorder) { try body() }
    return recorder.violations
  }

  /// Runs the body of a test with modes and a recorder.
  public nonisolated static func withModes<Result: Sendable>(
    _ modes: FuzzModes, recorder: ViolationRecorder?,
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    try await HeadlessScope.$modes.withValue(modes) {
      try await HeadlessScope.$recorder.withValue(recorder) { try await body() }
    }
  }

  /// Runs a body with other modes.
  public static func withModes<Result>(
    _ modes: FuzzModes, _ body: () throws -> Result
  ) rethrows -> Result {
    try HeadlessScope.$modes.withValue(modes) { try body() }
  }

  /// Runs a body without audits at the end of its passes.
  public static func withoutAudits<Result>(_ body: () throws -> Result) rethrows -> Result {
    try HeadlessScope.$audits.withValue(false) { try body() }
  }

  /// Records a violation once for each class and method, because the mistake is in the class.
  nonisolated static func violateOnce(
    _ kind: Violation.Kind, about subject: Any.Type, calling method: String = "",
    _ message: @autoclosure () -> String
  ) {
    let key = "\(kind) \(ObjectIdentifier(subject)) \(method)"
    guard HeadlessScope.recorder?.isFirst(key) ?? true else { return }
    violate(kind, message())
  }

  /// Records a violation, or traps with its message if there is no recorder.
  public nonisolated static func violate(_ kind: Violation.Kind, _ message: String) {
    let violation = Violation(kind: kind, message: message)
    if let recorder = HeadlessScope.recorder {
      recorder.record(violation)
    } else if violation.severity != .warning {
      preconditionFailure(violation.description)
    }
  }
}
