#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The view of several components that stand below each other. Each of them does what a header does.
  final class ListStackView: UIView {
    weak var owner: ListSupplementaryView?
    private(set) var parts: [StackedView] = []
    fileprivate private(set) var stack: ListStack?

    /// Shows components. Views of equal ones are not filled again.
    func show(_ stack: ListStack) {
      self.stack = stack
      while parts.count < stack.parts.count {
        parts.append(StackedView(frame: .zero))
        addSubview(parts[parts.count - 1])
      }
      for view in parts[stack.parts.count...] {
        view.forgetItem()
        view.removeFromSuperview()
      }
      parts.removeSubrange(stack.parts.count...)
      for (index, view) in parts.enumerated() {
        (view.stackView, view.index) = (self, index)
        if let sizer = owner?.sizer { view.show(sizer) }
        // What scrolls goes under what pins.
        if stack.pins(index) { bringSubviewToFront(view) }
      }
      setNeedsLayout()
    }

    func forgetStack() {
      stack = nil
      for view in parts { view.forgetItem() }
    }

    /// Whether the list scrolls sideways, across the stack.
    private var isSideways: Bool {
      let layout = (owner?.superview as? UICollectionView)?.collectionViewLayout
      return (layout as? CollectionViewAlignedLayout)?.scrollDirection == .horizontal
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let stack, let lengths = owner?.lengths(of: stack) else { return }
      let pinned = lengths.indices.filter(stack.pins).reduce(0) { $0 + lengths[$1] }
      let length = isSideways ? lengths.reduce(0, +) : bounds.height
      for (index, extent) in stack.extents(of: lengths, inLength: length).enumerated() {
        let view = parts[index]
        view.frame = CGRect(
          x: 0, y: extent.lowerBound, width: bounds.width,
          height: extent.upperBound - extent.lowerBound)
        // It would stand still where it has scrolled away.
        view.isHidden = pinned > 0 && length <= pinned && !stack.pins(index)
      }
    }
  }

  final class StackedView: ListSupplementaryView {
    fileprivate weak var stackView: ListStackView?
    fileprivate var index = 0

    private var owner: ListSupplementaryView? { stackView?.owner }
    override var latestItem: ListItem? { stackView?.stack?.parts[index].item }

    override var carousel: CarouselMemory? {
      stackView?.stack.flatMap { owner?.carousel?.carousel($0.key(ofPart: index)) }
    }

    override var isOwnerGone: Bool { owner?.isOwnerGone ?? true }
    override var isHeading: Bool { index == 0 && owner?.isHeading == true }
    override var sectionNumber: Int { owner?.sectionNumber ?? 0 }
  }
#endif
