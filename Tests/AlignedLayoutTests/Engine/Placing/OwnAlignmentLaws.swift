import AlignedLayout
import Testing

/// Laws about cells with alignments of their own, in both directions.
@Suite struct OwnAlignmentLaws {
  @Test func `all frames are those of a plain typesetter`() {
    let fault = firstFault(ofSeeds: 3000) { seed in
      var random = SplitMix64(seed: seed)
      let content = random.contentWithOwnAlignments()
      let section = content.sections[0]
      let layout = content.layout()
      let reference = PlainTypesetter(
        section: section, room: content.width, direction: content.direction)
      let isFirstFit = section.attributes.breakingStrategy == .firstFit
      let starts = isFirstFit ? nil : layout.lines(inSection: 0).map(\.cells.lowerBound)
      return layout.frames().firstDifference(from: reference.frames(lineStarts: starts))
    }
    #expect(fault == nil)
  }

  @Test func `breaking by a strategy does not look at alignments`() {
    let fault = firstFault(ofSeeds: 1000) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.contentWithOwnAlignments()
      content.sections[0].attributes = content.sections[0].attributes.with(
        breakingStrategy: random.pick([.balanced, .optimal]))
      let lines = content.layout().lines(inSection: 0).map(\.cells)
      let other = content.withoutOwnAlignments.layout().lines(inSection: 0).map(\.cells)
      return lines == other ? nil : "\(lines), not \(other)"
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `alignments that are those of the section change nothing`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 1000) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness, limitsLines: true).withoutOwnAlignments
      let plain = content.layout()
      for section in content.sections.indices {
        let attributes = content.sections[section].attributes
        for cell in content.sections[section].cells.indices where random.happens(onceIn: 2) {
          let own = content.sections[section].cells[cell].attributes
          content.sections[section].cells[cell].attributes = own.with(
            lineAlignment: attributes.lineAlignment
          ).with(cellAlignment: attributes.cellAlignment)
        }
      }
      let layout = content.layout()
      for section in 0..<plain.sectionCount {
        guard layout.frames(inSection: section) == plain.frames(inSection: section) else {
          return "section \(section)"
        }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test(arguments: [
    SectionAttributes.Sizing.asked, .asked(offering: .wholeLine),
    .selfSizing(estimate: 40 × 20),
  ])
  func `edits that change alignments lead to the same lines as a new layout`(
    sizing: SectionAttributes.Sizing
  ) {
    let fault = firstFault(ofSeeds: 600) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.contentWithOwnAlignments()
      content.sections[0].attributes = content.sections[0].attributes.with(sizing: sizing)
      var edited = EditedLayout(content)
      for _ in 0..<4 {
        let count = edited.content.sections[0].cells.count
        edited.apply(
          random.batch(
            in: 0..<count, editing: min(count, random.pick([0, 1, 3])),
            inserting: random.pick([0, 1, 2])
          ) { $0.cellWithOwnAlignments() })
      }
      return edited.difference
    }
    #expect(fault == nil)
  }

  @Test func `cells that stick out of their line are found at their frames`() {
    let fault = firstFault(ofSeeds: 1000) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.contentWithOwnAlignments()
      for cell in content.sections[0].cells.indices where random.happens(onceIn: 3) {
        let attributes = content.sections[0].cells[cell].attributes
        content.sections[0].cells[cell].attributes = attributes.with(
          insets: Insets(
            top: -CGFloat(random.length(0...90)), bottom: -CGFloat(random.length(0...90))))
      }
      let layout = content.layout()
      for position in layout.positions {
        let frame = layout.frame(ofCellAt: position)
        guard frame.width > 1, frame.height > 1 else { continue }
        for y in [frame.minY + 0.1, frame.maxY - 0.2] {
          let found = layout.elements(in: rect(frame.midX, y, 0.1 × 0.1)).map(\.element)
          guard found.contains(.cell(position)) else { return "\(position) at \(y)" }
        }
      }
      return nil
    }
    #expect(fault == nil)
  }
}

extension SplitMix64 {
  /// Returns a content of one section, many of whose cells have alignments of their own. The section
  /// has what a `PlainTypesetter` knows.
  fileprivate mutating func contentWithOwnAlignments() -> TestContent {
    var section = section(.tame).withoutSharedWidths
    section.attributes = section.attributes.with(
      sizing: happens(onceIn: 3) ? .asked(offering: .wholeLine) : .asked,
      clampsOversizedCells: false,
      insets: .zero)
    section.cells = (0..<Int.random(in: 1...20, using: &self)).map { _ in cellWithOwnAlignments() }
    section.headerLength = 0
    var content = TestContent(width: CGFloat(length(40...400)), sections: [section])
    content.direction = pick([.leftToRight, .rightToLeft])
    return content
  }

  fileprivate mutating func cellWithOwnAlignments() -> TestCell {
    var cell = cell(.tame)
    let lineAlignment =
      happens(onceIn: 2) ? pick(SectionAttributes.LineAlignment.allCases) : nil
    let cellAlignment =
      happens(onceIn: 2) ? pick(SectionAttributes.CellAlignment.allCases) : nil
    cell.attributes = cell.attributes.with(keepsWithNext: false, minimumLineSpace: 0)
      .with(lineAlignment: lineAlignment).with(cellAlignment: cellAlignment)
    return cell
  }
}

extension TestContent {
  fileprivate var withoutOwnAlignments: TestContent {
    var content = self
    for section in sections.indices {
      for cell in sections[section].cells.indices {
        let attributes = sections[section].cells[cell].attributes
        content.sections[section].cells[cell].attributes = attributes.with(lineAlignment: nil)
          .with(cellAlignment: nil)
      }
    }
    return content
  }
}

extension [CGRect] {
  /// The first frame that is more than rounding errors away from another one, or nil.
  fileprivate func firstDifference(from others: [CGRect]) -> String? {
    guard count == others.count else { return "\(count) frames, not \(others.count)" }
    for (index, (frame, other)) in zip(self, others).enumerated() {
      let distances = [
        frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
        frame.height - other.height,
      ]
      if distances.contains(where: { abs($0) > 1e-5 }) {
        return "cell \(index) at \(frame), not \(other)"
      }
    }
    return nil
  }
}
