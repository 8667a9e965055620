extension ContentLayout {
  /// Everything in the order in which it is read: section by section the header, the cells line by
  /// line, the overflow view, the footer.
  ///
  /// Frames do not tell it. On a line whose cells differ in height, or where lines overlap or run
  /// right to left, elements sorted by their edges come in another order. Here every element has a
  /// number, as accessibility containers, keyboard focus and spoken lists want it:
  ///
  ///     let order = layout.readingOrder
  ///     let last = order[order.count - 1]
  ///     let number = order.index(of: last)
  ///
  /// What is read in a rectangle is told by ``elements(in:pinning:)``, in the same order, among
  /// what decorates it.
  public var readingOrder: ReadingOrder {
    ReadingOrder(self)
  }

  /// The elements of a layout in the order in which they are read, each worked out when it is asked
  /// for.
  ///
  /// Headers and footers without a height do not exist, and are not among them. Nor are cells that
  /// a line limit hides, for which the overflow view is read.
  public struct ReadingOrder: RandomAccessCollection, Sendable {
    private let layout: ContentLayout

    /// The number of each section's first element, and the number of elements.
    private let starts: [Int]

    init(_ layout: ContentLayout) {
      self.layout = layout
      var starts = [0]
      starts.reserveCapacity(layout.sectionCount + 1)
      for section in layout.sections {
        starts.append(starts[starts.count - 1] + section.elementCount)
      }
      self.starts = starts
    }

    /// The number of the first element.
    public var startIndex: Int {
      0
    }

    /// The number of elements.
    public var endIndex: Int {
      starts[starts.count - 1]
    }

    /// The element of a number.
    ///
    /// - Complexity: O(log *n*) in the sections.
    public subscript(index: Int) -> Element {
      precondition(indices.contains(index), "There is no such element: its number is out of range.")
      let section = layout.sections.indices.partitioningIndex { starts[$0 + 1] > index }
      let cell = index - starts[section] - layout.sections[section].headerCount
      if cell < 0 { return .header(section: section) }
      let lines = layout.sections[section].lines
      if cell < lines.visibleCellCount {
        return .cell(CellPosition(section: section, cell: cell))
      }
      return cell < lines.placedCount ? .overflow(section: section) : .footer(section: section)
    }

    /// The number of an element, or nil for a header, a footer or an overflow view that does not
    /// exist, and for a hidden cell. Backgrounds and line separators are not read, and have none.
    ///
    /// - Complexity: O(1).
    public func index(of element: Element) -> Int? {
      switch element {
      case .header(let section):
        return layout[section].headerCount == 0 ? nil : starts[section]
      case .cell(let position):
        let section = layout[position.section]
        precondition(
          position.cell >= 0 && position.cell < section.lines.cellCount,
          "There is no such cell: its index is out of the section's range.")
        guard position.cell < section.lines.visibleCellCount else { return nil }
        return starts[position.section] + section.headerCount + position.cell
      case .overflow(let section):
        let lines = layout[section].lines
        guard lines.overflow?.hasView == true else { return nil }
        return starts[section] + layout[section].headerCount + lines.visibleCellCount
      case .footer(let section):
        return layout[section].footerLength > 0 ? starts[section + 1] - 1 : nil
      case .background, .lineSeparator:
        return nil
      }
    }

    /// The numbers of a section's elements.
    public func range(ofSection section: Int) -> Range<Int> {
      precondition(
        layout.sections.indices.contains(section),
        "There is no such section: its index is out of the content's range.")
      return starts[section]..<starts[section + 1]
    }
  }
}

extension SectionLayout {
  fileprivate var headerCount: Int {
    headerLength > 0 ? 1 : 0
  }

  fileprivate var elementCount: Int {
    headerCount + lines.placedCount + (footerLength > 0 ? 1 : 0)
  }
}
