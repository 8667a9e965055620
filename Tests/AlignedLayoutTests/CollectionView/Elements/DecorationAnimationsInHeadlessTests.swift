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

    private static func delete(_ items: Range<Int>, on stage: AlignedStage) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeSubrange(items)
        stage.view.deleteItems(at: items.map { [0, $0] })
      })
    }

    /// A change, the decorations that it deletes and inserts, if the row says so, and how decorations move or fade.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let change: @MainActor @Sendable (AlignedStage) -> Void
      let deleted: [String: [IndexPath]]?
      let inserted: [String: [IndexPath]]?
      let animations: [ElementAnimation]

      init(
        _ name: String, change: @escaping @MainActor @Sendable (AlignedStage) -> Void,
        deleted: [String: [IndexPath]]? = nil, inserted: [String: [IndexPath]]? = nil,
        _ animations: [ElementAnimation] = []
      ) {
        testDescription = name
        self.change = change
        self.deleted = deleted
        self.inserted = inserted
        self.animations = animations
      }
    }

    @Test(arguments: changedCells + changedSections)
    func `decorations move with what they decorate, or are deleted, inserted, and fade`(row: Row) {
      row.change(stage)
      if let deleted = row.deleted { expectEqual(layout.deleted, deleted) }
      if let inserted = row.inserted { expectEqual(layout.inserted, inserted) }
      for animation in row.animations { animation.expect(in: record) }
      stage.expectShownAsComputed()
    }

    private nonisolated static let changedCells: [Row] = [
      Row(
        "a background grows and shrinks with its lines", change: { delete(0..<1, on: $0) },
        [
          .motion(
            .decoration("card", [0, 0]), from: rect(0, 0, 100 × 68), to: rect(0, 0, 100 × 44)),
          .motion(
            .decoration("card", [1, 0]), from: rect(0, 78, 100 × 44), to: rect(0, 54, 100 × 44)),
        ]),
      Row(
        "the separator of a removed line is deleted and fades out",
        change: { delete(0..<1, on: $0) },
        deleted: ["line": [[0, 1]]], inserted: [:],
        [
          .departure(.decoration("line", [0, 1]), to: rect(0, 45, 100 × 2)),
          .motion(.decoration("line", [0, 0]), from: rect(0, 21, 100 × 2)),
        ]),
      Row(
        "the separator of an added line is inserted and fades in",
        change: { stage in
          stage.view.performBatchUpdates({
            stage.content.sections[0].cells += [.cell(40 × 20), .cell(40 × 20)]
            stage.view.insertItems(at: [[0, 5], [0, 6]])
          })
        }, deleted: [:], inserted: ["line": [[0, 2]]],
        [.motion(.decoration("line", [0, 2]), from: rect(0, 69, 100 × 2), fadesIn: true)]),
      // Each line has one cell in the end.
      Row(
        "at a rotation decorations move, and separators of new lines fade in",
        change: { stage in
          UIView.animate(withDuration: 0.3) {
            stage.view.frame.size = 60 × 150
            stage.view.layoutIfNeeded()
          }
        },
        [
          .motion(
            .decoration("card", [0, 0]), from: rect(0, 0, 100 × 68), to: rect(0, 0, 60 × 116)),
          .motion(
            .decoration("line", [0, 1]), from: rect(0, 45, 100 × 2), to: rect(0, 45, 60 × 2)),
          .motion(.decoration("line", [0, 3]), from: rect(0, 93, 60 × 2), fadesIn: true),
        ]),
    ]

    private nonisolated static let changedSections: [Row] = [
      Row(
        "decorations are deleted with their section and move with a remaining one",
        change: { stage in
          stage.view.performBatchUpdates({
            stage.content.sections.removeFirst()
            stage.view.deleteSections([0])
          })
        }, deleted: ["card": [[0, 0]], "line": [[0, 0], [0, 1]]], inserted: [:],
        [
          .motion(
            .decoration("card", [0, 0]), from: rect(0, 78, 100 × 44), to: rect(0, 0, 100 × 44)),
          .motion(.decoration("line", [0, 0]), from: rect(0, 99, 100 × 2)),
          .departure(.decoration("card", [0, 0]), to: rect(0, 0, 100 × 68)),
        ]),
      Row(
        "decorations are inserted with their section",
        change: { stage in
          stage.view.performBatchUpdates({
            stage.content.sections.insert(section(3), at: 0)
            stage.view.insertSections([0])
          })
        }, deleted: [:], inserted: ["card": [[0, 0]], "line": [[0, 0]]],
        [
          .motion(.decoration("card", [0, 0]), from: rect(0, 0, 100 × 44), fadesIn: true),
          .motion(.decoration("card", [1, 0]), from: rect(0, 0, 100 × 68)),
        ]),
      Row(
        "a background that changes its kind fades",
        change: { stage in
          stage.view.performBatchUpdates({
            stage.content.sections[0].attributes = attributes.with(
              backgrounds: [.init(kind: "shade")])
          })
        }, deleted: ["card": [[0, 0]]],
        [
          .departure(.decoration("card", [0, 0]), to: rect(0, 0, 100 × 68)),
          .motion(.decoration("shade", [0, 0]), from: rect(0, 0, 100 × 68), fadesIn: true),
        ]),
      Row(
        "a background and separators that exchange kinds are deleted and inserted",
        change: { stage in
          stage.view.performBatchUpdates({
            stage.content.sections[0].attributes = attributes.with(
              backgrounds: [.init(kind: "line")]
            ).with(lineSeparator: .init(kind: "card", thickness: 2))
          })
        }, deleted: ["card": [[0, 0]], "line": [[0, 0], [0, 1]]],
        inserted: ["card": [[0, 0], [0, 1]], "line": [[0, 0]]]),
    ]

    @Test func `a separator at a forced break appears and disappears with the break`() {
      let forced = Self.attributes.with(
        lineSeparator: .init(kind: "line", thickness: 2, placement: .forcedBreaks))
      stage.view.performBatchUpdates({
        stage.content.sections[0].attributes = forced
        stage.content.sections[0].cells[4] = .cell(40 × 20, CellAttributes(beginsLine: true))
        stage.view.reloadItems(at: [path(4)])
      })
      expectEqual(layout.deleted, ["line": [path(0)]])
      expectEqual(layout.inserted, [:])
      #expect(stage.decoration("line", 0) == nil)
      expectEqual(stage.decoration("line", 1), rect(0, 45, 100 × 2))
      stage.expectShownAsComputed()
      layout.reset()
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells[2] = .cell(40 × 20, CellAttributes(beginsLine: true))
        stage.content.sections[0].cells[4] = .cell(40 × 20)
        stage.view.reloadItems(at: [path(2), path(4)])
      })
      expectEqual(layout.inserted, ["line": [path(0)]])
      expectEqual(layout.deleted, ["line": [path(1)]])
      #expect(stage.decoration("line", 1) == nil)
      expectEqual(stage.decoration("line", 0), rect(0, 21, 100 × 2))
      stage.expectShownAsComputed()
    }

    @Test func `a background is deleted with its section's last cell and inserted with the first`()
    {
      Self.delete(0..<5, on: stage)
      expectEqual(layout.deleted, ["card": [path(0)], "line": [path(0), path(1)]])
      expect(
        record?.departure(ofDecoration: "card", at: path(0))?.to, rect(0, 0, 100 × 68),
        isVisible: false)
      layout.reset()
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells = [.cell(40 × 20)]
        stage.view.insertItems(at: [path(0)])
      })
      expectEqual(layout.inserted, ["card": [path(0)]])
      expect(
        record?.motion(toDecoration: "card", at: path(0))?.from, rect(0, 0, 100 × 20),
        isVisible: false)
      stage.expectShownAsComputed()
    }

    @Test func `a closure adjusts initial and final attributes of decorations`() {
      var ends: [CollectionViewAlignedLayout.AnimationEndpoint: Set<Decoration>] = [:]
      stage.layout.adjustAnimatedAttributes = { attributes, end in
        guard attributes.representedElementCategory == .decorationView else { return }
        ends[end, default: []].insert(
          Decoration(kind: attributes.representedElementKind ?? "", path: attributes.indexPath))
      }
      Self.delete(0..<1, on: stage)
      expectEqual(ends[.disappearing], [Decoration(kind: "line", path: path(1))])
      #expect(ends[.movingTo]?.contains(Decoration(kind: "card", path: path(0))) == true)
      #expect(ends[.movingFrom]?.contains(Decoration(kind: "line", path: path(0))) == true)
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
