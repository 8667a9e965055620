#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// An interactively moved item goes to the insertion point under the finger, and lines break
  /// around it. Rests on the order of calls in interactive movement (I), on the tentative order
  /// over old data (R), and on translated index paths meanwhile (D).
  @MainActor
  @Suite(.underAllModes)
  struct InteractiveMovementTests {
    private func stage(
      _ sections: [[TestCell]], _ direction: ContentLayout.Direction = .leftToRight,
      headerLength: CGFloat = 0
    ) -> AlignedStage {
      var content = TestContent(
        width: 100,
        sections: sections.map { TestSection(cells: $0, headerLength: headerLength) })
      content.direction = direction
      content.sectionSpacing = 20
      return AlignedStage(content)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private let mixed: [TestCell] = [
      .cell(30 × 20), .cell(60 × 20), .cell(20 × 20), .cell(80 × 20), .cell(10 × 20),
    ]

    @Test func `an item goes before or after the cell under the finger, by the cell's middle`() {
      let movement = InteractiveMovement(path(0), on: stage([mixed]))
      movement.move(.before, 1)
      #expect(movement.path == path(0))
      movement.move(.after, 1)
      #expect(movement.path == path(1))
      movement.move(.before, 3)
      #expect(movement.path == path(2))
      movement.move(.after, 3)
      #expect(movement.path == path(3))
      movement.drop()
    }

    @Test func `lines break again around the moved item`() {
      let stage = stage([mixed])
      let movement = InteractiveMovement(path(3), on: stage)
      #expect((0..<5).map { stage.frame($0)?.minY } == [0, 0, 20, 20, 40])
      movement.move(.before, 0)
      #expect(movement.path == path(0))
      #expect((1..<5).map { stage.frame($0)?.minY } == [20, 20, 40, 40])
      #expect(stage.view.contentSize.height == 60)
      movement.drop()
      #expect((0..<5).map { stage.frame($0)?.minY } == [0, 20, 20, 40, 40])
    }

    @Test func `the data source moves the item only when it is dropped`() {
      let stage = stage([mixed])
      let movement = InteractiveMovement(path(0), on: stage)
      movement.move(.after, 3)
      #expect(stage.computed == stage.computed(stage.content))
      #expect(stage.content.sections[0].cells.map { $0.size(0).width } == [30, 60, 20, 80, 10])
      movement.drop()
      #expect(stage.content.sections[0].cells.map { $0.size(0).width } == [60, 20, 80, 30, 10])
    }

    @Test func `a cancelled movement restores every frame`() {
      let stage = stage([mixed, mixed], headerLength: 10)
      let frames = (0..<5).map { stage.frame($0) }
      let movement = InteractiveMovement(path(3), on: stage)
      movement.move(.before, 0)
      movement.move(.after, 2, section: 1)
      #expect(movement.path == path(3, 1))
      movement.cancel()
      #expect((0..<5).map { stage.frame($0) } == frames)
      #expect(stage.content.sections.map(\.cells.count) == [5, 5])
    }

    @Test func `a point in the item's own place changes nothing`() {
      let stage = stage([mixed])
      let movement = InteractiveMovement(path(1), on: stage)
      movement.move(.before, 1)
      #expect(movement.path == path(1))
      movement.move(.after, 1)
      #expect(movement.path == path(1))
      movement.drop()
    }

    @Test func `a point beyond a line's last cell moves the item to the line's end`() {
      let movement = InteractiveMovement(path(4), on: stage([mixed]))
      movement.move(to: CGPoint(x: 98, y: 5))
      #expect(movement.path == path(2))
      movement.drop()
    }

    @Test func `an item can move to another section and to its end`() {
      let stage = stage([mixed, mixed])
      let movement = InteractiveMovement(path(1), on: stage)
      movement.move(.after, 0, section: 1)
      #expect(movement.path == path(1, 1))
      movement.move(to: CGPoint(x: 50, y: stage.view.contentSize.height + 30))
      #expect(movement.path == path(5, 1))
      movement.drop()
      #expect(stage.content.sections.map(\.cells.count) == [4, 6])
    }

    @Test func `an item can move to an empty section with a header`() throws {
      let stage = stage([mixed, []], headerLength: 10)
      let movement = InteractiveMovement(path(0), on: stage)
      let header = try #require(stage.header(1))
      movement.move(to: CGPoint(x: 50, y: header.midY))
      #expect(movement.path == path(0, 1))
      movement.drop()
    }

    @Test func `an item can move to a collapsed empty section between others, and stays there`() {
      let stage = stage([mixed, [], mixed])
      let gap = stage.layout.contentFrame(forSection: 0).maxY
      for y in [gap + 1, gap + 10, gap + 19] {
        let movement = InteractiveMovement(path(2), on: stage)
        movement.move(to: CGPoint(x: 50, y: y))
        #expect(movement.path == path(0, 1))
        movement.move(to: CGPoint(x: 51, y: y))
        #expect(movement.path == path(0, 1))
        movement.cancel()
      }
    }

    @Test func `an item can move to an empty section below all others`() {
      let stage = stage([mixed, []])
      let movement = InteractiveMovement(path(2), on: stage)
      movement.move(to: CGPoint(x: 50, y: 180))
      #expect(movement.path == path(0, 1))
      movement.move(to: CGPoint(x: 50, y: 181))
      #expect(movement.path == path(0, 1))
      movement.drop()
    }

    @Test func `a section collapses when its only item leaves it`() {
      let stage = stage([[.cell(50 × 20)], mixed])
      let movement = InteractiveMovement(path(0), on: stage)
      movement.move(.after, 0, section: 1)
      #expect(movement.path == path(1, 1))
      #expect(stage.layout.contentFrame(forSection: 0).height == 0)
      movement.drop()
    }

    @Test func `an item follows the insertion point in right-to-left layouts`() {
      let movement = InteractiveMovement(path(0), on: stage([mixed], .rightToLeft))
      movement.move(.before, 1)
      #expect(movement.path == path(0))
      movement.move(.after, 1)
      #expect(movement.path == path(1))
      movement.move(to: CGPoint(x: 1, y: 5))
      movement.drop()
    }

    @Test func `forced breaks and indentations move with their cells`() {
      var cells = mixed
      cells[1] = .cell(40 × 20, CellAttributes(beginsLine: true))
      cells[2] = .cell(20 × 20, CellAttributes(indentation: .start))
      cells[3] = .cell(20 × 20)
      let stage = stage([cells])
      let movement = InteractiveMovement(path(1), on: stage)
      movement.move(.after, 3)
      movement.move(.before, 0)
      movement.cancel()
      let indenting = InteractiveMovement(path(2), on: stage)
      indenting.move(.before, 1)
      indenting.move(.after, 0)
      indenting.move(.after, 4)
      indenting.drop()
    }

    @Test func `moved cells are sized by the space offered at their new place`() {
      let cells: [TestCell] = [
        .cell(60 × 20), .filling(height: 20, atLeast: 30), .cell(30 × 20), .cell(30 × 20),
      ]
      let stage = stage([cells])
      #expect(stage.frame(1)?.width == 40)
      let movement = InteractiveMovement(path(1), on: stage)
      movement.move(.before, 0)
      #expect(movement.path == path(0))
      #expect(stage.layout.layoutAttributesForItem(at: path(0))?.frame.width == 100)
      movement.drop()
    }

    @Test func `a movement asks by the data source's index paths, and only for a new order`() {
      let stage = stage([mixed])
      let movement = InteractiveMovement(path(0), on: stage)
      let asked = stage.asked { movement.move(.after, 1) }
      #expect(asked.sizes == [path(1), path(0), path(2), path(3), path(4)])
      let again = stage.asked { movement.move(.after, 0) }
      #expect(movement.path == path(1))
      #expect(again.toDelegate.isEmpty)
      movement.drop()
    }

    @Test func `the moved item is under the finger and in front of headers`() {
      let stage = stage([mixed], headerLength: 10)
      let movement = InteractiveMovement(path(0), on: stage)
      movement.move(to: CGPoint(x: 43, y: 21))
      let cell = stage.view.cellForItem(at: movement.path)
      #expect(cell?.center == CGPoint(x: 43, y: 21))
      #expect(stage.view.subviews.last === cell)
      movement.drop()
    }

    @Test func `scrolling and pinned headers do not change the item's target`() {
      let stage = stage([mixed + mixed + mixed, mixed], headerLength: 30)
      stage.scroll(to: 50)
      let movement = InteractiveMovement(path(6), on: stage)
      movement.move(.after, 9)
      movement.move(to: CGPoint(x: 15, y: 75))
      movement.drop()
    }

    @Test func `the size and the offset may change during a movement`() {
      let stage = stage([mixed, mixed], headerLength: 10)
      let movement = InteractiveMovement(path(0), on: stage)
      movement.move(.after, 3)
      stage.resize(130 × 90)
      movement.move(.after, 2)
      stage.scroll(to: 40)
      movement.move(.before, 4, section: 1)
      stage.layout.sectionSpacing = 3
      movement.move(.before, 1)
      movement.drop()
    }

    @Test func `a movement that ends where it began changes nothing`() {
      let stage = stage([mixed])
      let movement = InteractiveMovement(path(2), on: stage)
      movement.move(.after, 4)
      movement.move(.before, 2)
      #expect(movement.path == path(2))
      movement.drop()
      InteractiveMovement(path(2), on: stage).drop()
    }

    @Test func `insertionIndexPath(at:) returns a path for any point`() {
      let stage = stage([mixed, []])
      let layout = stage.layout
      #expect(layout.insertionIndexPath(at: CGPoint(x: 14, y: 5)) == path(0))
      #expect(layout.insertionIndexPath(at: CGPoint(x: 16, y: 5)) == path(1))
      #expect(layout.insertionIndexPath(at: CGPoint(x: 16, y: 500)) == path(0, 1))
      #expect(CollectionViewAlignedLayout().insertionIndexPath(at: .zero) == nil)
    }

    @Test func `the delegate may restrict an item to its section`() {
      let stage = stage([mixed, mixed])
      let delegate = KeepingInSection()
      stage.view.delegate = delegate
      stage.layout.defaultSectionAttributes = stage.content.sections[0].attributes
      stage.layout.sizeForItem = { [source = stage.source] path, space in
        source.content.sections[path.section].cells[path.item].size(space)
      }
      stage.view.layoutIfNeeded()
      _ = stage.view.beginInteractiveMovementForItem(at: path(0))
      for point in [CGPoint(x: 89, y: 10), CGPoint(x: 5, y: 75)] {
        stage.view.updateInteractiveMovementTargetPosition(point)
        stage.view.layoutIfNeeded()
        #expect((0..<2).map { stage.frame($0)?.width } == [60, 30])
      }
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
      #expect(stage.content.sections.map(\.cells.count) == [5, 5])
      stage.expectShownAsComputed()
    }

    @Test func `the target of an item that does not exist is its own path`() {
      let layout = stage([mixed]).layout
      for path in [path(9), path(0, 7), IndexPath(), [0, 1, 2]] {
        let target = layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero)
        #expect(target == path)
      }
    }
  }

  /// A delegate that restricts items to their sections.
  private final class KeepingInSection: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      proposedIndexPath.section == originalIndexPath.section
        ? proposedIndexPath : currentIndexPath
    }
  }
#endif
