import UIKit

/// A carousel: three items fill a page, and those beside the current one are smaller and fainter.
///
/// It overrides no query for a single element. Whatever the rectangle, the query for elements
/// returns those around the current one. It asks for cells while it is queried, as layouts do that
/// let cells draw their own progress.
final class ListingLayout: UICollectionViewLayout, MannerLayout {
  static let backdrop = "backdrop"
  /// How many items on each side of the current one are listed: more than meet the bounds.
  private static let reach = 4
  private var paths: [IndexPath] = []

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.backdrop)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func twin() -> UICollectionViewLayout { ListingLayout() }

  private var itemSize: CGSize {
    guard let view = collectionView else { return .zero }
    let size = view.bounds.inset(by: view.adjustedContentInset).size
    return CGSize(width: size.width / 3, height: size.height)
  }

  /// The current page with the part of the next one, or nil if there is nothing to show.
  private var progress: CGFloat? {
    guard let view = collectionView, itemSize.width > 0, !paths.isEmpty else { return nil }
    return (view.contentOffset.x + view.adjustedContentInset.left) / itemSize.width
  }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    paths = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override var collectionViewContentSize: CGSize {
    CGSize(width: itemSize.width * CGFloat(paths.count), height: max(0, itemSize.height))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let progress else { return [] }
    let current = min(max(0, Int(progress.rounded())), paths.count - 1)
    let pages = max(0, current - Self.reach)...min(paths.count - 1, current + Self.reach)
    return pages.flatMap { page in
      [cell(page, progress), title(page)].compactMap { $0 }
    } + [backdrop(current)]
  }

  private func frame(_ page: Int) -> CGRect {
    CGRect(origin: CGPoint(x: CGFloat(page) * itemSize.width, y: 0), size: itemSize)
  }

  private func cell(_ page: Int, _ progress: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: paths[page])
    let distance = min(1, abs(progress - CGFloat(page)) / 3)
    attributes.frame = frame(page)
    attributes.alpha = 1 - distance / 2
    attributes.transform = CGAffineTransform(scaleX: 1 - distance / 4, y: 1 - distance / 4)
    attributes.zIndex = -Int((distance * 10).rounded())
    (collectionView?.cellForItem(at: paths[page]) as? MannersCell)?.distance = distance
    return attributes
  }

  /// The header of a section, on the section's first page.
  private func title(_ page: Int) -> UICollectionViewLayoutAttributes? {
    guard paths[page].item == 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: paths[page])
    attributes.frame = frame(page)
    attributes.frame.size.height = min(20, itemSize.height)
    attributes.zIndex = 10
    return attributes
  }

  private func backdrop(_ page: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: Self.backdrop, with: IndexPath(item: 0, section: 0))
    attributes.frame = frame(page)
    attributes.zIndex = -20
    return attributes
  }
}
