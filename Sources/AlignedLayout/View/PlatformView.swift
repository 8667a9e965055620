#if canImport(UIKit) && !os(watchOS) && !APPKIT
  import UIKit

  /// The class of views: `UIView` with UIKit, `NSView` with AppKit.
  public typealias PlatformView = UIView

  extension UIView {
    /// Whether changes are being animated.
    static var isInAnimation: Bool {
      areAnimationsEnabled && inheritedAnimationDuration > 0
    }

    /// Animates changes in the duration and by the curve of the animation that is under way.
    static func animateAlong(
      _ changes: @escaping () -> Void, completion: @escaping @MainActor () -> Void
    ) {
      UIView.animate(withDuration: inheritedAnimationDuration, animations: changes) { _ in
        completion()
      }
    }

    var environment: ItemEnvironment {
      ItemEnvironment(
        direction: effectiveUserInterfaceLayoutDirection == .rightToLeft
          ? .rightToLeft : .leftToRight,
        displayScale: traitCollection.displayScale)
    }

    /// Gives the view a frame, also if it is transformed.
    func stand(in frame: CGRect) {
      guard transform != .identity else {
        if self.frame != frame { self.frame = frame }
        return
      }
      // The frame of a transformed view is undefined
      // (https://developer.apple.com/documentation/uikit/uiview/frame).
      bounds.size = frame.size
      center = CGPoint(x: frame.midX, y: frame.midY)
    }

    func show(alpha: CGFloat) {
      self.alpha = alpha
    }

    /// A picture of the view as it was drawn last. It is empty, or nil, if the view has not been drawn.
    ///
    /// UIKit does not document what it shows of a view that has just been hidden. It takes what is on the screen,
    /// and the view is there until the end of the transaction.
    var pictureOnScreen: UIView? {
      snapshotView(afterScreenUpdates: false)
    }

    /// Adds a subview behind all others.
    func addSubviewAtBack(_ view: UIView) {
      insertSubview(view, at: 0)
    }

    /// Brings the subviews into another order.
    func sortSubviews(as order: [UIView]) {
      for (index, view) in order.enumerated() where subviews[index] !== view {
        insertSubview(view, at: index)
      }
    }

    func ownSize(fitting size: CGSize) -> CGSize {
      sizeThatFits(size)
    }

    /// Returns the smallest size that the constraints of the view allow or, if that is too large, the size
    /// for what is offered.
    func sizeOfConstraints(fitting offer: CGSize) -> CGSize {
      let compressed = UIView.layoutFittingCompressedSize
      let size = systemLayoutSizeFitting(compressed)
      let (isTooWide, isTooTall) = (size.width > offer.width, size.height > offer.height)
      guard isTooWide || isTooTall else { return size }
      return systemLayoutSizeFitting(
        CGSize(
          width: isTooWide ? offer.width : compressed.width,
          height: isTooTall ? offer.height : compressed.height),
        withHorizontalFittingPriority: isTooWide ? .required : .fittingSizeLevel,
        verticalFittingPriority: isTooTall ? .required : .fittingSizeLevel)
    }

    /// Returns the baselines that the view would have at a size: those of the text of a label, or of the views
    /// that the view names for its baselines.
    func textBaselines(atSize size: CGSize) -> Baselines {
      if let label = self as? UILabel { return label.baselinesOfText(atSize: size) }
      let (first, last) = (forFirstBaselineLayout, forLastBaselineLayout)
      guard first !== self || last !== self else { return Baselines(first: nil, last: nil) }
      return laidOut(atSize: size) {
        Baselines(
          first: first.distance(to: \.first, fromTopOf: self),
          last: last.distance(to: \.last, fromTopOf: self))
      }
    }

    /// Returns the distance from the top of an ancestor to a baseline of the view's text, or to the bottom of
    /// another view, where UIKit puts its baseline. Nil for the ancestor itself.
    private func distance(
      to baseline: KeyPath<Baselines, CGFloat?>, fromTopOf ancestor: UIView
    ) -> CGFloat? {
      guard self !== ancestor, isDescendant(of: ancestor) else { return nil }
      let text = (self as? UILabel)?.baselinesOfText(atSize: bounds.size)
      let y = text?[keyPath: baseline] ?? bounds.height
      return convert(CGPoint(x: 0, y: bounds.minY + y), to: ancestor).y - ancestor.bounds.minY
    }

    /// Reads the view as it stands at a size, and gives it back the size that it has.
    private func laidOut<Answer>(atSize size: CGSize, _ read: () -> Answer) -> Answer {
      let former = bounds.size
      UIView.performWithoutAnimation {
        if former != size { bounds.size = size }
        layoutIfNeeded()
      }
      let answer = read()
      if former != size { UIView.performWithoutAnimation { bounds.size = former } }
      return answer
    }
  }

  extension UILabel {
    /// Returns the baselines of the first and the last line of text, which is centered in the height.
    fileprivate func baselinesOfText(atSize size: CGSize) -> Baselines {
      let textHeight =
        numberOfLines == 1
        ? font.lineHeight
        : sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude)).height
      let margin = max(0, size.height - textHeight) / 2
      return Baselines(first: margin + font.ascender, last: size.height - margin + font.descender)
    }
  }
