import AlignedList
import UIKit

/// A component above a whole screen, which shows a title in front of a picture.
struct Cover: ListComponent, Hashable {
  let text: String

  func makeView() -> CoverView { CoverView(frame: .zero) }

  func configure(_ view: CoverView) { view.label.text = text }

  func size(fitting width: CGFloat) -> CGSize? { CGSize(width: width, height: 120) }
}

/// A title at the bottom of a picture of lines of type, which has more of them the taller the view is.
final class CoverView: UIView {
  let label = UILabel()
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Shade.blue.background
    clipsToBounds = true
    label.font = .systemFont(ofSize: 22, weight: .bold)
    label.textColor = Shade.blue.text
    addSubview(label)
  }

  /// Returns nil: examples are not decoded.
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: 16, y: bounds.height - 44, width: max(0, bounds.width - 32), height: 30)
    let count = max(0, Int((bounds.height - 60) / 14))
    while lines.count < count {
      let line = UIView()
      line.backgroundColor = UIColor(hex: 0xC3_DA_F6)
      line.layer.cornerRadius = 3
      insertSubview(line, at: 0)
      lines.append(line)
    }
    for (index, line) in lines.enumerated() {
      line.isHidden = index >= count
      let width = bounds.width - 32 - CGFloat(index * 53 % 120)
      line.frame = CGRect(
        x: 16, y: bounds.height - 66 - CGFloat(index) * 14, width: max(0, width), height: 6)
    }
  }
}
