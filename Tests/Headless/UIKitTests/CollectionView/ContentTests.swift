import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Collection view controllers, columns with decorations, layout directions, and empty states.
/// Evidence: D.
@MainActor
@Suite(.underAllModes)
struct ContentTests {
  private final class LettersController: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "item")
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: RowsLayout.header,
        withReuseIdentifier: "header")
    }
    var scrolls = 0
    var selected: [IndexPath] = []
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath) }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  @Test func `a collection view controller shows its own data`() {
    let controller = LettersController(collectionViewLayout: RowsLayout())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.collectionView.dataSource === controller)
    expectEqual(controller.collectionView.visibleCells.count, 3)
    #expect(controller.collectionViewLayout is RowsLayout)
    controller.collectionView.contentOffset.y = -20
    expectEqual(controller.scrolls, 1)
    Headless.tapItem(at: IndexPath(item: 1, section: 0), in: controller.collectionView)
    expectEqual(controller.selected, [IndexPath(item: 1, section: 0)])
  }

  /// Columns from the leading edge, each with a decoration behind it.
  private final class ColumnsLayout: UICollectionViewLayout {
    override func prepare() { super.prepare() }

    private var count: Int {
      guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
      return collectionView.numberOfItems(inSection: 0)
    }

    private var mirrors: Bool {
      collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: CGFloat(count) * 50, height: 100)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = column(indexPath.item)
      return attributes
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard indexPath.item < count else { return nil }
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = column(indexPath.item).insetBy(dx: 20, dy: 0)
      attributes.zIndex = -1
      return attributes
    }

    private func column(_ index: Int) -> CGRect {
      let place = mirrors ? count - 1 - index : index
      return CGRect(x: CGFloat(place) * 50, y: 0, width: 50, height: 100)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let paths = (0..<count).map { IndexPath(item: $0, section: 0) }
      let all =
        paths.compactMap { layoutAttributesForItem(at: $0) }
        + paths.compactMap { layoutAttributesForDecorationView(ofKind: "line", at: $0) }
      return all.filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionView?.bounds.size
    }
  }

  private func columns() -> Stage {
    let layout = ColumnsLayout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    return Stage(
      layout, ItemSource(counts: [20]), size: CGSize(width: 120, height: 100))
  }

  @Test func `content scrolls horizontally, with decorations behind its cells`() {
    let stage = columns()
    stage.view.contentOffset.x = 310
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.indexPathsForVisibleItems.map(\.item), [6, 7, 8])
    let isCell = stage.view.subviews.map { $0 is UICollectionViewCell }
    #expect(
      isCell == [false, false, true, true, true]
        || isCell == [false, false, false, true, true, true])
    stage.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .left, animated: false)
    expectEqual(stage.view.contentOffset.x, 500)
    stage.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .right, animated: false)
    expectEqual(stage.view.contentOffset.x, 430)
    stage.view.scrollToItem(
      at: IndexPath(item: 10, section: 0), at: .centeredHorizontally, animated: false)
    expectEqual(stage.view.contentOffset.x, 465)
    stage.view.layoutIfNeeded()
    stage.expectConsistent()
  }

  @Test func `a layout that mirrors itself follows a change of direction`() {
    let stage = columns()
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.indexPathsForVisibleItems.map(\.item), [17, 18, 19])
    stage.expectConsistent()
  }

  @Test func `a layout that flips has unflipped frames and mirrored visual frames`() {
    final class FlippingLayout: RowsLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let stage = Stage(FlippingLayout(), counts: [1])
    let frame = CGRect(x: 10, y: 0, width: 20, height: 5)
    expectEqual(Headless.visualFrame(of: frame, in: stage.view), frame)
    stage.view.semanticContentAttribute = .forceRightToLeft
    expectEqual(Headless.visualFrame(of: frame, in: stage.view).minX, 70)
    expectEqual(stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, 0)
  }

  @Test func `hidden elements have no view, and transparent ones have one`() {
    final class HidingLayout: RowsLayout {
      override func itemAttributes(
        _ path: IndexPath, in model: Model?
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.itemAttributes(path, in: model)
        attributes?.isHidden = path.item == 0
        attributes?.alpha = path.item == 1 ? 0 : 1
        return attributes
      }
    }
    let stage = Stage(HidingLayout(), counts: [3])
    expectEqual(stage.names, ["0-1", "0-2"])
    expectEqual(stage.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha, 0)
  }

  @Test func `a correct layout passes checkDegenerateStates`() {
    let source = ItemSource(counts: [3, 2])
    let register = configure(source)
    Headless.checkDegenerateStates(
      size: CGSize(width: 100, height: 200), of: { RowsLayout() }, configure: register)
    Headless.checkDegenerateStates(
      size: CGSize(width: 100, height: 200), of: { SelfSizingRowsLayout() }, configure: register)
  }

  @Test func `a layout that ignores a new width is reported`() {
    final class FixedWidthLayout: RowsLayout {
      private var first: CGFloat?
      override func makeModel(_ heights: [[CGFloat]], width: CGFloat, top: CGFloat) -> Model {
        if first == nil { first = width }
        return super.makeModel(heights, width: first ?? 0, top: top)
      }
    }
    let source = ItemSource(counts: [3, 2])
    let register = configure(source)
    let violations = Headless.recordingViolations {
      Headless.checkDegenerateStates(
        size: CGSize(width: 100, height: 200), of: { FixedWidthLayout() }, configure: register)
    }
    #expect(violations.contains { $0.kind == .degenerateState })
  }

  private func configure(_ source: ItemSource) -> (UICollectionView) -> Void {
    { view in
      view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: RowsLayout.header,
        withReuseIdentifier: "header")
      view.dataSource = source
      view.delegate = source
    }
  }
}
