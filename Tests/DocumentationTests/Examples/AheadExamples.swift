#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The article's controller, which computes the landscape layout before the device rotates.
  final class RotatingTagsController: UIViewController {
    let layout = CollectionViewAlignedLayout()
    var tagSizes: [CGSize] = []
    var sensorHeight: CGFloat = 59

    func layOutLandscapeAhead() async {
      let request = layout.contentRequest(
        fitting: CGSize(width: view.bounds.height, height: view.bounds.width),
        safeAreaInsets: UIEdgeInsets(top: 0, left: sensorHeight, bottom: 0, right: sensorHeight))
      let sizes = tagSizes
      let content = await Task.detached {
        ContentLayout(request.specification) { position, remainingLineSpace in
          sizes[position.cell]
        }
      }.value
      layout.cacheContent(content, for: request)
    }
  }

  /// Makes three columns, and headers as tall as their titles, at any width.
  @MainActor
  func makeColumnsWithTitles(_ layout: CollectionViewAlignedLayout, _ titles: [ColumnTitle]) {
    layout.sizeForItem = { [weak layout] indexPath, _ in
      guard let layout else { return .zero }
      let lineWidth = layout.lineWidth(inSection: indexPath.section)
      return CGSize(width: ((lineWidth - 2 * 5) / 3).rounded(.down), height: 60)
    }
    layout.referenceLengthForHeader = { [weak layout] section in
      guard let layout else { return 0 }
      return titles[section].height(fitting: layout.supplementaryWidth)
    }
  }

  /// A title that breaks where its width ends.
  struct ColumnTitle {
    let text: String

    func height(fitting width: CGFloat) -> CGFloat {
      20 * (8 * CGFloat(text.count) / max(width, 1)).rounded(.up)
    }
  }

  /// Computes a content ahead of time.
  @MainActor
  func layOutAhead(
    _ layout: CollectionViewAlignedLayout, _ landscapeSize: CGSize, _ tagSizes: [CGSize]
  ) async {
    let request = layout.contentRequest(fitting: landscapeSize)
    let sizes = tagSizes
    let content = await Task.detached {
      ContentLayout(request.specification) { position, _ in sizes[position.cell] }
    }.value
    layout.cacheContent(content, for: request)
  }
#endif
