import AlignedLayout
import CoreGraphics
import Pictures

extension PlatformArrangement {
  static let all = [
    PlatformArrangement(
      name: "platform-tag-cell", title: "A cell with a picture, a title and two lines of tags.",
      widths: (230, 400)
    ) { tagCell() },
    PlatformArrangement(
      name: "platform-card", title: "A bill in a box, in a card.", widths: (200, 320)
    ) { card() },
    PlatformArrangement(
      name: "platform-border",
      title:
        "A header and a footer, and between them a sidebar and a content that fill the height.",
      widths: (240, 400), height: 220
    ) { border() },
    PlatformArrangement(
      name: "platform-toolbar",
      title: "A toolbar, whose buttons that do not fit are behind a menu.", widths: (230, 400)
    ) { toolbar() },
  ]

  @MainActor
  private static func tagCell() -> AlignedView {
    let tags = ["layout", "lines", "typesetting", "swift", "views", "baseline", "tags", "cells"]
    let group = AlignedGroup(
      attributes: SectionAttributes(
        lineLimit: .lines(2), cellAlignment: .center, cellSpacing: 6, lineSpacing: 6),
      items: tags.map { AlignedItem(chip($0)) },
      overflow: { AlignedItem(chip("+\($0)")) })
    let picture = box(.card, edge: .cardEdge)
    return AlignedView(
      items: [
        AlignedItem(picture, attributes: CellAttributes(keepsWithNext: true)) { _ in
          CGSize(width: 40, height: 40)
        },
        AlignedItem(.text("A typesetter’s view", size: 17)),
        AlignedItem(group, attributes: CellAttributes(beginsLine: true)),
      ],
      attributes: SectionAttributes(cellAlignment: .center, cellSpacing: 10, lineSpacing: 8),
      padding: Insets(12))
  }

  @MainActor
  private static func card() -> AlignedView {
    let rows = [("Ticket", "24.00"), ("Seat", "4.50"), ("Luggage", "12.00")].map { name, price in
      AlignedGroup(
        attributes: SectionAttributes(cellAlignment: .firstBaseline),
        items: [
          AlignedItem(.text(name, size: 15), attributes: CellAttributes(growth: 1)),
          AlignedItem(.text(price, size: 13)),
        ])
    }
    let bill = AlignedGroup(
      attributes: SectionAttributes(
        maximumCellsPerLine: 1, lineSpacing: 9,
        backgrounds: [.init(kind: "bill", insets: Insets(-10))],
        lineSeparator: .init(kind: "hairline", thickness: 1)),
      padding: Insets(10),
      items: rows.map { AlignedItem($0, attributes: CellAttributes(width: .remaining)) })
    let view = AlignedView(
      items: [
        AlignedItem(.text("Your journey", size: 22)),
        AlignedItem(bill, attributes: CellAttributes(width: .remaining)),
      ],
      attributes: SectionAttributes(
        maximumCellsPerLine: 1, lineSpacing: 12,
        backgrounds: [.init(kind: "card", insets: Insets(-12))]),
      padding: Insets(20))
    view.decorationView = { kind in
      switch kind {
      case "card": box(.card, edge: .cardEdge)
      case "bill": box(.sheet, edge: .sheetEdge)
      default: box(.guide)
      }
    }
    return view
  }

  @MainActor
  private static func border() -> AlignedView {
    var sidebar = AlignedItem(
      box(.line), attributes: CellAttributes(beginsLine: true, cellAlignment: .stretch)
    ) { _ in CGSize(width: 70, height: 0) }
    sidebar.height = .remaining
    let page = AlignedView(
      arrangedSubviews: [
        .paragraph("The content takes the width and the height that the others leave.", size: 13),
        box(.card, edge: .cardEdge),
      ],
      attributes: SectionAttributes(maximumCellsPerLine: 1, lineSpacing: 10), padding: Insets(10))
    let picture = page.arrangedSubviews[1]
    page[picture].attributes = CellAttributes(width: .remaining)
    page[picture].height = .remaining
    page.fill(.cell)
    var content = AlignedItem(page, attributes: CellAttributes(width: .remaining))
    content.height = .remaining
    return AlignedView(
      items: [
        AlignedItem(
          bar("Title", size: 17), attributes: CellAttributes(endsLine: true, width: .remaining)),
        sidebar, content,
        AlignedItem(
          bar("Footer", size: 13), attributes: CellAttributes(beginsLine: true, width: .remaining)),
      ],
      attributes: SectionAttributes(cellSpacing: 6, lineSpacing: 6), padding: Insets(8))
  }

  @MainActor
  private static func toolbar() -> AlignedView {
    let view = AlignedView(
      arrangedSubviews: ["Back", "Forward", "Share", "Bookmarks", "Tabs"].map { chip($0) },
      attributes: SectionAttributes(lineLimit: .lines(1), cellAlignment: .center, cellSpacing: 8),
      padding: Insets(8))
    let menu = chip("More")
    menu.fill(.header, cornerRadius: 8)
    view.overflowView = { _ in menu }
    return view
  }

  // MARK: Parts

  /// A word in a rounded box.
  @MainActor
  private static func chip(_ words: String) -> PlatformView {
    let chip = framed(words, size: 13, margin: CGSize(width: 8, height: 4))
    chip.fill(.cell, cornerRadius: 8)
    return chip
  }

  /// A word on a gray bar.
  @MainActor
  private static func bar(_ words: String, size: CGFloat) -> PlatformView {
    let bar = framed(words, size: size, margin: CGSize(width: 10, height: 6))
    bar.fill(.header)
    return bar
  }

  @MainActor
  private static func framed(_ words: String, size: CGFloat, margin: CGSize) -> PlatformView {
    let label = PlatformView.text(words, size: size)
    let view = LayoutPassView { pass in
      let text = pass.place(
        label, at: CGPoint(x: margin.width, y: margin.height),
        fitting: pass.width - 2 * margin.width)
      return CGSize(width: text.maxX + margin.width, height: text.maxY + margin.height)
    }
    view.addSubview(label)
    return view
  }

  @MainActor
  private static func box(_ ink: Ink, edge: Ink? = nil) -> PlatformView {
    let view = PlatformView()
    view.fill(ink, edge: edge)
    return view
  }
}
