extension AlignedGroup {
  /// A group that is laid out for a width. Frames are those in the group, and physical: x runs from the
  /// left in either direction.
  public struct Layout {
    /// The width that the group may fill.
    public let width: CGFloat

    /// The items that take room, in order: those of the group that are not hidden. A line limit may hide
    /// the last ones.
    public let items: [AlignedItem]

    /// The group, which remembers nothing: it would hold itself.
    let group: AlignedGroup
    let content: ContentLayout
    let environment: ItemEnvironment

    init(of group: AlignedGroup, width: CGFloat, in environment: ItemEnvironment) {
      self.width = min(width, CGFloat.unlimitedWidth)
      self.group = group.forgettingLayouts
      self.environment = environment
      items =
        group.items.contains(where: \.body.isHidden)
        ? group.items.filter { !$0.body.isHidden } : group.items
      content = group.content(of: items, width: self.width, in: environment)
    }

    /// The size that the group uses, with its padding, rounded up to pixels. A group that is laid out in
    /// this width has the same lines.
    ///
    /// The width is that of the longest line, and no more than the width of the layout. Without a limit
    /// of the width, lines neither grow nor are justified. A group with columns or fractions fills
    /// whatever width it has.
    public var size: CGSize {
      let size = usedSize
      guard size.width < width, !group.traits.keepLinesWhenNarrowed else { return size }
      let narrowed = group.content(of: items, width: size.width, in: environment)
      // With other lines than before, the group stays as wide as its layout.
      return narrowed.sizeOfItems == size ? size : CGSize(width: width, height: size.height)
    }

    /// The size that the group uses in its width, whatever its lines would be in a narrower one.
    var usedSize: CGSize {
      content.sizeOfItems
    }

    /// The lines, from the top. Their cells are indices of ``items``.
    public var lines: ContentLayout.Lines {
      content.lines(inSection: 0)
    }

    /// The number of items that a line limit hides.
    public var hiddenCount: Int {
      items.count - content.visibleCellCount(inSection: 0)
    }

    /// Returns the frame of one of the ``items``, or nil if a line limit hides it.
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
      baseline(ofLine: lines.first, \.first)
    }

    /// The distance from the top to the last baseline of the first item on the last line that has one, or
    /// nil.
    public var lastBaseline: CGFloat? {
      baseline(ofLine: lines.last, \.last)
    }

    /// Places all visible items, and those in their groups.
    ///
    /// - Parameter origin: the point at which the group begins, in the coordinates in which the items are
    ///   placed.
    public func apply(at origin: CGPoint = CGPoint(x: 0, y: 0)) {
      forEachItem(at: origin) { item, frame, _ in
        if let frame { item.body.place(frame) }
      }
    }

    var baselines: Baselines {
      Baselines(first: firstBaseline, last: lastBaseline)
    }

    private func baseline(
      ofLine line: ContentLayout.Line?, _ baseline: KeyPath<Baselines, CGFloat?>
    ) -> CGFloat? {
      for index in line?.cells ?? 0..<0 {
        guard let frame = frame(ofItemAt: index) else { continue }
        let baselines = items[index].state.baselines(of: frame.size, in: environment)
        if let distance = baselines[keyPath: baseline] { return frame.origin.y + distance }
      }
      return nil
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
      let item = group.memory.overflow.item(hiddenCount: hiddenCount, orMake: overflow)
      visit(item, frames[visibleCount], at: origin, zIndex: zIndex, body)
    }
  }

  private func visit(
    _ item: AlignedItem, _ frame: CGRect?, at origin: CGPoint, zIndex: Int,
    _ body: (_ item: AlignedItem, _ frame: CGRect?, _ zIndex: Int) -> Void
  ) {
    let frame = frame.map {
      CGRect(
        x: origin.x + $0.origin.x, y: origin.y + $0.origin.y,
        width: $0.size.width, height: $0.size.height)
    }
    guard let group = item.body.group else {
      return body(item, frame, zIndex + item.zIndex)
    }
    let layout = group.layout(width: frame?.size.width ?? 0, in: environment)
    guard let frame else { return layout.forEachHiddenItem(zIndex: zIndex + item.zIndex, body) }
    layout.forEachItem(at: frame.origin, zIndex: zIndex + item.zIndex, body)
  }

  private func forEachHiddenItem(
    zIndex: Int, _ body: (_ item: AlignedItem, _ frame: CGRect?, _ zIndex: Int) -> Void
  ) {
    for item in items {
      visit(item, nil, at: CGPoint(x: 0, y: 0), zIndex: zIndex, body)
    }
  }
}

extension ContentLayout {
  /// The size that the only section uses, rounded up to pixels.
  fileprivate var sizeOfItems: CGSize {
    let used = width < .unlimitedWidth ? usedWidth : naturalWidth
    return CGSize(
      width: min(grid.pixelsCovering(used), width),
      height: grid.pixelsCovering(contentSize.height))
  }

  /// The width that the lines take before they grow or are justified.
  private var naturalWidth: CGFloat {
    let lines = lines(inSection: 0)
    guard !lines.isEmpty else { return 0 }
    let least = lines.reduce(CGFloat.infinity) { min($0, $1.remainingSpace) }
    return (width - least).orZero
  }
}

extension CGFloat {
  /// The width of a layout that is not limited. It is so small that lines in it are exact to a millionth
  /// of a point.
  fileprivate static var unlimitedWidth: CGFloat { 67_108_864 }
}
