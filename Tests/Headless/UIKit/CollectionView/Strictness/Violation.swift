/// A mistake of a layout, a data source or a client, which UIKit rejects or shows wrong.
public struct Violation: Sendable, CustomStringConvertible {
  /// The effect on a device.
  public enum Severity: Sendable {
    /// UIKit raises an exception with this message.
    case raise
    /// UIKit shows something wrong and raises no exception.
    case report
    /// UIKit tolerates the mistake, but promises nothing.
    case warning
  }

  public let kind: Kind
  public let message: String

  public var severity: Severity { kind.severity }

  /// The name of UIKit's exception, nil if UIKit raises none.
  public var exceptionName: String? {
    switch kind {
    case _ where kind.severity != .raise: nil
    case .invalidGeometry: "CALayerInvalidGeometry"
    case .nilLayout, .malformedIndexPath: "NSInvalidArgumentException"
    default: "NSInternalInconsistencyException"
    }
  }

  /// The evidence for the rule, as the letters that README.md explains.
  public var evidence: String { kind.evidence }

  public var description: String {
    let what = exceptionName ?? (severity == .warning ? "warning" : "wrong on a device")
    return "\(what) (\(kind)): \(message)"
  }
}
