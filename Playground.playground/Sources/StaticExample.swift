import UIKit

/// The data source of an example whose sections and items never change. A subclass fills the cells.
public class StaticExample: NSObject, UICollectionViewDataSource {
  private let sections: [(title: String, itemCount: Int)]
  private let cellIdentifier: String

  init(_ sections: [(title: String, itemCount: Int)], cells identifier: String) {
    self.sections = sections
    cellIdentifier = identifier
  }

  /// Shows an item in a cell. By default the cell stays as it is.
  func fill(_ cell: UICollectionViewCell, at indexPath: IndexPath) {}

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    sections.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].itemCount
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: cellIdentifier, for: indexPath)
    fill(cell, at: indexPath)
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    HeaderView.showing(sections[indexPath.section].title, in: collectionView, at: indexPath)
  }
}
