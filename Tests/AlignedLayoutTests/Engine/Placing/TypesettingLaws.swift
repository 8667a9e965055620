import AlignedLayout
import Testing

/// Laws about groups, clamping, indentation, baselines and justification in any section.
@Suite struct TypesettingLaws {
  @Test(arguments: Wildness.allCases)
  func `a group that is broken begins a line itself`(wildness: Wildness) {
    forEachSection(wildness) { section, seed in
      // Cells of a shared width that stand above others break groups, too.
      guard section.test.attributes.sharedWidths.isEmpty else { return }
      let begun = Set(section.lines.map(\.cells.lowerBound))
      for first in begun where section.isKeptWithPrevious(first) {
        var group = first
        while section.isKeptWithPrevious(group) {
          group -= 1
        }
        #expect(begun.contains(group), "\(seed)")
      }
    }
  }

  @Test func `no cell of a clamping section is wider than the space for lines`() {
    forEachSection(.tame) { section, seed in
      guard section.test.attributes.clampsOversizedCells else { return }
      for cell in section.test.cells.indices {
        #expect(section.frame(cell).width <= section.room + 0.001, "\(seed)")
      }
    }
  }

  @Test func `lines are indented by the stack of their cells' indentations`() {
    forEachSection(.tame, alignment: .leading) { section, seed in
      guard !section.test.isOnRows else { return }
      var stack: [CGFloat] = []
      let isFirstFit = section.test.attributes.breakingStrategy == .firstFit
      for line in section.lines {
        let first = section.test.cells[line.cells.lowerBound].attributes
        let own = first.lineAlignment ?? .leading
        let isOrdinary = own == .leading || own == .left
        #expect(!isOrdinary || section.isIndented(line, by: stack.last ?? 0), "\(seed)")
        for cell in line.cells where isFirstFit {
          let attributes = section.test.cells[cell].attributes
          stack.removeLast(min(stack.count, attributes.indentationsEndedAfter))
          let place = section.frame(cell).minX - section.left
          switch isOrdinary ? attributes.indentation : .unchanged {
          case .nest: stack.append(place)
          case .start: stack = [place]
          case .unchanged: break
          }
        }
      }
    }
  }

  @Test(
    arguments: [0, 1, 2, 3] as [CGFloat],
    [SectionAttributes.CellAlignment.firstBaseline, .lastBaseline])
  func `the baselines of a line are within a pixel of each other`(
    scale: CGFloat, alignment: SectionAttributes.CellAlignment
  ) {
    forEachSection(.tame, displayScale: scale) { section, seed in
      for line in section.lines {
        let cells = line.cells.filter { section.alignment($0) == alignment }
        let baselines = cells.map { cell in
          let attributes = section.test.cells[cell].attributes
          let baseline =
            alignment == .firstBaseline ? attributes.firstBaseline : attributes.lastBaseline
          let frame = section.frame(cell)
          return frame.minY + (baseline ?? frame.height)
        }
        let distance = (baselines.max() ?? 0) - (baselines.min() ?? 0)
        #expect(distance <= (scale > 0 ? 1 / scale : 0) + 1e-6, "\(seed)")
      }
    }
  }

  @Test func `stretched cells and their insets are as tall as their line`() {
    forEachSection(.tame) { section, seed in
      for line in section.lines {
        for cell in line.cells where section.alignment(cell) == .stretch {
          let insets = section.test.cells[cell].attributes.insets
          let frame = section.frame(cell)
          #expect(abs(frame.minY - insets.top - line.frame.minY) < 1e-6, "\(seed)")
          #expect(abs(frame.maxY + insets.bottom - line.frame.maxY) < 1e-6, "\(seed)")
        }
      }
    }
  }

  @Test func `a justified line leaves less than a pixel of free space`() {
    forEachSection(.tame, displayScale: 2, alignment: .leading) { section, seed in
      guard let justification = section.test.attributes.justification,
        justification.maximumGap >= 1e9, !section.test.isOnRows
      else { return }
      for (index, line) in section.lines.enumerated() where line.cells.count > 1 {
        let isFollowed = index + 1 < section.lines.count && !section.isForced(below: line)
        guard isFollowed || justification.lastLines == .justified else { continue }
        #expect(section.left + section.room - line.frame.maxX < 0.5 + 1e-6, "\(seed)")
      }
    }
  }

  /// Calls the body with many laid-out sections.
  private func forEachSection(
    _ wildness: Wildness, displayScale: CGFloat = 0,
    alignment: SectionAttributes.LineAlignment? = nil,
    _ body: (_ section: LaidOutSection, _ seed: UInt64) -> Void
  ) {
    for seed in Seeds(1000) {
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness)
      content.displayScale = displayScale
      if alignment != nil {
        content.direction = .leftToRight
      }
      for index in content.sections.indices {
        content.sections[index].attributes = content.sections[index].attributes.with(
          lineAlignment: alignment)
      }
      let layout = content.layout()
      for index in content.sections.indices {
        body(LaidOutSection(content: content, layout: layout, index: index), seed)
      }
    }
  }
}

/// A section of a test with its layout.
private struct LaidOutSection {
  let content: TestContent
  let layout: ContentLayout
  let index: Int

  var test: TestSection { content.sections[index] }
  var lines: ContentLayout.Lines { layout.lines(inSection: index) }

  /// The left edge of the space for lines, if the direction is left to right.
  var left: CGFloat { content.contentInsets.leading + test.attributes.insets.leading }

  /// The width of the space for lines.
  var room: CGFloat {
    max(
      0,
      layout.contentSize.width - left - content.contentInsets.trailing
        - test.attributes.insets.trailing)
  }

  /// Returns whether a line has an indentation. A cell at the trailing edge that is too wide sticks out at the
  /// leading edge.
  func isIndented(_ line: ContentLayout.Line, by indentation: CGFloat) -> Bool {
    test.endsAtTrailingEdge(line) && line.remainingSpace < 0
      || abs(line.frame.minX - left - indentation) < 1e-6
  }

  func frame(_ cell: Int) -> CGRect {
    layout.frame(ofCellAt: .init(section: index, cell: cell))
  }

  func alignment(_ cell: Int) -> SectionAttributes.CellAlignment {
    test.cells[cell].attributes.cellAlignment ?? test.attributes.cellAlignment
  }

  /// Returns true if a forced break follows the line.
  func isForced(below line: ContentLayout.Line) -> Bool {
    test.cells[line.cells.upperBound - 1].attributes.endsLine
      || test.cells[line.cells.upperBound].attributes.beginsLine
  }

  func isKeptWithPrevious(_ cell: Int) -> Bool {
    guard cell > 0 else { return false }
    let previous = test.cells[cell - 1].attributes
    return previous.keepsWithNext && !previous.endsLine && !test.cells[cell].attributes.beginsLine
  }
}
