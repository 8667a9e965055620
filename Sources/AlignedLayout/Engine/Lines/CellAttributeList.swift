/// Equal attributes are stored once as far as there are few, because attributes are large. Default attributes
/// at the end take no memory, so the list is empty where no cell has attributes.
struct CellAttributeList: Sendable {
  /// Some may belong to cells that have been removed.
  private var values: [CellAttributes] = []
  private var indices: [Int32] = []

  /// The values of another list with which this list's values begin. Its cells have the same indices here.
  private var copiedValues: [CellAttributes] = []

  /// The attributes of cells that are not stored: the default in lists that are changed.
  private let rest: CellAttributes

  /// The number of values up to which equal ones are looked for. Where there are more, most differ.
  private static var searchedValueCount: Int { 16 }

  init(repeating rest: CellAttributes = .default) { self.rest = rest }

  var isPlain: Bool { indices.isEmpty && rest.isDefault }

  /// The number of cells up to the last one whose attributes are stored.
  var storedCount: Int { indices.count }

  subscript(cell: Int) -> CellAttributes {
    @inline(__always) get { cell < indices.count ? values[Int(indices[cell])] : rest }
  }

  @inline(__always)
  func areEqual(_ cell: Int, _ other: Int) -> Bool {
    if max(cell, other) < indices.count, indices[cell] == indices[other] { return true }
    return self[cell] == self[other]
  }

  /// Does not copy the other attributes.
  @inline(__always)
  func insets(ofCell cell: Int) -> Insets {
    cell < indices.count ? values[Int(indices[cell])].insets : rest.insets
  }

  /// Cells in between get the default.
  ///
  /// - Parameter capacity: the number of cells to reserve memory for when the list grows.
  @inline(__always)
  mutating func append(
    _ attributes: CellAttributes, ofCell cell: Int, reserving capacity: Int = 0
  ) {
    appendDefaults(upTo: cell)
    if indices.isEmpty { indices.reserveCapacity(capacity) }
    indices.append(index(of: attributes))
  }

  @inline(__always)
  private mutating func index(of attributes: CellAttributes) -> Int32 {
    if !indices.isEmpty {
      let last = indices[indices.count - 1]
      if values[Int(last)] == attributes { return last }
    }
    return searchedIndex(of: attributes)
  }

  private mutating func searchedIndex(of attributes: CellAttributes) -> Int32 {
    if values.count <= Self.searchedValueCount, let index = values.firstIndex(of: attributes) {
      return Int32(truncatingIfNeeded: index)
    }
    values.append(attributes)
    return Int32(truncatingIfNeeded: values.count - 1)
  }

  /// Reserves nothing if the list may stay empty.
  mutating func reserve(_ count: Int) {
    if !indices.isEmpty { indices.reserveCapacity(count) }
  }

  private mutating func append(_ attributes: CellAttributes, count: Int) {
    indices.append(contentsOf: repeatElement(index(of: attributes), count: count))
  }

  /// - Parameters:
  ///   - first: the cell behind those stored that gets the first attributes.
  ///   - capacity: the number of cells to reserve memory for when the list grows.
  mutating func append(
    _ other: CellAttributeList, _ cells: Range<Int>, ofCellsFrom first: Int,
    reserving capacity: Int = 0
  ) {
    let stored = cells.clamped(to: 0..<other.storedCount)
    let end = other.endOfAttributes(of: stored)
    if stored.lowerBound < end {
      if indices.isEmpty { indices.reserveCapacity(capacity) }
      appendDefaults(upTo: first)
      append(storedBy: other, stored.lowerBound..<end)
    }
    guard !other.rest.isDefault, cells.upperBound > other.storedCount else { return }
    let start = max(cells.lowerBound, other.storedCount)
    appendDefaults(upTo: first + start - cells.lowerBound)
    append(other.rest, count: cells.upperBound - start)
  }

