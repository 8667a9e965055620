import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Attributes, contexts and update items as values. Evidence: D.
@MainActor
struct AttributesTests {
  private let path = IndexPath(item: 1, section: 2)

  @Test func `a cell's attributes have default values`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    expectEqual(attributes.indexPath, path)
    expectEqual(attributes.representedElementCategory, .cell)
    #expect(attributes.representedElementKind == nil)
    expectEqual(attributes.alpha, 1)
    expectEqual(attributes.zIndex, 0)
    #expect(!attributes.isHidden)
    expectEqual(attributes.frame, .zero)
    #expect(attributes.transform.isIdentity)
  }

  @Test func `attributes have the category and kind they are made with`() {
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    expectEqual(header.representedElementCategory, .supplementaryView)
    expectEqual(header.representedElementKind, "h")
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "l", with: path)
    expectEqual(line.representedElementCategory, .decorationView)
    expectEqual(line.representedElementKind, "l")
  }

  @Test func `frame, center, size and bounds agree`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expectEqual(attributes.center, CGPoint(x: 25, y: 40))
    expectEqual(attributes.size, CGSize(width: 30, height: 40))
    expectEqual(attributes.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.center.x = 50
    attributes.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    expectEqual(attributes.frame, CGRect(x: 40, y: 35, width: 20, height: 10))
  }

  @Test func `the frame covers the transformed bounds`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    expectEqual(attributes.frame, CGRect(x: -10, y: 10, width: 40, height: 20))
    expectEqual(attributes.size, CGSize(width: 20, height: 40))
  }

  @Test func `transform and transform3D of attributes set each other`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.transform = CGAffineTransform(scaleX: 3, y: 2)
    expectEqual(attributes.transform3D.m11, 3)
    attributes.transform3D = CATransform3DMakeTranslation(5, 6, 0)
    expectEqual(attributes.transform, CGAffineTransform(translationX: 5, y: 6))
  }

  @Test func `copies are equal until a property changes`() throws {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.alpha = 0.5
    attributes.zIndex = 3
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.center.x += 1 }, { $0.size.width += 1 }, { $0.alpha = 1 }, { $0.zIndex = 0 },
      { $0.isHidden = true }, { $0.indexPath = IndexPath(item: 0, section: 0) },
      { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
    ]
    for change in changes {
      let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
      #expect(copy !== attributes)
      expectEqual(copy, attributes)
      expectEqual(copy.hash, attributes.hash)
      change(copy)
      #expect(copy != attributes)
    }
  }

  @Test func `a subclass copies and compares its own property`() throws {
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override init() {
        super.init()
        tint = 7
      }
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.tint = tint
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Tinted else { return false }
        return MainActor.assumeIsolated { tint == other.tint } && super.isEqual(object)
      }
    }
    let attributes = Tinted(forCellWith: path)
    expectEqual(attributes.tint, 7)
    attributes.tint = 8
    let copy = try #require(attributes.copy() as? Tinted)
    expectEqual(copy.tint, 8)
    expectEqual(copy, attributes)
    copy.tint = 9
    #expect(copy != attributes)
  }

  @Test func `a context collects the elements of several calls`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    let other = IndexPath(item: 0, section: 0)
    context.invalidateItems(at: [path])
    context.invalidateItems(at: [other])
    context.invalidateSupplementaryElements(ofKind: "h", at: [path])
    context.invalidateSupplementaryElements(ofKind: "h", at: [other])
    context.invalidateDecorationElements(ofKind: "l", at: [path])
    expectEqual(context.invalidatedItemIndexPaths, [path, other])
    expectEqual(context.invalidatedSupplementaryIndexPaths, ["h": [path, other]])
    expectEqual(context.invalidatedDecorationIndexPaths, ["l": [path]])
  }

  @Test func `a layout's context class is made by its own initializer`() {
    final class Context: UICollectionViewLayoutInvalidationContext {
      var metrics = true
      override init() {
        super.init()
        metrics = false
      }
    }
    final class Layout: UICollectionViewLayout {
      override class var invalidationContextClass: AnyClass { Context.self }
    }
    let made = Layout().invalidationContext(forBoundsChange: .zero)
    #expect((made as? Context)?.metrics == false)
  }

  @Test func `a layout without a collection view returns defaults`() {
    let layout = UICollectionViewLayout()
    #expect(layout.collectionView == nil)
    expectEqual(layout.collectionViewContentSize, .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    expectEqual(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 2)).y, 2)
    layout.invalidateLayout()
    layout.prepare()
  }
}
