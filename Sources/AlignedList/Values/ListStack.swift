#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Several components that stand below each other in one view, such as those of a header.
  struct ListStack: ListComponent {
    struct Part {
      let item: ListItem

      /// Whether the component stays visible while others scroll, or nil if it does what its section says.
      var pins: Bool?

      /// Whether the component follows the pull of a content that is pulled beyond its edge.
      var stretches = false

      func isEqual(to other: Part) -> Bool {
        pins == other.pins && stretches == other.stretches
          && item.content.viewType == other.item.content.viewType
          && item.hasSameContent(as: other.item)
      }
    }

    /// What a list has found out about a stack: whether parts pin that do not say it, and the sizes of all.
    final class Memory {
      var pinsByDefault = false
      fileprivate var sizes: [Int: RememberedSizes] = [:]
    }

    let parts: [Part]

    /// Whether the stack is a footer: its components pin at the bottom.
    let isFooter: Bool
    let memory = Memory()

    func hasSameContent(as other: ListStack) -> Bool {
      isFooter == other.isFooter && parts.count == other.parts.count
        && zip(parts, other.parts).allSatisfy { $0.isEqual(to: $1) }
    }

    func makeView() -> ListStackView { ListStackView(frame: .zero) }
    func configure(_ view: ListStackView) { view.show(self) }
  }

  extension ListStack {
    /// Goes on with what is known of a stack before, and of those components that are equal to the ones there.
    func goOn(from old: ListStack) {
      memory.pinsByDefault = old.memory.pinsByDefault
      for index in parts.indices.prefix(old.parts.count)
      where parts[index].isEqual(to: old.parts[index]) {
        memory.sizes[index] = old.memory.sizes[index]
      }
    }

    @MainActor
    func sizes(
      fitting width: CGFloat, by sizer: ListSizer, _ carousels: CarouselMemory
    ) -> [CGSize] {
      parts.enumerated().map { index, part in
        sizer.size(
          of: part.item, fitting: width, remembering: memory.sizes.sizes(for: index),
          cards: carousels.carousel(key(ofPart: index)))
      }
    }

    /// What identifies a component that is a carousel among those of the stack.
    func key(ofPart index: Int) -> ItemKey { parts.map(\.item.comparedIdentity).keys[index] }
    func pins(_ index: Int) -> Bool { parts[index].pins ?? memory.pinsByDefault }

    /// Returns where the components stand in a view whose length is less than theirs while some of them scroll, and
    /// more while the content is pulled.
    func extents(of lengths: [CGFloat], inLength length: CGFloat) -> [ClosedRange<CGFloat>] {
      let difference = length - lengths.reduce(0, +)
      var (top, pinnedTop): (CGFloat, CGFloat) = (min(0, difference), 0)
      // Those of a footer are counted from the bottom.
      let extents = (isFooter ? parts.indices.reversed() : Array(parts.indices)).map { index in
        let own = lengths[index] + (parts[index].stretches ? max(0, difference) : 0)
        let start = pins(index) ? max(top, pinnedTop) : top
        top += own
        if pins(index) { pinnedTop += own }
        return start...(start + own)
      }
      guard isFooter else { return extents }
      return extents.reversed().map { (length - $0.upperBound)...(length - $0.lowerBound) }
    }
  }

  /// The components at one edge of a section, and the one item that shows them, if there are any.
  struct ListEdge {
    let isFooter: Bool
    private(set) var item: ListItem?
    var parts: [ListStack.Part] = [] {
      didSet {
        for part in parts { part.item.check(allowsAttachments: parts.count == 1) }
        item = parts.count > 1 ? stack : parts.first?.item
      }
    }

    var pins: [Bool?] { parts.map(\.pins) }

    func hasSamePins(as other: ListEdge) -> Bool {
      parts.elementsEqual(other.parts) { $0.pins == $1.pins }
    }

    private var stack: ListItem { ListItem(ListStack(parts: parts, isFooter: isFooter)) }
  }

  extension [ListItem] {
    /// One item that shows all, or nil if there are none.
    var stacked: ListItem? {
      var edge = ListEdge(isFooter: false)
      edge.parts = map { .init(item: $0) }
      edge.item?.check(allowsAttachments: false)
      return edge.item
    }
  }

  extension ListItem {
    /// Stops a debug build if the item cannot be shown as it is where no section shows it.
    func check(allowsAttachments: Bool) {
      assert(
        storedOptions?.options.row == nil,
        "A ListRow stands in a section, and not in a header, a carousel or another view. Make a component of it, whose "
          + "view is an AlignedView.")
      assert(
        allowsAttachments || attachments.isEmpty,
        "Components are attached to a ListHeader, a ListFooter, a ListOverlay, an overflow view, an attachment, or one of "
          + "several elements of a header, where they are not shown. Put them into its component.")
    }

    var stack: ListStack? { (content as? ComponentContent<ListStack>)?.component }
  }
#endif
