#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Cells that change their size, prefer too much or never settle. Rests on UIKit repeating a
  /// layout pass until nothing is stale (S), and on reports of endless passes (R).
  @MainActor
  @Suite(.underAllModes)
  struct SettlingTests {
    private nonisolated static let content = TestContent(
      width: 100, .sizingItself, [.cell(40 × 20), .cell(50 × 20), .cell(30 × 20)])

    @Test func `a cell wider than its line is clamped and measured once more`() {
      var measurements = 0
      // Cells with Auto Layout do this: one line of text, unless the width is the offered one.
      let (stage, _) = SizingSource.stage(Self.content) {
        $0.preferredSize = { attributes, offer in
          guard attributes.indexPath[1] == 1 else { return nil }
          measurements += 1
          return attributes.size.width == offer ? offer × 60 : 300 × 20
        }
      }
      expectEqual(stage.frame(1), rect(0, 20, 100 × 60))
      expectEqual(stage.frame(2), rect(0, 80, 30 × 20))
      #expect(measurements >= 2)
    }

    @Test func `a clamped cell is measured once more even if it is as large as its estimate`() {
      let wide = Self.content.sections[0].attributes.with(
        sizing: .selfSizing(estimate: 100 × 20))
      var measurements = 0
      let (stage, _) = SizingSource.stage(TestContent(width: 100, wide, [.cell(1 × 1)])) {
        $0.preferredSize = { _, offer in
          measurements += 1
          return measurements == 1 ? 300 × 20 : offer × 60
        }
      }
      expectEqual(stage.frame(0), rect(0, 0, 100 × 60))
    }

    @Test func `a cell that always prefers more than the line gets the line's width`() {
      let (stage, _) = SizingSource.stage(Self.content) {
        $0.preferredSize = { $0.indexPath[1] == 1 ? ($1 + 50) × 25 : nil }
      }
      #expect(isClose(stage.frame(1), rect(0, 20, 100 × 25)))
      #expect(isClose(stage.frame(2), rect(0, 45, 30 × 20)))
    }

    @Test func `a difference of less than half a pixel changes nothing`() {
      var measurements = 0
      let (stage, _) = SizingSource.stage(Self.content) {
        $0.preferredSize = { attributes, _ in
          measurements += 1
          let height = 20 + CGFloat(measurements % 5) / 21
          return attributes.indexPath[1] == 0 ? 40 × height : nil
        }
      }
      let frame = stage.frame(0)
      for _ in 0..<20 {
        stage.view.reconfigureItems(at: [[0, 0]])
        stage.view.layoutIfNeeded()
      }
      expectEqual(stage.frame(0), frame)
    }

    private nonisolated static let start = CellAttributes(indentation: .start)

    nonisolated static let rows: [SelfSizingExample] = [
      SelfSizingExample(
        "a difference of a pixel counts", content, isShownAsComputed: false,
        changes: [
          { stage in
            stage.content.sections[0].cells[0] = .cell(40 × 20.5)
            stage.reconfigure(0)
          }
        ], sizes: [0: 40 × 20.5]),
      SelfSizingExample(
        "the first measured size replaces the estimate, rounded to pixels by UIKit",
        TestContent(width: 100, .sizingItself, [.cell(30.4 × 20.3)]), isShownAsComputed: false,
        sizes: [0: 30.5 × 20.5]),
      SelfSizingExample(
        "a cell that grows with each measurement settles", content, isShownAsComputed: false,
        setUp: { source in
          var height: CGFloat = 20
          source.preferredSize = { attributes, _ in
            guard attributes.indexPath[1] == 0 else { return nil }
            height += 1
            return 40 × height
          }
        }, sizes: [2: 30 × 20]),
      // Offered 100 points it does not fit beside the first. On the next line it prefers less.
      SelfSizingExample(
        "a cell that moves between two lines by its size settles",
        TestContent(
          width: 100, .sizingItself,
          [
            .cell(30 × 20), .cell(20 × 20, start),
            TestCell { $0 == 100 ? 60 × 20 : 40 × 30 },
            TestCell { $0 == 100 ? 20 × 20 : 70 × 25 },
          ])),
      SelfSizingExample(
        "a cell that is offered another width while measuring is measured once more",
        TestContent(
          width: 100, .sizingItself,
          [
            TestCell { $0 == 100 ? 80 × 20 : 30 × 20 }, .cell(20 × 20, start), .cell(70 × 10),
            .text(area: 900, atMost: 90),
          ]),
        changes: ([62, 110, 62, 100] as [CGFloat]).map { width in
          { stage in
            stage.layout.invalidateMeasuredSizes()
            stage.resize(width × 200)
          }
        }),
      SelfSizingExample(
        "a visible cell may change its size at any time", content,
        changes: ([70, 20, 45, 70, 20] as [CGFloat]).map { width in
          { stage in
            stage.content.sections[0].cells[0] = .cell(width × 33)
            stage.reconfigure(0)
          }
        }),
      SelfSizingExample(
        "preferred sizes in sections that are not self-sizing are ignored",
        TestContent(
          width: 100, SectionAttributes(cellSpacing: 0, lineSpacing: 0), [.cell(40 × 20)]),
        setUp: { $0.preferredSize = { _, _ in 70 × 70 } }),
    ]

    @Test(arguments: rows)
    func `cells come to rest in the sizes that they prefer`(example: SelfSizingExample) {
      example.expect()
    }

    @Test func `a cell that alternates between two sizes settles`() {
      var isLarge = false
      let (stage, _) = SizingSource.stage(Self.content) {
        $0.preferredSize = { attributes, _ in
          guard attributes.indexPath[1] == 0 else { return nil }
          isLarge.toggle()
          return isLarge ? 90 × 40 : 20 × 20
        }
      }
      let size = stage.frame(0)?.size
      #expect(size == (90 × 40) || size == (20 × 20))
    }

    @Test func `preferred attributes of deleted items are ignored`() {
      let (stage, source) = SizingSource.stage(Self.content)
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
  }
#endif
