#if canImport(UIKit) && !os(watchOS)
  /// Where the members of a list stand after some have left and others have arrived.
  ///
  /// Members that stay keep their order and take the places that nobody arrives at. Nothing is
  /// written down for them, so that it costs only what changes.
  struct Renumbering: Sendable {
    private let leaving: [Int]
    private let arriving: [Int]
    private let oldCount: Int
    private let newCount: Int

    /// The new places of members that leave theirs in order to arrive at others are not known here.
    ///
    /// - Returns: nil if the numbers do not add up.
    init?(leaving: Set<Int>, arriving: Set<Int>, oldCount: Int, newCount: Int) {
      guard oldCount - leaving.count + arriving.count == newCount,
        leaving.allSatisfy({ (0..<oldCount).contains($0) }),
        arriving.allSatisfy({ (0..<newCount).contains($0) })
      else { return nil }
      self.leaving = leaving.sorted()
      self.arriving = arriving.sorted()
      self.oldCount = oldCount
      self.newCount = newCount
    }

    /// The new place of a member that stays, by its old one.
    func newIndex(of old: Int) -> Int? {
      (0..<oldCount).contains(old) ? Self.place(of: old, without: leaving, besides: arriving) : nil
    }

    /// The old place of a member that stays, by its new one.
    func oldIndex(of new: Int) -> Int? {
      (0..<newCount).contains(new) ? Self.place(of: new, without: arriving, besides: leaving) : nil
    }

    private static func place(of index: Int, without gone: [Int], besides taken: [Int]) -> Int? {
      let before = gone.indices.partitioningIndex { gone[$0] >= index }
      guard before == gone.count || gone[before] != index else { return nil }
      let rank = index - before
      return rank + taken.indices.partitioningIndex { taken[$0] - $0 > rank }
    }
  }
#endif
