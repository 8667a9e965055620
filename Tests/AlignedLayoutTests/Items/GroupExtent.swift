@testable import AlignedLayout

/// The rectangle around the items of a group that is laid out, and around those of the groups in it. Its lengths are
/// upright.
struct GroupExtent {
  let group: AlignedGroup
  let layout: AlignedGroup.Layout

  init(of group: AlignedGroup, in layout: AlignedGroup.Layout) {
    self.group = group
    self.layout = layout
  }

  /// Sizes are rounded up to pixels, and origins floored.
  private var slack: CGFloat {
    let scale = layout.environment.displayScale
    return 0.002 + (scale > 0 ? 2 / scale : 0)
  }

  /// The first difference between the size of the layout and the boxes in it, or nil.
  var fault: String? {
    let boxes = self.boxes
    guard let first = boxes.first else { return nil }
    let union = boxes.dropFirst().reduce(first) { $0.union($1) }
    let size = layout.size.transposed(for: group.axis)
    let insets = group.attributes.insets.transposed(for: group.axis)
    let padding = group.padding.transposed(for: group.axis)
    let width = union.width + padding.width + insets.width
    let bottom = union.maxY + padding.bottom + insets.bottom
    if abs(bottom - size.height) > slack {
      return "height \(size.height), items to \(bottom)"
    }
    if isHugged, abs(width - size.width) > slack {
      return "width \(size.width), items \(width)"
    }
    return faultOfGroups
  }

  /// The boxes of items and overflow item, with their insets.
  private var boxes: [CGRect] {
    let frames: [(frame: CGRect, insets: Insets)] = layout.items.indices.compactMap { index in
      layout.frame(ofItemAt: index).map { ($0, layout.items[index].attributes.insets) }
    }
    let overflow = layout.frameOfOverflow.map { [($0, Insets.zero)] } ?? []
    return (frames + overflow).map { frame, insets in
      let box = CGRect(
        x: frame.minX - insets.leading, y: frame.minY - insets.top,
        width: frame.width + insets.width, height: frame.height + insets.top + insets.bottom)
      return group.axis == .vertical ? box : box.transposed
    }
  }

  /// Whether the width is that of the longest line, and its items reach to both ends. An item at the trailing edge
  /// stands at that of the layout.
  private var isHugged: Bool {
    layout.size.transposed(for: group.axis).width < layout.room.width
      && group.traits.keepLinesWhenNarrowed
      && layout.items.allSatisfy {
        $0.attributes.minimumLineSpace == 0 && $0.attributes.lineAlignment == nil
          && $0.attributes.indentation == .unchanged && $0.attributes.insets.isZero
          && !$0.attributes.standsAtTrailingEdge
      }
  }

  private var faultOfGroups: String? {
    for (index, item) in layout.items.enumerated() {
      guard let group = item.group, item.maximumSize.width == .infinity,
        let frame = layout.frame(ofItemAt: index)
      else { continue }
      // An item that grows keeps its height. Squeezed into a small fraction before, a group may be lower.
      if item.attributes.growth > 0, item.attributes.sharedWidth != nil { continue }
      let inner = group.layout(in: frame.size, layout.environment)
      // A line cuts a group that it cannot break, and a height may leave nothing of one. One that was asked
      // without a limit may break otherwise in its frame.
      let isCut =
        group.axis != self.group.axis || item.height != .asked || layout.room.width.isUnlimited
      // What is shared may not be whole pixels.
      let most = group.traits.shareHeight ? slack : 0.002
      let fits = inner.size.height < frame.height + most && inner.size.width < frame.width + most
      if !isCut, !fits {
        return "group of \(inner.size) in \(frame.size)"
      }
      if let fault = GroupExtent(of: group, in: inner).fault { return fault }
    }
    return nil
  }
}

extension Insets {
  fileprivate var width: CGFloat {
    leading + trailing
  }
}
