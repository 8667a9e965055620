/// An image that has a size and no pixels. There are no image files here: tests make images by
/// `Headless.image(size:)`.
open class UIImage: NSObject, @unchecked Sendable {
  /// How an image is drawn.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  private let ownSize: CGSize
  private let ownMode: RenderingMode

  init(size: CGSize, renderingMode: RenderingMode = .automatic) {
    ownSize = size
    ownMode = renderingMode
    super.init()
  }

  public override convenience init() {
    self.init(size: .zero)
  }

  /// Returns nil, because there are no files.
  public convenience init?(named name: String) {
    return nil
  }

  /// Returns nil, because there are no symbols.
  public convenience init?(systemName name: String) {
    return nil
  }

  open var size: CGSize { ownSize }
  open var scale: CGFloat { 1 }
  open var renderingMode: UIImage.RenderingMode { ownMode }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(size: ownSize, renderingMode: renderingMode)
  }
}

extension Headless {
  /// Makes an image of a size.
  public static func image(size: CGSize) -> UIImage {
    UIImage(size: size)
  }
}
