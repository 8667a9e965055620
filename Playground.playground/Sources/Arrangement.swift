import AlignedLayout
import UIKit

/// What other kits have as kinds of boxes: a table, a grid, a border and a box in a box are each a few
/// attributes of an aligned view.
enum Arrangement: CaseIterable {
  case table, grid, border, boxInBox

  var title: String {
    switch self {
    case .table: "A table"
    case .grid: "A grid"
    case .border: "A center between two sides"
    case .boxInBox: "A box in a box"
    }
  }

  @MainActor
  func makeView() -> AlignedView {
    switch self {
    case .table: AlignedView.table()
    case .grid: AlignedView.grid()
    case .border: AlignedView.border()
    case .boxInBox: AlignedView.boxInBox()
    }
  }
}

extension AlignedView {
  /// Each view is a line, as wide as the table.
  fileprivate static func table() -> AlignedView {
    let rows = ["Set the type", "Pull a proof", "Read it backwards"].map {
      Chip($0, LabelStyle(.gray))
    }
    let fill = CellAttributes(width: .remaining)
    return AlignedView(
      items: rows.map { AlignedItem($0, attributes: fill) },
      attributes: SectionAttributes(maximumCellsPerLine: 1, lineSpacing: 1))
  }

  /// As many columns as fit, if each is 90 points wide at least.
  fileprivate static func grid() -> AlignedView {
    let tiles = ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff", "Gg"].enumerated().map { index, text in
      Chip(text, LabelStyle(Shade.all[index % Shade.all.count]))
    }
    return AlignedView(
      arrangedSubviews: tiles,
      attributes: .columns(minimumWidth: 90).with(cellSpacing: 6, lineSpacing: 6))
  }

  /// The center takes what the sides leave, and all are as tall as the tallest.
  fileprivate static func border() -> AlignedView {
    AlignedView(
      items: [
        AlignedItem(Chip("Back", LabelStyle(.purple))),
        AlignedItem(
          Chip("The center takes the width that both sides leave it", LabelStyle(.gray)),
          attributes: CellAttributes(width: .remaining, minimumWidth: 100)),
        AlignedItem(Chip("Next", LabelStyle(.purple))),
      ],
      attributes: SectionAttributes(cellAlignment: .stretch, cellSpacing: 6))
  }

  /// A box with a background is an aligned view of its own. One without is a group.
  fileprivate static func boxInBox() -> AlignedView {
    let inner = AlignedView(
      arrangedSubviews: ["inner", "box", "of", "tags"].map { Chip.tag($0, .orange) })
    inner.padding = Insets(8)
    inner.backgroundColor = UIColor(hex: 0xFF_EA_D2)
    inner.layer.cornerRadius = 8
    let column = AlignedGroup(
      attributes: SectionAttributes(maximumCellsPerLine: 1),
      items: ["A column", "without a view"].map { AlignedItem(Chip.tag($0, .green)) })
    let outer = AlignedView(
      items: [
        AlignedItem(Chip.text("Outer box")), AlignedItem(inner), AlignedItem(column),
      ],
      attributes: SectionAttributes(cellAlignment: .center, cellSpacing: 10, lineSpacing: 10))
    outer.padding = Insets(12)
    outer.backgroundColor = UIColor(hex: 0xF6_F8_FB)
    outer.layer.cornerRadius = 12
    return outer
  }
}
