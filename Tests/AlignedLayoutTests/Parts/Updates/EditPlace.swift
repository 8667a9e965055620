@testable import AlignedLayout

/// What an update item names.
enum EditPlace {
  case section(Int)
  case cell(ContentLayout.CellPosition)
}

/// Edits as update items say them: sections that they insert or reload are empty.
extension ContentLayout.Edit {
  static func insert(_ place: EditPlace) -> Self {
    switch place {
    case .section(let new): .insertSection(.init(cellCount: 0), at: new)
    case .cell(let new): .insertCell(new)
    }
  }

  static func delete(_ place: EditPlace) -> Self {
    switch place {
    case .section(let old): .deleteSection(old)
    case .cell(let old): .deleteCell(old)
    }
  }

  static func reload(_ place: EditPlace) -> Self {
    switch place {
    case .section(let old): .replaceSection(old, with: .init(cellCount: 0))
    case .cell(let old): .replaceCell(old)
    }
  }

  static func move(_ old: EditPlace, to new: EditPlace) -> Self {
    switch (old, new) {
    case (.section(let old), .section(let new)): .moveSection(from: old, to: new)
    case (.cell(let old), .cell(let new)): .moveCell(from: old, to: new)
    default: preconditionFailure("A section does not become a cell.")
    }
  }
}
