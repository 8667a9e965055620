/// The cells of a section as far as they are set: their sizes and attributes. A section whose cells
/// all have the default attributes stores none.
struct SetCells: Equatable, Sendable {
  private var sizes: [CGSize] = []
  private var attributes: [CellAttributes] = []
  private(set) var haveAttributes = false

  init(capacity: Int) {
    sizes.reserveCapacity(capacity)
  }

  var count: Int {
    sizes.count
  }

  func size(of cell: Int) -> CGSize {
    sizes[cell]
  }

  func attributes(of cell: Int) -> CellAttributes {
    haveAttributes ? attributes[cell] : .default
  }

  func box(of cell: Int) -> CellBox {
    CellBox(size: sizes[cell], insets: haveAttributes ? attributes[cell].insets : .zero)
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
