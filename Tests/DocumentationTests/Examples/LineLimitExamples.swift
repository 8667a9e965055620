#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// No more than some lines, and a view that says how much more there is.
  @MainActor
  enum LineLimitExamples {
    static func byClosures(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = SectionAttributes(lineLimit: .lines(2))
      layout.sizeForOverflow = { section, hiddenItemCount in
        CGSize(width: hiddenItemCount < 10 ? 80 : 90, height: 32)
      }
    }

    static func estimated(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = SectionAttributes(
        lineLimit: .lines(2), sizing: .selfSizing(estimatedWidth: 30, estimatedHeight: 32))
    }
  }

  final class MoreView: UICollectionReusableView {
    let label = UILabel()
    var showAll: () -> Void = {}

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(label)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      if let attributes = layoutAttributes as? CollectionViewAlignedLayoutAttributes {
        label.text = "+\(attributes.hiddenItemCount) more"
      }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      showAll()
    }
  }

  final class LimitedTagsController: UIViewController, UICollectionViewDataSource,
    CollectionViewDelegateAlignedLayout
  {
    var tagWidths: [CGFloat] = []
    var showsAllTags = false
    private let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: CollectionViewAlignedLayout())

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tag")
      collectionView.register(
        MoreView.self,
        forSupplementaryViewOfKind: CollectionViewAlignedLayout.elementKindOverflow,
        withReuseIdentifier: "more")
      collectionView.dataSource = self
      collectionView.delegate = self
      collectionView.frame = view.bounds
      view.addSubview(collectionView)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      tagWidths.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      CGSize(width: tagWidths[indexPath.item], height: 32)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForSectionAt section: Int
    ) -> SectionAttributes {
      SectionAttributes(lineLimit: showsAllTags ? .unlimited : .lines(2))
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForOverflowInSection section: Int, hiddenItemCount: Int
    ) -> CGSize {
      CGSize(width: hiddenItemCount < 10 ? 80 : 90, height: 32)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "more", for: indexPath)
      (view as? MoreView)?.showAll = { [weak self] in self?.showAllTags() }
      return view
    }

    func showAllTags() {
      collectionView.performBatchUpdates {
        self.showsAllTags = true
      }
    }
  }
#endif
