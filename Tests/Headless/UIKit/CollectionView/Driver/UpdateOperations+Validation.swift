import Foundation

// The operations that UIKit rejects in a batch update, with its messages (evidence R, P).
extension UpdateOperations {
  /// The rule that the operations break, and UIKit's message.
  struct BrokenRule {
    let kind: Violation.Kind
    let message: String
  }

  /// Returns the first rule that the operations break, given the counts before and after.
  func brokenRule(old: [Int], new: [Int]) -> BrokenRule? {
    illegalPair() ?? outOfRange(old: old, new: new) ?? wrongSections(old: old, new: new)
      ?? wrongItems(old: old, new: new)
  }

  /// The paths that are deleted twice. UIKit does not always notice it (IGListKit, issues 651 and
  /// 689).
  var repeatedDeletes: [IndexPath] {
    var seen: Set<IndexPath> = []
    return deletedItems.filter { !seen.insert($0).inserted }
  }

  private func illegalPair() -> BrokenRule? {
    let deleted = Set(deletedItems)
    let inserted = Set(insertedItems)
    func illegal(_ message: String) -> BrokenRule {
      BrokenRule(kind: .illegalOperations, message: message)
    }
    if let path = reloadedItems.first(where: deleted.contains) {
      return illegal(
        "attempt to delete and reload the same index path (\(path.messageText))")
    }
    if let move = movedItems.first(where: { deleted.contains($0.from) }) {
      return illegal(
        """
        attempt to perform a delete and a move from the same index path \
        (\(move.from.messageText))
        """)
    }
    if let move = movedItems.first(where: { inserted.contains($0.to) }) {
      return illegal(
        "attempt to perform an insert and a move to the same index path (\(move.to.messageText))")
    }
    return doubleMove()
      ?? Set(reloadedSections).intersection(deletedSections).min().map {
        illegal("attempt to delete and reload the same section (\($0))")
      }
      ?? movedSections.first { deletedSections.contains($0.from) }.map {
        illegal("attempt to perform a delete and a move from the same section (\($0.from))")
      }
      ?? movedSections.first { insertedSections.contains($0.to) }.map {
        illegal("attempt to perform an insert and a move to the same section (\($0.to))")
      }
  }

  private func doubleMove() -> BrokenRule? {
    var targets: [IndexPath: IndexPath] = [:]
    for move in movedItems {
      if let other = targets.updateValue(move.from, forKey: move.to) {
        return BrokenRule(
          kind: .illegalOperations,
          message: """
            attempt to move both \(other.messageText) and \(move.from.messageText) to the same \
            index path \(move.to.messageText)
            """)
      }
    }
    return nil
  }

  private func outOfRange(old: [Int], new: [Int]) -> BrokenRule? {
    func illegal(_ message: String) -> BrokenRule {
      BrokenRule(kind: .illegalOperations, message: message)
    }
    if let section = (deletedSections + reloadedSections + movedSections.map(\.from))
      .first(where: { !old.indices.contains($0) })
    {
      return illegal(
        """
        attempt to delete section \(section), but there are only \(old.count) sections before \
        the update
        """)
    }
    if let section = (insertedSections + movedSections.map(\.to))
      .first(where: { !new.indices.contains($0) })
    {
      return illegal(
        """
        attempt to insert section \(section) but there are only \(new.count) sections after the \
        update
        """)
    }
    let leaving = deletedItems + reloadedItems + movedItems.map(\.from)
    let arriving = insertedItems + movedItems.map(\.to)
    return itemsOutOfRange(leaving, old, "delete", "from", "before")
      ?? itemsOutOfRange(arriving, new, "insert", "into", "after")
  }

  private func itemsOutOfRange(
    _ paths: [IndexPath], _ counts: [Int], _ verb: String, _ preposition: String, _ when: String
  ) -> BrokenRule? {
    for path in paths {
      guard path.count == 2, counts.indices.contains(path[0]) else {
        return BrokenRule(
          kind: .illegalOperations,
          message: """
            attempt to \(verb) item \(path.dropFirst().first ?? -1) \(preposition) section \
            \(path.first ?? -1), but there are only \(counts.count) sections \(when) the update
            """)
      }
      guard (0..<counts[path[0]]).contains(path[1]) else {
        return BrokenRule(
          kind: .illegalOperations,
          message: """
            attempt to \(verb) item \(path[1]) \(preposition) section \(path[0]) which only \
            contains \(counts[path[0]]) items \(when) the update
            """)
      }
    }
    return nil
  }

  private func wrongSections(old: [Int], new: [Int]) -> BrokenRule? {
    let (inserted, deleted) = (Set(insertedSections).count, Set(deletedSections).count)
    guard new.count != old.count + inserted - deleted else { return nil }
    return BrokenRule(
      kind: .batchArithmetic,
      message: """
        Invalid update: invalid number of sections. The number of sections contained in the \
        collection view after the update (\(new.count)) must be equal to the number of sections \
        contained in the collection view before the update (\(old.count)), plus or minus the \
        number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
        """)
  }

  private func wrongItems(old: [Int], new: [Int]) -> BrokenRule? {
    let map = IndexMap(self, old: old, new: new)
    func counts(_ paths: some Sequence<IndexPath>) -> [Int: Int] {
      Dictionary(paths.map { ($0.section, 1) }, uniquingKeysWith: +)
    }
    let (insertions, deletions) = (counts(Set(insertedItems)), counts(Set(deletedItems)))
    let (moveTargets, moveSources) = (counts(movedItems.map(\.to)), counts(movedItems.map(\.from)))
    for (section, count) in old.enumerated() where !reloadedSections.contains(section) {
      guard let after = map.section(section) else { continue }
      let (inserted, deleted) = (insertions[after] ?? 0, deletions[section] ?? 0)
      let (movedIn, movedOut) = (moveTargets[after] ?? 0, moveSources[section] ?? 0)
      guard new[after] != count + inserted - deleted + movedIn - movedOut else { continue }
      return BrokenRule(
        kind: .batchArithmetic,
        message: """
          Invalid update: invalid number of items in section \(after). The number of items \
          contained in an existing section after the update (\(new[after])) must be equal to the \
          number of items contained in that section before the update (\(count)), plus or minus \
          the number of items inserted or deleted from that section (\(inserted) inserted, \
          \(deleted) deleted) and plus or minus the number of items moved into or out of that \
          section (\(movedIn) moved in, \(movedOut) moved out).
          """)
    }
    return nil
  }
}
