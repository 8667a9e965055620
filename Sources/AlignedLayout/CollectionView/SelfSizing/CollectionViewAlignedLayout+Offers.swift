#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns the width offered to a self-sizing cell.
    ///
    /// After an unmeasured cell, the layout offers the whole line. A cell that begins a line may never have
    /// been asked for what remains of the line above: it is offered that space first.
    func offeredSpace(ofCellAt position: ContentLayout.CellPosition) -> CGFloat {
      let (lines, cell) = (content[position.section].lines, position.cell)
      if let width = lines.widthDecided(forCell: cell) { return width }
      guard lines.room.attributes.offersRemainingSpaceToViews,
        (lines.firstCellOnLine(ofCell: cell)..<cell).allSatisfy({
          isMeasured($0, inSection: position.section)
        })
      else { return lines.wholeLineSpace(forCell: cell) }
      let above =
        isMeasured(cell, inSection: position.section)
        ? lines.spaceOnLineAbove(forCell: cell) {
          size(ofCell: $0, inSection: position.section, offered: $1)
        } : nil
      return above ?? lines.remainingLineSpace(forCell: cell)
    }

    /// Returns whether a cell has the width that its line or its columns decide, whatever its view
    /// prefers.
    func isWidthDecided(of element: ContentLayout.Element) -> Bool {
      guard case .cell(let position) = element else { return false }
      return content[position.section].lines.decidesWidth(ofCell: position.cell)
    }

    /// Returns whether a view has measured a cell.
    func isMeasured(_ cell: Int, inSection section: Int) -> Bool {
      state.measuredSizes.isMeasured(
        .cell(ContentLayout.CellPosition(section: section, cell: cell)))
    }

    /// Returns the size that a view has returned for a space, or nil. No view is offered less than a
    /// point: it is too wide for that in any case.
    private func size(ofCell cell: Int, inSection section: Int, offered space: CGFloat) -> CGSize? {
      let element = ContentLayout.Element.cell(.init(section: section, cell: cell))
      return state.measuredSizes.knownSize(of: element, offered: space)
        ?? (space < 1 ? state.measuredSizes.size(of: element, offered: space) : nil)
    }
  }
#endif
