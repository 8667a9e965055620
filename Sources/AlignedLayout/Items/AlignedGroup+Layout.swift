extension AlignedGroup {
  /// A group that is laid out for a width, or in a size. Frames are those in the group, as on the screen: x runs
  /// from the left in either direction. From right to left, lines that run from the top begin at the right of its
  /// size.
  public struct Layout {
    /// The room of the lines, in upright coordinates.
    let room: CGSize

    /// The items that take room, in order: those of the group that are not hidden. A line limit may hide
    /// the last ones.
    public let items: [AlignedItem]

    /// A copy of the group that does not remember this layout, which would then hold itself.
    let group: AlignedGroup
    let content: ContentLayout
    let environment: ItemEnvironment

    init(of group: AlignedGroup, in room: CGSize, _ environment: ItemEnvironment) {
      let hasHiddenItems = group.memory.hasHiddenItems
      let group = room.width.isUnlimited ? group.natural : group
      self.room = room
      self.group = group.sharingOverflow(of: group)
      self.environment = environment
      items = hasHiddenItems ? group.items.filter { !$0.state.isHidden } : group.items
      content = group.content(of: items, in: room, environment)
    }

    /// The width that the group may fill. It is a very large number if the width has no limit, or if lines run
    /// from the top and no item needs the width.
    public var width: CGFloat {
      room.transposed(for: group.axis).width
    }

    /// The size that the group uses, with its padding, rounded up to pixels. A group that is laid out in
    /// this size has the same lines.
    ///
    /// The width is that of the longest line, and no more than the width of the layout. If lines would break
    /// elsewhere in that width, or columns and fractions would be narrower, the size has the width of the
    /// layout.
    ///
    /// Without a limit of the width, items take the widths that they return, or that of the widest where they
    /// share one: they neither grow nor shrink, no line is justified, and fractions and columns are ignored.
    ///
    /// The height is that of all lines. Where items take what remains of a height, that is the given one, or what
    /// the least and greatest heights of lines allow. Where lines run from the top, width and height change places.
    ///
    /// - Complexity: O(*n*) in the lines. If lines might break elsewhere in the used width, O(*n*) in the
    ///   items: they are laid out once more. Store the size if you need it several times.
    public var size: CGSize {
      var size = uprightSize
      if size.width < room.width, !room.width.isUnlimited, !group.traits.keepLinesWhenNarrowed {
        let narrowed = group.content(
          of: items, in: CGSize(width: size.width, height: room.height), environment)
        // If it would have other lines, or less room for fractions and columns, the group stays as wide as its
        // layout.
        if !narrowed.sizeOfItems.equals(size) { size.width = room.width }
      }
      return size.transposed(for: group.axis)
    }

    /// The size that the group uses in its room, whatever its lines would be in a smaller one.
    var usedSize: CGSize {
      uprightSize.transposed(for: group.axis)
    }

    /// The size in upright coordinates. A height that is filled is that of the room to the last bit.
    private var uprightSize: CGSize {
      let size = content.sizeOfItems
      let full = CGSize(width: size.width, height: room.height)
      return size.equals(full) ? full : size
    }

    /// The lines, from the top or the leading edge. Their cells are indices of ``items``.
    public var lines: ContentLayout.Lines {
      content.lines(inSection: 0)
    }

    /// The number of items that a line limit hides.
    public var hiddenItemCount: Int {
      items.count - content.visibleCellCount(inSection: 0)
    }

    /// Returns the frame of one of the ``items``, or nil if a line limit hides it.
    ///
    /// - Complexity: O(log *n*) in the lines, plus the items of its line.
    public func frame(ofItemAt index: Int) -> CGRect? {
      let frame = content.frame(ofCellAt: ContentLayout.CellPosition(section: 0, cell: index))
      return index < content.visibleCellCount(inSection: 0) ? frame : nil
    }

    /// The frame of the item that stands for the hidden ones, or nil if there is none.
    public var frameOfOverflow: CGRect? {
      content.frame(ofOverflowInSection: 0)
    }

    /// The distance from the top to the first baseline of the first item on the first line that has one,
    /// or nil.
    public var firstBaseline: CGFloat? {
      itemWithBaseline(onLine: lines.first, \.first)?.distance
    }

    /// The distance from the top to the last baseline of the first item on the last line that has one, or
    /// nil.
    public var lastBaseline: CGFloat? {
      itemWithBaseline(onLine: lines.last, \.last)?.distance
    }

    /// Places all items, and the items of groups among them. Items that a line limit hides are placed without a
    /// size, at the end of the last line.
    ///
    /// Apply a layout before its items change: groups among them are laid out in the state that they have then.
    ///
    /// - Parameter origin: the point at which the group begins, in the coordinates in which the items are
    ///   placed.
    /// - Complexity: O(*n*) in the items.
    public func apply(at origin: CGPoint = CGPoint(x: 0, y: 0)) {
      let hidden = frameOfHiddenItems(at: origin)
      // A closure that reads it from the layout copies the layout for each item.
      let environment = environment
      forEachItem(at: origin) { item, frame, _ in
        guard let frame else { return item.state.hide(at: hidden.origin, environment) }
        item.state.place(in: frame, environment)
      }
    }

    /// The frame without a size of items that a line limit hides.
    private func frameOfHiddenItems(at origin: CGPoint) -> CGRect {
      guard hiddenItemCount > 0 else {
        return CGRect(origin: origin, size: CGSize(width: 0, height: 0))
      }
      let last = ContentLayout.CellPosition(section: 0, cell: items.count - 1)
      return content.frame(ofCellAt: last).moved(by: origin)
    }

    var baselines: Baselines {
      Baselines(first: firstBaseline, last: lastBaseline)
    }

    /// Returns the first item on a line that has a baseline, and the distance from the top to that.
    func itemWithBaseline(
      onLine line: ContentLayout.Line?, _ baseline: KeyPath<Baselines, CGFloat?>
    ) -> (item: AlignedItem, distance: CGFloat)? {
      for index in line?.cells ?? 0..<0 {
        guard let frame = frame(ofItemAt: index) else { continue }
        let baselines = items[index].state.baselines(of: frame.size, in: environment)
        if let distance = baselines[keyPath: baseline] {
          return (items[index], frame.origin.y + distance)
        }
      }
      return nil
    }
  }
}

