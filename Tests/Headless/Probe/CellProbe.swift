import UIKit

/// A reusable view that overrides every member, as an app would.
open class ReusableViewProbe: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  open override var reuseIdentifier: String? { super.reuseIdentifier }
  open override func prepareForReuse() {
    super.prepareForReuse()
  }
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
  }
  open override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    super.willTransition(from: oldLayout, to: newLayout)
  }
  open override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    super.didTransition(from: oldLayout, to: newLayout)
  }
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A cell that overrides every member, as an app would.
open class CellProbe: UICollectionViewCell {
  public let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }
  open override var contentView: UIView { super.contentView }
  open override var isSelected: Bool {
    didSet { label.isHidden = isSelected }
  }
  open override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  open override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  open override var selectedBackgroundView: UIView? {
    get { super.selectedBackgroundView }
    set { super.selectedBackgroundView = newValue }
  }
}

/// A cell that adds a designated initializer. It overrides the other two, which it would not
/// inherit.
open class TitledCellProbe: UICollectionViewCell {
  public let title: String

  public init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) {
    title = ""
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    title = ""
    super.init(coder: coder)
  }
}
