import Testing
import UIKit
import UIKitTestSupport

/// Habits of layouts and clients that a device punishes later or not at all. Evidence of each rule:
/// its kind's.
@MainActor
@Suite(.underAllModes)
struct ReportedHabitsTests {
  /// Attributes with a property of their own, kept or lost as told.
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

  @Test func `copies that lose a property`() {
    expectViolation(.lossyAttributes, "copying Tinted loses a property") {
      _ = Stage(TintedLayout(), counts: [3])
    }
  }

  @Test func `attributes that are equal although a property differs`() {
    final class Layout: TintedLayout {
      override func make() -> Tinted { CopyingTinted() }
    }
    let layout = Layout()
    let stage = Stage(layout, counts: [3])
    layout.tint = 2
    expectViolation(.lossyAttributes, "compares equal although a property differs") {
      layout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
  }

  @Test func `a copy of another class`() {
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

  @Test func `prepare without super`() {
    final class Layout: UICollectionViewLayout {
      override func prepare() {}
    }
    expectViolation(.forgottenSuper, "overrides prepare() without calling super") {
      _ = Stage(Layout(), counts: [])
    }
  }

  @Test func `an invalidation without super`() {
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

  @Test func `updates without super`() {
    final class Layout: RowsLayout {
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
      override func finalizeCollectionViewUpdates() {}
    }
    let stage = Stage(Layout(), counts: [3])
    let violations = Headless.recordingViolations {
      stage.source.sections = [["a", "0-0", "0-1", "0-2"]]
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(violations.map(\.kind) == [.forgottenSuper, .forgottenSuper])
    #expect(violations.first?.message.contains("prepare(forCollectionViewUpdates:)") == true)
    #expect(violations.last?.message.contains("finalizeCollectionViewUpdates()") == true)
  }

  @Test func `questions in a prepare for a pinned header`() {
    final class Curious: RowsLayout {
      override func prepare() {
        super.prepare()
        _ = collectionView?.numberOfItems(inSection: 0)
        if let collectionView { Headless.noteQuestion(in: collectionView) }
      }
    }
    let stage = Stage(Curious(), counts: [20])
    let violations = Headless.recordingViolations { stage.scroll(to: 20) }
    // Some modes run no prepare() here.
    #expect(violations.allSatisfy { $0.kind == .workAfterPinning })
    #expect(violations.allSatisfy { $0.message.contains("asked 2 questions in prepare()") })
    #expect(violations.isEmpty == (Headless.modes.supplementaryPreparation == .isSkipped))
  }

  @Test(arguments: ["cell", "reload", "layout", "updates", "offset"])
  func `work inside a query`(work: String) {
    final class Busy: RowsLayout {
      var work = ""
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let isAudit = collectionView.map { Headless.isAuditing($0) } ?? false
        if let view = collectionView, !isAudit {
          let asked = work
          work = ""
          switch asked {
          case "cell": _ = view.cellForItem(at: IndexPath(item: 0, section: 0))
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
    let layout = Busy()
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

  @Test(arguments: ["cell", "reload", "layout", "updates", "prepare"])
  func `work inside prepare`(work: String) {
    final class Busy: RowsLayout {
      var work = ""
      override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let asked = work
        work = ""
        switch asked {
        case "cell": _ = view.cellForItem(at: IndexPath(item: 0, section: 0))
        case "reload": view.reloadData()
        case "layout": view.layoutIfNeeded()
        case "updates": view.performBatchUpdates(nil)
        case "prepare": prepare()
        default: break
        }
      }
    }
    let layout = Busy()
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

  @Test func `prepare inside a query`() {
    final class Busy: RowsLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        prepare()
        return super.layoutAttributesForElements(in: rect)
      }
    }
    expectViolation(.reentrance, "calls prepare() inside one of its own queries") {
      _ = Stage(Busy(), counts: [3])
    }
  }
}
