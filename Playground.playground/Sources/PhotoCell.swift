import UIKit

/// A cell that shows a photo, drawn with shapes: a sky, a sun and two hills.
final class PhotoCell: UICollectionViewCell {
  static let identifier = "photo"

  private let sun = UIView()
  private let hills = [UIView(), UIView()]
  private var number = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    contentView.addSubview(sun)
    hills.forEach(contentView.addSubview)
  }

  /// Returns nil: examples are not decoded.
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows one of several landscapes.
  func show(_ number: Int) {
    self.number = number
    let colors = Self.colors[number % Self.colors.count]
    contentView.backgroundColor = UIColor(hex: colors[0])
    for (view, color) in zip([sun] + hills, colors.dropFirst()) {
      view.backgroundColor = UIColor(hex: color)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (contentView.bounds.width, contentView.bounds.height)
    let size = min(width, height)
    sun.frame = CGRect(
      x: width * CGFloat(20 + number * 37 % 50) / 100, y: height * 0.16, width: size * 0.22,
      height: size * 0.22)
    hills[0].frame = CGRect(
      x: width * CGFloat(number * 53 % 60 - 50) / 100, y: height * 0.5, width: width * 1.1,
      height: width * 1.1)
    hills[1].frame = CGRect(
      x: width * CGFloat(number * 29 % 50) / 100, y: height * 0.64, width: width * 1.2,
      height: width * 1.2)
    for view in [sun] + hills { view.layer.cornerRadius = view.frame.width / 2 }
  }

  /// The colors of the sky, the sun, and the hills.
  private static let colors: [[UInt32]] = [
    [0xBFE0F5, 0xFFF3C4, 0x7FB58A, 0x4E8F68], [0xFBD9B5, 0xFFFBE8, 0xC98B6B, 0x8F5A4A],
    [0xD9D3F2, 0xFFE3D6, 0x8E86C2, 0x5C5594], [0xC6EBE6, 0xFFFFFF, 0x63A8A6, 0x2F7578],
    [0xF8CDD6, 0xFFF1B8, 0xB5738B, 0x7A4460], [0xCFE3C0, 0xFFF7D1, 0x91B36A, 0x5E8440],
  ]
}
