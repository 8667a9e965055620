#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A content, and where it stands in the coordinate system of its collection view: at the top or,
  /// if it rests at its end and is shorter than the visible area, below a gap.
  ///
  /// The engine knows nothing of the gap. Everything that UIKit is told passes through here.
  struct StandingContent {
    var content = ContentLayout(width: 0, sections: [])

    /// The height that the content fills at least: that of the visible area if it rests at its end,
    /// otherwise 0.
    var leastHeight: CGFloat = 0

    /// The height of the content with the gap above it, and up to a pixel below it. Empty content has no
    /// gap.
    var height: CGFloat {
      let height = content.contentSize.height
      return height > 0 ? max(height, leastHeight) : height
    }

    /// The height of the gap above the content, in whole pixels.
    var gap: CGFloat { content.grid.wholePixels(in: height - content.contentSize.height) }

    /// Returns the frame of a cell.
    func frame(ofCellAt position: ContentLayout.CellPosition) -> CGRect {
      content.frame(ofCellAt: position).moved(down: gap)
    }

    /// Returns a cell's frame or, if a line limit hides the cell, that of the last visible one of its
    /// section.
    func frame(ofShownCell position: ContentLayout.CellPosition) -> CGRect {
      content.frame(ofShownCell: position).moved(down: gap)
    }

    /// Returns the frame of a section.
    func frame(ofSection section: Int) -> CGRect {
      content.frame(ofSection: section).moved(down: gap)
    }

    /// Returns the frame of an element, or nil if its section lacks it.
    func frame(of element: ContentLayout.Element, pinning: ContentLayout.Pinning?) -> CGRect? {
      content.frame(of: element, pinning: pinning?.moved(down: -gap))?.moved(down: gap)
    }

    /// Returns the elements in a rectangle.
    func elements(
      in rect: CGRect, pinning: ContentLayout.Pinning?
    ) -> [ContentLayout.PlacedElement] {
      let gap = gap
      guard gap > 0 else { return content.elements(in: rect, pinning: pinning) }
      let found = content.elements(
        in: rect.moved(down: -gap), pinning: pinning?.moved(down: -gap))
      return found.map {
        ContentLayout.PlacedElement(element: $0.element, frame: $0.frame.moved(down: gap))
      }
    }

    /// Returns the headers and footers that move when the visible part changes.
    func elements(
      movedBy new: ContentLayout.Pinning, from old: ContentLayout.Pinning
    ) -> [ContentLayout.Element] {
      content.elements(movedBy: new.moved(down: -gap), from: old.moved(down: -gap))
    }

    /// Returns a point of the collection view in the coordinate system of the content.
    func contentPoint(at point: CGPoint) -> CGPoint {
      CGPoint(x: point.x, y: point.y - gap)
    }
  }

  extension CGRect {
    fileprivate func moved(down distance: CGFloat) -> CGRect {
      CGRect(x: origin.x, y: origin.y + distance, width: size.width, height: size.height)
    }
  }

  extension ContentLayout.Pinning {
    fileprivate func moved(down distance: CGFloat) -> ContentLayout.Pinning {
      guard distance != 0 else { return self }
      return ContentLayout.Pinning(
        visibleTop: visibleTop + distance, visibleBottom: visibleBottom + distance,
        pinsHeaders: pinsHeaders, pinsFooters: pinsFooters)
    }
  }
#endif
