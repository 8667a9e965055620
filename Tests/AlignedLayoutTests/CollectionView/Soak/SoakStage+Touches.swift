#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Only for the parts of a placement.
  @testable import AlignedLayout

  // Touches. A plain model says what they reach: a floating view, or else what is documented to be in front.
  extension SoakStage {
    /// Touches the middle of each floating view, and some points of the bounds.
    ///
    /// - Returns: the first point at which another view is touched than the frontmost one, in words, or nil.
    func faultOfTouches(_ seed: UInt64) -> String? {
      // A carried cell is in front of others.
      guard carried == nil else { return nil }
      var random = SplitMix64(seed: seed)
      let bounds = view.bounds
      func place(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
        // Beside edges, which may be at whole points and pixels.
        start + length * CGFloat(random.length(0...99)) / 100 + 0.0137
      }
      let anywhere = (0..<8).map { _ in
        CGPoint(x: place(bounds.minX, bounds.width), y: place(bounds.minY, bounds.height))
      }
      for point in floating.map(\.view.center) + anywhere where bounds.contains(point) {
        let touched = touchedSubview(at: point)
        guard let front = frontViews(at: point, touching: touched), !front.contains(touched) else {
          continue
        }
        return "a touch at \(point) reaches \(touched as Any), not \(front)"
      }
      return nil
    }

    /// Returns the subview that gets a touch, or nil for the collection view itself.
    private func touchedSubview(at point: CGPoint) -> UIView? {
      var touched = view.hitTest(point, with: nil)
      while let inner = touched, inner !== view, inner.superview !== view {
        touched = inner.superview
      }
      return touched === view ? nil : touched
    }

    /// Returns the views that are in front of all others at a point, of which there may be several at one depth,
    /// or nil where the model does not say it.
    private func frontViews(at point: CGPoint, touching touched: UIView?) -> [UIView?]? {
      func floats(_ depth: FloatingPlacement.Depth) -> UIView? {
        floating.last { $0.placement.depth == depth && $0.view.frame.contains(point) }?.view
      }
      if let front = floats(.inFront) { return [front] }
      if touched is DecorationView { return nil }
      let bars = depthsOfBars()
      var depths: [(view: UIView, depth: Int)] = []
      for shown in view.subviews where shown is UICollectionReusableView {
        guard !(shown is DecorationView), !shown.isHidden, shown.frame.contains(point) else {
          continue
        }
        // What is attached, and cells that pin, are at depths of their own.
        guard let depth = depth(of: shown, bars) else { return nil }
        depths.append((shown, depth))
      }
      guard let greatest = depths.map(\.depth).max() else { return [floats(.behind)] }
      return depths.filter { $0.depth == greatest }.map(\.view)
    }

    private func depth(of shown: UIView, _ bars: [ObjectIdentifier: Int]) -> Int? {
      guard let cell = shown as? SoakCell else { return bars[ObjectIdentifier(shown)] }
      guard let attributes = cell.id.flatMap(source.cell)?.attributes, !attributes.pins else {
        return nil
      }
      return CollectionViewAlignedLayout.cellZIndex + attributes.zIndex
    }

    /// Returns the depths of headers, footers and overflow views, which only a cell's own z index changes.
    private func depthsOfBars() -> [ObjectIdentifier: Int] {
      let depths = [
        UICollectionView.elementKindSectionHeader: CollectionViewAlignedLayout.headerZIndex,
        UICollectionView.elementKindSectionFooter: CollectionViewAlignedLayout.footerZIndex,
        CollectionViewAlignedLayout.elementKindOverflow: CollectionViewAlignedLayout.cellZIndex,
      ]
      return Dictionary(
        depths.flatMap { kind, depth in
          view.visibleSupplementaryViews(ofKind: kind).map { (ObjectIdentifier($0), depth) }
        }, uniquingKeysWith: max)
    }
  }
#endif
