import AlignedLayout
import AlignedLayoutTesting

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

/// Lays out a photo wall, and knows its height.
func layOutPhotos(_ ratios: [CGFloat]) -> CGFloat {
  let wall = ContentLayout(
    width: 390, displayScale: 3,
    sections: [
      ContentLayout.Section(
        attributes: .rows(height: 120).with(cellSpacing: 2), cellCount: ratios.count)
    ]
  ) { position, _ in
    CGSize(width: ratios[position.cell], height: 1)
  }
  let heightOfWall = wall.contentSize.height
  return heightOfWall
}

/// Examples in comments.
func photoAttributes() -> (SectionAttributes, CellAttributes) {
  let photos = SectionAttributes.rows(height: 120).with(cellSpacing: 2, lineSpacing: 2)
  let photo = CellAttributes(aspectRatio: 3 / 2)
  return (photos, photo)
}

extension SharedWidth {
  static let label = SharedWidth(1)
}

/// Examples in comments.
func formAttributes() -> (SectionAttributes, [CellAttributes]) {
  let form = SectionAttributes(sharedWidths: [.label: 0.4])
  let label = CellAttributes(beginsLine: true, width: .shared(.label))
  let field = CellAttributes(width: .remaining, minimumWidth: 120)
  return (form, [label, field])
}

/// Reads frames and lines.
func ask(_ layout: ContentLayout) -> (CGRect, Int) {
  let frame = layout.frame(ofCellAt: ContentLayout.CellPosition(section: 0, cell: 2))
  let lineCount = layout.lines(inSection: 0).count
  for placed in layout.elements(in: CGRect(x: 0, y: 0, width: 320, height: 100)) {
    print(placed.element, placed.frame)
  }
  return (frame, lineCount)
}

/// Lays out two lines, prints the number of hidden cells, and why the second line begins.
func limit(_ tags: [String]) {
  let limited = ContentLayout(
    width: 320,
    sections: [
      ContentLayout.Section(
        attributes: SectionAttributes(lineLimit: .lines(2)), cellCount: tags.count)
    ]
  ) { position, remainingLineSpace in
    CGSize(width: 8 * CGFloat(tags[position.cell].count) + 24, height: 32)
  } sizeOfOverflow: { section, hiddenCount in
    CGSize(width: hiddenCount < 10 ? 80 : 90, height: 32)
  }
  if let frame = limited.frame(ofOverflowInSection: 0) {
    let hiddenCount = tags.count - limited.visibleCellCount(inSection: 0)
    print("+\(hiddenCount) more", frame)
  }
  print(limited.breakReason(ofLineAt: 1, inSection: 0))
}

/// Prints where the lines of tags change, and what it takes to change the first line of a layout.
func widths(of tags: [String], in layout: ContentLayout) throws {
  let specification = ContentLayout.Specification(
    width: 320, sections: [ContentLayout.Section(cellCount: tags.count)])
  let stretches = try specification.layouts(forWidths: 320...1366) { position in
    CGSize(width: 8 * CGFloat(tags[position.cell].count) + 24, height: 32)
  }
  for stretch in stretches {
    print(stretch.widths, stretch.layout.lineCount)
  }
  // "12 points wider, and the next cell joins the line; more than 6 points narrower, …"
  print(layout.leeway(ofLineAt: 0, inSection: 0))
}

/// Prints where lines change, for cells of given sizes.
func widths(of sizes: [CGSize], in specification: ContentLayout.Specification) throws {
  for stretch in try specification.layouts(
    forWidths: 320...1366, sizeOfCell: { sizes[$0.cell] })
  {
    print(stretch.widths, stretch.layout.lineCount)
  }
}

/// Returns where lines change, for cells whose texts wrap.
func stretches(
  of specification: ContentLayout.Specification,
  text: (ContentLayout.CellPosition) -> WrappingText
) throws -> [ContentLayout.Stretch] {
  let stretches = try specification.layouts(forWidths: 320...1366) { position, space in
    let size = text(position).size(fitting: space)
    return ContentLayout.CellAnswer(size, exactWidth: size.width, wrappedIn: space)
  }
  return stretches
}

/// A text of letters that are all equally wide.
struct WrappingText {
  let count: Int

  func size(fitting width: CGFloat) -> CGSize {
    let letters = max(1, min(CGFloat(count), (width / 8).rounded(.down)))
    return CGSize(width: 8 * letters, height: 20 * (CGFloat(count) / letters).rounded(.up))
  }
}

/// Returns the position of a dropped cell.
func caret(in layout: ContentLayout) -> ContentLayout.CellPosition? {
  let position = layout.insertionPosition(at: CGPoint(x: 100, y: 40))
  return position
}

/// Returns the number of the last element in reading order.
func readingOrder(of layout: ContentLayout) -> Int? {
  let order = layout.readingOrder
  let last = order[order.count - 1]
  let number = order.index(of: last)
  return number
}

/// Returns the words of a section, in reading order.
func read(_ layout: ContentLayout, _ tags: [String]) -> [String] {
  var words: [String] = []
  let order = layout.readingOrder
  for element in order[order.range(ofSection: 0)] {
    switch element {
    case .header: words.append("Tags")
    case .cell(let position): words.append(tags[position.cell])
    default: break
    }
  }
  return words
}

/// Returns frames at one scroll position.
func askWhileScrolled(_ layout: ContentLayout) -> (CGRect?, [ContentLayout.PlacedElement]) {
  let pinning = ContentLayout.Pinning(visibleTop: 240, visibleBottom: 720)
  let header = layout.frame(ofHeaderInSection: 0, pinning: pinning)
  let visible = layout.elements(in: CGRect(x: 0, y: 240, width: 320, height: 480), pinning: pinning)
  return (header, visible)
}

/// Lays out a specification on another thread.
func layOutElsewhere(_ sizes: [CGSize]) async -> ContentLayout {
  let specification = ContentLayout.Specification(
    width: 320, sections: [ContentLayout.Section(cellCount: sizes.count)])
  let layout = await Task.detached {
    ContentLayout(specification) { position, _ in sizes[position.cell] }
  }.value
  return layout
}

/// Lays out a specification with known sizes.
func layOut(_ specification: ContentLayout.Specification, _ sizes: [CGSize]) -> ContentLayout {
  let layout = ContentLayout(specification) { position, _ in sizes[position.cell] }
  return layout
}

/// Inserts a cell.
func insertCell(into layout: inout ContentLayout, _ sizes: [CGSize]) {
  layout.apply([.insertCell(.init(section: 0, cell: 3))]) { position, _ in
    sizes[position.cell]
  }
}

/// Inserts and deletes cells.
func changeCells(of layout: inout ContentLayout, _ sizes: [CGSize]) {
  layout.apply([
    .insertCell(ContentLayout.CellPosition(section: 0, cell: 3)),
    .deleteCell(ContentLayout.CellPosition(section: 0, cell: 7)),
  ]) { position, remainingLineSpace in
    sizes[position.cell]
  }
}

/// Lays out a content that scrolls sideways.
func layOutShelf() -> CGFloat {
  let shelf = ContentLayout(height: 200, sections: [.init(cellCount: 3)]) { _, remainingHeight in
    CGSize(width: 120, height: remainingHeight)
  }
  let width = shelf.contentSize.width
  return width
}
