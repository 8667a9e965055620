#if canImport(UIKit)
  import UIKit

  /// A small correct layout whose calls are recorded: rows under pinned headers.
  class Rows: UICollectionViewLayout {
    /// The positions of a section's rows and of its header when it is not pinned.
    private struct Section {
      let top: CGFloat
      let headerHeight: CGFloat
      let rows: [CGRect]
      let bottom: CGFloat
    }

    var rowHeight: CGFloat = 50
    var headerHeight: CGFloat = 20
    /// The height of a header of the whole content, whose index path has one index. There is none if it is 0.
    var contentHeaderHeight: CGFloat = 0
    /// Whether each row has a badge, which is a supplementary view, and a line, which is a decoration view.
    var hasBadges = false

    private var sections: [Section] = []
    var measuredHeights: [IndexPath: CGFloat] = [:]
    var measuredHeaderHeights: [Int: CGFloat] = [:]
    private var width: CGFloat = 0
    private var topInset: CGFloat = 0
    private var isStale = true

    static let header = UICollectionView.elementKindSectionHeader
    static let contentHeader = "content header"
    static let badge = "badge"
    static let line = "line"

    // MARK: Invalidation

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if context.invalidateDataSourceCounts {
        (measuredHeights, measuredHeaderHeights) = ([:], [:])
      }
      if context.invalidatedSupplementaryIndexPaths == nil { isStale = true }
      super.invalidateLayout(with: context)
    }

    override func prepare() {
      super.prepare()
      guard let collectionView else { return }
      let insets = collectionView.adjustedContentInset
      let newWidth = max(0, collectionView.bounds.width - insets.left - insets.right)
      guard isStale || newWidth != width || insets.top != topInset else { return }
      if newWidth != width { measuredHeights = [:] }
      (isStale, width, topInset) = (false, newWidth, insets.top)
      sections = []
      for section in 0..<collectionView.numberOfSections {
        sections.append(
          makeSection(section, count: collectionView.numberOfItems(inSection: section)))
      }
    }

    private func makeSection(_ section: Int, count: Int) -> Section {
      let top = sections.last?.bottom ?? contentHeaderHeight
      let headerHeight = measuredHeaderHeights[section] ?? headerHeight
      var bottom = top + headerHeight
      let rows = (0..<count).map { item in
        let height = measuredHeights[IndexPath(item: item, section: section)] ?? rowHeight
        defer { bottom += height }
        return CGRect(x: 0, y: bottom, width: width, height: height)
      }
      return Section(top: top, headerHeight: headerHeight, rows: rows, bottom: bottom)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionView?.bounds.size || !headersMoving(to: newBounds).isEmpty
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      if newBounds.size == collectionView?.bounds.size {
        context.invalidateSupplementaryElements(
          ofKind: Self.header, at: headersMoving(to: newBounds))
      }
      return context
    }

    private func headersMoving(to bounds: CGRect) -> [IndexPath] {
      guard let collectionView else { return [] }
      return sections.indices
        .filter { headerY($0, in: bounds) != headerY($0, in: collectionView.bounds) }
        .map { IndexPath(item: 0, section: $0) }
    }

    // MARK: Queries

    override var collectionViewContentSize: CGSize {
      CGSize(width: width, height: sections.last?.bottom ?? contentHeaderHeight)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      var all = sections.indices.flatMap { section in
        [headerAttributes(section)]
          + sections[section].rows.indices.map { rowAttributes(section, $0) }
      }
      if contentHeaderHeight > 0 { all.append(contentHeaderAttributes) }
      if hasBadges {
        let paths = all.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        all += paths.map(badgeAttributes) + paths.map(lineAttributes)
      }
      return all.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      hasRow(at: indexPath) ? rowAttributes(indexPath.section, indexPath.item) : nil
    }

    private func hasRow(at path: IndexPath) -> Bool {
      sections.indices.contains(path.section)
        && sections[path.section].rows.indices.contains(path.item)
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      switch elementKind {
      case Self.contentHeader: contentHeaderHeight > 0 ? contentHeaderAttributes : nil
      case Self.badge: hasBadges && hasRow(at: indexPath) ? badgeAttributes(indexPath) : nil
      default:
        sections.indices.contains(indexPath.section) ? headerAttributes(indexPath.section) : nil
      }
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      hasBadges && hasRow(at: indexPath) ? lineAttributes(indexPath) : nil
    }

    private func rowAttributes(_ section: Int, _ item: Int) -> UICollectionViewLayoutAttributes {
      let path = IndexPath(item: item, section: section)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = sections[section].rows[item]
      return attributes
    }

    private func headerAttributes(_ section: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: Self.header, with: IndexPath(item: 0, section: section))
      attributes.frame = CGRect(
        x: 0, y: headerY(section, in: collectionView?.bounds ?? .zero), width: width,
        height: sections[section].headerHeight)
      attributes.zIndex = 1
      return attributes
    }

    private var contentHeaderAttributes: UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: Self.contentHeader, with: IndexPath(index: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: width, height: contentHeaderHeight)
      return attributes
    }

    private func badgeAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: Self.badge, with: path)
      let row = sections[path.section].rows[path.item]
      attributes.frame = CGRect(x: row.maxX - 20, y: row.minY, width: 20, height: 20)
      attributes.zIndex = 1
      return attributes
    }

    private func lineAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: Self.line, with: path)
      let row = sections[path.section].rows[path.item]
      attributes.frame = CGRect(x: row.minX, y: row.maxY - 1, width: row.width, height: 1)
      return attributes
    }

    private func headerY(_ index: Int, in bounds: CGRect) -> CGFloat {
      let section = sections[index]
      return max(section.top, min(bounds.minY + topInset, section.bottom - section.headerHeight))
    }
  }
#endif
