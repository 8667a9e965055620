import Testing
import UIKit
import UIKitTestSupport

/// An element asked for alone must be the same as among others, in what it is too. Evidence of each
/// rule: its kind's.
@MainActor
@Suite(.underAllModes)
struct AnswersAloneTests {
  /// Attributes of an app's own class.
  private final class Tinted: UICollectionViewLayoutAttributes {}

  /// Answers something else when asked for one element.
  private final class Confused: RowsLayout {
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

  @Test func `another path`() {
    let layout = Confused()
    layout.item = { attributes in
      attributes.indexPath = IndexPath(item: 0, section: 0)
      return attributes
    }
    expectViolation(.itemDisagreesWithElements, "disagree about the cell at index path") {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `another category`() {
    let layout = Confused()
    layout.item = { attributes in
      copied(
        attributes,
        into: UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "line", with: attributes.indexPath))
    }
    expectViolation(.itemDisagreesWithElements, "disagree about the cell at index path") {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `another class`() {
    let layout = Confused()
    layout.item = { copied($0, into: Tinted(forCellWith: $0.indexPath)) }
    expectViolation(.itemDisagreesWithElements, "disagree about the cell at index path") {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `another kind`() {
    let layout = Confused()
    layout.header = { attributes in
      copied(
        attributes,
        into: UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "footer", with: attributes.indexPath))
    }
    expectViolation(.itemDisagreesWithElements, "disagree about the supplementary item") {
      _ = Stage(layout, counts: [3])
    }
  }

  @Test func `a header at another place`() {
    let layout = Confused()
    layout.header = { attributes in
      attributes.frame.size.height += 1
      return attributes
    }
    expectViolation(.itemDisagreesWithElements, "disagree about the supplementary item") {
      _ = Stage(layout, counts: [3])
    }
  }
}
