import UIKit

/// Sections of named items, each shown in a cell that carries its name.
class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  /// The preferred height of each item's cell. A cell without an entry prefers the height it has.
  var heights: [String: CGFloat] = [:]
  var events: [String] = []
  /// The names of the cells that were asked for their preferred attributes.
  var measurements: [String] = []

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  /// Items called "0-0", "0-1" and so on.
  convenience init(counts: [Int]) {
    self.init(
      counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } })
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    let name = sections[indexPath.section][indexPath.item]
    (cell as? ItemCell)?.name = name
    (cell as? ItemCell)?.preferredHeight = heights[name]
    (cell as? ItemCell)?.whenMeasured = { [weak self] in self?.measurements.append($0) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    events.append("moved \(name)")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    events.append("will display \((cell as? ItemCell)?.name ?? "")")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    events.append("did end displaying \((cell as? ItemCell)?.name ?? "")")
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    events.append("selected \(sections[indexPath.section][indexPath.item])")
  }
}

/// A cell with a name and a preferred height.
class ItemCell: UICollectionViewCell {
  var name = ""
  var preferredHeight: CGFloat?
  var whenMeasured: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    whenMeasured?(name)
    let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
    if let preferredHeight { preferred.size.height = preferredHeight }
    return preferred
  }
}
