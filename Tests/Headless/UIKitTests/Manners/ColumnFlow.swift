import UIKit

/// A flow layout whose items fill as many columns as the width has room for.
///
/// It sets its properties in `prepare()`, after super, as in WWDC 2018, session 225.
final class ColumnFlow: UICollectionViewFlowLayout, MannerLayout {
  private static let leastWidth: CGFloat = 60

  func twin() -> UICollectionViewLayout {
    let twin = ColumnFlow()
    twin.adopt(self)
    return twin
  }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    minimumLineSpacing = 5
    minimumInteritemSpacing = 5
    let width = view.bounds.inset(by: view.adjustedContentInset).inset(by: sectionInset).width
    guard width > Self.leastWidth else { return }
    headerReferenceSize = CGSize(width: width, height: 20)
    let columns = (width / Self.leastWidth).rounded(.down)
    let room = width - (columns - 1) * minimumInteritemSpacing
    itemSize = CGSize(width: (room / columns).rounded(.down), height: 90)
  }
}

extension UICollectionViewFlowLayout {
  /// Sets the properties that layouts of this folder set while they are prepared. Without a width
  /// they keep those that they have.
  func adopt(_ other: UICollectionViewFlowLayout) {
    itemSize = other.itemSize
    sectionInset = other.sectionInset
    minimumLineSpacing = other.minimumLineSpacing
    minimumInteritemSpacing = other.minimumInteritemSpacing
    headerReferenceSize = other.headerReferenceSize
  }
}
