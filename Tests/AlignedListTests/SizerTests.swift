@testable import AlignedList

import Testing
import UIKit

/// The sizes of items that are measured on views that are never shown.
@MainActor
@Suite struct SizerTests {
  /// A component that asks for the size of another one while it is measured.
  private struct Outer: ListComponent {
    let inner: Tile
    let sizer: ListSizer

    func makeView() -> TileView { TileView() }

    func configure(_ view: TileView) { view.text = "outer" }

    func size(of view: TileView, fitting width: CGFloat) -> CGSize {
      let size = sizer.size(of: ListItem(inner), fitting: width, cards: nil)
      return CGSize(width: size.width + CGFloat(10 * view.text.count), height: size.height)
    }
  }

  @Test func `a component that asks for another one's size is measured on its own view`() {
    let sizer = ListSizer()
    let outer = ListItem(Outer(inner: Tile(id: 1, text: "i", width: 30), sizer: sizer))
    expectEqual(sizer.size(of: outer, fitting: 200, cards: nil), CGSize(width: 80, height: 20))
  }

  @Test func `items of a type are measured on one view, one after the other`() {
    let sizer = ListSizer()
    let (viewCount, widths) = TileView.count {
      (1...5).map {
        let item = ListItem(Tile(id: $0, width: CGFloat($0)))
        return sizer.size(of: item, fitting: 200, cards: nil).width
      }
    }
    expectEqual(widths, [1, 2, 3, 4, 5])
    expectEqual(viewCount, 1)
  }
}
