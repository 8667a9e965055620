#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Questions in batches with `keepsAnswersAcrossUpdates`, the client's promise that sizes and
  /// attributes belong to the cells. Rests on batch updates as reconstructed from stacks and
  /// sessions (S, W): first new counts, then update items.
  @MainActor
  @Suite(.underAllModes)
  struct KeepsAnswersAcrossUpdatesTests {
    private let stage: AlignedStage

    init() {
      let section = TestSection(
        cells: Array(repeating: .cell(100 × 20), count: 12), headerLength: 10, footerLength: 5)
      stage = AlignedStage(
        TestContent(width: 100, sections: [section, section, section]), height: 80)
      stage.layout.keepsAnswersAcrossUpdates = true
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private func asked(during updates: @escaping () -> Void) -> [Question] {
      stage.asked { stage.view.performBatchUpdates(updates) }
    }

    /// A batch, and what the layout asks in it, if the row says so.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let keepsAnswers: Bool
      let updates: @MainActor @Sendable (AlignedStage) -> Void
      let sections: [Int]?
      let sizes: [IndexPath]?
      /// Cells that may be asked for their sizes, too, because they may be offered another space.
      let perhaps: Set<IndexPath>
      let attributes: [IndexPath]?
      let sizeCount: Int?
      let attributeCount: Int?

      init(
        _ name: String, keepsAnswers: Bool = true, sections: [Int]? = nil,
        sizes: [IndexPath]? = nil, perhaps: Set<IndexPath> = [], attributes: [IndexPath]? = nil,
        sizeCount: Int? = nil,
        attributeCount: Int? = nil, updates: @escaping @MainActor @Sendable (AlignedStage) -> Void
      ) {
        testDescription = name
        self.keepsAnswers = keepsAnswers
        self.updates = updates
        self.sections = sections
        self.sizes = sizes
        self.perhaps = perhaps
        self.attributes = attributes
        self.sizeCount = sizeCount
        self.attributeCount = attributeCount
      }
    }

    private nonisolated static let cellsOfLastSection: [IndexPath] = (0..<12).map { [2, $0] }

    private nonisolated static let rows: [Row] = [
      Row(
        "by default a batch asks for everything again", keepsAnswers: false, sizeCount: 35,
        attributeCount: 35
      ) { stage in
        stage.content.sections[1].cells.remove(at: 3)
        stage.view.deleteItems(at: [[1, 3]])
      },
      Row(
        "an inserted cell is asked for, and of the others at most the cell after it",
        sizes: [[1, 5]], perhaps: [[1, 6]], attributes: [[1, 5]]
      ) { stage in
        stage.content.sections[1].cells.insert(.cell(100 × 30), at: 5)
        stage.view.insertItems(at: [[1, 5]])
      },
      Row(
        "a reloaded cell is asked for by its new path", sizes: [],
        perhaps: [[1, 0], [1, 4], [1, 5]], attributes: [[1, 4]]
      ) { stage in
        stage.content.sections[1].cells[5] = .cell(100 × 30)
        stage.content.sections[1].cells.removeFirst()
        stage.view.deleteItems(at: [[1, 0]])
        stage.view.reloadItems(at: [[1, 5]])
      },
      Row(
        "every section is asked for its attributes, whether an update names it or not",
        sections: [0, 1, 2], sizes: []
      ) { stage in
        stage.content.sections[0].headerLength = 25
        stage.content.sections[1].cells.removeLast()
        stage.view.deleteItems(at: [[1, 11]])
      },
      Row(
        "only the cells of sections with changed attributes are asked for",
        sizes: cellsOfLastSection
      ) { stage in
        stage.content.sections[2].attributes = SectionAttributes(lineSpacing: 3)
        stage.content.sections[0].cells.removeLast()
        stage.view.deleteItems(at: [[0, 11]])
      },
      Row("the cells of a moved section are not asked for", sections: [0, 1, 2], sizes: []) {
        stage in
        stage.content.sections.append(stage.content.sections.removeFirst())
        stage.view.moveSection(0, toSection: 2)
      },
      Row(
        "the cells of a moved section with changed attributes are asked for",
        sizes: cellsOfLastSection
      ) { stage in
        stage.content.sections[0].attributes = SectionAttributes(lineSpacing: 3)
        stage.content.sections.append(stage.content.sections.removeFirst())
        stage.view.moveSection(0, toSection: 2)
      },
      Row(
        "only the cells of inserted and reloaded sections are asked for",
        sizes: [[0, 0], [2, 0], [2, 1]]
      ) { stage in
        stage.content.sections[1].cells = [.cell(30 × 10), .cell(40 × 10)]
        stage.content.sections.insert(TestSection(cells: [.cell(50 × 10)]), at: 0)
        stage.view.insertSections([0])
        stage.view.reloadSections([1])
      },
      Row("an empty batch asks for sections, but no cells", sections: [0, 1, 2], sizes: []) {
        $0.content.sections[1].footerLength = 30
      },
      Row(
        "cells that are moved and reloaded are asked for",
        attributes: [[0, 2]] + (0..<7).map { [2, $0] }
      ) { stage in
        stage.content.sections[0].cells.insert(.cell(100 × 35), at: 2)
        stage.content.sections[0].cells.removeLast()
        stage.content.sections.append(stage.content.sections.remove(at: 1))
        stage.content.sections[2].cells.removeLast(5)
        stage.view.moveSection(1, toSection: 2)
        stage.view.reloadSections([1])
        stage.view.moveItem(at: [0, 11], to: [0, 2])
        stage.view.reloadItems(at: [[0, 11]])
      },
      Row("an invalidation in the batch asks for everything again", sizeCount: 35) { stage in
        stage.content.sections[0].cells = Array(repeating: .cell(50 × 20), count: 11)
        stage.layout.invalidateLayout()
        stage.view.deleteItems(at: [[0, 0]])
      },
    ]

    @Test(arguments: rows)
    func `a batch asks only for what it changes, unless everything changes`(row: Row) {
      stage.layout.keepsAnswersAcrossUpdates = row.keepsAnswers
      let asked = asked { row.updates(stage) }
      if let sections = row.sections { expectEqual(asked.sections, sections) }
      if let sizes = row.sizes {
        if row.perhaps.isEmpty { expectEqual(asked.sizes, sizes) }
        expectEqual(Set(asked.sizes).subtracting(row.perhaps), Set(sizes))
      }
      if let attributes = row.attributes { expectEqual(asked.attributes, attributes) }
      if let count = row.sizeCount { expectEqual(asked.sizes.count, count) }
      if let count = row.attributeCount { expectEqual(asked.attributes.count, count) }
      stage.expectShownAsComputed()
    }

    @Test func `cells on changed lines are asked for if they are offered another space`() {
      stage.content.sections = [
        TestSection(cells: (0..<12).map { _ in .filling(height: 20, atLeast: 30) })
      ]
      stage.content.sections[0].cells[1] = .cell(40 × 20)
      stage.content.sections[0].cells[2] = .cell(30 × 20)
      stage.reload()
      let asked = asked {
        stage.content.sections[0].cells.insert(.cell(50 × 20), at: 1)
        stage.view.insertItems(at: [path(1)])
      }
      #expect(asked.sizes.contains(path(1)))
      #expect(asked.sizes.count < 6)
      stage.expectShownAsComputed()
    }

    @Test func `a client that knows what changes is asked about those sections alone`() {
      let asked = stage.asked {
        stage.layout.changing(sections: [2]) {
          stage.view.performBatchUpdates {
            stage.content.sections[0].cells.removeFirst()
            stage.content.sections[2].headerLength = 30
            stage.view.deleteItems(at: [path(0)])
          }
        }
      }
      expectEqual(asked.sections, [0, 2])
      stage.expectShownAsComputed()
    }

    // MARK: Batches that ask for everything

    @Test func `a changed width in the batch asks for everything again`() {
      allowingCellsBeyondContent {
        let asked = asked {
          stage.content.sections[0].cells.removeFirst()
          stage.view.contentInset.right = 20
          stage.view.deleteItems(at: [path(0)])
        }
        expectEqual(asked.sizes.count, 35)
        stage.expectShownAsComputed()
      }
    }

    @Test func `a changed delegate is asked for everything`() {
      let other = ContentDelegate(stage.source)
      let asked = asked {
        stage.content.sections[0].cells = Array(repeating: .cell(50 × 20), count: 11)
        stage.view.delegate = other
        stage.view.deleteItems(at: [path(0)])
      }
      expectEqual(asked.sizes.count, 35)
      stage.expectShownAsComputed()
    }

    // MARK: Queries between new counts and update items

    private func queryingStage(keepsAnswers: Bool) -> (AlignedStage, QueryingLayout) {
      let layout = QueryingLayout()
      let section = TestSection(
        cells: Array(repeating: .cell(40 × 20), count: 4), headerLength: 10)
      let stage = AlignedStage(TestContent(width: 100, sections: [section]), layout: layout)
      layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells[0] = .cell(70 × 20)
        stage.content.sections[0].headerLength = 15
        stage.view.reloadItems(at: [path(0)])
      })
      stage.expectShownAsComputed()
      return (stage, layout)
    }

    /// What queries return before a layout gets its update items.
    struct QueriesRow: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let keepsAnswers: Bool
      let elementCount: Int?
      let first: CGRect?
      let header: CGRect?
      let size: CGSize
    }

    private nonisolated static let queries: [QueriesRow] = [
      QueriesRow(
        testDescription: "before the update items queries return the new layout by default",
        keepsAnswers: false, elementCount: 5, first: rect(0, 15, 70 × 20),
        header: rect(0, 0, 100 × 15), size: 100 × 75),
      // A content size cannot be nil: it is still the old one.
      QueriesRow(
        testDescription: "before the update items queries return nothing if answers are kept",
        keepsAnswers: true, elementCount: nil, first: nil, header: nil, size: 100 × 50),
    ]

    @Test(arguments: queries)
    func `before the update items queries return the new layout or nothing`(row: QueriesRow) {
      let (_, layout) = queryingStage(keepsAnswers: row.keepsAnswers)
      #expect(layout.wasQueried)
      expectEqual(layout.elements?.count, row.elementCount)
      expectEqual(layout.first?.frame, row.first)
      expectEqual(layout.header?.frame, row.header)
      expectEqual(layout.size?.exact, row.size)
    }

    @Test(arguments: [true, false])
    func `after update items UIKit has the size of the new content`(keepsAnswers: Bool) {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(100 × 20), count: 12)))
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeFirst()
        stage.view.deleteItems(at: [path(0)])
      })
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentSize.height, 220)
    }
  }

  /// A client's layout that queries itself before it passes update items to super.
  private final class QueryingLayout: CollectionViewAlignedLayout {
    var wasQueried = false
    var elements: [UICollectionViewLayoutAttributes]?
    var first: UICollectionViewLayoutAttributes?
    var header: UICollectionViewLayoutAttributes?
    var size: CGSize?

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      wasQueried = true
      elements = layoutAttributesForElements(in: rect(0, 0, 1000 × 1000))
      first = layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
      header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      size = collectionViewContentSize
      super.prepare(forCollectionViewUpdates: updateItems)
    }
  }
#endif
