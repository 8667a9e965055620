import Testing
import UIKit

/// A warning that a test brings about on purpose, so that it is no issue of the test.
public struct ExpectedWarning: TestTrait {
  let kind: Violation.Kind

  static func kinds(of test: Test) -> [Violation.Kind] {
    test.traits.compactMap { ($0 as? ExpectedWarning)?.kind }
  }
}

extension Trait where Self == ExpectedWarning {
  /// Names a kind of warning that the test brings about on purpose.
  public static func expectingWarning(_ kind: Violation.Kind) -> Self {
    ExpectedWarning(kind: kind)
  }
}
