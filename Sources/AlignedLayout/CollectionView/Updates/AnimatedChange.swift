/// UIKit asks for both ends of each element's animation. They share one object: a structure would be copied for
/// each.
final class AnimatedChange: Sendable {
  enum Cause: Sendable {
    case updates(UpdateMap)

    /// New bounds. All elements stay; those that are visible in both bounds move.
    case bounds
  }

  let former: FormerContent
  let cause: Cause

  init(former: FormerContent, cause: Cause) { (self.former, self.cause) = (former, cause) }

  func oldElement(of new: ContentLayout.Element) -> ContentLayout.Element? {
    switch cause {
    case .bounds: new
    case .updates(let map): map.oldPlace(of: new)
    }
  }

  func newElement(of old: ContentLayout.Element) -> ContentLayout.Element? {
    switch cause {
    case .bounds: old
    case .updates(let map): map.newPlace(of: old)
    }
  }

  /// The line is the same if it has the same number in the same section, or if another cell that stays is still
  /// on it. A cell that was alone on its line and is alone again stays on it.
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

  /// Returns whether the view of an element moves with it. If not, it fades in its place: a cell that goes to
  /// another line, if the layout wants that, and a decoration view of another kind.
  func keeps(
    _ old: ContentLayout.Element, as new: ContentLayout.Element,
    in content: @autoclosure () -> ContentLayout, fadingChangesOfLines fades: Bool
  ) -> Bool {
    if fades, case .updates = cause, changesLine(old, in: content()) { return false }
    switch new {
    case .contentHeader, .contentFooter, .header, .cell, .overflow, .footer: return true
    case .background, .lineSeparator:
      return content().decorationKind(of: new) == former.content.decorationKind(of: old)
    }
  }

  /// Returns whether an element is animated from its old frame in old bounds, or to its new one in new bounds.
  func shows(
    _ frame: @autoclosure () -> CGRect, in bounds: @autoclosure () -> CGRect
  ) -> Bool {
    switch cause {
    case .updates: true
    case .bounds: frame().overlaps(bounds())
    }
  }
}
