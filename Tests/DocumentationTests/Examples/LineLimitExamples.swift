#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Line limits and the sizes of overflow views.
  @MainActor
  enum LineLimitExamples {
    static func tags(isExpanded: Bool) -> SectionAttributes {
      let limit = SectionAttributes.LineLimit.lines(2)
      let tags = SectionAttributes(lineLimit: isExpanded ? .expanded(from: limit) : limit)
      return tags
    }

    static func estimated(_ layout: CollectionViewAlignedLayout) {
      layout.defaultSectionAttributes = SectionAttributes(
        lineLimit: .lines(2), sizing: .selfSizing(estimate: CGSize(width: 30, height: 32)))
    }
  }

  /// The view in the documentation comment of the attributes.
  final class HiddenItemsView: UICollectionReusableView {
    let label = UILabel()

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      if let attributes = layoutAttributes as? CollectionViewAlignedLayoutAttributes {
        label.text = "+\(attributes.hiddenItemCount) more"
      }
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
      isAccessibilityElement = true
      accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      if let attributes = layoutAttributes as? CollectionViewAlignedLayoutAttributes {
        label.text = "+\(attributes.hiddenItemCount) more"
        accessibilityLabel = "Show \(attributes.hiddenItemCount) more tags"
      }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      showAll()
    }
  }

  final class LimitedTagsController: UIViewController {
    var tagWidths: [CGFloat] = []
    private var showsAllTags = false
    private let layout = CollectionViewAlignedLayout()
    private lazy var collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: layout)

    override func viewDidLoad() {
      super.viewDidLoad()
      layout.defaultHeaderLength = 32
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tag")
      collectionView.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      collectionView.register(
        MoreView.self,
        forSupplementaryViewOfKind: CollectionViewAlignedLayout.elementKindOverflow,
        withReuseIdentifier: "more")
      collectionView.dataSource = self
      collectionView.delegate = self
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(collectionView)
    }

    private func showAllTags() {
      collectionView.performBatchUpdates {
        self.showsAllTags = true
      }
    }
  }

  extension LimitedTagsController: UICollectionViewDataSource {
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
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      guard kind == CollectionViewAlignedLayout.elementKindOverflow else {
        return collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      }
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "more", for: indexPath)
      (view as? MoreView)?.showAll = { [weak self] in self?.showAllTags() }
      return view
    }
  }

  extension LimitedTagsController: CollectionViewDelegateAlignedLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForSectionAt section: Int
    ) -> SectionAttributes {
      SectionAttributes(lineLimit: showsAllTags ? .unlimited : .lines(2))
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      CGSize(width: tagWidths[indexPath.item], height: 32)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForOverflowInSection section: Int, hiddenItemCount: Int
    ) -> CGSize {
      CGSize(width: hiddenItemCount < 10 ? 80 : 90, height: 32)
    }
  }
#endif
