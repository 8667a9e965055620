#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Cells that size themselves. Rests on UIKit measuring cells as soon as it makes them (S).
  @MainActor
  @Suite(.underAllModes)
  struct SelfSizingCellsTests {
    private func content(_ cells: [TestCell]) -> TestContent {
      TestContent(width: 100, .sizingItself, cells)
    }

    private let mixed: [TestCell] = (0..<16).map { number in
      switch number % 4 {
      case 0: .cell(CGFloat(20 + 2 * number) × 20)
      case 1: .text(area: 3000, atMost: 80)
      case 2: .filling(height: 12)
      default: .cell(13 × 31)
      }
    }

    @Test func `cells have the sizes they prefer`() {
      let (stage, _) = SizingSource.stage(content(mixed), height: 3000)
      stage.expectShownAsComputed()
    }

    @Test func `scrolling back and forth leads to the layout with all sizes known`() {
      let (stage, _) = SizingSource.stage(content(mixed), height: 90)
      // Twice, because a newly measured size can move a cell back into view that was passed.
      for _ in 0..<2 {
        for y in stride(from: 0, to: 600, by: 70 as CGFloat) { stage.scroll(to: y) }
      }
      stage.expectShownAsComputed()
    }

    @Test func `asked, fixed and self-sizing sections mix`() {
      let asked = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
      let content = TestContent(
        width: 100, contentInsets: Insets(4), sectionSpacing: 3,
        sections: [
          TestSection(attributes: asked, cells: mixed, headerLength: 10),
          TestSection(attributes: .sizingItself, cells: mixed, footerLength: 8),
          TestSection(
            attributes: asked.with(sizing: .fixed(30 × 10)),
            cells: Array(repeating: .cell(30 × 10), count: 9)),
          TestSection(attributes: .sizingItself, cells: mixed, headerLength: 12),
        ])
      let (stage, _) = SizingSource.stage(content, height: 150)
      stage.showEverything()
      stage.expectShownAsComputed()
    }

    @Test func `the offered space is the line width minus the cell's insets`() {
      let start = CellAttributes(indentation: .start)
      let (stage, source) = SizingSource.stage(
        content([
          .cell(40 × 20), .cell(10 × 20, start.with(insets: Insets(leading: 5, trailing: 1))),
          .cell(60 × 20), .cell(10 × 20),
        ]))
      #expect(Set(source.offers[[0, 0]] ?? []) == [100])
      #expect(Set(source.offers[[0, 1]] ?? []) == [94])
      #expect(source.offers[[0, 2]]?.last == 55)
      #expect(source.offers[[0, 3]]?.last == 55)
      let attributes = stage.view.layoutAttributesForItem(at: [0, 1])
      #expect((attributes as? CollectionViewAlignedLayoutAttributes)?.offeredSpace == 94)
      stage.expectShownAsComputed()
    }

    @Test func `cells of other sections have plain attributes`() {
      let (stage, _) = SizingSource.stage(TestContent(width: 100, [.cell(10 × 10)]))
      let attributes = stage.view.layoutAttributesForItem(at: [0, 0])
      #expect(attributes != nil && !(attributes is CollectionViewAlignedLayoutAttributes))
    }

    @Test func `the delegate is not asked for sizes of self-sizing cells`() {
      let (stage, _) = SizingSource.stage(content(mixed))
      let asked = stage.asked()
      #expect(!asked.contains { if case .size = $0 { true } else { false } })
      #expect(asked.contains(.attributes([0, 3])))
    }

    @Test func `a preferred size asks the delegate for no attributes`() {
      let (stage, source) = SizingSource.stage(content(mixed))
      source.content.sections[0].cells[2] = .cell(50 × 50)
      #expect(
        stage.asked { stage.view.reconfigureItems(at: [[0, 2]]) }.filter {
          if case .attributes = $0 { true } else { false }
        }.isEmpty)
    }

    @Test func `sizes of cells out of view stay cached`() {
      let (stage, source) = SizingSource.stage(content(mixed), height: 90)
      stage.showEverything()
      stage.scroll(to: 0)
      let frames = mixed.indices.map { stage.frame($0) }
      source.offers = [:]
      stage.scroll(to: 150)
      stage.scroll(to: stage.view.contentSize.height - 90)
      stage.scroll(to: 0)
      #expect(mixed.indices.map { stage.frame($0) } == frames)
    }

    @Test func `cells are measured at another width, and sizes for the old width stay cached`() {
      let (stage, _) = SizingSource.stage(content(mixed), height: 90)
      stage.showEverything()
      stage.resize(140 × 90)
      stage.showEverything()
      stage.expectShownAsComputed()
      stage.scroll(to: 0)
      stage.resize(100 × 90)
      #expect(isClose(stage.view.contentSize.exact, stage.computed.contentSize))
    }

    @Test func `a cell as large as its estimate is measured again at another width`() {
      let (stage, _) = SizingSource.stage(
        content([TestCell { offer in offer == 100 ? 30 × 20 : 40 × 25 }]))
      stage.resize(120 × 90)
      #expect(isClose(stage.frame(0), rect(0, 0, 40 × 25)))
    }

    @Test func `invalidateLayout keeps measured sizes cached`() {
      let (stage, _) = SizingSource.stage(content(mixed), height: 90)
      stage.showEverything()
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `the content size for a width uses measured sizes`() {
      let (stage, _) = SizingSource.stage(content([.cell(60 × 20), .cell(50 × 25)]))
      #expect(stage.layout.contentSize(fitting: 100 × 0).height == 45)
    }
  }
#endif
