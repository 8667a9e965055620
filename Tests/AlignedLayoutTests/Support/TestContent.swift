import AlignedLayout

/// A cell of a test: its attributes, and the size it returns for the space it is offered.
struct TestCell {
  var attributes = CellAttributes.default
  /// Identifies the cell after moves, in tests that need to.
  var id: Int?
  let size: @Sendable (_ remainingLineSpace: CGFloat) -> CGSize

  /// Returns a cell with the same size for every offer.
  static func cell(_ size: CGSize, _ attributes: CellAttributes = .default) -> TestCell {
    TestCell(attributes: attributes) { _ in size }
  }

  /// Returns a cell as wide as the offered space, but not narrower than `least`.
  static func filling(
    height: CGFloat, atLeast least: CGFloat = 0, _ attributes: CellAttributes = .default
  ) -> TestCell {
    TestCell(attributes: attributes) { max(least, $0) × height }
  }

  /// Returns a cell of text, which becomes higher as it becomes narrower.
  static func text(
    area: CGFloat, atMost most: CGFloat, _ attributes: CellAttributes = .default
  ) -> TestCell {
    TestCell(attributes: attributes) {
      let width = min(max(10, $0), most)
      return width × (area / width).rounded(.up)
    }
  }
}

/// A section of a test.
struct TestSection {
  var attributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
  var cells: [TestCell]
  var headerLength: CGFloat = 0
  var footerLength: CGFloat = 0
  /// Returns the size of the overflow view for a number of hidden cells.
  var sizeOfOverflow: @Sendable (_ hiddenCount: Int) -> CGSize = { _ in 0 × 0 }
  /// Identifies the section after moves, in tests that need to.
  var id: Int?

  /// The part of the section that a layout gets before it asks for cells.
  var section: ContentLayout.Section {
    ContentLayout.Section(
      attributes: attributes, cellCount: cells.count,
      headerLength: headerLength, footerLength: footerLength)
  }
}

/// The content that a test lays out.
///
/// By default nothing is inset, spaced or snapped, so that a picture shows only what the test is
/// about.
struct TestContent {
  /// The length along the lines: the width or, if the axis is horizontal, the height.
  var width: CGFloat
  var axis = ContentLayout.Axis.vertical
  var direction = ContentLayout.Direction.leftToRight
  var displayScale: CGFloat = 0
  var contentInsets = Insets.zero
  var sectionSpacing: CGFloat = 0
  var supplementaryInsets = Insets.zero
  var header: BoundaryView?
  var footer: BoundaryView?
  var sections: [TestSection]

  /// The kinds of backgrounds and line separators in random content. A test's collection view does
  /// not register all of them.
  static let decorationKinds = registeredDecorationKinds + ["unknown"]
  static let registeredDecorationKinds = ["card", "line", "shade"]

  /// What a layout gets before it asks for cells.
  var specification: ContentLayout.Specification {
    switch axis {
    case .vertical:
      ContentLayout.Specification(
        width: width, direction: direction, displayScale: displayScale,
        contentInsets: contentInsets, sectionSpacing: sectionSpacing,
        supplementaryInsets: supplementaryInsets, header: header, footer: footer,
        sections: sections.map(\.section))
    case .horizontal:
      ContentLayout.Specification(
        height: width, direction: direction, displayScale: displayScale,
        contentInsets: contentInsets, sectionSpacing: sectionSpacing,
        supplementaryInsets: supplementaryInsets, header: header, footer: footer,
        sections: sections.map(\.section))
    }
  }

  /// Returns the layout of the content.
  ///
  /// - Parameters:
  ///   - asked: called for each size that the layout asks for, with the space the cell is offered.
  ///   - askedForOverflow: called for each size of an overflow view that the layout asks for, with
  ///     the number of hidden cells.
  func layout(
    asked: (ContentLayout.CellPosition, _ offer: CGFloat) -> Void = { _, _ in },
    askedForOverflow: @escaping (_ section: Int, _ hiddenCount: Int) -> Void = { _, _ in }
  ) -> ContentLayout {
    ContentLayout(
      specification,
      sizeOfCell: { position, offer in
        asked(position, offer)
        return sections[position.section].cells[position.cell].size(offer)
      },
      attributesOfCell: { sections[$0.section].cells[$0.cell].attributes },
      sizeOfOverflow: { section, hiddenCount in
        askedForOverflow(section, hiddenCount)
        return sections[section].sizeOfOverflow(hiddenCount)
      })
  }

