#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Cells that keep their ratios on rows of a collection view. Rests on nothing of UIKit's.
  @MainActor
  @Suite(.underAllModes)
  struct RowsInCollectionViewTests {
    private static let attributes = SectionAttributes(
      sizing: .rows(height: 100), cellSpacing: 10, lineSpacing: 10)
    private let third: CGFloat = 310 / 3

    private func layout(_ direction: UICollectionView.ScrollDirection = .vertical)
      -> CollectionViewAlignedLayout
    {
      let layout = CollectionViewAlignedLayout()
      layout.contentInsets = .zero
      layout.defaultSectionAttributes = Self.attributes
      layout.scrollDirection = direction
      return layout
    }

    private func frames(of layout: CollectionViewAlignedLayout, count: Int) -> [CGRect] {
      let source = ContentSource(
        TestContent(width: 320, Array(repeating: .cell(1 × 1), count: count)))
      let view = UICollectionView(
        frame: rect(0, 0, 320 × 320), collectionViewLayout: layout)
      ContentSource.register(in: view)
      view.dataSource = source
      view.layoutIfNeeded()
      return (0..<count).compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
    }

    @Test func `known ratios are not asked for, and others once`() {
      let layout = layout()
      let ratios: [CGFloat?] = [1, nil, 1]
      var asked: [Int] = []
      layout.attributesForItem = { CellAttributes(aspectRatio: ratios[$0.item]) }
      layout.sizeForItem = { path, _ in
        asked.append(path.item)
        return 20 × 10
      }
      let frames = frames(of: layout, count: 3)
      expectEqual(asked, [1])
      expectEqual(frames.map { $0.width.rounded() }, [103, 207, 100])
      expectEqual(frames.map(\.height), [third, third, 100])
    }

    @Test func `without any question, cells are as their default size says`() {
      let layout = layout()
      layout.defaultItemSize = 30 × 20
      let frames = frames(of: layout, count: 3)
      expectEqual(frames.map(\.height), [third, third, 100])
      expectEqual(frames.last?.width, 150)
    }

    @Test func `sideways, rows are columns`() {
      let layout = layout(.horizontal)
      layout.attributesForItem = { CellAttributes(aspectRatio: $0.item == 1 ? 0.5 : 1) }
      expectEqual(frames(of: layout, count: 3).map { $0.height.rounded() }, [103, 207, 100])
    }
  }
#endif
