import AlignedLayout
import UIKit

/// A cell of a settings form, which sizes itself for the space that it is offered.
public final class SettingCell: LabelCell {
  override class var identifier: String { "setting" }

  /// The knob of a switch. The switch is drawn, because hosts without UIKit have no `UISwitch`.
  private let knob = UIView()
  private var setting = Setting.value("")

  public override init(frame: CGRect) {
    super.init(frame: frame)
    knob.backgroundColor = .white
    knob.layer.cornerRadius = 12
    contentView.addSubview(knob)
  }

  /// Returns nil: examples are not decoded.
  public required init?(coder: NSCoder) {
    nil
  }

  func show(_ setting: Setting) {
    self.setting = setting
    show(setting.text, LabelStyle(setting))
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
    else { return layoutAttributes }
    switch setting {
    case .icon: attributes.size = CGSize(width: 28, height: 28)
    case .toggle: attributes.size = CGSize(width: 48, height: 28)
    case .title, .label, .value, .field:
      attributes.size = LabelStyle(setting).size(
        of: setting.text, fitting: attributes.offeredSpace)
    }
    return attributes
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard case .toggle(let isOn) = setting else {
      knob.isHidden = true
      return
    }
    knob.isHidden = false
    let isAtRight = isOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    knob.frame = CGRect(x: isAtRight ? bounds.width - 26 : 2, y: 2, width: 24, height: 24)
  }
}

extension LabelStyle {
  fileprivate init(_ setting: Setting) {
    self.init(.gray)
    font = .systemFont(ofSize: 15)
    margin = CGSize(width: 0, height: 5)
    background = .clear
    switch setting {
    case .icon(_, let shade):
      self = LabelStyle(shade)
      font = .systemFont(ofSize: 13, weight: .semibold)
      cornerRadius = 7
      margin = .zero
      alignment = .center
    case .field:
      background = .systemBackground
      border = UIColor(hex: 0x8A_94_A3)
      margin = CGSize(width: 12, height: 7)
    case .toggle(let isOn):
      background = UIColor(hex: isOn ? 0x34_A8_53 : 0xC5_CB_D3)
      cornerRadius = 14
    case .title, .label: color = UIColor(hex: 0x14_1A_22)
    case .value: break
    }
  }
}
