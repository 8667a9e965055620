import AlignedLayout
import AlignedList
import SwiftUI
import Testing
import UIKit

/// A container of all views and a screen of views that are reused place the same views alike.
@MainActor
struct ScreenLaws {
  @Test(arguments: Seeds(400))
  func `AlignedLines and AlignedScreen place the same views alike`(seed: UInt64) {
    let views = RandomViews(seed: seed, plain: false)
    for width in [180, 333, 720] as [CGFloat] {
      // A view that is wider than its line widens a container of lines, and is cut in a screen.
      guard views.items.allSatisfy({ $0.leastWidth + 20 <= width }) else { continue }
      let lines = views.host()
      // A container is as wide as its longest line.
      let size = lines.layOut(ProposedViewSize(width: width, height: nil))
      let screen = WindowHost(views.screen, size: CGSize(width: size.width, height: 5000))
      let view = screen.window.subviews.lazy.compactMap { $0 as? UICollectionView }.first
      for (index, child) in lines.root.children.enumerated() {
        let frame = view?.collectionViewLayout.layoutAttributesForItem(at: [0, index])?.frame
        #expect(
          frame?.isAbout(
            child.frame, comparesHeights: views.attributes.cellAlignment != .stretch) == true,
          "\(seed) \(width) \(index): \(String(describing: frame)) \(child.frame)")
      }
      screen.remove()
    }
  }
}

extension RandomViews {
  @MainActor fileprivate var screen: some View {
    AlignedScreen {
      ListSection(
        "views", of: items.indices.map { $0 }, id: \.self,
        cellAttributes: { items[$0].attributes }
      ) { index in
        MeasuredView { items[index].dimensions($0.width) }
      }
      .attributes(attributes)
    }
    .contentInsets(.zero)
  }
}

extension CGRect {
  /// Whether the frames are equal but for pixels, to which self-sizing cells are rounded. A view of a container
  /// has its own height on a line that stretches cells.
  fileprivate func isAbout(_ other: CGRect, comparesHeights: Bool) -> Bool {
    abs(minX - other.minX) <= 0.51 && abs(minY - other.minY) <= 0.51
      && abs(width - other.width) <= 0.51
      && (!comparesHeights || abs(height - other.height) <= 0.51)
  }
}
