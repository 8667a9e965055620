import Testing
import UIKit
import UIKitTestSupport

/// The focus in a collection view, and Reduce Motion (evidence: D).
@MainActor
struct FocusTests {
  /// A source and delegate of ten items, some of which get the focus.
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var preferred: IndexPath?
    var isRefused = false
    var updates: [[IndexPath?]] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 10 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 1 }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
      preferred
    }

    func collectionView(
      _ collectionView: UICollectionView,
      shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
      guard isRefused, context.focusHeading == .down else { return true }
      collectionView.setNeedsFocusUpdate()
      return false
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      coordinator.addCoordinatedAnimations(nil) {
        self.updates.append([context.previouslyFocusedIndexPath, context.nextFocusedIndexPath])
      }
    }
  }

  private let items = Items()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 20)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
  }

  @Test func `the focus goes to an item that can have it, and the delegate is told`() {
    expectEqual(Headless.moveFocus(to: [0, 0], [], in: view), [0, 0])
    expectEqual(Headless.moveFocus(to: [0, 1], .right, in: view), [0, 0])
    expectEqual(Headless.moveFocus(to: [0, 2], .down, in: view), [0, 2])
    expectEqual(items.updates, [[nil, [0, 0]], [[0, 0], [0, 2]]])
  }

  @Test func `a delegate that refuses an update may ask for one to the preferred item`() {
    items.isRefused = true
    items.preferred = [0, 3]
    view.setNeedsFocusUpdate()
    #expect(Headless.focusedItem(in: view) == nil)
    Headless.moveFocus(to: [0, 0], [], in: view)
    expectEqual(Headless.moveFocus(to: [0, 4], .down, in: view), [0, 3])
  }

  @Test func `the focus comes to the preferred item, or to the first one`() {
    expectEqual(Headless.giveFocus(to: view), [0, 0])
    items.preferred = [0, 4]
    expectEqual(Headless.giveFocus(to: view), [0, 4])
  }

  @Test func `without a delegate, the view says whether items get the focus`() {
    view.delegate = nil
    #expect(!Headless.canFocusItem(at: [0, 0], in: view) && !view.remembersLastFocusedIndexPath)
    view.allowsFocus = true
    #expect(Headless.canFocusItem(at: [0, 0], in: view))
  }

  @Test func `motion is reduced inside a closure`() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(Headless.reducingMotion { UIAccessibility.isReduceMotionEnabled })
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }
}
