import AlignedLayout

/// The README's example of the engine.
func layOutTags() -> (height: CGFloat, frame: CGRect) {
  let tags = ["typesetter", "line", "indentation", "remaining line space"]
  let layout = ContentLayout(
    width: 320, sections: [ContentLayout.Section(cellCount: tags.count)]
  ) { position, remainingLineSpace in
    CGSize(width: 9 * CGFloat(tags[position.cell].count) + 24, height: 32)
  }
  let height = layout.contentSize.height  // before anything is shown, on any thread
  let frame = layout.frame(ofCellAt: ContentLayout.CellPosition(section: 0, cell: 2))
  return (height, frame)
}

/// The article's example of the engine, centered.
func layOutCenteredTags() -> ContentLayout {
  let tags = ["typesetter", "line", "indentation", "remaining line space"]
  let layout = ContentLayout(
    width: 320,
    sections: [
      ContentLayout.Section(
        attributes: SectionAttributes(lineAlignment: .center), cellCount: tags.count)
    ]
  ) { position, remainingLineSpace in
    CGSize(width: 8 * CGFloat(tags[position.cell].count) + 24, height: 32)
  } attributesOfCell: { position in
    position.cell == 2 ? CellAttributes(beginsLine: true) : .default
  }
  let height = layout.contentSize.height
  return height > 0 ? layout : ContentLayout(width: 0, sections: [])
}

/// What a layout can be asked.
func ask(_ layout: ContentLayout) -> (CGRect, Int) {
  let frame = layout.frame(ofCellAt: ContentLayout.CellPosition(section: 0, cell: 2))
  let lineCount = layout.lines(inSection: 0).count
  for placed in layout.elements(in: CGRect(x: 0, y: 0, width: 320, height: 100)) {
    print(placed.element, placed.frame)
  }
  return (frame, lineCount)
}

/// Where a caret would stand.
func caret(in layout: ContentLayout) -> ContentLayout.CellPosition? {
  let position = layout.insertionPosition(at: CGPoint(x: 100, y: 40))
  return position
}

/// The order in which a layout is read.
func readingOrder(of layout: ContentLayout) -> Int? {
  let order = layout.readingOrder
  let last = order[order.count - 1]
  let number = order.index(of: last)
  return number
}

/// What is read of a section.
func read(_ layout: ContentLayout, _ titles: [[String]]) -> [String] {
  var words: [String] = []
  let order = layout.readingOrder
  for element in order[order.range(ofSection: 0)] {
    switch element {
    case .header(let section): words.append("Section \(section + 1)")
    case .cell(let position): words.append(titles[position.section][position.cell])
    default: break
    }
  }
  return words
}

/// What a layout answers for a place of scrolling.
func askWhileScrolled(_ layout: ContentLayout) -> (CGRect?, [ContentLayout.PlacedElement]) {
  let pinning = ContentLayout.Pinning(visibleTop: 240, visibleBottom: 720)
  let header = layout.frame(ofHeaderInSection: 0, pinning: pinning)
  let visible = layout.elements(in: CGRect(x: 0, y: 240, width: 320, height: 480), pinning: pinning)
  return (header, visible)
}

/// A layout of what a specification describes, from sizes that are known.
func layOut(_ specification: ContentLayout.Specification, _ sizes: [CGSize]) -> ContentLayout {
  let layout = ContentLayout(specification) { position, _ in sizes[position.cell] }
  return layout
}

/// A cell that arrives in a layout.
func insertCell(into layout: inout ContentLayout, _ sizes: [CGSize]) {
  layout.apply([.insertCell(.init(section: 0, cell: 3))]) { position, _ in
    sizes[position.cell]
  }
}

/// Cells that arrive and leave.
func changeCells(of layout: inout ContentLayout, _ sizes: [CGSize]) {
  layout.apply([
    .insertCell(ContentLayout.CellPosition(section: 0, cell: 3)),
    .deleteCell(ContentLayout.CellPosition(section: 0, cell: 7)),
  ]) { position, remainingLineSpace in
    sizes[position.cell]
  }
}
