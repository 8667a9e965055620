/// The attributes of consecutive cells.
///
/// Equal attributes of cells behind each other are stored once, because attributes are large. Default
/// attributes at the end take no memory, so the list is empty where no cell has attributes.
struct CellAttributeList: Sendable {
  /// The attributes of the cells, without those that equal the ones before.
  private var values: [CellAttributes] = []

  /// For each cell, the index of its attributes among the values. The indices ascend.
  private var indices: [Int32] = []

  /// The attributes of all cells behind those whose attributes are stored: the default in lists that
  /// are changed.
  private let rest: CellAttributes

  /// Creates a list without stored attributes.
  init(repeating rest: CellAttributes = .default) {
    self.rest = rest
  }

  /// Whether all cells have the default attributes.
  var isPlain: Bool {
    indices.isEmpty && rest.isDefault
  }

  /// The number of cells up to the last one whose attributes are stored.
  var storedCount: Int {
    indices.count
  }

  subscript(cell: Int) -> CellAttributes {
    @inline(__always) get { cell < indices.count ? values[Int(indices[cell])] : rest }
  }

  /// Returns whether two cells have the same attributes.
  @inline(__always)
  func areEqual(_ cell: Int, _ other: Int) -> Bool {
    if max(cell, other) < indices.count, indices[cell] == indices[other] { return true }
    return self[cell] == self[other]
  }

  /// Returns a number that is the same for cells behind each other that have the same attributes, as long as
  /// none is removed. The attributes of the cell must be stored.
  @inline(__always)
  func number(ofCell cell: Int) -> Int {
    Int(indices[cell])
  }

  /// Returns the insets of a cell, without copying its other attributes.
  @inline(__always)
  func insets(ofCell cell: Int) -> Insets {
    cell < indices.count ? values[Int(indices[cell])].insets : rest.insets
  }

  /// Stores the attributes of a cell behind those that are stored. Cells in between get the default.
  ///
  /// - Parameter capacity: the number of cells to reserve memory for when the list grows.
  @inline(__always)
  mutating func append(
    _ attributes: CellAttributes, ofCell cell: Int, reserving capacity: Int = 0
  ) {
    appendDefaults(upTo: cell)
    if values.isEmpty || values[values.count - 1] != attributes {
      values.append(attributes)
    }
    if indices.isEmpty {
      indices.reserveCapacity(capacity)
    }
    indices.append(Int32(truncatingIfNeeded: values.count - 1))
  }

  /// Reserves memory for a number of cells, unless the list may stay empty.
  mutating func reserve(_ count: Int) {
    if !indices.isEmpty {
      indices.reserveCapacity(count)
    }
  }

  private mutating func append(_ attributes: CellAttributes, count: Int) {
    if values.last != attributes {
      values.append(attributes)
    }
    let index = Int32(truncatingIfNeeded: values.count - 1)
    indices.append(contentsOf: repeatElement(index, count: count))
  }

  /// Stores the attributes of some cells of another list, beginning with those of a cell behind the cells
  /// whose attributes are stored.
  mutating func append(_ other: CellAttributeList, _ cells: Range<Int>, ofCellsFrom first: Int) {
    append(storedBy: other, cells.clamped(to: 0..<other.storedCount), ofCellsFrom: first)
    guard !other.rest.isDefault, cells.upperBound > other.storedCount else { return }
    let start = max(cells.lowerBound, other.storedCount)
    appendDefaults(upTo: first + start - cells.lowerBound)
    append(other.rest, count: cells.upperBound - start)
  }

  /// Appends the values and the indices of cells together: where attributes differ from cell to cell, that
  /// takes a fraction of appending each.
  private mutating func append(
    storedBy other: CellAttributeList, _ cells: Range<Int>, ofCellsFrom first: Int
  ) {
    let cells = cells.lowerBound..<other.endOfAttributes(of: cells)
    guard !cells.isEmpty else { return }
    appendDefaults(upTo: first)
    let firstValue = Int(other.indices[cells.lowerBound])
    let endOfValues = Int(other.indices[cells.upperBound - 1]) + 1
    if endOfValues - firstValue == 1 {
      return append(other.values[firstValue], count: cells.count)
    }
    let isFirstKnown = values.last == other.values[firstValue]
    let offset = Int32(truncatingIfNeeded: values.count - firstValue - (isFirstKnown ? 1 : 0))
    values.append(contentsOf: other.values[(firstValue + (isFirstKnown ? 1 : 0))..<endOfValues])
    indices.append(contentsOf: other.indices[cells].lazy.map { $0 &+ offset })
  }

  /// Returns the end of some stored cells without those at the end that have the default attributes.
  private func endOfAttributes(of cells: Range<Int>) -> Int {
    guard !cells.isEmpty else { return cells.upperBound }
    let last = indices[cells.upperBound - 1]
    guard values[Int(last)].isDefault else { return cells.upperBound }
    return cells.partitioningIndex { indices[$0] >= last }
  }

  private mutating func appendDefaults(upTo cell: Int) {
    if cell > storedCount {
      append(.default, count: cell - storedCount)
    }
  }

  /// Removes the attributes of all cells from one on.
  mutating func removeAll(from cell: Int) {
    indices.removeLast(max(0, storedCount - cell))
    values.removeLast(values.count - valueCount)
  }

  /// The number of values up to that of the last cell.
  private var valueCount: Int {
    indices.last.map { Int($0) + 1 } ?? 0
  }

  /// The attributes of the first cells, without memory to spare.
  func prefix(_ count: Int) -> CellAttributeList {
    var list = self
    if count < storedCount || indices.capacity - storedCount > storedCount / 8 {
      list.indices = Array(indices.prefix(count))
    }
    if values.capacity - list.valueCount > list.valueCount / 8 {
      list.values = Array(values.prefix(list.valueCount))
    }
    return list
  }

  /// The attributes of all cells but the first.
  func dropFirst(_ count: Int) -> CellAttributeList {
    var list = CellAttributeList()
    list.append(self, count..<max(count, storedCount), ofCellsFrom: 0)
    return list
  }

  /// Returns whether any cell has attributes that satisfy a condition. Default attributes at the end
  /// are not looked at.
  @inline(__always)
  func contains(where condition: (CellAttributes) -> Bool) -> Bool {
    values.contains(where: condition)
  }

  /// The attributes that a number of cells all have, or nil if they differ.
  func common(toCells count: Int) -> CellAttributes? {
    guard let first = values.first else { return rest }
    return indices.count == count && values.count == 1 ? first : nil
  }

  /// Returns the attributes of the cells of a range, with their indices. Cells at the end that have
  /// the default attributes may be left out.
  func stored(ofCells cells: Range<Int>) -> some Sequence<(Int, CellAttributes)> {
    let cells = rest.isDefault ? cells.clamped(to: indices.indices) : cells
    return cells.lazy.map { ($0, self[$0]) }
  }
}

extension CellAttributeList {
  /// Returns the cells of a range, with their sizes from a buffer, as a line arranges them.
  func cells(_ cells: Range<Int>, sizes: ValueBuffer<CGSize>) -> [LineArrangement.Cell] {
    cells.map { LineArrangement.Cell(size: sizes[$0], attributes: self[$0]) }
  }
}
