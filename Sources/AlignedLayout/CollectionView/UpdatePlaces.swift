#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Where elements are after a batch of updates: old places to new ones.
  @MainActor
  struct UpdatePlaces {
    private var newSections: [Int: Int] = [:]
    private var reloadedSections: Set<Int> = []
    private var cells: [ContentLayout.CellPosition: ContentLayout.CellPosition] = [:]
    private var changedCells: Set<ContentLayout.CellPosition> = []
    /// By old section, the new places of the cells that are neither named nor gone, in order.
    private var stayingCells: [Int: [Int]] = [:]

    /// - Parameters:
    ///   - oldCounts: the number of cells in each section before.
    ///   - newCounts: the number of cells in each section after.
    init(_ items: [UICollectionViewUpdateItem], oldCounts: [Int], newCounts: [Int]) {
      var leavingSections: Set<Int> = []
      var takenSections: Set<Int> = []
      var takenCells: [Int: Set<Int>] = [:]
      for item in items {
        let old = item.indexPathBeforeUpdate.flatMap(UpdatedPlace.init)
        let new = item.indexPathAfterUpdate.flatMap(UpdatedPlace.init)
        if item.updateAction == .reload {
          switch old {
          case .section(let section): reloadedSections.insert(section)
          case .cell(let position): changedCells.insert(position)
          case nil: break
          }
          continue
        }
        switch old {
        case .section(let section): leavingSections.insert(section)
        case .cell(let position): changedCells.insert(position)
        case nil: break
        }
        switch new {
        case .section(let section): takenSections.insert(section)
        case .cell(let position): takenCells[position.section, default: []].insert(position.cell)
        case nil: break
        }
        switch (old, new) {
        case (.section(let old), .section(let new)): newSections[old] = new
        case (.cell(let old), .cell(let new)): cells[old] = new
        default: break
        }
      }
      let freeSections = newCounts.indices.filter { !takenSections.contains($0) }
      let stayingSections = oldCounts.indices.filter { !leavingSections.contains($0) }
      newSections.merge(zip(stayingSections, freeSections)) { moved, _ in moved }
      placeStayingCells(items, oldCounts, newCounts, takenCells)
    }

    private mutating func placeStayingCells(
      _ items: [UICollectionViewUpdateItem], _ oldCounts: [Int], _ newCounts: [Int],
      _ takenCells: [Int: Set<Int>]
    ) {
      let reloaded = Set(
        items.filter { $0.updateAction == .reload }.compactMap(\.indexPathBeforeUpdate))
      for (old, new) in newSections where new < newCounts.count && old < oldCounts.count {
        let taken = takenCells[new] ?? []
        var free = (0..<newCounts[new]).lazy.filter { !taken.contains($0) }.makeIterator()
        stayingCells[old] = (0..<oldCounts[old]).map { cell in
          let position = ContentLayout.CellPosition(section: old, cell: cell)
          let leaves =
            changedCells.contains(position)
            && !reloaded.contains(IndexPath(item: cell, section: old))
          return leaves ? -1 : free.next() ?? -1
        }
      }
    }

    /// Where an element is now, or nil if it is gone, or another.
    func newPlace(of element: ContentLayout.Element) -> ContentLayout.Element? {
      switch element {
      case .header(let section): newPlace(ofSection: section).map { .header(section: $0) }
      case .footer(let section): newPlace(ofSection: section).map { .footer(section: $0) }
      case .cell(let position): newPlace(of: position).map { .cell($0) }
      }
    }

    private func newPlace(ofSection section: Int) -> Int? {
      reloadedSections.contains(section) ? nil : newSections[section]
    }

    private func newPlace(
      of position: ContentLayout.CellPosition
    ) -> ContentLayout.CellPosition? {
      if let moved = cells[position] { return moved }
      guard !changedCells.contains(position), let section = newPlace(ofSection: position.section),
        let staying = stayingCells[position.section], position.cell < staying.count,
        staying[position.cell] >= 0
      else { return nil }
      return ContentLayout.CellPosition(section: section, cell: staying[position.cell])
    }
  }

  /// What an update item names: a section, by a path whose item is `NSNotFound`, or a cell.
  private enum UpdatedPlace {
    case section(Int)
    case cell(ContentLayout.CellPosition)

    init?(_ path: IndexPath) {
      guard path.count == 2 else { return nil }
      self =
        path[1] == NSNotFound
        ? .section(path[0]) : .cell(ContentLayout.CellPosition(section: path[0], cell: path[1]))
    }
  }
#endif
