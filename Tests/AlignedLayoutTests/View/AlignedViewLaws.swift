#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Testing

  @testable import AlignedLayout

  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// Random changes of an aligned view, compared with a new layout of the same subviews.
  @MainActor
  @Suite struct AlignedViewLaws {
    @Test(arguments: [
      (steps: 25, seeds: Seeds(500, usually: 50)), (steps: 500, seeds: Seeds(40, usually: 2)),
    ])
    func `a view that was changed stands as one that was made so`(steps: Int, seeds: Seeds) {
      let fault = firstFault(ofSeeds: seeds) { seed in
        MainActor.assumeIsolated {
          var changes = RandomChanges(seed: seed)
          for step in 0..<steps {
            let name = changes.change()
            if let fault = changes.fault { return "step \(step), \(name): \(fault)" }
          }
          return nil
        }
      }
      #expect(fault == nil)
    }
  }

  extension RandomChanges {
    /// The first difference from a new layout of the items, or nil.
    var fault: String? {
      view.layoutIfNeeded()
      let asked = view.sizeThatFits(CGSize(width: 120, height: 0))
      let shown = (view.arrangedSubviews + blockTags.filter { $0.superview === view })
        .map { Shown(view: $0, frame: $0.frame, alpha: $0.alpha) }
      for item in view.items { item.invalidateSize() }
      let group = AlignedGroup(
        attributes: view.attributes, axis: view.axis, padding: view.padding, items: view.items,
        overflow: { AlignedItem(TestTag(Self.sizeOfOverflow(for: $0))) })
      let layout = group.layout(in: view.bounds.size, view.environment)
      layout.apply(at: origin(of: layout))
      return faultOfFrames(shown, layout) ?? faultOfOverflow(layout) ?? faultOfDecorations(layout)
        ?? faultOfOrder(layout) ?? faultOfSize(asked, group)
    }

    private func origin(of layout: AlignedGroup.Layout) -> CGPoint {
      layout.origin(in: CGRect(origin: .zero, size: view.bounds.size))
    }

    /// A subview as a layout pass has left it.
    private struct Shown {
      let view: PlatformView
      let frame: CGRect
      let alpha: CGFloat
    }

    private func faultOfFrames(_ shown: [Shown], _ layout: AlignedGroup.Layout) -> String? {
      var hiddenViews: [PlatformView] = []
      for (index, item) in layout.items.enumerated() where layout.frame(ofItemAt: index) == nil {
        hiddenViews += item.view.map { [$0] } ?? []
      }
      for shown in shown where !shown.view.isHidden {
        let isArranged = view.arrangedSubviews.contains(shown.view)
        // What a closure places is not transparent behind a limit, but has no room.
        if !isArranged, layout.hiddenItemCount > 0 { continue }
        let isHidden = hiddenViews.contains(shown.view)
        if shown.alpha == 0, !isHidden, shown.view.superview === view,
          !isInHiddenGroup(shown.view, layout)
        {
          return "\(shown.frame) is transparent"
        }
        if isHidden, shown.alpha != 0 { return "\(shown.frame) is not hidden" }
        if shown.alpha > 0, shown.view.frame != shown.frame {
          return "\(shown.frame), not \(shown.view.frame)"
        }
      }
      return nil
    }

    private func isInHiddenGroup(_ view: PlatformView, _ layout: AlignedGroup.Layout) -> Bool {
      layout.hiddenItemCount > 0 && !layout.items.contains { $0.view === view }
    }

    private func faultOfOverflow(_ layout: AlignedGroup.Layout) -> String? {
      let shown = overflow.superview === view ? overflow.frame : nil
      let expected = layout.frameOfOverflow?.moved(by: origin(of: layout))
      guard shown.isNear(expected) else {
        return "overflow at \(shown as Any), not \(expected as Any)"
      }
      guard shown == nil || overflow.title == "+\(layout.hiddenItemCount)" else {
        return "\(overflow.title) for \(layout.hiddenItemCount)"
      }
      return nil
    }

    private func faultOfDecorations(_ layout: AlignedGroup.Layout) -> String? {
      var shown = view.subviews.compactMap { $0 as? TestTag }.filter {
        Self.kinds.contains($0.title)
      }
      var missing: String?
      if view.decorationView != nil {
        layout.forEachDecoration(at: origin(of: layout)) { kind, frame, _ in
          let index = shown.firstIndex {
            $0.title == kind && Optional($0.frame).isNear(frame)
          }
          if let index { shown.remove(at: index) } else { missing = "no \(kind) at \(frame)" }
        }
      }
      return missing ?? shown.first.map { "a \($0.title) at \($0.frame)" }
    }

    private func faultOfOrder(_ layout: AlignedGroup.Layout) -> String? {
      var zIndices: [ObjectIdentifier: Int] = [:]
      layout.forEachItem(at: .zero) { item, _, zIndex in
        if let view = item.view { zIndices[ObjectIdentifier(view)] = zIndex }
      }
      let order = view.subviews.compactMap { zIndices[ObjectIdentifier($0)] }
      return order == order.sorted() ? nil : "z indices \(order)"
    }

    private func faultOfSize(_ asked: CGSize, _ group: AlignedGroup) -> String? {
      let size = group.size(
        fitting: CGSize(width: 120, height: .unlimitedLength), in: view.environment)
      // The view rounds up to pixels.
      return abs(asked.width - size.width) < 0.51 && abs(asked.height - size.height) < 0.51
        ? nil : "size \(asked), not \(size)"
    }
  }

  extension CGRect? {
    /// Whether both are nil, or the rectangles differ by rounding alone: a view stores its center.
    fileprivate func isNear(_ other: CGRect?) -> Bool {
      guard let self, let other else { return self == nil && other == nil }
      return abs(self.minX - other.minX) < 0.001 && abs(self.minY - other.minY) < 0.001
        && abs(self.width - other.width) < 0.001 && abs(self.height - other.height) < 0.001
    }
  }
#endif
