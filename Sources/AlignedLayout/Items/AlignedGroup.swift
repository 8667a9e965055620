/// Items that are set on lines, as the cells of a section are, with a padding around them.
///
/// Lay out a group for a width, read its size, and apply its frames:
///
///     let group = AlignedGroup(
///       attributes: SectionAttributes(lineAlignment: .center), padding: Insets(8), items: words)
///     let layout = group.layout(width: 320)
///     view.size = layout.size
///     layout.apply()
///
/// A group can itself be an item of another group. It needs no view.
///
///     let row = AlignedGroup(
///       attributes: SectionAttributes(cellAlignment: .center), items: [icon, title])
///     let box = AlignedGroup(padding: Insets(12), items: [AlignedItem(row), AlignedItem(group)])
///
/// A group without items, and one whose items are all hidden, takes no room, not even for its padding.
public struct AlignedGroup {
  /// The attributes by which the items are set on lines. Backgrounds and line separators appear in an
  /// `AlignedView` that makes views of them.
  public var attributes: SectionAttributes {
    didSet { memory = GroupMemory() }
  }

  /// The axis along which lines follow each other, as the scroll direction of a layout. With `.horizontal`, lines
  /// run from the top, and follow each other from the leading edge.
  ///
  /// Lines then break at the height that the group is given. Sizes, insets and the padding are those on the
  /// screen. All other lengths turn with the lines: see <doc:ScrollingSideways>.
  public var axis: ContentLayout.Axis {
    didSet { memory = GroupMemory() }
  }

  /// The distances from the edges of the group to its lines. The insets of ``attributes`` are added to
  /// them.
  public var padding: Insets {
    didSet { memory = GroupMemory() }
  }

  /// The items, in the order in which they are read.
  public var items: [AlignedItem] {
    didSet { memory = GroupMemory() }
  }

  /// A closure that returns the item behind the visible ones for a number of hidden items, if the items exceed
  /// the ``SectionAttributes/lineLimit`` of the group. Without this closure, there is none.
  ///
  /// It is called for several numbers until the item fits, and finally for the number that is shown. It may
  /// return the same item each time, with another text.
  public var overflow: ((_ hiddenItemCount: Int) -> AlignedItem)? {
    didSet { memory = GroupMemory() }
  }

  /// What copies of the group remember of their layouts.
  private(set) var memory = GroupMemory()

  /// A copy that remembers only the overflow items of another group, which shows them.
  func sharingOverflow(of other: AlignedGroup) -> AlignedGroup {
    var group = self
    group.memory = GroupMemory(overflow: other.memory.overflow)
    return group
  }

  /// Creates a group. Its defaults are those of ``SectionAttributes``, without a padding.
  public init(
    attributes: SectionAttributes = SectionAttributes(),
    axis: ContentLayout.Axis = .vertical,
    padding: Insets = .zero,
    items: [AlignedItem],
    overflow: ((_ hiddenItemCount: Int) -> AlignedItem)? = nil
  ) {
    self.attributes = attributes
    self.axis = axis
    self.padding = padding
    self.items = items
    self.overflow = overflow
  }

  /// Lays out the group for a width.
  ///
  /// - Parameters:
  ///   - width: the width that the group may fill, with its padding. A NaN or a negative width counts
  ///     as 0, and 1e9 or more as no limit. Lines that run from the top follow each other in any width, which
  ///     counts only for items of ``AlignedItem/Height/remaining``.
  ///   - height: the height that the group is given, or nil for what it needs. Items of
  ///     ``AlignedItem/Height/remaining`` share it, and lines that run from the top break in it. Otherwise it has
  ///     no effect. If it is too small, the group is taller.
  ///   - direction: the direction in which items follow each other on their lines.
  ///   - displayScale: the number of pixels in a point. Origins are floored to pixels, and the sizes of
  ///     groups are rounded up to pixels. With 0, the default, nothing is rounded.
  /// - Complexity: O(*n*) in the items. Each is measured once for a space that it is offered. The
  ///   group remembers its latest layouts. While nothing changes, it only compares its items, in some 15
  ///   nanoseconds each.
  public func layout(
    width: CGFloat, height: CGFloat? = nil, direction: ContentLayout.Direction = .leftToRight,
    displayScale: CGFloat = 0
  ) -> Layout {
    layout(
      in: CGSize(width: width, height: height ?? .unlimitedLength),
      ItemEnvironment(direction: direction, displayScale: displayScale))
  }

  /// Forgets all sizes that the items of the group, and those in its groups, have returned.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items, including those in its groups.
  public func invalidateSizes() {
    memory.invalidate()
    for item in items { item.invalidateSize() }
  }
}
