import AlignedLayout
import Testing

/// Laws of the widths that cells of a section share.
@Suite struct SharedWidthLaws {
  @Test func `lines are those of a plain model`() {
    var stackedCount = 0
    var sharingCount = 0
    let fault = firstFault(ofSeeds: Seeds(20000, usually: 1000)) { seed in
      var random = SplitMix64(seed: seed)
      let content = random.form()
      let model = PlainSharedWidths(content.sections[0], in: content)
      if model.stackedNames.isEmpty { sharingCount += 1 } else { stackedCount += 1 }
      return content.faultOfSharedWidths
    }
    #expect(fault == nil)
    #expect(stackedCount > 100 && sharingCount > 100)
  }

  @Test func `lines of forms that overlap are those of a plain model`() {
    let fault = firstFault(ofSeeds: Seeds(100_000, usually: 1000)) { seed in
      var random = SplitMix64(seed: seed)
      let form = random.form()
      return random.overlapping(form).faultOfSharedWidths
    }
    #expect(fault == nil)
  }

  @Test func `labels beside their fields are equally wide, whatever their lines are`() {
    let fault = firstFault(ofSeeds: 2000) { seed in
      var random = SplitMix64(seed: seed)
      let content = random.form()
      guard content.sections[0].attributes.lineLimit == .unlimited,
        PlainSharedWidths(content.sections[0], in: content).stackedNames.isEmpty
      else { return nil }
      let layout = content.layout()
      for name in content.sections[0].attributes.sharedWidths.keys {
        let labels = content.sections[0].cells.indices.filter {
          let cell = content.sections[0].cells[$0].attributes
          return cell.width == .shared(name) && cell.growth == 0 && cell.insets == .zero
        }
        let widths = Set(labels.map { layout.frame(ofCellAt: .init(section: 0, cell: $0)).width })
        guard widths.count < 2 else { return "\(name): \(widths)" }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test func `edited forms are those of a new layout`() {
    let fault = firstFault(ofSeeds: Seeds(4000, usually: 200)) { seed in
      var random = SplitMix64(seed: seed)
      var edited = EditedLayout(random.form())
      for _ in 0..<8 {
        let count = edited.content.sections[0].cells.count
        let end = min(count, 8)
        edited.apply(
          random.batch(
            in: 0..<end, editing: min(2, end), inserting: Int.random(in: 0...2, using: &random)
          ) { $0.formCell() })
      }
      return edited.difference
    }
    #expect(fault == nil)
  }

  /// Each label is asked with its whole line, and once more at most, before its field is asked.
  @Test func `labels are asked first, in order, and once more if they are too wide`() {
    let fault = firstFault(ofSeeds: 2000) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.form()
      content.sections[0].attributes = content.sections[0].attributes.with(lineLimit: .unlimited)
      let model = PlainSharedWidths(content.sections[0], in: content)
      var asked: [(cell: Int, offer: CGFloat)] = []
      _ = content.layout { asked.append(($0.cell, $1)) }
      let labels = content.sections[0].cells.indices.filter { model.isLabel($0) }
      guard asked.prefix(labels.count).map(\.cell) == labels else { return "\(asked)" }
      let later = asked.dropFirst(labels.count).filter { model.isLabel($0.cell) }
      guard Set(later.map(\.cell)).count == later.count else { return "asked twice: \(later)" }
      return later.allSatisfy { model.isTooWide($0.cell) } ? nil : "\(later)"
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `no numbers make frames that are no numbers`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: Seeds(4000, usually: 500)) { seed in
      var random = SplitMix64(seed: seed)
      var section = random.section(wildness, limitsLines: true)
      section.attributes = section.attributes.with(sharedWidths: random.sharedWidths(wildness))
      section.cells = section.cells.map { _ in random.wildTableCell(wildness) }
      var content = TestContent(width: CGFloat(random.length(0...400)), sections: [section])
      content.displayScale = random.pick([0, 1, 2, 3])
      let layout = content.layout()
      for line in layout.lines(inSection: 0).indices {
        guard !layout.breakReason(ofLineAt: line, inSection: 0).description.isEmpty else {
          return "no reason"
        }
      }
      guard layout.usedWidth.isFinite, layout.usedWidth <= content.width else {
        return "\(layout.usedWidth)"
      }
      return layout.frames().allSatisfy {
        $0.minX.isFinite && $0.minY.isFinite && $0.width >= 0 && $0.height >= 0
          && $0.width.isFinite && $0.height.isFinite
      } ? nil : "\(layout.frames())"
    }
    #expect(fault == nil)
  }

  @Test func `at the width that it uses, a form keeps its lines and its widths`() {
    let fault = firstFault(ofSeeds: Seeds(20000, usually: 1000)) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.form()
      var attributes = content.sections[0].attributes.with(
        lineLimit: .unlimited, insets: .zero
      ).with(justification: nil)
      if attributes.breakingStrategy == .optimal {
        attributes = attributes.with(breakingStrategy: .balanced)
      }
      content.sections[0].attributes = attributes
      content.sections[0].cells = content.sections[0].cells.map {
        let size = $0.size(100)
        let fixed = $0.attributes.with(growth: 0, shrinkage: 0)
        return .cell(size, fixed)
      }
      let layout = content.layout()
      content.width = layout.usedWidth
      let hugging = content.layout()
      if let fault = hugging.firstOtherBreak(than: layout) { return fault }
      for (one, other) in zip(hugging.frames(), layout.frames())
      where abs(one.width - other.width) > 0.01 && !content.hasRemainingCells {
        return "\(one) in place of \(other)"
      }
      return nil
    }
    #expect(fault == nil)
  }
}

extension TestContent {
  /// The first difference from the content that a plain model makes without shared widths.
  fileprivate var faultOfSharedWidths: String? {
    var plain = self
    plain.sections[0] = PlainSharedWidths(sections[0], in: self).plain
    let (layout, expected) = (layout(), plain.layout())
    guard layout.cellsPerLine() == expected.cellsPerLine() else {
      return plain.areEquallyOptimal(lines: linesWithoutLimit, plain.linesWithoutLimit)
        ? nil : "\(layout.cellsPerLine()) in place of \(expected.cellsPerLine())"
    }
    for (cell, frames) in zip(layout.frames(), expected.frames()).enumerated()
    where !frames.0.isNear(frames.1) {
      return "\(cell): \(frames.0) in place of \(frames.1)"
    }
    return abs(layout.contentSize.height - expected.contentSize.height) < 1e-6
      ? nil : "\(layout.contentSize)"
  }

