import AlignedLayout

/// Breaking by a strategy beside the floor, which breaks first fit and stores frames.
///
/// The strategies' own files are compiled into this program, by links to them: here only the breaking is
/// measured, of cells that have been asked.
func breaking(_ setting: Setting) -> [Figure] {
  // A loop in C that finds optimal lines takes 3.3 and 7.1 times as long as one that breaks first fit
  // (100,000 cells, 375 and 812 points wide): at most twice these ratios.
  [(width: 375.0, most: 6.6), (width: 812.0, most: 14)].flatMap { width, most in
    [
      figure("first fit, width \(Int(width))", .firstFit, setting, width: width, limit: nil),
      figure("optimal, width \(Int(width))", .optimal, setting, width: width, limit: .ratio(most)),
      figure("balanced, width \(Int(width))", .balanced, setting, width: width, limit: nil),
    ]
  }
}

private func figure(
  _ name: String, _ strategy: SectionAttributes.BreakingStrategy, _ setting: Setting,
  width: CGFloat,
  limit: Figure.Limit?
) -> Figure {
  let count = 100_000
  let sections = (0..<8).map { UnbrokenCells(setting.slice($0, count: count)) }
  // First fit takes the fewest lines there are, and neither strategy more.
  let known = Workload.expectations.first { $0.cellCount == count && $0.width == width }
  let lineCount = BrokenSection(sections[0], width: width, strategy: strategy).lineStarts.count
  precondition(lineCount == known?.lineCount, "The lines of \(name) are wrong.")
  let comparison = setting.compare { operation in
    let broken = BrokenSection(
      sections[operation % sections.count], width: width, strategy: strategy)
    precondition(broken.lineStarts.count > 1 && broken.fallenBack.isEmpty)
  } with: { operation in
    let floor = Floor(sizes: setting.slice(operation, count: count), width: width)
    precondition(floor.height > 0)
    floor.deallocate()
  }
  return Figure(
    name, cells: count, comparison, per: Double(count), unit: "ns a cell", other: "floor",
    limit: limit)
}

extension UnbrokenCells {
  fileprivate init(_ sizes: UnsafeBufferPointer<CGSize>) {
    self.init(spacing: Workload.spacing)
    reserve(sizes.count)
    for size in sizes {
      append(outerWidth: size.width)
    }
  }
}
