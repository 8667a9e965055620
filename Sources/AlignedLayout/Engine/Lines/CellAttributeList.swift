/// The attributes of consecutive cells. Default attributes at the end take no memory, so the list is
/// empty where no cell has attributes, and nor do equal attributes of all cells.
struct CellAttributeList: Sendable {
  private var attributes: [CellAttributes] = []

  /// The attributes of all cells behind those whose attributes are stored: the default in lists that
  /// are changed.
  private let rest: CellAttributes

  /// Creates a list without stored attributes.
  init(repeating rest: CellAttributes = .default) {
    self.rest = rest
  }

  /// Whether all cells have the default attributes.
  var isPlain: Bool {
    attributes.isEmpty && rest.isDefault
  }

  /// The number of cells up to the last one whose attributes are stored.
  var storedCount: Int {
    attributes.count
  }

  subscript(cell: Int) -> CellAttributes {
    cell < attributes.count ? attributes[cell] : rest
  }

  /// Returns the insets of a cell, without copying its other attributes.
  func insets(ofCell cell: Int) -> Insets {
    cell < attributes.count ? attributes[cell].insets : rest.insets
  }

  /// Stores the attributes of a cell behind those that are stored. Cells in between get the default.
  ///
  /// - Parameter capacity: the number of cells to reserve memory for when the list grows. Growing in
  ///   steps would double the time of a full layout, because attributes are large.
  mutating func append(
    _ attributes: CellAttributes, ofCell cell: Int, reserving capacity: Int = 0
  ) {
    if storedCount == self.attributes.capacity, storedCount < capacity {
      self.attributes.reserveCapacity(capacity)
    }
    if cell > storedCount {
      self.attributes.append(contentsOf: repeatElement(.default, count: cell - storedCount))
    }
    self.attributes.append(attributes)
  }

  /// Removes the attributes of all cells from one on.
  mutating func removeAll(from cell: Int) {
    attributes.removeLast(max(0, storedCount - cell))
  }

  /// The attributes of the first cells, without memory to spare.
  func prefix(_ count: Int) -> CellAttributeList {
    let kept = attributes.prefix(count)
    let isSpacious = attributes.capacity - kept.count > kept.count / 8
    guard isSpacious || kept.count < storedCount else { return self }
    var list = CellAttributeList(repeating: rest)
    list.attributes = Array(kept)
    return list
  }

  /// The attributes of all cells but the first.
  func dropFirst(_ count: Int) -> CellAttributeList {
    var list = CellAttributeList()
    list.attributes = Array(attributes.dropFirst(count))
    return list
  }

  /// Returns whether any cell has attributes that satisfy a condition. Default attributes at the end
  /// are not looked at.
  func contains(where condition: (CellAttributes) -> Bool) -> Bool {
    attributes.contains(where: condition)
  }

  /// The attributes that a number of cells all have, or nil if they differ.
  func common(toCells count: Int) -> CellAttributes? {
    guard let first = attributes.first else { return rest }
    guard attributes.count == count else { return nil }
    return attributes.dropFirst().allSatisfy { $0 == first } ? first : nil
  }

  /// Returns the attributes of the cells of a range, with their indices. Cells at the end that have
  /// the default attributes may be left out.
  func stored(ofCells cells: Range<Int>) -> some Sequence<(Int, CellAttributes)> {
    let cells = rest.isDefault ? cells.clamped(to: attributes.indices) : cells
    return cells.lazy.map { ($0, self[$0]) }
  }
}

extension CellAttributeList {
  /// Returns the cells of a range, with their sizes from a buffer, as a line arranges them.
  func cells(_ cells: Range<Int>, sizes: ValueBuffer<CGSize>) -> [LineArrangement.Cell] {
    cells.map { LineArrangement.Cell(size: sizes[$0], attributes: self[$0]) }
  }
}
