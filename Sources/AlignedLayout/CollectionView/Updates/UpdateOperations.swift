#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// UIKit's update items, sorted by what they do, each said once.
  struct UpdateOperations {
    /// Where things were that move, and where they will be.
    struct Moves<Place: Hashable> {
      private(set) var new: [Place: Place] = [:]
      private(set) var old: [Place: Place] = [:]

      /// - Returns: whether nothing else moves from there or to there.
      fileprivate mutating func add(from before: Place, to after: Place) -> Bool {
        new.updateValue(after, forKey: before) == nil
          && old.updateValue(before, forKey: after) == nil
      }
    }

    typealias Position = ContentLayout.CellPosition

    /// The sections that leave their place, for another or for good.
    private(set) var leavingSections: Set<Int> = []
    private(set) var arrivingSections: Set<Int> = []
    private(set) var reloadedSections: Set<Int> = []
    private(set) var movedSections = Moves<Int>()

    /// The cells that leave their place, for another or for good.
    private(set) var leavingCells: Set<Position> = []
    private(set) var arrivingCells: Set<Position> = []
    private(set) var reloadedCells: Set<Position> = []
    private(set) var movedCells = Moves<Position>()

    /// - Returns: nil if an item makes no sense, which UIKit would not let pass.
    @MainActor
    init?(_ items: [UICollectionViewUpdateItem]) {
      for item in items {
        guard add(item) else { return nil }
      }
    }

    @MainActor
    private mutating func add(_ item: UICollectionViewUpdateItem) -> Bool {
      let before = item.indexPathBeforeUpdate.flatMap(Place.init)
      let after = item.indexPathAfterUpdate.flatMap(Place.init)
      switch item.updateAction {
      case .insert: return after.map { insert($0) } ?? false
      case .delete: return before.map { delete($0) } ?? false
      case .reload: return before.map { reload($0) } ?? false
      case .move:
        guard let before, let after else { return false }
        return move(before, to: after)
      case .none: return true
      @unknown default: return false
      }
    }

    /// What an update item is about.
    private enum Place {
      case section(Int)
      case cell(Position)

      init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        self =
          path[1] == NSNotFound
          ? .section(path[0]) : .cell(Position(section: path[0], cell: path[1]))
      }
    }

    private mutating func insert(_ place: Place) -> Bool {
      switch place {
      case .section(let section): arrivingSections.insert(section).inserted
      case .cell(let position): arrivingCells.insert(position).inserted
      }
    }

    /// What is deleted twice is gone all the same: UIKit lets that pass.
    private mutating func delete(_ place: Place) -> Bool {
      switch place {
      case .section(let section): leavingSections.insert(section)
      case .cell(let position): leavingCells.insert(position)
      }
      return true
    }

    private mutating func reload(_ place: Place) -> Bool {
      switch place {
      case .section(let section): reloadedSections.insert(section)
      case .cell(let position): reloadedCells.insert(position)
      }
      return true
    }

    private mutating func move(_ place: Place, to target: Place) -> Bool {
      switch (place, target) {
      case (.section(let old), .section(let new)):
        movedSections.add(from: old, to: new) && leavingSections.insert(old).inserted
          && arrivingSections.insert(new).inserted
      case (.cell(let old), .cell(let new)):
        movedCells.add(from: old, to: new) && leavingCells.insert(old).inserted
          && arrivingCells.insert(new).inserted
      case (.section, .cell), (.cell, .section): false
      }
    }

    // MARK: Edits

    /// Whether everything that is named is there, in the old content or the new.
    func exist(in old: ContentLayout, newCounts: [Int]) -> Bool {
      reloadedSections.allSatisfy { (0..<old.sectionCount).contains($0) }
        && leavingCells.union(reloadedCells).allSatisfy {
          (0..<old.sectionCount).contains($0.section)
            && (0..<old.cellCount(inSection: $0.section)).contains($0.cell)
        }
        && arrivingCells.allSatisfy {
          newCounts.indices.contains($0.section) && (0..<newCounts[$0.section]).contains($0.cell)
        }
    }

    /// What happens to single cells. A cell that moves is asked anew, also if it is reloaded.
    var editsOfCells: [ContentLayout.Edit] {
      leavingCells.map { .deleteCell($0) } + arrivingCells.map { .insertCell($0) }
        + reloadedCells.subtracting(leavingCells).map { .replaceCell($0) }
    }
  }
#endif
