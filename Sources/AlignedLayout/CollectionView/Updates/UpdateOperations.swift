/// What the items of a batch of updates do to sections, whose places are indices, or to cells.
struct UpdateOperations<Place: Hashable & Sendable>: Sendable {
  private(set) var removed: Set<Place> = []
  private(set) var inserted: Set<Place> = []
  private(set) var reloaded: Set<Place> = []
  private(set) var newPlaces: [Place: Place] = [:]
  private(set) var oldPlaces: [Place: Place] = [:]

  // Each returns false if the operation contradicts those before it.

  mutating func insert(_ place: Place) -> Bool { inserted.insert(place).inserted }

  /// Adds a deletion. UIKit accepts the same deletion twice.
  mutating func delete(_ place: Place) -> Bool {
    removed.insert(place)
    return true
  }

  mutating func reload(_ place: Place) -> Bool {
    reloaded.insert(place)
    return true
  }

  mutating func move(_ old: Place, to new: Place) -> Bool {
    newPlaces.updateValue(new, forKey: old) == nil && oldPlaces.updateValue(old, forKey: new) == nil
      && removed.insert(old).inserted && inserted.insert(new).inserted
  }

  /// What does not stay as it is, besides what is reloaded, has its old places in `changed`. If it is moved, it
  /// is deleted and inserted.
  func edits(
    changing changed: Set<Place>, move: (_ old: Place, _ new: Place) -> ContentLayout.Edit,
    delete: (_ old: Place) -> ContentLayout.Edit, insert: (_ new: Place) -> ContentLayout.Edit,
    replace: (_ old: Place) -> ContentLayout.Edit
  ) -> [ContentLayout.Edit] {
    let changed = reloaded.union(changed)
    let moves = newPlaces.filter { !changed.contains($0.key) }
    // Appended, because a sum of arrays would copy each edit several times.
    var edits = moves.map(move)
    edits += removed.subtracting(moves.keys).lazy.map(delete)
    edits += inserted.subtracting(moves.values).lazy.map(insert)
    edits += changed.subtracting(removed).lazy.map(replace)
    return edits
  }
}
