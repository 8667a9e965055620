import AlignedLayout
import AlignedList
import Testing
import UIKit
import UIKitTestSupport

/// Lists that are shown again when their controller has another width.
@MainActor
@Suite(.underAllModes)
struct OtherWidthTests {
  /// Shows two columns in a narrow view, and four in a wide one.
  private final class Controller: UIViewController {
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: CollectionViewAlignedLayout())
    private var list: CollectionViewAlignedList?
    private var columnCount = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.frame = view.bounds
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(collectionView)
      list = CollectionViewAlignedList(collectionView)
      list?.layout.contentInsets = .zero
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let count = view.bounds.width < 600 ? 2 : 4
      guard count != columnCount else { return }
      columnCount = count
      list?.show {
        ListSection("a") { for id in 1...8 { Tile(id: id) } }
          .attributes(.columns(count).with(cellSpacing: 0))
      }
    }

    var widths: [CGFloat?] {
      (0..<8).map { collectionView.layoutAttributesForItem(at: [0, $0])?.frame.width }
    }
  }

  @Test func `a list that is shown in its controller's layout has the columns for that width`() {
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    expectEqual(controller.widths, Array(repeating: 200, count: 8))
    Headless.resize(window, to: CGSize(width: 800, height: 300))
    window.layoutIfNeeded()
    expectEqual(controller.widths, Array(repeating: 200, count: 8))
    Headless.resize(window, to: CGSize(width: 640, height: 300))
    window.layoutIfNeeded()
    expectEqual(controller.widths, Array(repeating: 160, count: 8))
    Headless.resize(window, to: CGSize(width: 300, height: 300))
    window.layoutIfNeeded()
    expectEqual(controller.widths, Array(repeating: 150, count: 8))
  }
}
