#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Several components that stand below each other in one view, such as those of a header.
  struct ListStack: ListComponent {
    /// A component of a stack.
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

    let parts: [Part]

    /// Whether the stack is a footer: its components pin at the bottom.
    let isFooter: Bool

    /// What a list has found out about a stack.
    final class Memory {
      var pinsByDefault = false
      var sizes: [RememberedSizes]

      init(count: Int) {
        sizes = Array(repeating: RememberedSizes(), count: count)
      }
    }

    let memory: Memory

    init(_ parts: [Part], isFooter: Bool) {
      self.parts = parts
      self.isFooter = isFooter
      memory = Memory(count: parts.count)
    }

    /// Goes on with the sizes of the components that are equal to those in their places before.
    func goOn(from old: ListStack) {
      for index in parts.indices
      where index < old.parts.count && parts[index].isEqual(to: old.parts[index]) {
        memory.sizes[index] = old.memory.sizes[index]
      }
    }

    func hasSameContent(as other: ListStack) -> Bool {
      isFooter == other.isFooter && parts.count == other.parts.count
        && zip(parts, other.parts).allSatisfy { $0.isEqual(to: $1) }
    }

    func makeView() -> ListStackView { ListStackView(frame: .zero) }

    func configure(_ view: ListStackView) { view.show(self) }
  }

  extension ListStack {
    /// Returns the sizes of the components for a width.
    @MainActor
    func sizes(fitting width: CGFloat, by sizer: ListSizer, _ carousels: CarouselMemory)
      -> [CGSize]
    {
      parts.indices.map { index in
        sizer.size(
          of: parts[index].item, fitting: width, known: memory.sizes[index],
          cards: carousels.carousel(key(ofPart: index))
        ) { memory.sizes[index] = $0 }
      }
    }

    /// Returns the size of the stack.
    @MainActor
    func size(fitting width: CGFloat, by sizer: ListSizer, _ carousels: CarouselMemory) -> CGSize {
      let sizes = sizes(fitting: width, by: sizer, carousels)
      return CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    /// What identifies a component that is a carousel among those of the stack.
    func key(ofPart index: Int) -> ItemKey {
      let content = parts[index].item.content
      return ItemKey(identity: .numbered(content.type, index), viewType: content.viewType)
    }

    func pins(_ part: Part) -> Bool {
      part.pins ?? memory.pinsByDefault
    }

    /// Returns where the components stand in a view whose length is less than theirs while some of them scroll, and
    /// more while the content is pulled.
    func extents(of lengths: [CGFloat], inLength length: CGFloat) -> [(
      top: CGFloat, length: CGFloat
    )] {
      let whole = lengths.reduce(0, +)
      let (scrolled, pull) = (max(0, whole - length), max(0, length - whole))
      var extents: [(top: CGFloat, length: CGFloat)] = []
      var (top, pinned): (CGFloat, CGFloat) = (0, 0)
      // Those of a footer are counted from the bottom.
      for index in isFooter ? parts.indices.reversed() : Array(parts.indices) {
        let own = lengths[index] + (parts[index].stretches ? pull : 0)
        let natural = top - scrolled
        extents.append((pins(parts[index]) ? max(natural, pinned) : natural, own))
        top += own
        if pins(parts[index]) { pinned += own }
      }
      guard isFooter else { return extents }
      return extents.reversed().map { (length - $0.top - $0.length, $0.length) }
    }
  }

  extension [ListStack.Part] {
    /// Returns one item that shows the components, or nil if there are none.
    func stacked(asFooter isFooter: Bool = false) -> ListItem? {
      count > 1 ? ListItem(ListStack(self, isFooter: isFooter)) : first?.item
    }
  }

  extension [ListItem] {
    /// One item that shows all, or nil if there are none.
    var stacked: ListItem? {
      map { ListStack.Part(item: $0) }.stacked()
    }
  }

  extension ListItem {
    /// The stack that the item is, or nil.
    var stack: ListStack? {
      (content as? ComponentContent<ListStack>)?.component
    }
  }
#endif
