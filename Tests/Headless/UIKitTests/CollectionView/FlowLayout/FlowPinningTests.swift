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
    #expect(stage.header(0)?.minY == 0)
    stage.scroll(to: 50)
    #expect(stage.header(0)?.minY == 50)
    #expect(stage.header(1)?.minY == 230)
    stage.scroll(to: 215)
    #expect(stage.header(0)?.minY == 200)
    #expect(stage.header(1)?.minY == 230)
    stage.scroll(to: 240)
    #expect(stage.header(0)?.minY == 200)
    #expect(stage.header(1)?.minY == 240)
    #expect(stage.view.contentSize.height == 460)
  }

  @Test func `a header pins below the content inset`() {
    let stage = stage()
    stage.view.contentInset.top = 8
    stage.scroll(to: 50)
    #expect(stage.header(0)?.minY == 58)
  }

  @Test func `a footer stays at the bottom while its section is visible`() {
    layout.footerReferenceSize.height = 30
    layout.sectionFootersPinToVisibleBounds = true
    let stage = Stage(flow: layout, FlowSource(counts: [10, 10]))
    #expect(stage.footer(0)?.minY == 170)
    stage.scroll(to: 100)
    #expect(stage.footer(0)?.minY == 200)
    #expect(stage.footer(1)?.minY == 270)
  }

  @Test func `scrolling names only headers that move, and asks no delegate`() throws {
    let stage = stage()
    let source = try #require(stage.source as? FlowSource)
    let asked = source.askedItems.count
    let bounds = stage.view.bounds.offsetBy(dx: 0, dy: 5)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds))
    let context = layout.invalidationContext(forBoundsChange: bounds)
    #expect(
      context.invalidatedSupplementaryIndexPaths
        == [UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 0)]])
    for y in stride(from: CGFloat(10), to: 260, by: 10) { stage.scroll(to: y) }
    #expect(source.askedItems.count == asked)
  }

  @Test func `a pinned header is in front of the items`() {
    let stage = stage()
    let path = IndexPath(item: 0, section: 0)
    let header = stage.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: path)
    #expect(header?.zIndex == 10)
    #expect(stage.view.layoutAttributesForItem(at: path)?.zIndex == 0)
  }

  @Test func `headers pin to the leading edge of a horizontal layout`() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 20, height: 200)
    layout.headerReferenceSize.width = 30
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = Stage(flow: layout, FlowSource(counts: [10, 10]))
    stage.view.contentOffset.x = 50
    stage.view.layoutIfNeeded()
    #expect(stage.header(0) == CGRect(50, 0, 30, 200))
  }
}
