#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Initial and final attributes of backgrounds and line separators. Rests on UIKit asking for
  /// initial attributes at new paths and for final ones at old paths (D, P).
  @MainActor
  @Suite(.underAllModes)
  struct DecorationAnimationsInHeadlessTests {
    private static let attributes = SectionAttributes(
      cellSpacing: 0, lineSpacing: 4, backgrounds: [.init(kind: "card")],
      lineSeparator: .init(kind: "line", thickness: 2))

    private let layout: RecordingLayout
    private let stage: AlignedStage

    init() {
      // Lines of two: 0 1, 2 3, 4.
      layout = RecordingLayout()
      stage = AlignedStage(
        TestContent(width: 100, sectionSpacing: 10, sections: [Self.section(5), Self.section(3)]),
        height: 150, layout: layout)
    }

    private static func section(
      _ cellCount: Int, _ attributes: SectionAttributes = attributes
    ) -> TestSection {
      TestSection(
        attributes: attributes, cells: Array(repeating: .cell(40 × 20), count: cellCount))
    }

    private func path(_ index: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: index, section: section)
    }

    private var record: AnimationRecord? { Headless.lastAnimation(of: stage.view) }

    private func delete(_ items: Range<Int>) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeSubrange(items)
        stage.view.deleteItems(at: items.map { path($0) })
      })
    }

    @Test func `a background grows and shrinks with its lines`() {
      delete(0..<1)
      expect(record?.motion(toDecoration: "card", at: path(0))?.from, rect(0, 0, 100 × 68))
      expect(record?.motion(toDecoration: "card", at: path(0))?.to, rect(0, 0, 100 × 44))
      expect(record?.motion(toDecoration: "card", at: path(0, 1))?.from, rect(0, 78, 100 × 44))
      expect(record?.motion(toDecoration: "card", at: path(0, 1))?.to, rect(0, 54, 100 × 44))
    }

    @Test func `the separator of a removed line is deleted and fades out`() {
      delete(0..<1)
      #expect(layout.deleted == ["line": [path(1)]])
      #expect(layout.inserted == [:])
      expect(
        record?.departure(ofDecoration: "line", at: path(1))?.to, rect(0, 45, 100 × 2),
        isVisible: false)
      expect(record?.motion(toDecoration: "line", at: path(0))?.from, rect(0, 21, 100 × 2))
      stage.expectShownAsComputed()
    }

    @Test func `a separator at a forced break appears and disappears with the break`() {
      let forced = Self.attributes.with(
        lineSeparator: .init(kind: "line", thickness: 2, placement: .forcedBreaks))
      stage.view.performBatchUpdates({
        stage.content.sections[0].attributes = forced
        stage.content.sections[0].cells[4] = .cell(40 × 20, CellAttributes(beginsLine: true))
        stage.view.reloadItems(at: [path(4)])
      })
      #expect(layout.deleted == ["line": [path(0)]])
      #expect(layout.inserted == [:])
      #expect(stage.decoration("line", 0) == nil)
      #expect(stage.decoration("line", 1) == rect(0, 45, 100 × 2))
      stage.expectShownAsComputed()
      layout.reset()
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells[2] = .cell(40 × 20, CellAttributes(beginsLine: true))
        stage.content.sections[0].cells[4] = .cell(40 × 20)
        stage.view.reloadItems(at: [path(2), path(4)])
      })
      #expect(layout.inserted == ["line": [path(0)]])
      #expect(layout.deleted == ["line": [path(1)]])
      #expect(stage.decoration("line", 1) == nil)
      #expect(stage.decoration("line", 0) == rect(0, 21, 100 × 2))
      stage.expectShownAsComputed()
    }

    @Test func `the separator of an added line is inserted and fades in`() {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells += [.cell(40 × 20), .cell(40 × 20)]
        stage.view.insertItems(at: [path(5), path(6)])
      })
      #expect(layout.inserted == ["line": [path(2)]])
      #expect(layout.deleted == [:])
      expect(
        record?.motion(toDecoration: "line", at: path(2))?.from, rect(0, 69, 100 × 2),
        isVisible: false)
      stage.expectShownAsComputed()
    }

    @Test func `a background is deleted with its section's last cell and inserted with the first`()
    {
      delete(0..<5)
      #expect(layout.deleted == ["card": [path(0)], "line": [path(0), path(1)]])
      expect(
        record?.departure(ofDecoration: "card", at: path(0))?.to, rect(0, 0, 100 × 68),
        isVisible: false)
      layout.reset()
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells = [.cell(40 × 20)]
        stage.view.insertItems(at: [path(0)])
      })
      #expect(layout.inserted == ["card": [path(0)]])
      expect(
        record?.motion(toDecoration: "card", at: path(0))?.from, rect(0, 0, 100 × 20),
        isVisible: false)
      stage.expectShownAsComputed()
    }

    @Test func `decorations are deleted with their section and move with a remaining one`() {
      stage.view.performBatchUpdates({
        stage.content.sections.removeFirst()
        stage.view.deleteSections([0])
      })
      #expect(layout.deleted == ["card": [path(0)], "line": [path(0), path(1)]])
      #expect(layout.inserted == [:])
      expect(record?.motion(toDecoration: "card", at: path(0))?.from, rect(0, 78, 100 × 44))
      expect(record?.motion(toDecoration: "card", at: path(0))?.to, rect(0, 0, 100 × 44))
      expect(record?.motion(toDecoration: "line", at: path(0))?.from, rect(0, 99, 100 × 2))
      expect(
        record?.departure(ofDecoration: "card", at: path(0))?.to, rect(0, 0, 100 × 68),
        isVisible: false)
      stage.expectShownAsComputed()
    }

    @Test func `decorations are inserted with their section`() {
      stage.view.performBatchUpdates({
        stage.content.sections.insert(Self.section(3), at: 0)
        stage.view.insertSections([0])
      })
      #expect(layout.inserted == ["card": [path(0)], "line": [path(0)]])
      #expect(layout.deleted == [:])
      expect(
        record?.motion(toDecoration: "card", at: path(0))?.from, rect(0, 0, 100 × 44),
        isVisible: false)
      expect(record?.motion(toDecoration: "card", at: path(0, 1))?.from, rect(0, 0, 100 × 68))
      stage.expectShownAsComputed()
    }

    @Test func `a background that changes its kind fades`() {
      stage.view.performBatchUpdates({
        stage.content.sections[0].attributes = Self.attributes.with(
          backgrounds: [.init(kind: "shade")])
      })
      #expect(layout.deleted == ["card": [path(0)]])
      expect(
        record?.departure(ofDecoration: "card", at: path(0))?.to, rect(0, 0, 100 × 68),
        isVisible: false)
      expect(
        record?.motion(toDecoration: "shade", at: path(0))?.from, rect(0, 0, 100 × 68),
        isVisible: false)
      stage.expectShownAsComputed()
    }

    @Test func `a background and separators that exchange kinds are deleted and inserted`() {
      stage.view.performBatchUpdates({
        stage.content.sections[0].attributes = Self.attributes.with(
          backgrounds: [.init(kind: "line")]
        ).with(lineSeparator: .init(kind: "card", thickness: 2))
      })
      #expect(layout.deleted == ["card": [path(0)], "line": [path(0), path(1)]])
      #expect(layout.inserted == ["card": [path(0), path(1)], "line": [path(0)]])
      stage.expectShownAsComputed()
    }

    @Test func `a closure adjusts initial and final attributes of decorations`() {
      var ends: [CollectionViewAlignedLayout.AnimationEndpoint: Set<Decoration>] = [:]
      stage.layout.adjustAnimatedAttributes = { attributes, end in
        guard attributes.representedElementCategory == .decorationView else { return }
        ends[end, default: []].insert(
          Decoration(kind: attributes.representedElementKind ?? "", path: attributes.indexPath))
      }
      delete(0..<1)
      #expect(ends[.disappearing] == [Decoration(kind: "line", path: path(1))])
      #expect(ends[.movingTo]?.contains(Decoration(kind: "card", path: path(0))) == true)
      #expect(ends[.movingFrom]?.contains(Decoration(kind: "line", path: path(0))) == true)
    }

    @Test func `at a rotation decorations move, and separators of new lines fade in`() {
      UIView.animate(withDuration: 0.3) {
        stage.view.frame.size = 60 × 150
        stage.view.layoutIfNeeded()
      }
      // Each line has one cell now.
      expect(record?.motion(toDecoration: "card", at: path(0))?.from, rect(0, 0, 100 × 68))
      expect(record?.motion(toDecoration: "card", at: path(0))?.to, rect(0, 0, 60 × 116))
      expect(record?.motion(toDecoration: "line", at: path(1))?.from, rect(0, 45, 100 × 2))
      expect(record?.motion(toDecoration: "line", at: path(1))?.to, rect(0, 45, 60 × 2))
      expect(
        record?.motion(toDecoration: "line", at: path(3))?.from, rect(0, 93, 60 × 2),
        isVisible: false)
      stage.expectShownAsComputed()
    }
  }

  /// A layout that records which decoration views it has inserted and deleted in updates.
  private final class RecordingLayout: CollectionViewAlignedLayout {
    private(set) var deleted: [String: [IndexPath]] = [:]
    private(set) var inserted: [String: [IndexPath]] = [:]

    func reset() {
      deleted = [:]
      inserted = [:]
    }

    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      let paths = super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
      if !paths.isEmpty { deleted[elementKind] = paths }
      return paths
    }

    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      let paths = super.indexPathsToInsertForDecorationView(ofKind: elementKind)
      if !paths.isEmpty { inserted[elementKind] = paths }
      return paths
    }
  }
#endif
