import AlignedLayout
import UIKit

/// An example of the playground, which shows itself in a view.
///
/// A collection view holds its data source and delegate weakly, so store the example for as long as its view.
@MainActor
public protocol Example: AnyObject {
  /// The type of the view: a collection view, or a view that hosts a screen in SwiftUI.
  associatedtype ExampleView: UIView

  /// Returns a view that shows the example.
  func makeView(
    layout: CollectionViewAlignedLayout, width: CGFloat, height: CGFloat
  ) -> ExampleView
}

extension Example {
  /// Returns a view of the playground's height that shows the example.
  public func makeView(layout: CollectionViewAlignedLayout, width: CGFloat) -> ExampleView {
    makeView(layout: layout, width: width, height: 480)
  }
}

/// The data source and delegate of one collection view.
@MainActor
public protocol DelegateExample: Example, UICollectionViewDataSource,
  CollectionViewDelegateAlignedLayout
{
  /// Sets what the example needs of its view and layout. By default it needs nothing.
  func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout)
}

extension DelegateExample {
  public func setUp(_ view: UICollectionView, _ layout: CollectionViewAlignedLayout) {}

  public func makeView(
    layout: CollectionViewAlignedLayout, width: CGFloat, height: CGFloat
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.backgroundColor = .systemBackground
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
