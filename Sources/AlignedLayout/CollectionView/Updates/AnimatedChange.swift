#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A change that UIKit animates: which element is which, before and after.
  struct AnimatedChange {
    /// What leads from before to after.
    enum Cause {
      /// A batch of updates.
      case updates(UpdateMap)

      /// New bounds. Elements are the same that they were, and those move that both bounds show.
      case bounds
    }

    let former: FormerContent
    let cause: Cause

    /// What an element was that is there now, or nil if it is new.
    func oldElement(of new: ContentLayout.Element) -> ContentLayout.Element? {
      switch cause {
      case .bounds: new
      case .updates(let map): map.oldPlace(of: new)
      }
    }

    /// What an element is that was there, or nil if it is gone.
    func newElement(of old: ContentLayout.Element) -> ContentLayout.Element? {
      switch cause {
      case .bounds: old
      case .updates(let map): map.newPlace(of: old)
      }
    }

    /// Whether a cell that stays has gone to another line.
    ///
    /// Its line is the same as before if it comes at the same place in the same section, if another
    /// cell that stays is still on it, or if the cell was and is alone.
    func changesLine(_ old: ContentLayout.Element, in content: ContentLayout) -> Bool {
      guard case .cell(let before) = old, case .cell(let after)? = newElement(of: old),
        former.content.places(old), content.places(.cell(after))
      else { return false }
      guard newElement(of: .header(section: before.section)) == .header(section: after.section)
      else { return true }
      let oldLines = former.content.lines(inSection: before.section)
      let newLines = content.lines(inSection: after.section)
      let oldIndex = oldLines.index(ofCell: before.cell)
      let newIndex = newLines.index(ofCell: after.cell)
      if oldIndex == newIndex { return false }
      let oldCells = oldLines[oldIndex].cells
      let newCells = newLines[newIndex].cells
      if oldCells.count == 1, newCells.count == 1 { return false }
      return !newCells.contains { cell in
        let position = ContentLayout.CellPosition(section: after.section, cell: cell)
        guard cell != after.cell, case .cell(let mate)? = oldElement(of: .cell(position))
        else { return false }
        return mate.section == before.section && oldCells.contains(mate.cell)
      }
    }
  }
#endif
