import AlignedLayout
import BenchmarkClient
import UIKit

/// A collection view of a phone's size with its layout and a client. It is never laid out itself:
/// only what its layout does is measured.
@MainActor
struct Stage {
  let view: UICollectionView
  let layout = CollectionViewAlignedLayout()
  private let client: any UICollectionViewDataSource & CollectionViewDelegateAlignedLayout

  /// A stage with sections of these cells.
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

  /// Stages with one section of the workload's cells each, enough of them to take turns.
  static func ofOneSection(_ setting: Setting, cellCount: Int) -> [Stage] {
    (0..<setting.sliceCount(of: cellCount, amongCells: 200_000)).map {
      Stage([Array(setting.slice($0, count: cellCount))])
    }
  }

  var delegate: any CollectionViewDelegateAlignedLayout {
    client
  }

  /// Lays everything out anew.
  func prepareAnew() {
    layout.invalidateLayout()
    layout.prepare()
  }

  /// Changes the bounds, whereupon the view asks the layout whether that concerns it, and does what
  /// the next layout pass begins with.
  func change(boundsTo bounds: CGRect) {
    view.bounds = bounds
    layout.prepare()
  }
}
