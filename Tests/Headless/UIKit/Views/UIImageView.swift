/// A view that is as large as its image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  open override var intrinsicContentSize: CGSize {
    shown?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }
}
