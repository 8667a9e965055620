/// What the bar of a navigation controller shows while a controller is on top. It is not drawn.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var rightBarButtonItem: UIBarButtonItem?

  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var primaryAction: UIAction?
  open var menu: UIMenu?

  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
  }
}
