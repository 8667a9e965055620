#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Attributes that the layout returns. Rests on UIKit storing the attributes that it gets (D, L).
  @MainActor
  @Suite(.underAllModes)
  struct LayoutAttributesTests {
    private let stage = AlignedStage(
      TestContent(
        width: 100,
        sections: [
          TestSection(
            cells: Array(repeating: .cell(30 × 20), count: 4), headerLength: 10, footerLength: 6)
        ]))
    private let path = IndexPath(item: 0, section: 0)
    private let everything = rect(0, 0, 100 × 1000)

    private func returnedAttributes() -> [UICollectionViewLayoutAttributes] {
      let layout = stage.layout
      let single =
        [
          layout.layoutAttributesForItem(at: path),
          layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: path),
          layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, at: path),
        ].compactMap { $0 }
      return single + (layout.layoutAttributesForElements(in: everything) ?? [])
    }

    @Test func `changing returned attributes does not change later ones`() {
      let before = returnedAttributes().map(\.frame)
      expectEqual(before.count, 9)
      for attributes in returnedAttributes() {
        attributes.frame = rect(1, 2, 3 × 4)
        attributes.alpha = 0
        attributes.zIndex = 77
        attributes.isHidden = true
      }
      expectEqual(returnedAttributes().map(\.frame), before)
      #expect(returnedAttributes().allSatisfy { $0.alpha == 1 && $0.zIndex < 3 && !$0.isHidden })
    }

    @Test func `each query returns new attribute objects`() {
      let objects = returnedAttributes() + returnedAttributes()
      expectEqual(Set(objects.map(ObjectIdentifier.init)).count, 18)
    }

    @Test func `queries for one element and for rectangles return equal attributes`() {
      let returned = returnedAttributes()
      for single in returned.prefix(3) {
        #expect(returned.dropFirst(3).contains { $0.isEqual(single) })
      }
    }

    @Test func `cells, headers and footers have their zIndex`() {
      for attributes in returnedAttributes() {
        let expected =
          switch attributes.representedElementKind {
          case UICollectionView.elementKindSectionHeader: CollectionViewAlignedLayout.headerZIndex
          case UICollectionView.elementKindSectionFooter: CollectionViewAlignedLayout.footerZIndex
          default: CollectionViewAlignedLayout.cellZIndex
          }
        expectEqual(attributes.zIndex, expected)
      }
    }

    /// A rectangle, and the number of elements that are in it.
    struct RectangleRow: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let rect: CGRect
      let count: Int
    }

    nonisolated static let rows: [RectangleRow] = [
      RectangleRow(
        testDescription: "a rectangle that only touches elements at its top returns none",
        rect: rect(0, 56, 100 × 10), count: 0),
      RectangleRow(
        testDescription: "a rectangle that only touches elements at its right returns none",
        rect: rect(-10, 0, 10 × 100), count: 0),
      RectangleRow(
        testDescription: "an infinite rectangle returns all elements", rect: .infinite, count: 6),
      RectangleRow(
        testDescription: "an infinite rectangle that begins far away returns all elements",
        rect: CGRect(x: -1e300, y: -1e300, width: CGFloat.infinity, height: .infinity), count: 6),
    ]

    @Test(arguments: rows)
    func `a rectangle returns the elements in it`(row: RectangleRow) {
      expectEqual(stage.layout.layoutAttributesForElements(in: row.rect)?.count, row.count)
    }

    @Test func `null, NaN and negative rectangles do no harm`() {
      for rect in [CGRect.null, rect(.nan, .nan, .nan × .nan), rect(0, 0, -5 × -5)] {
        _ = stage.layout.layoutAttributesForElements(in: rect)
      }
      stage.expectShownAsComputed()
    }

    /// A client's subclass that changes super's attributes equally in both queries.
    private final class Fading: CollectionViewAlignedLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(faded)
      }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
          $0.representedElementCategory == .cell ? faded($0) : $0
        }
      }

      private func faded(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        attributes.alpha *= 0.5
        return attributes
      }
    }

    @Test func `a subclass may change the attributes that super returns`() {
      let stage = AlignedStage(stage.content, height: 30, layout: Fading())
      stage.scroll(to: 12)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expectEqual(stage.layout.layoutAttributesForItem(at: path)?.alpha, 0.5)
      stage.expectShownAsComputed()
    }
  }
#endif
