import UIKit

/// A thin line between rows.
final class SeparatorView: UICollectionReusableView {
  nonisolated static let kind = "separator"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(hex: 0xD5_DA_E1)
  }

  /// Returns nil: examples are not decoded.
  required init?(coder: NSCoder) {
    nil
  }
}
