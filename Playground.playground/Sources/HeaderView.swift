import UIKit

/// The header of a section, which shows a title.
public final class HeaderView: UICollectionReusableView {
  static let identifier = "header"

  private let title: TitleView

  public override init(frame: CGRect) {
    title = TitleView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(title)
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
    (header as? HeaderView)?.title.label.text = title
    return header
  }
}
