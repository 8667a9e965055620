import AlignedLayout

// Written without the engine's own `transposed`, so that a fault there is found.

extension TestContent {
  /// Creates a content of one section that scrolls sideways.
  init(height: CGFloat, _ attributes: SectionAttributes, _ cells: [TestCell]) {
    self.init(height: height, sections: [TestSection(attributes: attributes, cells: cells)])
  }

  /// Creates a content of one section without spacing that scrolls sideways.
  init(height: CGFloat, _ cells: [TestCell]) {
    self.init(height: height, sections: [TestSection(cells: cells)])
  }

  /// Creates a content that scrolls sideways.
  init(height: CGFloat, sections: [TestSection]) {
    self.init(width: height, axis: .horizontal, sections: sections)
  }

  /// The content from right to left.
  var rightToLeft: TestContent {
    var content = self
    content.direction = .rightToLeft
    return content
  }

  /// The content that scrolls along the other axis, with every size and inset transposed.
  var transposed: TestContent {
    var content = self
    content.axis = axis == .vertical ? .horizontal : .vertical
    content.contentInsets = contentInsets.swapped
    content.supplementaryInsets = supplementaryInsets.swapped
    content.header = header?.swapped
    content.footer = footer?.swapped
    content.sections = sections.map(\.transposed)
    return content
  }

  /// The content with all cells at the top that would stand on baselines, and without last lines.
  var withoutBaselines: TestContent {
    var content = self
    content.sections = sections.map { section in
      var section = section
      section.attributes = section.attributes.withoutBaselines
      section.cells = section.cells.map { cell in
        TestCell(
          attributes: cell.attributes.with(
            cellAlignment: cell.attributes.cellAlignment?.withoutBaselines
          ).with(lastLineWidth: nil),
          id: cell.id, size: cell.size)
      }
      return section
    }
    return content
  }
}

extension TestSection {
  fileprivate var transposed: TestSection {
    var section = self
    section.attributes = attributes.swapped
    section.cells = cells.map(\.transposed)
    section.sizeOfOverflow = { sizeOfOverflow($0).swapped }
    return section
  }
}

extension TestCell {
  var transposed: TestCell {
    TestCell(
      attributes: attributes.with(
        aspectRatio: attributes.aspectRatio.map { 1 / $0 }, insets: attributes.insets.swapped),
      id: id
    ) {
      size($0).swapped
    }
  }
}

extension ContentLayout.Edit {
  /// The edit of the content that scrolls along the other axis, without baselines.
  var transposedWithoutBaselines: ContentLayout.Edit {
    switch self {
    case .insertSection(let section, let index): .insertSection(section.transposed, at: index)
    case .replaceSection(let index, let section): .replaceSection(index, with: section.transposed)
    default: self
    }
  }
}

extension ContentLayout.Section {
  fileprivate var transposed: ContentLayout.Section {
    ContentLayout.Section(
      attributes: attributes.swapped.withoutBaselines, cellCount: cellCount,
      headerLength: headerLength, footerLength: footerLength)
  }
}

// MARK: Values

extension BoundaryView {
  fileprivate var swapped: BoundaryView {
    BoundaryView(length: length, behavior: behavior, insets: insets?.swapped)
  }
}

extension SectionAttributes {
  var swapped: SectionAttributes {
    let sizing: Sizing =
      switch sizing.kind {
      case .fixed(let width, let height): .fixed(height × width)
      case .selfSizing(let width, let height, let offer):
        .selfSizing(estimate: height × width, offering: offer)
      case .asked, .columns, .rows: sizing
      }
    return with(sizing: sizing, insets: insets.swapped)
      .with(
        backgrounds: backgrounds.map {
          Background(
            kind: $0.kind, placement: $0.placement, insets: $0.insets.swapped,
            coversHeader: $0.coversHeader, coversFooter: $0.coversFooter, zIndex: $0.zIndex)
        }
      )
      .with(supplementaryInsets: supplementaryInsets?.swapped)
      .with(
        lineSeparator: lineSeparator.map {
          LineSeparator(
            kind: $0.kind, thickness: $0.thickness, insets: $0.insets.swapped,
            zIndex: $0.zIndex, placement: $0.placement)
        })
  }

  fileprivate var withoutBaselines: SectionAttributes {
    with(cellAlignment: cellAlignment.withoutBaselines)
  }
}

extension SectionAttributes.CellAlignment {
  fileprivate var withoutBaselines: SectionAttributes.CellAlignment {
    switch self {
    case .firstBaseline, .lastBaseline: .top
    case .top, .center, .bottom, .stretch: self
    }
  }
}

extension Insets {
  /// The insets with top and leading, and bottom and trailing exchanged.
  fileprivate var swapped: Insets {
    Insets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension CGSize {
  /// The size with width and height exchanged.
  var swapped: CGSize {
    height × width
  }
}

extension CGPoint {
  /// The point with x and y exchanged.
  var swapped: CGPoint {
    CGPoint(x: y, y: x)
  }
}

extension CGRect {
  /// The rectangle with x and y, and width and height exchanged.
  var swapped: CGRect {
    CGRect(origin: origin.swapped, size: size.swapped)
  }
}
