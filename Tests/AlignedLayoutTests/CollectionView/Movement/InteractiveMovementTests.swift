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
    private func stage(_ sections: [[TestCell]], headerLength: CGFloat = 0) -> AlignedStage {
      AlignedStage(
        TestContent(
          width: 100, sectionSpacing: 20,
          sections: sections.map { TestSection(cells: $0, headerLength: headerLength) }))
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      Self.path(item, section)
    }

    private nonisolated static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private let mixed = Self.mixed

    private nonisolated static let mixed: [TestCell] = [
      .cell(30 × 20), .cell(60 × 20), .cell(20 × 20), .cell(80 × 20), .cell(10 × 20),
    ]

    nonisolated static let rows: [MovementRow] = [
      MovementRow(
        "an item goes before or after the cell under the finger, by the cell's middle", [mixed],
        [
          .begin(path(0)), .before(1, at: path(0)), .after(1, at: path(1)),
          .before(3, at: path(2)), .after(3, at: path(3)), .drop,
        ]),
      MovementRow(
        "lines break again around the moved item", [mixed],
        [
          .begin(path(3)), .tops([0, 0, 20, 20, 40]), .before(0, at: path(0)),
          .tops([20, 20, 40, 40], from: 1), .contentHeight(60), .drop, .tops([0, 20, 20, 40, 40]),
        ]),
      MovementRow(
        "the data source moves the item only when it is dropped", [mixed],
        [
          .begin(path(0)), .after(3), .widthsOfData([30, 60, 20, 80, 10]), .drop,
          .widthsOfData([60, 20, 80, 30, 10]),
        ]),
      MovementRow(
        "moved cells are sized by the space offered at their new place",
        [
          [
            .cell(60 × 20), .filling(height: 20, atLeast: 30), .cell(30 × 20), .cell(30 × 20),
          ]
        ],
        [
          .width(1, 40), .begin(path(1)), .before(0, at: path(0)), .width(0, 100), .drop,
        ]),
      MovementRow(
        "a point in the item's own place changes nothing", [mixed],
        [.begin(path(1)), .before(1, at: path(1)), .after(1, at: path(1)), .drop]),
      MovementRow(
        "a point beyond a line's last cell moves the item to the line's end", [mixed],
        [.begin(path(4)), .point(98, 5, at: path(2)), .drop]),
      MovementRow(
        "an item can move to another section and to its end", [mixed, mixed],
        [
          .begin(path(1)), .after(0, section: 1, at: path(1, 1)),
          .belowContent(distance: 30, at: path(5, 1)), .drop, .itemCounts([4, 6]),
        ]),
      MovementRow(
        "an item can move to an empty section with a header", [mixed, []], headerLength: 10,
        [.begin(path(0)), .header(1, at: path(0, 1)), .drop]),
      MovementRow(
        "an item can move to a collapsed empty section between others, and stays there",
        [mixed, [], mixed],
        [1, 10, 19].flatMap { (y: CGFloat) -> [MovementRow.Step] in
          [
            .begin(path(2)), .below(0, x: 50, distance: y, at: path(0, 1)),
            .below(0, x: 51, distance: y, at: path(0, 1)), .cancel,
          ]
        }),
      MovementRow(
        "an item can move to an empty section below all others", [mixed, []],
        [
          .begin(path(2)), .point(50, 180, at: path(0, 1)), .point(50, 181, at: path(0, 1)), .drop,
        ]),
      MovementRow(
        "a section collapses when its only item leaves it", [[.cell(50 × 20)], mixed],
        [
          .begin(path(0)), .after(0, section: 1, at: path(1, 1)), .sectionHeight(0, is: 0), .drop,
        ]),
      MovementRow(
        "an item follows the insertion point in right-to-left layouts", [mixed],
        direction: .rightToLeft,
        [
          .begin(path(0)), .before(1, at: path(0)), .after(1, at: path(1)), .point(1, 5), .drop,
        ]),
      MovementRow(
        "forced breaks and indentations move with their cells",
        [
          [
            mixed[0], .cell(40 × 20, CellAttributes(beginsLine: true)),
            .cell(20 × 20, CellAttributes(indentation: .start)), .cell(20 × 20), mixed[4],
          ]
        ],
        [
          .begin(path(1)), .after(3), .before(0), .cancel,
          .begin(path(2)), .before(1), .after(0), .after(4), .drop,
        ]),
      MovementRow(
        "scrolling and pinned headers do not change the item's target",
        [mixed + mixed + mixed, mixed], headerLength: 30,
        [.scroll(to: 50), .begin(path(6)), .after(9), .point(15, 75), .drop]),
      MovementRow(
        "the size and the offset may change during a movement", [mixed, mixed], headerLength: 10,
        [
          .begin(path(0)), .after(3), .resize(130 × 90), .after(2), .scroll(to: 40),
          .before(4, section: 1), .change { $0.layout.sectionSpacing = 3 }, .before(1),
          .drop,
        ]),
      MovementRow(
        "a movement that ends where it began changes nothing", [mixed],
        [
          .begin(path(2)), .after(4), .before(2, at: path(2)), .drop,
          .begin(path(2)), .drop,
        ]),
    ]

    @Test(arguments: rows)
    func `a moved item is where the finger leads it, and the others make room`(row: MovementRow) {
      row.expect()
    }

    @Test func `a cancelled movement restores every frame`() {
      let stage = stage([mixed, mixed], headerLength: 10)
      let frames = (0..<5).map { stage.frame($0) }
      let movement = InteractiveMovement(path(3), on: stage)
      movement.move(.before, 0)
      movement.move(.after, 2, section: 1)
      expectEqual(movement.path, path(3, 1))
      movement.cancel()
      expectEqual((0..<5).map { stage.frame($0) }, frames)
      expectEqual(stage.content.sections.map(\.cells.count), [5, 5])
    }

    @Test func `a movement asks by the data source's index paths, and only for a new order`() {
      let stage = stage([mixed])
      let movement = InteractiveMovement(path(0), on: stage)
      let asked = stage.asked { movement.move(.after, 1) }
      expectEqual(asked.sizes, [path(1), path(0), path(2), path(3), path(4)])
      let again = stage.asked { movement.move(.after, 0) }
      expectEqual(movement.path, path(1))
      #expect(again.toDelegate.isEmpty)
      movement.drop()
    }

    @Test func `the moved item is under the finger and in front of headers`() {
      let stage = stage([mixed], headerLength: 10)
      let movement = InteractiveMovement(path(0), on: stage)
      movement.move(to: CGPoint(x: 43, y: 21))
      let cell = stage.view.cellForItem(at: movement.path)
      expectEqual(cell?.center, CGPoint(x: 43, y: 21))
      #expect(stage.view.subviews.last === cell)
      movement.drop()
    }

    @Test func `insertionIndexPath(at:) returns a path for any point`() {
      let stage = stage([mixed, []])
      let layout = stage.layout
      expectEqual(layout.insertionIndexPath(at: CGPoint(x: 14, y: 5)), path(0))
      expectEqual(layout.insertionIndexPath(at: CGPoint(x: 16, y: 5)), path(1))
      expectEqual(layout.insertionIndexPath(at: CGPoint(x: 16, y: 500)), path(0, 1))
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
        expectEqual((0..<2).map { stage.frame($0)?.width }, [60, 30])
      }
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
      expectEqual(stage.content.sections.map(\.cells.count), [5, 5])
      stage.expectShownAsComputed()
    }

    @Test func `the target of an item that does not exist is its own path`() {
      let layout = stage([mixed]).layout
      for path in [path(9), path(0, 7), IndexPath(), [0, 1, 2]] {
        let target = layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero)
        expectEqual(target, path)
      }
    }
  }

  /// Movements of items in a view of 100 points, step by step.
  struct MovementRow: CustomTestStringConvertible, Sendable {
    enum Step: Sendable {
      /// The finger takes an item.
      case begin(IndexPath)

      /// The finger moves the item to the first or the second half of a cell. The item is then at an index path
      /// if the step gives one. The same is true for the next steps.
      case before(Int, section: Int = 0, at: IndexPath? = nil)
      case after(Int, section: Int = 0, at: IndexPath? = nil)
      case point(CGFloat, CGFloat, at: IndexPath? = nil)

      /// The finger moves the item to the middle of a section's header.
      case header(Int, at: IndexPath)

      /// The finger moves the item below where a section ended before all movements, or below the content.
      case below(Int, x: CGFloat, distance: CGFloat, at: IndexPath)
      case belowContent(distance: CGFloat, at: IndexPath)

      /// The finger moves the item to a point, and it does not matter where the other cells are.
      case pointUnchecked(CGFloat, CGFloat)
      case drop
      case cancel

      /// Something else changes.
      case scroll(to: CGFloat)
      case resize(CGSize)
      case change(@MainActor @Sendable (AlignedStage) -> Void)

      /// The client invalidates an item, and the one that moves.
      case invalidate(IndexPath)

      /// The tops of the first section's cells from an index on, the width of one of them, and the height of the
      /// content.
      case tops([CGFloat], from: Int = 0)
      case width(Int, CGFloat)
      case contentHeight(CGFloat)

      /// The widths that the first section's cells have in the order of the data source.
      case widthsOfData([CGFloat])

      /// A section has a height.
      case sectionHeight(Int, is: CGFloat)

      /// The data source has numbers of items in its sections.
      case itemCounts([Int])
    }

    let testDescription: String
    private let content: TestContent
    private let height: CGFloat
    private let steps: [Step]

    init(
      _ name: String, _ sections: [[TestCell]], direction: ContentLayout.Direction = .leftToRight,
      headerLength: CGFloat = 0, footerLength: CGFloat = 0, height: CGFloat = 200, _ steps: [Step]
    ) {
      testDescription = name
      content = TestContent(
        width: 100, direction: direction, sectionSpacing: 20,
        sections: sections.map {
          TestSection(cells: $0, headerLength: headerLength, footerLength: footerLength)
        })
      self.height = height
      self.steps = steps
    }

    /// Takes the steps, and expects what they say.
    @MainActor
    func expect() {
      let stage = AlignedStage(content, height: height)
      let ends = content.sections.indices.map { stage.layout.contentFrame(forSection: $0).maxY }
      var movement: InteractiveMovement?
      for (index, step) in steps.enumerated() {
        switch step {
        case .begin(let path): movement = InteractiveMovement(path, on: stage)
        case .drop: movement?.drop()
        case .cancel: movement?.cancel()
        case .scroll(let offset): stage.scroll(to: offset)
        case .resize(let size): stage.resize(size)
        case .change(let change): change(stage)
        case .invalidate(let path):
          movement.map { stage.layout.invalidateItems(at: [path, $0.path]) }
        case .pointUnchecked(let x, let y): movement?.moveUnchecked(to: CGPoint(x: x, y: y))
        default:
          let path = movement.flatMap { move($0, step, ends) }
          if let path { expectEqual(movement?.path, path, "step \(index)") }
          expectState(of: stage, step, "step \(index)")
        }
      }
    }

    /// Expects what a step says of the layout or of the data source.
    @MainActor
    private func expectState(of stage: AlignedStage, _ step: Step, _ comment: Comment) {
      switch step {
      case .tops(let tops, let start):
        let cells = start..<start + tops.count
        expectEqual(cells.map { stage.frame($0)?.minY }, tops, comment)
      case .width(let item, let width):
        let attributes = stage.layout.layoutAttributesForItem(at: [0, item])
        expectEqual(attributes?.frame.width, width, comment)
      case .contentHeight(let height): expectEqual(stage.view.contentSize.height, height, comment)
      case .widthsOfData(let widths):
        expectEqual(stage.content.sections[0].cells.map { $0.size(0).width }, widths, comment)
      case .sectionHeight(let section, let height):
        expectEqual(stage.layout.contentFrame(forSection: section).height, height, comment)
      case .itemCounts(let counts):
        expectEqual(stage.content.sections.map(\.cells.count), counts, comment)
      default: break
      }
    }

    /// Moves the item, and returns its index path as the step gives it.
    ///
    /// - Parameter ends: where the sections ended before all movements.
    @MainActor
    private func move(
      _ movement: InteractiveMovement, _ step: Step, _ ends: [CGFloat]
    ) -> IndexPath? {
      let stage = movement.stage
      switch step {
      case .before(let item, let section, let path):
        movement.move(.before, item, section: section)
        return path
      case .after(let item, let section, let path):
        movement.move(.after, item, section: section)
        return path
      case .point(let x, let y, let path):
        movement.move(to: CGPoint(x: x, y: y))
        return path
      case .header(let section, let path):
        let header = stage.header(section)
        #expect(header != nil)
        movement.move(to: CGPoint(x: 50, y: header?.midY ?? 0))
        return path
      case .below(let section, let x, let distance, let path):
        movement.move(to: CGPoint(x: x, y: ends[section] + distance))
        return path
      case .belowContent(let distance, let path):
        movement.move(to: CGPoint(x: 50, y: stage.view.contentSize.height + distance))
        return path
      default: return nil
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