  /// Returns true if the cell keeps with the next one, or the previous one with it.
  func isKeptTogether(_ position: ContentLayout.CellPosition) -> Bool {
    let cells = sections[position.section].cells
    return cells[position.cell].attributes.keepsWithNext
      || position.cell > 0 && cells[position.cell - 1].attributes.keepsWithNext
  }

  /// The spaces that each cell of the only section is offered, in order.
  var offers: [[CGFloat]] {
    var offers = sections[0].cells.map { _ in [CGFloat]() }
    _ = layout { offers[$0.cell].append($1) }
    return offers
  }
}

extension TestSection {
  /// Whether cells keep their ratios on rows.
  var isOnRows: Bool {
    if case .rows = attributes.sizing.kind { true } else { false }
  }

  /// The section as one whose cells share no widths.
  var withoutSharedWidths: TestSection {
    var section = self
    section.attributes = attributes.with(sharedWidths: [:])
    return section
  }

  /// The section as one whose cells are asked for their sizes, if they are on rows.
  var withoutRows: TestSection {
    guard isOnRows else { return self }
    var section = self
    section.attributes = attributes.with(sizing: .asked)
    return section
  }
}

extension TestSection {
  /// Returns whether the last cell of a line stands at the trailing edge.
  func endsAtTrailingEdge(_ line: ContentLayout.Line) -> Bool {
    line.cells.last.map { cells[$0].attributes.standsAtTrailingEdge } ?? false
  }
}

extension TestContent {
  /// The content without last lines, so that no cell stands over another one because of them.
  var withoutLastLines: TestContent {
    var content = self
    for section in sections.indices {
      for cell in sections[section].cells.indices {
        content.sections[section].cells[cell].attributes = sections[section].cells[cell].attributes
          .with(lastLineWidth: nil)
      }
    }
    return content
  }

  /// The content with sections on rows as ones whose cells are asked for their sizes.
  var withoutRows: TestContent {
    var content = self
    content.sections = sections.map(\.withoutRows)
    return content
  }

  /// The content with sections whose cells share no widths.
  var withoutSharedWidths: TestContent {
    var content = self
    content.sections = sections.map(\.withoutSharedWidths)
    return content
  }

  /// Creates a content of one section.
  init(width: CGFloat, _ attributes: SectionAttributes, _ cells: [TestCell]) {
    self.init(width: width, sections: [TestSection(attributes: attributes, cells: cells)])
  }

  /// Creates a content of one section without spacing.
  init(width: CGFloat, _ cells: [TestCell]) {
    self.init(width: width, sections: [TestSection(cells: cells)])
  }
}

extension ContentLayout {
  /// Returns the indices of a section's lines with a separator below.
  func separatedLines(inSection section: Int = 0) -> [Int] {
    lines(inSection: section).indices.filter {
      frame(ofSeparatorBelowLineAt: $0, inSection: section) != nil
    }
  }

  /// Returns the frames of all separators of a section.
  func separators(inSection section: Int = 0) -> [CGRect] {
    lines(inSection: section).indices.compactMap {
      frame(ofSeparatorBelowLineAt: $0, inSection: section)
    }
  }

  /// The positions of all cells, in reading order.
  var positions: [CellPosition] {
    (0..<sectionCount).flatMap { section in
      (0..<cellCount(inSection: section)).map { CellPosition(section: section, cell: $0) }
    }
  }

  /// Returns the frames of all cells of a section.
  func frames(inSection section: Int = 0) -> [CGRect] {
    (0..<cellCount(inSection: section)).map {
      frame(ofCellAt: CellPosition(section: section, cell: $0))
    }
  }

  /// Returns the number of cells on each line of a section.
  func cellsPerLine(inSection section: Int = 0) -> [Int] {
    lines(inSection: section).map(\.cells.count)
  }
}

extension ContentLayout.Element {
  /// A Boolean value that is true for backgrounds and separators.
  var decorates: Bool {
    switch self {
    case .background, .lineSeparator: true
    default: false
    }
  }
}
