import UIKit

/// The root of the app: the list of examples and the screen that was opened from it, with settings for both.
final class AppController: UIViewController {
  /// What a person has set. Screens that are opened later have the same settings.
  private(set) var settings = ScreenSettings() {
    didSet { showSettings() }
  }

  /// A controller overrides the traits of its children, not its own. Those of the root come from SwiftUI.
  private let navigation = UINavigationController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    let list = ExampleList { [weak self] in self?.open($0) }
    addSettings(to: list)
    navigation.viewControllers = [list]
  }

  private func open(_ named: NamedExample) {
    let screen = ExampleScreen(named, settings)
    addSettings(to: screen)
    navigation.pushViewController(screen, animated: true)
  }

  // MARK: Settings

  private func addSettings(to controller: UIViewController) {
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Settings", image: UIImage(systemName: "slider.horizontal.3"), menu: menu())
  }

  private func menu() -> UIMenu {
    settings.menu { [weak self] in self?.settings = $0 }
  }

  private func showSettings() {
    setOverrideTraitCollection(settings.traits, forChild: navigation)
    for controller in navigation.viewControllers {
      controller.navigationItem.rightBarButtonItem?.menu = menu()
      (controller as? ExampleScreen)?.settings = settings
    }
  }
}
