import Testing
import UIKit
import UIKitTestSupport

/// A query for one element must return the same attributes as a query for a rectangle. Evidence of
/// each rule: its kind's.
@MainActor
@Suite(.underAllModes)
struct SingleElementQueryTests {
  /// An app's own class of attributes.
  private final class Tinted: UICollectionViewLayoutAttributes {}

  /// A layout that returns other attributes when it is asked for one element.
  private final class AlteringLayout: RowsLayout {
    var item: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes = { $0 }
    var header: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes = { $0 }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map(item)
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        .map(header)
    }
  }

  private func copied(
    _ old: UICollectionViewLayoutAttributes, into new: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    new.frame = old.frame
    new.zIndex = old.zIndex
    return new
  }

  @Test func `attributes with another index path cause a warning`() {
    let layout = AlteringLayout()
    layout.item = { attributes in
      attributes.indexPath = IndexPath(item: 0, section: 0)
      return attributes
    }
    expectViolation(.unansweredQuery, "path = 0 - 1} returns the cell at index path") {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `attributes of another category cause a warning`() {
    let layout = AlteringLayout()
    layout.item = { attributes in
      copied(
        attributes,
        into: UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "line", with: attributes.indexPath))
    }
    expectViolation(.unansweredQuery, "returns the decoration item line at index path") {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `attributes of another class are reported`() {
    let layout = AlteringLayout()
    layout.item = { copied($0, into: Tinted(forCellWith: $0.indexPath)) }
    expectViolation(.itemDisagreesWithElements, "disagree about the cell at index path") {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `attributes of another kind cause a warning`() {
    let layout = AlteringLayout()
    layout.header = { attributes in
      copied(
        attributes,
        into: UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "footer", with: attributes.indexPath))
    }
    expectViolation(.unansweredQuery, "returns the supplementary item footer at index path") {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `a layout without single queries shows its elements, with a warning for each kind`() {
    final class ListingLayout: RowsLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { nil }
      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { nil }
    }
    let layout = ListingLayout()
    layout.pins = false
    let violations = Headless.recordingViolations {
      let stage = Stage(layout, counts: [3, 30])
      stage.scroll(to: 100)
      #expect(!stage.view.visibleSupplementaryViews(ofKind: RowsLayout.header).isEmpty)
      #expect(!stage.view.visibleCells.isEmpty)
    }
    expectEqual(violations.map(\.kind), [.unansweredQuery, .unansweredQuery])
  }

  @Test func `a header with another frame is reported`() {
    let layout = AlteringLayout()
    layout.header = { attributes in
      attributes.frame.size.height += 1
      return attributes
    }
    expectViolation(.itemDisagreesWithElements, "disagree about the supplementary item") {
      _ = Stage(layout, counts: [3])
    }
  }
}
