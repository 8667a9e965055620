#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Clients that provide little data or invalid values. Rests on `prepare()` running at any time,
  /// with or without bounds, data source and delegate (P, R).
  @MainActor
  @Suite(.underAllModes)
  struct UnusualClientsTests {
    private let content = TestContent(
      width: 100,
      sections: [TestSection(cells: Array(repeating: .cell(30 × 20), count: 4), headerLength: 6)])

    @Test func `without a data source the content is empty`() {
      var content = content
      content.sections[0].headerLength = 0
      let stage = AlignedStage(content, laysOut: false)
      stage.view.dataSource = nil
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentSize.height, 0)
      stage.view.dataSource = stage.source
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      stage.view.dataSource = nil
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentSize.height, 0)
      #expect(stage.view.visibleCells.isEmpty)
    }

    @Test func `without a delegate the properties apply`() {
      let stage = AlignedStage(content, laysOut: false)
      stage.view.delegate = nil
      stage.layout.defaultItemSize = 50 × 10
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(1), rect(0, 15, 50 × 10))
      #expect(stage.asked().toDelegate.isEmpty)
    }

    /// A proxy that forwards messages. It is not an aligned layout's delegate, though its target
    /// is.
    private final class Forwarding: NSObject, UICollectionViewDelegate {
      let target: any UICollectionViewDelegate

      init(to target: any UICollectionViewDelegate) {
        self.target = target
      }
    }

    @Test func `a forwarding delegate is not asked, but closures are`() {
      let stage = AlignedStage(content, laysOut: false)
      let forwarding = Forwarding(to: stage.delegate)
      stage.view.delegate = forwarding
      stage.layout.sizeForItem = { _, _ in 50 × 10 }
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0), rect(0, 0, 50 × 10))
      #expect(stage.view.delegate === forwarding)
      #expect(stage.asked().toDelegate.isEmpty)
    }

    @Test func `without sections the content is empty`() {
      let stage = AlignedStage(TestContent(width: 100, sections: []))
      expectEqual(stage.view.contentSize.exact, (100 × 0))
      #expect(stage.layout.layoutAttributesForElements(in: .infinite)?.isEmpty == true)
      stage.scroll(to: 10)
    }

    @Test func `a released delegate does no harm`() {
      let stage = AlignedStage(content)
      autoreleasing {
        let delegate = ContentDelegate(stage.source)
        stage.view.delegate = delegate
        stage.layout.invalidateLayout()
        stage.view.layoutIfNeeded()
      }
      #expect(stage.view.delegate == nil)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0)?.size, (100 × 100))
    }

    private func autoreleasing(_ body: () -> Void) { body() }

    @Test func `a changed delegate is asked from the next invalidation on`() {
      let stage = AlignedStage(content)
      let source = ContentSource(content)
      source.content.sections[0].cells = Array(repeating: .cell(10 × 10), count: 4)
      let other = ContentDelegate(source)
      stage.view.delegate = other
      stage.scroll(to: 0)
      expectEqual(stage.frame(0)?.size, (30 × 20))
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0)?.size, (10 × 10))
      #expect(!source.asked.isEmpty)
    }

    @Test(arguments: [
      CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, -0.0,
      .leastNonzeroMagnitude,
    ])
    func `no number that a delegate returns does harm`(number: CGFloat) {
      var content = content
      content.sections[0].cells = [
        .cell(number × number), .cell(10 × number), .cell(number × 10),
        .cell(
          10 × 10,
          CellAttributes(minimumLineSpace: number, indentation: .start, insets: Insets(number))),
        .cell(10 × 10),
      ]
      content.sections[0].attributes = SectionAttributes(
        cellSpacing: number, lineSpacing: number, insets: Insets(number))
      content.sections[0].headerLength = number
      content.sections[0].footerLength = number
      allowingCellsBeyondContent {
        let stage = AlignedStage(content)
        stage.layout.sectionSpacing = number
        stage.layout.contentInsets = Insets(number)
        stage.view.layoutIfNeeded()
        #expect(stage.view.contentSize.height.isFinite && stage.view.contentSize.height >= 0)
        for item in 0..<5 {
          let frame = stage.frame(item)
          #expect(frame.map { $0.minX.isFinite && $0.maxY.isFinite } == true)
        }
        stage.scroll(to: 5)
      }
    }

    @Test func `of thousands of cells only those near the bounds have views`() {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(100 × 20), count: 5_000)))
      expectEqual(stage.view.contentSize.height, 100_000)
      #expect(stage.view.visibleCells.count < 50)
    }

    @Test func `a layout without a collection view does no harm`() {
      let layout = CollectionViewAlignedLayout()
      layout.prepare()
      layout.invalidateLayout()
      layout.sectionSpacing = 3
      expectEqual(layout.collectionViewContentSize.exact, .zero)
      #expect(!layout.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 10 × 10)))
      _ = layout.invalidationContext(forBoundsChange: rect(0, 0, 10 × 10))
      #expect(layout.layoutAttributesForElements(in: .infinite)?.isEmpty == true)
    }

    @Test func `a layout may outlive its collection view`() {
      let layout = CollectionViewAlignedLayout()
      autoreleasing {
        let view = UICollectionView(frame: rect(0, 0, 100 × 100), collectionViewLayout: layout)
        view.layoutIfNeeded()
      }
      layout.invalidateLayout()
      _ = layout.layoutAttributesForElements(in: rect(0, 0, 100 × 100))
      expectEqual(layout.contentSize(fitting: 100 × 0), .zero)
    }

    @Test func `a delegate may query the layout while it is asked`() {
      final class Reading: NSObject, CollectionViewDelegateAlignedLayout {
        func collectionView(
          _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
          sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
        ) -> CGSize {
          _ = layout.contentFrame(forSection: 0)
          _ = layout.collectionViewContentSize
          _ = layout.layoutAttributesForItem(at: indexPath)
          return 10 × 10
        }
      }
      let stage = AlignedStage(TestContent(width: 100, [.cell(10 × 10), .cell(9 × 9)]))
      let reading = Reading()
      stage.view.delegate = reading
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      stage.layout.invalidateItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0)?.size, (10 × 10))
    }

    @Test func `a property may be set while the layout asks`() {
      let layout = SpyLayout()
      let stage = AlignedStage(TestContent(width: 100, [.cell(10 × 10)]), layout: layout)
      layout.sizeForItem = { [unowned layout] _, _ in
        layout.sectionSpacing = 33
        return 10 × 10
      }
      stage.view.delegate = nil
      layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(layout.preparations < 10)
    }
  }
#endif
