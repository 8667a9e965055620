/// A change of a list at one place: members are removed, and others inserted.
struct Splice {
  /// The old members that are removed, or the empty range before which members are inserted.
  let old: Range<Int>
  let newCount: Int
}

extension [Splice] {
  /// Each list of indices is in ascending order. Those of inserted members are the new ones, all others the old.
  /// An index that is out of range or edited twice stops the program with a message that names the members.
  init(
    removing removed: [Int], replacing replaced: [Int], inserting inserted: [Int],
    amongMembers count: Int, named member: String
  ) {
    self = []
    var (removed, replaced, inserted) = (removed[...], replaced[...], inserted[...])
    var (old, new) = (0, 0)
    while !(removed.isEmpty && replaced.isEmpty && inserted.isEmpty) {
      // The number of members that stay before the next edit.
      let staying = Swift.min(
        removed.first.map { $0 - old } ?? .max, replaced.first.map { $0 - old } ?? .max,
        inserted.first.map { $0 - new } ?? .max)
      precondition(
        staying >= 0 && old + staying <= count,
        "An edited \(member) is out of range, or edited twice.")
      let (firstOld, firstNew) = (old + staying, new + staying)
      (old, new) = (firstOld, firstNew)
      while true {
        if inserted.first == new {
          inserted.removeFirst()
          new += 1
        } else if replaced.first == old {
          replaced.removeFirst()
          (old, new) = (old + 1, new + 1)
        } else if removed.first == old {
          removed.removeFirst()
          old += 1
        } else {
          break
        }
      }
      precondition(old <= count, "An edited \(member) is out of range.")
      append(Splice(old: firstOld..<old, newCount: new - firstNew))
    }
  }

  var countChange: Int { reduce(0) { $0 - $1.old.count + $1.newCount } }
}

/// Members that stay behind each other are one run, so that the cost depends on the changes alone.
struct Renumbering: Sendable {
  private struct Run: Sendable {
    let indices: Range<Int>

    /// The index that the first of them has on the other side of the change.
    let start: Int
  }

  private let old: [Run]
  private let new: [Run]

  /// - Parameter runs: the old indices of each run, and the first of the new ones.
  init(runs: [(old: Range<Int>, new: Int)]) {
    func sorted(_ runs: [Run]) -> [Run] {
      runs.sorted { $0.indices.lowerBound < $1.indices.lowerBound }
    }
    old = sorted(runs.map { Run(indices: $0.old, start: $0.new) })
    new = sorted(
      runs.map { Run(indices: $0.new..<($0.new + $0.old.count), start: $0.old.lowerBound) })
  }

  init(_ splices: [Splice], amongMembers count: Int) {
    var runs: [(old: Range<Int>, new: Int)] = []
    var (old, new) = (0, 0)
    for splice in splices + [Splice(old: count..<count, newCount: 0)] {
      let staying = old..<splice.old.lowerBound
      if !staying.isEmpty { runs.append((staying, new)) }
      new += staying.count + splice.newCount
      old = splice.old.upperBound
    }
    self.init(runs: runs)
  }

  /// Returns nil if the counts do not add up. A moved member counts as removed and inserted. Its new index is
  /// not known here.
  init?<Places: Collection<Int>>(removed: Places, inserted: Places, oldCount: Int, newCount: Int) {
    guard oldCount - removed.count + inserted.count == newCount,
      removed.allSatisfy({ (0..<oldCount).contains($0) }),
      inserted.allSatisfy({ (0..<newCount).contains($0) })
    else { return nil }
    self.init(
      [Splice](
        removing: removed.sorted(), replacing: [], inserting: inserted.sorted(),
        amongMembers: oldCount, named: "member"), amongMembers: oldCount)
  }

  func newIndex(of index: Int) -> Int? { Self.counterpart(of: index, in: old) }

  func oldIndex(of index: Int) -> Int? { Self.counterpart(of: index, in: new) }

  private static func counterpart(of index: Int, in runs: [Run]) -> Int? {
    let found = runs.indices.partitioningIndex { runs[$0].indices.upperBound > index }
    guard found < runs.count, runs[found].indices.contains(index) else { return nil }
    return runs[found].start + index - runs[found].indices.lowerBound
  }
}
