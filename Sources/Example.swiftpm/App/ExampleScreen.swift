import AlignedLayout
import AlignedMarks
import UIKit

/// The screen of one example.
final class ExampleScreen: UIViewController {
  /// The settings, those of traits excepted: the screen inherits its traits.
  var settings: ScreenSettings {
    didSet { showSettings(insteadOf: oldValue) }
  }

  private let example: any Example
  private lazy var exampleView = makeExampleView()

  init(_ named: NamedExample, _ settings: ScreenSettings) {
    self.settings = settings
    example = named.make()
    super.init(nibName: nil, bundle: nil)
    title = named.title
  }

  /// Returns nil: screens are not decoded.
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    // A screen in SwiftUI is the view of a controller.
    let controller = (example as? ScreenExample)?.controller
    if let controller { addChild(controller) }
    view.addSubview(exampleView)
    controller?.didMove(toParent: self)
  }

  private func makeExampleView() -> UIView {
    let exampleView: UIView = example.makeView(
      layout: NamedExample.makeLayout(), width: view.bounds.width, height: view.bounds.height)
    // Otherwise content that is too short to scroll, or scrolls sideways, may begin behind the bar.
    (exampleView as? UICollectionView)?.contentInsetAdjustmentBehavior = .always
    return exampleView
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // SwiftUI makes its collection view when it is first laid out.
    showLineMarks()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The view reaches below bars and beside a camera. The content does not.
    let width = min(settings.width.points, view.bounds.width)
    exampleView.frame = CGRect(
      x: ((view.bounds.width - width) / 2).rounded(), y: 0, width: width,
      height: view.bounds.height)
  }

  // MARK: Settings

  private func showSettings(insteadOf old: ScreenSettings) {
    guard isViewLoaded else { return }
    if settings.showsLineMarks != old.showsLineMarks { showLineMarks() }
    if settings.width != old.width {
      view.setNeedsLayout()
      UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }
  }

  private func showLineMarks() {
    exampleView.alignedLayout?.showsLineMarks = settings.showsLineMarks
  }
}

extension UIView {
  /// The layout of the first collection view in the view.
  fileprivate var alignedLayout: CollectionViewAlignedLayout? {
    if let view = self as? UICollectionView {
      return view.collectionViewLayout as? CollectionViewAlignedLayout
    }
    return subviews.lazy.compactMap(\.alignedLayout).first
  }
}
