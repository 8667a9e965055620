import Foundation

/// The view of an item: a content view over a background that changes with the selection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  var content: UIView
  var configuration = CellConfiguration()

  public override init(frame: CGRect) {
    content = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    content = UIView(frame: .zero)
    super.init(coder: coder)
    addSubview(content)
  }

  open var contentView: UIView { content }

  open var isSelected = false {
    didSet { stateDidChange(from: oldValue, to: isSelected) }
  }

  open var isHighlighted = false {
    didSet { stateDidChange(from: oldValue, to: isHighlighted) }
  }

  private func stateDidChange(from old: Bool, to new: Bool) {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    if old != new { setNeedsUpdateConfiguration() }
  }

  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, with: selectedBackgroundView)
      selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }
  }

  // MARK: Configurations

  open var automaticallyUpdatesContentConfiguration = true

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Makes the cell update its configuration before it is measured or laid out.
  open func setNeedsUpdateConfiguration() {
    configuration.needsUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configuration.updateHandler?(self, state)
  }

  // MARK: Overrides

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }

  /// Returns the fitting size of the content view if a content configuration made it. On a device
  /// the constraints of the content view have this effect. Without limits a text is one long line.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
    guard configuration.content != nil else { return preferred }
    preferred.size = content.systemLayoutSizeFitting(layoutAttributes.size)
    return preferred
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let whole = CGRect(origin: .zero, size: bounds.size)
    backgroundView?.frame = whole
    selectedBackgroundView?.frame = whole
    content.frame = whole
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    insertSubview(new, belowSubview: content)
    setNeedsLayout()
  }
}
