import UIKit

/// The title of a section on a bar, which is opaque, because cells scroll below a pinned header.
final class TitleView: UIView {
  let label = UILabel()
  private let edge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(hex: 0xF3F5F8)
    edge.backgroundColor = UIColor(hex: 0xD5DAE1)
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = UIColor(hex: 0x2C3542)
    addSubview(edge)
    addSubview(label)
  }

  /// Returns nil: examples are not decoded.
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    edge.frame = CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1)
  }
}
