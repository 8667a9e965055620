/// The room that a cell takes on its line: its size and, around it, its insets.
struct CellBox {
  let size: CGSize
  let insets: Insets
  let outerWidth: CGFloat
  let outerHeight: CGFloat

  init(size: CGSize, insets: Insets) {
    self.size = size
    self.insets = insets
    if insets == .zero {
      outerWidth = size.width
      outerHeight = size.height
    } else {
      outerWidth = (size.width + insets.leading + insets.trailing).orZero
      outerHeight = (size.height + insets.top + insets.bottom).orZero
    }
  }

  /// The box of a cell of the size that a client answered.
  init(answered size: CGSize, insets: Insets) {
    self.init(
      size: CGSize(width: size.width.limitedLength, height: size.height.limitedLength),
      insets: insets)
  }
}

/// The boxes of a section's cells. A section without cell insets stores none.
struct CellBoxes: Equatable, Sendable {
  private var sizes: [CGSize] = []
  private var insets: [Insets] = []
  private(set) var haveInsets = false

  init(capacity: Int) {
    sizes.reserveCapacity(capacity)
  }

  var count: Int {
    sizes.count
  }

  subscript(cell: Int) -> CellBox {
    CellBox(size: sizes[cell], insets: haveInsets ? insets[cell] : .zero)
  }

  @inline(__always)
  mutating func append(_ box: CellBox) {
    if haveInsets || box.insets != .zero {
      append(box.insets)
      haveInsets = true
    }
    sizes.append(box.size)
  }

  private mutating func append(_ insets: Insets) {
    if !haveInsets {
      self.insets.reserveCapacity(sizes.capacity)
      self.insets.append(contentsOf: repeatElement(.zero, count: sizes.count))
    }
    self.insets.append(insets)
  }
}
