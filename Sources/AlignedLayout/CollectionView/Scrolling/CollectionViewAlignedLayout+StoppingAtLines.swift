#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns the content offset of a line that is nearest to a proposed one, if scrolling is to come to
    /// rest at lines.
    ///
    /// A flick goes to another line even if it is too weak for that.
    func contentOffsetOfLine(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
      guard stopsAtLines, let collectionView else { return proposed }
      let bounds = CGRect(origin: proposed, size: collectionView.bounds.size)
      let offset = standing.upright(bounds).minY
      let (start, end) = (
        reachable(-.infinity, in: standing), reachable(.infinity, in: standing)
      )
      guard offset > start, offset < end else { return proposed }
      let offsets = [start, end] + lineOffsets(near: bounds).filter { $0 > start && $0 < end }
      let speed =
        content.axis.coordinate(of: velocity) * (content.isMirroredSideways ? -1 : 1)
      let present = standing.upright(collectionView.bounds).minY
      let pixel = 2 * state.shown.halfPixel
      let ahead = offsets.filter {
        speed == 0 || (speed > 0 ? $0 > present + pixel : $0 < present - pixel)
      }
      guard let target = ahead.min(by: { abs($0 - offset) < abs($1 - offset) })
      else { return proposed }
      return contentOffset(target, insteadOf: proposed)
    }

    /// Returns the content offsets, in upright coordinates, that show the beginnings of the lines in
    /// bounds and beside them.
    private func lineOffsets(near bounds: CGRect) -> [CGFloat] {
      let top = state.shown.surroundings?.coveredTop ?? 0
      let margin = content.axis.point(standing.upright(bounds).height)
      let area = bounds.insetBy(dx: -margin.x, dy: -margin.y)
      var offsets: [CGFloat] = []
      for placed in standing.elements(in: area, pinning: nil) {
        guard case .cell(let position) = placed.element else { continue }
        let header = pinsSectionHeaders ? content[position.section].headerLength : 0
        offsets.append(
          standing.beginning(ofLineOf: position) - content.room.insets.top - header - top)
      }
      return offsets
    }

    /// Returns the content offset at a place of the axis, in upright coordinates. The other coordinate is
    /// that of a proposed content offset.
    func contentOffset(_ offset: CGFloat, insteadOf proposed: CGPoint) -> CGPoint {
      let size = collectionView?.bounds.size ?? .zero
      return standing.contentOffset(offset, in: CGRect(origin: proposed, size: size))
    }
  }

  extension StandingContent {
    /// Returns where the line of a cell begins along the axis, in upright coordinates.
    fileprivate func beginning(ofLineOf position: ContentLayout.CellPosition) -> CGFloat {
      content.upright(content.line(ofCellAt: position).frame).minY + gap
    }
  }
#endif
