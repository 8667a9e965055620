#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Baselines that self-sizing cells report with their sizes. Rests on self-sizing as
  /// reconstructed from stacks (S).
  @MainActor
  @Suite(.underAllModes)
  struct ReportedBaselinesTests {
    /// Four cells on two lines.
    private nonisolated static func content(
      _ attributes: SectionAttributes = .byFirstBaseline, own: CellAttributes = .default,
      direction: ContentLayout.Direction = .leftToRight
    ) -> TestContent {
      let cells: [TestCell] = [
        .named(1, 40 × 20, own), .named(2, 50 × 40), .named(3, 30 × 20), .named(4, 60 × 30),
      ]
      var content = TestContent(width: 100, attributes, cells)
      content.direction = direction
      return content
    }

    /// Makes a stage with these cells, some of which report a first baseline.
    private func stage(
      _ attributes: SectionAttributes = .byFirstBaseline, reports: [Int: CGFloat] = [1: 30, 2: 10]
    ) -> (stage: AlignedStage, source: SizingSource) {
      SizingSource.stage(Self.content(attributes)) { source in
        source.reportFirstBaselines(reports)
      }
    }

    nonisolated static let frames: [SelfSizingExample] = [
      SelfSizingExample(
        "cells align by the baselines they report", content(), isShownAsComputed: false,
        setUp: { $0.reportFirstBaselines([1: 30, 2: 10]) },
        frames: [
          0: rect(0, 0, 40 × 20), 1: rect(40, 20, 50 × 40), 2: rect(0, 70, 30 × 20),
          3: rect(30, 60, 60 × 30),
        ]),
      SelfSizingExample(
        "right-to-left cells have the same vertical positions", content(direction: .rightToLeft),
        isShownAsComputed: false, setUp: { $0.reportFirstBaselines([1: 30, 2: 10]) },
        frames: [
          0: rect(60, 0, 40 × 20), 1: rect(10, 20, 50 × 40), 2: rect(70, 70, 30 × 20),
          3: rect(10, 60, 60 × 30),
        ]),
    ]

    @Test(arguments: frames)
    func `cells stand on the baselines that they report`(example: SelfSizingExample) {
      example.expect()
    }

    nonisolated static let changes: [ReportingExample] = [
      ReportingExample(
        "a reported baseline comes before the cell's attributes",
        content(own: CellAttributes(firstBaseline: 15)), tops: [0, 20],
        setUp: { $0.reportFirstBaselines([1: 30, 2: 10]) },
        [
          .init(tops: [0, 5]) { stage, source in
            source.baselines[1] = nil
            stage.reconfigure(0)
          },
          .init(tops: [0, 2]) { stage, source in
            source.baselines[1] = ReportedBaselines(first: 12)
            stage.reconfigure(0)
          },
        ]),
      ReportingExample(
        "changed attributes apply to cells that report no baseline",
        content(own: CellAttributes(firstBaseline: 15)), tops: [0, 5],
        setUp: { $0.reportFirstBaselines([2: 10]) },
        [
          .init(tops: [0, 8]) { stage, source in
            source.content.sections[0].cells[0].attributes = CellAttributes(firstBaseline: 18)
            source.content.sections[0].cells[1].attributes = CellAttributes(firstBaseline: 2)
            stage.layout.invalidateLayout()
            stage.view.layoutIfNeeded()
          },
          .init(tops: [0, 16]) { stage, source in
            source.baselines[2] = nil
            stage.reconfigure(1)
          },
        ]),
      ReportingExample(
        "a changed baseline moves its line and the lines below, and asks nothing", content(),
        tops: [0, 20, 70, 60], setUp: { $0.reportFirstBaselines([1: 30, 2: 10]) },
        [
          .init(tops: [0, 5, 55, 45], asksNothing: true) { stage, source in
            source.baselines[2] = ReportedBaselines(first: 25)
            stage.view.reconfigureItems(at: [[0, 1]])
          }
        ]),
      ReportingExample(
        "a changed last baseline moves its line and the lines below",
        content(.sizingItself.with(cellAlignment: .lastBaseline)), tops: [20, 0, 50, 40],
        [
          .init(tops: [0, 5, 55, 45]) { stage, source in
            source.baselines[2] = ReportedBaselines(first: 3, last: 15)
            stage.reconfigure(1)
          }
        ]),
      ReportingExample(
        "a cell as large as its estimate reports its baseline",
        TestContent(width: 100, .byFirstBaseline, [.named(1, 30 × 20), .named(2, 30 × 20)]),
        tops: [0, 16], setUp: { $0.reportFirstBaselines([2: 4]) }),
    ]

    @Test(arguments: changes)
    func `a reported baseline counts until it changes`(example: ReportingExample) {
      example.expect()
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
      expectEqual(stage.tops.prefix(2), [5, 0])
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

  /// A row of a table: content whose cells report baselines or last lines, and where these stand at once
  /// and after changes.
  struct ReportingExample: CustomTestStringConvertible, Sendable {
    /// A change, and where the cells stand after it.
    struct Change: Sendable {
      /// The tops of the first cells.
      let tops: [CGFloat]
      /// Whether the layout must ask the delegate nothing because of the change.
      var asksNothing = false
      let change: @MainActor @Sendable (AlignedStage, SizingSource) -> Void
    }

    let testDescription: String
    private let content: TestContent
    private let tops: [CGFloat]
    private let setUp: @MainActor @Sendable (SizingSource) -> Void
    private let changes: [Change]

    /// - Parameters:
    ///   - name: what the row shows, as a sentence.
    ///   - tops: the tops of the first cells before any change.
    ///   - setUp: says what cells report at first.
    init(
      _ name: String, _ content: TestContent, tops: [CGFloat],
      setUp: @escaping @MainActor @Sendable (SizingSource) -> Void = { _ in },
      _ changes: [Change] = []
    ) {
      testDescription = name
      self.content = content
      self.tops = tops
      self.setUp = setUp
      self.changes = changes
    }

    /// Expects what the row says.
    @MainActor
    func expect() {
      let (stage, source) = SizingSource.stage(content, setUp)
      expectEqual(Array(stage.tops.prefix(tops.count)), tops)
      for (index, change) in changes.enumerated() {
        if change.asksNothing {
          let asked = stage.asked { change.change(stage, source) }
          #expect(asked.toDelegate.isEmpty, "change \(index)")
        } else {
          change.change(stage, source)
        }
        expectEqual(
          Array(stage.tops.prefix(change.tops.count)), change.tops, "after change \(index)")
      }
    }
  }

  extension SizingSource {
    /// Makes cells report first baselines, by their identifiers.
    func reportFirstBaselines(_ baselines: [Int: CGFloat]) {
      self.baselines = baselines.mapValues { ReportedBaselines(first: $0) }
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
