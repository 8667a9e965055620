#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @MainActor
  final class FloatingView {
    let view: UIView
    var placement: FloatingPlacement
    var measurement: AlignedItem.Measurement {
      didSet { if measurement != oldValue { forgetSize() } }
    }

    private(set) var isLeaving = false

    /// What the view gets back when it has faded out, and when it is removed.
    private var alpha: CGFloat = 1
    private let zPosition: CGFloat

    /// If the view has another superview later, a client has taken it away.
    private weak var host: UICollectionView?
    private var measured: (width: CGFloat, size: CGSize)?

    /// How often the view was shown again while it faded out.
    private var returns = 0

    init(
      _ view: UIView, at placement: FloatingPlacement,
      measuredBy measurement: AlignedItem.Measurement
    ) {
      self.view = view
      self.placement = placement
      self.measurement = measurement
      zPosition = view.layer.zPosition
    }

    var isBehind: Bool { placement.depth == .behind }

    // MARK: Size

    func forgetSize() { measured = nil }

    /// Asks the view if its size depends on that, and is not known for the width.
    func ownSize(in area: FloatingArea) -> CGSize {
      guard let width = area.offer(placement) else { return .zero }
      if let measured, measured.width == width { return measured.size }
      view.receiveTraits()
      let size = measurement.size(of: view, fitting: width)
      measured = (width, size)
      return size
    }

    // MARK: Superview

    var isTakenAway: Bool { host != nil && view.superview !== host }

    func isNew(in collectionView: UICollectionView) -> Bool { host !== collectionView }

    /// Adds the view in front of another one, or behind everything if that is nil.
    func add(to collectionView: UICollectionView, inFrontOf other: UIView?) {
      // Cells have their z index as z position, which is at most that of a cell that is carried.
      view.layer.zPosition = isBehind ? -Self.depth : Self.depth
      if !isBehind {
        collectionView.addSubview(view)
      } else if let other {
        collectionView.insertSubview(view, aboveSubview: other)
      } else {
        collectionView.insertSubview(view, at: 0)
      }
      host = collectionView
    }

    /// A distance beyond all others, which is exact in single precision, too.
    private static let depth: CGFloat = 0x1p30

    func detach() {
      if view.superview === host { view.removeFromSuperview() }
      host = nil
    }

    /// Ends floating, and gives the view back as it was. A fade that is under way does not end it again.
    func end() {
      detach()
      view.layer.zPosition = zPosition
      if isLeaving { view.alpha = alpha }
      isLeaving = false
    }

    // MARK: Fading

    func fadeIn() {
      let alpha = view.alpha
      UIView.performWithoutAnimation { view.alpha = 0 }
      Self.animate { self.view.alpha = alpha }
    }

    func comeBack(animated: Bool) {
      guard isLeaving else { return }
      isLeaving = false
      returns += 1
      Self.animate(if: animated) { self.view.alpha = self.alpha }
    }

    /// Fades the view out, and calls a closure when it is invisible, unless it has come back.
    func fadeOut(completion: @escaping () -> Void) {
      isLeaving = true
      alpha = view.alpha
      let before = returns
      Self.animate {
        self.view.alpha = 0
      } completion: {
        if self.isLeaving, self.returns == before { completion() }
      }
    }

    /// Animates changes: in a client's own animation, if there is one, with its timing.
    static func animate(
      if isAnimated: Bool = true, _ changes: @escaping () -> Void,
      completion: @escaping () -> Void = {}
    ) {
      guard isAnimated else {
        UIView.performWithoutAnimation(changes)
        return completion()
      }
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
        animations: changes, completion: { _ in completion() })
    }
  }
#endif
