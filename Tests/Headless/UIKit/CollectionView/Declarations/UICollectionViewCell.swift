import Foundation

/// The view of an item: a content view over a background that changes with the selection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content: UIView

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
    didSet { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }
  }

  open var isHighlighted = false {
    didSet { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }
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

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let whole = CGRect(origin: .zero, size: bounds.size)
    backgroundView?.frame = whole
    selectedBackgroundView?.frame = whole
    content.frame = whole
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    insertSubview(new, belowSubview: content)
    setNeedsLayout()
  }
}
