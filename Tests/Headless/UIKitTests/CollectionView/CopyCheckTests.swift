import Testing
import UIKit
import UIKitTestSupport

/// What the checks of copied attributes notice, and that they describe properties only if they must.
/// Evidence: I; UIKit has no such checks.
@MainActor
@Suite(.underPlainModes)
struct CopyCheckTests {
  /// A value that counts how often it is described.
  private struct Tint: CustomStringConvertible {
    @MainActor final class Log {
      var descriptions = 0
    }

    let value: Int
    let log: Log

    var description: String {
      MainActor.assumeIsolated { log.descriptions += 1 }
      return "tint \(value)"
    }
  }

  private final class Tinted: UICollectionViewLayoutAttributes {
    var tint: Tint?
    /// The tints that copies lose.
    var lostTints = 0..<0

    override func copy(with zone: NSZone?) -> Any {
      let copy = super.copy(with: zone)
      if let copy = copy as? Tinted, let tint {
        copy.lostTints = lostTints
        if !lostTints.contains(tint.value) { copy.tint = tint }
      }
      return copy
    }
  }

  private final class TintedLayout: RowsLayout {
    let tintLog = Tint.Log()
    var lostTints = 0..<0

    override func itemAttributes(
      _ path: IndexPath, in model: Model?
    ) -> UICollectionViewLayoutAttributes? {
      guard let plain = super.itemAttributes(path, in: model) else { return nil }
      let attributes = Tinted(forCellWith: path)
      attributes.frame = plain.frame
      attributes.tint = Tint(value: path.item, log: tintLog)
      attributes.lostTints = lostTints
      return attributes
    }
  }

  @Test func `attributes with faithful copies are never described`() {
    let layout = TintedLayout()
    let stage = Stage(layout, counts: [1000])
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(layout.tintLog.descriptions, 0)
  }

  @Test func `a property that a single copy loses is reported`() {
    let layout = TintedLayout()
    layout.lostTints = 3..<4
    expectViolation(.lossyAttributes, "loses a property") {
      _ = Stage(layout, counts: [1000])
    }
  }

  @Test func `attributes are described for one report for each class`() {
    let layout = TintedLayout()
    layout.lostTints = 0..<1000
    let violations = Headless.recordingViolations { _ = Stage(layout, counts: [1000]) }
    expectEqual(violations.map(\.kind), [.lossyAttributes])
    expectEqual(layout.tintLog.descriptions, 1)
  }

  @Test func `without audits copies are not checked`() {
    let layout = TintedLayout()
    layout.lostTints = 3..<4
    Headless.withoutAudits {
      let stage = Stage(layout, counts: [1000])
      layout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    expectEqual(layout.tintLog.descriptions, 0)
  }
}
