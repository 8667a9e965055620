#if canImport(UIKit) && !canImport(Darwin)
  import AlignedLayout
  import AlignedList
  import LayoutDrawing
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

  @MainActor
  @Suite(.underAllModes)
  struct TouchedTagsTests {
    @Test func `a tap selects a tag, and in a wider window it moves up`() {
      let layout = CollectionViewAlignedLayout()
      layout.sizeForItem = { _, _ in CGSize(width: 60, height: 20) }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let source = TagSource(count: 2)
      view.dataSource = source
      window.addSubview(view)
      view.layoutIfNeeded()
      Headless.tap(view, at: CGPoint(x: 20, y: 40))
      #expect(view.indexPathsForSelectedItems == [[0, 1]])
      Headless.resize(window, to: CGSize(width: 200, height: 40))
      #expect(
        LayoutDrawing.Picture(of: view).text() == """
          ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
          ┃                                        ┃
          ┃ ┌──────────┐ ┌──────────┐              ┃
          ┃ └──────────┘ └──────────┘              ┃
          ┃                                        ┃
          ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

          """)
    }
  }

  @MainActor
  @Suite(.underAllModes)
  struct LoadingTagsTests {
    @Test func `a list asks for older items after it has shown its first`() async {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: CollectionViewAlignedLayout())
      let list = CollectionViewAlignedList(view)
      var isLoading = false
      list.show(animated: false) {
        ListSection("tags", of: [Picture(id: 1, name: "ink")]) { Photo($0) }
          .onReachStart { isLoading = true }
      }
      for _ in 0..<10 where !isLoading {
        view.layoutIfNeeded()
        await Task.yield()
      }
      #expect(isLoading)
    }
  }

  /// A data source of cells with a border.
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
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      cell.layer.borderWidth = 1
      return cell
    }
  }
#endif
