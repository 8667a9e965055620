/// The indices of a list's members before and after some are removed and others inserted.
///
/// Members that stay remain in their order, and take the indices at which none is inserted. They
/// are not stored, so that the cost depends on the changes alone.
struct Renumbering: Sendable {
  private let removed: [Int]
  private let inserted: [Int]
  private let oldCount: Int
  private let newCount: Int

  /// Creates a renumbering, or returns nil if the counts do not add up.
  ///
  /// A moved member counts as removed and inserted. Its new index is not known here.
  init?(removed: Set<Int>, inserted: Set<Int>, oldCount: Int, newCount: Int) {
    guard oldCount - removed.count + inserted.count == newCount,
      removed.allSatisfy({ (0..<oldCount).contains($0) }),
      inserted.allSatisfy({ (0..<newCount).contains($0) })
    else { return nil }
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
    self.oldCount = oldCount
    self.newCount = newCount
  }

  /// Returns the new index of a member, or nil if it is removed.
  func newIndex(of old: Int) -> Int? {
    (0..<oldCount).contains(old) ? Self.index(of: old, without: removed, besides: inserted) : nil
  }

  /// Returns the old index of a member, or nil if it is inserted.
  func oldIndex(of new: Int) -> Int? {
    (0..<newCount).contains(new) ? Self.index(of: new, without: inserted, besides: removed) : nil
  }

  private static func index(of index: Int, without gone: [Int], besides taken: [Int]) -> Int? {
    let before = gone.indices.partitioningIndex { gone[$0] >= index }
    guard before == gone.count || gone[before] != index else { return nil }
    let rank = index - before
    return rank + taken.indices.partitioningIndex { taken[$0] - $0 > rank }
  }
}
