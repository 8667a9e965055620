import AlignedLayout
import UIKit

/// The data source and delegate of one collection view.
///
/// A collection view holds both weakly, so store the example for as long as its view.
@MainActor
public protocol Example: UICollectionViewDataSource, CollectionViewDelegateAlignedLayout {
  /// Sets what the example needs of its view and layout. By default it needs nothing.
  func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout)
}

extension Example {
  public func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout) {}

  /// Returns a collection view that shows the example.
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
    setUp(view, layout)
    return view
  }
}
