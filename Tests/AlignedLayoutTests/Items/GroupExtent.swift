@testable import AlignedLayout

/// The rectangle around the items of a group that is laid out, and around those of the groups in it.
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
    let insets = group.attributes.insets
    let width = union.width + group.padding.width + insets.width
    let bottom = union.maxY + group.padding.bottom + insets.bottom
    if abs(bottom - layout.size.height) > slack {
      return "height \(layout.size.height), items to \(bottom)"
    }
    if isHugged, abs(width - layout.size.width) > slack {
      return "width \(layout.size.width), items \(width)"
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
      CGRect(
        x: frame.minX - insets.leading, y: frame.minY - insets.top,
        width: frame.width + insets.width, height: frame.height + insets.top + insets.bottom)
    }
  }

  /// Whether the width is that of the longest line, and its items reach to both ends. An item at the trailing edge
  /// stands at that of the layout.
  private var isHugged: Bool {
    layout.size.width < layout.width && group.traits.keepLinesWhenNarrowed
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
      let inner = group.layout(width: frame.width, in: layout.environment)
      if inner.size.height > frame.height + 0.002 || inner.size.width > frame.width + 0.002 {
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
