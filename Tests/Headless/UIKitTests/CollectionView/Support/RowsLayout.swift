import UIKit

/// A small correct layout: in each section a header that pins, then rows of one height.
///
/// It logs the calls it receives, except for those of the audit.
class RowsLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 40
  var headerHeight: CGFloat = 30
  var pins = true
  var log: [String] = []

  /// The positions of all rows and unpinned headers.
  struct Model {
    struct Section {
      var top: CGFloat
      var heights: [CGFloat]
      var tops: [CGFloat]
      var bottom: CGFloat
    }

    var sections: [Section] = []
    var width: CGFloat = 0
    var top: CGFloat = 0
  }

  private(set) var model = Model()
  private var isStale = true

  static var header: String { UICollectionView.elementKindSectionHeader }

  func note(_ entry: String) {
    if let collectionView, Headless.isAuditing(collectionView) { return }
    log.append(entry)
  }

  // MARK: Invalidation

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let headersOnly = context.invalidatedSupplementaryIndexPaths != nil
    if context.invalidateEverything {
      note("invalidate everything")
    } else if context.invalidateDataSourceCounts {
      note("invalidate counts")
    } else {
      note(headersOnly ? "invalidate headers" : "invalidate")
    }
    if !headersOnly { isStale = true }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    note("prepare")
    guard let collectionView else { return }
    let insets = collectionView.adjustedContentInset
    let width = max(0, collectionView.bounds.width - insets.left - insets.right)
    guard isStale || width != model.width || insets.top != model.top else { return }
    isStale = false
    let heights = (0..<collectionView.numberOfSections).map { section in
      self.heights(inSection: section, count: collectionView.numberOfItems(inSection: section))
    }
    model = makeModel(heights, width: width, top: insets.top)
  }

  func heights(inSection section: Int, count: Int) -> [CGFloat] {
    Array(repeating: rowHeight, count: count)
  }

  func makeModel(_ heights: [[CGFloat]], width: CGFloat, top: CGFloat) -> Model {
    var y: CGFloat = 0
    let sections = heights.map { heights in
      var bottom = y + headerHeight
      let tops = heights.map { height in
        defer { bottom += height }
        return bottom
      }
      defer { y = bottom }
      return Model.Section(top: y, heights: heights, tops: tops, bottom: bottom)
    }
    return Model(sections: sections, width: width, top: top)
  }

  func replaceHeights(_ heights: [[CGFloat]]) {
    model = makeModel(heights, width: model.width, top: model.top)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("should invalidate")
    guard let collectionView else { return false }
    return newBounds.width != collectionView.bounds.width
      || !headersThatMove(to: newBounds).isEmpty
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note("context for bounds")
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.width == collectionView?.bounds.width {
      context.invalidateSupplementaryElements(
        ofKind: Self.header, at: headersThatMove(to: newBounds))
    }
    return context
  }

  private func headersThatMove(to bounds: CGRect) -> [IndexPath] {
    guard pins, headerHeight > 0, let collectionView else { return [] }
    return model.sections.indices.filter {
      headerY($0, visibleTop: bounds.minY + model.top)
        != headerY($0, visibleTop: collectionView.bounds.minY + model.top)
    }.map { IndexPath(item: 0, section: $0) }
  }

  // MARK: Queries

  override var collectionViewContentSize: CGSize {
    note("content size")
    return CGSize(width: model.width, height: model.sections.last?.bottom ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    note("elements")
    return allAttributes().filter { $0.frame.intersects(rect) }
  }

  private func allAttributes() -> [UICollectionViewLayoutAttributes] {
    model.sections.indices.flatMap { section in
      [headerAttributes(section)].compactMap { $0 }
        + model.sections[section].heights.indices.compactMap {
          itemAttributes(IndexPath(item: $0, section: section))
        }
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("item \(indexPath.section)-\(indexPath.item)")
    return itemAttributes(indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("header \(indexPath.section)")
    return elementKind == Self.header ? headerAttributes(indexPath.section) : nil
  }

  func itemAttributes(
    _ path: IndexPath, in model: Model? = nil
  ) -> UICollectionViewLayoutAttributes? {
    let model = model ?? self.model
    guard model.sections.indices.contains(path.section) else { return nil }
    let section = model.sections[path.section]
    guard section.heights.indices.contains(path.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: 0, y: section.tops[path.item], width: model.width, height: section.heights[path.item])
    return attributes
  }

  func headerAttributes(_ section: Int) -> UICollectionViewLayoutAttributes? {
    guard headerHeight > 0, model.sections.indices.contains(section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.header, with: IndexPath(item: 0, section: section))
    let visibleTop = (collectionView?.bounds.minY ?? 0) + model.top
    attributes.frame = CGRect(
      x: 0, y: headerY(section, visibleTop: visibleTop), width: model.width,
      height: headerHeight)
    attributes.zIndex = 10
    return attributes
  }

  private func headerY(_ index: Int, visibleTop: CGFloat) -> CGFloat {
    let section = model.sections[index]
    guard pins else { return section.top }
    return max(section.top, min(visibleTop, section.bottom - headerHeight))
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    note("updates " + updateItems.map(\.description).joined(separator: ", "))
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    note("finalize updates")
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    note("target offset")
    return super.targetContentOffset(forProposedContentOffset: proposed)
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(path.section)-\(path.item)")
    return super.initialLayoutAttributesForAppearingItem(at: path)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final \(path.section)-\(path.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: path)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    note("prepare for bounds animation")
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    note("finalize bounds animation")
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    note("transition to")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    note("transition from")
  }

  override func finalizeLayoutTransition() {
    note("finalize transition")
  }
}