#elseif canImport(AppKit)
  import AppKit

  /// The class of views: `UIView` with UIKit, `NSView` with AppKit.
  public typealias PlatformView = NSView

  extension NSView {
    /// Whether changes are being animated.
    static var isInAnimation: Bool {
      NSAnimationContext.current.allowsImplicitAnimation && NSAnimationContext.current.duration > 0
    }

    static func performWithoutAnimation(_ changes: () -> Void) {
      NSAnimationContext.beginGrouping()
      NSAnimationContext.current.duration = 0
      NSAnimationContext.current.allowsImplicitAnimation = false
      changes()
      NSAnimationContext.endGrouping()
    }

    /// Animates changes in the duration of the animation that is under way.
    static func animateAlong(
      _ changes: @escaping () -> Void, completion: @escaping @MainActor () -> Void
    ) {
      let duration = NSAnimationContext.current.duration
      NSAnimationContext.runAnimationGroup { context in
        context.duration = duration
        context.allowsImplicitAnimation = true
        changes()
      } completionHandler: {
        MainActor.assumeIsolated(completion)
      }
    }

    var environment: ItemEnvironment {
      ItemEnvironment(
        direction: userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        // A view outside of a window is laid out again when it gets the scale of its window.
        displayScale: window?.backingScaleFactor ?? 2)
    }

    /// Gives the view a frame, by its animator in an animation: a view without a layer animates by nothing
    /// else.
    func stand(in frame: CGRect) {
      guard self.frame != frame else { return }
      if NSView.isInAnimation { animator().frame = frame } else { self.frame = frame }
    }

    func show(alpha: CGFloat) {
      if NSView.isInAnimation { animator().alphaValue = alpha } else { alphaValue = alpha }
    }

    var alpha: CGFloat {
      alphaValue
    }

    /// Nil: AppKit fades out views that their animators hide.
    var pictureOnScreen: NSView? {
      nil
    }

    func setNeedsLayout() {
      needsLayout = true
    }

    func layoutIfNeeded() {
      layoutSubtreeIfNeeded()
    }

    /// Adds a subview behind all others.
    func addSubviewAtBack(_ view: NSView) {
      addSubview(view, positioned: .below, relativeTo: nil)
    }

    /// Brings the subviews into another order.
    func sortSubviews(as order: [NSView]) {
      if subviews != order { subviews = order }
    }

    /// Returns the size that a control or a view of this library needs for a width. Other views return the
    /// smallest size that their constraints allow.
    func ownSize(fitting size: CGSize) -> CGSize {
      switch self {
      case let view as LayoutPassView: view.sizeThatFits(size)
      case let control as NSControl: control.sizeThatFits(size)
      default: fittingSize
      }
    }

    func sizeOfConstraints(fitting offer: CGSize) -> CGSize {
      fittingSize
    }

    /// Returns the baselines of the view at a size. AppKit counts the last one from the bottom, and returns 0 if
    /// there is none.
    func textBaselines(atSize size: CGSize) -> Baselines {
      let former = frame.size
      let present = baselines(inHeight: size.height)
      guard former != size, self is NSControl, present != Baselines(first: nil, last: nil) else {
        return present
      }
      // A control says where its text is at its present size.
      NSView.performWithoutAnimation { setFrameSize(size) }
      defer { NSView.performWithoutAnimation { setFrameSize(former) } }
      return baselines(inHeight: size.height)
    }

    private func baselines(inHeight height: CGFloat) -> Baselines {
      let (first, last) = (firstBaselineOffsetFromTop, lastBaselineOffsetFromBottom)
      return Baselines(first: first > 0 ? first : nil, last: last > 0 ? height - last : nil)
    }
  }

  extension AlignedView {
    /// The elements that are read in place of the subviews, or nil if none were set. AppKit does not tell who has
    /// set them, so a client that wants others overrides `accessibilityChildren()`.
    var accessibilityElements: [Any]? {
      get { state.accessibilityElements }
      set { setAccessibilityChildren(newValue) }
    }
  }
#endif
