#if canImport(UIKit) && !os(watchOS)
  @testable import AlignedLayout
  import UIKit

  /// A layout where it stands in its collection view: a content that is shorter than the view may stand behind a gap.
  ///
  /// The gap moves everything that the engine places, also the header and the footer of the content.
  struct PlacedLayout: Equatable {
    let layout: ContentLayout

    /// The size of the content with the gap.
    let contentSize: CGSize

    /// How far the gap moves the content along its axis on the screen.
    private let distance: CGFloat

    /// Whether the content is shorter than the visible part, and fills it with the gap.
    private let fillsView: Bool

    /// A layout without a gap.
    init(_ layout: ContentLayout) {
      self.layout = layout
      contentSize = layout.contentSize
      distance = 0
      fillsView = false
    }

    /// A layout that is shorter than the visible part. A part of the space that is left stands before it on the screen.
    init(_ layout: ContentLayout, before distance: CGFloat, of space: CGFloat) {
      self.layout = layout
      let (size, isSideways) = (layout.contentSize, layout.axis == .horizontal)
      contentSize =
        isSideways ? (size.width + space) × size.height : size.width × (size.height + space)
      self.distance = distance
      fillsView = true
    }

    var sectionCount: Int { layout.sectionCount }
    var positions: [ContentLayout.CellPosition] { layout.positions }

    // MARK: Frames

    func frame(
      ofCellAt position: ContentLayout.CellPosition, pinning: ContentLayout.Pinning? = nil
    ) -> CGRect {
      moved(layout.frame(ofCellAt: position, pinning: moved(pinning)), by: distance)
    }

    func frame(ofHeaderInSection section: Int, pinning: ContentLayout.Pinning?) -> CGRect? {
      moved(layout.frame(ofHeaderInSection: section, pinning: moved(pinning)))
    }

    func frame(ofFooterInSection section: Int, pinning: ContentLayout.Pinning?) -> CGRect? {
      moved(layout.frame(ofFooterInSection: section, pinning: moved(pinning)))
    }

    func frame(ofOverflowInSection section: Int) -> CGRect? {
      moved(layout.frame(ofOverflowInSection: section))
    }

    func frame(ofSection section: Int) -> CGRect {
      moved(layout.frame(ofSection: section), by: distance)
    }

    func headerFrame(pinning: ContentLayout.Pinning?) -> CGRect? {
      moved(layout.headerFrame(pinning: moved(pinning)))
    }

    func elements(
      in rect: CGRect, pinning: ContentLayout.Pinning? = nil
    ) -> [ContentLayout.PlacedElement] {
      layout.elements(in: moved(rect, by: -distance), pinning: moved(pinning)).map {
        ContentLayout.PlacedElement(element: $0.element, frame: moved($0.frame, by: distance))
      }
    }

    // MARK: Moving

    private func moved(_ rect: CGRect?) -> CGRect? {
      rect.map { moved($0, by: distance) }
    }

    private func moved(_ rect: CGRect, by distance: CGFloat) -> CGRect {
      layout.axis == .horizontal
        ? rect.offsetBy(dx: distance, dy: 0) : rect.offsetBy(dx: 0, dy: distance)
    }

    /// Returns the visible part as the content without the gap sees it. The gap is no pull.
    private func moved(_ pinning: ContentLayout.Pinning?) -> ContentLayout.Pinning? {
      guard fillsView, let pinning else { return pinning }
      var moved = ContentLayout.Pinning(
        visibleTop: pinning.visibleTop - distance, visibleBottom: pinning.visibleBottom - distance,
        pinsHeaders: pinning.pinsHeaders, pinsFooters: pinning.pinsFooters)
      let isSideways = layout.axis == .horizontal
      let end = isSideways ? contentSize.width : contentSize.height
      let (first, last) = (max(0, -pinning.visibleTop), max(0, pinning.visibleBottom - end))
      moved.pull =
        isSideways && layout.direction == .rightToLeft
        ? .init(start: last, end: first) : .init(start: first, end: last)
      return moved
    }
  }
#endif
