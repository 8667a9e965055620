import UIKit

/// What the layouts of this folder ask the delegate. Apps declare such protocols for their layouts.
@MainActor
protocol RowDelegate: UICollectionViewDelegate {
  /// A name that stays with the item, wherever updates move it.
  func nameOfItem(at path: IndexPath) -> String
  /// The height of an item's content, for layouts that do not let cells decide.
  func heightOfItem(at path: IndexPath, width: CGFloat) -> CGFloat
}

/// Sections of named items. The content of each item has an area, so its height depends on the
/// width, as that of text does.
final class MannersSource: NSObject, UICollectionViewDataSource, RowDelegate {
  var sections: [[String]]
  private(set) var areas: [String: CGFloat] = [:]
  /// Whether cells prefer the heights of their contents.
  var cellsChoose = true
  private var made = 0

  init(counts: [Int]) {
    sections = []
    super.init()
    sections = counts.map { newNames($0) }
  }

  /// Data with the same contents in another order, whose cells keep the sizes they get.
  init(copying other: MannersSource, in order: [[String]]) {
    sections = order
    areas = other.areas
    cellsChoose = false
  }

  /// Names of new items, which are 20 to 45 points high at a width of 200.
  func newNames(_ count: Int) -> [String] {
    (0..<count).map { _ in
      made += 1
      let name = "item \(made)"
      areas[name] = 4000 + CGFloat(made * 2333 % 5000)
      return name
    }
  }

  func setArea(_ area: CGFloat, of name: String) {
    areas[name] = area
  }

  func height(of name: String, width: CGFloat) -> CGFloat {
    guard width > 0 else { return 0 }
    return ((areas[name] ?? 0) / width).rounded(.up)
  }

  func nameOfItem(at path: IndexPath) -> String { sections[path.section][path.item] }

  func heightOfItem(at path: IndexPath, width: CGFloat) -> CGFloat {
    height(of: nameOfItem(at: path), width: width)
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? MannersCell else { return cell }
    cell.name = nameOfItem(at: indexPath)
    cell.area = cellsChoose ? areas[cell.name] : nil
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
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    let name = sections[source.section].remove(at: source.item)
    sections[destination.section].insert(name, at: destination.item)
  }
}

/// A cell whose content fills its width and decides its height.
final class MannersCell: UICollectionViewCell {
  var name = ""
  var area: CGFloat?
  /// The distance from the current page, which the carousel sets while it is queried.
  var distance: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // Without super, as apps do for speed: they know the height without Auto Layout.
    guard let area, layoutAttributes.size.width > 0 else { return layoutAttributes }
    layoutAttributes.size.height = (area / layoutAttributes.size.width).rounded(.up)
    return layoutAttributes
  }
}
