#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Self-sizing cells of a delegate that does not implement the method for cell attributes. It is not
  /// asked cell by cell. Rests on nothing of UIKit.
  @MainActor
  @Suite(.underAllModes)
  struct DelegateWithoutCellAttributesTests {
    private static let attributes = SectionAttributes.sizingItself
    private let layout = CollectionViewAlignedLayout()
    private let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 60),
      collectionViewLayout: UICollectionViewLayout())
    private let source = CountSource()

    private func show(_ delegate: any UICollectionViewDelegate) {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      layout.contentInsets = .zero
      layout.defaultSectionAttributes = Self.attributes
      view.collectionViewLayout = layout
      view.dataSource = source
      view.delegate = delegate
      view.layoutIfNeeded()
    }

    private func frame(_ item: Int) -> CGRect? {
      layout.layoutAttributesForItem(at: [0, item])?.frame
    }

    private final class CountSource: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 5000 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }

    private final class Silent: NSObject, CollectionViewDelegateAlignedLayout {}

    private final class Speaking: NSObject, CollectionViewDelegateAlignedLayout {
      let other = Silent()
      var asked: [Int] = []

      func collectionView(
        _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
        attributesForItemAt indexPath: IndexPath
      ) -> CellAttributes {
        asked.append(indexPath.item)
        guard indexPath.item == 2 else {
          return other.collectionView(
            collectionView, layout: layout, attributesForItemAt: indexPath)
        }
        return CellAttributes(beginsLine: true)
      }
    }

    /// The layout's property, and the frames that it leads to.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let defaultItemAttributes: CellAttributes
      let frames: [Int: CGRect]
    }

    private nonisolated static let rows: [Row] = [
      Row(
        testDescription: "without the method all cells have the default attributes",
        defaultItemAttributes: .default,
        frames: [2: rect(60, 0, 30 × 20), 4999: rect(30, 33_320, 30 × 20)]),
      Row(
        testDescription: "without the method the layout's property applies",
        defaultItemAttributes: CellAttributes(beginsLine: true),
        frames: [2: rect(0, 40, 30 × 20)]),
    ]

    @Test(arguments: rows)
    func `without the method all cells have the layout's attributes`(row: Row) {
      let delegate = Silent()
      layout.defaultItemAttributes = row.defaultItemAttributes
      show(delegate)
      for (item, frame) in row.frames { expectEqual(self.frame(item), frame) }
    }

    @Test func `without the method the layout's closure is asked, each cell once`() {
      let delegate = Silent()
      var asked: [Int] = []
      layout.attributesForItem = { path in
        asked.append(path.item)
        return CellAttributes(beginsLine: path.item == 2)
      }
      show(delegate)
      expectEqual(asked.prefix(5000), ArraySlice(0..<5000))
      #expect(asked.dropFirst(5000).allSatisfy { $0 < 20 })
      expectEqual(frame(2), rect(0, 20, 30 × 20))
    }

    @Test func `a delegate that forwards the question for the first cell is asked for all`() {
      let delegate = Speaking()
      show(delegate)
      expectEqual(delegate.asked.prefix(5000), ArraySlice(0..<5000))
      expectEqual(frame(2), rect(0, 20, 30 × 20))
    }
  }
#endif
