import AlignedLayout
import AlignedList
import UIKit

/// A component whose size follows from a formula, so that nothing is measured.
struct ListRow: ListComponent, Equatable, Identifiable {
  let id: Int
  let title: String

  func makeView() -> UIView { UIView(frame: .zero) }

  func configure(_ view: UIView) { view.tag = id }

  func size(fitting width: CGFloat) -> CGSize? {
    CGSize(width: CGFloat(40 + id % 50), height: 30)
  }
}

/// A collection view in a window with a list.
@MainActor
struct ListStage {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private let list: CollectionViewAlignedList

  init() {
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: CollectionViewAlignedLayout())
    list = CollectionViewAlignedList(view)
    window.addSubview(view)
  }

  @inline(never)
  func show(_ section: ListSection) {
    list.show(animated: false) { section }
  }
}
