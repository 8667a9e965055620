import Testing
import UIKit

/// A collection view with its layout and data, in a window.
@MainActor
final class Stage {
  let source: ItemSource
  let view: UICollectionView
  let window: UIWindow

  init(
    _ layout: UICollectionViewLayout, _ source: ItemSource,
    size: CGSize = CGSize(width: 100, height: 200), laysOut: Bool = true
  ) {
    self.source = source
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: RowsLayout.header,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    if laysOut { view.layoutIfNeeded() }
  }

  convenience init(_ layout: UICollectionViewLayout, counts: [Int]) {
    self.init(layout, ItemSource(counts: counts))
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  func resize(_ size: CGSize) {
    view.frame.size = size
    view.layoutIfNeeded()
  }

  /// The names of the visible cells, from top to bottom.
  var names: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { ($0 as? ItemCell)?.name ?? "" }
  }

  /// Expects that the visible cells are those of the data source, with the layout's frames.
  func expectConsistent(_ location: SourceLocation = #_sourceLocation) {
    for path in view.indexPathsForVisibleItems {
      let cell = view.cellForItem(at: path) as? ItemCell
      expectEqual(cell?.name, source.sections[path.section][path.item], sourceLocation: location)
      expectEqual(
        cell?.frame, view.layoutAttributesForItem(at: path)?.frame, sourceLocation: location)
    }
    let all = source.sections.indices.flatMap { section in
      source.sections[section].indices.map { IndexPath(item: $0, section: section) }
    }
    let meeting = all.filter { path in
      guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return false }
      let common = frame.intersection(view.bounds)
      return common.width > 0 && common.height > 0
    }
    expectEqual(view.indexPathsForVisibleItems, meeting, sourceLocation: location)
  }

  /// Returns the layout's calls since the last time, and clears them. Repeated calls count once:
  /// how often elements are asked for depends on the mode.
  func calls(_ isIncluded: (String) -> Bool = { _ in true }) -> [String] {
    guard let layout = view.collectionViewLayout as? RowsLayout else { return [] }
    defer { layout.log = [] }
    return layout.log.filter(isIncluded).reduce(into: []) { calls, call in
      if calls.last != call { calls.append(call) }
    }
  }
}
