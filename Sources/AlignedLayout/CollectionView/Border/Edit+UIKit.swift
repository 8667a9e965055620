#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ContentLayout.Edit {
    /// Returns nil if an item cannot be read. Sections are empty here: the client is asked for them later.
    @MainActor
    static func edits(_ items: [UICollectionViewUpdateItem]) -> [ContentLayout.Edit]? {
      var edits: [ContentLayout.Edit] = []
      for item in items where item.updateAction != .none {
        guard let edit = ContentLayout.Edit(item) else { return nil }
        edits.append(edit)
      }
      return edits
    }

    @MainActor
    private init?(_ item: UICollectionViewUpdateItem) {
      let before = item.indexPathBeforeUpdate.flatMap(NamedPlace.init)
      let after = item.indexPathAfterUpdate.flatMap(NamedPlace.init)
      switch (item.updateAction, before, after) {
      case (.insert, _, .section(let new)?): self = .insertSection(.init(cellCount: 0), at: new)
      case (.insert, _, .cell(let new)?): self = .insertCell(new)
      case (.delete, .section(let old)?, _): self = .deleteSection(old)
      case (.delete, .cell(let old)?, _): self = .deleteCell(old)
      case (.reload, .section(let old)?, _): self = .replaceSection(old, with: .init(cellCount: 0))
      case (.reload, .cell(let old)?, _): self = .replaceCell(old)
      case (.move, .section(let old)?, .section(let new)?): self = .moveSection(from: old, to: new)
      case (.move, .cell(let old)?, .cell(let new)?): self = .moveCell(from: old, to: new)
      default: return nil
      }
    }
  }

  /// What an index path of an update item names. That of a section has no item.
  private enum NamedPlace {
    case section(Int)
    case cell(ContentLayout.CellPosition)

    init?(_ path: IndexPath) {
      guard path.count == 2 else { return nil }
      self = path[1] == NSNotFound ? .section(path[0]) : .cell(ContentLayout.CellPosition(path))
    }
  }
#endif
