import AlignedLayout

/// A cell of a test: how it behaves on its line, and what it answers for the space it is offered.
struct TestCell {
  var attributes = CellAttributes.default
  /// Tells the cell from others wherever it goes, in tests that have to know.
  var id: Int?
  let size: @Sendable (_ remainingLineSpace: CGFloat) -> CGSize

  /// A cell of one size, whatever it is offered.
  static func cell(_ size: CGSize, _ attributes: CellAttributes = .default) -> TestCell {
    TestCell(attributes: attributes) { _ in size }
  }

  /// A cell as wide as what it is offered, but not narrower than a least width.
  static func filling(
    height: CGFloat, atLeast least: CGFloat = 0, _ attributes: CellAttributes = .default
  ) -> TestCell {
    TestCell(attributes: attributes) { max(least, $0) × height }
  }

  /// A cell of text, which is the higher the narrower it is.
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
  /// The size of the view that stands for so many hidden cells.
  var sizeOfOverflow: @Sendable (_ hiddenCount: Int) -> CGSize = { _ in 0 × 0 }
  /// Tells the section from others wherever it goes, in tests that have to know.
  var id: Int?

  /// What a layout is told of the section beforehand.
  var section: ContentLayout.Section {
    ContentLayout.Section(
      attributes: attributes, cellCount: cells.count,
      headerLength: headerLength, footerLength: footerLength)
  }
}

/// What a test lays out. Unless a test says otherwise, nothing is inset, spaced or snapped, so that
/// a picture shows only what the test is about.
struct TestContent {
  var width: CGFloat
  var direction = ContentLayout.Direction.leftToRight
  var displayScale: CGFloat = 0
  var contentInsets = Insets.zero
  var sectionSpacing: CGFloat = 0
  var sections: [TestSection]

  /// The kinds of backgrounds and line separators in random contents, of which not all are
  /// registered in a test's collection view.
  static let decorationKinds = registeredDecorationKinds + ["unknown"]
  static let registeredDecorationKinds = ["card", "line", "shade"]

  /// The layout of the content.
  ///
  /// - Parameters:
  ///   - asked: told every question for a size, with what the cell was offered.
  ///   - askedForOverflow: told every question for the size of an overflow view, with how many
  ///     cells are hidden.
  func layout(
    asked: (ContentLayout.CellPosition, _ offer: CGFloat) -> Void = { _, _ in },
    askedForOverflow: @escaping (_ section: Int, _ hiddenCount: Int) -> Void = { _, _ in }
  ) -> ContentLayout {
    ContentLayout(
      width: width, direction: direction, displayScale: displayScale,
      contentInsets: contentInsets, sectionSpacing: sectionSpacing,
      sections: sections.map(\.section),
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

  /// Whether a cell keeps with the next, or the one before with it.
  func isKept(_ position: ContentLayout.CellPosition) -> Bool {
    let cells = sections[position.section].cells
    return cells[position.cell].attributes.keepsWithNext
      || position.cell > 0 && cells[position.cell - 1].attributes.keepsWithNext
  }

  /// What each cell of the only section was offered, once or twice.
  var offers: [[CGFloat]] {
    var offers = sections[0].cells.map { _ in [CGFloat]() }
    _ = layout { offers[$0.cell].append($1) }
    return offers
  }
}

extension TestContent {
  /// A content of one section.
  init(width: CGFloat, _ attributes: SectionAttributes, _ cells: [TestCell]) {
    self.init(width: width, sections: [TestSection(attributes: attributes, cells: cells)])
  }

  /// A content of one section without any spacing.
  init(width: CGFloat, _ cells: [TestCell]) {
    self.init(width: width, sections: [TestSection(cells: cells)])
  }
}

extension ContentLayout {
  /// The indices of a section's lines with a separator below.
  func separatedLines(inSection section: Int = 0) -> [Int] {
    lines(inSection: section).indices.filter {
      frame(ofSeparatorBelowLineAt: $0, inSection: section) != nil
    }
  }

  /// The frames of all separators of a section.
  func separators(inSection section: Int = 0) -> [CGRect] {
    lines(inSection: section).indices.compactMap {
      frame(ofSeparatorBelowLineAt: $0, inSection: section)
    }
  }

  /// Every cell's position, in reading order.
  var positions: [CellPosition] {
    (0..<sectionCount).flatMap { section in
      (0..<cellCount(inSection: section)).map { CellPosition(section: section, cell: $0) }
    }
  }

  /// The frames of all cells of a section.
  func frames(inSection section: Int = 0) -> [CGRect] {
    (0..<cellCount(inSection: section)).map {
      frame(ofCellAt: CellPosition(section: section, cell: $0))
    }
  }

  /// How many cells stand on each line of a section.
  func cellsPerLine(inSection section: Int = 0) -> [Int] {
    lines(inSection: section).map(\.cells.count)
  }
}

extension ContentLayout.Element {
  /// Whether the element is a background or a separator.
  var decorates: Bool {
    switch self {
    case .background, .lineSeparator: true
    default: false
    }
  }
}