  private var withoutLimit: TestContent {
    var content = self
    content.sections[0].attributes = sections[0].attributes.with(lineLimit: .unlimited)
    return content
  }

  private var linesWithoutLimit: [Range<Int>] {
    withoutLimit.layout().lines(inSection: 0).map(\.cells)
  }

  /// Whether an optimal strategy finds two ways equally good but for rounding: the least widths of the plain cells
  /// add up to other last bits than the widths of labels, and these bits decide between equal sums.
  private func areEquallyOptimal(lines one: [Range<Int>], _ other: [Range<Int>]) -> Bool {
    guard sections[0].attributes.breakingStrategy == .optimal else { return false }
    var table = PlainTable(withoutLimit)
    let widths = table.breakingWidths()
    let sums = [one, other].map { lines in
      lines.reduce(0) { sum, line in
        let end = line.upperBound
        guard end < widths.count, !table.isForced(before: end) else { return sum }
        let gaps = table.attributes.cellSpacing * CGFloat(line.count - 1)
        let free = table.room - widths[line].reduce(0, +) - gaps
        return sum + free * free
      }
    }
    return abs(sums[0] - sums[1]) < 1e-6
  }

  fileprivate var hasRemainingCells: Bool {
    sections[0].cells.contains { $0.attributes.width == .remaining }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}

extension SplitMix64 {
  /// Returns a form of labels and fields, with all attributes of a section, but no indentation.
  mutating func form() -> TestContent {
    var section = section(.tame, limitsLines: happens(onceIn: 4)).withoutRows
    section.attributes = section.attributes.with(
      sizing: pick([
        .asked, .asked, .asked(offering: .wholeLine), .selfSizing(estimate: 40 × 20),
      ])
    ).with(sharedWidths: sharedWidths(.tame))
      .with(maximumCellsPerLine: happens(onceIn: 6) ? Int.random(in: 1...4, using: &self) : nil)
    section.cells = (0..<Int.random(in: 1...16, using: &self)).map { _ in formCell() }
    section.headerLength = 0
    var content = TestContent(width: CGFloat(length(40...400)), sections: [section])
    content.displayScale = pick([0, 1, 2, 3])
    return content
  }

  /// Returns a label, a field, or any other cell.
  mutating func formCell() -> TestCell {
    var cell = tableCell()
    cell.attributes = cell.attributes.with(indentation: .unchanged)
    if happens(onceIn: 2) {
      cell.attributes = cell.attributes.with(
        beginsLine: !happens(onceIn: 3), width: sharedWidth,
        minimumWidth: happens(onceIn: 4) ? CGFloat(length(0...60)) : 0,
        growth: happens(onceIn: 6) ? 1 : 0)
    }
    return cell
  }
}
