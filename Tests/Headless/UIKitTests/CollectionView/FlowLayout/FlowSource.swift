import UIKit

/// Items whose sizes a delegate of the flow layout returns.
class FlowSource: ItemSource, UICollectionViewDelegateFlowLayout {
  /// The size of each item. Without it the layout's property is the size.
  var size: ((IndexPath) -> CGSize)?
  /// The items that the layout asked about.
  var askedItems: [IndexPath] = []
  var headerSize: CGSize?
  /// The size of each section's footer. Without it the layout's property is the size.
  var footerSize: ((Int) -> CGSize)?

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    askedItems.append(indexPath)
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return size?(indexPath) ?? layout?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return headerSize ?? layout?.headerReferenceSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return footerSize?(section) ?? layout?.footerReferenceSize ?? .zero
  }
}

extension Stage {
  /// A stage of one section with items of certain sizes.
  convenience init(
    _ layout: UICollectionViewFlowLayout, sizes: [CGSize],
    size: CGSize = CGSize(width: 100, height: 200)
  ) {
    let source = FlowSource(counts: [sizes.count])
    source.size = { sizes[$0.item] }
    self.init(flow: layout, source, size: size)
  }

  /// A stage with views for headers and footers.
  convenience init(
    flow layout: UICollectionViewFlowLayout, _ source: ItemSource,
    size: CGSize = CGSize(width: 100, height: 200)
  ) {
    self.init(layout, source, size: size, laysOut: false)
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "header")
    view.layoutIfNeeded()
  }

  /// The frames of all items of a section.
  func frames(inSection section: Int = 0) -> [CGRect] {
    source.sections[section].indices.compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  func frame(ofSupplementary kind: String, _ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? {
    frame(ofSupplementary: UICollectionView.elementKindSectionHeader, section)
  }

  func footer(_ section: Int) -> CGRect? {
    frame(ofSupplementary: UICollectionView.elementKindSectionFooter, section)
  }
}

extension UICollectionViewFlowLayout {
  /// A layout with these spacings and size of items.
  convenience init(lines: CGFloat, items: CGFloat, size: CGSize = CGSize(width: 50, height: 50)) {
    self.init()
    minimumLineSpacing = lines
    minimumInteritemSpacing = items
    itemSize = size
  }
}

extension CGRect {
  /// A rectangle in fewer words.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension [CGSize] {
  /// Sizes of these widths and one height.
  init(widths: [CGFloat], height: CGFloat = 20) {
    self = widths.map { CGSize(width: $0, height: height) }
  }
}
