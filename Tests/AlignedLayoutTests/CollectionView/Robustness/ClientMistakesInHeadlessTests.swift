#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Mistakes of clients for which UIKit raises its own exception. A hook catches the exception,
  /// and the layout goes on. Rests on the evidence of each violation's kind.
  @MainActor
  @Suite(.underAllModes)
  struct ClientMistakesInHeadlessTests {
    private func stage(cells: Int) -> AlignedStage {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(30 × 20), count: cells)), laysOut: false)
      stage.view.delegate = nil
      stage.layout.defaultItemSize = 30 × 20
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
      #expect(stage.view.contentSize.exact == (100 × 40))
      #expect(stage.frame(3) == rect(0, 20, 30 × 20))
    }

    @Test(arguments: [1, 2, 9])
    func `UIKit refuses item counts that change without a reload`(count: Int) {
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

    @Test func `UIKit refuses sections that disappear without a reload`() {
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
    func `UIKit refuses item counts that disagree with updates`(count: Int) {
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

    @Test func `UIKit refuses updates that exclude each other`() {
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

    @Test func `an item that is deleted twice is removed once`() {
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
    func `UIKit refuses section counts that disagree with updates`(
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
    func `a layout set within a batch lays out the content after it`(keepsAnswers: Bool) {
      let stage = stage(cells: 4)
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      let other = CollectionViewAlignedLayout()
      other.keepsAnswersAcrossUpdates = keepsAnswers
      other.contentInsets = .zero
      other.defaultItemSize = 50 × 30
      other.defaultSectionAttributes = stage.layout.defaultSectionAttributes
      let violations = Headless.recordingViolations {
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.append(.cell(30 × 20))
          stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
          stage.view.collectionViewLayout = other
        })
        stage.view.layoutIfNeeded()
      }
      // The collection view prepares layouts within the closure, not the layout itself.
      #expect(violations.allSatisfy { $0.kind == .askedDuringUpdates })
      #expect(stage.view.contentSize.exact == (100 × 90))
      #expect(other.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame.minY == 60)
      stage.view.collectionViewLayout = stage.layout
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentSize.exact == (100 × 40))
    }

    @Test func `a subclass that does not pass on update items is laid out`() {
      final class WithoutUpdateItems: CollectionViewAlignedLayout {
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
      }
      let layout = WithoutUpdateItems()
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

    @Test func `states with nothing to lay out leave no trace`() {
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
#endif
