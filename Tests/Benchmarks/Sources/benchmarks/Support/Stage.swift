import AlignedLayout
import BenchmarkClient
import UIKit

/// A collection view of a phone's size with its layout and a client. The view itself is never laid
/// out, because only the work of its layout is measured.
@MainActor
struct Stage {
  let view: UICollectionView
  let layout = CollectionViewAlignedLayout()
  private let client: any UICollectionViewDataSource & CollectionViewDelegateAlignedLayout

  /// Creates a stage from the sizes of the cells of each section.
  init(_ sizes: [[CGSize]]) {
    self.init(client: WorkloadClient(sizes))
  }

  init(client: any UICollectionViewDataSource & CollectionViewDelegateAlignedLayout) {
    self.client = client
    layout.contentInsets = .zero
    layout.sectionSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = client
    view.delegate = client
  }

  /// Returns several stages with one section of the workload's cells each, for use in turn.
  static func ofOneSection(_ setting: Setting, cellCount: Int) -> [Stage] {
    (0..<setting.sliceCount(of: cellCount, amongCells: 200_000)).map {
      Stage([Array(setting.slice($0, count: cellCount))])
    }
  }

  var delegate: any CollectionViewDelegateAlignedLayout {
    client
  }

  /// Invalidates everything and prepares the layout.
  func invalidateAndPrepare() {
    layout.invalidateLayout()
    layout.prepare()
  }

  /// Changes the view's bounds, which may invalidate the layout, and prepares the layout.
  func change(boundsTo bounds: CGRect) {
    view.bounds = bounds
    layout.prepare()
  }
}
