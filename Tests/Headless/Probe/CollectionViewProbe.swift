import UIKit

/// A collection view that overrides its initializers, properties, registration and lookups.
open class CollectionViewProbe: UICollectionView {
  public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var collectionViewLayout: UICollectionViewLayout {
    get { super.collectionViewLayout }
    set { super.collectionViewLayout = newValue }
  }
  // The type is narrower than that of the scroll view's delegate.
  open override weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  open override weak var dataSource: (any UICollectionViewDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  open override var isPrefetchingEnabled: Bool {
    get { super.isPrefetchingEnabled }
    set { super.isPrefetchingEnabled = newValue }
  }
  open override var allowsSelection: Bool {
    get { super.allowsSelection }
    set { super.allowsSelection = newValue }
  }
  open override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  open override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }

  open override func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  open override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    super.register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  open override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  open override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  open override var numberOfSections: Int { super.numberOfSections }
  open override func numberOfItems(inSection section: Int) -> Int {
    super.numberOfItems(inSection: section)
  }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath)
  }
  open override func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }
  open override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    super.indexPathForItem(at: point)
  }
  open override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    super.indexPath(for: cell)
  }
  open override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    super.cellForItem(at: indexPath)
  }
  open override func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    super.supplementaryView(forElementKind: elementKind, at: indexPath)
  }
  open override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  open override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  open override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
  open override func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    super.visibleSupplementaryViews(ofKind: elementKind)
  }
  open override func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
  }
}
