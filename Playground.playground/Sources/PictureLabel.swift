import UIKit

/// A picture of a product, made of shapes, or the letters that stand for it.
final class PictureLabel: UILabel {
  /// The height that the picture asks for, as wide as there is room.
  var height: CGFloat = 0
  private var shapes: [UIView] = []
  private var places: [CGRect] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .center
    layer.cornerRadius = 6
    clipsToBounds = true
  }

  /// Returns nil: examples are not decoded.
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ product: Product) {
    places = Self.places[product.sign] ?? []
    text = places.isEmpty ? product.sign : nil
    textColor = product.shade.text
    backgroundColor = product.shade.background
    shapes.forEach { $0.removeFromSuperview() }
    shapes = places.map { _ in UIView() }
    for (index, shape) in shapes.enumerated() {
      shape.backgroundColor = index % 2 == 0 ? product.shade.text : product.shade.middle
      addSubview(shape)
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The shapes stand in a square in the middle.
    let side = bounds.height
    for (shape, place) in zip(shapes, places) {
      shape.frame = CGRect(
        x: bounds.midX + (place.minX / 100 - 0.5) * side, y: place.minY / 100 * side,
        width: place.width / 100 * side, height: place.height / 100 * side)
      shape.layer.cornerRadius = min(shape.frame.width, shape.frame.height, 24) / 2.5
    }
  }

  /// The shapes of products, in hundredths of a square, from back to front.
  private static let places: [String: [CGRect]] = [
    "P": [
      CGRect(x: 28, y: 18, width: 8, height: 62), CGRect(x: 64, y: 18, width: 8, height: 62),
      CGRect(x: 20, y: 76, width: 60, height: 9), CGRect(x: 24, y: 14, width: 52, height: 10),
      CGRect(x: 46, y: 24, width: 8, height: 22), CGRect(x: 34, y: 46, width: 32, height: 8),
      CGRect(x: 34, y: 60, width: 32, height: 10), CGRect(x: 72, y: 28, width: 26, height: 6),
    ],
    "S": [
      CGRect(x: 4, y: 62, width: 92, height: 9), CGRect(x: 14, y: 36, width: 11, height: 26),
      CGRect(x: 4, y: 34, width: 8, height: 36), CGRect(x: 27, y: 36, width: 8, height: 26),
      CGRect(x: 37, y: 36, width: 14, height: 26), CGRect(x: 53, y: 36, width: 9, height: 26),
      CGRect(x: 76, y: 40, width: 8, height: 24),
    ],
    "II": [
      CGRect(x: 0, y: 30, width: 100, height: 7), CGRect(x: 10, y: 46, width: 80, height: 7),
      CGRect(x: 20, y: 62, width: 60, height: 7),
    ],
    "b": [
      CGRect(x: 2, y: 40, width: 76, height: 17), CGRect(x: 62, y: 40, width: 36, height: 17),
    ],
    "O": [
      CGRect(x: 46, y: 50, width: 8, height: 16), CGRect(x: 22, y: 20, width: 56, height: 24),
      CGRect(x: 44, y: 62, width: 12, height: 28), CGRect(x: 30, y: 46, width: 40, height: 6),
    ],
    "Q": [
      CGRect(x: 10, y: 36, width: 30, height: 30), CGRect(x: 42, y: 36, width: 30, height: 30),
      CGRect(x: 78, y: 26, width: 14, height: 14), CGRect(x: 82, y: 40, width: 6, height: 34),
    ],
    "A2": [
      CGRect(x: 34, y: 14, width: 44, height: 60), CGRect(x: 28, y: 20, width: 44, height: 60),
      CGRect(x: 22, y: 26, width: 44, height: 60),
    ],
    "A6": [
      CGRect(x: 14, y: 24, width: 72, height: 52), CGRect(x: 22, y: 34, width: 40, height: 6),
      CGRect(x: 22, y: 46, width: 0, height: 0), CGRect(x: 22, y: 46, width: 56, height: 6),
    ],
    "C6": [
      CGRect(x: 12, y: 26, width: 76, height: 50), CGRect(x: 18, y: 32, width: 64, height: 18),
      CGRect(x: 44, y: 44, width: 12, height: 12),
    ],
  ]
}
