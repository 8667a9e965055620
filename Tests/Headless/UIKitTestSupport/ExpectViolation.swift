import Testing
import UIKit

/// Runs a body that does something wrong, and expects it to be noticed as this, with these words,
/// and as nothing else.
@MainActor
public func expectViolation(
  _ kind: Violation.Kind, _ words: String, _ location: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) rethrows {
  let violations = try Headless.recordingViolations(body)
  let found = violations.filter { $0.kind == kind }
  #expect(!found.isEmpty, "noticed \(violations)", sourceLocation: location)
  #expect(
    found.allSatisfy { $0.message.contains(words) }, "noticed \(found)", sourceLocation: location)
  let others = violations.filter { $0.kind != kind }
  #expect(others.isEmpty, "noticed besides: \(others)", sourceLocation: location)
}
