#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Cells that size themselves and share a width, in a collection view.
  @MainActor
  @Suite(.underAllModes)
  struct SharedWidthsInCollectionViewTests {
    private nonisolated static let label = CellAttributes(beginsLine: true, width: .shared(.label))

    private nonisolated static func field(atLeast least: CGFloat = 30) -> TestCell {
      .text(area: 600, atMost: 500, CellAttributes(width: .remaining, minimumWidth: least))
    }

    private nonisolated static func text(_ width: CGFloat) -> TestCell {
      .text(area: 20 * width, atMost: width, label)
    }

    /// A form 200 points wide, whose labels have the widths.
    private nonisolated static func form(
      _ widths: CGFloat..., field: CGFloat = 30,
      offering offer: SectionAttributes.Offer = .wholeLine
    ) -> TestContent {
      let attributes = SectionAttributes(
        sizing: .selfSizing(estimate: 50 × 20, offering: offer), cellSpacing: 0, lineSpacing: 0,
        sharedWidths: [.label: 0.4])
      return TestContent(
        width: 200, attributes, widths.flatMap { [text($0), Self.field(atLeast: field)] })
    }

    private func widths(_ stage: AlignedStage) -> [CGFloat] {
      stage.layout.content.frames().map(\.width)
    }

    /// A row for a label that wraps between two that do not.
    private nonisolated static func wrapping(
      _ name: String, _ offer: SectionAttributes.Offer
    ) -> SelfSizingExample {
      SelfSizingExample(
        name, form(40, 160, 60, offering: offer), widths: [80, 120, 80, 120, 80, 120],
        offers: [0: [200]], firstOffers: [2: 200], lastOffers: [1: 120, 2: 80])
    }

    nonisolated static let rows: [SelfSizingExample] = [
      wrapping(
        "labels are measured in whole lines, and those that wrap in what they get", .wholeLine),
      wrapping(
        "where others are offered what remains, labels are measured in whole lines, too",
        .remainingLineSpace),
      SelfSizingExample(
        "a label that is invalidated shares its new width", form(40, 60),
        changes: [
          { stage in
            stage.content.sections[0].cells[0] = text(70)
            stage.layout.invalidateItems(at: [[0, 0]])
          }
        ], widths: [70, 130, 70, 130]),
    ]

    @Test(arguments: rows)
    func `labels share the width of the widest, or what they get at most`(
      example: SelfSizingExample
    ) {
      example.expect()
    }

    @Test func `labels stand above fields that would be too narrow`() {
      let (stage, source) = SizingSource.stage(Self.form(40, 60, field: 150))
      stage.expectShownAsComputed()
      expectEqual(widths(stage), [40, 200, 60, 200])
      #expect(source.offers[[0, 0]]?.allSatisfy { $0 == 200 } == true)
      expectEqual(source.offers[[0, 1]]?.last, 200)
      let reason = stage.layout.lineBreakReason(forItemAt: [0, 1])
      expectEqual(reason, .labelsAbove)
    }

    @Test func `a longer label moves all fields, and offers no label another width`() {
      let content = Self.form(40, 60)
      let (stage, source) = SizingSource.stage(content)
      expectEqual(widths(stage), [60, 140, 60, 140])
      source.offers = [:]
      stage.layout.keepsAnswersAcrossUpdates = true
      stage.view.performBatchUpdates({
        source.content.sections[0].cells.insert(contentsOf: [Self.text(75), Self.field()], at: 2)
        stage.view.insertItems(at: [[0, 2], [0, 3]])
      })
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      expectEqual(widths(stage), [75, 125, 75, 125, 75, 125])
      for path in [[0, 0], [0, 4]] as [IndexPath] {
        #expect(source.offers[path]?.allSatisfy { $0 == 200 } ?? true)
      }
    }

    @Test func `unmeasured labels count with their estimates, and are measured when they appear`() {
      let content = Self.form(20, 30, 40, 30, 20, 30, 40, 70)
      let (stage, _) = SizingSource.stage(content, height: 60)
      // The last label is out of sight, and estimated at 50 points.
      expectEqual(widths(stage)[0], 50)
      stage.view.contentOffset.y = stage.view.contentSize.height - 60
      stage.view.layoutIfNeeded()
      expectEqual(widths(stage)[0], 70)
    }

    @Test func `sideways, heights are shared`() {
      var content = Self.form(40, 60)
      content.axis = .horizontal
      content.sections[0].cells = content.sections[0].cells.map { cell in
        TestCell(attributes: cell.attributes) {
          let size = cell.size($0)
          return size.height × size.width
        }
      }
      let (stage, _) = SizingSource.stage(content)
      stage.expectShownAsComputed()
      expectEqual(stage.layout.content.frames().map(\.height), [60, 140, 60, 140])
    }
  }
#endif
