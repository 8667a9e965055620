#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Items carried by hand while something else happens, and cells that break lines themselves.
  /// Rests on what the single tests of movement rest on.
  @MainActor
  @Suite(.underAllModes)
  struct MovementCombinationsTests {
    private let cells: [TestCell] = [
      .cell(30 × 20), .cell(60 × 20), .cell(20 × 20), .cell(80 × 20), .cell(10 × 20),
    ]

    private func stage(
      _ sections: [[TestCell]], _ direction: ContentLayout.Direction = .leftToRight,
      headerLength: CGFloat = 10, height: CGFloat = 200
    ) -> AlignedStage {
      var content = TestContent(
        width: 100,
        sections: sections.map {
          TestSection(cells: $0, headerLength: headerLength, footerLength: headerLength / 2)
        })
      content.direction = direction
      content.sectionSpacing = 20
      return AlignedStage(content, height: height)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    // MARK: Cells that break lines

    @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
    func `a cell that breaks lines takes its breaks along`(direction: ContentLayout.Direction) {
      for attributes in [
        CellAttributes(beginsLine: true), CellAttributes(endsLine: true),
        CellAttributes(beginsLine: true, endsLine: true), CellAttributes(indentation: .start),
      ] {
        var cells = cells
        cells[2] = .cell(20 × 20, attributes)
        let carrying = Carrying(path(2), on: stage([cells, self.cells], direction))
        carrying.carry(.before, 0)
        carrying.carry(.after, 4)
        carrying.carry(.after, 1, section: 1)
        carrying.carry(.before, 3, section: 1)
        carrying.drop()
      }
    }

    @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
    func `an item is carried between cells that break lines`(direction: ContentLayout.Direction) {
      var cells = cells
      cells[1] = .cell(30 × 20, CellAttributes(endsLine: true))
      cells[2] = .cell(20 × 20, CellAttributes(beginsLine: true))
      cells[3] = .cell(20 × 20, CellAttributes(indentation: .start))
      cells += self.cells
      allowingCellsBeyondContent {
        let carrying = Carrying(path(9), on: stage([cells], direction))
        for item in [1, 2, 3, 0, 5] {
          carrying.carry(.before, item)
          carrying.carry(.after, item)
        }
        carrying.cancel()
      }
    }

    @Test func `right to left, to other sections and back`() {
      let carrying = Carrying(path(1), on: stage([cells, [], cells], .rightToLeft))
      carrying.carry(.after, 0, section: 2)
      carrying.carry(.before, 3, section: 2)
      carrying.carry(.after, 0)
      carrying.cancel()
      let again = Carrying(path(4, 2), on: carrying.stage)
      again.carry(.before, 0)
      again.drop()
    }

    // MARK: Pinning and scrolling

    @Test func `headers and footers stay pinned while an item is carried below them`() {
      let stage = stage([cells + cells + cells, cells + cells], height: 60)
      stage.layout.pinsSectionFooters = true
      stage.scroll(to: 30)
      let carrying = Carrying(path(5), on: stage)
      for offset in [CGFloat(30), 50, 90, 120, 40] {
        stage.scroll(to: offset)
        carrying.carry(to: CGPoint(x: 60, y: offset + 35))
        stage.expectBarsAsComputed(carrying.shown)
      }
      carrying.drop()
    }

    @Test func `over a pinned header the item goes to what the header covers`() {
      let stage = stage([cells + cells + cells], headerLength: 30, height: 90)
      stage.scroll(to: 60)
      let carrying = Carrying(path(10), on: stage)
      carrying.carry(to: CGPoint(x: 50, y: 75))
      carrying.drop()
    }

    // MARK: What happens meanwhile

    @Test func `what was computed ahead is not taken for another order`() {
      let stage = stage([cells, cells])
      #expect(stage.useAhead(width: 140))
      let carrying = Carrying(path(0), on: stage)
      carrying.carry(.after, 2, section: 1)
      #expect(!stage.useAhead(width: 140))
      stage.resize(140 × 200)
      carrying.carry(.before, 1, section: 1)
      stage.resize(100 × 200)
      carrying.carry(.after, 3)
      carrying.drop()
      stage.resize(140 × 200)
      stage.expectShownAsComputed()
    }

    @Test func `invalidations while an item is carried`() {
      let stage = stage([cells, cells])
      let carrying = Carrying(path(0), on: stage)
      carrying.carry(.after, 1)
      stage.layout.invalidateLayout()
      carrying.carry(.after, 3)
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidateItems(at: [path(1), carrying.path])
      stage.layout.invalidateLayout(with: context)
      carrying.carry(.after, 2, section: 1)
      stage.layout.pinsSectionHeaders = false
      stage.layout.contentInsets = Insets(4)
      carrying.carry(.before, 0)
      carrying.drop()
    }

    @Test(arguments: [false, true])
    func `batches after a movement, and a movement after batches`(keepsAnswers: Bool) {
      let stage = stage([cells, cells])
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      for isDropped in [true, false, true] {
        let carrying = Carrying(path(1), on: stage)
        carrying.carry(.after, 2, section: 1)
        if isDropped { carrying.drop() } else { carrying.cancel() }
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.append(.cell(45 × 25))
          stage.content.sections[1].cells.removeFirst()
          stage.view.insertItems(at: [path(stage.content.sections[0].cells.count - 1)])
          stage.view.deleteItems(at: [path(0, 1)])
        })
        stage.view.layoutIfNeeded()
        stage.expectShownAsComputed()
      }
    }

    @Test(arguments: [false, true])
    func `a batch while an item is carried`(keepsAnswers: Bool) {
      let stage = stage([cells, cells])
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      let carrying = Carrying(path(0), on: stage)
      carrying.carry(.after, 3)
      stage.view.performBatchUpdates({
        stage.content.sections[1].cells.append(.cell(45 × 25))
        stage.content.sections[1].cells.removeFirst()
        stage.view.insertItems(at: [path(4, 1)])
        stage.view.deleteItems(at: [path(0, 1)])
      })
      stage.view.layoutIfNeeded()
      var shown = carrying.shown
      shown.sections[1] = stage.content.sections[1]
      #expect(isClose(stage.view.contentSize, stage.computed(shown).contentSize))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 15))
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `reloadData while an item is carried`() {
      let stage = stage([cells, cells])
      let carrying = Carrying(path(0), on: stage)
      carrying.carry(.after, 3)
      stage.content.sections[1].cells.removeLast(2)
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      stage.view.cancelInteractiveMovement()
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `another layout takes an item over that is carried`() {
      let stage = stage([cells, cells])
      let other = CollectionViewAlignedLayout()
      other.contentInsets = stage.layout.contentInsets
      other.sectionSpacing = stage.layout.sectionSpacing
      let carrying = Carrying(path(0), on: stage)
      carrying.carry(.after, 3)
      stage.view.collectionViewLayout = other
      stage.view.layoutIfNeeded()
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
      #expect(isClose(other.collectionViewContentSize, stage.computed(carrying.shown).contentSize))
      stage.view.collectionViewLayout = stage.layout
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `a rotation is animated while an item is carried`() {
      let stage = stage([cells, cells])
      let carrying = Carrying(path(0), on: stage)
      carrying.carry(.after, 3)
      for size in [160 × 120, 100 × 200] {
        UIView.animate(withDuration: 0.3) {
          stage.view.frame.size = size
          stage.view.layoutIfNeeded()
        }
        carrying.carry(.after, 2, section: 1)
      }
      carrying.drop()
    }

    @Test func `an item of one size for all is carried to cells that are asked, and back`() {
      let stage = stage([cells, cells])
      stage.content.sections[1].attributes = stage.content.sections[1].attributes.with(
        sizing: .fixed(width: 35, height: 15))
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      let carrying = Carrying(path(1), on: stage)
      carrying.carry(.after, 2, section: 1)
      carrying.carry(.after, 3)
      carrying.drop()
      let other = Carrying(path(4, 1), on: stage)
      other.carry(.before, 1)
      other.drop()
    }

    @Test func `an item is carried where there is no width, and dropped where there is`() {
      let stage = stage([cells, cells])
      let carrying = Carrying(path(0), on: stage)
      carrying.carry(.after, 3)
      stage.resize(0 × 200)
      carrying.move(to: CGPoint(x: 20, y: 30))
      stage.resize(100 × 200)
      carrying.carry(.after, 2, section: 1)
      carrying.drop()
    }
  }

  extension AlignedStage {
    /// Expects headers and footers where the engine pins them in an order that is shown.
    fileprivate func expectBarsAsComputed(
      _ content: TestContent, _ location: SourceLocation = #_sourceLocation
    ) {
      let computed = computed(content)
      for section in 0..<computed.sectionCount {
        #expect(
          isClose(header(section), computed.frame(ofHeaderInSection: section, pinning: pinning)),
          sourceLocation: location)
        #expect(
          isClose(footer(section), computed.frame(ofFooterInSection: section, pinning: pinning)),
          sourceLocation: location)
      }
    }
  }
#endif
