/// The indexes that keep their order while others leave and arrive among them.
struct KeptOrder {
  private let count: Int
  private let newCount: Int
  private let leaving: [Int]
  private let arriving: [Int]

  init(count: Int, newCount: Int, leaving: Set<Int> = [], arriving: Set<Int> = []) {
    self.count = count
    self.newCount = newCount
    self.leaving = leaving.sorted()
    self.arriving = arriving.sorted()
  }

  /// Returns the new index of an old one, or nil if it leaves.
  func new(_ old: Int) -> Int? {
    guard (0..<count).contains(old) else { return nil }
    return Self.index(of: old, without: leaving, with: arriving, count: newCount)
  }

  /// Returns the old index of a new one, or nil if it arrives.
  func old(_ new: Int) -> Int? {
    guard (0..<newCount).contains(new) else { return nil }
    return Self.index(of: new, without: arriving, with: leaving, count: count)
  }

  private static func index(
    of index: Int, without gone: [Int], with added: [Int], count: Int
  ) -> Int? {
    let goneBefore = gone.firstIndexByHalves { gone[$0] >= index }
    guard goneBefore == gone.count || gone[goneBefore] != index else { return nil }
    let rank = index - goneBefore
    let result = rank + added.firstIndexByHalves { added[$0] - $0 > rank }
    return result < count ? result : nil
  }
}

extension [Int] {
  /// Returns the first index with a property that all indexes after it have too, or the end index.
  fileprivate func firstIndexByHalves(_ hasProperty: (Int) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = hasProperty(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
