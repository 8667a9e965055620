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
      expectEqual(stage.view.contentSize.exact, (100 × 40))
      expectEqual(stage.frame(3), rect(0, 20, 30 × 20))
    }

    /// An update of a view of four items that UIKit refuses, and the height of the content after data are reloaded.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let kind: Violation.Kind
      let message: String
      let keepsAnswers: Bool

      /// What the client changes without an update, and the height of the content then, or nil if the row says
      /// nothing of it.
      let change: (@MainActor @Sendable (AlignedStage) -> Void)?
      let heightBefore: CGFloat?
      let update: @MainActor @Sendable (AlignedStage) -> Void
      let height: CGFloat

      init(
        _ name: String, _ kind: Violation.Kind = .batchArithmetic,
        _ message: String = "Invalid update", keepsAnswers: Bool = false,
        change: (@MainActor @Sendable (AlignedStage) -> Void)? = nil,
        heightBefore: CGFloat? = nil, height: CGFloat,
        _ update: @escaping @MainActor @Sendable (AlignedStage) -> Void
      ) {
        testDescription = name
        self.kind = kind
        self.message = message
        self.keepsAnswers = keepsAnswers
        self.change = change
        self.heightBefore = heightBefore
        self.update = update
        self.height = height
      }
    }

    private static func setItemCount(_ count: Int, on stage: AlignedStage) {
      stage.content.sections[0].cells = Array(repeating: .cell(30 × 20), count: count)
    }

    private nonisolated static func height(ofItems count: Int) -> CGFloat {
      (CGFloat(count) / 3).rounded(.up) * 20
    }

    nonisolated static let rows: [Row] = [
      countWithoutReload(1), countWithoutReload(2), countWithoutReload(9),
      countWithUpdate(1), countWithUpdate(2), countWithUpdate(9),
      sectionCount(keepsAnswers: false), sectionCount(keepsAnswers: true),
      Row(
        "UIKit refuses sections that disappear without a reload",
        change: { $0.content.sections = [] }, height: 0
      ) { stage in
        stage.view.performBatchUpdates({})
        stage.view.layoutIfNeeded()
      },
      Row(
        "UIKit refuses updates that exclude each other", .illegalOperations, "delete and reload",
        keepsAnswers: true, height: 20
      ) { stage in
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.removeLast()
          stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
          stage.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
        })
        stage.view.layoutIfNeeded()
      },
      Row(
        "an item that is deleted twice is removed once", .duplicateOperation, "twice",
        keepsAnswers: true, height: 20
      ) { stage in
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.removeLast()
          let path = IndexPath(item: 1, section: 0)
          stage.view.deleteItems(at: [path, path])
        })
      },
    ]

    private nonisolated static func countWithoutReload(_ count: Int) -> Row {
      Row(
        "UIKit refuses item counts that change without a reload: \(count)",
        change: { setItemCount(count, on: $0) }, heightBefore: 40, height: height(ofItems: count)
      ) { stage in
        stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        stage.view.layoutIfNeeded()
      }
    }

    private nonisolated static func countWithUpdate(_ count: Int) -> Row {
      Row(
        "UIKit refuses item counts that disagree with updates: \(count)", keepsAnswers: true,
        height: height(ofItems: count)
      ) { stage in
        stage.view.performBatchUpdates({
          setItemCount(count, on: stage)
          stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        })
        stage.view.layoutIfNeeded()
      }
    }

    /// Three sections of 40 points have no space between them.
    private nonisolated static func sectionCount(keepsAnswers: Bool) -> Row {
      Row(
        "UIKit refuses section counts that disagree with updates, \(keepsAnswers)",
        keepsAnswers: keepsAnswers, height: 3 * 40
      ) { stage in
        stage.view.performBatchUpdates({
          stage.content.sections += stage.content.sections + stage.content.sections
          stage.view.insertSections([1])
        })
        stage.view.layoutIfNeeded()
      }
    }

    @Test(arguments: rows)
    func `UIKit refuses an update, and the layout lays out what is there after a reload`(row: Row) {
      let stage = stage(cells: 4)
      if row.keepsAnswers { stage.layout.keepsAnswersAcrossUpdates = true }
      if let change = row.change {
        change(stage)
        stage.layout.invalidateLayout()
        stage.view.layoutIfNeeded()
      }
      if let height = row.heightBefore { expectEqual(stage.view.contentSize.height, height) }
      expectViolation(row.kind, row.message) { row.update(stage) }
      stage.reload()
      expectEqual(stage.view.contentSize.height, row.height)
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
      expectEqual(stage.view.contentSize.exact, (100 × 90))
      expectEqual(other.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame.minY, 60)
      stage.view.collectionViewLayout = stage.layout
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentSize.exact, (100 × 40))
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
