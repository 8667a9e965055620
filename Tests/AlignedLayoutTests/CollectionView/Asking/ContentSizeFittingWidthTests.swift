#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Content sizes for a width before display. Rests on counts being available before the first
  /// pass (P).
  @MainActor
  @Suite(.underAllModes)
  struct ContentSizeFittingWidthTests {
    private let content = TestContent(
      width: 100, contentInsets: Insets(5), sectionSpacing: 10,
      sections: [
        TestSection(cells: Array(repeating: .cell(30 × 10), count: 7), headerLength: 10),
        TestSection(cells: [.filling(height: 12)], footerLength: 3),
      ])

    private func size(of content: TestContent, width: CGFloat) -> CGSize {
      var content = content
      content.width = width
      return content.layout().contentSize
    }

    /// A change of a stage, and the sizes that it has for widths before its next pass.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let laysOut: Bool
      let change: @MainActor @Sendable (AlignedStage) -> Void
      /// The widths that are fit, and for each of them the width in which the engine lays out the content.
      let widths: [CGFloat: CGFloat]

      /// - Parameter laysOut: whether there was a pass before.
      init(
        _ name: String, laysOut: Bool, widths: [CGFloat: CGFloat],
        change: @escaping @MainActor @Sendable (AlignedStage) -> Void = { _ in }
      ) {
        testDescription = name
        self.laysOut = laysOut
        self.change = change
        self.widths = widths
      }
    }

    private nonisolated static let rows: [Row] = [
      Row("the size is known before the first pass", laysOut: false, widths: [100: 100, 70: 70]),
      Row("the width includes the content insets", laysOut: true, widths: [100: 70]) {
        $0.view.contentInset = UIEdgeInsets(top: 7, left: 20, bottom: 9, right: 10)
      },
      Row(
        "after reloadData the size is that of the new data", laysOut: true, widths: [100: 100]
      ) { stage in
        stage.content.sections.removeFirst()
        stage.view.reloadData()
      },
    ]

    @Test(arguments: rows)
    func `the size for a width is that of the engine`(row: Row) {
      let stage = AlignedStage(content, laysOut: row.laysOut)
      row.change(stage)
      for (width, contentWidth) in row.widths {
        #expect(
          isClose(
            stage.layout.contentSize(fitting: width × 0),
            size(of: stage.content, width: contentWidth)))
      }
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `closures give the sizes without a delegate`() {
      let stage = AlignedStage(content, laysOut: false)
      stage.view.delegate = nil
      stage.layout.sizeForItem = { _, space in space × 20 }
      stage.layout.attributesForSection = { _ in SectionAttributes(lineSpacing: 0) }
      stage.layout.attributesForItem = { _ in CellAttributes(endsLine: true) }
      expectEqual(stage.layout.contentSize(fitting: 100 × 0), (100 × 180))
    }

    @Test func `the size is known without bounds and window`() {
      let layout = CollectionViewAlignedLayout()
      layout.contentInsets = content.contentInsets
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let source = ContentSource(content)
      let delegate = ContentDelegate(source)
      view.dataSource = source
      view.delegate = delegate
      #expect(isClose(layout.contentSize(fitting: 70 × 0), size(of: content, width: 70)))
    }

    @Test func `the content has the size that was returned before`() {
      let stage = AlignedStage(content, laysOut: false)
      let size = stage.layout.contentSize(fitting: 100 × 0)
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentSize.exact, size)
      stage.expectShownAsComputed()
    }

    @Test func `asking for a size does not change the layout`() {
      let layout = SpyLayout()
      let stage = AlignedStage(content, layout: layout)
      stage.scroll(to: 4)
      let frames = (0..<7).map { stage.frame($0) }
      layout.contexts = []
      layout.preparations = 0
      _ = layout.contentSize(fitting: 40 × 0)
      expectEqual((0..<7).map { stage.frame($0) }, frames)
      expectEqual(layout.collectionViewContentSize.exact, size(of: content, width: 100))
      #expect(stage.asked { stage.view.setNeedsLayout() }.isEmpty)
      #expect(layout.contexts.isEmpty)
      expectEqual(layout.preparations, 0)
      stage.expectShownAsComputed()
    }

    @Test func `asking for a size asks the delegate as a layout pass does`() {
      let stage = AlignedStage(content)
      let displayed = stage.asked().toDelegate
      let asked = stage.asked { _ = stage.layout.contentSize(fitting: 100 × 0) }
      expectEqual(asked, displayed)
    }

    @Test(arguments: [0, -1, -CGFloat.infinity, .nan])
    func `without a width the height is zero`(width: CGFloat) {
      let stage = AlignedStage(content, laysOut: false)
      expectEqual(stage.layout.contentSize(fitting: width × 0).height, 0)
      #expect(stage.asked().isEmpty)
    }

    @Test func `without a collection view the size is zero`() {
      expectEqual(CollectionViewAlignedLayout().contentSize(fitting: 100 × 0), .zero)
    }

    @Test func `at an infinite width every section has one line`() {
      var content = content
      content.sections[1].cells = [.cell(20 × 12)]
      let stage = AlignedStage(content)
      let size = stage.layout.contentSize(fitting: .infinity × 0)
      expectEqual(size.height, 55)
      #expect(size.width.isFinite)
    }

    @Test func `data changed between a size and the first pass is laid out`() {
      let stage = AlignedStage(TestContent(width: 100, [.cell(10 × 10)]), laysOut: false)
      _ = stage.layout.contentSize(fitting: 100 × 0)
      stage.content.sections = []
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }
  }

  /// A list's cell that holds tags and is as tall as they are, the most wanted use of such layouts.
  /// Rests on a list measuring its cells with `systemLayoutSizeFitting` (D).
  @MainActor
  @Suite(.underAllModes)
  struct SelfSizingHostTests {
    /// A view with a collection view of tags, inset by 8 points.
    private final class TagsCell: UIView {
      let stage: AlignedStage

      init(_ content: TestContent) {
        stage = AlignedStage(content, laysOut: false)
        super.init(frame: .zero)
        addSubview(stage.view)
      }

      required init?(coder: NSCoder) { nil }

      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        let tags = stage.layout.contentSize(
          fitting: CGSize(width: targetSize.width - 16, height: 0))
        return CGSize(width: targetSize.width, height: tags.height + 16)
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        stage.view.frame = bounds.insetBy(dx: 8, dy: 8)
      }
    }

    @Test func `the cell is as tall as its tags before and after display`() {
      let cell = TagsCell(
        TestContent(width: 1, Array(repeating: .cell(30 × 10), count: 7)))
      let fitting = cell.systemLayoutSizeFitting(
        CGSize(width: 116, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      expectEqual(fitting, (116 × 46))
      let window = UIWindow(frame: rect(0, 0, 300 × 300))
      cell.frame = CGRect(origin: .zero, size: fitting)
      window.addSubview(cell)
      window.layoutIfNeeded()
      expectEqual(cell.stage.view.contentSize.exact, (100 × 30))
      expectEqual(cell.stage.view.contentSize.height, cell.stage.view.bounds.height)
      cell.stage.expectShownAsComputed()
    }

    @Test func `the cell is as tall as its tags at several widths`() {
      let cell = TagsCell(
        TestContent(width: 1, Array(repeating: .cell(30 × 10), count: 7)))
      let sizes = [116, 76, 216].map { (width: CGFloat) in
        cell.systemLayoutSizeFitting(
          CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      }
      expectEqual(sizes.map(\.height), [46, 56, 36])
    }
  }
#endif
