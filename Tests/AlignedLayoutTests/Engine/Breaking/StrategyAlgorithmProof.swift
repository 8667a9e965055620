@testable import AlignedLayout
import Testing

/// The strategies find the best lines: an exhaustive search finds the same in thousands of small
/// paragraphs.
@Suite struct StrategyAlgorithmProof {
  private static let seeds = Seeds(1500)

  @Test(arguments: ParagraphKind.allCases)
  func `first fit places each group on the line of the group before it, or on the next`(
    kind: ParagraphKind
  ) {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let paragraph = random.paragraph(kind)
      let broken = LineBreaks(paragraph.breakable, strategy: .firstFit)
      expectEqual(
        paragraph.lineStarts(in: broken.lineStarts), paragraph.searches.map(\.search.firstFit),
        "\(seed)")
    }
  }

  @Test(arguments: ParagraphKind.allCases)
  func `optimal lines have the least sum of squared free space`(kind: ParagraphKind) {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let paragraph = random.paragraph(kind)
      let broken = LineBreaks(paragraph.breakable, strategy: .optimal)
      #expect(broken.fallenBack.isEmpty, "\(seed)")
      for (lineStarts, (_, search)) in zip(
        paragraph.lineStarts(in: broken.lineStarts), paragraph.searches)
      {
        let candidates = search.candidates
        let best = search.optimal(of: candidates)
        if kind.isExact {
          expectEqual(lineStarts, best.lineStarts, "\(seed)")
        } else {
          #expect(candidates.contains { $0.lineStarts == lineStarts }, "\(seed)")
          expectEqual(search.score(lineStarts).cost, best.cost, "\(seed)")
        }
      }
    }
  }

  @Test(arguments: ParagraphKind.allCases)
  func `balanced lines are as narrow as possible on no more lines than first fit`(
    kind: ParagraphKind
  ) {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let paragraph = random.paragraph(kind)
      let broken = LineBreaks(paragraph.breakable, strategy: .balanced)
      #expect(broken.fallenBack.isEmpty, "\(seed)")
      for (lineStarts, (_, search)) in zip(
        paragraph.lineStarts(in: broken.lineStarts), paragraph.searches)
      {
        let candidates = search.candidates
        let best = search.balanced(of: candidates)
        #expect(lineStarts.count <= search.firstFit.count, "\(seed)")
        #expect(candidates.contains { $0.lineStarts == lineStarts }, "\(seed)")
        // The width is found to a hundredth of a point, and both sides have a slack of a thousandth.
        #expect(search.score(lineStarts).widest <= best.widest + 0.012, "\(seed)")
        if kind.isExact {
          expectEqual(lineStarts, best.lineStarts, "\(seed)")
        }
      }
    }
  }

  @Test(arguments: ParagraphKind.allCases)
  func `without groups first fit gives the lines of a content layout`(kind: ParagraphKind) {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      var paragraph = random.paragraph(kind, mostCells: 40)
      paragraph.cells = paragraph.cells.map {
        .init(
          outerWidth: min($0.outerWidth, 1e9), beginsLine: $0.beginsLine, endsLine: $0.endsLine,
          keepsWithNext: false)
      }
      let content = ContentLayout(
        width: paragraph.width, contentInsets: .zero,
        sections: [
          .init(
            attributes: SectionAttributes(cellSpacing: paragraph.spacing),
            cellCount: paragraph.cells.count)
        ],
        sizeOfCell: { position, _ in
          CGSize(width: paragraph.cells[position.cell].outerWidth, height: 10)
        },
        attributesOfCell: { position in
          let cell = paragraph.cells[position.cell]
          return CellAttributes(beginsLine: cell.beginsLine, endsLine: cell.endsLine)
        })
      let broken = LineBreaks(paragraph.breakable, strategy: .firstFit)
      expectEqual(
        broken.lineStarts, content.lines(inSection: 0).map(\.cells.lowerBound), "\(seed)")
    }
  }
}
