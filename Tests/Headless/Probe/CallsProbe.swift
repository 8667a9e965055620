import UIKit

/// Calls the members of UIKit that layouts and tests call, to compile each name, label and type
/// from outside of the module as well. Nothing here is ever run.
@MainActor enum CallsProbe {
  static func attributes() -> [UICollectionViewLayoutAttributes] {
    let path = IndexPath(item: 1, section: 0)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
    let footer = AttributesProbe(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, with: path)
    let line = AttributesProbe(forDecorationViewOfKind: "line", with: path)
    cell.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    cell.bounds.size = cell.size
    cell.center.x += cell.frame.midX
    cell.transform = cell.transform.scaledBy(x: 2, y: 2).translatedBy(x: 1, y: 1)
    cell.transform3D = CATransform3DIdentity
    cell.alpha = 0.5
    cell.zIndex = 3
    cell.isHidden = false
    cell.indexPath.item += 1
    header.size.height = 40
    footer.note = header.representedElementKind ?? ""
    return [cell, header, footer, line].filter { $0.representedElementCategory == .cell }
  }

  static func copies(_ attributes: AttributesProbe) -> AttributesProbe? {
    let copy = attributes.copy() as? AttributesProbe
    return attributes == copy ? copy : attributes.copy(with: nil) as? AttributesProbe
  }

  static func context(_ type: UICollectionViewLayoutInvalidationContext.Type) -> [IndexPath] {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    context.invalidateSupplementaryElements(ofKind: "kind", at: [[0, 1]])
    context.invalidateDecorationElements(ofKind: "kind", at: [])
    context.contentOffsetAdjustment.y += context.interactiveMovementTarget.y
    context.contentSizeAdjustment = .zero
    guard !context.invalidateEverything, !context.invalidateDataSourceCounts else { return [] }
    return [
      context.invalidatedItemIndexPaths, context.invalidatedSupplementaryIndexPaths?["kind"],
      context.invalidatedDecorationIndexPaths?["kind"],
      context.previousIndexPathsForInteractivelyMovingItems,
      context.targetIndexPathsForInteractivelyMovingItems,
    ].compactMap { $0 }.flatMap { $0 }
  }

  static func updates(_ items: [UICollectionViewUpdateItem]) -> Int {
    items.reduce(0) { sum, item in
      switch item.updateAction {
      case .insert: sum + (item.indexPathAfterUpdate?.item ?? 0)
      case .delete, .reload, .move: sum + (item.indexPathBeforeUpdate?.section ?? 0)
      case .none: sum
      @unknown default: sum
      }
    }
  }

  static func layout(_ layout: UICollectionViewLayout) {
    _ = (LayoutProbe.layoutAttributesClass, LayoutProbe.invalidationContextClass)
    layout.register(ReusableViewProbe.self, forDecorationViewOfKind: "line")
    layout.register(UINib(nibName: "Line", bundle: nil), forDecorationViewOfKind: "line")
    layout.prepare()
    layout.invalidateLayout()
    layout.invalidateLayout(with: ContextProbe())
    _ = layout.collectionViewContentSize.width
    _ = layout.layoutAttributesForElements(in: .infinite)?.first?.frame
    _ = layout.layoutAttributesForItem(at: [0, 0])?.frame
    _ = layout.layoutAttributesForSupplementaryView(ofKind: "kind", at: [0, 0])
    _ = layout.layoutAttributesForDecorationView(ofKind: "kind", at: [0, 0])
    _ = layout.shouldInvalidateLayout(forBoundsChange: .zero)
    _ = layout.invalidationContext(forBoundsChange: .zero)
    _ = layout.targetContentOffset(forProposedContentOffset: .zero)
    _ = layout.targetContentOffset(forProposedContentOffset: .zero, withScrollingVelocity: .zero)
    _ = layout.developmentLayoutDirection == .leftToRight
    _ = layout.flipsHorizontallyInOppositeLayoutDirection
    _ = UICollectionViewLayout.automaticDimension + 1
    if let view = layout.collectionView { collectionView(view) }
  }

  static func collectionView(_ view: UICollectionView) {
    let delegate = view.delegate as? any DelegateProbeRefined
    _ = delegate?.collectionView(view, layout: LayoutProbe(), heightOfItemAt: [0, 0])
    _ = view.dataSource?.collectionView(view, numberOfItemsInSection: 0)
    _ = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    _ = view.dataSourceIndexPath(forPresentationIndexPath: [0, 0])?.item
    _ = view.presentationIndexPath(forDataSourceIndexPath: nil)
    view.performUsingPresentationValues { view.reloadData() }
    view.performBatchUpdates { view.insertItems(at: [[0, 0]]) }
    view.performBatchUpdates(nil, completion: nil)
    _ = view.beginInteractiveMovementForItem(at: [0, 0])
    view.insertSections([1])
    view.deleteSections(IndexSet(integer: 0))
    view.reloadSections(IndexSet(integersIn: 0..<2))
    view.scrollToItem(at: [0, 0], at: [.top, .left], animated: false)
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    view.setCollectionViewLayout(LayoutProbe(), animated: true)
    view.setCollectionViewLayout(LayoutProbe(), animated: true, completion: nil)
    view.register(CellProbe.self, forCellWithReuseIdentifier: "cell")
    view.register(nil, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "view")
    if #available(iOS 16, tvOS 16, visionOS 1, *) { view.selfSizingInvalidation = .enabled }
  }

  static func surroundings(_ view: UICollectionView) -> CGFloat {
    let scale = max(view.traitCollection.displayScale, 1)
    let insets = view.adjustedContentInset
    let inner = view.bounds.inset(by: insets).insetBy(dx: 1, dy: 1)
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    view.contentInsetAdjustmentBehavior = .never
    view.setContentOffset(CGPoint(x: 0, y: -insets.top), animated: false)
    view.semanticContentAttribute = .forceRightToLeft
    let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let reference: UIContentInsetsReference = mirrored ? .safeArea : .none
    return reference == .safeArea && insets != .zero ? inner.width * scale : view.safeAreaInsets.top
  }

  static func controller() -> UICollectionView? {
    let controller = ControllerProbe(collectionViewLayout: LayoutProbe())
    let view = CollectionViewProbe(frame: .zero, collectionViewLayout: LayoutProbe())
    view.dataSource = controller
    view.delegate = controller
    controller.view.addSubview(view)
    controller.collectionView = view
    return controller.collectionView
  }

  nonisolated static func offTheMainActor(
    _ traits: UITraitCollection, _ path: IndexPath
  ) -> (CGFloat, Int, UITraitEnvironmentLayoutDirection) {
    (traits.displayScale, path.section, traits.layoutDirection)
  }

  /// Traits that a client compares, and what has a view's traits updated at once.
  static func traits(of view: UIView) -> Bool {
    if #available(iOS 17, tvOS 17, visionOS 1, *) {
      view.updateTraitsIfNeeded()
      let traits: [UITrait] = [
        UITraitLegibilityWeight.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
      ]
      view.registerForTraitChanges(traits) { (_: UIView, _: UITraitCollection) in }
    }
    let traits = UITraitCollection(traitsFrom: [
      view.traitCollection, UITraitCollection(legibilityWeight: .bold),
      UITraitCollection(userInterfaceLevel: .elevated),
      UITraitCollection(activeAppearance: .inactive),
    ])
    return traits.legibilityWeight == .bold && traits.userInterfaceLevel == .elevated
      && traits.activeAppearance == .inactive
  }
}
