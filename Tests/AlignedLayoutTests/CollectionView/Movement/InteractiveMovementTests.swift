#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// An item carried by a finger goes where a caret would stand, and the lines break around it.
  /// Rests on the order of calls in interactive movement (I), on the tentative order over old data
  /// (R), and on paths that are translated meanwhile (D).
  @MainActor
  @Suite(.underAllModes)
  struct MovementInCollectionViewTests {
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

    @Test func `an item goes before or after the cell under the finger, by its middle`() {
      let carrying = Carrying(path(0), on: stage([mixed]))
      carrying.carry(.before, 1)
      #expect(carrying.path == path(0))
      carrying.carry(.after, 1)
      #expect(carrying.path == path(1))
      carrying.carry(.before, 3)
      #expect(carrying.path == path(2))
      carrying.carry(.after, 3)
      #expect(carrying.path == path(3))
      carrying.drop()
    }

    @Test func `lines break anew around the item as it is carried`() {
      let stage = stage([mixed])
      let carrying = Carrying(path(3), on: stage)
      #expect((0..<5).map { stage.frame($0)?.minY } == [0, 0, 20, 20, 40])
      carrying.carry(.before, 0)
      #expect(carrying.path == path(0))
      #expect((1..<5).map { stage.frame($0)?.minY } == [20, 20, 40, 40])
      #expect(stage.view.contentSize.height == 60)
      carrying.drop()
      #expect((0..<5).map { stage.frame($0)?.minY } == [0, 20, 20, 40, 40])
    }

    @Test func `the data is moved when the item is dropped, and not before`() {
      let stage = stage([mixed])
      let carrying = Carrying(path(0), on: stage)
      carrying.carry(.after, 3)
      #expect(stage.computed == stage.computed(stage.content))
      #expect(stage.content.sections[0].cells.map { $0.size(0).width } == [30, 60, 20, 80, 10])
      carrying.drop()
      #expect(stage.content.sections[0].cells.map { $0.size(0).width } == [60, 20, 80, 30, 10])
    }

    @Test func `a cancelled movement restores every frame`() {
      let stage = stage([mixed, mixed], headerLength: 10)
      let frames = (0..<5).map { stage.frame($0) }
      let carrying = Carrying(path(3), on: stage)
      carrying.carry(.before, 0)
      carrying.carry(.after, 2, section: 1)
      #expect(carrying.path == path(3, 1))
      carrying.cancel()
      #expect((0..<5).map { stage.frame($0) } == frames)
      #expect(stage.content.sections.map(\.cells.count) == [5, 5])
    }

    @Test func `the finger over the item's own place changes nothing`() {
      let stage = stage([mixed])
      let carrying = Carrying(path(1), on: stage)
      carrying.carry(.before, 1)
      #expect(carrying.path == path(1))
      carrying.carry(.after, 1)
      #expect(carrying.path == path(1))
      carrying.drop()
    }

    @Test func `beyond a line's last cell the item goes to the line's end`() {
      let carrying = Carrying(path(4), on: stage([mixed]))
      carrying.carry(to: CGPoint(x: 98, y: 5))
      #expect(carrying.path == path(2))
      carrying.drop()
    }

    @Test func `an item goes to another section, and to its end`() {
      let stage = stage([mixed, mixed])
      let carrying = Carrying(path(1), on: stage)
      carrying.carry(.after, 0, section: 1)
      #expect(carrying.path == path(1, 1))
      carrying.carry(to: CGPoint(x: 50, y: stage.view.contentSize.height + 30))
      #expect(carrying.path == path(5, 1))
      carrying.drop()
      #expect(stage.content.sections.map(\.cells.count) == [4, 6])
    }

    @Test func `an item goes to an empty section that has a header`() throws {
      let stage = stage([mixed, []], headerLength: 10)
      let carrying = Carrying(path(0), on: stage)
      let header = try #require(stage.header(1))
      carrying.carry(to: CGPoint(x: 50, y: header.midY))
      #expect(carrying.path == path(0, 1))
      carrying.drop()
    }

    @Test func `an item goes to the gap in which an empty section has collapsed, and stays`() {
      let stage = stage([mixed, [], mixed])
      let gap = stage.layout.contentFrame(forSection: 0).maxY
      for y in [gap + 1, gap + 10, gap + 19] {
        let carrying = Carrying(path(2), on: stage)
        carrying.carry(to: CGPoint(x: 50, y: y))
        #expect(carrying.path == path(0, 1))
        carrying.carry(to: CGPoint(x: 51, y: y))
        #expect(carrying.path == path(0, 1))
        carrying.cancel()
      }
    }

    @Test func `an item goes to an empty section below all others`() {
      let stage = stage([mixed, []])
      let carrying = Carrying(path(2), on: stage)
      carrying.carry(to: CGPoint(x: 50, y: 180))
      #expect(carrying.path == path(0, 1))
      carrying.carry(to: CGPoint(x: 50, y: 181))
      #expect(carrying.path == path(0, 1))
      carrying.drop()
    }

    @Test func `a section's only item can leave it, and the section collapses`() {
      let stage = stage([[.cell(50 × 20)], mixed])
      let carrying = Carrying(path(0), on: stage)
      carrying.carry(.after, 0, section: 1)
      #expect(carrying.path == path(1, 1))
      #expect(stage.layout.contentFrame(forSection: 0).height == 0)
      carrying.drop()
    }

    @Test func `right to left the item follows the caret from the right`() {
      let carrying = Carrying(path(0), on: stage([mixed], .rightToLeft))
      carrying.carry(.before, 1)
      #expect(carrying.path == path(0))
      carrying.carry(.after, 1)
      #expect(carrying.path == path(1))
      carrying.carry(to: CGPoint(x: 1, y: 5))
      carrying.drop()
    }

    @Test func `forced breaks and indentations move with their cells`() {
      var cells = mixed
      cells[1] = .cell(40 × 20, CellAttributes(beginsLine: true))
      cells[2] = .cell(20 × 20, CellAttributes(indentation: .start))
      cells[3] = .cell(20 × 20)
      let stage = stage([cells])
      let carrying = Carrying(path(1), on: stage)
      carrying.carry(.after, 3)
      carrying.carry(.before, 0)
      carrying.cancel()
      let indenting = Carrying(path(2), on: stage)
      indenting.carry(.before, 1)
      indenting.carry(.after, 0)
      indenting.carry(.after, 4)
      indenting.drop()
    }

    @Test func `cells are sized by what is offered at their new place`() {
      let cells: [TestCell] = [
        .cell(60 × 20), .filling(height: 20, atLeast: 30), .cell(30 × 20), .cell(30 × 20),
      ]
      let stage = stage([cells])
      #expect(stage.frame(1)?.width == 40)
      let carrying = Carrying(path(1), on: stage)
      carrying.carry(.before, 0)
      #expect(carrying.path == path(0))
      #expect(stage.layout.layoutAttributesForItem(at: path(0))?.frame.width == 100)
      carrying.drop()
    }

    @Test func `questions name the items by the data's own paths, and none is asked in vain`() {
      let stage = stage([mixed])
      let carrying = Carrying(path(0), on: stage)
      let asked = stage.asked { carrying.carry(.after, 1) }
      #expect(asked.sizes == [path(1), path(0), path(2), path(3), path(4)])
      let again = stage.asked { carrying.carry(.after, 0) }
      #expect(carrying.path == path(1))
      #expect(again.toDelegate.isEmpty)
      carrying.drop()
    }

    @Test func `the carried item is under the finger, in front of headers`() {
      let stage = stage([mixed], headerLength: 10)
      let carrying = Carrying(path(0), on: stage)
      carrying.carry(to: CGPoint(x: 43, y: 21))
      let cell = stage.view.cellForItem(at: carrying.path)
      #expect(cell?.center == CGPoint(x: 43, y: 21))
      #expect(stage.view.subviews.last === cell)
      carrying.drop()
    }

    @Test func `a scrolled view and a pinned header do not mislead the item`() {
      let stage = stage([mixed + mixed + mixed, mixed], headerLength: 30)
      stage.scroll(to: 50)
      let carrying = Carrying(path(6), on: stage)
      carrying.carry(.after, 9)
      carrying.carry(to: CGPoint(x: 15, y: 75))
      carrying.drop()
    }

    @Test func `the size and the place of scrolling may change while an item is carried`() {
      let stage = stage([mixed, mixed], headerLength: 10)
      let carrying = Carrying(path(0), on: stage)
      carrying.carry(.after, 3)
      stage.resize(130 × 90)
      carrying.carry(.after, 2)
      stage.scroll(to: 40)
      carrying.carry(.before, 4, section: 1)
      stage.layout.sectionSpacing = 3
      carrying.carry(.before, 1)
      carrying.drop()
    }

    @Test func `a movement that ends where it began leaves all in place`() {
      let stage = stage([mixed])
      let carrying = Carrying(path(2), on: stage)
      carrying.carry(.after, 4)
      carrying.carry(.before, 2)
      #expect(carrying.path == path(2))
      carrying.drop()
      Carrying(path(2), on: stage).drop()
    }

    @Test func `where an item would be inserted is told of any point`() {
      let stage = stage([mixed, []])
      let layout = stage.layout
      #expect(layout.insertionIndexPath(at: CGPoint(x: 14, y: 5)) == path(0))
      #expect(layout.insertionIndexPath(at: CGPoint(x: 16, y: 5)) == path(1))
      #expect(layout.insertionIndexPath(at: CGPoint(x: 16, y: 500)) == path(0, 1))
      #expect(CollectionViewAlignedLayout().insertionIndexPath(at: .zero) == nil)
    }

    @Test func `the delegate may keep an item in its section`() {
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

    @Test func `an item that is not there stays where it is not`() {
      let layout = stage([mixed]).layout
      for path in [path(9), path(0, 7), IndexPath(), [0, 1, 2]] {
        let target = layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero)
        #expect(target == path)
      }
    }
  }

  /// A delegate that lets no item leave its section.
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
