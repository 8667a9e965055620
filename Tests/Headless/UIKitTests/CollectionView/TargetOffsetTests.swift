import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The delegate's answer for the target offset counts, after it got the layout's. Evidence: D for
/// the methods, I for their order.
@MainActor
@Suite(.underAllModes)
struct TargetOffsetTests {
  private final class Delegate: NSObject, UICollectionViewDelegate {
    var proposed: [CGFloat] = []
    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      proposed.append(proposedContentOffset.y)
      return CGPoint(x: proposedContentOffset.x, y: 130)
    }
  }

  /// Proposes 60 points more.
  private final class ShiftingLayout: RowsLayout {
    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      CGPoint(x: proposed.x, y: proposed.y + 60)
    }
  }

  private let stage = Stage(ShiftingLayout(), counts: [40])
  private let delegate = Delegate()

  init() {
    stage.scroll(to: 100)
    stage.view.delegate = delegate
  }

  @Test func `in a batch update`() {
    stage.source.sections[0].append("new")
    stage.view.insertItems(at: [IndexPath(item: 40, section: 0)])
    expectEqual(delegate.proposed, [160])
    expectEqual(stage.view.contentOffset.y, 130)
    stage.view.layoutIfNeeded()
    stage.expectConsistent()
  }

  @Test func `in an animated change of size`() {
    UIView.animate(withDuration: 1) { [stage] in stage.view.frame.size.height = 190 }
    expectEqual(delegate.proposed, [160])
    expectEqual(stage.view.contentOffset.y, 130)
    stage.view.layoutIfNeeded()
    stage.expectConsistent()
  }

  @Test func `when the layout is replaced`() {
    stage.view.setCollectionViewLayout(ShiftingLayout(), animated: true)
    expectEqual(delegate.proposed.count, 1)
    expectEqual(stage.view.contentOffset.y, 130)
    stage.view.layoutIfNeeded()
    stage.expectConsistent()
  }
}
