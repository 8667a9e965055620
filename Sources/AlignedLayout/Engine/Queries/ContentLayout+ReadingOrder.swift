extension ContentLayout {
  /// The elements of the layout in reading order, section by section: the header, the cells line by line, the
  /// overflow view and the footer. The content's header comes first, and its footer last.
  ///
  /// You cannot get this order by sorting frames: cells of a line may differ in height, lines may overlap, and
  /// cells may run from right to left. Accessibility containers and keyboard focus need the index of an element:
  ///
  ///     let order = layout.readingOrder
  ///     let last = order[order.count - 1]
  ///     let number = order.index(of: last)
  ///
  /// ``elements(in:pinning:)`` returns the elements in a rectangle in the same order, with their decorations.
  ///
  /// - Complexity: O(*n*) in the sections. Store the value for several queries.
  public var readingOrder: ReadingOrder { ReadingOrder(self) }

  /// The elements of a layout in reading order. Each is computed when it is accessed.
  ///
  /// Headers and footers of length 0 are left out, and so are hidden cells: the overflow view is read
  /// in their place.
  public struct ReadingOrder: RandomAccessCollection, Sendable {
    private let layout: ContentLayout

    /// The index of each section's first element, and that behind the last section.
    private let starts: [Int]

    init(_ layout: ContentLayout) {
      self.layout = layout
      var starts = [layout.room.boundaries.header == nil ? 0 : 1]
      starts.reserveCapacity(layout.sectionCount + 1)
      for section in layout.sections {
        starts.append(starts[starts.count - 1] + section.elementCount)
      }
      self.starts = starts
    }

    /// The index of the first element.
    public var startIndex: Int { 0 }

    /// The number of elements.
    public var endIndex: Int {
      starts[starts.count - 1] + (layout.room.boundaries.footer == nil ? 0 : 1)
    }

    /// Returns the element at an index.
    ///
    /// - Complexity: O(log *n*) in the sections.
    public subscript(index: Int) -> Element {
      precondition(indices.contains(index), "Element index out of range.")
      if index < starts[0] { return .contentHeader }
      if index >= starts[starts.count - 1] { return .contentFooter }
      let section = layout.sections.indices.partitioningIndex { starts[$0 + 1] > index }
      let cell = index - starts[section] - layout.sections[section].headerCount
      if cell < 0 { return .header(section: section) }
      let lines = layout.sections[section].lines
      if cell < lines.visibleCellCount {
        return .cell(CellPosition(section: section, cell: cell))
      }
      return cell < lines.placedCount ? .overflow(section: section) : .footer(section: section)
    }

    /// Returns the index of an element, or nil if it is not read.
    ///
    /// Hidden cells, backgrounds and line separators are not read, nor is a header, footer or overflow view
    /// that does not exist.
    ///
    /// - Complexity: O(log *n*) in the sections.
    public func index(of element: Element) -> Int? {
      switch element {
      case .contentHeader:
        return layout.room.boundaries.header == nil ? nil : 0
      case .contentFooter:
        return layout.room.boundaries.footer == nil ? nil : endIndex - 1
      case .header(let section):
        return layout[section].headerCount == 0 ? nil : starts[section]
      case .cell(let position):
        let section = layout[position.section]
        precondition(
          position.cell >= 0 && position.cell < section.lines.cellCount,
          "Cell index out of range.")
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

    /// Returns the indices of a section's elements.
    ///
    /// - Complexity: O(1).
    public func range(ofSection section: Int) -> Range<Int> {
      precondition(layout.sections.indices.contains(section), "Section index out of range.")
      return starts[section]..<starts[section + 1]
    }
  }
}

extension SectionLayout {
  fileprivate var headerCount: Int { headerLength > 0 ? 1 : 0 }
  fileprivate var elementCount: Int { headerCount + lines.placedCount + (footerLength > 0 ? 1 : 0) }
}
