/// The old sections that stay, as runs of sections that stay behind each other.
struct SectionRuns {
  private struct Run {
    let old: Range<Int>
    let new: Range<Int>
  }

  /// The runs in their old order.
  private let old: [Run]

  /// The runs in their new order.
  private let new: [Run]

  init(_ origins: [SortedEdits.Origin]) {
    var runs: [Run] = []
    var start = 0
    for origin in origins {
      let end = start + origin.count
      if case .old(let sections) = origin {
        runs.append(Run(old: sections, new: start..<end))
      }
      start = end
    }
    new = runs
    old = runs.sorted { $0.old.lowerBound < $1.old.lowerBound }
  }

  /// Returns the new index of an old section, or nil if it does not stay.
  func newIndex(of index: Int) -> Int? {
    let found = old.indices.partitioningIndex { old[$0].old.upperBound > index }
    guard found < old.count, old[found].old.contains(index) else { return nil }
    return old[found].new.lowerBound + index - old[found].old.lowerBound
  }

  /// Returns the old index of a new section, or nil if it is no old one.
  func oldIndex(of index: Int) -> Int? {
    let found = new.indices.partitioningIndex { new[$0].new.upperBound > index }
    guard found < new.count, new[found].new.contains(index) else { return nil }
    return new[found].old.lowerBound + index - new[found].new.lowerBound
  }
}
