@testable import AlignedLayout
import Testing

/// Optimal rows are the best of all ways to break up to 12 cells.
@Suite struct OptimalRowsProof {
  @Test func `no other rows differ less from the height that they are to have`() {
    let fault = firstFault(ofSeeds: Seeds(1500, usually: 150)) { seed in
      var random = SplitMix64(seed: seed)
      let model = random.rows(Int.random(in: 1...12, using: &random))
      let rows = model.content(.optimal).layout().lines(inSection: 0).map(\.cells)
      let starts = rows.map(\.lowerBound)
      guard model.isAllowed(starts) else { return "\(rows) are not allowed" }
      let best = model.allStarts.filter(model.isAllowed).map(model.cost).min() ?? .infinity
      let cost = model.cost(starts)
      return cost <= best * (1 + 1e-9) + 1e-9 ? nil : "\(rows) cost \(cost), not \(best)"
    }
    #expect(fault == nil)
  }
}

extension PlainRows {
  /// All ways to begin rows.
  fileprivate var allStarts: [[Int]] {
    (0..<(1 << (photos.count - 1))).map { bits in
      [0] + (1..<photos.count).filter { bits >> ($0 - 1) & 1 == 1 }
    }
  }

  fileprivate func rows(_ starts: [Int]) -> [Range<Int>] {
    zip(starts, starts.dropFirst() + [photos.count]).map { $0..<$1 }
  }

  /// Whether rows begin where they must, and nowhere that they must not.
  fileprivate func isAllowed(_ starts: [Int]) -> Bool {
    var (must, mustNot) = (Set<Int>(), Set<Int>())
    for group in groups {
      if isForced(before: group.lowerBound) { must.insert(group.lowerBound) }
      mustNot.formUnion(group.dropFirst())
      guard group.count > 1, !areAllowed(group) else { continue }
      must.insert(group.lowerBound)
      var first = group.lowerBound
      for cell in group.dropFirst() where !areAllowed(first..<(cell + 1)) {
        first = cell
        must.insert(cell)
        mustNot.remove(cell)
      }
    }
    must.remove(0)
    return must.isSubset(of: starts) && mustNot.isDisjoint(with: starts)
      && rows(starts).allSatisfy { row in
        // The first cells that keep together stay, however low they make the row.
        let end = (row.lowerBound + 1..<row.upperBound).first { !mustNot.contains($0) }
        return end == nil || areAllowed(row)
      }
  }

  fileprivate func cost(_ starts: [Int]) -> CGFloat {
    rows(starts).reduce(0) { sum, row in
      let difference = fullHeight(row) - height
      let isFree = row.upperBound == photos.count && difference > 0
      return isFree ? sum : sum + difference * difference
    }
  }
}
