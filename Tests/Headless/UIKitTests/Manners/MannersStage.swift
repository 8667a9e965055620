import Testing
import UIKit

/// A collection view with a layout of one kind, changed in steps. The state is checked after each.
@MainActor
final class MannersStage {
  private(set) var manner: Manner
  let source: MannersSource
  let view: UICollectionView
  let window: UIWindow
  /// The name of the item that is moved by hand.
  private(set) var carried: String?
  private var done: [String] = []
  /// Whether a state was wrong. Those after it would say the same.
  private var hasFailed = false

  init(
    _ manner: Manner, counts: [Int] = [7, 0, 12, 16], size: CGSize = CGSize(width: 200, height: 300)
  ) {
    self.manner = manner
    source = MannersSource(counts: counts)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = Self.view(manner.make(), source, size: size)
    window.addSubview(view)
  }

  static func view(
    _ layout: UICollectionViewLayout, _ source: MannersSource, size: CGSize
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(MannersCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    return view
  }

  /// The data as it is shown, which during a movement by hand is the tentative order.
  var shown: [[String]] {
    guard view.dataSource != nil else { return [] }
    guard let carried, let old = path(of: carried) else { return source.sections }
    var sections = source.sections
    let new = view.presentationIndexPath(forDataSourceIndexPath: old) ?? old
    sections[old.section].remove(at: old.item)
    sections[new.section].insert(carried, at: new.item)
    return sections
  }

  func path(of name: String) -> IndexPath? {
    for (section, names) in source.sections.enumerated() {
      if let item = names.firstIndex(of: name) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  // MARK: Steps

  /// Makes a change and lays out, then checks the state. `keepsPlace` expects that what is on the
  /// screen stays there, if the layout cares for that, or moves as far as the change scrolls. Items
  /// in `moving` may leave.
  func step(
    _ name: String, keepsPlace: Bool = false, moving: Set<String> = [], scrolling: CGFloat = 0,
    _ location: SourceLocation = #_sourceLocation, _ change: () -> Void = {}
  ) {
    done.append(name)
    let place = keepsPlace && manner.keepsPlace ? ScreenPlace(self, except: moving) : nil
    change()
    view.layoutIfNeeded()
    guard !hasFailed else { return }
    let problems =
      MannersState(stage: self).problems() + (place?.problems(self, scrolling: scrolling) ?? [])
    guard !problems.isEmpty else { return }
    hasFailed = true
    Issue.record(
      "after \(done.joined(separator: ", ")): \(problems.joined(separator: "; "))",
      sourceLocation: location)
  }

  /// Scrolls to a distance from the start, along the axis on which the layout scrolls.
  func scroll(to distance: CGFloat) {
    let insets = view.adjustedContentInset
    view.contentOffset = along(distance, from: CGPoint(x: -insets.left, y: -insets.top))
  }

  /// Scrolls to the end.
  func scrollToEnd() {
    let insets = view.adjustedContentInset
    scroll(
      to: manner.scrollsAcross
        ? max(0, view.contentSize.width + insets.left + insets.right - view.bounds.width)
        : max(0, view.contentSize.height + insets.top + insets.bottom - view.bounds.height))
  }

  func along(_ distance: CGFloat, from point: CGPoint) -> CGPoint {
    manner.scrollsAcross
      ? CGPoint(x: point.x + distance, y: point.y) : CGPoint(x: point.x, y: point.y + distance)
  }

  func update(
    _ name: String, keepsPlace: Bool = true, moving: Set<String> = [],
    _ location: SourceLocation = #_sourceLocation,
    _ updates: @escaping (UICollectionView, MannersSource) -> Void
  ) {
    step(name, keepsPlace: keepsPlace, moving: moving, location) { [view, source] in
      view.performBatchUpdates({ updates(view, source) })
    }
  }

  func replaceLayout(_ manner: Manner, animated: Bool) {
    self.manner = manner
    view.setCollectionViewLayout(manner.make(), animated: animated)
  }

  // MARK: Movement by hand

  func lift(_ path: IndexPath, _ location: SourceLocation = #_sourceLocation) {
    #expect(view.beginInteractiveMovementForItem(at: path), sourceLocation: location)
    carried = source.sections[path.section][path.item]
  }

  func drop() {
    view.endInteractiveMovement()
    carried = nil
  }

  func cancel() {
    view.cancelInteractiveMovement()
    carried = nil
  }
}
