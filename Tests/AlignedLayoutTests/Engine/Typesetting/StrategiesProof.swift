@testable import AlignedLayout
import Testing

/// What the strategies find is the best there is: on thousands of small paragraphs, all ways to set
/// them are looked at.
@Suite struct StrategiesProof {
  private static let seeds = Seeds(1500)

  @Test(arguments: ParagraphKind.allCases)
  func `first fit sets each group on the line of the one before, or on the next`(
    kind: ParagraphKind
  ) {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let paragraph = random.paragraph(kind)
      let broken = BrokenSection(
        paragraph.unbroken, width: paragraph.width, strategy: .firstFit)
      #expect(
        paragraph.ways(in: broken.lineStarts) == paragraph.searches.map(\.search.firstFit),
        "\(seed)")
    }
  }

  @Test(arguments: ParagraphKind.allCases)
  func `optimal lines have the least sum of squared free space`(kind: ParagraphKind) {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let paragraph = random.paragraph(kind)
      let broken = BrokenSection(paragraph.unbroken, width: paragraph.width, strategy: .optimal)
      #expect(broken.fallenBack.isEmpty, "\(seed)")
      for (way, (_, search)) in zip(paragraph.ways(in: broken.lineStarts), paragraph.searches) {
        let ways = search.ways
        let best = search.optimal(of: ways)
        if kind.isExact {
          #expect(way == best.way, "\(seed)")
        } else {
          #expect(ways.contains { $0.way == way }, "\(seed)")
          #expect(search.measure(way).cost == best.cost, "\(seed)")
        }
      }
    }
  }

  @Test(arguments: ParagraphKind.allCases)
  func `balanced lines are no more than first fit takes, at the smallest width that allows it`(
    kind: ParagraphKind
  ) {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let paragraph = random.paragraph(kind)
      let broken = BrokenSection(paragraph.unbroken, width: paragraph.width, strategy: .balanced)
      #expect(broken.fallenBack.isEmpty, "\(seed)")
      for (way, (_, search)) in zip(paragraph.ways(in: broken.lineStarts), paragraph.searches) {
        let ways = search.ways
        let best = search.balanced(of: ways)
        #expect(way.count <= search.firstFit.count, "\(seed)")
        #expect(ways.contains { $0.way == way }, "\(seed)")
        #expect(search.measure(way).widest <= best.widest + 0.012, "\(seed)")
        if kind.isExact {
          #expect(way == best.way, "\(seed)")
        }
      }
    }
  }

  @Test(arguments: ParagraphKind.allCases)
  func `first fit of cells that do not keep with others is that of a content`(kind: ParagraphKind) {
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
      let broken = BrokenSection(
        paragraph.unbroken, width: paragraph.width, strategy: .firstFit)
      #expect(
        broken.lineStarts == content.lines(inSection: 0).map(\.cells.lowerBound), "\(seed)")
    }
  }
}
