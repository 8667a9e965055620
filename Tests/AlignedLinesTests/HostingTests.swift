import AlignedLayout
import SwiftUI
import Testing
import UIKit

/// SwiftUI views in the cells of a collection view.
@MainActor
struct HostingTests {
  /// A cell that asks its content for the width that its line offers.
  private final class HostingCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
      else { return layoutAttributes }
      let natural = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if natural.width <= attributes.offeredSpace {
        attributes.size = natural
      } else {
        attributes.size = contentView.systemLayoutSizeFitting(
          CGSize(width: attributes.offeredSpace, height: 0),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      }
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var texts: [String]

    init(_ texts: [String]) {
      self.texts = texts
    }

    func configure(_ cell: UICollectionViewCell, at item: Int) {
      cell.contentConfiguration = UIHostingConfiguration { Text(texts[item]) }
        .margins(.all, 5)
        .minSize(width: 0, height: 0)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      texts.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      configure(cell, at: indexPath.item)
      return cell
    }
  }

  private func makeView(_ source: Source) -> UICollectionView {
    let layout = CollectionViewAlignedLayout()
    layout.contentInsets = .zero
    layout.defaultSectionAttributes = SectionAttributes(
      sizing: .selfSizing(estimate: CGSize(width: 60, height: 30)), cellSpacing: 0,
      lineSpacing: 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 120, height: 300), collectionViewLayout: layout)
    view.register(HostingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ item: Int, in view: UICollectionView) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test func `a hosted text has its own width, or breaks in what its line offers`() {
    let source = Source(["one", "two", "a text of several words"])
    let view = makeView(source)
    expectEqual(frame(0, in: view), CGRect(x: 0, y: 0, width: 34, height: 30))
    expectEqual(frame(1, in: view), CGRect(x: 34, y: 0, width: 34, height: 30))
    // 110 points hold "a text of" and "several words".
    expectEqual(frame(2, in: view), CGRect(x: 0, y: 30, width: 120, height: 50))
  }

  @Test func `a cell grows in place when its configuration changes`() throws {
    let source = Source(["one", "two", "three"])
    let view = makeView(source)
    source.texts[0] = "much longer"
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    source.configure(cell, at: 0)
    view.layoutIfNeeded()
    expectEqual(frame(0, in: view)?.width, 98)
    expectEqual(frame(1, in: view)?.minY, 30)
  }

  @Test func `a cell grows when state in its view changes`() throws {
    final class Model {
      var text = "one"
    }
    let model = Model()
    let source = Source(["one", "two", "three"])
    let view = makeView(source)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    cell.contentConfiguration = UIHostingConfiguration {
      MeasuredView { _ in ViewDimensions(width: CGFloat(model.text.count) * 8, height: 20) }
    }.margins(.all, 5).minSize(width: 0, height: 0)
    view.layoutIfNeeded()
    expectEqual(frame(0, in: view)?.width, 34)
    model.text = "much longer"
    let content = try #require(cell.contentView as? any HostingView)
    content.stateDidChange()
    view.layoutIfNeeded()
    expectEqual(frame(0, in: view)?.width, 98)
    expectEqual(content.configurationCount, 1)
  }
}

extension UICollectionView {
  fileprivate func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
}
