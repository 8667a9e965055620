#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Contents that scroll sideways.
  @MainActor
  enum SidewaysExamples {
    static func rows(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = .columns(2, cellHeight: .fixed(140))
    }

    static func headers(_ layout: CollectionViewAlignedLayout) {
      layout.defaultHeaderLength = 84
    }

    static func resting(_ layout: CollectionViewAlignedLayout) {
      layout.stopsAtLines = true
    }

    static func barWidth(
      _ layout: CollectionViewAlignedLayout, _ tagWidths: [CGFloat]
    ) -> (CGFloat, CGRect) {
      let width = layout.contentSize(fitting: CGSize(width: 320, height: 52)).width
      let bar = ContentLayout(
        height: 52,
        sections: [
          ContentLayout.Section(
            attributes: SectionAttributes(maximumCellsPerLine: 1, lineAlignment: .center),
            cellCount: tagWidths.count)
        ]
      ) { position, remainingHeight in
        CGSize(width: tagWidths[position.cell], height: 32)
      }
      let pinning = ContentLayout.Pinning(visibleLeft: 240, visibleRight: 560)
      let visible = bar.elements(
        in: CGRect(x: 240, y: 0, width: 320, height: 52), pinning: pinning)
      return (width, visible.first?.frame ?? .zero)
    }
  }
#endif
