/// The items of a batch of updates, sorted by what they do.
struct UpdateOperations: Sendable {
  /// The old and the new places of moved sections or cells.
  struct Moves<Place: Hashable & Sendable>: Sendable {
    private(set) var new: [Place: Place] = [:]
    private(set) var old: [Place: Place] = [:]

    /// Adds a move.
    ///
    /// - Returns: false if there is a move from or to the same place.
    fileprivate mutating func add(from before: Place, to after: Place) -> Bool {
      new.updateValue(after, forKey: before) == nil
        && old.updateValue(before, forKey: after) == nil
    }
  }

  typealias Position = ContentLayout.CellPosition

  /// The old indices of deleted and moved sections.
  private(set) var removedSections: Set<Int> = []

  /// The new indices of inserted and moved sections.
  private(set) var insertedSections: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  private(set) var movedSections = Moves<Int>()

  /// The old positions of deleted and moved cells.
  private(set) var removedCells: Set<Position> = []

  /// The new positions of inserted and moved cells.
  private(set) var insertedCells: Set<Position> = []
  private(set) var reloadedCells: Set<Position> = []
  private(set) var movedCells = Moves<Position>()

  /// Sorts update items, or returns nil if they contradict each other. UIKit raises an exception
  /// then.
  init?(_ items: [UpdateItem]) {
    for item in items {
      guard add(item) else { return nil }
    }
  }

  private mutating func add(_ item: UpdateItem) -> Bool {
    switch item {
    case .insert(let place): insert(place)
    case .delete(let place): delete(place)
    case .reload(let place): reload(place)
    case .move(let place, let target): move(place, to: target)
    }
  }

  private mutating func insert(_ place: UpdateItem.Place) -> Bool {
    switch place {
    case .section(let section): insertedSections.insert(section).inserted
    case .cell(let position): insertedCells.insert(position).inserted
    }
  }

  /// Adds a deletion. UIKit accepts the same deletion twice.
  private mutating func delete(_ place: UpdateItem.Place) -> Bool {
    switch place {
    case .section(let section): removedSections.insert(section)
    case .cell(let position): removedCells.insert(position)
    }
    return true
  }

  private mutating func reload(_ place: UpdateItem.Place) -> Bool {
    switch place {
    case .section(let section): reloadedSections.insert(section)
    case .cell(let position): reloadedCells.insert(position)
    }
    return true
  }

  private mutating func move(_ place: UpdateItem.Place, to target: UpdateItem.Place) -> Bool {
    switch (place, target) {
    case (.section(let old), .section(let new)):
      movedSections.add(from: old, to: new) && removedSections.insert(old).inserted
        && insertedSections.insert(new).inserted
    case (.cell(let old), .cell(let new)):
      movedCells.add(from: old, to: new) && removedCells.insert(old).inserted
        && insertedCells.insert(new).inserted
    case (.section, .cell), (.cell, .section): false
    }
  }

  // MARK: Edits

  /// Returns whether all sections and cells of the items exist, before or after the batch.
  func exist(in old: ContentLayout, newCounts: [Int]) -> Bool {
    reloadedSections.allSatisfy { (0..<old.sectionCount).contains($0) }
      && removedCells.union(reloadedCells).allSatisfy {
        (0..<old.sectionCount).contains($0.section)
          && (0..<old.cellCount(inSection: $0.section)).contains($0.cell)
      }
      && insertedCells.allSatisfy {
        newCounts.indices.contains($0.section) && (0..<newCounts[$0.section]).contains($0.cell)
      }
  }

  /// The edits of whole sections, with which those that stay move. A section that is moved and reloaded does
  /// not stay.
  var movesOfSections: [ContentLayout.Edit] {
    let empty = ContentLayout.Section(cellCount: 0)
    let moves = movedSections.new.filter { !reloadedSections.contains($0.key) }
    return moves.map { .moveSection(from: $0.key, to: $0.value) }
      + removedSections.subtracting(moves.keys).map { .deleteSection($0) }
      + insertedSections.subtracting(moves.values).map { .insertSection(empty, at: $0) }
      + reloadedSections.subtracting(removedSections).map { .replaceSection($0, with: empty) }
  }

  /// The edits of single cells, with which those that stay move. A cell that is moved and reloaded, or moved
  /// out of a reloaded section, does not stay.
  var movesOfCells: [ContentLayout.Edit] {
    let moves = movedCells.new.filter {
      !reloadedCells.contains($0.key) && !reloadedSections.contains($0.key.section)
    }
    return moves.map { .moveCell(from: $0.key, to: $0.value) }
      + removedCells.subtracting(moves.keys).map { .deleteCell($0) }
      + insertedCells.subtracting(moves.values).map { .insertCell($0) }
      + reloadedCells.subtracting(removedCells).map { .replaceCell($0) }
  }

  /// The edits of single cells. A moved cell is deleted and inserted, whether it is reloaded or
  /// not.
  ///
  /// - Parameter changed: old positions of cells that are replaced as if they were reloaded.
  func editsOfCells(askingAgain changed: [Position]) -> [ContentLayout.Edit] {
    removedCells.map { .deleteCell($0) } + insertedCells.map { .insertCell($0) }
      + reloadedCells.union(changed).subtracting(removedCells).map { .replaceCell($0) }
  }
}
