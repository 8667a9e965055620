#if canImport(UIKit) && !canImport(Darwin)
  import AlignedLayout
  import AlignedList
  import Testing
  import UIKit
  import UIKitTestSupport

  /// What the articles for people who come from other layouts say of the screens after a move.
  @MainActor
  @Suite(.underAllModes)
  struct MovingTests {
    private let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout())

    private func frames(_ source: MovedSource) -> [CGRect] {
      view.dataSource = source
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      return (0..<source.count).map { view.layoutAttributesForItem(at: [0, $0])?.frame ?? .zero }
    }

    @Test func `with the defaults of a flow layout, exactly full lines stand as in one`() {
      let source = MovedSource(MovedCell.self, count: 7)
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 92.5, height: 30)
      view.collectionViewLayout = flow
      let before = frames(source)
      let aligned = CollectionViewAlignedLayout()
      FirstSteps.useDefaultsOfFlowLayout(aligned)
      aligned.defaultItemSize = flow.itemSize
      view.collectionViewLayout = aligned
      #expect(frames(source) == before)
      #expect(before[3] == CGRect(x: 307.5, y: 0, width: 92.5, height: 30))
    }

    @Test func `tags have exact gaps, and the first step asks the flow layout's delegate`() {
      let moved = AlignedTags()
      moved.setUp(view)
      let source = MovedSource(MovedCell.self, count: 3)
      let expected = [
        CGRect(x: 16, y: 60, width: 114, height: 32),
        CGRect(x: 138, y: 60, width: 60, height: 32),
        CGRect(x: 206, y: 60, width: 51, height: 32),
      ]
      #expect(frames(source) == expected)
      let unmoved = FlowTags()
      view.delegate = unmoved
      view.collectionViewLayout.invalidateLayout()
      #expect(frames(source) == expected)
    }

    @Test func `messages are indented to the first one, beside the picture`() {
      let moved = AlignedMessages()
      moved.setUp(view)
      #expect(
        frames(MovedSource(MovedCell.self, count: 3)) == [
          CGRect(x: 5, y: 5, width: 40, height: 40), CGRect(x: 50, y: 5, width: 345, height: 40),
          CGRect(x: 50, y: 50, width: 345, height: 40),
        ])
    }

    @Test func `tags of an aligned flow layout begin at the left edge`() {
      let layout = LeftAlignedTags.after()
      (layout as? CollectionViewAlignedLayout)?.defaultItemSize = CGSize(width: 150, height: 30)
      view.collectionViewLayout = layout
      #expect(frames(MovedSource(MovedCell.self, count: 3)).map(\.minX) == [0, 158, 0])
    }

    @Test func `cards of a compositional layout stand in two columns within the insets`() {
      CardColumns.after(view)
      #expect(
        frames(MovedSource(WholeCell.self, count: 3)) == [
          CGRect(x: 16, y: 60, width: 180, height: 90),
          CGRect(x: 204, y: 60, width: 180, height: 90),
          CGRect(x: 16, y: 158, width: 180, height: 90),
        ])
    }

    @Test(arguments: [(590, 2), (620, 3)])
    func `a section has two or three columns by its width, and the only header`(
      width: CGFloat, columns: Int
    ) {
      let layout = CollectionViewAlignedLayout()
      CatalogueParts.columnsByWidth(layout)
      view.frame.size.width = width
      view.collectionViewLayout = layout
      view.layoutIfNeeded()
      #expect(layout.attributesForSection?(2) == .columns(columns))
      #expect(layout.attributesForSection?(1) == .columns(1))
      #expect((0...2).map { layout.referenceLengthForHeader?($0) } == [0, 0, 44])
    }

    @Test func `a page of one card is in the middle, and a strong fling goes on by one`() throws {
      let layout = CollectionViewAlignedLayout()
      layout.contentInsets = .zero
      view.frame.size.width = 390
      view.collectionViewLayout = layout
      let list = CollectionViewAlignedList(view)
      defer { withExtendedLifetime(list) {} }
      let photos = (0..<9).map { Picture(id: $0, name: "") }
      list.show(animated: false) {
        ListSection("photos") { CatalogueParts.centeredPages(photos) }
      }
      view.layoutIfNeeded()
      let cards = try #require(view.cellForItem(at: [0, 0])?.firstCarousel).collectionView
      cards.layoutIfNeeded()
      for (page, offset) in [(1, CGFloat(318)), (2, 636)] {
        Headless.beginDragging(cards)
        Headless.endDragging(
          cards, velocity: CGPoint(x: 3, y: 0), distance: CGPoint(x: 900, y: 0))
        #expect(cards.contentOffset.x == offset)
        let frame = try #require(cards.layoutAttributesForItem(at: [0, page])?.frame)
        #expect(frame.midX - offset == 195)
      }
    }

    @Test func `the background begins at the header, and sticks out elsewhere`() {
      let layout = CollectionViewAlignedLayout()
      layout.contentInsets = .zero
      Settings.decorations(layout)
      layout.defaultHeaderLength = 44
      layout.defaultItemSize = CGSize(width: 100, height: 30)
      view.collectionViewLayout = layout
      #expect(frames(MovedSource(MovedCell.self, count: 1))[0].minY == 52)
      let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: [0, 0])
      #expect(card?.frame == CGRect(x: 0, y: 0, width: 400, height: 90))
    }

    @Test func `a shelf has a full card above halves that fill their line`() {
      AlignedShelf.setUp(view)
      #expect(
        frames(MovedSource(WholeCell.self, count: 3)) == [
          CGRect(x: 16, y: 56, width: 368, height: 90),
          CGRect(x: 16, y: 158, width: 178, height: 90),
          CGRect(x: 206, y: 158, width: 178, height: 90),
        ])
    }

    @Test func `a chat has bubbles at both sides, at its end`() {
      let screen = AlignedChatScreen()
      screen.isOwn = [false, true]
      screen.setUp(view)
      let frames = frames(MovedSource(Bubble.self, count: 2))
      #expect(
        frames == [
          CGRect(x: 12, y: 506, width: 100, height: 40),
          CGRect(x: 288, y: 552, width: 100, height: 40),
        ])
    }

    /// A bubble.
    private final class Bubble: MovedCell {
      override class func size(offered: CGFloat) -> CGSize? { CGSize(width: 100, height: 40) }
    }

    /// A card that is as wide as it may be.
    private final class WholeCell: MovedCell {
      override class func size(offered: CGFloat) -> CGSize? { CGSize(width: offered, height: 90) }
    }
  }

  extension UIView {
    /// The first carousel in the view.
    fileprivate var firstCarousel: CarouselView? {
      (self as? CarouselView) ?? subviews.lazy.compactMap(\.firstCarousel).first
    }
  }

  /// A cell that answers by its class.
  private class MovedCell: UICollectionViewCell {
    class func size(offered: CGFloat) -> CGSize? { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes,
        let size = Self.size(offered: attributes.offeredSpace)
      else { return layoutAttributes }
      attributes.size = size
      return attributes
    }
  }

  /// A header as tall as it is shown.
  private final class MovedHeader: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes
    }
  }

  /// A data source with a header.
  @MainActor
  private final class MovedSource: NSObject, UICollectionViewDataSource {
    let count: Int
    private let cellClass: MovedCell.Type

    init(_ cellClass: MovedCell.Type, count: Int) {
      self.cellClass = cellClass
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
      collectionView.register(cellClass, forCellWithReuseIdentifier: "cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.register(
        MovedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }
#endif
