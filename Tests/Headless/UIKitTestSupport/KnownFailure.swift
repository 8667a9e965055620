import Testing
import UIKit

/// A value of a mode under which a test does not pass yet.
///
/// The test runs under the plainest modes but for this value, and must fail. As soon as it passes, this
/// is an issue, so the trait cannot outlive what it describes. Only a test with arguments may pass,
/// because some of its cases may. In all other runs the mode has its plainest value.
public struct KnownFailure: TestTrait {
  /// The plainest modes but for the value.
  let modes: FuzzModes
  let reason: Comment
  private let avoid: @Sendable (FuzzModes) -> FuzzModes

  init<Value: Equatable & Sendable>(
    _ mode: WritableKeyPath<FuzzModes, Value> & Sendable, _ value: Value, _ reason: Comment
  ) {
    var failing = FuzzModes()
    failing[keyPath: mode] = value
    modes = failing
    self.reason = reason
    avoid = { modes in
      guard modes[keyPath: mode] == value else { return modes }
      var plainer = modes
      plainer[keyPath: mode] = FuzzModes()[keyPath: mode]
      return plainer
    }
  }

  /// Returns the modes with another value, if they have this one.
  func avoided(in modes: FuzzModes) -> FuzzModes { avoid(modes) }

  static func all(of test: Test) -> [KnownFailure] {
    test.traits.compactMap { $0 as? KnownFailure }
  }
}

extension Trait where Self == KnownFailure {
  /// Names a value of a mode under which the test does not pass yet, and why.
  public static func knownToFail<Value: Equatable & Sendable>(
    under mode: WritableKeyPath<FuzzModes, Value> & Sendable, _ value: Value, _ reason: Comment
  ) -> Self {
    KnownFailure(mode, value, reason)
  }
}
