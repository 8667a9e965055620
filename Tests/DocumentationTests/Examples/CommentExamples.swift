import AlignedLayout

/// Attributes.
func attributes() -> (Insets, SectionAttributes, [CellAttributes]) {
  let insets = Insets(leading: 16, trailing: 16)

  let tags = SectionAttributes(lineAlignment: .center, lineSpacing: 8)
  let wideTags = tags.with(cellSpacing: 12)

  let headline = CellAttributes(beginsLine: true, endsLine: true)
  let field = CellAttributes(minimumLineSpace: 120)

  // One's own messages are on the other side than those that one gets.
  let ownMessage = CellAttributes(beginsLine: true, lineAlignment: .trailing)
  let time = CellAttributes(cellAlignment: .bottom)
  return (insets, wideTags, [headline, field, ownMessage, time])
}

/// Growth and justification.
func freeSpace() -> (SectionAttributes, CellAttributes) {
  let field = CellAttributes(minimumLineSpace: 120, growth: 1)
  let evenTags =
    SectionAttributes(justification: .init(maximumGap: 24))
  return (evenTags, field)
}

/// Widths that lines and columns decide.
func widths() -> ([SectionAttributes], [CellAttributes]) {
  let field = CellAttributes(width: .remaining, minimumWidth: 120)
  let title = CellAttributes(minimumWidth: 80, shrinkage: 1)
  let hero = CellAttributes(columnSpan: .max)
  return (columns() + [fittingColumns()], [field, title, hero])
}

private func columns() -> [SectionAttributes] {
  let products = SectionAttributes(sizing: .columns(minimumWidth: 160))
  let hero = CellAttributes(columnSpan: .max)
  let photos = SectionAttributes.columns(3, cellHeight: .proportional(1))
  return hero.columnSpan > 1 ? [products, photos] : []
}

private func fittingColumns() -> SectionAttributes {
  let products = SectionAttributes.columns(minimumWidth: 160)
  return products
}

/// Breaking.
func breaks() -> (SectionAttributes, CellAttributes) {
  let label = CellAttributes(keepsWithNext: true)  // its field never begins a line without it
  let evenTags =
    SectionAttributes(breakingStrategy: .balanced, lineAlignment: .center)
  return (evenTags, label)
}

/// Backgrounds and line separators.
func decorations() -> [SectionAttributes] {
  let cards =
    SectionAttributes(backgrounds: [.init(kind: "card", insets: Insets(-8))])
  let rows =
    SectionAttributes(lineSpacing: 9, lineSeparator: .init(kind: "hairline"))
  return [cards, rows]
}

/// Indents the messages of a chat.
func chat(_ sections: [ContentLayout.Section]) -> ContentLayout {
  ContentLayout(
    width: 320, sections: sections,
    // cell 0: the picture; cell 1: the first message; the other messages stand below it
    attributesOfCell: { $0.cell == 1 ? CellAttributes(indentation: .start) : .default }
  )
}

/// Limits a section to two lines.
func limitedTags(_ sizes: [CGSize], _ draw: (String, CGRect) -> Void) -> SectionAttributes {
  let layout = ContentLayout(
    width: 320, sections: [.init(attributes: .init(lineLimit: .lines(2)), cellCount: sizes.count)]
  ) { position, _ in
    sizes[position.cell]
  } sizeOfOverflow: { _, hiddenCount in
    CGSize(width: hiddenCount < 10 ? 40 : 52, height: 32)
  }
  if let frame = layout.frame(ofOverflowInSection: 0) {
    let hiddenCount = sizes.count - layout.visibleCellCount(inSection: 0)
    draw("+\(hiddenCount) more", frame)
  }
  let twoLines =
    SectionAttributes(lineLimit: .lines(2))
  return twoLines
}

/// Returns the height of tags without a view.
func heightOfTags() -> CGFloat {
  let tags = ["typesetter", "line", "indentation"]
  let layout = ContentLayout(
    width: 320, sections: [.init(cellCount: tags.count)]
  ) { position, remainingLineSpace in
    CGSize(width: 10 * CGFloat(tags[position.cell].count) + 24, height: 32)
  }
  let height = layout.contentSize.height  // before anything is shown
  return height
}

/// Ends several indentations.
func ending() -> CellAttributes {
  let end =
    CellAttributes(indentationsEndedAfter: 2)  // the last reply to the last reply
  return end
}

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Returns the number of lines in a collection view.
  @MainActor
  func lineCount(_ layout: CollectionViewAlignedLayout) -> Int {
    let lineCount = layout.content.lines(inSection: 0).count
    return lineCount
  }

  /// Pins headers to the visible content of a scroll view.
  @MainActor
  func pinning(to view: UIScrollView) -> ContentLayout.Pinning {
    let pinning = ContentLayout.Pinning(
      visibleTop: view.bounds.minY + view.adjustedContentInset.top,
      visibleBottom: view.bounds.maxY - view.adjustedContentInset.bottom)
    return pinning
  }

  /// Returns a size before anything is shown.
  @MainActor
  func fittingSize(_ tagsView: UICollectionView, _ targetSize: CGSize) -> CGSize? {
    let layout = tagsView.collectionViewLayout as? CollectionViewAlignedLayout
    let size = layout?.contentSize(fitting: targetSize)
    return size
  }

  /// Sets a layout.
  @MainActor
  func setUp(_ collectionView: UICollectionView) {
    let layout = CollectionViewAlignedLayout()
    layout.defaultSectionAttributes = SectionAttributes(lineAlignment: .center)
    collectionView.collectionViewLayout = layout
  }
#endif
