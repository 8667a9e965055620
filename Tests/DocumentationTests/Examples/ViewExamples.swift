#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A controller whose sizes depend on the content size category.
  final class TextSizeController: UIViewController {
    let layout = CollectionViewAlignedLayout()
    var sizeObserver: (any NSObjectProtocol)?

    override func viewDidLoad() {
      super.viewDidLoad()
      sizeObserver = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.layout.invalidateLayout() }
      }
    }
  }

  /// Tags on two lines, and how many are hidden.
  @MainActor
  func tagsWithCount(_ labels: [UILabel], _ more: UILabel) -> AlignedView {
    let tags = AlignedView(arrangedSubviews: labels)
    tags.attributes = SectionAttributes(lineLimit: .lines(2), lineAlignment: .center)
    tags.overflowView = { [more] hiddenItemCount in
      more.text = "+\(hiddenItemCount)"
      return more
    }
    return tags
  }

  /// A controller that registers for changes of traits.
  @available(iOS 17, tvOS 17, *)
  final class TraitsController: UIViewController {
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: CollectionViewAlignedLayout())

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(collectionView)
      registerForTraitChanges([
        UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
        UITraitDisplayScale.self,
      ]) { (controller: TraitsController, _) in
        controller.collectionView.collectionViewLayout.invalidateLayout()
      }
    }
  }

  /// A view that is as tall as the tags in it.
  final class SelfSizingView: UIView {
    let tagsLayout = CollectionViewAlignedLayout()

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      let size = tagsLayout.contentSize(fitting: targetSize)
      return CGSize(width: targetSize.width, height: size.height)
    }
  }

  @MainActor
  func scroll(_ layout: CollectionViewAlignedLayout, to indexPath: IndexPath) {
    layout.scrollToItem(at: indexPath, position: .top, animated: true)
  }
#endif
