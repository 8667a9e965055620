import AlignedLayout
import Testing

/// Laws about the width that any content uses.
@Suite struct UsedWidthLaws {
  /// Returns content of cells that return the same size for any space, without the features by which
  /// lines may break elsewhere in the width that they use.
  private func content(_ random: inout SplitMix64) -> TestContent {
    var content = random.content(.tame, limitsLines: random.happens(onceIn: 3))
    for index in content.sections.indices {
      var section = content.sections[index]
      section.cells = section.cells.map {
        .cell($0.size(CGFloat(random.length(10...150))), $0.attributes)
      }
      var attributes = section.attributes
      if attributes.breakingStrategy == .optimal {
        attributes = attributes.with(breakingStrategy: .balanced)
      }
      if let justification = attributes.justification, justification.maximumGap < .infinity {
        attributes = attributes.with(justification: nil)
      }
      if random.happens(onceIn: 3) {
        attributes = attributes.with(cellSpacing: CGFloat(random.length(0...40)) / 3)
      }
      section.attributes = attributes
      content.sections[index] = section
    }
    return content
  }

  @Test func `at the width that it uses, content keeps its lines`() {
    let fault = firstFault(ofSeeds: Seeds(20000, usually: 800)) { seed in
      var random = SplitMix64(seed: seed)
      var content = content(&random)
      let layout = content.layout()
      // The insets of such a last row leave nothing of the mean height. In its width, nothing is left for ratios.
      let hasFlatRow = layout.positions.contains {
        content.sections[$0.section].isOnRows && layout.frame(ofCellAt: $0).height == 0
          && $0.cell < layout.visibleCellCount(inSection: $0.section)
      }
      guard !hasFlatRow else { return nil }
      guard layout.usedWidth <= content.width else { return "wider than the content" }
      content.width = layout.usedWidth
      let hugging = content.layout()
      guard hugging.lineCount == layout.lineCount else { return "other lines" }
      return hugging.firstOtherBreak(than: layout)
    }
    #expect(fault == nil)
  }

  @Test func `in sections of one size or with gaps below 0, content keeps its lines`() {
    let fault = firstFault(ofSeeds: Seeds(10000, usually: 1000)) { seed in
      var random = SplitMix64(seed: seed)
      var content = content(&random).withoutRows
      for index in content.sections.indices {
        // With gaps below 0, another number of cells may fit before an overflow view.
        let attributes = content.sections[index].attributes.with(lineLimit: .unlimited)
        content.sections[index].attributes =
          random.happens(onceIn: 2)
          ? attributes.with(
            sizing: .fixed(CGSize(width: CGFloat(random.length(0...90)) / 7, height: 10)))
          : attributes.with(
            breakingStrategy: .firstFit, cellSpacing: -CGFloat(random.length(0...60)))
      }
      let layout = content.layout()
      content.width = layout.usedWidth
      return content.layout().firstOtherBreak(than: layout)
    }
    #expect(fault == nil)
  }

  @Test func `the width used is that of the longest line as it is drawn, and edits change it`() {
    let fault = firstFault(ofSeeds: Seeds(2000)) { seed in
      var random = SplitMix64(seed: seed)
      var edited = EditedLayout(random.content(.tame, limitsLines: true))
      for _ in 0..<3 {
        edited.apply(random.batch(of: edited.content, .tame))
        let new = edited.content.layout()
        guard edited.layout.usedWidth == new.usedWidth else {
          return "an edited layout uses another width than a new one"
        }
        for section in 0..<new.sectionCount {
          let insets = edited.content.sections[section].attributes.insets
          let room = new.contentSize.width - edited.content.contentInsets.sides - insets.sides
          let test = edited.content.sections[section]
          // The free space before a cell at the trailing edge is not used.
          let longest =
            new.lines(inSection: section).filter { !test.endsAtTrailingEdge($0) }
            .map(\.frame.width).max() ?? 0
          let used = new.usedWidth(ofSection: section)
          guard used >= min(longest, room) - 1e-9, used <= max(0, room) + 1e-9 else {
            return "section \(section) uses \(used) of \(room), but a line \(longest)"
          }
        }
      }
      return nil
    }
    #expect(fault == nil)
  }
}

extension Insets {
  /// The width that the insets take.
  fileprivate var sides: CGFloat { leading + trailing }
}
