import Foundation

/// The violations of a test, in the order in which they happened.
public final class ViolationRecorder: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [Violation] = []
  private var subjects: Set<String> = []

  public init() {}

  public var violations: [Violation] { lock.withLock { recorded } }

  func record(_ violation: Violation) {
    lock.withLock { recorded.append(violation) }
  }

  /// Returns whether a subject is new, and remembers it.
  func isFirst(_ subject: String) -> Bool {
    lock.withLock { subjects.insert(subject).inserted }
  }
}
