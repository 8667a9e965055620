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
    private static let attributes = SectionAttributes(
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

    private func limit(to lineLimit: SectionAttributes.LineLimit) {
      stage.content.sections[0].attributes = Self.attributes.with(lineLimit: lineLimit)
    }

    private func expectAllToAppear(_ location: SourceLocation = #_sourceLocation) {
      for item in 0..<4 {
        let frame = rect(CGFloat(item % 2) * 40, CGFloat(item / 2) * 20, 40 × 20)
        expect(record?.motion(toItem: path(item))?.from, frame, location)
        expect(record?.motion(toItem: path(item))?.to, frame, location)
      }
      expect(
        record?.motion(toItem: path(4))?.from, rect(0, 40, 40 × 20), isVisible: false, location)
      expect(
        record?.motion(toItem: path(6))?.from, rect(0, 60, 40 × 20), isVisible: false, location)
      expect(record?.motion(toItem: path(0, 1))?.from, rect(0, 40, 30 × 20), location)
      expect(record?.motion(toItem: path(0, 1))?.to, rect(0, 80, 30 × 20), location)
      expect(
        record?.departure(ofSupplementary: Self.kind, at: path(0))?.to, rect(80, 20, 20 × 20),
        isVisible: false, location)
      #expect(layout.deleted == [path(0)], sourceLocation: location)
      #expect(layout.inserted == [], sourceLocation: location)
      stage.expectShownAsComputed(location)
    }

    // MARK: Changed limits

    @Test(arguments: [false, true])
    func `removing the limit within a batch lets the hidden cells fade in`(keepsAnswers: Bool) {
      layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({ limit(to: .unlimited) })
      expectAllToAppear()
    }

    @Test func `removing the limit before an empty batch lets the hidden cells fade in`() {
      limit(to: .unlimited)
      stage.view.performBatchUpdates(nil)
      expectAllToAppear()
    }

    @Test func `an invalidation within a batch lets the hidden cells fade in`() {
      stage.view.performBatchUpdates({
        limit(to: .unlimited)
        layout.invalidateLayout()
      })
      expectAllToAppear()
    }

    @Test func `a property set within a batch lets the hidden cells fade in`() {
      stage.view.delegate = nil
      layout.defaultItemSize = 40 × 20
      layout.defaultSectionAttributes = Self.attributes
      layout.sizeForOverflow = { _, _ in 20 × 20 }
      stage.view.layoutIfNeeded()
      #expect(stage.overflow() == rect(80, 20, 20 × 20))
      stage.view.performBatchUpdates({
        layout.defaultSectionAttributes = Self.attributes.with(lineLimit: .unlimited)
      })
      expect(record?.motion(toItem: path(0))?.from, rect(0, 0, 40 × 20))
      expect(record?.motion(toItem: path(6))?.from, rect(0, 60, 40 × 20), isVisible: false)
      #expect(layout.deleted == [path(0)])
    }

    @Test func `an invalidation before a batch is laid out before it and animates nothing`() {
      limit(to: .unlimited)
      layout.invalidateLayout()
      stage.view.performBatchUpdates(nil)
      expect(record?.motion(toItem: path(6))?.from, rect(0, 60, 40 × 20))
      #expect(layout.deleted == [])
      stage.expectShownAsComputed()
    }

    @Test func `a reloaded section fades as a whole`() {
      stage.view.performBatchUpdates({
        limit(to: .unlimited)
        stage.view.reloadSections([0])
      })
      expect(record?.departure(ofItem: path(0))?.to, rect(0, 0, 40 × 20), isVisible: false)
      expect(record?.motion(toItem: path(0))?.from, rect(0, 0, 40 × 20), isVisible: false)
      expect(record?.motion(toItem: path(6))?.from, rect(0, 60, 40 × 20), isVisible: false)
      expect(
        record?.departure(ofSupplementary: Self.kind, at: path(0))?.to, rect(80, 20, 20 × 20),
        isVisible: false)
      stage.expectShownAsComputed()
    }

    @Test(arguments: [false, true])
    func `a lower limit fades cells out at their old places and moves the overflow view`(
      keepsAnswers: Bool
    ) {
      layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({ limit(to: .lines(1)) })
      expect(record?.departure(ofItem: path(2))?.to, rect(0, 20, 40 × 20), isVisible: false)
      expect(record?.departure(ofItem: path(3))?.to, rect(40, 20, 40 × 20), isVisible: false)
      expect(
        record?.motion(toSupplementary: Self.kind, at: path(0))?.from, rect(80, 20, 20 × 20))
      expect(record?.motion(toSupplementary: Self.kind, at: path(0))?.to, rect(80, 0, 20 × 20))
      #expect(layout.deleted == [])
      #expect(layout.inserted == [])
      stage.expectShownAsComputed()
    }

    @Test(arguments: [false, true])
    func `expanding moves the overflow view behind the cells that fade in, and back`(
      keepsAnswers: Bool
    ) {
      layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({ limit(to: .expanded) })
      let few = rect(80, 20, 20 × 20)
      let all = rect(40, 60, 20 × 20)
      expect(record?.motion(toItem: path(1))?.from, rect(40, 0, 40 × 20))
      expect(record?.motion(toItem: path(6))?.from, rect(0, 60, 40 × 20), isVisible: false)
      expect(record?.motion(toSupplementary: Self.kind, at: path(0))?.from, few)
      expect(record?.motion(toSupplementary: Self.kind, at: path(0))?.to, all)
      expect(record?.motion(toItem: path(0, 1))?.to, rect(0, 80, 30 × 20))
      let view = stage.view.supplementaryView(forElementKind: Self.kind, at: path(0))
      #expect((view as? OverflowView)?.hiddenItemCount == 0)
      stage.expectShownAsComputed()
      stage.view.performBatchUpdates({ limit(to: .lines(2)) })
      expect(record?.departure(ofItem: path(6))?.to, rect(0, 60, 40 × 20), isVisible: false)
      expect(record?.motion(toSupplementary: Self.kind, at: path(0))?.from, all)
      expect(record?.motion(toSupplementary: Self.kind, at: path(0))?.to, few)
      #expect((view as? OverflowView)?.hiddenItemCount == 3)
      #expect(layout.deleted == [])
      #expect(layout.inserted == [])
      stage.expectShownAsComputed()
    }

    @Test(arguments: [false, true])
    func `the overflow view of an expanded section moves when items are inserted`(
      keepsAnswers: Bool
    ) {
      layout.keepsAnswersAcrossUpdates = keepsAnswers
      limit(to: .expanded)
      stage.reload()
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.append(.cell(40 × 20))
        stage.view.insertItems(at: [path(7)])
      })
      expect(
        record?.motion(toSupplementary: Self.kind, at: path(0))?.from, rect(40, 60, 20 × 20))
      expect(record?.motion(toSupplementary: Self.kind, at: path(0))?.to, rect(80, 60, 20 × 20))
      stage.expectShownAsComputed()
    }

    @Test func `a new limit fades the overflow view in`() {
      limit(to: .unlimited)
      stage.reload()
      stage.view.performBatchUpdates({ limit(to: .lines(2)) })
      #expect(layout.inserted == [path(0)])
      expect(
        record?.motion(toSupplementary: Self.kind, at: path(0))?.from, rect(80, 20, 20 × 20),
        isVisible: false)
      expect(record?.departure(ofItem: path(5))?.to, rect(40, 40, 40 × 20), isVisible: false)
      stage.expectShownAsComputed()
    }

    @Test func `with fading between lines, hidden cells count as on no line`() {
      layout.fadesCellsThatChangeLines = true
      stage.view.performBatchUpdates({ limit(to: .unlimited) })
      expectAllToAppear()
      stage.view.performBatchUpdates({ limit(to: .lines(1)) })
      stage.expectShownAsComputed()
    }

    // MARK: Changed cells

    @Test(arguments: [false, true])
    func `deleting a visible cell reveals a hidden one and keeps the overflow view`(
      keepsAnswers: Bool
    ) {
      layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeFirst()
        stage.view.deleteItems(at: [path(0)])
      })
      expect(record?.motion(toItem: path(3))?.from, rect(40, 20, 40 × 20), isVisible: false)
      expect(
        record?.motion(toSupplementary: Self.kind, at: path(0))?.from, rect(80, 20, 20 × 20))
      #expect(layout.hiddenItemCount(inSection: 0) == 2)
      let view = stage.view.supplementaryView(forElementKind: Self.kind, at: path(0))
      #expect((view as? OverflowView)?.hiddenItemCount == 2)
      stage.expectShownAsComputed()
    }

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
      #expect(layout.deleted == [path(0)])
      #expect(stage.overflow() == nil)
      stage.expectShownAsComputed()
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.append(.cell(40 × 20))
        stage.view.insertItems(at: [path(4)])
      })
      #expect(layout.inserted == [path(0)])
      expect(
        record?.motion(toSupplementary: Self.kind, at: path(0))?.from, rect(80, 20, 20 × 20),
        isVisible: false)
      stage.expectShownAsComputed()
    }

    @Test func `invalidating a hidden cell changes nothing`() {
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidateItems(at: [path(5)])
      stage.content.sections[0].cells[5] = .cell(90 × 50)
      layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
      #expect(stage.overflow() == rect(80, 20, 20 × 20))
      stage.expectShownAsComputed()
    }

    @Test func `invalidating a visible cell keeps the overflow view`() {
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidateItems(at: [path(1)])
      stage.content.sections[0].cells[1] = .cell(60 × 30)
      layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
      #expect(stage.overflow() == rect(80, 30, 20 × 20))
      stage.expectShownAsComputed()
    }

    @Test func `at a rotation cells that become visible fade in`() {
      UIView.animate(withDuration: 0.3) {
        stage.view.frame.size = 140 × 150
        stage.view.layoutIfNeeded()
      }
      expect(record?.motion(toItem: path(1))?.from, rect(40, 0, 40 × 20))
      expect(record?.motion(toItem: path(5))?.from, rect(80, 20, 40 × 20), isVisible: false)
      stage.expectShownAsComputed()
    }

    // MARK: Holding in place

    @Test func `if the held cell becomes hidden, the last line takes its place`() {
      limit(to: .unlimited)
      stage.content.sections[0].cells = Array(repeating: .cell(40 × 20), count: 40)
      stage.content.sections[1].cells = Array(
        repeating: .cell(90 × 20, CellAttributes(beginsLine: true)), count: 20)
      stage.reload()
      stage.scroll(to: 205)
      stage.view.performBatchUpdates({ limit(to: .lines(8)) })
      // Cell 20 was 5 points above the top, where the eighth line is now.
      #expect(stage.view.contentOffset.y == 145)
      stage.expectShownAsComputed()
    }

    @Test func `the first visible cell is held in place while cells above it are revealed`() {
      stage.content.sections[1].cells = Array(
        repeating: .cell(90 × 20, CellAttributes(beginsLine: true)), count: 20)
      stage.reload()
      stage.scroll(to: 50)
      stage.view.performBatchUpdates({ limit(to: .unlimited) })
      #expect(stage.view.contentOffset.y == 90)
      stage.expectShownAsComputed()
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
