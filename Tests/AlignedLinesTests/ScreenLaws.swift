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
    var views = RandomViews(seed: seed, plain: false)
    // A container of lines places a view in the middle of what it is proposed too much.
    views.attributes = views.attributes.with(clampsOversizedCells: true)
    for width in [180, 333, 720] as [CGFloat] {
      // A view that is wider than its line widens a container of lines, and is cut in a screen.
      guard views.items.allSatisfy({ $0.leastWidth + 20 <= width }) else { continue }
      let lines = views.host()
      lines.layOut(ProposedViewSize(width: width, height: nil))
      let screen = WindowHost(
        views.screen.frame(width: width, height: 5000), size: CGSize(width: width, height: 5000))
      let view = screen.window.subviews.lazy.compactMap { $0 as? UICollectionView }.first
      for (index, child) in lines.root.children.enumerated() {
        let frame = view?.collectionViewLayout.layoutAttributesForItem(at: [0, index])?.frame
        #expect(
          frame?.isAbout(child.frame) == true,
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
  /// Whether the frames are equal but for pixels, to which self-sizing cells are rounded.
  fileprivate func isAbout(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.51 && abs(minY - other.minY) <= 0.51
      && abs(width - other.width) <= 0.51 && abs(height - other.height) <= 0.51
  }
}
