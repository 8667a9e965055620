#if !hasFeature(Embedded)
  import AlignedLayout
#endif

// What the page asks of a layout, as numbers.

extension ContentLayout {
  /// Returns the elements in a rectangle, each as seven numbers: its kind, section, and index, and its
  /// frame.
  func numbersOfElements(in rect: CGRect, pinning: Pinning? = nil) -> [Double] {
    var numbers: [Double] = []
    for placed in elements(in: rect, pinning: pinning) {
      let (kind, section, index) = placed.element.numbers
      numbers += [Double(kind), Double(section), Double(index)]
      numbers += placed.frame.numbers
    }
    return numbers
  }

  /// Returns the lines of the cells in a rectangle, each as nine numbers: its section and index, its
  /// first cell and the one behind its last, its frame, and the space that remains on it.
  func numbersOfLines(in rect: CGRect) -> [Double] {
    var numbers: [Double] = []
    var lineBehind = (section: -1, index: 0)
    for placed in elements(in: rect) {
      let (section, index): (Int, Int)
      switch placed.element {
      case .cell(let position):
        section = position.section
        index = lines(inSection: section).index(ofCell: position.cell)
      case .overflow(let overflowSection):
        section = overflowSection
        index = lines(inSection: section).count - 1
      default: continue
      }
      // Cells come in reading order, so a line is either the last one or a new one.
      guard section != lineBehind.section || index >= lineBehind.index else { continue }
      lineBehind = (section, index + 1)
      let line = lines(inSection: section)[index]
      numbers += [
        Double(section), Double(index),
        Double(line.cells.lowerBound), Double(line.cells.upperBound),
      ]
      numbers += line.frame.numbers
      numbers.append(Double(line.remainingSpace))
    }
    return numbers
  }
}

extension ContentLayout.Element {
  fileprivate var numbers: (kind: Int, section: Int, index: Int) {
    switch self {
    case .header(let section): (0, section, 0)
    case .cell(let position): (1, position.section, position.cell)
    case .overflow(let section): (2, section, 0)
    case .footer(let section): (3, section, 0)
    case .background(let section, _, let line): (4, section, line)
    case .lineSeparator(let section, let line): (5, section, line)
    case .contentHeader: (6, 0, 0)
    case .contentFooter: (7, 0, 0)
    }
  }
}

extension CGRect {
  fileprivate var numbers: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }
}
