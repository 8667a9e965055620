#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Initial and final attributes when a section's line limit, or the content that it limits,
  /// changes. Rests on UIKit asking for initial attributes at new paths and for final ones at old
  /// paths (D, P), and on UIKit laying out pending changes before a batch (S).
  @MainActor
  @Suite(.underAllModes)
  struct LineLimitUpdatesInHeadlessTests {
    fileprivate nonisolated static let attributes = SectionAttributes(
      lineLimit: .lines(2), cellSpacing: 0, lineSpacing: 0)
    private static let kind = CollectionViewAlignedLayout.elementKindOverflow

    private let layout: RecordingLayout
    private let stage: AlignedStage

    init() {
      // Lines of two: 0 1, 2 3 and the overflow view; then a section of one line.
      layout = RecordingLayout()
      var limited = TestSection(
        attributes: Self.attributes, cells: Array(repeating: .cell(40 × 20), count: 7))
      limited.sizeOfOverflow = { _ in 20 × 20 }
      let other = TestSection(cells: [.cell(30 × 20)])
      stage = AlignedStage(
        TestContent(width: 100, sections: [limited, other]), height: 150, layout: layout)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private var record: AnimationRecord? { Headless.lastAnimation(of: stage.view) }

    /// A change, how elements move or fade in it, and which overflow views it deletes and inserts, if the row says so.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let keepsAnswers: Bool
      let change: @MainActor @Sendable (AlignedStage) -> Void
      let animations: [ElementAnimation]
      let deleted: [IndexPath]?
      let inserted: [IndexPath]?
      let hiddenItemCount: Int?

      init(
        _ name: String, keepsAnswers: Bool = false,
        change: @escaping @MainActor @Sendable (AlignedStage) -> Void,
        _ animations: [ElementAnimation], deleted: [IndexPath]? = nil,
        inserted: [IndexPath]? = nil, hiddenItemCount: Int? = nil
      ) {
        testDescription = keepsAnswers ? "\(name), with answers kept" : name
        self.keepsAnswers = keepsAnswers
        self.change = change
        self.animations = animations
        self.deleted = deleted
        self.inserted = inserted
        self.hiddenItemCount = hiddenItemCount
      }
    }

    @Test(
      arguments: changedLimits + [false, true].flatMap { changesWith(keepsAnswers: $0) }
        + otherChanges
    )
    func `cells that a limit hides or reveals fade, and others move with the overflow view`(
      row: Row
    ) {
      layout.keepsAnswersAcrossUpdates = row.keepsAnswers
      stage.view.layoutIfNeeded()
      row.change(stage)
      for animation in row.animations { animation.expect(in: record) }
      if let deleted = row.deleted { expectEqual(layout.deleted, deleted) }
      if let inserted = row.inserted { expectEqual(layout.inserted, inserted) }
      if let count = row.hiddenItemCount {
        expectEqual(layout.hiddenItemCount(inSection: 0), count)
        let view = stage.view.supplementaryView(forElementKind: Self.kind, at: path(0))
        expectEqual((view as? OverflowView)?.hiddenItemCount, count)
      }
      stage.expectShownAsComputed()
    }

    /// The animations if the limit is removed.
    private nonisolated static let allAppear: [ElementAnimation] =
      (0..<4).map { (item: Int) in
        let frame = rect(CGFloat(item % 2) * 40, CGFloat(item / 2) * 20, 40 × 20)
        return .motion(.item([0, item]), from: frame, to: frame)
      } + [
        .motion(.item([0, 4]), from: rect(0, 40, 40 × 20), fadesIn: true),
        .motion(.item([0, 6]), from: rect(0, 60, 40 × 20), fadesIn: true),
        .motion(.item([1, 0]), from: rect(0, 40, 30 × 20), to: rect(0, 80, 30 × 20)),
        .departure(.overflow(0), to: rect(80, 20, 20 × 20)),
      ]

    // MARK: Changed limits

    private nonisolated static let changedLimits: [Row] = [
      Row(
        "removing the limit before an empty batch lets the hidden cells fade in",
        change: { stage in
          stage.limit(to: .unlimited)
          stage.view.performBatchUpdates(nil)
        }, allAppear, deleted: [[0, 0]], inserted: []),
      Row(
        "an invalidation within a batch lets the hidden cells fade in",
        change: { stage in
          stage.view.performBatchUpdates({
            stage.limit(to: .unlimited)
            stage.layout.invalidateLayout()
          })
        }, allAppear, deleted: [[0, 0]], inserted: []),
      Row(
        "an invalidation before a batch is laid out before it and animates nothing",
        change: { stage in
          stage.limit(to: .unlimited)
          stage.layout.invalidateLayout()
          stage.view.performBatchUpdates(nil)
        }, [.motion(.item([0, 6]), from: rect(0, 60, 40 × 20))], deleted: []),
      Row(
        "a reloaded section fades as a whole",
        change: { stage in
          stage.view.performBatchUpdates({
            stage.limit(to: .unlimited)
            stage.view.reloadSections([0])
          })
        },
        [
          .departure(.item([0, 0]), to: rect(0, 0, 40 × 20)),
          .motion(.item([0, 0]), from: rect(0, 0, 40 × 20), fadesIn: true),
          .motion(.item([0, 6]), from: rect(0, 60, 40 × 20), fadesIn: true),
          .departure(.overflow(0), to: rect(80, 20, 20 × 20)),
        ]),
      Row(
        "a new limit fades the overflow view in",
        change: { stage in
          stage.limit(to: .unlimited)
          stage.reload()
          stage.view.performBatchUpdates({ stage.limit(to: .lines(2)) })
        },
        [
          .motion(.overflow(0), from: rect(80, 20, 20 × 20), fadesIn: true),
          .departure(.item([0, 5]), to: rect(40, 40, 40 × 20)),
        ], inserted: [[0, 0]]),
    ]

    private nonisolated static func changesWith(keepsAnswers: Bool) -> [Row] {
      [
        Row(
          "removing the limit within a batch lets the hidden cells fade in",
          keepsAnswers: keepsAnswers,
          change: { stage in stage.view.performBatchUpdates({ stage.limit(to: .unlimited) }) },
          allAppear, deleted: [[0, 0]], inserted: []),
        Row(
          "a lower limit fades cells out at their old places and moves the overflow view",
          keepsAnswers: keepsAnswers,
          change: { stage in stage.view.performBatchUpdates({ stage.limit(to: .lines(1)) }) },
          [
            .departure(.item([0, 2]), to: rect(0, 20, 40 × 20)),
            .departure(.item([0, 3]), to: rect(40, 20, 40 × 20)),
            .motion(.overflow(0), from: rect(80, 20, 20 × 20), to: rect(80, 0, 20 × 20)),
          ], deleted: [], inserted: []),
        Row(
          "the overflow view of an expanded section moves when items are inserted",
          keepsAnswers: keepsAnswers, change: insertIntoExpandedSection,
          [.motion(.overflow(0), from: rect(40, 60, 20 × 20), to: rect(80, 60, 20 × 20))]),
        Row(
          "deleting a visible cell reveals a hidden one and keeps the overflow view",
          keepsAnswers: keepsAnswers, change: deleteFirst,
          [
            .motion(.item([0, 3]), from: rect(40, 20, 40 × 20), fadesIn: true),
            .motion(.overflow(0), from: rect(80, 20, 20 × 20)),
          ], hiddenItemCount: 2),
      ]
    }

    private static func insertIntoExpandedSection(_ stage: AlignedStage) {
      stage.limit(to: .expanded)
      stage.reload()
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.append(.cell(40 × 20))
        stage.view.insertItems(at: [[0, 7]])
      })
    }

    private static func deleteFirst(_ stage: AlignedStage) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeFirst()
        stage.view.deleteItems(at: [[0, 0]])
      })
    }

    private nonisolated static let otherChanges: [Row] = [
      Row(
        "at a rotation cells that become visible fade in",
        change: { stage in
          UIView.animate(withDuration: 0.3) {
            stage.view.frame.size = 140 × 150
            stage.view.layoutIfNeeded()
          }
        },
        [
          .motion(.item([0, 1]), from: rect(40, 0, 40 × 20)),
          .motion(.item([0, 5]), from: rect(80, 20, 40 × 20), fadesIn: true),
        ])
    ]

    @Test func `a property set within a batch lets the hidden cells fade in`() {
      stage.view.delegate = nil
      layout.defaultItemSize = 40 × 20
      layout.defaultSectionAttributes = Self.attributes
      layout.sizeForOverflow = { _, _ in 20 × 20 }
      stage.view.layoutIfNeeded()
      expectEqual(stage.overflow(), rect(80, 20, 20 × 20))
      stage.view.performBatchUpdates({
        layout.defaultSectionAttributes = Self.attributes.with(lineLimit: .unlimited)
      })
      expect(record?.motion(toItem: path(0))?.from, rect(0, 0, 40 × 20))
      expect(record?.motion(toItem: path(6))?.from, rect(0, 60, 40 × 20), isVisible: false)
      expectEqual(layout.deleted, [path(0)])
    }

    @Test(arguments: [false, true])
    func `expanding moves the overflow view behind the cells that fade in, and back`(
      keepsAnswers: Bool
    ) {
      layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({ stage.limit(to: .expanded) })
      let few = rect(80, 20, 20 × 20)
      let all = rect(40, 60, 20 × 20)
      expect(record?.motion(toItem: path(1))?.from, rect(40, 0, 40 × 20))
      expect(record?.motion(toItem: path(6))?.from, rect(0, 60, 40 × 20), isVisible: false)
      expect(record?.motion(toSupplementary: Self.kind, at: path(0))?.from, few)
      expect(record?.motion(toSupplementary: Self.kind, at: path(0))?.to, all)
      expect(record?.motion(toItem: path(0, 1))?.to, rect(0, 80, 30 × 20))
      let view = stage.view.supplementaryView(forElementKind: Self.kind, at: path(0))
      expectEqual((view as? OverflowView)?.hiddenItemCount, 0)
      stage.expectShownAsComputed()
      stage.view.performBatchUpdates({ stage.limit(to: .lines(2)) })
      expect(record?.departure(ofItem: path(6))?.to, rect(0, 60, 40 × 20), isVisible: false)
      expect(record?.motion(toSupplementary: Self.kind, at: path(0))?.from, all)
      expect(record?.motion(toSupplementary: Self.kind, at: path(0))?.to, few)
      expectEqual((view as? OverflowView)?.hiddenItemCount, 3)
      expectEqual(layout.deleted, [])
      expectEqual(layout.inserted, [])
      stage.expectShownAsComputed()
    }

    @Test func `with fading between lines, hidden cells count as on no line`() {
      layout.fadesCellsThatChangeLines = true
      stage.view.performBatchUpdates({ stage.limit(to: .unlimited) })
      for animation in Self.allAppear { animation.expect(in: record) }
      expectEqual(layout.deleted, [path(0)])
      expectEqual(layout.inserted, [])
      stage.expectShownAsComputed()
      stage.view.performBatchUpdates({ stage.limit(to: .lines(1)) })
      stage.expectShownAsComputed()
    }

    // MARK: Changed cells

    @Test(arguments: [false, true])
    func `the overflow view disappears without hidden cells and appears with one`(
      keepsAnswers: Bool
    ) {
      layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeLast(3)
        stage.view.deleteItems(at: [path(4), path(5), path(6)])
      })
      expectEqual(layout.deleted, [path(0)])
      #expect(stage.overflow() == nil)
      stage.expectShownAsComputed()
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.append(.cell(40 × 20))
        stage.view.insertItems(at: [path(4)])
      })
      expectEqual(layout.inserted, [path(0)])
      expect(
        record?.motion(toSupplementary: Self.kind, at: path(0))?.from, rect(80, 20, 20 × 20),
        isVisible: false)
      stage.expectShownAsComputed()
    }

    /// An item that becomes as large as given, and the place of the overflow view after its invalidation.
    struct Invalidation: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let item: Int
      let size: CGSize
      let overflow: CGRect
    }

    @Test(
      arguments: [
        Invalidation(
          testDescription: "invalidating a hidden cell changes nothing", item: 5, size: 90 × 50,
          overflow: rect(80, 20, 20 × 20)),
        Invalidation(
          testDescription: "invalidating a visible cell keeps the overflow view", item: 1,
          size: 60 × 30, overflow: rect(80, 30, 20 × 20)),
      ] as [Invalidation])
    func `an invalidated cell keeps the overflow view`(row: Invalidation) {
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidateItems(at: [path(row.item)])
      stage.content.sections[0].cells[row.item] = .cell(row.size)
      layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
      expectEqual(stage.overflow(), row.overflow)
      stage.expectShownAsComputed()
    }

    // MARK: Holding in place

    /// A limit that changes while the content is scrolled, and the offset after that.
    struct HeldRow: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let oldLimit: SectionAttributes.LineLimit
      let cellCount: Int
      let oldOffset: CGFloat
      let newLimit: SectionAttributes.LineLimit
      let newOffset: CGFloat
    }

    private nonisolated static let heldRows: [HeldRow] = [
      // Cell 20 was 5 points above the top, where the eighth line is in the end.
      HeldRow(
        testDescription: "if the held cell becomes hidden, the last line takes its place",
        oldLimit: .unlimited, cellCount: 40, oldOffset: 205, newLimit: .lines(8), newOffset: 145),
      HeldRow(
        testDescription:
          "the first visible cell is held in place while cells above it are revealed",
        oldLimit: .lines(2), cellCount: 7, oldOffset: 50, newLimit: .unlimited, newOffset: 90),
    ]

    @Test(arguments: heldRows)
    func `the first visible line is held in place`(row: HeldRow) {
      stage.limit(to: row.oldLimit)
      stage.content.sections[0].cells = Array(repeating: .cell(40 × 20), count: row.cellCount)
      stage.content.sections[1].cells = Array(
        repeating: .cell(90 × 20, CellAttributes(beginsLine: true)), count: 20)
      stage.reload()
      stage.scroll(to: row.oldOffset)
      stage.view.performBatchUpdates({ stage.limit(to: row.newLimit) })
      expectEqual(stage.view.contentOffset.y, row.newOffset)
      stage.expectShownAsComputed()
    }
  }

  extension AlignedStage {
    /// Changes the line limit of the first section.
    fileprivate func limit(to lineLimit: SectionAttributes.LineLimit) {
      content.sections[0].attributes = LineLimitUpdatesInHeadlessTests.attributes.with(
        lineLimit: lineLimit)
    }
  }

  /// A layout that records which overflow views it has inserted and deleted in the last update.
  private final class RecordingLayout: CollectionViewAlignedLayout {
    private(set) var deleted: [IndexPath] = []
    private(set) var inserted: [IndexPath] = []

    override func indexPathsToDeleteForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      let paths = super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
      if elementKind == Self.elementKindOverflow { deleted = paths }
      return paths
    }

    override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      let paths = super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
      if elementKind == Self.elementKindOverflow { inserted = paths }
      return paths
    }
  }
#endif
