/// Something a layout, a data source or a client did that UIKit refuses or silently draws wrong.
public struct Violation: Sendable, CustomStringConvertible {
  /// What happens on a device.
  public enum Severity: Sendable {
    /// UIKit raises an exception with this message.
    case raise
    /// UIKit shows something wrong and says nothing.
    case report
    /// Works today, by luck or by a tolerance of UIKit's.
    case warning
  }

  public let kind: Kind
  public let message: String

  public var severity: Severity { kind.severity }

  /// The name of UIKit's exception, nil where UIKit raises none.
  public var exceptionName: String? {
    switch kind {
    case _ where kind.severity != .raise: nil
    case .invalidGeometry: "CALayerInvalidGeometry"
    case .nilLayout, .layoutInUse, .malformedIndexPath: "NSInvalidArgumentException"
    default: "NSInternalInconsistencyException"
    }
  }

  /// The letters of what the rule rests on, as in README.
  public var evidence: String { kind.evidence }

  public var description: String {
    let what = exceptionName ?? (severity == .warning ? "warning" : "wrong on a device")
    return "\(what) (\(kind)): \(message)"
  }
}
