#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Interactive movements of cells that break lines, and movements during other changes. Rests on
  /// what the single tests of movement rest on.
  @MainActor
  @Suite(.underAllModes)
  struct InteractiveMovementCombinationsTests {
    private let cells = Self.cells

    private nonisolated static let cells: [TestCell] = [
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
      Self.path(item, section)
    }

    private nonisolated static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    nonisolated static let rows: [MovementRow] = [
      MovementRow(
        "an item can move to other sections and back in right-to-left layouts",
        [cells, [], cells], direction: .rightToLeft, headerLength: 10, footerLength: 5,
        [
          .begin(path(1)), .after(0, section: 2), .before(3, section: 2), .after(0), .cancel,
          .begin(path(4, 2)), .before(0), .drop,
        ]),
      MovementRow(
        "over a pinned header the item goes to the cells under the header",
        [cells + cells + cells], headerLength: 30, footerLength: 15, height: 90,
        [.scroll(to: 60), .begin(path(10)), .point(50, 75), .drop]),
      MovementRow(
        "the layout may be invalidated during a movement", [cells, cells], headerLength: 10,
        footerLength: 5,
        [
          .begin(path(0)), .after(1), .change { $0.layout.invalidateLayout() }, .after(3),
          .invalidate(path(1)), .after(2, section: 1),
          .change { stage in
            stage.layout.pinsSectionHeaders = false
            stage.layout.contentInsets = Insets(4)
          },
          .before(0), .drop,
        ]),
      MovementRow(
        "a rotation may be animated during a movement", [cells, cells], headerLength: 10,
        footerLength: 5,
        [
          .begin(path(0)), .after(3), .change { rotate($0, to: 160 × 120) },
          .after(2, section: 1), .change { rotate($0, to: 100 × 200) },
          .after(2, section: 1), .drop,
        ]),
      MovementRow(
        "an item can move between sections with one cell size and asked sizes", [cells, cells],
        headerLength: 10, footerLength: 5,
        [
          .change { stage in
            stage.content.sections[1].attributes = stage.content.sections[1].attributes.with(
              sizing: .fixed(35 × 15))
            stage.layout.invalidateLayout()
            stage.view.layoutIfNeeded()
          },
          .begin(path(1)), .after(2, section: 1), .after(3), .drop,
          .begin(path(4, 1)), .before(1), .drop,
        ]),
      MovementRow(
        "the view may have no width during a movement", [cells, cells], headerLength: 10,
        footerLength: 5,
        [
          .begin(path(0)), .after(3), .resize(0 × 200), .pointUnchecked(20, 30),
          .resize(100 × 200), .after(2, section: 1), .drop,
        ]),
    ]

    private static func rotate(_ stage: AlignedStage, to size: CGSize) {
      UIView.animate(withDuration: 0.3) {
        stage.view.frame.size = size
        stage.view.layoutIfNeeded()
      }
    }

    @Test(arguments: rows)
    func `items move in other states and during other changes`(row: MovementRow) {
      row.expect()
    }

    // MARK: Cells that break lines

    @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
    func `a moved cell takes its forced breaks along`(direction: ContentLayout.Direction) {
      for attributes in [
        CellAttributes(beginsLine: true), CellAttributes(endsLine: true),
        CellAttributes(beginsLine: true, endsLine: true), CellAttributes(indentation: .start),
      ] {
        var cells = cells
        cells[2] = .cell(20 × 20, attributes)
        let movement = InteractiveMovement(path(2), on: stage([cells, self.cells], direction))
        movement.move(.before, 0)
        movement.move(.after, 4)
        movement.move(.after, 1, section: 1)
        movement.move(.before, 3, section: 1)
        movement.drop()
      }
    }

    @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
    func `an item can move between cells with forced breaks`(direction: ContentLayout.Direction) {
      var cells = cells
      cells[1] = .cell(30 × 20, CellAttributes(endsLine: true))
      cells[2] = .cell(20 × 20, CellAttributes(beginsLine: true))
      cells[3] = .cell(20 × 20, CellAttributes(indentation: .start))
      cells += self.cells
      allowingCellsBeyondContent {
        let movement = InteractiveMovement(path(9), on: stage([cells], direction))
        for item in [1, 2, 3, 0, 5] {
          movement.move(.before, item)
          movement.move(.after, item)
        }
        movement.cancel()
      }
    }

    // MARK: Pinning and scrolling

    @Test func `headers and footers stay pinned during a movement below them`() {
      let stage = stage([cells + cells + cells, cells + cells], height: 60)
      stage.layout.pinsSectionFooters = true
      stage.scroll(to: 30)
      let movement = InteractiveMovement(path(5), on: stage)
      for offset in [CGFloat(30), 50, 90, 120, 40] {
        stage.scroll(to: offset)
        movement.move(to: CGPoint(x: 60, y: offset + 35))
        stage.expectBarsAsComputed(movement.shown)
      }
      movement.drop()
    }

    // MARK: Changes during a movement

    @Test func `a content cached before a movement is not used for its order`() {
      let stage = stage([cells, cells])
      #expect(stage.cacheContent(fittingWidth: 140))
      let movement = InteractiveMovement(path(0), on: stage)
      movement.move(.after, 2, section: 1)
      #expect(!stage.cacheContent(fittingWidth: 140))
      stage.resize(140 × 200)
      movement.move(.before, 1, section: 1)
      stage.resize(100 × 200)
      movement.move(.after, 3)
      movement.drop()
      stage.resize(140 × 200)
      stage.expectShownAsComputed()
    }

    /// Rests on UIKit laying out the old order when an update begins (S), for which it has made the
    /// context before (S).
    @Test func `a cancelled movement does not scroll, although the layout is stale`() async {
      let stage = stage([(0..<12).map { .cell(90 × (20 + CGFloat($0))) }], height: 90)
      #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
      stage.scroll(to: 100)
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 98, y: 180))
      await stage.endTurn()
      stage.layout.invalidateLayout()
      stage.view.cancelInteractiveMovement()
      await stage.endTurn()
      expectEqual(stage.view.contentOffset.y, 100)
    }

    @Test(arguments: [false, true])
    func `batches and movements may alternate`(keepsAnswers: Bool) {
      let stage = stage([cells, cells])
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      for isDropped in [true, false, true] {
        let movement = InteractiveMovement(path(1), on: stage)
        movement.move(.after, 2, section: 1)
        if isDropped { movement.drop() } else { movement.cancel() }
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

    @Test(.updatesDuringMovement, arguments: [false, true])
    func `a batch may happen during a movement`(keepsAnswers: Bool) {
      let stage = stage([cells, cells])
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      let movement = InteractiveMovement(path(0), on: stage)
      movement.move(.after, 3)
      stage.view.performBatchUpdates({
        stage.content.sections[1].cells.append(.cell(45 × 25))
        stage.content.sections[1].cells.removeFirst()
        stage.view.insertItems(at: [path(4, 1)])
        stage.view.deleteItems(at: [path(0, 1)])
      })
      stage.view.layoutIfNeeded()
      var shown = movement.shown
      shown.sections[1] = stage.content.sections[1]
      #expect(isClose(stage.view.contentSize.exact, stage.computed(shown).contentSize))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 15))
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `reloadData may be called during a movement`() {
      let stage = stage([cells, cells])
      let movement = InteractiveMovement(path(0), on: stage)
      movement.move(.after, 3)
      stage.content.sections[1].cells.removeLast(2)
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      stage.view.cancelInteractiveMovement()
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `another layout may take over during a movement`() {
      let stage = stage([cells, cells])
      let other = CollectionViewAlignedLayout()
      other.contentInsets = stage.layout.contentInsets
      other.sectionSpacing = stage.layout.sectionSpacing
      let movement = InteractiveMovement(path(0), on: stage)
      movement.move(.after, 3)
      stage.view.collectionViewLayout = other
      stage.view.layoutIfNeeded()
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
      #expect(
        isClose(other.collectionViewContentSize.exact, stage.computed(movement.shown).contentSize))
      stage.view.collectionViewLayout = stage.layout
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }
  }

  extension AlignedStage {
    /// Expects headers and footers where the engine pins them for the order that is shown.
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
