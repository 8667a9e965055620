import UIKit

/// The conditions that a collection view must meet after each layout pass.
@MainActor
struct SoakState {
  let work: SoakWork
  private var view: UICollectionView { work.stage.view }
  private var layout: UICollectionViewLayout { view.collectionViewLayout }

  /// Returns a description of each condition that is not met.
  func problems() -> [String] {
    counts() ?? (size() + cells() + headers() + views() + selection())
  }

  /// Compares the counts. While they differ, nothing else can be compared.
  private func counts() -> [String]? {
    let counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
    let expected = work.shown.map(\.count)
    return counts == expected ? nil : ["counts are \(counts), not \(expected)"]
  }

  /// Compares the content size. The offset is not checked: the steps may set it out of range.
  private func size() -> [String] {
    guard view.contentSize != layout.collectionViewContentSize else { return [] }
    return ["content size is \(view.contentSize), not \(layout.collectionViewContentSize)"]
  }

  private func cells() -> [String] {
    let paths = work.shown.indices.flatMap { section in
      work.shown[section].indices.map { IndexPath(item: $0, section: section) }
    }
    let meeting = paths.filter { path in
      work.shown[path.section][path.item] == work.carried?.name
        ? view.indexPathsForVisibleItems.contains(path)
        : isVisible(layout.layoutAttributesForItem(at: path))
    }
    guard view.indexPathsForVisibleItems == meeting else {
      return ["items \(view.indexPathsForVisibleItems) are shown, not \(meeting)"]
    }
    return meeting.flatMap { path in
      let cell = view.cellForItem(at: path) as? ItemCell
      let name = work.shown[path.section][path.item]
      guard cell?.name == name else {
        return ["\(path) shows \(cell?.name ?? "nothing"), not \(name)"]
      }
      if name == work.carried?.name { return [] }
      return differences(cell, layout.layoutAttributesForItem(at: path))
    }
  }

  private func headers() -> [String] {
    let kind = RowsLayout.header
    let paths = work.shown.indices.map { IndexPath(item: 0, section: $0) }
    let meeting = paths.filter {
      isVisible(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: $0))
    }
    let shown = view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
    guard shown == meeting else { return ["headers \(shown) are shown, not \(meeting)"] }
    return meeting.flatMap {
      differences(
        view.supplementaryView(forElementKind: kind, at: $0),
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: $0))
    }
  }

  private func isVisible(_ attributes: UICollectionViewLayoutAttributes?) -> Bool {
    guard let attributes, !attributes.isHidden else { return false }
    let common = attributes.frame.intersection(view.bounds)
    return common.width > 0 && common.height > 0
  }

  private func differences(
    _ shown: UICollectionReusableView?, _ attributes: UICollectionViewLayoutAttributes?
  ) -> [String] {
    guard let shown, let attributes else { return ["a view or its attributes are missing"] }
    if shown.frame != attributes.frame {
      return ["\(attributes.indexPath) is at \(shown.frame), not at \(attributes.frame)"]
    }
    if shown.alpha != attributes.alpha || shown.isHidden {
      return ["\(attributes.indexPath) is faded or hidden"]
    }
    return []
  }

  /// Checks that no view is left over, and that views are ordered by zIndex.
  private func views() -> [String] {
    let present = view.subviews.compactMap { $0 as? UICollectionReusableView }
    let shown = Set(
      (view.visibleCells + view.visibleSupplementaryViews(ofKind: RowsLayout.header))
        .map(ObjectIdentifier.init))
    var problems: [String] = []
    let strangers = present.filter { !$0.isHidden && !shown.contains(ObjectIdentifier($0)) }
    if strangers.contains(where: { $0.frame.intersects(view.bounds) && $0.alpha > 0 }) {
      problems.append("\(strangers.count) views are left over")
    }
    let heights = present.map(\.layer.zPosition)
    if heights != heights.sorted() { problems.append("views are not ordered by zIndex") }
    return problems
  }

  /// Checks that the selected item is the one selected last, wherever it is now.
  private func selection() -> [String] {
    let selected = view.indexPathsForSelectedItems ?? []
    let strange = selected.filter { path in
      !work.shown.indices.contains(path.section)
        || !work.shown[path.section].indices.contains(path.item)
        || work.shown[path.section][path.item] != work.selectedName
    }
    let wrong = view.indexPathsForVisibleItems.filter {
      view.cellForItem(at: $0)?.isSelected != selected.contains($0)
    }
    return strange.map { "\($0) is selected, which is not \(work.selectedName ?? "anything")" }
      + wrong.map { "the cell at \($0) does not know whether it is selected" }
  }
}
