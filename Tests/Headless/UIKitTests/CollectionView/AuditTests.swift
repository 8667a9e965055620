import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// When the audit at the end of a pass runs, and what it asks for.
/// Evidence: I; UIKit has no audit.
@MainActor
@Suite(.underPlainModes)
struct AuditTests {
  /// A single column that counts the audit's queries.
  private final class CountingLayout: UICollectionViewLayout {
    var items: [IndexPath] = []
    var rects = 0

    override func prepare() { super.prepare() }

    private var isAudit: Bool { collectionView.map { Headless.isAuditing($0) } ?? false }

    override var collectionViewContentSize: CGSize {
      let view = collectionView
      let sections = (0..<(view?.numberOfSections ?? 0)).map {
        view?.numberOfItems(inSection: $0) ?? 0
      }
      return CGSize(width: 100, height: CGFloat(sections.reduce(0, +)))
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      if isAudit { items.append(indexPath) }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: CGFloat(indexPath.section * 1000 + indexPath.item), width: 100, height: 1)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard let view = collectionView else { return nil }
      let wasAudit = isAudit
      if wasAudit { rects += 1 }
      let asked = items
      defer { items = asked }
      let rows = max(0, Int(rect.minY.rounded(.down)))..<max(0, Int(rect.maxY.rounded(.up)))
      let last = view.numberOfSections * 1000
      return rows.clamped(to: 0..<last).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0 % 1000, section: $0 / 1000))
      }
    }
  }

  @Test func `an audit asks for each of 1,000 items`() {
    let layout = CountingLayout()
    _ = Stage(layout, counts: [1000]).view
    expectEqual(layout.rects, 7)
    expectEqual(Set(layout.items).count, 1000)
  }

  @Test func `an audit asks for those of 10,000 items that are near the bounds`() {
    let layout = CountingLayout()
    _ = Stage(layout, counts: Array(repeating: 1000, count: 10)).view
    expectEqual(layout.rects, 6)
    expectEqual(Set(layout.items), Set((0..<400).map { IndexPath(item: $0, section: 0) }))
  }

  @Test func `a pass that asks for nothing is not audited`() {
    let layout = CountingLayout()
    let stage = Stage(layout, counts: [1000])
    layout.rects = 0
    stage.view.setNeedsLayout()
    stage.view.layoutIfNeeded()
    expectEqual(layout.rects, 0)
  }

  @Test func `withoutAudits turns audits off`() {
    let layout = CountingLayout()
    Headless.withoutAudits { _ = Stage(layout, counts: [1000]).view }
    expectEqual(layout.rects, 0)
  }
}
