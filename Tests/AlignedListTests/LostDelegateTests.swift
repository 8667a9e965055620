@testable import AlignedList

import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// The delegate of a list's client: what it decides, and what holds once it is gone.
///
/// Messages are not forwarded off Apple's systems, so these are the methods that the list itself implements:
/// those whose answer is not nothing without a delegate.
@MainActor
@Suite(.underAllModes)
struct LostDelegateTests {
  /// A delegate that refuses everything.
  private final class Refusing: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { false }

    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: 7) }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  }

  private let stage = ListStage()

  private func show(_ ids: ClosedRange<Int>) {
    stage.show {
      ListSection("a") {
        for id in ids { Tile(id: id, width: 200).onSelectionChange { _ in } }
      }
    }
  }

  /// Selects the first item, and returns whether a tap on it leaves it selected.
  private var staysSelected: Bool {
    stage.view.allowsMultipleSelection = true
    stage.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    Headless.tapItem(at: [0, 0], in: stage.view)
    return stage.view.indexPathsForSelectedItems == [[0, 0]]
  }

  private func offset(proposed: CGPoint) -> CGPoint? {
    stage.view.delegate?.collectionView(
      stage.view, targetContentOffsetForProposedContentOffset: proposed)
  }

  @Test func `the client's delegate decides whether an item is deselected`() {
    show(1...20)
    let refusing = Refusing()
    stage.list.delegate = refusing
    #expect(staysSelected)
    stage.list.delegate = nil
    #expect(!staysSelected)
  }

  @Test func `the client's delegate decides where an update scrolls to`() {
    show(1...20)
    let refusing = Refusing()
    stage.list.delegate = refusing
    expectEqual(offset(proposed: CGPoint(x: 0, y: 30)), CGPoint(x: 0, y: 7))
    show(1...30)
    expectEqual(stage.view.contentOffset.y, 7)
  }

  @Test func `without the client's delegate, which has died, the list answers as UIKit does`() {
    show(1...20)
    do {
      let refusing = Refusing()
      stage.list.delegate = refusing
      #expect(stage.view.delegate?.scrollViewShouldScrollToTop(stage.view) == false)
    }
    #expect(stage.list.delegate == nil)
    #expect(stage.view.delegate?.scrollViewShouldScrollToTop(stage.view) == true)
    expectEqual(offset(proposed: CGPoint(x: 0, y: 30)), CGPoint(x: 0, y: 30))
    #expect(!staysSelected)
    Headless.beginDragging(stage.view)
    Headless.drag(stage.view, to: CGPoint(x: 0, y: 40))
    Headless.endDragging(stage.view)
    expectEqual(stage.view.contentOffset.y, 40)
    show(0...20)
    expectEqual(stage.view.numberOfItems(inSection: 0), 21)
  }
}
