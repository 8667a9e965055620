#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Cells that size themselves and share a width, in a collection view.
  @MainActor
  @Suite(.underAllModes)
  struct SharedWidthsInCollectionViewTests {
    private let label = CellAttributes(beginsLine: true, width: .shared(.label))

    private func field(atLeast least: CGFloat = 30) -> TestCell {
      .text(area: 600, atMost: 500, CellAttributes(width: .remaining, minimumWidth: least))
    }

    private func text(_ width: CGFloat) -> TestCell {
      .text(area: 20 * width, atMost: width, label)
    }

    /// A form 200 points wide, whose labels have the widths.
    private func form(
      _ widths: CGFloat..., field: CGFloat = 30,
      offering offer: SectionAttributes.Offer = .wholeLine
    ) -> TestContent {
      let attributes = SectionAttributes(
        sizing: .selfSizing(estimate: 50 × 20, offering: offer), cellSpacing: 0, lineSpacing: 0,
        sharedWidths: [.label: 0.4])
      return TestContent(
        width: 200, attributes, widths.flatMap { [text($0), self.field(atLeast: field)] })
    }

    private func widths(_ stage: AlignedStage) -> [CGFloat] {
      stage.layout.content.frames().map(\.width)
    }

    @Test(arguments: [.wholeLine, .remainingLineSpace] as [SectionAttributes.Offer])
    func `labels are measured in whole lines, and those that wrap in what they get`(
      offer: SectionAttributes.Offer
    ) {
      let (stage, source) = SizingSource.stage(form(40, 160, 60, offering: offer))
      stage.expectShownAsComputed()
      #expect(widths(stage) == [80, 120, 80, 120, 80, 120])
      #expect(source.offers[[0, 0]]?.allSatisfy { $0 == 200 } == true)
      #expect(source.offers[[0, 2]]?.first == 200)
      #expect(source.offers[[0, 2]]?.last == 80)
      #expect(source.offers[[0, 1]]?.last == 120)
    }

    @Test func `labels stand above fields that would be too narrow`() {
      let (stage, source) = SizingSource.stage(form(40, 60, field: 150))
      stage.expectShownAsComputed()
      #expect(widths(stage) == [40, 200, 60, 200])
      #expect(source.offers[[0, 0]]?.allSatisfy { $0 == 200 } == true)
      #expect(source.offers[[0, 1]]?.last == 200)
      let reason = stage.layout.lineBreakReason(forItemAt: [0, 1])
      #expect(reason == .labelsAbove)
    }

    @Test func `a longer label moves all fields, and offers no label another width`() {
      let content = form(40, 60)
      let (stage, source) = SizingSource.stage(content)
      #expect(widths(stage) == [60, 140, 60, 140])
      source.offers = [:]
      stage.layout.keepsAnswersAcrossUpdates = true
      stage.view.performBatchUpdates({
        source.content.sections[0].cells.insert(contentsOf: [text(75), field()], at: 2)
        stage.view.insertItems(at: [[0, 2], [0, 3]])
      })
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      #expect(widths(stage) == [75, 125, 75, 125, 75, 125])
      for path in [[0, 0], [0, 4]] as [IndexPath] {
        #expect(source.offers[path]?.allSatisfy { $0 == 200 } ?? true)
      }
    }

    @Test func `a label that is invalidated shares its new width`() {
      let (stage, source) = SizingSource.stage(form(40, 60))
      source.content.sections[0].cells[0] = text(70)
      stage.layout.invalidateItems(at: [[0, 0]])
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      #expect(widths(stage) == [70, 130, 70, 130])
    }

    @Test func `unmeasured labels count with their estimates, and are measured when they appear`() {
      let content = form(20, 30, 40, 30, 20, 30, 40, 70)
      let (stage, _) = SizingSource.stage(content, height: 60)
      // The last label is out of sight, and estimated at 50 points.
      #expect(widths(stage)[0] == 50)
      stage.view.contentOffset.y = stage.view.contentSize.height - 60
      stage.view.layoutIfNeeded()
      #expect(widths(stage)[0] == 70)
    }

    @Test func `sideways, heights are shared`() {
      var content = form(40, 60)
      content.axis = .horizontal
      content.sections[0].cells = content.sections[0].cells.map { cell in
        TestCell(attributes: cell.attributes) {
          let size = cell.size($0)
          return size.height × size.width
        }
      }
      let (stage, _) = SizingSource.stage(content)
      stage.expectShownAsComputed()
      #expect(stage.layout.content.frames().map(\.height) == [60, 140, 60, 140])
    }
  }
#endif
