import Testing
import UIKit
import UIKitTestSupport

/// Headers and footers of a flow layout that pin to the visible bounds. Evidence D; L for the
/// context, which names only what moves; I for the zIndex.
@MainActor
@Suite(.underAllModes)
struct FlowPinningTests {
  private let layout = UICollectionViewFlowLayout(
    lines: 0, items: 0, size: CGSize(width: 100, height: 20))

  /// Two sections of 200 points under headers of 30.
  private func stage() -> Stage {
    layout.headerReferenceSize.height = 30
    layout.sectionHeadersPinToVisibleBounds = true
    return Stage(flow: layout, FlowSource(counts: [10, 10]))
  }

  @Test func `a header stays at the top until its section ends`() {
    let stage = stage()
    expectEqual(stage.header(0)?.minY, 0)
    stage.scroll(to: 50)
    expectEqual(stage.header(0)?.minY, 50)
    expectEqual(stage.header(1)?.minY, 230)
    stage.scroll(to: 215)
    expectEqual(stage.header(0)?.minY, 200)
    expectEqual(stage.header(1)?.minY, 230)
    stage.scroll(to: 240)
    expectEqual(stage.header(0)?.minY, 200)
    expectEqual(stage.header(1)?.minY, 240)
    expectEqual(stage.view.contentSize.height, 460)
  }

  @Test func `a header pins below the content inset`() {
    let stage = stage()
    stage.view.contentInset.top = 8
    stage.scroll(to: 50)
    expectEqual(stage.header(0)?.minY, 58)
  }

  @Test func `a footer stays at the bottom while its section is visible`() {
    layout.footerReferenceSize.height = 30
    layout.sectionFootersPinToVisibleBounds = true
    let stage = Stage(flow: layout, FlowSource(counts: [10, 10]))
    expectEqual(stage.footer(0)?.minY, 170)
    stage.scroll(to: 100)
    expectEqual(stage.footer(0)?.minY, 200)
    expectEqual(stage.footer(1)?.minY, 270)
  }

  @Test func `scrolling names only headers that move, and asks no delegate`() throws {
    let stage = stage()
    let source = try #require(stage.source as? FlowSource)
    let asked = source.askedItems.count
    let bounds = stage.view.bounds.offsetBy(dx: 0, dy: 5)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds))
    let context = layout.invalidationContext(forBoundsChange: bounds)
    expectEqual(
      context.invalidatedSupplementaryIndexPaths,
      [UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 0)]])
    for y in stride(from: CGFloat(10), to: 260, by: 10) { stage.scroll(to: y) }
    expectEqual(source.askedItems.count, asked)
  }

  @Test func `a pinned header is in front of the items`() {
    let stage = stage()
    let path = IndexPath(item: 0, section: 0)
    let header = stage.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: path)
    expectEqual(header?.zIndex, 10)
    expectEqual(stage.view.layoutAttributesForItem(at: path)?.zIndex, 0)
  }

  @Test func `headers pin to the leading edge of a horizontal layout`() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 20, height: 200)
    layout.headerReferenceSize.width = 30
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = Stage(flow: layout, FlowSource(counts: [10, 10]))
    stage.view.contentOffset.x = 50
    stage.view.layoutIfNeeded()
    expectEqual(stage.header(0), CGRect(50, 0, 30, 200))
  }
}
