import AlignedLayout

/// Measures 1,000 items at a new width, after all have answered for a wider one. Beside them, the engine
/// lays out a section whose cells are offered the same, with a closure that only reads sizes.
@MainActor
func items(_ setting: Setting) -> [Figure] {
  let count = 1_000
  let groups = (0..<4).map { group(of: setting.slice($0, count: count)) }
  let sizes = (0..<4).map { setting.slice($0, count: count) }
  return [
    Figure(
      "layout", cells: count,
      setting.compare(operations: 20) { _ in
      } _: { _, operation in
        let layout = groups[operation % 4].layout(width: width(of: operation))
        precondition(!layout.lines.isEmpty)
      } with: { operation in
        precondition(engineLayout(sizes[operation % 4], operation).lineCount > 0)
      }, per: Double(count), unit: "ns an item", other: "engine"),
    Figure(
      "layout and frames", cells: count,
      setting.compare(operations: 20) { _ in
      } _: { _, operation in
        groups[operation % 4].layout(width: width(of: operation)).apply()
      } with: { operation in
        let layout = engineLayout(sizes[operation % 4], operation)
        for cell in 0..<count {
          place(layout.frame(ofCellAt: ContentLayout.CellPosition(section: 0, cell: cell)))
        }
      }, per: Double(count), unit: "ns an item", other: "engine", limit: .ratio(1.5)),
  ]
}

/// Returns a width for which a group has no layout: it remembers four.
private func width(of operation: Int) -> CGFloat {
  300 + CGFloat(operation % 97)
}

private func group(of sizes: UnsafeBufferPointer<CGSize>) -> AlignedGroup {
  let items = sizes.map { size in
    AlignedItem { _ in
      size
    } place: { frame in
      place(frame)
    }
  }
  let group = AlignedGroup(items: items)
  precondition(!group.layout(width: 812).lines.isEmpty)
  return group
}

private func engineLayout(
  _ sizes: UnsafeBufferPointer<CGSize>, _ operation: Int
) -> ContentLayout {
  let attributes = SectionAttributes(
    sizing: .selfSizing(estimate: CGSize(width: 70, height: 30)))
  return ContentLayout(
    width: width(of: operation), contentInsets: .zero,
    sections: [ContentLayout.Section(attributes: attributes, cellCount: sizes.count)]
  ) { position, _ in
    sizes[position.cell]
  }
}

@inline(never)
private func place(_ frame: CGRect) {
  precondition(frame.size.width >= 0)
}
