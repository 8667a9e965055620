#if canImport(UIKit) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit
  import UIKitTestSupport

  @MainActor
  @Suite(.underAllModes)
  struct TagsTests {
    @Test func `tags that fit share a line`() {
      let layout = CollectionViewAlignedLayout()
      layout.sizeForItem = { _, _ in CGSize(width: 40, height: 20) }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      let source = TagSource(count: 2)
      view.dataSource = source
      view.layoutIfNeeded()
      let tops = (0..<2).map { view.layoutAttributesForItem(at: [0, $0])?.frame.minY }
      #expect(tops == [5, 5])
    }
  }

  /// A data source of empty cells.
  final class TagSource: NSObject, UICollectionViewDataSource {
    let count: Int

    init(count: Int) {
      self.count = count
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tag")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    }
  }
#endif
