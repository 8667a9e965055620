/// The room that a cell takes on its line: its size and, around it, its insets.
struct CellBox {
  let size: CGSize
  let insets: Insets

  init(size: CGSize, insets: Insets) {
    self.size = size
    self.insets = insets
  }

  /// The box of a cell of the size that a client answered.
  init(answered size: CGSize, insets: Insets) {
    self.size = CGSize(width: size.width.limitedLength, height: size.height.limitedLength)
    self.insets = insets
  }

  var outerWidth: CGFloat {
    max(0, size.width + insets.leading + insets.trailing)
  }

  var outerHeight: CGFloat {
    max(0, size.height + insets.top + insets.bottom)
  }
}

/// The boxes of a section's cells. A section without cell insets stores none.
struct CellBoxes: Equatable, Sendable {
  private var sizes: [CGSize] = []
  private var insets: [Insets] = []

  init(capacity: Int) {
    sizes.reserveCapacity(capacity)
  }

  var count: Int {
    sizes.count
  }

  var haveInsets: Bool {
    !insets.isEmpty
  }

  subscript(cell: Int) -> CellBox {
    CellBox(size: sizes[cell], insets: insets.isEmpty ? .zero : insets[cell])
  }

  mutating func append(_ box: CellBox) {
    if insets.isEmpty, box.insets != .zero {
      insets.reserveCapacity(sizes.capacity)
      insets.append(contentsOf: repeatElement(.zero, count: sizes.count))
    }
    if !insets.isEmpty || box.insets != .zero {
      insets.append(box.insets)
    }
    sizes.append(box.size)
  }
}
