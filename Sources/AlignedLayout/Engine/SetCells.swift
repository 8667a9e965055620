/// The cells of a section as far as they are set: their sizes and attributes. A section whose cells
/// all have the default attributes stores none of those, and one whose cells are equal a single size.
struct SetCells: Equatable, Sendable {
  private var sizes: [CGSize] = []
  private var equalCount: Int?
  private var attributes: [CellAttributes] = []
  private(set) var haveAttributes = false

  init(capacity: Int) {
    sizes.reserveCapacity(capacity)
  }

  /// So many cells of one size.
  init(count: Int, equal size: CGSize) {
    sizes = [size]
    equalCount = count
  }

  var count: Int {
    equalCount ?? sizes.count
  }

  /// The size of every cell, if it is known to be the same.
  var equalSize: CGSize? {
    equalCount == nil ? nil : sizes[0]
  }

  func size(of cell: Int) -> CGSize {
    equalSize ?? sizes[cell]
  }

  func attributes(of cell: Int) -> CellAttributes {
    haveAttributes ? attributes[cell] : .default
  }

  func box(of cell: Int) -> CellBox {
    CellBox(size: size(of: cell), insets: haveAttributes ? attributes[cell].insets : .zero)
  }

  @inline(__always)
  mutating func append(_ size: CGSize, _ cell: CellAttributes) {
    if haveAttributes || cell != .default {
      // Handed over and back by value: an address of it would keep these cells in memory in the
      // loop that sets them, where few have attributes.
      var list: [CellAttributes] = []
      swap(&list, &attributes)
      attributes = Self.list(list, with: cell, of: sizes.count)
      haveAttributes = true
    }
    sizes.append(size)
  }

  /// The attributes of the cells up to the one of an index, those without any filled in.
  private static func list(
    _ list: consuming [CellAttributes], with cell: CellAttributes, of index: Int
  ) -> [CellAttributes] {
    if list.isEmpty {
      list.append(contentsOf: repeatElement(.default, count: index))
    }
    list.append(cell)
    return list
  }
}
