#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// A row of a table: content whose views size themselves, what happens to it, and what is shown then.
  struct SelfSizingExample: CustomTestStringConvertible, Sendable {
    typealias Change = @MainActor @Sendable (AlignedStage) -> Void

    let testDescription: String
    private let content: TestContent
    private let height: CGFloat
    private let isShownAsComputed: Bool
    private let setUp: @MainActor @Sendable (SizingSource) -> Void
    private let keepsAnswers: Bool
    private let changes: [Change]
    private let cellsPerLine: [Int]?
    private let frames: [Int: CGRect]
    private let sizes: [Int: CGSize]
    private let widths: [CGFloat]?
    private let offers: [Int: Set<CGFloat>]
    private let firstOffers: [Int: CGFloat]
    private let lastOffers: [Int: CGFloat]

    /// - Parameters:
    ///   - name: what the row shows, as a sentence.
    ///   - height: the height of the view.
    ///   - isShownAsComputed: whether the content must be shown as the engine lays it out with all sizes
    ///     known, after each change or, without changes, at once.
    ///   - setUp: sets the source up before the view is laid out first.
    ///   - keepsAnswers: whether the layout keeps answers across updates.
    ///   - changes: what happens, one after the other. A layout pass follows each of them.
    ///   - cellsPerLine: the number of cells on each line in the end, or nil if the row says nothing of it.
    ///   - frames: the frames of some cells of the first section in the end. The same is true for sizes.
    ///   - widths: the widths of all cells in the end, or nil if the row says nothing of them.
    ///   - offers: all spaces that some of these cells were offered, in any order.
    ///   - firstOffers: the first space that some of them were offered.
    ///   - lastOffers: the last space that some of them were offered.
    init(
      _ name: String, _ content: TestContent, height: CGFloat = 200, isShownAsComputed: Bool = true,
      setUp: @escaping @MainActor @Sendable (SizingSource) -> Void = { _ in },
      keepsAnswers: Bool = false, changes: [Change] = [], cellsPerLine: [Int]? = nil,
      frames: [Int: CGRect] = [:], sizes: [Int: CGSize] = [:], widths: [CGFloat]? = nil,
      offers: [Int: Set<CGFloat>] = [:], firstOffers: [Int: CGFloat] = [:],
      lastOffers: [Int: CGFloat] = [:]
    ) {
      testDescription = name
      self.content = content
      self.height = height
      self.isShownAsComputed = isShownAsComputed
      self.setUp = setUp
      self.keepsAnswers = keepsAnswers
      self.changes = changes
      self.cellsPerLine = cellsPerLine
      self.frames = frames
      self.sizes = sizes
      self.widths = widths
      self.offers = offers
      self.firstOffers = firstOffers
      self.lastOffers = lastOffers
    }

    /// Expects what the row says.
    @MainActor
    func expect() {
      let (stage, source) = SizingSource.stage(content, height: height, setUp)
      if keepsAnswers { stage.layout.keepsAnswersAcrossUpdates = true }
      if isShownAsComputed, changes.isEmpty { stage.expectShownAsComputed() }
      for change in changes {
        change(stage)
        stage.view.layoutIfNeeded()
        if isShownAsComputed { stage.expectShownAsComputed() }
      }
      if let cellsPerLine { expectEqual(stage.layout.content.cellsPerLine(), cellsPerLine) }
      for (item, frame) in frames { expectEqual(stage.frame(item), frame, "cell \(item)") }
      for (item, size) in sizes { expectEqual(stage.frame(item)?.size, size, "cell \(item)") }
      if let widths { expectEqual(stage.layout.content.frames().map(\.width), widths) }
      for (item, offers) in offers {
        expectEqual(Set(source.offers[[0, item]] ?? []), offers, "cell \(item)")
      }
      for (item, offer) in firstOffers {
        expectEqual(source.offers[[0, item]]?.first, offer, "cell \(item)")
      }
      for (item, offer) in lastOffers {
        expectEqual(source.offers[[0, item]]?.last, offer, "cell \(item)")
      }
    }
  }

  /// Cells that size themselves. Rests on UIKit measuring cells as soon as it makes them (S).
  @MainActor
  @Suite(.underAllModes)
  struct SelfSizingCellsTests {
    private nonisolated static func content(_ cells: [TestCell]) -> TestContent {
      TestContent(width: 100, .sizingItself, cells)
    }

    private nonisolated static let mixed: [TestCell] = (0..<16).map { number in
      switch number % 4 {
      case 0: .cell(CGFloat(20 + 2 * number) × 20)
      case 1: .text(area: 3000, atMost: 80)
      case 2: .filling(height: 12)
      default: .cell(13 × 31)
      }
    }

    nonisolated static let shownAsComputed: [SelfSizingExample] = [
      SelfSizingExample("cells have the sizes they prefer", content(mixed), height: 3000),
      SelfSizingExample(
        "scrolling back and forth leads to the layout with all sizes known", content(mixed),
        height: 90,
        changes: [
          { stage in
            // Twice, because a newly measured size can move a cell back into view that was passed.
            for _ in 0..<2 {
              for y in stride(from: 0, to: 600, by: 70 as CGFloat) { stage.scroll(to: y) }
            }
          }
        ]),
      SelfSizingExample(
        "asked, fixed and self-sizing sections mix",
        TestContent(
          width: 100, contentInsets: Insets(4), sectionSpacing: 3,
          sections: [
            TestSection(attributes: asked, cells: mixed, headerLength: 10),
            TestSection(attributes: .sizingItself, cells: mixed, footerLength: 8),
            TestSection(
              attributes: asked.with(sizing: .fixed(30 × 10)),
              cells: Array(repeating: .cell(30 × 10), count: 9)),
            TestSection(attributes: .sizingItself, cells: mixed, headerLength: 12),
          ]), height: 150, changes: [{ $0.showEverything() }]),
      SelfSizingExample(
        "invalidateLayout keeps measured sizes cached", content(mixed), height: 90,
        changes: [
          { stage in
            stage.showEverything()
            stage.layout.invalidateLayout()
          }
        ]),
    ]

    private nonisolated static let asked = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

    @Test(arguments: shownAsComputed)
    func `measured cells are laid out as if all sizes were known`(example: SelfSizingExample) {
      example.expect()
    }

    @Test func `the offered space is the line width minus the cell's insets`() {
      let start = CellAttributes(indentation: .start)
      let (stage, source) = SizingSource.stage(
        Self.content([
          .cell(40 × 20), .cell(10 × 20, start.with(insets: Insets(leading: 5, trailing: 1))),
          .cell(60 × 20), .cell(10 × 20),
        ]))
      expectEqual(Set(source.offers[[0, 0]] ?? []), [100])
      expectEqual(Set(source.offers[[0, 1]] ?? []), [94])
      expectEqual(source.offers[[0, 2]]?.last, 55)
      expectEqual(source.offers[[0, 3]]?.last, 55)
      let attributes = stage.view.layoutAttributesForItem(at: [0, 1])
      expectEqual((attributes as? CollectionViewAlignedLayoutAttributes)?.offeredSpace, 94)
      stage.expectShownAsComputed()
    }

    @Test func `cells of other sections have plain attributes`() {
      let (stage, _) = SizingSource.stage(TestContent(width: 100, [.cell(10 × 10)]))
      let attributes = stage.view.layoutAttributesForItem(at: [0, 0])
      #expect(attributes != nil && !(attributes is CollectionViewAlignedLayoutAttributes))
    }

    @Test func `the delegate is not asked for sizes of self-sizing cells`() {
      let (stage, _) = SizingSource.stage(Self.content(Self.mixed))
      let asked = stage.asked()
      #expect(!asked.contains { if case .size = $0 { true } else { false } })
      #expect(asked.contains(.attributes([0, 3])))
    }

    @Test func `a preferred size asks the delegate for no attributes`() {
      let (stage, source) = SizingSource.stage(Self.content(Self.mixed))
      source.content.sections[0].cells[2] = .cell(50 × 50)
      #expect(
        stage.asked { stage.view.reconfigureItems(at: [[0, 2]]) }.filter {
          if case .attributes = $0 { true } else { false }
        }.isEmpty)
    }

    @Test func `sizes of cells out of view stay cached`() {
      let (stage, source) = SizingSource.stage(Self.content(Self.mixed), height: 90)
      stage.showEverything()
      stage.scroll(to: 0)
      let frames = Self.mixed.indices.map { stage.frame($0) }
      source.offers = [:]
      stage.scroll(to: 150)
      stage.scroll(to: stage.view.contentSize.height - 90)
      stage.scroll(to: 0)
      expectEqual(Self.mixed.indices.map { stage.frame($0) }, frames)
    }

    @Test func `cells are measured at another width, and sizes for the old width stay cached`() {
      let (stage, _) = SizingSource.stage(Self.content(Self.mixed), height: 90)
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
        Self.content([TestCell { offer in offer == 100 ? 30 × 20 : 40 × 25 }]))
      stage.resize(120 × 90)
      #expect(isClose(stage.frame(0), rect(0, 0, 40 × 25)))
    }

    @Test func `the content size for a width uses measured sizes`() {
      let (stage, _) = SizingSource.stage(Self.content([.cell(60 × 20), .cell(50 × 25)]))
      expectEqual(stage.layout.contentSize(fitting: 100 × 0).height, 45)
    }
  }
#endif
