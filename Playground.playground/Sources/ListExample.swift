import AlignedLayout
import AlignedList
import UIKit

/// An example that describes its screen as sections of components. A subclass overrides `sections`.
@MainActor
public class ListExample: Example {
  /// The list, which exists as soon as the example has a view.
  private(set) var list: CollectionViewAlignedList?

  /// The sections of the screen in its present state.
  @ListBuilder var sections: [ListSection] {
    ListSection("empty")
  }

  /// Sets what the example needs of its list and layout. By default it needs nothing.
  func setUp(_ list: CollectionViewAlignedList) {}

  /// Shows the sections again, after the state has changed.
  func update() {
    list?.show { sections }
  }

  public func makeView(
    layout: CollectionViewAlignedLayout, width: CGFloat, height: CGFloat
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.backgroundColor = .systemBackground
    let list = CollectionViewAlignedList(view)
    self.list = list
    setUp(list)
    update()
    return view
  }
}
