#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, macOS 13, watchOS 9, *)
  extension LineViews {
    /// Returns the layout for a width, or for a greater one in which no view is cut.
    ///
    /// A view may be wider than it is offered. A container that is cut to its proposal would then be smaller
    /// than what is in it. In a greater width, lines may break otherwise, so this repeats.
    func layoutWithoutCuts(width: CGFloat) -> AlignedGroup.Layout {
      // On rows, views are as wide as their ratios say.
      guard group.attributes.rows == nil else { return group.layout(width: width) }
      // Where insets leave no room, no line gains any.
      let insets = group.attributes.insets
      var layout = group.layout(width: max(width, insets.leading + insets.trailing))
      for _ in 0..<8 {
        let missing = max(missingWidth(of: layout), widthMissingForOverflow(of: layout))
        if missing == 0 { break }
        layout = group.layout(width: layout.width + missing)
      }
      return layout
    }

    /// Returns the width that lines must gain so that no view is cut.
    private func missingWidth(of layout: AlignedGroup.Layout) -> CGFloat {
      var lacks = zip(layout.items, layout.framesOfVisibleItems).enumerated().map { index, item in
        lack(ofViewAt: cells[index], given: item.1.size.width, item.0.attributes)
      }
      if let overflow, let frame = layout.frameOfOverflow {
        lacks.append(lack(ofViewAt: overflow, given: frame.size.width, .default))
      }
      guard lacks.contains(where: { $0 > 0 }) else { return 0 }
      return layout.lines.indices.reduce(0) { missing, line in
        max(missing, missingWidth(ofLine: line, of: layout, lacks: lacks))
      }
    }

    /// Returns the width that a line must gain, given what its cells and, at last, the overflow view lack.
    private func missingWidth(
      ofLine index: Int, of layout: AlignedGroup.Layout, lacks: [CGFloat]
    ) -> CGFloat {
      // Cells that share their line need the sum of what they lack. Others break instead.
      var sum: CGFloat = 0
      var greatest: CGFloat = 0
      func add(
        _ lack: CGFloat, _ attributes: CellAttributes, fraction: CGFloat? = nil, shares: Bool
      ) {
        guard lack > 0 else { return }
        guard let share = fraction ?? share(inLineOf: layout.width, attributes, lacking: lack)
        else {
          if shares { sum += lack }
          greatest = max(greatest, lack)
          return
        }
        if share > 0 { greatest = max(greatest, lack / share) }
      }
      for item in layout.lines[index].cells {
        let attributes = layout.items[item].attributes
        add(
          lacks[item], attributes, fraction: layout.greatestFraction(ofItemAt: item),
          shares: attributes.isFlexible)
      }
      if index == layout.lines.count - 1, layout.frameOfOverflow != nil, let lack = lacks.last {
        add(lack, .default, shares: true)
      }
      return max(sum, greatest)
    }

    /// Returns the width that a layout must gain to show the view that stands for hidden ones, if it is too
    /// wide to stand behind the only one that is visible.
    private func widthMissingForOverflow(of layout: AlignedGroup.Layout) -> CGFloat {
      guard let overflow, layout.hiddenItemCount > 0, layout.frameOfOverflow == nil,
        group.attributes.columns == nil, group.attributes.maximumCellsPerLine != 1
      else { return 0 }
      let size = views.answer(ofViewAt: overflow, proposed: 0).size
      guard size.width > 0, size.height > 0 else { return 0 }
      return max(
        0, layout.usedSize.width + group.attributes.cellSpacing + size.width - layout.width)
    }

    /// Returns what a view lacks to be as wide as it must be.
    private func lack(
      ofViewAt index: Int, given width: CGFloat, _ attributes: CellAttributes
    ) -> CGFloat {
      var least = max(
        views.width(ofViewAt: index, given: width, attributes), attributes.minimumWidth)
      if attributes.isFlexible { least = min(least, attributes.maximumGrownWidth) }
      return least.fits(in: width) ? 0 : least - width
    }

    /// Returns the part that a cell gets of a width that its line gains, or nil if it gets what it lacks:
    /// unlike a fraction or a column.
    private func share(
      inLineOf width: CGFloat, _ attributes: CellAttributes, lacking lack: CGFloat
    ) -> CGFloat? {
      guard let columns = group.attributes.columns else { return attributes.fraction }
      let span = attributes.columnSpan
      func share(of count: Int) -> CGFloat { CGFloat(min(span, count)) / CGFloat(count) }
      if case .exactly(let count) = columns.count { return share(of: count) }
      let (insets, spacing) = (group.attributes.insets, group.attributes.cellSpacing)
      let lineWidth = width - insets.leading - insets.trailing
      func count(in width: CGFloat) -> Int {
        ColumnGrid(columns, in: width, spacing: spacing, grid: PixelGrid(displayScale: 0)).count
      }
      let present = count(in: lineWidth)
      let isEnough = count(in: lineWidth + lack / share(of: present)) == present
      if isEnough || span >= present { return share(of: present) }
      // A wider line has more columns, and these are no wider, until it has the greatest number.
      return columns.countWithoutLimit.map(share) ?? 0
    }
  }

  extension AlignedGroup.Layout {
    /// Returns the fraction of its line that an item takes at most, because it shares its width with others
    /// beside their fields. Nil if there is no such fraction.
    fileprivate func greatestFraction(ofItemAt index: Int) -> CGFloat? {
      let lines = content[0].lines
      guard let widths = lines.sharedWidths, let label = lines.label(ofCell: index),
        !widths.stacks(label)
      else { return nil }
      return group.attributes.sharedWidths[label.name]
    }
  }
#endif
