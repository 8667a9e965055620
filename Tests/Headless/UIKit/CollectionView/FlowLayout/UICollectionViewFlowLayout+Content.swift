import Foundation

// What `prepare()` does: asks for sizes and spacings, and computes frames.
extension UICollectionViewFlowLayout {
  var axis: FlowAxis { FlowAxis(isHorizontal: scrollDirection == .horizontal) }

  var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// Computes frames before a query if a property or a context has invalidated them since the last
  /// `prepare()`. So properties that a subclass sets in its `prepare()`, after super, take effect in
  /// the same pass (evidence L, W: WWDC 2018, session 225).
  func updateContentIfStale() {
    guard state.surroundings != nil, state.metrics == nil || state.areFramesStale else { return }
    updateContent()
  }

  func updateContent() {
    // The delegate may query the layout when it is asked.
    guard let view = collectionView, !state.isUpdating else { return }
    state.isUpdating = true
    defer { state.isUpdating = false }
    let surroundings = FlowSurroundings(of: view, reference: sectionInsetReference)
    let metrics = state.metrics ?? askForMetrics(view)
    if state.metrics == nil || surroundings != state.surroundings { state.areFramesStale = true }
    state.metrics = metrics
    state.surroundings = surroundings
    if state.areFramesStale { compute(metrics, surroundings, view) }
  }

  private func compute(
    _ metrics: [FlowMetrics], _ surroundings: FlowSurroundings, _ view: UICollectionView
  ) {
    let sections = metrics.enumerated().map { section, metrics in
      var transposed = withMeasuredSizes(metrics, section, view).transposed(axis)
      transposed.insets = surroundings.fromReference(transposed.insets, axis)
      return transposed
    }
    let content = FlowContent(
      sections, width: surroundings.width(axis), scale: surroundings.scale)
    state.content = content
    state.orientation = FlowOrientation(
      axis: axis,
      isMirrored: surroundings.isRightToLeft && !flipsHorizontallyInOppositeLayoutDirection,
      contentSize: axis.transposed(CGSize(width: content.width, height: content.height)))
    state.areFramesStale = false
    state.returned = [:]
    if !view.bounds.isEmpty { reportItemsThatAreTooWide(sections, in: content.width) }
  }

  private func withMeasuredSizes(
    _ metrics: FlowMetrics, _ section: Int, _ view: UICollectionView
  ) -> FlowMetrics {
    guard !state.measured.isEmpty, metrics.isSelfSizing else { return metrics }
    var metrics = metrics
    for item in metrics.itemSizes.indices {
      let path = view.dataSourceIndexPath(
        forPresentationIndexPath: IndexPath(item: item, section: section))
      if let size = path.flatMap({ state.measured[$0] }) { metrics.itemSizes[item] = size }
    }
    return metrics
  }

  /// Reports items that UIKit logs (evidence R: JTAppleCalendar, issue 823).
  private func reportItemsThatAreTooWide(_ sections: [FlowMetrics], in width: CGFloat) {
    let isTooWide = sections.contains { section in
      let available = width - section.insets.left - section.insets.right
      return section.itemSizes.contains { $0.width > available }
    }
    guard isTooWide else { return }
    let (length, sides) =
      axis.isHorizontal ? ("height", "top and bottom") : ("width", "left and right")
    Headless.violate(
      .itemTooLarge,
      """
      The behavior of the UICollectionViewFlowLayout is not defined because: the item \(length) \
      must be less than the \(length) of the UICollectionView minus the section insets \(sides) \
      values, minus the content insets \(sides) values.
      """)
  }

  // MARK: Asking

  private func askForMetrics(_ view: UICollectionView) -> [FlowMetrics] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    return (0..<view.numberOfSections).map { section in
      let items = (0..<view.numberOfItems(inSection: section)).map {
        size(ofItemAt: IndexPath(item: $0, section: section), delegate, view)
      }
      return metrics(of: items, section, delegate, view)
    }
  }

  private func metrics(
    of items: [CGSize], _ section: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ view: UICollectionView
  ) -> FlowMetrics {
    guard let delegate else {
      return FlowMetrics(
        itemSizes: items, insets: sectionInset, lineSpacing: minimumLineSpacing,
        itemSpacing: minimumInteritemSpacing, headerSize: headerReferenceSize,
        footerSize: footerReferenceSize, isSelfSizing: isSelfSizing)
    }
    return FlowMetrics(
      itemSizes: items,
      insets: delegate.collectionView(view, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section),
      headerSize: delegate.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: section),
      footerSize: delegate.collectionView(
        view, layout: self, referenceSizeForFooterInSection: section),
      isSelfSizing: isSelfSizing)
  }

  /// Returns the size, or the estimated size of an item whose cell determines its size. With
  /// `automaticSize` the size from delegate or property is the estimate (evidence I).
  private func size(
    ofItemAt shown: IndexPath, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ view: UICollectionView
  ) -> CGSize {
    if isSelfSizing, estimatedItemSize != Self.automaticSize { return estimatedItemSize }
    guard let delegate,
      let path = view.dataSourceIndexPath(forPresentationIndexPath: shown)
    else { return itemSize }
    return delegate.collectionView(view, layout: self, sizeForItemAt: path)
  }
}
