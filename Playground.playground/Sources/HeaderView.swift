import UIKit

/// The header of a section. Its bar is opaque, because cells scroll below a pinned header.
public final class HeaderView: UICollectionReusableView {
  static let identifier = "header"

  let label = UILabel()
  private let edge = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(hex: 0xF3F5F8)
    edge.backgroundColor = UIColor(hex: 0xD5DAE1)
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = UIColor(hex: 0x2C3542)
    addSubview(edge)
    addSubview(label)
  }

  /// Returns nil: examples are not decoded.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns a header of a collection view that shows a title.
  static func showing(
    _ title: String, in collectionView: UICollectionView, at path: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: identifier, for: path)
    (header as? HeaderView)?.label.text = title
    return header
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    edge.frame = CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1)
  }
}
