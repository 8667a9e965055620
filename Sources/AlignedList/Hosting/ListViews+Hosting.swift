#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  extension ListViews {
    /// Adds items to a change whose cells show SwiftUI views for older values. All views of a large section
    /// are not compared, so it finds these only.
    func addStaleViews(to change: inout ListChange, in collectionView: UICollectionView) {
      let known = Set(change.reconfigured)
      for cell in staleCells(in: collectionView) {
        guard let record = cell.record, !known.contains(record.number),
          let path = collectionView.indexPath(for: cell)
        else { continue }
        change.reconfigured.append(record.number)
        change.resized.append(path)
      }
    }

    /// Fills visible cells that show SwiftUI views for older values. They measure themselves again if that changes
    /// their sizes, without a batch of updates: views with closures count as changed in each update.
    func fillStaleViews(in collectionView: UICollectionView) {
      for cell in staleCells(in: collectionView) { cell.fillAgain() }
    }

    private func staleCells(in collectionView: UICollectionView) -> [ListCell] {
      collectionView.visibleCells.compactMap { $0 as? ListCell }.filter { cell in
        cell.isStale && cell.record.map { list?.core.contains($0) == true } == true
      }
    }

    /// Shows SwiftUI views in another environment. Environments cannot be compared. Another color scheme counts only
    /// if a visible view has another size in it.
    func follow(_ environment: EnvironmentValues) {
      var mayChangeSizes = !sizer.follow(environment)
      guard let list, let collectionView = list.collectionView else { return }
      for carousel in collectionView.carouselViews { carousel.setNeedsLayout() }
      for view in collectionView.subviews {
        (view as? ListCell)?.followEnvironment()
        for part in (view as? ListSupplementaryView)?.withParts ?? [] {
          if (part.hosted as? HostedViewContainer)?.follow(environment) == true {
            mayChangeSizes = true
          }
        }
      }
      // Headers, footers, overlays and carousels are not measured by their views.
      guard mayChangeSizes, sizer.forgetHostedSizes() else { return }
      for overlay in overlays { list.layout.invalidateSize(ofFloatingView: overlay) }
      if !boundaries.value.hasItemsAlone { list.layout.invalidateBoundaryViews() }
      list.layout.invalidateLayout()
    }
  }
#endif
