import AlignedLayout

/// Random content of one section whose lines decide the widths of cells.
extension SplitMix64 {
  /// Returns a section that a `PlainTable` knows, with cells of all widths.
  mutating func table() -> TestContent {
    var section = section(.tame)
    section.attributes = section.attributes.with(sizing: tableSizing)
      .with(maximumCellsPerLine: happens(onceIn: 4) ? Int.random(in: 1...4, using: &self) : nil)
    return content(of: section)
  }

  /// Returns a section with columns.
  mutating func columnTable() -> TestContent {
    var section = section(.tame)
    section.attributes = section.attributes.with(sizing: .columns(columns))
      .with(maximumCellsPerLine: happens(onceIn: 6) ? Int.random(in: 1...4, using: &self) : nil)
    return content(of: section)
  }

  /// Returns any content with cells of all widths, or with columns.
  mutating func wildTable(_ wildness: Wildness) -> TestContent {
    var content = content(wildness)
    content.displayScale = pick([0, 1, 2, 3])
    for index in content.sections.indices {
      let attributes = content.sections[index].attributes
      content.sections[index].attributes = attributes.with(
        sizing: happens(onceIn: 2) ? .columns(wildColumns(wildness)) : tableSizing
      ).with(maximumCellsPerLine: happens(onceIn: 4) ? pick([.min, 0, 1, 3, .max]) : nil)
      content.sections[index].cells = content.sections[index].cells.map { _ in
        wildTableCell(wildness)
      }
    }
    return content
  }

  mutating func wildTableCell(_ wildness: Wildness) -> TestCell {
    var cell = cell(wildness)
    guard !happens(onceIn: 3) else { return cell }
    var shared = fork
    let shrinkage = happens(onceIn: 2) ? wildNumber(0...3, wildness) : 0
    let minimumWidth = happens(onceIn: 2) ? wildNumber(0...60, wildness) : 0
    let growth = cell.attributes.growth
    cell.attributes = cell.attributes.with(
      width: pick([
        .asked, .remaining(weight: growth == 0 ? 1 : growth),
        .fraction(wildNumber(0...1, wildness)), .fraction(0.5),
      ]),
      minimumWidth: minimumWidth,
      shrinkage: shrinkage,
      columnSpan: happens(onceIn: 3) ? pick([2, 3, .max, 0, .min]) : 1)
    if shared.happens(onceIn: 3) {
      cell.attributes = cell.attributes.with(width: shared.sharedWidth)
    }
    return cell
  }

  /// Returns a content of one section with negative spacing and insets.
  mutating func overlapping(_ content: TestContent) -> TestContent {
    var content = content
    let attributes = content.sections[0].attributes
    content.sections[0].attributes = attributes.with(
      cellSpacing: CGFloat(length(-30...10)), lineSpacing: CGFloat(length(-30...10)),
      insets: happens(onceIn: 3) ? insets(-20...10) : attributes.insets)
    for index in content.sections[0].cells.indices where happens(onceIn: 2) {
      let cell = content.sections[0].cells[index]
      content.sections[0].cells[index].attributes = cell.attributes.with(insets: insets(-30...10))
    }
    return content
  }

  mutating func insets(_ range: ClosedRange<Int>) -> Insets {
    Insets(
      top: CGFloat(length(range)), leading: CGFloat(length(range)),
      bottom: CGFloat(length(range)), trailing: CGFloat(length(range)))
  }

  private mutating func wildColumns(_ wildness: Wildness) -> SectionAttributes.Columns {
    let number = wildNumber(0...60, wildness)
    return SectionAttributes.Columns(
      happens(onceIn: 2)
        ? .exactly(pick([.min, 0, 1, 2, 5, 1 << 40, .max]))
        : .fitting(minimumWidth: number, maximumCount: fork.maximumCount([.min, 0, 1, 3])),
      cellHeight: pick([
        .asked, .fixed(number), .proportional(number), .selfSizing(estimate: number),
      ]),
      asksForCellAttributes: !happens(onceIn: 4))
  }

