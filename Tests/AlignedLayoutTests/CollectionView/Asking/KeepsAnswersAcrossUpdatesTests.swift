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

    @Test func `by default a batch asks for everything again`() {
      stage.layout.keepsAnswersAcrossUpdates = false
      let asked = asked {
        stage.content.sections[1].cells.remove(at: 3)
        stage.view.deleteItems(at: [path(3, 1)])
      }
      #expect(asked.sizes.count == 35)
      #expect(asked.attributes.count == 35)
      stage.expectShownAsComputed()
    }

    @Test func `an inserted cell is asked for, and of the others at most the cell after it`() {
      let asked = asked {
        stage.content.sections[1].cells.insert(.cell(100 × 30), at: 5)
        stage.view.insertItems(at: [path(5, 1)])
      }
      #expect(Set(asked.sizes).subtracting([path(6, 1)]) == [path(5, 1)])
      #expect(asked.attributes == [path(5, 1)])
      stage.expectShownAsComputed()
    }

    @Test func `a reloaded cell is asked for by its new path`() {
      let asked = asked {
        stage.content.sections[1].cells[5] = .cell(100 × 30)
        stage.content.sections[1].cells.removeFirst()
        stage.view.deleteItems(at: [path(0, 1)])
        stage.view.reloadItems(at: [path(5, 1)])
      }
      #expect(asked.attributes == [path(4, 1)])
      #expect(Set(asked.sizes).isSubset(of: [path(0, 1), path(4, 1), path(5, 1)]))
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

    @Test func `every section is asked for its attributes, whether an update names it or not`() {
      let asked = asked {
        stage.content.sections[0].headerLength = 25
        stage.content.sections[1].cells.removeLast()
        stage.view.deleteItems(at: [path(11, 1)])
      }
      #expect(asked.sections == [0, 1, 2])
      #expect(asked.sizes.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `only the cells of sections with changed attributes are asked for`() {
      let asked = asked {
        stage.content.sections[2].attributes = SectionAttributes(lineSpacing: 3)
        stage.content.sections[0].cells.removeLast()
        stage.view.deleteItems(at: [path(11)])
      }
      #expect(asked.sizes == (0..<12).map { path($0, 2) })
      stage.expectShownAsComputed()
    }

    @Test func `the cells of a moved section are not asked for`() {
      let asked = asked {
        stage.content.sections.append(stage.content.sections.removeFirst())
        stage.view.moveSection(0, toSection: 2)
      }
      #expect(asked.sizes.isEmpty)
      #expect(asked.sections == [0, 1, 2])
      stage.expectShownAsComputed()
    }

    @Test func `the cells of a moved section with changed attributes are asked for`() {
      let asked = asked {
        stage.content.sections[0].attributes = SectionAttributes(lineSpacing: 3)
        stage.content.sections.append(stage.content.sections.removeFirst())
        stage.view.moveSection(0, toSection: 2)
      }
      #expect(asked.sizes == (0..<12).map { path($0, 2) })
      stage.expectShownAsComputed()
    }

    @Test func `only the cells of inserted and reloaded sections are asked for`() {
      let asked = asked {
        stage.content.sections[1].cells = [.cell(30 × 10), .cell(40 × 10)]
        stage.content.sections.insert(TestSection(cells: [.cell(50 × 10)]), at: 0)
        stage.view.insertSections([0])
        stage.view.reloadSections([1])
      }
      #expect(asked.sizes == [path(0), path(0, 2), path(1, 2)])
      stage.expectShownAsComputed()
    }

    @Test func `an empty batch asks for sections, but no cells`() {
      let asked = asked { stage.content.sections[1].footerLength = 30 }
      #expect(asked.sections == [0, 1, 2])
      #expect(asked.sizes.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `cells that are moved and reloaded are asked for`() {
      let asked = asked {
        stage.content.sections[0].cells.insert(.cell(100 × 35), at: 2)
        stage.content.sections[0].cells.removeLast()
        stage.content.sections.append(stage.content.sections.remove(at: 1))
        stage.content.sections[2].cells.removeLast(5)
        stage.view.moveSection(1, toSection: 2)
        stage.view.reloadSections([1])
        stage.view.moveItem(at: path(11), to: path(2))
        stage.view.reloadItems(at: [path(11)])
      }
      #expect(asked.attributes == [path(2)] + (0..<7).map { path($0, 2) })
      stage.expectShownAsComputed()
    }

    // MARK: Batches that ask for everything

    @Test func `an invalidation in the batch asks for everything again`() {
      let asked = asked {
        stage.content.sections[0].cells = Array(repeating: .cell(50 × 20), count: 11)
        stage.layout.invalidateLayout()
        stage.view.deleteItems(at: [path(0)])
      }
      #expect(asked.sizes.count == 35)
      stage.expectShownAsComputed()
    }

    @Test func `a changed width in the batch asks for everything again`() {
      allowingCellsBeyondContent {
        let asked = asked {
          stage.content.sections[0].cells.removeFirst()
          stage.view.contentInset.right = 20
          stage.view.deleteItems(at: [path(0)])
        }
        #expect(asked.sizes.count == 35)
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
      #expect(asked.sizes.count == 35)
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

    @Test func `before the update items queries return the new layout by default`() {
      let (_, layout) = queryingStage(keepsAnswers: false)
      #expect(layout.elements?.count == 5)
      #expect(layout.first?.frame == rect(0, 15, 70 × 20))
      #expect(layout.header?.frame == rect(0, 0, 100 × 15))
      #expect(layout.size?.exact == (100 × 75))
    }

    @Test func `before the update items queries return nothing if answers are kept`() {
      let (_, layout) = queryingStage(keepsAnswers: true)
      #expect(layout.wasQueried)
      #expect(layout.elements == nil)
      #expect(layout.first == nil)
      #expect(layout.header == nil)
      // A content size cannot be nil: it is still the old one.
      #expect(layout.size?.exact == (100 × 50))
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
      #expect(stage.view.contentSize.height == 220)
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
