#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A view that counts how often it is asked for its size.
  final class AskedView: UIView {
    var size = 20 × 10

    /// The widths for which the view was asked since they were last taken.
    private(set) var askedWidths: [CGFloat] = []

    /// Is called when the view is asked.
    var whenAsked: () -> Void = {}

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      askedWidths.append(size.width)
      whenAsked()
      return self.size
    }

    func takeAskedWidths() -> [CGFloat] {
      defer { askedWidths = [] }
      return askedWidths
    }
  }

  /// A layout that counts what UIKit has it do.
  final class CountingLayout: CollectionViewAlignedLayout {
    struct Counts: Equatable {
      var preparations = 0
      var contexts = 0
      var queries = 0
    }

    var counts = Counts()

    override func prepare() {
      counts.preparations += 1
      super.prepare()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      counts.contexts += 1
      super.invalidateLayout(with: context)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      counts.queries += 1
      return super.layoutAttributesForElements(in: rect)
    }
  }

  extension AlignedStage {
    /// Makes a view of 100 by 150 points with ten sections of 100 points: a header of 10, two cells of 40 and
    /// a footer of 10. Sideways, lengths are the other way round.
    static func floating(
      axis: ContentLayout.Axis = .vertical, _ direction: ContentLayout.Direction = .leftToRight,
      layout: CollectionViewAlignedLayout = CollectionViewAlignedLayout()
    ) -> AlignedStage {
      let size = axis == .vertical ? 100 × 40 : 40 × 100
      let section = TestSection(
        cells: [.cell(size), .cell(size)], headerLength: 10, footerLength: 10)
      let sections = Array(repeating: section, count: 10)
      var content =
        axis == .vertical
        ? TestContent(width: 100, sections: sections)
        : TestContent(height: 100, sections: sections)
      content.direction = direction
      return AlignedStage(content, height: 150, layout: layout)
    }

    /// Returns where a view stands on the screen.
    func onScreen(_ view: UIView) -> CGRect {
      view.frame.offsetBy(dx: -self.view.bounds.minX, dy: -self.view.bounds.minY)
    }

    /// The views in front of each other, from back to front.
    func isInFront(_ view: UIView, of other: UIView) -> Bool {
      let (z, otherZ) = (view.layer.zPosition, other.layer.zPosition)
      let subviews = self.view.subviews
      guard z == otherZ, let index = subviews.firstIndex(of: view),
        let otherIndex = subviews.firstIndex(of: other)
      else { return z > otherZ }
      return index > otherIndex
    }
  }
#endif
