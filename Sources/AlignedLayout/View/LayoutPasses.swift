#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// What a view knows of its passes.
  struct LayoutPasses {
    /// The closure that lays out, if the view has one in place of a method.
    var closure: ((LayoutPass) -> CGSize)?
    let memory = PassMemory()

    /// The size of the bounds in the last layout, for which the intrinsic length across the lines is
    /// computed. With 0, it is that of the natural size.
    var laidOutSize = CGSize.zero

    /// The length that was returned as the intrinsic one across the lines, or nil if it was never asked for.
    var intrinsicLength: CGFloat?

    /// Whether the view is asking its subviews.
    var isAsking = false

    /// Whether UIKit laid out the view while it was asking.
    var wasInterrupted = false
  }

  extension LayoutPassView {
    /// Asks subviews for sizes. No layout places them meanwhile.
    func asking<Answer>(_ ask: () -> Answer) -> Answer {
      guard !passes.isAsking else { return ask() }
      passes.isAsking = true
      defer {
        passes.isAsking = false
        if passes.wasInterrupted {
          passes.wasInterrupted = false
          setNeedsLayout()
        }
      }
      return ask()
    }

    /// Returns the size for a width and a height. A length of 0 is no limit.
    func size(fitting size: CGSize) -> CGSize {
      asking { run(for: .sizing, in: size.limits) }
        .limitedLengths.roundedUp(to: environment.displayScale)
    }

    /// Places the subviews in the bounds.
    ///
    /// A subview that is laid out to learn its baselines may have its superviews laid out, too. They are asked
    /// then, and cannot place.
    func placeSubviews() {
      guard !passes.isAsking else {
        passes.wasInterrupted = true
        return
      }
      _ = run(for: .placing(in: bounds), in: bounds.size)
      updateIntrinsicSize()
    }

    private func run(for purpose: LayoutPass.Purpose, in size: CGSize) -> CGSize {
      passes.memory.run(
        { layOut(in: $0) },
        LayoutPass(in: size, for: purpose, environment, memory: passes.memory))
    }

    // MARK: Intrinsic size

    /// The size for the preferred width. Without one, the length along the lines is the natural one, and the
    /// length across them that for the bounds.
    var intrinsicSize: CGSize {
      guard preferredMaxLayoutWidth <= 0 || lineAxis == .horizontal else {
        return size(fitting: CGSize(width: preferredMaxLayoutWidth, height: 0))
          .replacingUnlimitedLengths(by: PlatformView.noIntrinsicMetric)
      }
      let length = lengthAcrossLines(in: passes.laidOutSize)
      passes.intrinsicLength = length
      let natural = size(fitting: .zero).transposed(for: lineAxis)
      return CGSize(width: natural.width, height: length).transposed(for: lineAxis)
        .replacingUnlimitedLengths(by: PlatformView.noIntrinsicMetric)
    }

    /// Lets the intrinsic size follow the bounds. Auto Layout asks for it again.
    private func updateIntrinsicSize() {
      passes.laidOutSize = bounds.size
      guard preferredMaxLayoutWidth <= 0 || lineAxis == .horizontal,
        let length = passes.intrinsicLength,
        lengthAcrossLines(in: bounds.size) != length
      else { return }
      invalidateIntrinsicContentSize()
    }

    // MARK: Changes

    /// Lays out again after the content, or the size of a subview, has changed.
    func contentDidChange() {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
      forEnclosingPassView { container, subview in
        guard let item = container.item(of: subview) else { return }
        item.state.answers.removeAll()
        container.contentDidChange()
      }
    }
  }

  extension PlatformView {
    /// Tells the ``AlignedView`` or ``LayoutPassView`` around this view to forget the size of its subview that this
    /// view is, or is in.
    ///
    /// Call it in a subview of your own when its content changes. Elsewhere, nothing happens.
    ///
    ///     var title = "" {
    ///       didSet { invalidateAlignedSize() }
    ///     }
    public func invalidateAlignedSize() {
      forEnclosingPassView { $0.invalidateSize(ofSubview: $1) }
    }

    /// Calls a closure with the nearest view around this one that lays out by passes, and with its subview
    /// that this view is or is in.
    fileprivate func forEnclosingPassView(_ body: (LayoutPassView, PlatformView) -> Void) {
      var view = self as PlatformView
      while let superview = view.superview {
        if let container = superview as? LayoutPassView { return body(container, view) }
        view = superview
      }
    }
  }

  /// The top or the bottom edge.
  enum VerticalEdge {
    case top, bottom
  }

  extension CGSize {
    /// The size with an unlimited length in place of each that is 0.
    var limits: CGSize {
      CGSize(
        width: width > 0 ? width : .unlimitedLength, height: height > 0 ? height : .unlimitedLength)
    }

    /// Returns the size with another length in place of each without a limit: that of a view that takes all width.
    func replacingUnlimitedLengths(by length: CGFloat) -> CGSize {
      CGSize(
        width: width.isUnlimited ? length : width, height: height.isUnlimited ? length : height)
    }

    /// The size in whole pixels.
    fileprivate func roundedUp(to displayScale: CGFloat) -> CGSize {
      let grid = PixelGrid(displayScale: displayScale)
      return CGSize(width: grid.pixelsCovering(width), height: grid.pixelsCovering(height))
    }
  }
#endif
