import Testing
import UIKit
import UIKitTestSupport

/// Mistakes in subclasses of UIKit's classes that a device shows late or never: lossy copies,
/// forgotten calls of super, re-entered collection views. Evidence: that of
/// each violation kind.
@MainActor
@Suite(.underAllModes)
struct SubclassingViolationTests {
  /// Attributes with an additional property, which copies lose.
  private class Tinted: UICollectionViewLayoutAttributes {
    var tint = 0
  }

  private final class CopyingTinted: Tinted {
    override func copy(with zone: NSZone?) -> Any {
      let copy = super.copy(with: zone)
      (copy as? CopyingTinted)?.tint = tint
      return copy
    }
  }

  private class TintedLayout: RowsLayout {
    var tint = 1
    func make() -> Tinted { Tinted() }
    override func itemAttributes(
      _ path: IndexPath, in model: Model?
    ) -> UICollectionViewLayoutAttributes? {
      guard let plain = super.itemAttributes(path, in: model) else { return nil }
      let attributes = make()
      attributes.indexPath = path
      attributes.frame = plain.frame
      attributes.tint = tint
      return attributes
    }
  }

  @Test func `copies that lose a property are reported`() {
    expectViolation(.lossyAttributes, "copying Tinted loses a property") {
      _ = Stage(TintedLayout(), counts: [3])
    }
  }

  @Test func `attributes that compare equal although a property differs cause a warning`() {
    final class Layout: TintedLayout {
      override func make() -> Tinted { CopyingTinted() }
    }
    let layout = Layout()
    let stage = Stage(layout, counts: [3])
    layout.tint = 2
    expectViolation(.looseComparison, "compares equal although a property differs") {
      layout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
  }

  @Test func `a copy of another class is reported`() {
    final class Odd: Tinted {
      override func copy(with zone: NSZone?) -> Any {
        let copy = Tinted()
        copy.indexPath = indexPath
        copy.frame = frame
        copy.tint = tint
        return copy
      }
    }
    final class Layout: TintedLayout {
      override func make() -> Tinted { Odd() }
    }
    expectViolation(.lossyAttributes, "a copy of Odd is a Tinted") {
      _ = Stage(Layout(), counts: [3])
    }
  }

  @Test func `prepare without super causes a warning`() {
    final class Layout: UICollectionViewLayout {
      override func prepare() {}
    }
    expectViolation(.prepareWithoutSuper, "overrides prepare() without calling super") {
      _ = Stage(Layout(), counts: [])
    }
  }

  @Test func `an invalidation without super is reported`() {
    final class Layout: RowsLayout {
      var forgets = false
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !forgets { super.invalidateLayout(with: context) }
      }
    }
    let layout = Layout()
    let stage = Stage(layout, counts: [3])
    layout.forgets = true
    expectViolation(.forgottenSuper, "overrides invalidateLayout(with:) without calling super") {
      layout.invalidateLayout()
    }
    withExtendedLifetime(stage) {}
  }

  @Test func `update methods without super are reported`() {
    final class Layout: RowsLayout {
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
      override func finalizeCollectionViewUpdates() {}
    }
    let stage = Stage(Layout(), counts: [3])
    let violations = Headless.recordingViolations {
      stage.source.sections = [["a", "0-0", "0-1", "0-2"]]
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    expectEqual(violations.map(\.kind), [.forgottenSuper, .forgottenSuper])
    #expect(violations.first?.message.contains("prepare(forCollectionViewUpdates:)") == true)
    #expect(violations.last?.message.contains("finalizeCollectionViewUpdates()") == true)
  }

  @Test func `questions in prepare for a pinned header cause a warning`() {
    final class AskingLayout: RowsLayout {
      override func prepare() {
        super.prepare()
        _ = collectionView?.numberOfItems(inSection: 0)
        if let collectionView { Headless.noteQuestion(in: collectionView) }
      }
    }
    let stage = Stage(AskingLayout(), counts: [20])
    let violations = Headless.recordingViolations { stage.scroll(to: 20) }
    #expect(violations.allSatisfy { $0.kind == .workAfterPinning })
    #expect(violations.allSatisfy { $0.message.contains("asked 2 questions in prepare()") })
    // In this mode no prepare() runs here.
    expectEqual(violations.isEmpty, (Headless.modes.supplementaryPreparation == .isSkipped))
  }

  @Test(arguments: ["reload", "layout", "updates", "offset"])
  func `re-entering the collection view inside a query is reported`(work: String) {
    final class ReenteringLayout: RowsLayout {
      var work = ""
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let isAudit = collectionView.map { Headless.isAuditing($0) } ?? false
        if let view = collectionView, !isAudit {
          let requested = work
          work = ""
          switch requested {
          case "reload": view.reloadData()
          case "layout": view.layoutIfNeeded()
          case "updates": view.performBatchUpdates(nil)
          case "offset": view.contentOffset.y = 5
          default: break
          }
        }
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let layout = ReenteringLayout()
    let stage = Stage(layout, counts: [20])
    layout.work = work
    let violations = Headless.recordingViolations {
      layout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    let report = violations.first { $0.kind == .reentrance }
    #expect(
      report?.message.contains("inside a layout query makes the collection view re-enter itself")
        == true)
  }

  @Test(arguments: ["reload", "layout", "updates", "prepare"])
  func `re-entering the collection view inside prepare is reported`(work: String) {
    final class ReenteringLayout: RowsLayout {
      var work = ""
      override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let requested = work
        work = ""
        switch requested {
        case "reload": view.reloadData()
        case "layout": view.layoutIfNeeded()
        case "updates": view.performBatchUpdates(nil)
        case "prepare": prepare()
        default: break
        }
      }
    }
    let layout = ReenteringLayout()
    let stage = Stage(layout, counts: [20])
    layout.work = work
    let violations = Headless.recordingViolations {
      layout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    let report = violations.first { $0.kind == .reentrance }
    let words = work == "prepare" ? "prepare() is called again" : "inside prepare() makes the"
    #expect(report?.message.contains(words) == true)
  }

  @Test func `a query may look up a visible cell`() {
    final class LookingLayout: RowsLayout {
      var found = 0
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        if collectionView?.cellForItem(at: IndexPath(item: 0, section: 0)) != nil { found += 1 }
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let layout = LookingLayout()
    let stage = Stage(layout, counts: [3])
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(layout.found > 0)
  }

  @Test func `calling prepare inside a query is reported`() {
    final class ReenteringLayout: RowsLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        prepare()
        return super.layoutAttributesForElements(in: rect)
      }
    }
    expectViolation(.reentrance, "calls prepare() inside one of its own queries") {
      _ = Stage(ReenteringLayout(), counts: [3])
    }
  }
}
