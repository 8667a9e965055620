#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// The widths of last lines, which self-sizing cells report with their sizes, and delegates return for
  /// others.
  @MainActor
  @Suite(.underAllModes)
  struct ReportedLastLinesTests {
    private nonisolated static let time = TestCell.named(
      2, 20 × 10, CellAttributes(standsAtTrailingEdge: true, cellAlignment: .bottom))

    /// A text and its time, and a cell below, in a width of 100 points.
    private nonisolated static func content(own: CellAttributes = .default) -> TestContent {
      TestContent(width: 100, .sizingItself, [.named(1, 90 × 40, own), time, .named(3, 50 × 10)])
    }

    /// Makes a stage with this content, whose text reports its last line.
    private func stage(
      lastLine: CGFloat? = 30
    ) -> (stage: AlignedStage, source: SizingSource) {
      SizingSource.stage(Self.content()) { $0.lastLineWidths[1] = lastLine }
    }

    @Test func `a time stands beside the last line that a text reports`() {
      let (stage, _) = stage()
      expectEqual(stage.frame(0), rect(0, 0, 90 × 40))
      expectEqual(stage.frame(1), rect(80, 30, 20 × 10))
      expectEqual(stage.frame(2), rect(0, 40, 50 × 10))
    }

    nonisolated static let rows: [ReportingExample] = [
      ReportingExample(
        "without a reported last line, the whole text counts", content(), tops: [0, 40, 50]),
      ReportingExample(
        "beside a last line that leaves too little room, the whole text counts", content(),
        tops: [0, 40, 50], setUp: { $0.lastLineWidths[1] = 81 }),
      ReportingExample(
        "a text as large as its estimate reports its last line",
        TestContent(width: 45, .sizingItself, [.named(1, 30 × 20), time]), tops: [0, 10],
        setUp: { $0.lastLineWidths[1] = 10 }),
      ReportingExample(
        "a changed last line moves the time, and asks nothing", content(), tops: [0, 30, 40],
        setUp: { $0.lastLineWidths[1] = 30 },
        [
          .init(tops: [0, 40, 50], asksNothing: true) { stage, source in
            source.lastLineWidths[1] = 85
            stage.view.reconfigureItems(at: [[0, 0]])
          },
          .init(tops: [0, 30, 40]) { stage, source in
            source.lastLineWidths[1] = 10
            stage.reconfigure(0)
          },
          .init(tops: [0, 40, 50]) { stage, source in
            source.lastLineWidths[1] = nil
            stage.reconfigure(0)
          },
        ]),
      ReportingExample(
        "a reported last line comes before that of the attributes",
        content(own: CellAttributes(lastLineWidth: 90)), tops: [0, 30, 40],
        setUp: { $0.lastLineWidths[1] = 30 },
        [
          .init(tops: [0, 40, 50]) { stage, source in
            source.lastLineWidths[1] = nil
            stage.reconfigure(0)
          }
        ]),
      ReportingExample(
        "a time that is inserted finds the last line that was reported before", content(),
        tops: [0, 30, 40], setUp: { $0.lastLineWidths[1] = 30 },
        [
          .init(tops: [0, 40]) { stage, source in
            source.content.sections[0].cells.remove(at: 1)
            stage.view.performBatchUpdates { stage.view.deleteItems(at: [[0, 1]]) }
          },
          .init(tops: [0, 30, 40]) { stage, source in
            source.content.sections[0].cells.insert(time, at: 1)
            stage.view.performBatchUpdates { stage.view.insertItems(at: [[0, 1]]) }
          },
        ]),
      ReportingExample(
        "another width has another last line",
        TestContent(
          width: 100, .sizingItself, [TestCell(id: 1) { $0 >= 90 ? 90 × 40 : $0 × 60 }, time]),
        tops: [0, 30], setUp: { $0.lastLineWidths[1] = 30 },
        [
          .init(tops: [0, 60]) { stage, source in
            source.lastLineWidths[1] = 50
            stage.resize(60 × 200)
          },
          .init(tops: [0, 30]) { stage, source in
            source.lastLineWidths[1] = 30
            stage.resize(100 × 200)
          },
        ]),
    ]

    @Test(arguments: rows)
    func `the time moves with the last line that the text reports`(example: ReportingExample) {
      example.expect()
    }

    @Test
    func `a difference of less than half a pixel is ignored, and so is one that moves nothing`() {
      let (stage, _) = stage()
      let halfPixel = 0.5 / stage.view.traitCollection.displayScale
      #expect(!stage.invalidates(0, lastLine: 30))
      #expect(!stage.invalidates(0, lastLine: 30 + halfPixel * 0.9))
      #expect(stage.invalidates(0, lastLine: 30 + halfPixel * 1.7))
      #expect(stage.invalidates(0, lastLine: nil))
      // Nothing stands behind the others.
      #expect(!stage.invalidates(1, lastLine: 3))
      #expect(!stage.invalidates(2, lastLine: 3))
    }

    @Test func `a last line that never settles is ignored eventually`() {
      let (stage, source) = stage()
      for number in 0..<200 {
        source.lastLineWidths[1] = number.isMultiple(of: 2) ? 10 : 85
        stage.reconfigure(0)
      }
      #expect([[0, 30, 40], [0, 40, 50]].contains(stage.tops))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1e300, 1e300])
    func `last lines that are not finite numbers do no harm`(width: CGFloat) throws {
      let (stage, _) = stage(lastLine: width)
      let frame = try #require(stage.frame(1))
      #expect(frame.minX.isFinite && frame.minY.isFinite)
    }

    @Test func `in a content that scrolls sideways, no cell has a last line`() {
      let layout = CollectionViewAlignedLayout()
      layout.scrollDirection = .horizontal
      var content = TestContent(
        width: 200, .sizingItself, [.named(1, 40 × 190), .named(2, 20 × 20, Self.time.attributes)])
      content.axis = .horizontal
      let (stage, _) = SizingSource.stage(content, layout: layout) { $0.lastLineWidths[1] = 3 }
      expectEqual(stage.frame(1)?.minX, 40)
    }

    @Test func `returned attributes report no last line, and copies keep it`() {
      let (stage, _) = stage()
      let given = stage.layout.layoutAttributesForItem(at: [0, 0])
      let ours = given as? CollectionViewAlignedLayoutAttributes
      #expect(ours != nil && ours?.lastLineWidth == nil)
      let copy = ours?.copy() as? CollectionViewAlignedLayoutAttributes
      copy?.lastLineWidth = 4
      #expect(copy != ours)
      expectEqual((copy?.copy() as? CollectionViewAlignedLayoutAttributes)?.lastLineWidth, 4)
    }

    // MARK: Cells of asked sizes

    @Test func `the layout asks for the last line of a cell before one at the trailing edge`() {
      let layout = CollectionViewAlignedLayout()
      var asked: [IndexPath] = []
      var width: CGFloat = 30
      layout.lastLineWidthForItem = { path, size in
        asked.append(path)
        return size == 90 × 40 ? width : nil
      }
      let attributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
      let cells = [TestCell.named(1, 90 × 40), Self.time, .named(3, 50 × 10)]
      let content = TestContent(width: 100, attributes, cells)
      let stage = AlignedStage(content, height: 200, layout: layout)
      expectEqual(stage.tops, [0, 30, 40])
      expectEqual(Set(asked), [[0, 0]])
      width = 85
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expectEqual(stage.tops, [0, 40, 50])
    }
  }

  extension AlignedStage {
    /// Returns true if a view of the same size that reports another last line would invalidate the layout.
    fileprivate func invalidates(_ item: Int, lastLine: CGFloat?) -> Bool {
      guard let original = layout.layoutAttributesForItem(at: [0, item]),
        let preferred = original.copy() as? CollectionViewAlignedLayoutAttributes
      else { return false }
      preferred.size = content.sections[0].cells[item].size(content.width)
      preferred.lastLineWidth = lastLine
      return layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }
#endif
