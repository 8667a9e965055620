import AlignedLayout
import UIKit

/// A text on a rounded background.
public final class Chip: UIView {
  private let label = UILabel()
  private var style: LabelStyle

  /// The text. The aligned view that arranges the chip asks for its size again when it changes.
  public var text: String {
    didSet {
      label.text = text
      invalidateAlignedSize()
    }
  }

  init(_ text: String, _ style: LabelStyle) {
    self.text = text
    self.style = style
    super.init(frame: .zero)
    label.numberOfLines = 0
    addSubview(label)
    show(text, style)
  }

  /// Returns nil: examples are not decoded.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Shows another text in another style.
  func show(_ text: String, _ style: LabelStyle) {
    self.style = style
    self.text = text
    label.font = style.font
    label.textColor = style.color
    label.textAlignment = style.alignment
    backgroundColor = style.background
    layer.cornerRadius = style.cornerRadius
    layer.borderColor = style.border?.cgColor
    layer.borderWidth = style.border == nil ? 0 : 1
    setNeedsLayout()
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    style.size(of: text, fitting: size.width)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: style.margin.width, y: style.margin.height,
      width: max(0, bounds.width - 2 * style.margin.width),
      height: max(0, bounds.height - 2 * style.margin.height))
  }

  public override var forFirstBaselineLayout: UIView { label }
  public override var forLastBaselineLayout: UIView { label }

  /// The distance from the top to the baseline of the first line.
  var firstBaseline: CGFloat {
    style.margin.height + style.font.ascender
  }
}

extension Chip {
  /// A small tag.
  static func tag(_ text: String, _ shade: Shade = .blue) -> Chip {
    var style = LabelStyle(shade)
    style.font = .systemFont(ofSize: 12)
    style.margin = CGSize(width: 8, height: 4)
    style.cornerRadius = 6
    return Chip(text, style)
  }

  /// A line of text without a background.
  static func text(_ text: String, size: CGFloat = 14, weight: UIFont.Weight = .regular) -> Chip {
    var style = LabelStyle(.gray)
    style.font = .systemFont(ofSize: size, weight: weight)
    style.background = .clear
    style.margin = .zero
    return Chip(text, style)
  }
}
