import AlignedLayout
import UIKit

/// Something to look at: the data source and the delegate of one collection view.
///
/// A collection view holds neither, so whoever makes the view keeps the example.
@MainActor
public protocol Example: UICollectionViewDataSource, CollectionViewDelegateAlignedLayout {}

extension Example {
  /// A collection view that shows the example.
  public func makeView(
    layout: CollectionViewAlignedLayout, width: CGFloat, height: CGFloat = 480
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.backgroundColor = .white
    view.register(LabelCell.self, forCellWithReuseIdentifier: LabelCell.identifier)
    view.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: HeaderView.identifier)
    view.dataSource = self
    view.delegate = self
    return view
  }

  /// A cell that shows a text.
  func cell(
    _ text: String, _ style: LabelStyle, in collectionView: UICollectionView, at path: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: LabelCell.identifier, for: path)
    (cell as? LabelCell)?.show(text, style)
    return cell
  }

  /// A header that shows a title.
  func header(
    _ title: String, in collectionView: UICollectionView, at path: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: HeaderView.identifier, for: path)
    (header as? HeaderView)?.label.text = title
    return header
  }
}
