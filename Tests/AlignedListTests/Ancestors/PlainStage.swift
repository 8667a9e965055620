import AlignedLayout
import UIKit

/// A collection view of 100 by 100 points with a plain layout, without a list. Cells are 30 by 20 points large unless
/// a test says otherwise, and there are no content insets.
@MainActor
final class PlainStage: NSObject, UICollectionViewDataSource {
  static let badge = "badge"

  let layout = CollectionViewAlignedLayout()
  let view: UICollectionView
  private let window: UIWindow
  private let cellCounts: [Int]

  /// Creates a view. Each number is that of the cells of a section.
  init(_ cellCounts: Int...) {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    self.cellCounts = cellCounts
    window = UIWindow(frame: frame)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    layout.contentInsets = .zero
    layout.defaultItemSize = CGSize(width: 30, height: 20)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, Self.badge] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
    window.addSubview(view)
  }

  /// The frames of the cells of a section, laid out.
  func frames(_ section: Int = 0) -> [CGRect] {
    view.layoutIfNeeded()
    return (0..<cellCounts[section]).compactMap {
      view.layoutAttributesForItem(at: [section, $0])?.frame
    }
  }

  /// The left edges of the cells of a section.
  func xs(_ section: Int = 0) -> [CGFloat] { frames(section).map(\.minX) }

  /// The top edges of the cells of a section.
  func ys(_ section: Int = 0) -> [CGFloat] { frames(section).map(\.minY) }

  /// The frame of a header or an attached view, laid out.
  func frame(ofKind kind: String, _ section: Int = 0, _ item: Int = 0) -> CGRect? {
    view.layoutIfNeeded()
    return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, item])?.frame
  }

  func header(_ section: Int = 0) -> CGRect? {
    frame(ofKind: UICollectionView.elementKindSectionHeader, section)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { cellCounts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    cellCounts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}
