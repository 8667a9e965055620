#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The view of several components that stand below each other. Each of them does what a header does.
  final class ListStackView: UIView {
    private(set) var parts: [StackedView] = []
    private weak var owner: ListSupplementaryView?
    private var carousels = CarouselMemory()
    private var calls: ClientCalls?
    private var sizer: ListSizer?
    private var stack: ListStack?

    /// Sets which view contains the stack from now on.
    func belong(
      to owner: ListSupplementaryView, _ carousels: CarouselMemory?, _ calls: ClientCalls,
      _ sizer: ListSizer
    ) {
      self.owner = owner
      if let carousels { self.carousels = carousels }
      (self.calls, self.sizer) = (calls, sizer)
    }

    /// Shows components. Views of equal ones are not filled again.
    func show(_ stack: ListStack) {
      self.stack = stack
      while parts.count > stack.parts.count {
        let last = parts.removeLast()
        last.forgetItem()
        last.removeFromSuperview()
      }
      for (index, part) in stack.parts.enumerated() {
        if index == parts.count { parts.append(StackedView(frame: .zero)) }
        let memory = part.item.content.carousel.map { _ in
          carousels.carousel(stack.key(ofPart: index))
        }
        parts[index].belong(to: owner, part.item, memory, isFirst: index == 0)
        addSubview(parts[index])
        if let calls, let sizer { parts[index].show(calls, sizer) }
      }
      // What scrolls goes under what pins.
      for (view, part) in zip(parts, stack.parts) where stack.pins(part) {
        bringSubviewToFront(view)
      }
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let stack, let sizer, let calls, stack.parts.count == parts.count else { return }
      let lengths = calls.whileFilling {
        stack.sizes(fitting: bounds.width, by: sizer, carousels).map(\.height)
      }
      let pinned = zip(lengths, stack.parts).reduce(0) { $0 + (stack.pins($1.1) ? $1.0 : 0) }
      for (index, extent) in stack.extents(of: lengths, inLength: bounds.height).enumerated() {
        parts[index].frame = CGRect(
          x: 0, y: extent.top, width: bounds.width, height: extent.length)
        // It would stand still where it has scrolled away.
        parts[index].isHidden =
          !stack.pins(stack.parts[index]) && pinned > 0 && bounds.height <= pinned
      }
    }
  }

  /// The view of a component in a stack. With an action it is a button.
  final class StackedView: ListSupplementaryView {
    private weak var owner: ListSupplementaryView?
    private var latest: ListItem?
    private var memory: CarouselMemory?
    private var isFirst = false

    /// Sets what the view shows from now on.
    func belong(
      to owner: ListSupplementaryView?, _ item: ListItem, _ memory: CarouselMemory?, isFirst: Bool
    ) {
      (self.owner, latest, self.memory, self.isFirst) = (owner, item, memory, isFirst)
    }

    override var latestItem: ListItem? { latest }

    override var carousel: CarouselMemory? { memory }

    override var isOwnerGone: Bool { owner?.isOwnerGone ?? true }

    override var isHeading: Bool { isFirst && owner?.isHeading == true }

    override var sectionNumber: Int { owner?.sectionNumber ?? 0 }
  }
#endif
