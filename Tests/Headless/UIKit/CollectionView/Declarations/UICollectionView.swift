import Foundation

/// A scroll view that shows the items of its data source at the positions of its layout.
///
/// The class is only the interface. `CollectionDriver` does the work.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UIDataSourceTranslating {
  let driver: CollectionDriver

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    driver = CollectionDriver(layout: layout)
    super.init(frame: frame)
    attachDriver()
  }

  /// Raises an exception, because a collection view must have a layout.
  public convenience override init(frame: CGRect) {
    Headless.violate(
      .nilLayout, "UICollectionView must be initialized with a non-nil layout parameter")
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  public required init?(coder: NSCoder) {
    driver = CollectionDriver(layout: UICollectionViewLayout())
    super.init(coder: coder)
    attachDriver()
  }

  private func attachDriver() {
    driver.view = self
    driver.attach()
    driver.reportedSurroundings = LayoutSurroundings(of: self)
  }

  // MARK: Layout and data

  open var collectionViewLayout: UICollectionViewLayout {
    get { driver.layout }
    set { driver.setLayout(newValue, animated: false, completion: nil) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    driver.setLayout(layout, animated: animated, completion: completion)
  }

  open weak var delegate: (any UICollectionViewDelegate)?

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { driver.dataSourceChanged() }
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// False at first, as on an iPhone.
  open var dragInteractionEnabled = false
  open var hasActiveDrag: Bool { activeDrags > 0 }
  open var hasActiveDrop: Bool { activeDrops > 0 }
  var activeDrags = 0
  var activeDrops = 0

  open var isPrefetchingEnabled = true
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  open var hasUncommittedUpdates: Bool { driver.hasUncommittedUpdates }

  open func reloadData() { driver.reloadData() }

  open var numberOfSections: Int { driver.numberOfSections }

  open func numberOfItems(inSection section: Int) -> Int {
    driver.perform(orElse: 0) { try driver.numberOfItems(inSection: section) }
  }

  // MARK: Views

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    driver.pools.register(cellClass, for: .init(kind: "", identifier: identifier))
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    driver.pools.register(viewClass, for: .init(kind: elementKind, identifier: identifier))
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    driver.dequeueCell(identifier, for: indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    driver.dequeueSupplementaryView(elementKind, identifier, for: indexPath)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    driver.cell(at: indexPath)
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    driver.displayed[.supplementary(elementKind, indexPath)]
  }

  open var visibleCells: [UICollectionViewCell] {
    driver.paths(.cell).compactMap { driver.displayed[.cell($0)] as? UICollectionViewCell }
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      driver.displayed[.supplementary(elementKind, $0)]
    }
  }

  // MARK: Attributes and paths

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    driver.publicAttributes(.cell(indexPath))
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    driver.publicAttributes(.supplementary(kind, indexPath))
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { driver.item(at: point) }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { driver.indexPath(of: cell) }

  open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    driver.displayed.first { $0.value === view }?.key.indexPath
  }

  open var indexPathsForVisibleItems: [IndexPath] { driver.paths(.cell) }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    driver.paths(.supplementaryView, ofKind: elementKind)
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    driver.scrollToItem(at: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Focus

  open var remembersLastFocusedIndexPath = false

  /// The default depends on the platform. Here it is that of iPadOS for a view that is no sidebar.
  open var allowsFocus = false
  var focus = CollectionFocus()

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  open var indexPathsForSelectedItems: [IndexPath]? { driver.selected.sorted() }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    driver.select(indexPath)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    driver.scrollToItem(at: indexPath, scrollPosition, animated: animated)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) { driver.deselect(indexPath) }

  // MARK: Updates

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    driver.performBatch(updates, completion: completion)
  }

  open func insertSections(_ sections: IndexSet) {
    driver.operate { $0.insertedSections += sections }
  }

  open func deleteSections(_ sections: IndexSet) {
    driver.operate { $0.deletedSections += sections }
  }

  open func reloadSections(_ sections: IndexSet) {
    driver.operate { $0.reloadedSections += sections }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    driver.operate { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    driver.operate { $0.insertedItems += indexPaths }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    driver.operate { $0.deletedItems += indexPaths }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    driver.operate { $0.reloadedItems += indexPaths }
  }

  open func reconfigureItems(at indexPaths: [IndexPath]) { driver.reconfigureItems(indexPaths) }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    driver.operate { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  // MARK: Interactive movement

  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    driver.beginMovement(at: indexPath)
  }

  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    driver.updateMovement(to: targetPosition)
  }

  open func endInteractiveMovement() { driver.endMovement(cancelled: false) }

  open func cancelInteractiveMovement() { driver.endMovement(cancelled: true) }

  // MARK: Translation

  open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  open func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int {
    presentationSectionIndex
  }

  open func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath.flatMap(driver.presentationPath(of:))
  }

  open func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    presentationIndexPath.flatMap(driver.dataSourcePath(of:))
  }

  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }

  // MARK: Overrides

  open override func layoutIfNeeded() {
    driver.reportIfInLayout("layoutIfNeeded()")
    super.layoutIfNeeded()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    driver.layoutPass()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    driver.surroundingsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    driver.surroundingsDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    driver.surroundingsDidChange()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { driver.touchBegan(at: touch.location(in: self)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { driver.touchEnded(at: touch.location(in: self)) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    driver.touchCancelled()
  }

  override func scrollSteps(from old: CGPoint, to new: CGPoint) -> [CGPoint] {
    driver.scrollSteps(from: old, to: new)
  }

  override func insetSteps(from old: UIEdgeInsets, to new: UIEdgeInsets) -> [UIEdgeInsets] {
    driver.insetSteps(from: old, to: new)
  }

  override func insetStepDidEnd() {
    driver.insetStepDidEnd()
  }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    if driver.view != nil { driver.boundsWillChange(to: newBounds) }
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    if driver.view != nil { driver.boundsWereSet(from: oldBounds) }
    super.boundsDidChange(from: oldBounds)
    if driver.view != nil { driver.boundsDidChange(from: oldBounds) }
  }

  override var currentDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any UICollectionViewDelegate }
  }

  override func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    driver.perform(orElse: proposed) {
      try driver.call(.query) {
        driver.layout.targetContentOffset(
          forProposedContentOffset: proposed, withScrollingVelocity: velocity)
      }
    }
  }
}
