/// A view controller, which loads and owns a view and may have children.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
  UIContentContainer
{
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  open var title: String?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var preferredContentSize = CGSize.zero
  private var loadedView: UIView?
  /// The change of appearance that a container has begun and not ended.
  var appearance: (isAppearing: Bool, animated: Bool)?
  var traitObservers = TraitObservers()
  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// The insets that the bars of a container add to the safe area.
  var barInsets = UIEdgeInsets.zero {
    didSet { loadedView?.updateSafeArea() }
  }
  /// The item, which is made when it is first used.
  private var ownNavigationItem: UINavigationItem?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewState.controller = nil
      loadedView = newValue
      loadedView?.viewState.controller = self
      loadedView?.updateTraits()
      loadedView?.updateSafeArea()
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates a plain view, because there are no nib files here.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearing(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endAppearing() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Traits, safe area and size

  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { loadedView?.updateTraits() }
  }
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.updateTraits()
  }
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    childTraits[ObjectIdentifier(childViewController)]
  }

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.updateSafeArea() }
  }
  open func viewSafeAreaInsetsDidChange() {}

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  // MARK: Children

  open var navigationItem: UINavigationItem {
    let item = ownNavigationItem ?? UINavigationItem(title: title ?? "")
    ownNavigationItem = item
    return item
  }

  open override var next: UIResponder? { loadedView?.superview }
  override var windowOfResponder: UIWindow? { loadedView?.window }

  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.childTraits[ObjectIdentifier(self)] = nil
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}

extension UIViewController {
  /// The traits with which the controller and its parent override those that the view inherits.
  var traitOverridesOfView: UITraitCollection {
    UITraitCollection(traitsFrom: [
      parent?.overrideTraitCollection(forChild: self) ?? .init(),
      UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }
}
