@testable import AlignedLayout

/// Events and rows count cells through all sections.
extension ScrollingStage {
  /// The same cells, some of them in each section.
  func sections(of count: Int) -> ScrollingStage {
    with { stage in
      for index in stage.cells.indices { stage.cells[index].section = index / count }
      stage.sectionCount = (stage.cells.last?.section ?? 0) + 1
    }
  }

  /// The numbers of cells in the sections.
  var cellCounts: [Int] {
    var counts = Array(repeating: 0, count: sectionCount)
    for cell in cells { counts[cell.section] += 1 }
    return counts
  }

  func position(ofCell index: Int) -> ContentLayout.CellPosition {
    let section = cells[index].section
    return .init(section: section, cell: index - cellCounts[..<section].reduce(0, +))
  }

  func index(of position: ContentLayout.CellPosition) -> Int {
    cellCounts[..<position.section].reduce(0, +) + position.cell
  }

  /// Inserts cells in the section of the cell before them.
  mutating func insert(_ new: [Cell], at index: Int) {
    let section = cells.isEmpty ? 0 : cells[max(0, index - 1)].section
    let inserted = new.map { cell in
      var cell = cell
      cell.section = section
      return cell
    }
    cells.insert(contentsOf: inserted, at: index)
  }

  // MARK: Batches of updates

  /// Changes the sections, and returns what UIKit tells of it.
  mutating func changeSections(by event: ScrollingEvent) -> [UpdateItem] {
    var sections = cellCounts.indices.map { section in cells.filter { $0.section == section } }
    defer {
      sectionCount = sections.count
      cells = sections.enumerated().flatMap { section, cells in
        cells.map { cell in
          var cell = cell
          cell.section = section
          return cell
        }
      }
    }
    switch event {
    case .insertSection(let new, let section):
      sections.insert(new.map { Cell(cell: $0) }, at: section)
      return [.insert(.section(section))]
    case .deleteSection(let section):
      sections.remove(at: section)
      return [.delete(.section(section))]
    case .moveSection(let old, let new):
      sections.insert(sections.remove(at: old), at: new)
      return [.move(.section(old), to: .section(new))]
    default: return []
    }
  }
}
