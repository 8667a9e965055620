import CoreGraphics
import QuartzCore
import UIKit

/// A delegate protocol as they were written before concurrency: not isolated to an actor.
public protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
  func waterfallLayout(
    _ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}

extension WaterfallLayoutDelegate {
  public func waterfallLayout(
    _ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    layout.defaultHeight
  }
}

/// What several layouts have in common, not isolated either.
public protocol ColumnCounting {
  var columnCount: Int { get set }
  func columnWidth(for bounds: CGRect) -> CGFloat
}

public enum WaterfallDefaults {
  public static var headerKind = UICollectionView.elementKindSectionHeader
  static var insets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
}

/// Layout attributes with a property, which they compare and copy.
open class WaterfallAttributes: UICollectionViewLayoutAttributes {
  open var column = 0

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? WaterfallAttributes)?.column = column
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? WaterfallAttributes else { return false }
    return other.column == column && super.isEqual(object)
  }

  open override var hash: Int { super.hash ^ column }
}

open class WaterfallContext: UICollectionViewLayoutInvalidationContext {
  open var invalidatesColumns = true
}

/// A layout as they were written from 2016 to 2020.
open class WaterfallLayout: UICollectionViewLayout, ColumnCounting {
  public var columnCount = 2 {
    didSet { invalidateLayout() }
  }
  public var defaultHeight: CGFloat = 20
  private var cache: [WaterfallAttributes] = []
  private var columns = Columns(heights: [])

  open override class var layoutAttributesClass: AnyClass { WaterfallAttributes.self }
  open override class var invalidationContextClass: AnyClass { WaterfallContext.self }

  public override init() {
    super.init()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  private weak var delegate: WaterfallLayoutDelegate? {
    collectionView?.delegate as? WaterfallLayoutDelegate
  }

  public func columnWidth(for bounds: CGRect) -> CGFloat {
    bounds.inset(by: WaterfallDefaults.insets).width / CGFloat(columnCount)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    columns = Columns(heights: Array(repeating: 0, count: columnCount))
    cache = (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        attributes(at: IndexPath(item: $0, section: section), in: collectionView)
      }
    }
  }

  private func attributes(
    at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> WaterfallAttributes {
    let width = columnWidth(for: collectionView.bounds)
    let height =
      delegate?.waterfallLayout(self, heightForItemAt: indexPath, width: width) ?? defaultHeight
    let place = columns.add(height: height)
    let attributes = WaterfallAttributes(forCellWith: indexPath)
    attributes.column = place.column
    attributes.frame = CGRect(
      x: WaterfallDefaults.insets.left + CGFloat(place.column) * width, y: place.y, width: width,
      height: height)
    return attributes
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: columns.heights.max() ?? 0)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.first { $0.indexPath == indexPath }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

/// The heights of the columns: a plain value that uses no actor.
struct Columns {
  var heights: [CGFloat]

  mutating func add(height: CGFloat) -> (column: Int, y: CGFloat) {
    let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
    defer { heights[column] += height }
    return (column, heights[column])
  }
}