extension AlignedGroup.Layout {
  /// The width of the last line, from the leading edge of the group to the end of the line's items, with the
  /// padding at both sides. If the last item there has a last line of its own, the width of that counts. It is
  /// nil if there are no lines, or if they run from the top.
  ///
  /// If the group is an item itself, the next item may stand beside this last line: see
  /// ``CellAttributes/standsAtTrailingEdge``.
  public var lastLineWidth: CGFloat? {
    guard group.axis == .vertical, let line = lines.last, !line.cells.isEmpty,
      frameOfOverflow == nil
    else { return nil }
    let last = line.cells.upperBound - 1
    let attributes = items[last].state.lineAttributes(for: .vertical)
    let insets = attributes.insets
    let trailing = insets.trailing + group.padding.trailing + group.attributes.insets.trailing
    guard let frame = frame(ofItemAt: last) else { return nil }
    let width = items[last].state.lastLineWidth(of: frame.size, in: environment)
    let lastWidth = attributes.standsAtTrailingEdge ? nil : width
    let end = min(lastWidth ?? frame.size.width, frame.size.width)
    let leading =
      environment.direction == .leftToRight
      ? frame.origin.x : content.contentSize.width - frame.origin.x - frame.size.width
    // An item before the last one may reach further than its last line.
    let before = line.cells.dropLast().last.flatMap { endOfItem(at: $0) } ?? 0
    return max(leading + end, before) + trailing
  }

  /// Returns the distance from the leading edge to the end of an item.
  private func endOfItem(at index: Int) -> CGFloat? {
    frame(ofItemAt: index).map {
      environment.direction == .leftToRight
        ? $0.origin.x + $0.size.width : content.contentSize.width - $0.origin.x
    }
  }
}

extension AlignedGroup.Layout {
  /// Calls a closure for each item that is no group, in reading order: with its frame, or nil if a line
  /// limit hides it, and with its position from back to front.
  func forEachItem(
    at origin: CGPoint, zIndex: Int = 0,
    _ body: (_ item: AlignedItem, _ frame: CGRect?, _ zIndex: Int) -> Void
  ) {
    let frames = content.framesOfPlacedCells(inSection: 0)
    let visibleCount = content.visibleCellCount(inSection: 0)
    for (index, item) in items.enumerated() {
      visit(item, index < visibleCount ? frames[index] : nil, at: origin, zIndex: zIndex, body)
    }
    if frames.count > visibleCount, let overflow = group.overflow {
      let item = group.memory.overflow.item(hiddenItemCount: hiddenItemCount, orMake: overflow)
      visit(item, frames[visibleCount], at: origin, zIndex: zIndex, body)
    }
  }

  /// Calls the closure for an item or, if it is a group, for those in it that take room. A group that a line limit
  /// hides is not laid out: nothing in it has a frame.
  private func visit(
    _ item: AlignedItem, _ frame: CGRect?, at origin: CGPoint, zIndex: Int,
    _ body: (_ item: AlignedItem, _ frame: CGRect?, _ zIndex: Int) -> Void
  ) {
    let zIndex = zIndex + item.zIndex
    let frame = frame?.moved(by: origin)
    guard let group = item.group else { return body(item, frame, zIndex) }
    guard let frame else {
      for item in group.items where !item.state.isHidden {
        visit(item, nil, at: origin, zIndex: zIndex, body)
      }
      return
    }
    let layout = group.layout(in: frame.size, environment)
    layout.forEachItem(at: layout.origin(in: frame), zIndex: zIndex, body)
  }
}

extension AlignedGroup.Layout {
  /// Returns the point at which the content begins in a frame. From right to left, lines that run from the top
  /// begin at the right.
  func origin(in frame: CGRect) -> CGPoint {
    guard group.axis == .horizontal, environment.direction == .rightToLeft else {
      return frame.origin
    }
    return CGPoint(
      x: frame.origin.x + frame.size.width - content.contentSize.width, y: frame.origin.y)
  }
}

extension ContentLayout {
  /// The size that the only section uses, in upright coordinates, rounded up to pixels.
  fileprivate var sizeOfItems: CGSize {
    let size = contentSize.transposed(for: axis)
    // An empty content would be −0 points large.
    return CGSize(
      width: max(0, min(grid.pixelsCovering(usedWidth), size.width)) + 0,
      height: grid.pixelsCovering(size.height) + 0)
  }
}

extension CGSize {
  /// Whether another size is the same, but for the last bits of a sum.
  func equals(_ other: CGSize) -> Bool {
    width.fits(in: other.width) && other.width.fits(in: width) && height.fits(in: other.height)
      && other.height.fits(in: height)
  }
}

extension CGRect {
  package func moved(by distance: CGPoint) -> CGRect {
    CGRect(
      x: distance.x + origin.x, y: distance.y + origin.y, width: size.width, height: size.height)
  }
}