  /// Lists share their values if they can: then indices alone are copied, all at once.
  private mutating func append(storedBy other: CellAttributeList, _ cells: Range<Int>) {
    if values.isEmpty, other.values.count <= max(Self.searchedValueCount, cells.count) {
      values = other.values
      copiedValues = other.values
    }
    if copiedValues.isSameMemory(as: other.values) {
      return indices.append(contentsOf: other.indices[cells])
    }
    var known = [Int32](repeating: -1, count: other.values.count)
    for cell in cells {
      let value = Int(other.indices[cell])
      if known[value] < 0 { known[value] = index(of: other.values[value]) }
      indices.append(known[value])
    }
  }

  /// Leaves out cells at the end that have the default attributes.
  private func endOfAttributes(of cells: Range<Int>) -> Int {
    guard !cells.isEmpty else { return cells.upperBound }
    let last = indices[cells.upperBound - 1]
    guard values[Int(last)].isDefault else { return cells.upperBound }
    var end = cells.upperBound - 1
    while end > cells.lowerBound, values[Int(indices[end - 1])].isDefault { end -= 1 }
    return end
  }

  private mutating func appendDefaults(upTo cell: Int) {
    if cell > storedCount { append(.default, count: cell - storedCount) }
  }

  mutating func removeAll(from cell: Int) { indices.removeLast(max(0, storedCount - cell)) }

  /// A copy without attributes of other cells, and without memory to spare.
  func prefix(_ count: Int) -> CellAttributeList {
    var list = self
    if count < storedCount || indices.capacity - storedCount > storedCount / 8 {
      list.indices = Array(indices.prefix(count))
    }
    list.removeUnusedValues()
    let isCopied = list.values.isSameMemory(as: copiedValues)
    if !isCopied, list.values.capacity - list.values.count > list.values.count / 8 {
      list.values = list.values.withUnsafeBufferPointer { Array($0) }
    }
    list.copiedValues = []
    return list
  }

  private mutating func removeUnusedValues() {
    var isUsed = [Bool](repeating: false, count: values.count)
    var unusedCount = values.count
    for index in indices where !isUsed[Int(index)] {
      isUsed[Int(index)] = true
      unusedCount -= 1
      if unusedCount == 0 { return }
    }
    guard unusedCount > 0 else { return }
    var newIndices = [Int32](repeating: -1, count: values.count)
    var used: [CellAttributes] = []
    used.reserveCapacity(values.count - unusedCount)
    for index in values.indices where isUsed[index] {
      newIndices[index] = Int32(truncatingIfNeeded: used.count)
      used.append(values[index])
    }
    for cell in indices.indices { indices[cell] = newIndices[Int(indices[cell])] }
    values = used
  }

  func dropFirst(_ count: Int) -> CellAttributeList {
    var list = CellAttributeList()
    list.append(self, count..<max(count, storedCount), ofCellsFrom: 0)
    return list
  }

  /// Default attributes at the end are not looked at.
  @inline(__always)
  func contains(where condition: (CellAttributes) -> Bool) -> Bool {
    values.contains(where: condition)
  }

  /// In the order of `valueIndex(ofCell:)`.
  @inline(__always)
  func mapValues<Result>(_ transform: (CellAttributes) -> Result) -> [Result] {
    values.map(transform) + [transform(rest)]
  }

  @inline(__always)
  func valueIndex(ofCell cell: Int) -> Int {
    cell < indices.count ? Int(indices[cell]) : values.count
  }

  /// Nil if the attributes differ.
  func common(toCells count: Int) -> CellAttributes? {
    guard let first = values.first else { return rest }
    return indices.count == count && values.count == 1 ? first : nil
  }

  /// Cells at the end that have the default attributes may be left out.
  func stored(ofCells cells: Range<Int>) -> some Sequence<(Int, CellAttributes)> {
    let cells = rest.isDefault ? cells.clamped(to: indices.indices) : cells
    return cells.lazy.map { ($0, self[$0]) }
  }
}

extension Array {
  /// Arrays are known to be equal if neither has been changed since one was made the other.
  fileprivate func isSameMemory(as other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { first in
        other.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
      }
  }
}

extension CellAttributeList {
  func cells(_ cells: Range<Int>, sizes: ValueBuffer<CGSize>) -> [LineArrangement.Cell] {
    cells.map { LineArrangement.Cell(size: sizes[$0], attributes: self[$0]) }
  }
}
