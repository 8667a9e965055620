#if !hasFeature(Embedded)
  import AlignedLayout
#endif

extension ContentLayout {
  /// Lays out the content that numbers describe.
  ///
  /// - Parameters:
  ///   - sizeOfCell: a closure that is called only for cells whose size depends on the space.
  ///   - sizeOfOverflow: a closure that returns the size of a section's overflow view.
  init(
    from numbers: inout NumberReader, sizeOfCell: (CellPosition, CGFloat) -> CGSize,
    sizeOfOverflow: (_ section: Int, _ hiddenCount: Int) -> CGSize
  ) {
    let specification = Specification(from: &numbers)
    let cells = specification.sections.map { PageCells(count: $0.cellCount, from: &numbers) }
    let haveAttributes = cells.contains { $0.haveAttributes }
    self = withoutActuallyEscaping(sizeOfOverflow) { sizeOfOverflow in
      ContentLayout(
        specification,
        sizeOfCell: { position, space in
          cells[position.section].size(ofCell: position.cell, offered: space)
            ?? sizeOfCell(position, space)
        },
        attributesOfCell: haveAttributes
          ? { cells[$0.section].attributes(ofCell: $0.cell) } : nil,
        sizeOfOverflow: sizeOfOverflow)
    }
  }
}

extension ContentLayout.Specification {
  init(from numbers: inout NumberReader) {
    let (isHorizontal, length) = (numbers.flag(), numbers.length())
    let direction: ContentLayout.Direction = numbers.flag() ? .rightToLeft : .leftToRight
    let displayScale = numbers.length()
    let contentInsets = numbers.insets()
    let sectionSpacing = numbers.length()
    let supplementaryInsets = numbers.insets()
    let sectionCount = numbers.integer()
    let sections = (0..<sectionCount).map { _ in ContentLayout.Section(from: &numbers) }
    self =
      isHorizontal
      ? ContentLayout.Specification(
        height: length, direction: direction, displayScale: displayScale,
        contentInsets: contentInsets, sectionSpacing: sectionSpacing,
        supplementaryInsets: supplementaryInsets, sections: sections)
      : ContentLayout.Specification(
        width: length, direction: direction, displayScale: displayScale,
        contentInsets: contentInsets, sectionSpacing: sectionSpacing,
        supplementaryInsets: supplementaryInsets, sections: sections)
  }
}

extension ContentLayout.Section {
  fileprivate init(from numbers: inout NumberReader) {
    let attributes = SectionAttributes(from: &numbers)
    let cellCount = numbers.integer()
    self.init(
      attributes: attributes, cellCount: cellCount, headerLength: numbers.length(),
      footerLength: numbers.length())
  }
}
