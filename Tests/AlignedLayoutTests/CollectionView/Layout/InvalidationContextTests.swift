#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Invalidation contexts that a client sends. Rests on UIKit asking only for the elements that a
  /// context names (W), and so drawing other elements in their old places (R).
  @MainActor
  @Suite(.underAllModes)
  struct InvalidationContextTests {
    typealias Context = CollectionViewAlignedLayoutInvalidationContext

    /// Lines of three cells of 30 points, and a second section below them.
    private let stage = AlignedStage(
      TestContent(
        width: 100,
        sections: [
          TestSection(cells: Array(repeating: .cell(30 × 10), count: 9)),
          TestSection(cells: [.cell(30 × 10)], headerLength: 10),
        ]))

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private nonisolated static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    /// An invalidation, what the layout asks then, and where elements are.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String

      /// What the client changes before.
      let setUp: @MainActor @Sendable (AlignedStage) -> Void
      let invalidate: @MainActor @Sendable (AlignedStage) -> Void

      /// All questions, the cells whose sizes are asked for, or only the number of these cells: nil for what the row
      /// says nothing of. The same is true for what follows.
      let asked: [Question]?
      let sizes: [IndexPath]?
      let sizeCount: Int?

      /// The number of cells whose attributes are asked for, the sections that are asked for, and a question that is
      /// among the others.
      let attributesCount: Int?
      let sections: [Int]?
      let question: Question?
      let frames: [IndexPath: CGRect]
      let header: CGRect?

      init(
        _ name: String, setUp: @escaping @MainActor @Sendable (AlignedStage) -> Void = { _ in },
        asked: [Question]? = nil, sizes: [IndexPath]? = nil, sizeCount: Int? = nil,
        attributesCount: Int? = nil, sections: [Int]? = nil, question: Question? = nil,
        frames: [IndexPath: CGRect] = [:], header: CGRect? = nil,
        _ invalidate: @escaping @MainActor @Sendable (AlignedStage) -> Void
      ) {
        testDescription = name
        self.setUp = setUp
        self.invalidate = invalidate
        self.asked = asked
        self.sizes = sizes
        self.sizeCount = sizeCount
        self.attributesCount = attributesCount
        self.sections = sections
        self.question = question
        self.frames = frames
        self.header = header
      }
    }

    nonisolated static let rows: [Row] = [
      Row("a context that does not invalidate the content asks nothing", asked: []) { stage in
        let context = Context()
        context.invalidatesContent = false
        stage.layout.invalidateLayout(with: context)
      },
      Row(
        "a plain context asks for everything", sizeCount: 10, attributesCount: 10, sections: [0, 1]
      ) { stage in
        stage.layout.invalidateLayout(with: Context())
      },
      Row(
        "reloadData asks for everything",
        setUp: { $0.content.sections[0].cells[0] = .cell(10 × 10) }, sizeCount: 10
      ) { stage in
        stage.view.reloadData()
      },
      Row(
        "only invalidated items are asked for", asked: [.attributes(path(4)), .size(path(4))]
      ) { stage in
        stage.layout.invalidateItems(at: [path(4)])
      },
      Row(
        "cells moved by an invalidated item get their new frames",
        setUp: { $0.content.sections[0].cells[4] = .cell(30 × 25) },
        sizes: [path(4)], frames: [path(6): rect(0, 35, 30 × 10)],
        header: rect(0, 45, 100 × 10)
      ) { stage in
        stage.layout.invalidateItems(at: [path(4)])
      },
      Row(
        "cells that are offered another space are asked for too",
        setUp: { stage in
          stage.content.sections[0].cells[5] = .filling(height: 10)
          stage.reload()
          stage.content.sections[0].cells[3] = .cell(20 × 10)
        },
        sizes: [path(3), path(4), path(5)], frames: [path(5): rect(50, 10, 50 × 10)]
      ) { stage in
        stage.layout.invalidateItems(at: [path(3)])
      },
      Row(
        "items of several contexts are asked for once, in order", sizes: [path(0), path(4)]
      ) { stage in
        stage.layout.invalidateItems(at: [path(4)])
        stage.layout.invalidateItems(at: [path(0), path(4)])
      },
      Row("items that do not exist are not asked for", asked: []) { stage in
        stage.layout.invalidateItems(
          at: [path(9), path(0, 7), path(-1), IndexPath(), IndexPath(index: 0)])
      },
      Row(
        "contexts for one item and for everything together ask for everything", sizeCount: 10
      ) { stage in
        stage.layout.invalidateItems(at: [path(4)])
        stage.layout.invalidateLayout()
      },
      Row(
        "a context that keeps the content does not cancel an earlier full invalidation",
        setUp: { $0.content.sections[0].cells[0] = .cell(10 × 10) }, sizeCount: 10
      ) { stage in
        stage.layout.invalidateLayout()
        let context = Context()
        context.invalidatesContent = false
        stage.layout.invalidateLayout(with: context)
      },
      Row(
        "the delegate is asked for an invalidated header",
        setUp: { $0.content.sections[1].headerLength = 20 }, question: .header(1)
      ) { stage in
        let context = Context()
        context.invalidateSupplementaryElements(
          ofKind: UICollectionView.elementKindSectionHeader, at: [path(0, 1)])
        stage.layout.invalidateLayout(with: context)
      },
    ]

    @Test(arguments: rows)
    func `an invalidation asks for what it names, and all is shown where it then is`(row: Row) {
      row.setUp(stage)
      let asked = stage.asked { row.invalidate(stage) }
      if let all = row.asked { expectEqual(asked, all) }
      if let sizes = row.sizes { expectEqual(asked.sizes, sizes) }
      if let count = row.sizeCount { expectEqual(asked.sizes.count, count) }
      if let count = row.attributesCount { expectEqual(asked.attributes.count, count) }
      if let sections = row.sections { expectEqual(asked.sections, sections) }
      if let question = row.question { #expect(asked.contains(question)) }
      for (path, frame) in row.frames {
        expectEqual(stage.frame(path.item, section: path.section), frame)
      }
      if let header = row.header { expectEqual(stage.header(1), header) }
      stage.expectShownAsComputed()
    }

    @Test func `the content offset adjustment of a context takes effect`() {
      stage.resize(100 × 20)
      let context = Context()
      context.invalidateItems(at: [path(0)])
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 12)
      stage.layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentOffset.y, 12)
    }

    private final class Everything: CollectionViewAlignedLayoutInvalidationContext {
      override var invalidateEverything: Bool { true }
    }

    @Test func `invalidatesContent has no effect in a context that invalidates everything`() {
      let stage = AlignedStage(TestContent(width: 100, [.cell(10 × 10), .cell(9 × 9)]))
      let context = Everything()
      context.invalidatesContent = false
      let asked = stage.asked { stage.layout.invalidateLayout(with: context) }
      expectEqual(asked.sizes.count, 2)
    }

    private final class OtherContext: UICollectionViewLayoutInvalidationContext {}

    private final class OtherContexts: CollectionViewAlignedLayout {
      override class var invalidationContextClass: AnyClass { OtherContext.self }
    }

    @Test func `a subclass may use contexts that do not derive from the layout's class`() {
      let section = TestSection(cells: Array(repeating: .cell(30 × 20), count: 9), headerLength: 5)
      let stage = AlignedStage(
        TestContent(width: 100, sections: [section, section]), height: 40, layout: OtherContexts())
      stage.scroll(to: 10)
      stage.expectShownAsComputed()
      stage.content.sections[0].cells[0] = .cell(40 × 30)
      let context = OtherContext()
      context.invalidateItems(at: [path(0)])
      stage.layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `items that a batch deletes may be invalidated twice within it`() {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(30 × 20), count: 7)))
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidateItems(at: [path(6), path(6)])
      stage.view.performBatchUpdates({
        stage.layout.invalidateLayout(with: context)
        stage.content.sections[0].cells.removeLast(3)
        stage.view.deleteItems(at: [path(4), path(5), path(6)])
      })
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }
  }
#endif
