#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The views that float in a collection view, from back to front. It is an object, because views that are asked
  /// for their sizes may change it.
  @MainActor
  final class FloatingViews {
    private nonisolated(unsafe) var floating: [FloatingView] = []

    /// An empty view by which new traits and layout passes are noticed. It belongs to the collection view.
    private weak var witness: FloatingWitness?

    /// The collection view that was looked at for views of another layout.
    private weak var known: UICollectionView?

    /// Is called when the collection view gets traits that may give other sizes.
    var onTraitChange: (() -> Void)?

    nonisolated init() {}

    /// The layout is gone: the collection view has another one, or is gone, too.
    deinit {
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated {
        for view in floating { view.end() }
        witness?.removeFromSuperview()
      }
    }

    var isEmpty: Bool { floating.isEmpty }

    func floatingView(_ view: UIView) -> FloatingView? { floating.first { $0.view === view } }

    /// Lets a view float in front of those that do. One that floats already comes to the front.
    func add(_ new: FloatingView) {
      floating.removeAll { $0 === new }
      floating.append(new)
    }

    func remove(_ old: FloatingView) {
      guard floating.contains(where: { $0 === old }) else { return }
      floating.removeAll { $0 === old }
      old.end()
    }

    func detach() {
      for view in floating { view.detach() }
      known = nil
      witness?.removeFromSuperview()
    }

    func forgetSizes() { for view in floating { view.forgetSize() } }

    // MARK: Placing

    /// Gives the views their frames in an area, and adds new ones. Returns what they cover that counts as covered.
    @discardableResult
    func place(in area: FloatingArea, of collectionView: UICollectionView) -> Surroundings.Coverage
    {
      addWitness(to: collectionView)
      var coverage = Surroundings.Coverage.none
      for view in floating {
        if view.isTakenAway, view.view.superview !== collectionView {
          remove(view)
          continue
        }
        if view.isNew(in: collectionView) { add(view, to: collectionView) }
        let ownSize = view.ownSize(in: area)
        // The view may have removed itself.
        guard floating.contains(where: { $0 === view }) else { continue }
        view.view.stand(in: area.frame(view.placement, ownSize: ownSize))
        if !view.isLeaving { coverage.formUnion(area.coverage(view.placement, ownSize: ownSize)) }
      }
      witness?.setNeedsLayout()
      return area.limit(coverage)
    }

    /// Adds a view to the collection view, or moves it, in front of those of its depth that are before it.
    func add(_ new: FloatingView, to collectionView: UICollectionView) {
      let before = floating.prefix { $0 !== new }.last { view in
        view.isBehind && view.view.superview === collectionView
      }
      new.add(to: collectionView, inFrontOf: before?.view)
    }

    /// A layout that was replaced without being told has left its views and marks behind.
    func takeOver(_ collectionView: UICollectionView) {
      guard known !== collectionView else { return }
      known = collectionView
      for case let other as FloatingWitness in collectionView.subviews where other !== witness {
        other.views?.detach()
      }
      let marks = collectionView.layer.sublayers?.filter { $0.name == MarkedContent.layerName }
      for layer in marks ?? [] { layer.removeFromSuperlayer() }
    }

    /// Their z position alone has views drawn in front of new cells, but touches follow the order of subviews.
    fileprivate func comeForward() {
      guard let collectionView = witness?.superview else { return }
      let front = floating.filter { !$0.isBehind && $0.view.superview === collectionView }
      guard let first = front.first?.view else { return }
      let after = collectionView.subviews.reversed().prefix { $0 !== first }
      guard after.contains(where: { $0 is UICollectionReusableView && !isFloating($0) }) else {
        return
      }
      for view in front { collectionView.bringSubviewToFront(view.view) }
    }

    private func isFloating(_ view: UIView) -> Bool { floating.contains { $0.view === view } }

    private func addWitness(to collectionView: UICollectionView) {
      guard !isEmpty, witness?.superview !== collectionView else { return }
      witness?.removeFromSuperview()
      let made = FloatingWitness(frame: .zero)
      made.views = self
      witness = made
      collectionView.insertSubview(made, at: 0)
    }
  }

  /// An empty view in a collection view that notices new traits and layout passes. UIKit lays out a view before
  /// its subviews, so that all cells are added by then. Without a size it takes no touches. It is not hidden,
  /// because no documentation says that UIKit lays out hidden views.
  private final class FloatingWitness: UIView {
    weak var views: FloatingViews?
    private var hasNewTraits = false

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard traitCollection.changesSizes(from: previousTraitCollection) else { return }
      // The floating views get theirs after this view.
      hasNewTraits = true
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if hasNewTraits {
        hasNewTraits = false
        views?.onTraitChange?()
      }
      views?.comeForward()
      // UIKit may bring cells to the front until the turn ends (a guess: `Guess.frontViewsStayInFront`).
      Task { [weak self] in self?.views?.comeForward() }
    }
  }
#endif
