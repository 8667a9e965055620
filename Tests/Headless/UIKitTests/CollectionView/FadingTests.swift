import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The ends of elements that fade while the content offset changes. Evidence: O and L
/// (MagazineLayout shifts what appears, ChatLayout both ends).
@MainActor
@Suite(.underAllModes)
struct FadingTests {
  /// Scrolls up by 60 points in each batch update.
  private class ShiftingLayout: RowsLayout {
    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      CGPoint(x: proposed.x, y: proposed.y + 60)
    }
  }

  private func replaceAnItem(_ layout: RowsLayout) -> AnimationRecord? {
    layout.pins = false
    let stage = Stage(layout, counts: [40])
    stage.scroll(to: 100)
    stage.source.sections[0][4] = "new"
    stage.view.reloadItems(at: [IndexPath(item: 4, section: 0)])
    #expect(stage.view.contentOffset.y == (layout is ShiftingLayout ? 160 : 100))
    return Headless.lastAnimation(of: stage.view)
  }

  @Test func `UIKit's own ends are shifted by the change of offset`() {
    let record = replaceAnItem(ShiftingLayout())
    let item = IndexPath(item: 4, section: 0)
    let appearing = record?.motion(toItem: item)
    #expect(appearing?.to.frame.minY == 190)
    #expect(appearing?.from.frame.minY == 130)
    #expect(appearing?.from.alpha == 0)
    let disappearing = record?.departure(ofItem: item)
    #expect(disappearing?.from.frame.minY == 190)
    #expect(disappearing?.to.frame.minY == 250)
    #expect(disappearing?.to.alpha == 0)
  }

  @Test func `what moves from place to place is not shifted`() {
    let motion = replaceAnItem(ShiftingLayout())?.motion(toItem: IndexPath(item: 5, section: 0))
    #expect(motion?.from.frame.minY == 230)
    #expect(motion?.to.frame.minY == 230)
  }

  @Test func `ends at their place in the content cause a warning if the offset changes`() {
    final class UnshiftedLayout: ShiftingLayout {
      override func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = itemAttributes(path)
        attributes?.alpha = 0
        return attributes
      }
    }
    expectViolation(.unshiftedAnimationAttributes, "the initial attributes of the cell") {
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
    #expect(stage.view.contentOffset.y == 550)
    let last = Headless.lastAnimation(of: stage.view)?
      .departure(ofItem: IndexPath(item: 19, section: 0))
    #expect(last?.from.frame.minY == 790)
    #expect(last?.to.frame.minY == 710)
  }

  @Test func `an appearing cell is measured after its initial attributes were asked for`() {
    /// Corrects the object that it returned when the cell that appears has been measured.
    final class CorrectingLayout: SelfSizingRowsLayout {
      var pending: [IndexPath: UICollectionViewLayoutAttributes] = [:]
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
        pending[preferred.indexPath]?.size = preferred.size
        return super.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        pending = [:]
      }
    }
    let stage = Stage(CorrectingLayout(), counts: [2])
    stage.source.heights["new"] = 75
    stage.source.sections[0].insert("new", at: 0)
    stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    let motion = Headless.lastAnimation(of: stage.view)?
      .motion(toItem: IndexPath(item: 0, section: 0))
    #expect(motion?.from.size.height == 75)
    #expect(motion?.to.size.height == 75)
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

  @Test func `an element that a new size brings into view starts where it will be on the screen`() {
    let layout = RowsLayout()
    layout.pins = false
    let stage = Stage(layout, counts: [40])
    stage.scroll(to: 1430)
    UIView.animate(withDuration: 1) { stage.view.frame.size.height = 300 }
    #expect(stage.view.contentOffset.y == 1330)
    let motion = Headless.lastAnimation(of: stage.view)?
      .motion(toItem: IndexPath(item: 33, section: 0))
    #expect(motion?.to.frame.minY == 1350)
    #expect(motion?.from.frame.minY == 1450)
  }
}
