#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Cells that change their minds, want too much or never settle: no pass goes on for ever (S, R).
  @MainActor
  @Suite(.underAllModes)
  struct SettlingTests {
    private let content = TestContent(
      width: 100, .sizingItself, [.cell(40 × 20), .cell(50 × 20), .cell(30 × 20)])

    @Test func `a wider answer is cut to the line and measured once more`() {
      var answers = 0
      // As Auto Layout's cells do: one line of text, unless the width is that which is offered.
      let (stage, _) = SizingSource.stage(content) {
        $0.answer = { attributes, offer in
          guard attributes.indexPath[1] == 1 else { return nil }
          answers += 1
          return attributes.size.width == offer ? offer × 60 : 300 × 20
        }
      }
      #expect(stage.frame(1) == rect(0, 20, 100 × 60))
      #expect(stage.frame(2) == rect(0, 80, 30 × 20))
      #expect(answers >= 2)
    }

    @Test func `a wider answer is measured once more even if it is as large as estimated`() {
      let wide = content.sections[0].attributes.with(
        sizing: .selfSizing(estimatedWidth: 100, estimatedHeight: 20))
      var answers = 0
      let (stage, _) = SizingSource.stage(TestContent(width: 100, wide, [.cell(1 × 1)])) {
        $0.answer = { _, offer in
          answers += 1
          return answers == 1 ? 300 × 20 : offer × 60
        }
      }
      #expect(stage.frame(0) == rect(0, 0, 100 × 60))
    }

    @Test func `a cell that always wants more than the line gets the line`() {
      let (stage, _) = SizingSource.stage(content) {
        $0.answer = { $0.indexPath[1] == 1 ? ($1 + 50) × 25 : nil }
      }
      #expect(isClose(stage.frame(1), rect(0, 20, 100 × 25)))
      #expect(isClose(stage.frame(2), rect(0, 45, 30 × 20)))
    }

    @Test func `sizes that differ by less than half a pixel change nothing`() {
      var answers = 0
      let (stage, _) = SizingSource.stage(content) {
        $0.answer = { attributes, _ in
          answers += 1
          let height = 20 + CGFloat(answers % 5) / 21
          return attributes.indexPath[1] == 0 ? 40 × height : nil
        }
      }
      let frame = stage.frame(0)
      for _ in 0..<20 {
        stage.view.reconfigureItems(at: [[0, 0]])
        stage.view.layoutIfNeeded()
      }
      #expect(stage.frame(0) == frame)
    }

    @Test func `a size that differs by more than half a pixel counts`() {
      let (stage, source) = SizingSource.stage(content)
      source.content.sections[0].cells[0] = .cell(40 × 20.3)
      stage.view.reconfigureItems(at: [[0, 0]])
      stage.view.layoutIfNeeded()
      #expect(stage.frame(0)?.size == (40 × 20.3))
    }

    @Test func `the first answer counts, however little it differs from the estimate`() {
      let content = TestContent(width: 100, .sizingItself, [.cell(30.01 × 20.01)])
      let (stage, _) = SizingSource.stage(content)
      #expect(stage.frame(0)?.size == (30.01 × 20.01))
    }

    @Test func `answers that alternate come to rest`() {
      var isLarge = false
      let (stage, _) = SizingSource.stage(content) {
        $0.answer = { attributes, _ in
          guard attributes.indexPath[1] == 0 else { return nil }
          isLarge.toggle()
          return isLarge ? 90 × 40 : 20 × 20
        }
      }
      let size = stage.frame(0)?.size
      #expect(size == (90 × 40) || size == (20 × 20))
    }

    @Test func `answers that grow for ever come to rest`() {
      var height: CGFloat = 20
      let (stage, _) = SizingSource.stage(content) {
        $0.answer = { attributes, _ in
          guard attributes.indexPath[1] == 0 else { return nil }
          height += 1
          return 40 × height
        }
      }
      #expect(stage.frame(2)?.size == (30 × 20))
    }

    @Test func `a cell that goes back and forth between two lines comes to rest`() {
      // Offered 100, it does not fit beside the first, and then would be small enough below.
      let start = CellAttributes(indentation: .start)
      let content = TestContent(
        width: 100, .sizingItself,
        [
          .cell(30 × 20), .cell(20 × 20, start),
          TestCell { $0 == 100 ? 60 × 20 : 40 × 30 },
          TestCell { $0 == 100 ? 20 × 20 : 70 × 25 },
        ])
      let (stage, _) = SizingSource.stage(content)
      stage.expectShownAsComputed()
    }

    @Test func `a cell that is offered another width while it answers is asked once more`() {
      let start = CellAttributes(indentation: .start)
      let cells: [TestCell] = [
        TestCell { $0 == 100 ? 80 × 20 : 30 × 20 }, .cell(20 × 20, start), .cell(70 × 10),
        .text(area: 900, atMost: 90),
      ]
      let (stage, _) = SizingSource.stage(
        TestContent(width: 100, .sizingItself, cells))
      for width in [62, 110, 62, 100] as [CGFloat] {
        stage.layout.invalidateMeasuredSizes()
        stage.resize(width × 200)
        stage.expectShownAsComputed()
      }
    }

    @Test func `a visible cell may answer anew at any time`() {
      let (stage, source) = SizingSource.stage(content)
      for width in [70, 20, 45, 70, 20] {
        source.content.sections[0].cells[0] = .cell(CGFloat(width) × 33)
        stage.view.reconfigureItems(at: [[0, 0]])
        stage.view.layoutIfNeeded()
        stage.expectShownAsComputed()
      }
    }

    @Test func `answers of items that are gone are ignored`() {
      let (stage, source) = SizingSource.stage(content)
      source.content.sections[0].cells.removeLast()
      stage.view.deleteItems(at: [[0, 2]])
      let gone = CollectionViewAlignedLayoutAttributes(forCellWith: [0, 2])
      let other = CollectionViewAlignedLayoutAttributes(forCellWith: [0, 2])
      other.size = 70 × 70
      #expect(
        !stage.layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: other, withOriginalAttributes: gone))
      stage.expectShownAsComputed()
    }

    @Test func `a cell of another section is not listened to`() {
      let asked = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
      let (stage, _) = SizingSource.stage(TestContent(width: 100, asked, [.cell(40 × 20)])) {
        $0.answer = { _, _ in 70 × 70 }
      }
      stage.expectShownAsComputed()
    }
  }
#endif
