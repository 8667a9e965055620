import LayoutDrawing
import UIKit

/// The appearance of a cell in the lead picture.
enum Look: Sendable {
  case avatar(Tint)
  /// A message of somebody else.
  case message
  /// A message of one's own.
  case reply
  case date
  case tag
  /// A card with a title, a subtitle, and the profile of a walk in points of height.
  case walk(subtitle: String, profile: [CGFloat])
}

extension Look {
  /// A text color and its background.
  struct Tint: Sendable {
    let text: Ink
    let background: Ink

    static let orange = Tint(text: .orangeText, background: .orange)
    static let green = Tint(text: .greenText, background: .green)
  }

  var font: UIFont {
    switch self {
    case .avatar, .walk: .boldSystemFont(ofSize: 13)
    case .message, .reply: .systemFont(ofSize: 13)
    case .date: .systemFont(ofSize: 11)
    case .tag: .systemFont(ofSize: 12.5)
    }
  }

  /// The space around a cell's text.
  var padding: CGSize {
    switch self {
    case .avatar, .walk: .zero
    case .message, .reply: CGSize(width: 12, height: 8)
    case .date: CGSize(width: 8, height: 2)
    case .tag: CGSize(width: 11, height: 6.5)
    }
  }

  fileprivate var colors: (text: Ink, background: Ink?) {
    switch self {
    case .avatar(let tint): (tint.text, tint.background)
    case .message: (.caption, .message)
    case .reply: (.replyText, .reply)
    case .date: (.note, nil)
    case .tag: (.tagText, .tag)
    case .walk: (.caption, .sheet)
    }
  }
}

extension Ink {
  fileprivate static let message = Ink(0xEA_EE_F3)
  fileprivate static let reply = Ink(0x1F_5F_B8)
  fileprivate static let replyText = Ink(0xFE_FE_FE)
  fileprivate static let tag = Ink(0xE3_EE_FC)
  static let tagText = Ink(0x17_4A_8B)
  fileprivate static let orange = Ink(0xFD_E3_C7)
  fileprivate static let orangeText = Ink(0x8A_4B_0F)
  fileprivate static let green = Ink(0xD6_EF_DE)
  fileprivate static let greenText = Ink(0x1B_5E_35)
  static let meadow = Ink(0xE7_F2_E4)
  fileprivate static let walkEdge = Ink(0xC5_DA_BF)
  fileprivate static let profile = Ink(0x6F_AE_6A)

  /// The dark inks of drawings and of the lead picture.
  static let showcaseDark: [Ink: Ink] = Ink.dark.merging([
    .message: Ink(0x27_2F_3A),
    .reply: Ink(0x26_68_C2),
    .replyText: .replyText,
    .tag: Ink(0x17_36_5E),
    .tagText: Ink(0xB4_D4_FC),
    .orange: Ink(0x56_34_10),
    .orangeText: Ink(0xF9_C9_96),
    .green: Ink(0x16_45_29),
    .greenText: Ink(0x9B_E3_B8),
    .meadow: Ink(0x1A_2C_1D),
    .walkEdge: Ink(0x2F_4A_33),
    .profile: Ink(0x63_A8_5E),
  ]) { $1 }
}

/// A cell of the lead picture: a text on a rounded background.
final class LookCell: UICollectionViewCell {
  private let label = UILabel()
  private let subtitle = UILabel()
  private var bars: [UIView] = []
  private var look = Look.message

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    subtitle.font = .systemFont(ofSize: 11)
    subtitle.textColor = UIColor(.note)
    contentView.addSubview(label)
    contentView.addSubview(subtitle)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ text: String, _ look: Look) {
    self.look = look
    let (color, background) = look.colors
    label.text = text
    label.font = look.font
    label.textColor = UIColor(color)
    label.textAlignment = .left
    contentView.backgroundColor = background.map { UIColor($0) } ?? .clear
    contentView.layer.borderWidth = 0
    bars.forEach { $0.removeFromSuperview() }
    bars = []
    switch look {
    case .avatar:
      label.textAlignment = .center
      contentView.layer.cornerRadius = 17
    case .message, .reply: contentView.layer.cornerRadius = 14
    case .date: label.textAlignment = .center
    case .tag: contentView.layer.cornerRadius = 14
    case .walk(let text, let profile): showWalk(text, profile)
    }
    subtitle.isHidden = bars.isEmpty
    setNeedsLayout()
  }

  private func showWalk(_ text: String, _ profile: [CGFloat]) {
    subtitle.text = text
    contentView.layer.cornerRadius = 10
    contentView.layer.borderWidth = 1
    contentView.layer.borderColor = UIColor(.walkEdge).cgColor
    bars = profile.map { _ in UIView() }
    for bar in bars {
      bar.backgroundColor = UIColor(.profile)
      bar.layer.cornerRadius = 1.5
      contentView.addSubview(bar)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard case .walk(_, let profile) = look else {
      label.frame = contentView.bounds.insetBy(dx: look.padding.width, dy: look.padding.height)
      return
    }
    let inner = contentView.bounds.insetBy(dx: 12, dy: 10)
    let step = (inner.width + 2) / CGFloat(max(1, profile.count))
    for (index, height) in profile.enumerated() {
      bars[index].frame = CGRect(
        x: inner.minX + CGFloat(index) * step, y: inner.minY + 30 - height, width: step - 2,
        height: height)
    }
    label.frame = CGRect(x: inner.minX, y: inner.maxY - 32, width: inner.width, height: 17)
    subtitle.frame = CGRect(x: inner.minX, y: inner.maxY - 14, width: inner.width, height: 14)
  }
}

/// A title in front of a section of the lead picture.
final class TitleView: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .boldSystemFont(ofSize: 15)
    label.textColor = UIColor(.caption)
    label.frame = bounds.insetBy(dx: 28, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ title: String) {
    label.text = title
  }
}

/// The rounded background of a section of the lead picture.
final class MeadowView: UICollectionReusableView {
  nonisolated static let kind = "meadow"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(.meadow)
    layer.cornerRadius = 14
  }

  required init?(coder: NSCoder) {
    nil
  }
}
