#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import SwiftUI
  import UIKit

  // SwiftUI views in cells, headers, footers and overlays.
  extension CollectionViewAlignedList {
    /// Adds items to a change whose cells show SwiftUI views for older values. All views of a large section
    /// are not compared, so it finds these only.
    func addStaleViews(to change: inout ListContents.Change, in collectionView: UICollectionView) {
      var known: Set<Int>?
      for case let cell as ListCell in collectionView.visibleCells where cell.isStale {
        guard let record = cell.record, contents.contains(record),
          let path = collectionView.indexPath(for: cell)
        else { continue }
        let numbers = known ?? Set(change.reconfigured)
        known = numbers
        if numbers.contains(record.number) { continue }
        change.reconfigured.append(record.number)
        change.resized.append(path)
      }
    }

    /// Shows SwiftUI views in another environment.
    func follow(_ environment: EnvironmentValues) {
      sizer.environment = environment
      guard let collectionView else { return }
      for view in collectionView.subviews {
        (view as? ListCell)?.follow(environment)
        (view as? ListSupplementaryView)?.follow(environment)
      }
      forgetSizesOfHostedViews()
    }

    /// Has headers, footers and overlays measured again that are SwiftUI views. The environment may contain
    /// a font.
    private func forgetSizesOfHostedViews() {
      let haveChanged = contents.sections.map { $0.forgetSizesOfHostedViews() }
      for overlay in overlays where overlay.latestItem?.content.measuresItself == true {
        layout.invalidateSize(ofFloatingView: overlay)
      }
      for boundary in boundaries.values where boundary.value.item.content.measuresItself {
        boundary.sizes.forget()
        layout.invalidateBoundaryViews()
      }
      if haveChanged.contains(true) { layout.invalidateLayout() }
    }
  }

  extension SectionRecord {
    /// Forgets the sizes of a header and a footer that are SwiftUI views, and returns whether there are any
    /// such views around the items.
    fileprivate func forgetSizesOfHostedViews() -> Bool {
      let around = [
        UICollectionView.elementKindSectionHeader: section.header,
        UICollectionView.elementKindSectionFooter: section.footer,
      ]
      var areHosted = false
      for case (let kind, let item?) in around where item.content.measuresItself {
        sizes[kind] = nil
        areHosted = true
      }
      let overflow = overflowItem(hiddenCount: 1)
      return areHosted || overflow?.content.measuresItself == true
    }
  }

  extension ListCell {
    /// Shows a SwiftUI view in another environment.
    fileprivate func follow(_ environment: EnvironmentValues) {
      (shownView as? CarouselView)?.list.follow(environment)
      fill(in: environment)
    }
  }

  extension ListSupplementaryView {
    fileprivate func follow(_ environment: EnvironmentValues) {
      (hosted as? CarouselView)?.list.follow(environment)
      (hosted as? HostedViewContainer)?.follow(environment)
    }
  }
#endif
