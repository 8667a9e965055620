import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The ends of elements that fade while the content offset changes. Evidence: O and L
/// (MagazineLayout shifts what appears, ChatLayout both ends).
@MainActor
@Suite(.underAllModes)
struct FadingTests {
  /// Scrolls up in each batch update, by 60 points or a distance of the test's own.
  private class ShiftingLayout: RowsLayout {
    var distance: CGFloat = 60

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      CGPoint(x: proposed.x, y: proposed.y + distance)
    }
  }

  private func replaceAnItem(_ layout: RowsLayout) -> AnimationRecord? {
    layout.pins = false
    let stage = Stage(layout, counts: [40])
    stage.scroll(to: 100)
    stage.source.sections[0][4] = "new"
    stage.view.reloadItems(at: [IndexPath(item: 4, section: 0)])
    expectEqual(stage.view.contentOffset.y, 100 + ((layout as? ShiftingLayout)?.distance ?? 0))
    return Headless.lastAnimation(of: stage.view)
  }

  @Test func `UIKit's own ends are shifted by the change of offset`() {
    let record = replaceAnItem(ShiftingLayout())
    let item = IndexPath(item: 4, section: 0)
    let appearing = record?.motion(toItem: item)
    expectEqual(appearing?.to.frame.minY, 190)
    expectEqual(appearing?.from.frame.minY, 130)
    expectEqual(appearing?.from.alpha, 0)
    let disappearing = record?.departure(ofItem: item)
    expectEqual(disappearing?.from.frame.minY, 190)
    expectEqual(disappearing?.to.frame.minY, 250)
    expectEqual(disappearing?.to.alpha, 0)
  }

  @Test func `what moves from place to place is not shifted`() {
    let motion = replaceAnItem(ShiftingLayout())?.motion(toItem: IndexPath(item: 5, section: 0))
    expectEqual(motion?.from.frame.minY, 230)
    expectEqual(motion?.to.frame.minY, 230)
  }

  /// A layout whose cells appear where they will be in the content.
  private final class UnshiftedInitialLayout: ShiftingLayout {
    override func initialLayoutAttributesForAppearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = itemAttributes(path)
      attributes?.alpha = 0
      return attributes
    }
  }

  @Test(arguments: [60, 1e-8])
  func `ends at their place in the content cause a warning if the offset changes`(
    distance: CGFloat
  ) {
    let layout = UnshiftedInitialLayout()
    layout.distance = distance
    expectViolation(.unshiftedAnimationAttributes, "the initial attributes of the cell") {
      _ = replaceAnItem(layout)
    }
  }

  @Test func `an offset that a sum puts off by an ulp does not count as changed`() {
    let layout = UnshiftedInitialLayout()
    layout.distance = (100 as CGFloat).ulp
    let violations = Headless.recordingViolations { _ = replaceAnItem(layout) }
    expectEqual(violations.map(\.description), [])
  }

  @Test func `final ends at their place in the content cause a warning if the offset changes`() {
    final class UnshiftedLayout: ShiftingLayout {
      private var old: Model?
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { old = model }
        super.invalidateLayout(with: context)
      }
      override func finalLayoutAttributesForDisappearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = itemAttributes(path, in: old)
        attributes?.alpha = 0
        return attributes
      }
    }
    expectViolation(.unshiftedAnimationAttributes, "the final attributes of the cell") {
      _ = replaceAnItem(UnshiftedLayout())
    }
  }

  @Test func `ends at their place in the content are right if the offset stays`() {
    final class FadingLayout: RowsLayout {
      override func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = itemAttributes(path)
        attributes?.alpha = 0
        return attributes
      }
    }
    #expect(replaceAnItem(FadingLayout()) != nil)
  }

  @Test func `the change of offset is that after the clamp`() {
    let layout = RowsLayout()
    layout.pins = false
    let stage = Stage(layout, counts: [20])
    stage.scroll(to: 630)
    stage.source.sections[0].removeLast(2)
    stage.view.deleteItems(at: (18..<20).map { IndexPath(item: $0, section: 0) })
    expectEqual(stage.view.contentOffset.y, 550)
    let last = Headless.lastAnimation(of: stage.view)?
      .departure(ofItem: IndexPath(item: 19, section: 0))
    expectEqual(last?.from.frame.minY, 790)
    expectEqual(last?.to.frame.minY, 710)
  }

  @Test func `an appearing cell is measured after its initial attributes were asked for`() {
    /// Corrects the object that it returned when the cell that appears has been measured.
    final class CorrectingLayout: SelfSizingRowsLayout {
      var pending: [IndexPath: UICollectionViewLayoutAttributes] = [:]
      /// The items whose cells were measured before their initial attributes were asked for.
      var measuredTooEarly: [IndexPath] = []
      override func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
        pending[path] = attributes
        return attributes
      }
      override func invalidationContext(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        if let waiting = pending[preferred.indexPath] {
          waiting.size = preferred.size
        } else if isUpdating {
          measuredTooEarly.append(preferred.indexPath)
        }
        return super.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      }
      var isUpdating = false
      override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: items)
        isUpdating = true
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        pending = [:]
        isUpdating = false
      }
    }
    let layout = CorrectingLayout()
    let stage = Stage(layout, counts: [2])
    // Small cells after it bring others into view that are only then made.
    let new = ["new"] + (0..<30).map { "small \($0)" }
    for name in new { stage.source.heights[name] = name == "new" ? 75 : 10 }
    // Cells that are made ahead are measured without initial attributes.
    stage.view.isPrefetchingEnabled = false
    stage.source.sections[0].insert(contentsOf: new, at: 0)
    stage.view.insertItems(at: new.indices.map { IndexPath(item: $0, section: 0) })
    expectEqual(layout.measuredTooEarly, [])
    #expect(stage.view.visibleCells.count > 8)
    let motion = Headless.lastAnimation(of: stage.view)?
      .motion(toItem: IndexPath(item: 0, section: 0))
    expectEqual(motion?.from.size.height, 75)
    expectEqual(motion?.to.size.height, 75)
  }

  @Test func `final attributes that change later cause a warning`() {
    final class LateLayout: RowsLayout {
      var finals: [UICollectionViewLayoutAttributes] = []
      override func finalLayoutAttributesForDisappearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
        if let attributes { finals.append(attributes) }
        return attributes
      }
      override func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        for final in finals { final.alpha = 0.3 }
        return super.initialLayoutAttributesForAppearingItem(at: path)
      }
    }
    let stage = Stage(LateLayout(), counts: [3])
    expectViolation(.sharedAnimationAttributes, "are changed after they were returned") {
      stage.source.sections[0].removeFirst()
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  /// Scrolls by 600 points in each animated change of size. Everything is invalid after each step.
  private class JumpingLayout: RowsLayout {
    private var isAnimating = false
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      isAnimating = true
    }
    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      isAnimating = false
    }
    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      isAnimating ? CGPoint(x: proposed.x, y: proposed.y + 600) : proposed
    }
  }

  private func resize(_ layout: RowsLayout) -> AnimationRecord? {
    layout.pins = false
    let stage = Stage(layout, counts: [40])
    stage.scroll(to: 100)
    UIView.animate(withDuration: 1) { stage.view.frame.size.height = 190 }
    expectEqual(stage.view.contentOffset.y, 700)
    return Headless.lastAnimation(of: stage.view)
  }

  @Test func `UIKit's own final ends in an animated change of size are shifted`() {
    let departure = resize(JumpingLayout())?.departure(ofItem: IndexPath(item: 3, section: 0))
    expectEqual(departure?.from.frame.minY, 150)
    expectEqual(departure?.to.frame.minY, 750)
  }

  @Test func `unshifted ends in an animated change of size cause a warning`() {
    final class UnshiftedFinalLayout: JumpingLayout {
      override func finalLayoutAttributesForDisappearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = itemAttributes(path)
        attributes?.alpha = 0
        return attributes
      }
    }
    final class UnshiftedInitialLayout: JumpingLayout {
      override func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = itemAttributes(path)
        attributes?.alpha = 0
        return attributes
      }
    }
    expectViolation(.unshiftedAnimationAttributes, "the final attributes of the cell") {
      _ = resize(UnshiftedFinalLayout())
    }
    expectViolation(.unshiftedAnimationAttributes, "the initial attributes of the cell") {
      _ = resize(UnshiftedInitialLayout())
    }
  }

  @Test func `final attributes that change later in an animated change of size cause a warning`() {
    final class LateLayout: JumpingLayout {
      private var finals: [UICollectionViewLayoutAttributes] = []
      override func finalLayoutAttributesForDisappearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
        if let attributes { finals.append(attributes) }
        return attributes
      }
      override func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        for final in finals { final.alpha = 0.3 }
        return super.initialLayoutAttributesForAppearingItem(at: path)
      }
    }
    expectViolation(.sharedAnimationAttributes, "are changed after they were returned") {
      _ = resize(LateLayout())
    }
  }

  @Test(arguments: [false, true])
  func `initial attributes that change after the end of the animation cause a warning`(
    isResize: Bool
  ) {
    final class LateLayout: JumpingLayout {
      var initials: [UICollectionViewLayoutAttributes] = []
      override func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
        if let attributes { initials.append(attributes) }
        return attributes
      }
    }
    let layout = LateLayout()
    layout.pins = false
    let stage = Stage(layout, counts: [40])
    if isResize {
      UIView.animate(withDuration: 1) { stage.view.frame.size.height = 190 }
    } else {
      stage.source.sections[0].insert("new", at: 1)
      stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    stage.view.layoutIfNeeded()
    #expect(!layout.initials.isEmpty)
    expectViolation(.sharedAnimationAttributes, "are changed after the end of the animation") {
      for initial in layout.initials { initial.alpha = 0.3 }
      stage.scroll(to: 20)
    }
  }

  @Test func `an element that a new size brings into view starts where it will be on the screen`() {
    let layout = RowsLayout()
    layout.pins = false
    let stage = Stage(layout, counts: [40])
    stage.scroll(to: 1430)
    UIView.animate(withDuration: 1) { stage.view.frame.size.height = 300 }
    expectEqual(stage.view.contentOffset.y, 1330)
    let motion = Headless.lastAnimation(of: stage.view)?
      .motion(toItem: IndexPath(item: 33, section: 0))
    expectEqual(motion?.to.frame.minY, 1350)
    expectEqual(motion?.from.frame.minY, 1450)
  }
}
