import AlignedLayout

extension SplitMix64 {
  /// A random content whose cells have one size for all offers, in sections that are mostly followed from width to
  /// width.
  var followableContent: TestContent {
    mutating get {
      var content = content(
        happens(onceIn: 3) ? .negative : .tame, limitsLines: happens(onceIn: 2))
      content.axis = happens(onceIn: 4) ? .horizontal : .vertical
      content.displayScale = pick([0, 1, 2, 3])
      let isFine = happens(onceIn: 2)
      for section in content.sections.indices {
        content.sections[section] = followable(
          content.sections[section].withoutRows.withoutSharedWidths, isFine: isFine)
      }
      return content
    }
  }

  /// A random table: columns, fractions, widths that remain and that shrink.
  var followableTable: TestContent {
    mutating get {
      var content = followableContent
      content.displayScale = pick([1, 2, 3])
      for index in content.sections.indices {
        var section = content.sections[index]
        if happens(onceIn: 2) {
          section.attributes = section.attributes.with(
            breakingStrategy: .firstFit,
            sizing: happens(onceIn: 3)
              ? .columns(Int.random(in: 1...5, using: &self))
              : .columns(minimumWidth: CGFloat(Int.random(in: 20...90, using: &self))))
        }
        for cell in section.cells.indices where happens(onceIn: 2) {
          section.cells[cell].attributes = flexible(section.cells[cell].attributes)
        }
        content.sections[index] = section
      }
      return content
    }
  }

  private mutating func flexible(_ attributes: CellAttributes) -> CellAttributes {
    attributes.with(
      width: pick([.fraction(0.5), .fraction(1 / 3), .fraction(0.2), .remaining, .asked]),
      minimumWidth: happens(onceIn: 2) ? CGFloat(Int.random(in: 0...80, using: &self)) : 0,
      shrinkage: happens(onceIn: 4) ? 1 : 0, columnSpan: pick([1, 1, 2, 3]))
  }

  private mutating func followable(_ section: TestSection, isFine: Bool) -> TestSection {
    var section = section
    let attributes = section.attributes
    let isFixed = happens(onceIn: 10)
    section.attributes = attributes.with(
      breakingStrategy: attributes.breakingStrategy == .optimal
        ? .balanced : attributes.breakingStrategy,
      sizing: isFixed
        ? .fixed(CGFloat(Int.random(in: 0...90, using: &self)) × 20)
        : pick([.asked, .asked, .asked(offering: .wholeLine)])
    )
    .with(maximumCellsPerLine: happens(onceIn: 6) ? Int.random(in: 1...5, using: &self) : nil)
    .with(justification: happens(onceIn: 2) ? nil : attributes.justification)
    let grows = happens(onceIn: 3)
    section.cells = section.cells.map { cell in
      let fraction = isFine ? CGFloat(Int.random(in: 0..<1000, using: &self)) / 1000 : 0
      let size = cell.size(60)
      return .cell(
        CGSize(width: size.width + fraction, height: size.height),
        grows ? cell.attributes : cell.attributes.with(growth: 0))
    }
    return section
  }
}
