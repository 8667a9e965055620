import AlignedLayout
import AlignedList
import UIKit

/// An example that describes its screen as sections of components. A subclass overrides `sections`.
@MainActor
public class ListExample: Example {
  private var list: CollectionViewAlignedList?

  /// The sections of the screen in its present state.
  @ListBuilder var sections: [ListSection] {
    ListSection("empty")
  }

  /// Shows the sections again, after the state has changed.
  func update() {
    list?.show { sections }
  }

  public func makeView(
    layout: CollectionViewAlignedLayout, width: CGFloat, height: CGFloat
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.backgroundColor = .white
    list = CollectionViewAlignedList(view)
    update()
    return view
  }
}
