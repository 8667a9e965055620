import Testing

@testable import AlignedLayout

/// A galley's list of attributes has the attributes that were stored, and stores equal ones once.
@Suite struct CellAttributeListTests {
  private let picture = CellAttributes(beginsLine: true)
  private let bubble = CellAttributes(minimumLineSpace: 40)
  private let time = CellAttributes(endsLine: true)

  private func list(_ cells: [CellAttributes]) -> CellAttributeList {
    var list = CellAttributeList()
    for (cell, attributes) in cells.enumerated() { list.append(attributes, ofCell: cell) }
    return list
  }

  @Test func `attributes that come back are stored once`() {
    let list = list([picture, bubble, time, picture, bubble, picture])
    expectEqual((0..<6).map { list.valueIndex(ofCell: $0) }, [0, 1, 2, 0, 1, 0])
    expectEqual(list[5], picture)
    expectEqual(list[6], .default)
  }

  @Test func `attributes behind a removed cell are those that were stored`() {
    var list = list([picture, bubble, time])
    list.removeAll(from: 1)
    list.append(time, ofCell: 1)
    list.append(picture, ofCell: 2)
    expectEqual((0..<4).map { list[$0] }, [picture, time, picture, .default])
  }

  @Test func `a galley has no attributes that only removed cells had`() {
    var list = list([picture, time, picture])
    list.removeAll(from: 1)
    list.append(picture, ofCell: 1)
    expectEqual(list.prefix(2).common(toCells: 2), picture)
    #expect(!list.prefix(2).contains { $0.endsLine })
  }

  @Test func `a copy of some cells has no attributes of the others`() {
    let old = list([picture, bubble, time, picture, bubble, time])
    var list = CellAttributeList()
    list.append(old, 0..<2, ofCellsFrom: 0)
    list.append(CellAttributes(growth: 1), ofCell: 2)
    list.append(old, 3..<5, ofCellsFrom: 3)
    let new = list.prefix(5)
    expectEqual((0..<5).map { new[$0] }, [picture, bubble, .init(growth: 1), picture, bubble])
    expectEqual((0..<5).map { new.valueIndex(ofCell: $0) }, [0, 1, 2, 0, 1])
    #expect(!new.contains { $0.endsLine })
  }

  @Test func `a line of some galley's cells begins the next`() {
    let next = list([picture, bubble, time]).dropFirst(1)
    expectEqual((0..<3).map { next[$0] }, [bubble, time, .default])
    #expect(!next.prefix(2).contains { $0.beginsLine })
  }

  @Test func `default attributes at the end of copied cells take no memory`() {
    let old = list([picture, .default, .default])
    var list = CellAttributeList()
    list.append(old, 0..<3, ofCellsFrom: 0)
    expectEqual(list.storedCount, 1)
    var plain = CellAttributeList()
    plain.append(old, 1..<3, ofCellsFrom: 0)
    #expect(plain.isPlain)
  }
}

/// Lists that are changed in any way have the same attributes as arrays.
@Suite struct CellAttributeListLaws {
  /// A list, and an array of the attributes of its cells up to some default ones.
  private struct Pair {
    var list = CellAttributeList()
    var cells: [CellAttributes] = []

    mutating func append(_ attributes: CellAttributes) {
      list.append(attributes, ofCell: cells.count)
      cells.append(attributes)
    }

    /// A fault of the list, or nil.
    var fault: String? {
      for cell in 0..<(cells.count + 2) {
        let attributes = cell < cells.count ? cells[cell] : .default
        guard list[cell] == attributes else { return "other attributes of cell \(cell)" }
        for other in 0..<(cells.count + 2)
        where (list[cell] == list[other]) != list.areEqual(cell, other) {
          return "\(cell) and \(other) are compared wrongly"
        }
      }
      let galley = list.prefix(cells.count)
      if cells.indices.contains(where: { galley[$0] != cells[$0] }) { return "another prefix" }
      let widths = Set(cells.map(\.minimumWidth)).union([0])
      return galley.contains { !widths.contains($0.minimumWidth) }
        ? "attributes of a removed cell" : nil
    }
  }

  @Test(arguments: [2, 5, 100])
  func `lists have the attributes that arrays have`(differentCount: Int) {
    let fault = firstFault(ofSeeds: 300) { seed in
      var random = SplitMix64(seed: seed)
      func attributes() -> CellAttributes {
        let width = Int.random(in: 0..<differentCount, using: &random)
        return width == 0 ? .default : CellAttributes(minimumWidth: CGFloat(width))
      }
      var pairs = [Pair(), Pair()]
      for step in 0..<40 {
        let (own, other) = random.happens(onceIn: 2) ? (0, 1) : (1, 0)
        let count = pairs[own].cells.count
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          for _ in 0..<Int.random(in: 1...8, using: &random) { pairs[own].append(attributes()) }
        case 2:
          let end = Int.random(in: 0...pairs[other].cells.count, using: &random)
          let cells = Int.random(in: 0...end, using: &random)..<end
          pairs[own].list.append(pairs[other].list, cells, ofCellsFrom: count)
          pairs[own].cells += pairs[other].cells[cells]
        case 3:
          let kept = Int.random(in: 0...count, using: &random)
          pairs[own].list.removeAll(from: kept)
          pairs[own].cells.removeLast(count - kept)
        case 4:
          let dropped = Int.random(in: 0...count, using: &random)
          pairs[own].list = pairs[own].list.dropFirst(dropped)
          pairs[own].cells.removeFirst(dropped)
        default: pairs[own].list = pairs[own].list.prefix(count)
        }
        if pairs[own].cells.count > 60 { pairs[own] = Pair() }
        if let fault = pairs[own].fault { return "step \(step): \(fault)" }
      }
      return nil
    }
    #expect(fault == nil)
  }
}
