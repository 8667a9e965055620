import AlignedLayout

/// Compares full layout with a breaking strategy to full layout with first fit.
func breaking(_ setting: Setting) -> [Figure] {
  // A loop in C that finds optimal lines takes 3.3 and 7.1 times as long as one with first fit
  // (100,000 cells, 375 and 812 points wide). The limits are twice these ratios.
  [(width: 375.0, most: 6.6), (width: 812.0, most: 14)].flatMap { width, most in
    [
      figure("optimal", .optimal, setting, width: width, limit: .ratio(most)),
      figure("balanced", .balanced, setting, width: width, limit: nil),
    ]
  }
}

private func figure(
  _ name: String, _ strategy: SectionAttributes.BreakingStrategy, _ setting: Setting,
  width: CGFloat, limit: Figure.Limit?
) -> Figure {
  let count = 100_000
  // No strategy has fewer lines than first fit, and these two have as many.
  let known = Workload.expectations.first { $0.cellCount == count && $0.width == width }
  let content = layout(setting.slice(0, count: count), width: width, breakingStrategy: strategy)
  precondition(
    content.lines(inSection: 0).count == known?.lineCount, "The lines of \(name) are wrong.")
  let comparison = setting.compare { operation in
    let content = layout(
      setting.slice(operation, count: count), width: width, breakingStrategy: strategy)
    precondition(content.contentSize.height > 0)
  } with: { operation in
    let content = layout(setting.slice(operation, count: count), width: width)
    precondition(content.contentSize.height > 0)
  }
  return Figure(
    "\(name), width \(Int(width))", cells: count, comparison, per: Double(count), unit: "ns a cell",
    other: "first fit", limit: limit)
}

/// Lays out cells in a section with a breaking strategy.
func layout(
  _ sizes: UnsafeBufferPointer<CGSize>, width: CGFloat,
  breakingStrategy: SectionAttributes.BreakingStrategy
) -> ContentLayout {
  let section = ContentLayout.Section(
    attributes: SectionAttributes(breakingStrategy: breakingStrategy), cellCount: sizes.count)
  return ContentLayout(width: width, contentInsets: .zero, sections: [section]) { position, _ in
    sizes[position.cell]
  }
}
