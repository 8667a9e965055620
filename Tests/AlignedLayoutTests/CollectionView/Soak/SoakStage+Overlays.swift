#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Only for the parts of a placement.
  @testable import AlignedLayout

  // Floating views, and effects of scrolling. Neither moves an element.
  extension SoakStage {
    // MARK: Floating views

    /// Adds a floating view, or gives one another placement, or removes one, as a client does.
    ///
    /// - Returns: the result.
    func float(_ seed: UInt64) -> String {
      var random = SplitMix64(seed: seed)
      let isAnimated = random.happens(onceIn: 2)
      let words = isAnimated ? ", animated" : ""
      let index = floating.isEmpty ? 0 : Int.random(in: floating.indices, using: &random)
      if !floating.isEmpty, random.happens(onceIn: floating.count > 2 ? 1 : 3) {
        layout.removeFloatingView(floating.remove(at: index).view, animated: isAnimated)
        return "removed \(index)" + words
      }
      let placement = random.placement()
      let moves = !floating.isEmpty && random.happens(onceIn: 3)
      let view = moves ? floating[index].view : AskedView(frame: .zero)
      if moves { floating.remove(at: index) }
      floating.append((view, placement))
      layout.addFloatingView(view, at: placement, animated: isAnimated)
      return (moves ? "moved \(index)" : "added") + words
    }

    /// Returns a floating view that is not in its place in the visible area, in words, or nil.
    func faultOfFloatingViews() -> String? {
      for (index, (view, placement)) in floating.enumerated() {
        guard view.superview === self.view else { return "floating view \(index) is gone" }
        let expected = plainFrame(of: placement, ownSize: view.size)
        let shown = view.frame.offsetBy(dx: -self.view.bounds.minX, dy: -self.view.bounds.minY)
        guard isClose(shown, expected) else {
          return "floating view \(index) at \(words(shown)), not \(words(expected))"
        }
      }
      return nil
    }

    /// Returns where a view floats in the bounds. It is aligned in what insets leave of them.
    private func plainFrame(of placement: FloatingPlacement, ownSize: CGSize) -> CGRect {
      let insets = placement.area == .safeArea ? view.adjustedContentInset : .zero
      let own = placement.insets
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      func place(
        _ length: CGFloat, _ start: CGFloat, _ end: CGFloat, _ share: CGFloat,
        _ size: FloatingPlacement.Length, _ ownSize: CGFloat
      ) -> (start: CGFloat, length: CGFloat) {
        let rest = length - start - end
        let (room, origin) = rest > 0 ? (rest, start) : (0, start + rest / 2)
        let placed =
          switch size {
          case .own: min(ownSize, room)
          case .points(let length): length
          case .fraction(let fraction): room * fraction
          }
        return (origin + (room - placed) * share, placed)
      }
      let share = placement.alignment.x
      let (x, width) = place(
        view.bounds.width, insets.left + (isMirrored ? own.trailing : own.leading),
        insets.right + (isMirrored ? own.leading : own.trailing),
        isMirrored ? 1 - share : share, placement.width, ownSize.width)
      let (y, height) = place(
        view.bounds.height, insets.top + own.top, insets.bottom + own.bottom,
        placement.alignment.y, placement.height,
        // A view that is offered no width is not asked.
        width > 0 ? ownSize.height : 0)
      let scale = view.traitCollection.displayScale
      return CGRect(
        x: (x * scale + 0.001).rounded(.down) / scale,
        y: (y * scale + 0.001).rounded(.down) / scale, width: width, height: height)
    }

    // MARK: Effects

    /// Sets an effect that flips and fades elements above the middle of what is visible. It changes no frame,
    /// and tries in vain to.
    func showEffect(_ shows: Bool) {
      showsEffect = shows
      guard shows else { return layout.adjustVisibleAttributes = nil }
      layout.adjustVisibleAttributes = { attributes, visibleRect in
        let isAbove = attributes.center.y < visibleRect.midY
        attributes.alpha = isAbove ? 0.5 : 1
        attributes.transform = isAbove ? .flipped : .identity
        attributes.center.x += 7
        attributes.size.height += 3
        attributes.isHidden = true
      }
    }

    /// Returns whether a view that rests in a frame looks as the effect has it look.
    func shows(_ shown: UIView, effectAt frame: CGRect) -> Bool {
      let visible = view.bounds.inset(by: view.adjustedContentInset)
      let distance = frame.midY - visible.midY
      // The middle may be on either side of a sum's last bit.
      if showsEffect, abs(distance) < 0.001 { return true }
      // Insets that overlap leave a negative size, and nothing visible.
      let isAnythingVisible = visible.size.width > 0 && visible.size.height > 0
      let isAbove = showsEffect && distance < 0 && isAnythingVisible
      return shown.alpha == (isAbove ? 0.5 : 1)
        && shown.transform == (isAbove ? .flipped : .identity)
    }
  }

  extension CGAffineTransform {
    /// A transform that moves no edge of what it is applied to.
    fileprivate static let flipped = CGAffineTransform(scaleX: -1, y: 1)
  }

  extension SplitMix64 {
    /// Draws where a view floats that covers nothing that counts.
    fileprivate mutating func placement() -> FloatingPlacement {
      let points = [
        AnchorPoint.topLeading, .top, .trailing, .center, .bottom, .bottomTrailing,
      ]
      return FloatingPlacement(
        pick(points), of: pick([.safeArea, .safeArea, .bounds]),
        insets: pick([.zero, Insets(top: 1, leading: 2, bottom: 3, trailing: 8)]),
        width: pick([.own, .points(30), .fraction(0.5), .fraction(1)]),
        height: pick([.own, .points(12)]), depth: pick([.inFront, .behind]))
    }
  }
#endif