  /// Returns the greatest number of columns for a generator that is not used otherwise.
  private func maximumCount(_ counts: [Int32]) -> Int32 {
    var copy = self
    return copy.happens(onceIn: 2) ? .max : copy.pick(counts)
  }

  private mutating func wildNumber(_ range: ClosedRange<Int>, _ wildness: Wildness) -> CGFloat {
    let number = CGFloat(length(range))
    guard wildness != .tame, happens(onceIn: 3) else { return number }
    return wildness == .negative
      ? -number
      : pick([.nan, .infinity, -.infinity, 1e9, -1e9, 1e300, .leastNonzeroMagnitude, -0.0, 1e-9])
  }

  private mutating func content(of section: TestSection) -> TestContent {
    var section = section.withoutSharedWidths
    section.cells = (0..<Int.random(in: 1...20, using: &self)).map { _ in tableCell() }
    section.headerLength = 0
    var content = TestContent(width: CGFloat(length(40...400)), sections: [section])
    content.direction = pick([.leftToRight, .rightToLeft])
    content.displayScale = pick([0, 1, 2, 3])
    return content
  }

  private var tableSizing: SectionAttributes.Sizing {
    mutating get {
      switch Int.random(in: 0..<8, using: &self) {
      case 0: .selfSizing(estimate: 40 × 20)
      case 1: .selfSizing(estimate: 40 × 20, offering: .remainingLineSpace)
      case 2, 3: .asked(offering: .wholeLine)
      default: .asked
      }
    }
  }

  private var columns: SectionAttributes.Columns {
    mutating get {
      let height = CGFloat(length(0...80))
      return SectionAttributes.Columns(
        happens(onceIn: 2)
          ? .exactly(pick([1, 2, 3, 4, 5, 7, 12, 60]))
          : .fitting(
            minimumWidth: CGFloat(length(0...150)), maximumCount: fork.maximumCount([1, 2, 4])),
        cellHeight: pick([
          .asked, .asked, .fixed(height), .proportional(height / 40),
          .selfSizing(estimate: height),
        ]))
    }
  }

  /// Returns a cell that may take a fraction or the rest of its line, shrink, and span columns.
  mutating func tableCell() -> TestCell {
    let source = cell(.tame)
    // The height of a text would be rounded, and jump where an offer differs by its last bits.
    let size = source.size(100)
    let isText = happens(onceIn: 3)
    var cell = TestCell(attributes: source.attributes.with(width: .asked)) {
      isText ? min($0, size.width) × (20 + $0 / 10) : source.size($0).width × size.height
    }
    guard !happens(onceIn: 5) else { return cell }
    let keeps = cell.attributes.keepsWithNext && happens(onceIn: 2)
    cell.attributes = cell.attributes.with(
      beginsLine: cell.attributes.beginsLine && happens(onceIn: 3),
      endsLine: cell.attributes.endsLine && happens(onceIn: 3),
      keepsWithNext: keeps,
      minimumLineSpace: happens(onceIn: 2) ? 0 : cell.attributes.minimumLineSpace,
      width: tableWidth,
      minimumWidth: happens(onceIn: 2) ? CGFloat(length(0...60)) : 0,
      maximumGrownWidth: happens(onceIn: 3) ? CGFloat(length(0...200)) : .infinity,
      growth: happens(onceIn: 3) ? CGFloat(length(0...3)) : 0,
      shrinkage: happens(onceIn: 3) ? CGFloat(length(0...3)) : 0,
      columnSpan: happens(onceIn: 3) ? pick([2, 3, .max, 0]) : 1)
    return cell
  }

  private var tableWidth: CellAttributes.Width {
    mutating get {
      switch Int.random(in: 0..<4, using: &self) {
      case 0: .remaining(weight: CGFloat(pick([0, 1, 1, 2, 3])))
      case 1: .fraction(pick([0, 0.2, 0.25, 1 / 3, 0.333, 0.3334, 0.4, 0.5, 0.6, 0.75, 1]))
      case 2: .fraction(pick([1 / 3, 0.25, 0.5]))
      default: .asked
      }
    }
  }
}
