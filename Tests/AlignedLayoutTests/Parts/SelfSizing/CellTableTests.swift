import Testing

@testable import AlignedLayout

/// Values of cells are those of an array from which cells are removed and into which others are inserted.
@Suite struct CellTableTests {
  @Test(arguments: [3, 40, 3000, 9000])
  func `values move as in an array`(count: Int) {
    let fault = firstFault(ofSeeds: Seeds(300, usually: count < 100 ? 60 : 1)) { seed in
      var random = SplitMix64(seed: seed)
      var table = CellTable<Int>()
      var model: [Int?] = Array(repeating: nil, count: count)
      for step in 0..<12 {
        for cell in random.different(min(model.count, count / 2), below: model.count) {
          model[cell] = random.happens(onceIn: 5) ? nil : cell
          table[cell] = model[cell]
        }
        let gone = random.removal(from: model.count)
        for cell in gone.reversed() { model.remove(at: cell) }
        let newCount = Int.random(in: 0...random.pick([1, 1, 10, count]), using: &random)
        let new = random.different(newCount, below: model.count + newCount).sorted()
        for cell in new { model.insert(nil, at: cell) }
        table.edit(removing: gone, inserting: new)
        if let cell = model.indices.first(where: { table[$0] != model[$0] }) {
          return "step \(step): cell \(cell) has \(String(describing: table[cell]))"
        }
        if table.count != model.compactMap({ $0 }).count { return "step \(step): other count" }
      }
      return table[model.count] == nil ? nil : "there is a value behind the end"
    }
    #expect(fault == nil)
  }

  @Test func `an insertion at the end of a run goes before the next`() {
    var table = CellTable<Int>()
    for cell in 0..<1030 { table[cell] = cell }
    table.edit(removing: [], inserting: [1024])
    expectEqual(table[1023], 1023)
    #expect(table[1024] == nil)
    expectEqual(table[1025], 1024)
  }

  @Test func `more cells than a run can have are inserted at once`() {
    var table = CellTable<Int>()
    table[1] = 1
    table.edit(removing: [], inserting: Array(1...100_000))
    #expect(table[1] == nil)
    expectEqual(table[100_001], 1)
    table.edit(removing: Array(0...100_000), inserting: [])
    expectEqual(table[0], 1)
    expectEqual(table.count, 1)
  }

  @Test func `a value far behind the others is found`() {
    var table = CellTable<Int>()
    table[5] = 5
    table[90_000] = 9
    expectEqual(table[90_000], 9)
    #expect(table[89_999] == nil)
    expectEqual(table[5], 5)
    #expect(table[-1] == nil)
  }
}

extension SplitMix64 {
  /// Single cells, or a range of them.
  fileprivate mutating func removal(from count: Int) -> [Int] {
    guard happens(onceIn: 3) else {
      return different(min(count, Int.random(in: 0...4, using: &self)), below: count).sorted()
    }
    let start = Int.random(in: 0...count, using: &self)
    return Array(start..<Int.random(in: start...count, using: &self))
  }
}
