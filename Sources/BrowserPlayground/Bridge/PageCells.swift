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

  /// Returns the size of a cell, or nil if it has to be asked for.
  func size(ofCell cell: Int, offered space: CGFloat) -> CGSize? {
    let (width, height) = (CGFloat(sizes[3 * cell]), CGFloat(sizes[3 * cell + 1]))
    let isKnown =
      switch SizeRule(rawValue: sizes[3 * cell + 2]) {
      case .rigid: true
      case .wraps: width <= space
      case .asked, nil: false
      }
    return isKnown ? CGSize(width: width, height: height) : nil
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
}
