import Foundation

extension Headless {
  /// Lays out a collection view in states without size or content, then with real content. Reports
  /// a layout that then differs from one that had real content from the start.
  ///
  /// - Parameters:
  ///   - size: The real size.
  ///   - makeLayout: Returns a new layout on each call.
  ///   - configure: Registers views and sets data source and delegate, as the client would.
  public static func checkDegenerateStates(
    size: CGSize, of makeLayout: () -> UICollectionViewLayout,
    configure: (UICollectionView) -> Void
  ) {
    let fresh = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: makeLayout())
    configure(fresh)
    fresh.layoutIfNeeded()
    let tested = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    layOutDegenerateStates(tested, size: size, configure: configure)
    tested.frame.size = size
    configure(tested)
    tested.reloadData()
    tested.layoutIfNeeded()
    compare(tested, with: fresh)
  }

  /// Lays out without size, data source, delegate, sections and items.
  private static func layOutDegenerateStates(
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

  private static func compare(_ tested: UICollectionView, with fresh: UICollectionView) {
    if tested.contentSize != fresh.contentSize {
      violate(
        .degenerateState,
        """
        after states with nothing to lay out the content size is \(tested.contentSize), not \
        \(fresh.contentSize)
        """)
    }
    let moved = fresh.driver.allItemPaths.first { path in
      let (a, b) = (
        tested.layoutAttributesForItem(at: path), fresh.layoutAttributesForItem(at: path)
      )
      return a?.frame != b?.frame
    }
    if let moved {
      violate(
        .degenerateState,
        """
        after states with nothing to lay out the cell at index path \(moved.messageText) has \
        another frame than without them
        """)
    }
  }
}

/// A data source with empty sections or without sections.
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
