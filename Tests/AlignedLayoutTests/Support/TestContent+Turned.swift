import AlignedLayout

// Written without the engine's own turning, so that a fault there is found.

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

  /// The content that scrolls along the other axis, with every size and inset turned.
  var turned: TestContent {
    var content = self
    content.axis = axis == .vertical ? .horizontal : .vertical
    content.contentInsets = contentInsets.transposed
    content.supplementaryInsets = supplementaryInsets.transposed
    content.sections = sections.map(\.turned)
    return content
  }

  /// The content with all cells at the top that would stand on baselines.
  var withoutBaselines: TestContent {
    var content = self
    content.sections = sections.map { section in
      var section = section
      section.attributes = section.attributes.withoutBaselines
      section.cells = section.cells.map { cell in
        TestCell(
          attributes: cell.attributes.with(
            cellAlignment: cell.attributes.cellAlignment?.withoutBaselines),
          id: cell.id, size: cell.size)
      }
      return section
    }
    return content
  }
}

extension TestSection {
  fileprivate var turned: TestSection {
    var section = self
    section.attributes = attributes.transposed
    section.cells = cells.map(\.turned)
    section.sizeOfOverflow = { sizeOfOverflow($0).transposed }
    return section
  }
}

extension TestCell {
  var turned: TestCell {
    TestCell(attributes: attributes.with(insets: attributes.insets.transposed), id: id) {
      size($0).transposed
    }
  }
}

extension ContentLayout.Edit {
  /// The edit of the content that scrolls along the other axis, without baselines.
  var turnedWithoutBaselines: ContentLayout.Edit {
    switch self {
    case .insertSection(let section, let index): .insertSection(section.turned, at: index)
    case .replaceSection(let index, let section): .replaceSection(index, with: section.turned)
    default: self
    }
  }
}

extension ContentLayout.Section {
  fileprivate var turned: ContentLayout.Section {
    ContentLayout.Section(
      attributes: attributes.transposed.withoutBaselines, cellCount: cellCount,
      headerLength: headerLength, footerLength: footerLength)
  }
}

// MARK: Values

extension SectionAttributes {
  var transposed: SectionAttributes {
    let sizing: Sizing =
      switch sizing.kind {
      case .fixed(let width, let height): .fixed(height × width)
      case .selfSizing(let width, let height, let offer):
        .selfSizing(estimate: height × width, offering: offer)
      case .asked, .columns: sizing
      }
    return with(sizing: sizing, insets: insets.transposed)
      .with(
        background: background.map {
          Background(
            kind: $0.kind, insets: $0.insets.transposed, coversHeader: $0.coversHeader,
            coversFooter: $0.coversFooter, zIndex: $0.zIndex)
        }
      )
      .with(
        lineSeparator: lineSeparator.map {
          LineSeparator(
            kind: $0.kind, thickness: $0.thickness, insets: $0.insets.transposed,
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
  fileprivate var transposed: Insets {
    Insets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension CGSize {
  /// The size with width and height exchanged.
  var transposed: CGSize {
    height × width
  }
}

extension CGPoint {
  /// The point with x and y exchanged.
  var transposed: CGPoint {
    CGPoint(x: y, y: x)
  }
}

extension CGRect {
  /// The rectangle with x and y, and width and height exchanged.
  var transposed: CGRect {
    CGRect(origin: origin.transposed, size: size.transposed)
  }
}
