#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Hosts at whose mistakes UIKit raises its own exception: a hook catches it, and the layout goes
  /// on. Evidence of each exception: its kind's.
  @MainActor
  @Suite(.underAllModes)
  struct BadHostsInHeadlessTests {
    private func stage(cells: Int) -> AlignedStage {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(30 × 20), count: cells)), laysOut: false)
      stage.view.delegate = nil
      stage.layout.defaultCellSize = 30 × 20
      stage.layout.defaultSectionAttributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
      stage.view.layoutIfNeeded()
      return stage
    }

    @Test func `a layout shared by two collection views serves the first`() {
      let stage = stage(cells: 4)
      expectViolation(.layoutInUse, "already used by another") {
        let second = UICollectionView(
          frame: rect(0, 0, 50 × 50), collectionViewLayout: stage.layout)
        second.layoutIfNeeded()
      }
      #expect(stage.layout.collectionView === stage.view)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentSize == (100 × 40))
      #expect(stage.frame(3) == rect(0, 20, 30 × 20))
    }

    @Test(arguments: [1, 2, 9])
    func `counts that change without a reload are UIKit's to complain of`(count: Int) {
      let stage = stage(cells: 4)
      stage.content.sections[0].cells = Array(repeating: .cell(30 × 20), count: count)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentSize.height == 40)
      expectViolation(.batchArithmetic, "Invalid update") {
        stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        stage.view.layoutIfNeeded()
      }
      stage.reload()
      #expect(stage.view.contentSize.height == (CGFloat(count) / 3).rounded(.up) * 20)
    }

    @Test func `sections that vanish without a reload are UIKit's to complain of`() {
      let stage = stage(cells: 4)
      stage.content.sections = []
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expectViolation(.batchArithmetic, "Invalid update") {
        stage.view.performBatchUpdates({})
        stage.view.layoutIfNeeded()
      }
      stage.reload()
      #expect(stage.view.contentSize.height == 0)
    }

    @Test(arguments: [1, 2, 9])
    func `counts that disagree with updates are UIKit's to complain of`(count: Int) {
      let stage = stage(cells: 4)
      stage.layout.keepsAnswersAcrossUpdates = true
      expectViolation(.batchArithmetic, "Invalid update") {
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells = Array(repeating: .cell(30 × 20), count: count)
          stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        })
        stage.view.layoutIfNeeded()
      }
      stage.reload()
      #expect(stage.view.contentSize.height == (CGFloat(count) / 3).rounded(.up) * 20)
    }

    @Test func `updates that exclude each other are UIKit's to complain of`() {
      let stage = stage(cells: 4)
      stage.layout.keepsAnswersAcrossUpdates = true
      let path = IndexPath(item: 1, section: 0)
      expectViolation(.illegalOperations, "delete and reload") {
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.removeLast()
          stage.view.deleteItems(at: [path])
          stage.view.reloadItems(at: [path])
        })
        stage.view.layoutIfNeeded()
      }
      stage.reload()
      #expect(stage.view.contentSize.height == 20)
    }

    @Test func `an item that is deleted twice is gone once`() {
      let stage = stage(cells: 4)
      stage.layout.keepsAnswersAcrossUpdates = true
      let path = IndexPath(item: 1, section: 0)
      expectViolation(.duplicateOperation, "twice") {
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.removeLast()
          stage.view.deleteItems(at: [path, path])
        })
      }
      stage.reload()
      #expect(stage.view.contentSize.height == 20)
    }

    @Test(arguments: [false, true])
    func `section counts that disagree with updates are UIKit's to complain of`(
      keepsAnswers: Bool
    ) {
      let stage = stage(cells: 4)
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      expectViolation(.batchArithmetic, "Invalid update") {
        stage.view.performBatchUpdates({
          stage.content.sections += stage.content.sections + stage.content.sections
          stage.view.insertSections([1])
        })
        stage.view.layoutIfNeeded()
      }
      stage.reload()
      #expect(stage.view.contentSize.height == 3 * 40 + 2 * stage.layout.sectionSpacing)
    }

    @Test(arguments: [false, true])
    func `a layout set within a batch is at home after it`(keepsAnswers: Bool) {
      let stage = stage(cells: 4)
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      let other = CollectionViewAlignedLayout()
      other.keepsAnswersAcrossUpdates = keepsAnswers
      other.contentInsets = .zero
      other.defaultCellSize = 50 × 30
      other.defaultSectionAttributes = stage.layout.defaultSectionAttributes
      let violations = Headless.recordingViolations {
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.append(.cell(30 × 20))
          stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
          stage.view.collectionViewLayout = other
        })
        stage.view.layoutIfNeeded()
      }
      // That layouts are prepared within the closure is the collection view's affair.
      #expect(violations.allSatisfy { $0.kind == .reentrance })
      #expect(stage.view.contentSize == (100 × 90))
      #expect(other.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame.minY == 60)
      stage.view.collectionViewLayout = stage.layout
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentSize == (100 × 40))
    }

    @Test func `a subclass that keeps update items to itself is laid out all the same`() {
      final class Secretive: CollectionViewAlignedLayout {
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
      }
      let layout = Secretive()
      layout.keepsAnswersAcrossUpdates = true
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(30 × 20), count: 4)), layout: layout)
      let violations = Headless.recordingViolations {
        stage.content.sections[0].cells.removeLast()
        stage.view.deleteItems(at: [IndexPath(item: 3, section: 0)])
      }
      #expect(violations.contains { $0.kind == .forgottenSuper })
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `states in which there is nothing leave no trace`() {
      let content = TestContent(
        width: 100,
        sections: [
          TestSection(cells: Array(repeating: .cell(30 × 20), count: 4)), TestSection(cells: []),
        ])
      let source = ContentSource(content)
      let delegate = ContentDelegate(source)
      Headless.checkDegenerateStates(
        size: 100 × 60, of: { CollectionViewAlignedLayout() },
        configure: { view in
          ContentSource.register(in: view)
          view.dataSource = source
          view.delegate = delegate
        })
    }
  }

  /// Placeholders of a drop, and items on the move: what is shown and what the data source has
  /// differ. Rests on `UIDataSourceTranslating` (D).
  @MainActor
  @Suite(.underAllModes)
  struct PlaceholderTests {
    private let stage = AlignedStage(
      TestContent(width: 100, [.cell(10 × 10), .cell(20 × 10), .cell(30 × 10)]))

    @Test func `a placeholder has the default size, and nobody is asked of it`() {
      stage.layout.defaultCellSize = 15 × 12
      stage.view.layoutIfNeeded()
      let asked = stage.asked {
        Headless.insertPlaceholder(at: IndexPath(item: 1, section: 0), in: stage.view)
      }
      #expect(Set(asked.sizes) == Set((0..<3).map { IndexPath(item: $0, section: 0) }))
      #expect(Set(asked.attributes) == Set((0..<3).map { IndexPath(item: $0, section: 0) }))
      #expect(stage.frame(0) == rect(0, 0, 10 × 10))
      #expect(stage.frame(1) == rect(10, 0, 15 × 12))
      #expect(stage.frame(2) == rect(25, 0, 20 × 10))
      #expect(stage.frame(3) == rect(45, 0, 30 × 10))
    }

    @Test func `a context for a placeholder and its neighbour asks the right ones`() {
      Headless.insertPlaceholder(at: IndexPath(item: 0, section: 0), in: stage.view)
      stage.content.sections[0].cells[0] = .cell(33 × 10)
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidateItems(at: (0..<2).map { IndexPath(item: $0, section: 0) })
      stage.layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
      #expect(stage.frame(1)?.width == 33)
    }

    @Test func `where answers are kept, too, nobody is asked of a placeholder`() {
      stage.layout.defaultCellSize = 15 × 12
      stage.layout.keepsAnswersAcrossUpdates = true
      stage.view.layoutIfNeeded()
      let place = IndexPath(item: 1, section: 0)
      let asked = stage.asked { Headless.insertPlaceholder(at: place, in: stage.view) }
      #expect(Set(asked.sizes).isSubset(of: (0..<3).map { IndexPath(item: $0, section: 0) }))
      #expect(stage.frame(1) == rect(10, 0, 15 × 12))
      #expect(stage.frame(2) == rect(25, 0, 20 × 10))
      Headless.removePlaceholder(at: place, in: stage.view)
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      let askedAfter = stage.asked {
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.insert(.cell(5 × 10), at: 0)
          stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        })
      }
      #expect(askedAfter.attributes == [IndexPath(item: 0, section: 0)])
      stage.expectShownAsComputed()
    }

    @Test func `a placeholder that goes leaves no trace`() {
      Headless.insertPlaceholder(at: IndexPath(item: 1, section: 0), in: stage.view)
      Headless.removePlaceholder(at: IndexPath(item: 1, section: 0), in: stage.view)
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `the size ahead of display knows of a placeholder`() {
      stage.layout.defaultCellSize = 15 × 12
      stage.view.layoutIfNeeded()
      Headless.insertPlaceholder(at: IndexPath(item: 1, section: 0), in: stage.view)
      #expect(stage.layout.contentSize(fittingWidth: 100) == (100 × 12))
    }

    @Test func `where there is a placeholder nothing is computed ahead`() {
      stage.layout.defaultCellSize = 15 × 12
      stage.view.layoutIfNeeded()
      #expect(stage.useAhead(width: 40))
      Headless.insertPlaceholder(at: IndexPath(item: 1, section: 0), in: stage.view)
      #expect(!stage.useAhead(width: 40))
      let asked = stage.asked { stage.view.frame.size.width = 40 }
      #expect(Set(asked.sizes) == Set((0..<3).map { IndexPath(item: $0, section: 0) }))
      Headless.removePlaceholder(at: IndexPath(item: 1, section: 0), in: stage.view)
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }
  }
#endif
