#if !hasFeature(Embedded)
  import AlignedLayout
#endif

/// The sizes and attributes of the cells of one section, as the page passes them.
///
/// Sizes stay where JavaScript wrote them. Most cells share the section's default attributes. The
/// others are listed in the order of their indexes.
struct PageCells {
  /// What the numbers of a cell say about its size.
  private enum SizeRule: Double {
    /// The cell has the size, whatever space it is offered.
    case rigid
    /// A text that breaks into lines if its size is too wide for the space.
    case wraps
    /// The size is asked for.
    case asked
    /// A picture, which may be drawn at any size.
    case scales
  }

  /// Three numbers for each cell: its width, its height and its size rule.
  private let sizes: UnsafeBufferPointer<Double>
  private let defaultAttributes: CellAttributes
  private var listedCells: [Int] = []
  private var listedAttributes: [CellAttributes] = []
  let haveAttributes: Bool

  init(count: Int, from numbers: inout NumberReader) {
    sizes = numbers.numbers(count: 3 * count)
    defaultAttributes = CellAttributes(from: &numbers)
    let listedCount = numbers.integer()
    listedCells.reserveCapacity(listedCount)
    listedAttributes.reserveCapacity(listedCount)
    for _ in 0..<listedCount {
      listedCells.append(numbers.integer())
      listedAttributes.append(CellAttributes(from: &numbers))
    }
    haveAttributes = listedCount > 0 || defaultAttributes != .default
  }

  /// Returns the size of a cell and the least offer for which it is the same, or nil if it has to be asked for.
  func answer(ofCell cell: Int, offered space: CGFloat) -> PageContent.Answer? {
    let size = size(ofCell: cell)
    switch rule(ofCell: cell) {
    case .rigid, .scales: return (size, 0)
    case .wraps: return size.width <= space ? (size, size.width) : nil
    case .asked, nil: return nil
    }
  }

  /// Returns the size that a cell needs at a width in order to show all of its text, or nil if it has no text.
  func neededSize(ofCell cell: Int, asking answer: () -> PageContent.Answer) -> CGSize? {
    switch rule(ofCell: cell) {
    case .rigid: size(ofCell: cell)
    case .wraps: answer().size
    case .asked, .scales, nil: nil
    }
  }

  func attributes(ofCell cell: Int) -> CellAttributes {
    var (first, end) = (0, listedCells.count)
    while first < end {
      let middle = (first + end) / 2
      if listedCells[middle] < cell { first = middle + 1 } else { end = middle }
    }
    guard first < listedCells.count, listedCells[first] == cell else { return defaultAttributes }
    return listedAttributes[first]
  }

  private func size(ofCell cell: Int) -> CGSize {
    CGSize(width: CGFloat(sizes[3 * cell]), height: CGFloat(sizes[3 * cell + 1]))
  }

  private func rule(ofCell cell: Int) -> SizeRule? {
    SizeRule(rawValue: sizes[3 * cell + 2])
  }
}
