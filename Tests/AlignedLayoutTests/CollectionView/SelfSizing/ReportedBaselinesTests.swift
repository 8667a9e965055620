#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Baselines that self-sizing cells report with their sizes. Rests on self-sizing as
  /// reconstructed from stacks (S).
  @MainActor
  @Suite(.underAllModes)
  struct ReportedBaselinesTests {
    /// Makes a stage with four cells on two lines, some of which report a first baseline.
    private func stage(
      _ attributes: SectionAttributes = .byFirstBaseline, reports: [Int: CGFloat] = [1: 30, 2: 10],
      own: CellAttributes = .default, direction: ContentLayout.Direction = .leftToRight,
      layout: CollectionViewAlignedLayout = CollectionViewAlignedLayout()
    ) -> (stage: AlignedStage, source: SizingSource) {
      let cells: [TestCell] = [
        .named(1, 40 × 20, own), .named(2, 50 × 40), .named(3, 30 × 20), .named(4, 60 × 30),
      ]
      var content = TestContent(width: 100, attributes, cells)
      content.direction = direction
      return SizingSource.stage(content, layout: layout) { source in
        source.baselines = reports.mapValues { ReportedBaselines(first: $0) }
      }
    }

    @Test func `cells align by the baselines they report`() {
      let (stage, _) = stage()
      #expect(stage.frame(0) == rect(0, 0, 40 × 20))
      #expect(stage.frame(1) == rect(40, 20, 50 × 40))
      #expect(stage.frame(2) == rect(0, 70, 30 × 20))
      #expect(stage.frame(3) == rect(30, 60, 60 × 30))
    }

    @Test func `right-to-left cells have the same vertical positions`() {
      let (stage, _) = stage(direction: .rightToLeft)
      #expect(stage.frame(0) == rect(60, 0, 40 × 20))
      #expect(stage.frame(1) == rect(10, 20, 50 × 40))
      #expect(stage.frame(2) == rect(70, 70, 30 × 20))
      #expect(stage.frame(3) == rect(10, 60, 60 × 30))
    }

    @Test func `a reported baseline comes before the cell's attributes`() {
      let (stage, source) = stage(own: CellAttributes(firstBaseline: 15))
      #expect(stage.tops.prefix(2) == [0, 20])
      source.baselines[1] = nil
      stage.reconfigure(0)
      #expect(stage.tops.prefix(2) == [0, 5])
      source.baselines[1] = ReportedBaselines(first: 12)
      stage.reconfigure(0)
      #expect(stage.tops.prefix(2) == [0, 2])
    }

    @Test func `changed attributes apply to cells that report no baseline`() {
      let (stage, source) = stage(reports: [2: 10], own: CellAttributes(firstBaseline: 15))
      #expect(stage.tops.prefix(2) == [0, 5])
      source.content.sections[0].cells[0].attributes = CellAttributes(firstBaseline: 18)
      source.content.sections[0].cells[1].attributes = CellAttributes(firstBaseline: 2)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.tops.prefix(2) == [0, 8])
      source.baselines[2] = nil
      stage.reconfigure(1)
      #expect(stage.tops.prefix(2) == [0, 16])
    }

    @Test func `a changed baseline moves its line and the lines below, and asks nothing`() {
      let (stage, source) = stage()
      source.baselines[2] = ReportedBaselines(first: 25)
      let asked = stage.asked { stage.view.reconfigureItems(at: [[0, 1]]) }
      #expect(asked.toDelegate.isEmpty)
      #expect(stage.tops == [0, 5, 55, 45])
    }

    @Test func `a changed last baseline moves its line and the lines below`() {
      let (stage, source) = stage(.sizingItself.with(cellAlignment: .lastBaseline), reports: [:])
      #expect(stage.tops == [20, 0, 50, 40])
      source.baselines[2] = ReportedBaselines(first: 3, last: 15)
      stage.reconfigure(1)
      #expect(stage.tops == [0, 5, 55, 45])
    }

    @Test func `a cell as large as its estimate reports its baseline`() {
      let content = TestContent(
        width: 100, .byFirstBaseline, [.named(1, 30 × 20), .named(2, 30 × 20)])
      let (stage, _) = SizingSource.stage(content) {
        $0.baselines[2] = ReportedBaselines(first: 4)
      }
      #expect(stage.tops == [0, 16])
    }

    @Test(arguments: [
      SectionAttributes.CellAlignment.top, .center, .bottom, .stretch, .lastBaseline,
    ])
    func `a baseline that the section does not align by invalidates nothing`(
      alignment: SectionAttributes.CellAlignment
    ) {
      let (stage, source) = stage(.sizingItself.with(cellAlignment: alignment))
      #expect(!stage.invalidates(0, first: 5))
      // The layout still caches it, in case the section aligns by it later.
      source.baselines[1] = ReportedBaselines(first: 5)
      source.content.sections[0].attributes = .byFirstBaseline
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.tops.prefix(2) == [5, 0])
    }

    @Test func `a difference of less than half a pixel is ignored`() {
      let (stage, _) = stage()
      let halfPixel = 0.5 / stage.view.traitCollection.displayScale
      #expect(!stage.invalidates(0, first: 30))
      #expect(!stage.invalidates(0, first: 30 + halfPixel * 0.9))
      // The cached baseline is the first one, so that many small differences cannot add up.
      #expect(stage.invalidates(0, first: 30 + halfPixel * 1.7))
      #expect(stage.invalidates(0, first: nil))
    }

    @Test func `a baseline that never settles is ignored eventually`() {
      let (stage, source) = stage()
      for number in 0..<200 {
        source.baselines[1] = ReportedBaselines(first: number.isMultiple(of: 2) ? 10 : 30)
        stage.reconfigure(0)
      }
      #expect([10, 0].contains(stage.tops[0]) || [0, 20].contains(stage.tops[1]))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1e300, 1e300])
    func `baselines that are not finite numbers do no harm`(baseline: CGFloat) throws {
      let (stage, _) = stage(reports: [1: baseline])
      let frame = try #require(stage.frame(1))
      #expect(frame.minY.isFinite && stage.view.contentSize.height.isFinite)
    }

    @Test func `returned attributes report no baseline`() {
      let (stage, _) = stage()
      let given = stage.layout.layoutAttributesForItem(at: [0, 0])
      let ours = given as? CollectionViewAlignedLayoutAttributes
      #expect(ours != nil && ours?.firstBaseline == nil && ours?.lastBaseline == nil)
    }
  }

  extension SectionAttributes {
    /// Attributes of a section whose cells size themselves and align by first baselines.
    static let byFirstBaseline = SectionAttributes.sizingItself.with(
      cellAlignment: .firstBaseline)
  }

  extension TestCell {
    static func named(
      _ id: Int, _ size: CGSize, _ attributes: CellAttributes = .default
    ) -> TestCell {
      TestCell(attributes: attributes, id: id) { _ in size }
    }
  }

  extension AlignedStage {
    /// The tops of the cells of the first section.
    var tops: [CGFloat] {
      content.sections[0].cells.indices.map { frame($0)?.minY ?? .nan }
    }

    /// Reconfigures a cell, which measures it again.
    func reconfigure(_ item: Int) {
      view.reconfigureItems(at: [[0, item]])
      view.layoutIfNeeded()
    }

    /// Returns true if a view of the same size that reports another first baseline would invalidate the
    /// layout.
    func invalidates(_ item: Int, first: CGFloat?) -> Bool {
      guard let original = layout.layoutAttributesForItem(at: [0, item]),
        let preferred = original.copy() as? CollectionViewAlignedLayoutAttributes
      else { return false }
      preferred.size = content.sections[0].cells[item].size(content.width)
      preferred.firstBaseline = first
      return layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }
#endif
