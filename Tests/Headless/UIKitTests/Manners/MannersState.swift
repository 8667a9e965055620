import UIKit

/// The conditions that hold after each layout pass: views show what data and layout say, and the
/// layout says what a new one says about the same data, sizes and bounds.
@MainActor
struct MannersState {
  let stage: MannersStage
  private var view: UICollectionView { stage.view }
  private var layout: UICollectionViewLayout { view.collectionViewLayout }

  func problems() -> [String] {
    let counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
    guard view.dataSource == nil || counts == stage.shown.map(\.count) else {
      return ["counts are \(counts), not \(stage.shown.map(\.count))"]
    }
    return preparation() + size() + views() + names() + heights() + offset() + twin()
  }

  private func preparation() -> [String] {
    guard let layout = layout as? DroppingLayout, layout.unpreparedQueries > 0 else { return [] }
    return ["the layout was queried before it was prepared"]
  }

  private func size() -> [String] {
    view.contentSize == layout.collectionViewContentSize
      ? [] : ["the content size is \(view.contentSize)"]
  }

  private func elements(
    in rect: CGRect, of layout: UICollectionViewLayout
  ) -> [String: UICollectionViewLayoutAttributes] {
    var elements: [String: UICollectionViewLayoutAttributes] = [:]
    for attributes in layout.layoutAttributesForElements(in: rect) ?? [] {
      let kind = attributes.representedElementKind ?? "cell"
      elements["\(kind) \(attributes.indexPath.map(\.self))"] = attributes
    }
    return elements
  }

  /// Compares the views with the layout's elements that meet the bounds. In a view without size
  /// no element is visible, so its views are not compared.
  private func views() -> [String] {
    guard !view.bounds.isEmpty else { return [] }
    let visible = elements(in: view.bounds, of: layout).filter { isVisible($1.frame) }
    var shown: [String: UIView] = [:]
    for path in view.indexPathsForVisibleItems {
      shown["cell \(path.map(\.self))"] = view.cellForItem(at: path)
    }
    let header = UICollectionView.elementKindSectionHeader
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: header) {
      shown["\(header) \(path.map(\.self))"] = view.supplementaryView(
        forElementKind: header, at: path)
    }
    let cells = visible.filter { $1.representedElementCategory != .decorationView }
    // The carried item follows the finger, wherever the layout puts it.
    let carried = stage.carried.map { _ in carriedKey } ?? ""
    let expected = view.dataSource == nil ? [] : Set(cells.keys)
    let missing = expected.symmetricDifference(shown.keys)
    var problems = missing.subtracting([carried]).sorted().map {
      "\($0) \(shown[$0] == nil ? "is not shown" : "is left over")"
    }
    for (key, attributes) in visible.sorted(by: { $0.key < $1.key }) where key != carried {
      guard let view = shown[key] else { continue }
      if !view.frame.isClose(to: attributes.frame) {
        problems.append("\(key) is at \(view.frame), not at \(attributes.frame)")
      }
      if abs(view.alpha - attributes.alpha) > 1e-6 {
        problems.append("\(key) has alpha \(view.alpha), not \(attributes.alpha)")
      }
    }
    return problems
  }

  private var carriedKey: String {
    for (section, names) in stage.shown.enumerated() {
      if let item = names.firstIndex(where: { $0 == stage.carried }) {
        return "cell \([section, item])"
      }
    }
    return ""
  }

  private func isVisible(_ frame: CGRect) -> Bool {
    let common = frame.intersection(view.bounds)
    return common.width > 1e-6 && common.height > 1e-6
  }

  private func names() -> [String] {
    view.indexPathsForVisibleItems.compactMap { path in
      let name = (view.cellForItem(at: path) as? MannersCell)?.name
      let expected = stage.shown[path.section][path.item]
      return name == expected ? nil : "\(path) shows \(name ?? "nothing"), not \(expected)"
    }
  }

  /// Compares the heights of cells with those of their contents. Cells that were never shown may
  /// have the estimate.
  private func heights() -> [String] {
    guard stage.manner.showsContents, stage.carried == nil, view.dataSource != nil else {
      return []
    }
    return stage.shown.enumerated().flatMap { section, names in
      names.enumerated().compactMap { item, name in
        let path = IndexPath(item: item, section: section)
        guard let frame = layout.layoutAttributesForItem(at: path)?.frame else {
          return "\(path) has no attributes"
        }
        let height = stage.source.height(of: name, width: frame.width)
        let isEstimated = stage.manner.letsCellsChoose && !isVisible(frame)
        if frame.height == height || isEstimated && frame.height == RowStack.estimate { return nil }
        return frame.width == 0 ? nil : "\(path) is \(frame.height) high, not \(height)"
      }
    }
  }

  private func offset() -> [String] {
    guard !view.isTracking, !view.isDragging, !view.isDecelerating else { return [] }
    let insets = view.adjustedContentInset
    let last = max(-insets.left, view.contentSize.width + insets.right - view.bounds.width)
    let isInRange =
      ScreenPlace.range(view).contains(view.contentOffset.y)
      && (-insets.left...last).contains(view.contentOffset.x)
    return isInRange ? [] : ["the offset \(view.contentOffset) is out of range"]
  }

  // MARK: Comparison with a new layout

  private func twin() -> [String] {
    guard view.dataSource != nil, let layout = layout as? any MannerLayout else { return [] }
    let twin = layout.twin()
    let source = MannersSource(copying: stage.source, in: stage.shown)
    let other = MannersStage.view(twin, source, size: view.bounds.size)
    _ = Headless.withoutAudits { Headless.recordingViolations { layOut(other) } }
    let everything = CGRect(origin: .zero, size: view.contentSize).union(view.bounds)
    let (mine, theirs) = (elements(in: everything, of: layout), elements(in: everything, of: twin))
    var problems: [String] = []
    if other.contentSize != view.contentSize {
      problems.append(
        "the content size is \(view.contentSize), but in a new layout \(other.contentSize)")
    }
    for key in Set(mine.keys).union(theirs.keys).sorted()
    where mine[key] == nil || mine[key]?.isEqual(theirs[key]) == false {
      let (mine, theirs) = (mine[key]?.frame ?? .null, theirs[key]?.frame ?? .null)
      problems.append("\(key) is at \(mine), but in a new layout at \(theirs)")
    }
    return problems
  }

  private func layOut(_ other: UICollectionView) {
    other.contentInsetAdjustmentBehavior = .never
    other.contentInset = view.adjustedContentInset
    // Nothing corrects an offset while somebody drags.
    Headless.beginDragging(other)
    other.contentOffset = view.contentOffset
    other.layoutIfNeeded()
  }
}

extension CGRect {
  /// Whether the rectangles differ by rounding at most. Views compute their frames by their
  /// transforms.
  fileprivate func isClose(to other: CGRect) -> Bool {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX),
      abs(maxY - other.maxY)) < 1e-6
  }
}
