import Foundation

extension Headless {
  /// Leads a layout through states in which there is nothing to lay out, then to real ones, where
  /// it must answer like a layout that never saw anything else.
  ///
  /// - Parameters:
  ///   - size: The real size.
  ///   - makeLayout: A new layout on each call.
  ///   - configure: Registers views and sets data source and delegate, as the client would.
  public static func checkDegenerateStates(
    size: CGSize, of makeLayout: () -> UICollectionViewLayout,
    configure: (UICollectionView) -> Void
  ) {
    let fresh = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: makeLayout())
    configure(fresh)
    fresh.layoutIfNeeded()
    let tried = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    endure(tried, size: size, configure: configure)
    tried.frame.size = size
    configure(tried)
    tried.reloadData()
    tried.layoutIfNeeded()
    compare(tried, with: fresh)
  }

  /// Nothing to show in every way: no size, no data source, no delegate, no sections, no items.
  private static func endure(
    _ view: UICollectionView, size: CGSize, configure: (UICollectionView) -> Void
  ) {
    func layOut() {
      view.collectionViewLayout.invalidateLayout()
      view.layoutIfNeeded()
    }
    layOut()
    configure(view)
    layOut()
    let (source, delegate) = (view.dataSource, view.delegate)
    view.delegate = nil
    layOut()
    view.dataSource = nil
    layOut()
    view.frame.size = size
    layOut()
    for counts in [[], [0, 0]] {
      let empty = EmptySource(counts: counts)
      view.dataSource = empty
      layOut()
      view.delegate = delegate
      layOut()
      view.dataSource = nil
    }
    view.frame.size = .zero
    view.dataSource = source
    layOut()
  }

  private static func compare(_ tried: UICollectionView, with fresh: UICollectionView) {
    if tried.contentSize != fresh.contentSize {
      violate(
        .degenerateState,
        """
        after states with nothing to lay out the content size is \(tried.contentSize), not \
        \(fresh.contentSize)
        """)
    }
    let moved = fresh.driver.allItemPaths.first { path in
      let (a, b) = (
        tried.layoutAttributesForItem(at: path), fresh.layoutAttributesForItem(at: path)
      )
      return a?.frame != b?.frame
    }
    if let moved {
      violate(
        .degenerateState,
        """
        after states with nothing to lay out the cell at index path \(moved.messageText) is \
        elsewhere than without them
        """)
    }
  }
}

/// Sections without items, or no sections.
private final class EmptySource: NSObject, UICollectionViewDataSource {
  private let counts: [Int]

  init(counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "header of nothing")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header of nothing", for: indexPath)
  }
}
