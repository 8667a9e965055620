import Foundation

/// A layout between two others. Elements stand between their places in both, by the progress of the
/// transition.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// The progress when the layout was prepared.
  private var preparedProgress: CGFloat = 0

  /// The share of the transition that is done. A client that sets it invalidates the layout itself.
  open var transitionProgress: CGFloat = 0

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    current = UICollectionViewLayout()
    next = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open var currentLayout: UICollectionViewLayout { current }

  open var nextLayout: UICollectionViewLayout { next }

  /// Stores a value of the client, such as an offset that follows the gesture.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      for layout in [current, next] {
        let passed = CollectionDriver.makeContext(for: layout)
        passed.everything = context.invalidateEverything
        passed.dataSourceCounts = context.invalidateDataSourceCounts
        layout.invalidateLayout(with: passed)
      }
    }
    super.invalidateLayout(with: context)
  }

  override var connectedLayouts: [UICollectionViewLayout] { [self, current, next] }

  /// Prepares both layouts too, connected to the same collection view.
  open override func prepare() {
    super.prepare()
    preparedProgress = transitionProgress
    for layout in [current, next] {
      layout.driver = driver
      layout.prepare()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(
      width: between(from.width, to.width), height: between(from.height, to.height))
  }

  /// An element may be in the rectangle although it is in neither of the layouts'. So both are
  /// queried for everything.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var ids: [ElementID] = []
    for layout in [current, next] {
      let everything = CGRect(origin: .zero, size: layout.collectionViewContentSize)
      ids += layout.layoutAttributesForElements(in: everything)?.map(\.elementID) ?? []
    }
    return Set(ids).sorted().compactMap { attributes(for: $0) }.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: .cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: .supplementary(elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: .decoration(elementKind, indexPath))
  }

  // MARK: Between the layouts

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * preparedProgress
  }

  /// Returns attributes between those of the layouts. An element of only one of them fades.
  private func attributes(for id: ElementID) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (current.attributes(of: id), next.attributes(of: id))
    guard let from, let to else {
      let fading = (from ?? to)?.copy() as? UICollectionViewLayoutAttributes
      fading?.alpha *= to == nil ? 1 - preparedProgress : preparedProgress
      return fading
    }
    let nearer = preparedProgress < 0.5 ? from : to
    guard let mixed = nearer.copy() as? UICollectionViewLayoutAttributes else { return nil }
    mixed.size = CGSize(
      width: between(from.size.width, to.size.width),
      height: between(from.size.height, to.size.height))
    mixed.center = CGPoint(
      x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    mixed.alpha = between(from.alpha, to.alpha)
    return mixed
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes of one element.
  fileprivate func attributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    switch id.category {
    case .cell: layoutAttributesForItem(at: id.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: id.kind, at: id.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: id.kind, at: id.indexPath)
    }
  }
}
