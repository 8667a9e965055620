#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What a batch of updates does to sections and items: where each of them was and will be.
  struct UpdateMap {
    private let operations: UpdateOperations
    private let sections: Renumbering

    /// The cells of sections in which any come or go, by the section's old place.
    private var cells: [Int: Renumbering] = [:]

    /// What update items do to a content of which the new counts are known.
    ///
    /// - Returns: nil if the items do not lead to these counts. UIKit has its own words for that.
    @MainActor
    init?(_ items: [UICollectionViewUpdateItem], of old: ContentLayout, newCounts: [Int]) {
      guard let operations = UpdateOperations(items),
        operations.exist(in: old, newCounts: newCounts),
        let sections = Renumbering(
          leaving: operations.leavingSections, arriving: operations.arrivingSections,
          oldCount: old.sectionCount, newCount: newCounts.count)
      else { return nil }
      self.operations = operations
      self.sections = sections
      let leaving = Dictionary(grouping: operations.leavingCells, by: \.section)
      let arriving = Dictionary(grouping: operations.arrivingCells, by: \.section)
      for index in 0..<old.sectionCount {
        guard let new = newPlace(ofSection: index), !operations.reloadedSections.contains(index)
        else { continue }
        guard leaving[index] != nil || arriving[new] != nil else {
          guard old.cellCount(inSection: index) == newCounts[new] else { return nil }
          continue
        }
        let renumbering = Renumbering(
          leaving: Set(leaving[index, default: []].map(\.cell)),
          arriving: Set(arriving[new, default: []].map(\.cell)),
          oldCount: old.cellCount(inSection: index), newCount: newCounts[new])
        guard let renumbering else { return nil }
        cells[index] = renumbering
      }
    }

    // MARK: Sections

    /// The new place of a section that is not deleted, whether it is reloaded or not.
    private func newPlace(ofSection old: Int) -> Int? {
      operations.movedSections.new[old] ?? sections.newIndex(of: old)
    }

    /// The new place of a section that stays what it is.
    func newSection(of old: Int) -> Int? {
      operations.reloadedSections.contains(old) ? nil : newPlace(ofSection: old)
    }

    /// The old place of a section that stays what it is.
    func oldSection(of new: Int) -> Int? {
      let old = operations.movedSections.old[new] ?? sections.oldIndex(of: new)
      return old.flatMap { operations.reloadedSections.contains($0) ? nil : $0 }
    }

    // MARK: Cells

    /// The new place of a cell that stays what it is.
    func newPosition(of old: ContentLayout.CellPosition) -> ContentLayout.CellPosition? {
      isReloaded(old) ? nil : newPlace(of: old)
    }

    /// The new place of a cell that is not deleted, whether it is reloaded or not. In a section
    /// that is reloaded, with whatever number of cells, it is the place of the same number.
    func newPlace(of old: ContentLayout.CellPosition) -> ContentLayout.CellPosition? {
      if let moved = operations.movedCells.new[old] { return moved }
      guard let section = newPlace(ofSection: old.section) else { return nil }
      guard let renumbering = cells[old.section] else {
        return ContentLayout.CellPosition(section: section, cell: old.cell)
      }
      return renumbering.newIndex(of: old.cell).map { .init(section: section, cell: $0) }
    }

    /// The old place of a cell that stays what it is.
    func oldPosition(of new: ContentLayout.CellPosition) -> ContentLayout.CellPosition? {
      let old: ContentLayout.CellPosition
      if let moved = operations.movedCells.old[new] {
        old = moved
      } else {
        guard let section = oldSection(of: new.section) else { return nil }
        let renumbering = cells[section]
        guard let cell = renumbering == nil ? new.cell : renumbering?.oldIndex(of: new.cell)
        else { return nil }
        old = ContentLayout.CellPosition(section: section, cell: cell)
      }
      return isReloaded(old) ? nil : old
    }

    /// Whether a cell is moved, or its section.
    func isMoved(_ old: ContentLayout.CellPosition) -> Bool {
      operations.movedCells.new[old] != nil || operations.movedSections.new[old.section] != nil
    }

    private func isReloaded(_ old: ContentLayout.CellPosition) -> Bool {
      operations.reloadedCells.contains(old) || operations.reloadedSections.contains(old.section)
    }

    /// The new place of an element that stays what it is.
    func newPlace(of old: ContentLayout.Element) -> ContentLayout.Element? {
      switch old {
      case .header(let section): newSection(of: section).map { .header(section: $0) }
      case .overflow(let section): newSection(of: section).map { .overflow(section: $0) }
      case .footer(let section): newSection(of: section).map { .footer(section: $0) }
      case .cell(let position): newPosition(of: position).map { .cell($0) }
      case .background(let section): newSection(of: section).map { .background(section: $0) }
      case .lineSeparator(let section, let line):
        newSection(of: section).map { .lineSeparator(section: $0, line: line) }
      }
    }

    /// The old place of an element that stays what it is.
    func oldPlace(of new: ContentLayout.Element) -> ContentLayout.Element? {
      switch new {
      case .header(let section): oldSection(of: section).map { .header(section: $0) }
      case .overflow(let section): oldSection(of: section).map { .overflow(section: $0) }
      case .footer(let section): oldSection(of: section).map { .footer(section: $0) }
      case .cell(let position): oldPosition(of: position).map { .cell($0) }
      case .background(let section): oldSection(of: section).map { .background(section: $0) }
      case .lineSeparator(let section, let line):
        oldSection(of: section).map { .lineSeparator(section: $0, line: line) }
      }
    }

    // MARK: Edits

    /// The edits that lead from a content to the next, given the sections of that.
    ///
    /// A section that stays, but with other attributes, becomes another.
    func edits(of old: ContentLayout, to new: [ContentLayout.Section]) -> [ContentLayout.Edit] {
      var edits: [ContentLayout.Edit] = []
      for index in 0..<old.sectionCount {
        guard let place = newPlace(ofSection: index) else {
          edits.append(.deleteSection(index))
          continue
        }
        let isKept =
          newSection(of: index) != nil
          && old.attributes(ofSection: index) == new[place].attributes
        if operations.movedSections.new[index] == nil {
          if !isKept { edits.append(.replaceSection(index, with: new[place])) }
        } else if isKept {
          edits.append(.moveSection(from: index, to: place))
        } else {
          edits += [.deleteSection(index), .insertSection(new[place], at: place)]
        }
      }
      for index in operations.arrivingSections where operations.movedSections.old[index] == nil {
        edits.append(.insertSection(new[index], at: index))
      }
      return edits + operations.editsOfCells
    }
  }

  extension ContentLayout {
    func attributes(ofSection section: Int) -> SectionAttributes {
      self[section].attributes
    }
  }
#endif
