import AlignedLayout
import AlignedLayoutTesting
import Foundation
import Testing
import UIKit

@testable import AlignedList
@testable import playground

/// The playground's examples at all widths of a page, in both directions.
///
/// A section whose lines are known at every width is checked there, another one every three points, or at
/// each whole number with `LONG_TESTS=1`. Cells are asked as the layout asks them. A row that breaks inside of a cell
/// shows in the height of the cell alone.
@MainActor
struct PlaygroundWidthsTests {
  /// Returns the failures of all sections, which are never cut, and equal in both directions.
  private func failures(
    _ example: any Example, mirrored: (_ section: Int) -> Bool = { _ in true },
    answer: @escaping ExampleContent.Answer = { .init($0, exactWidth: $0.width, wrappedIn: $1) },
    replacing attributes: (SectionAttributes) -> SectionAttributes = { $0 },
    _ expectations: (_ section: Int) -> [LayoutExpectation]
  ) async throws -> [LayoutFailure] {
    let content = try await ExampleContent(example, answer: answer)
    #expect(content.sectionCount > 0)
    return (0..<content.sectionCount).flatMap { section in
      content.failures(
        inSection: section,
        expecting: [.noCellIsCut, .leastWidths, .noOverlap, .equalMargins]
          + (mirrored(section) ? [.isMirrored(at: 320)] : []) + expectations(section),
        replacing: attributes)
    }
  }

  // MARK: Chips

  @Test func `tags take at most five lines, and fewer on a wider page`() async throws {
    let alignments = SectionAttributes.LineAlignment.allCases
    let failures = try await failures(TagsExample()) { section in
      alignments[section] != .left && alignments[section] != .right
    } _: { _ in
      [.lineCount(atMost: 5), .heightNeverGrowsWithWidth, .equalGaps]
    }
    #expect(failures.isEmpty)
  }

  private static let filters: [LayoutExpectation] = [
    .lineCount(atMost: 1), .overflowIsNeverAlone, .sameHeight,
  ]

  @Test func `filters take a line, and “+N” is never alone`() async throws {
    let filters = try await failures(FiltersExample()) { _ in Self.filters }
    #expect(filters.isEmpty)
    let sheet = try await failures(FilterSheetExample()) { _ in Self.filters }
    #expect(sheet.isEmpty)
  }

  @Test func `filters that are unfolded fit their page, with equal gaps`() async throws {
    for example in [FiltersExample(), FilterSheetExample()] as [any Example] {
      let failures = try await failures(
        example, replacing: { $0.with(lineLimit: .unlimited) }
      ) { _ in [.lineCount(atMost: 3), .equalGaps] }
      #expect(failures.isEmpty, "\(type(of: example))")
    }
  }

  @Test func `a shop has a line of filters, offers, and cards`() async throws {
    for example in [ShopExample(), ShopScreenExample()] as [any Example] {
      let failures = try await failures(example) { section in
        [Self.filters, [.lineCount(atMost: 1)], [.cards, .fitsColumns, .equalHeights], []][section]
      }
      #expect(failures.isEmpty, "\(type(of: example))")
    }
  }

  @Test func `a feed has two lines of topics, whose “+N” is never alone, and cards`() async throws {
    let failures = try await failures(FeedExample()) { section in
      let topics: [LayoutExpectation] = [.lineCount(atMost: 2), .overflowIsNeverAlone]
      let cards: [LayoutExpectation] = [.cards, .fitsColumns, .equalHeights]
      return [[.lineCount(atMost: 1)], [.lineCount(atMost: 1)], topics, cards][section]
    }
    #expect(failures.isEmpty)
  }

  @Test func `squares take at most two lines, and fewer on a wider page`() async throws {
    // `.left` and `.right` mean the same edge in both directions, so only centered lines are mirrored.
    let failures = try await failures(AlignmentsExample()) { section in
      section < 9 && section % 3 == 1
    } _: { _ in
      [.lineCount(atMost: 2), .heightNeverGrowsWithWidth]
    }
    #expect(failures.isEmpty)
  }

  @Test func `hours are alone on their lines`() async throws {
    let failures = try await failures(TimetableExample()) { _ in
      [.pinningCellsAreAlone, .narrowDepartures, .lineCount(atMost: 53)]
    }
    #expect(failures.isEmpty)
  }

  // MARK: Chats and texts

  @Test func `a message stays with its picture and its time`() async throws {
    // Below 321 points, one more time has a line of its own.
    let days = ChatDay.recent
    let failures = try await failures(ChatExample()) { section in
      let kinds = days[section].items.map(\.kind)
      let count = days[section].messages.count
      return [
        .staysWithNext { position in
          switch kinds[position.cell] {
          case .picture, .ownTime: true
          case .firstBubble, .bubble, .note, .unread, .time, .lastTime, .ownBubble, .seen: false
          }
        }, .timesStay(with: kinds), .lineCount(atMost: count + 2, or: count + 3, below: 321),
        .widthAtMost(200),
      ]
    }
    #expect(failures.isEmpty)
  }

  @Test func `a chat of SwiftUI views has no more lines than messages and notes`() async throws {
    let days = ChatDay.recent
    let failures = try await failures(ChatScreenExample()) { section in
      let count = days[section].messages.count
      return [.lineCount(atMost: count + 2, or: count + 3, below: 321)]
    }
    #expect(failures.isEmpty)
  }

  @Test func `each message in a bubble has a line of its own`() async throws {
    // A bubble is as wide as a fraction of its line allows, so its size holds for the present offer alone.
    let failures = try await failures(BubblesExample(), answer: { .init($0, forOffers: $1...$1) }) {
      section in
      // Where a time has a line of its own that it does not need, its bubble is higher.
      [.rows, .widthAtMost(400), .heightOfCells(atMost: [117.5, 77][section])]
    }
    #expect(failures.isEmpty)
  }

  @Test func `each text of a dialogue ends a line, and the first stays beside the picture`()
    async throws
  {
    // A text that wraps is as wide as its longest line, so its size holds for the present offer alone.
    let failures = try await failures(DialogueExample(), answer: { .init($0, forOffers: $1...$1) })
    { section in
      // The first section is the date.
      [
        [.rows], [.staysWithNext { $0.cell == 0 }, .textsEndLines([1, 2, 3])],
        [.staysWithNext { $0.cell == 0 }, .textsEndLines([1]), .heightNeverGrowsWithWidth],
      ][section]
    }
    #expect(failures.isEmpty)
  }

  @Test func `a text stays beside its number or picture`() async throws {
    let failures = try await failures(TextsExample()) { section in
      section == 2
        ? [.textsEndLines([2, 5])]
        : [.staysWithNext { $0.cell.isMultiple(of: 2) }, .textsEndLines([1, 3, 5])]
    }
    #expect(failures.isEmpty)
  }

  // MARK: Rows and cards

  @Test func `the fields of a card stand beside their labels, or all below them`() async throws {
    let failures = try await failures(FormExample()) { _ in [.fields, .filledLines] }
    #expect(failures.isEmpty)
  }

  @Test func `mails have lines of their own, and fill them`() async throws {
    let failures = try await failures(MailExample()) { _ in
      [.rows, .filledLines, .heightOfCells(atMost: 64, or: 81, below: 321)]
    }
    #expect(failures.isEmpty)
  }

  @Test func `cards of columns are never narrow`() async throws {
    let failures = try await failures(ProductsExample()) { _ in
      [.cards, .fitsColumns, .equalHeights, .filledLines, .firstCellFillsLine]
    }
    #expect(failures.isEmpty)
  }

  @Test func `a title stays beside its icon and value, and no separator cuts a row`() async throws {
    let failures = try await failures(SettingsExample()) { section in
      let settings = Setting.sections[section].settings
      let leaders = settings.indices.filter { index in
        switch settings[index] {
        case .icon, .title: true
        case .label, .value, .toggle, .field: false
        }
      }
      return [
        .staysWithNext { leaders.contains($0.cell) }, .separatorsAreBetweenRows,
        .linesAreIndented(by: 36),
      ]
    }
    #expect(failures.isEmpty)
  }

  @Test func `photos fill their rows between equal margins`() async throws {
    let failures = try await failures(PhotosExample()) { _ in
      [.filledLines, .heightOfCells(atMost: 200)]
    }
    #expect(failures.isEmpty)
  }

  @Test func `what stands on a card is as high as on the narrowest page, or lower`() async throws {
    // Where a row inside of a card breaks, or a tag, the card is higher.
    let articles = try await failures(ArticlesExample()) { _ in
      [
        .rows, .filledLines, .heightNeverGrowsWithWidth,
        .heightOfCells(atMost: 152, or: 168.5, below: 323),
      ]
    }
    #expect(articles.isEmpty)
    let heights: [CGFloat] = [95, 105, 65, 124]
    let arrangements = try await failures(ArrangementsExample()) { section in
      [
        .rows, .filledLines, .heightNeverGrowsWithWidth, .heightOfCells(atMost: heights[section]),
      ]
    }
    #expect(arrangements.isEmpty)
  }

  // MARK: The narrowest page

  /// Shows an example on the narrowest page.
  private func narrowestPage(of example: any Example) -> UIView {
    let layout = CollectionViewAlignedLayout()
    layout.contentInsets = Insets(leading: 16, bottom: 16, trailing: 16)
    let view: UIView = example.makeView(layout: layout, width: width, height: 900)
    view.layoutIfNeeded()
    return view
  }

  private let width = ExampleContent.widths.lowerBound

  @Test func `cells that scroll sideways fit the narrowest page, and end at a margin`() throws {
    for example in [ShelfExample(), TagBarExample()] as [any DelegateExample] {
      let layout = CollectionViewAlignedLayout()
      let view = example.makeView(layout: layout, width: width)
      view.layoutIfNeeded()
      let elements = layout.layoutAttributesForElements(in: view.bounds) ?? []
      let cells = elements.filter { $0.representedElementCategory == .cell }
      #expect(!cells.isEmpty)
      for cell in cells { #expect(cell.frame.width <= width) }
      let end = layout.collectionViewContentSize.width
      let last = layout.layoutAttributesForElements(
        in: CGRect(x: end - 10, y: 0, width: 10, height: view.bounds.height))
      #expect(last?.contains { $0.representedElementCategory == .cell } == false)
      for title in elements where title.representedElementCategory == .supplementaryView {
        #expect(title.frame.width <= width / 3)
      }
    }
  }

  @Test func `the narrowest page shows a part of the second offer`() throws {
    for example in [FeedExample(), ShopExample(), ShopScreenExample()] as [any Example] {
      let carousels = narrowestPage(of: example).descendants(of: CarouselView.self)
      #expect(carousels.count == 1)
      for carousel in carousels {
        carousel.layoutIfNeeded()
        let cards = carousel.collectionView.visibleCells
        #expect(cards.count > 1, "\(type(of: example))")
      }
    }
  }

  @Test func `what floats has its width on the narrowest page`() throws {
    let examples: [any Example] = [
      ShopExample(), FiltersExample(), ShopScreenExample(), FilterSheetExample(),
    ]
    for example in examples {
      let page = narrowestPage(of: example)
      let overlays = page.descendants(of: ListOverlayView.self)
      #expect(!overlays.isEmpty)
      for overlay in overlays {
        let own = overlay.sizeThatFits(CGSize(width: width - 2 * 16, height: 0)).width
        #expect(overlay.frame.width >= own, "\(type(of: example))")
        #expect(page.bounds.contains(overlay.convert(overlay.bounds, to: page)))
      }
    }
  }
}

extension UIView {
  /// Returns the views of a type below this view.
  fileprivate func descendants<Found: UIView>(of type: Found.Type) -> [Found] {
    subviews.flatMap { ($0 as? Found).map { [$0] } ?? $0.descendants(of: type) }
  }
}

extension LayoutExpectation {
  /// Cells of a line do not cover each other.
  fileprivate static let noOverlap = LayoutExpectation("Cells do not overlap") { tested in
    for line in tested.layout.lines(inSection: 0) {
      let frames = line.cells.map { tested.layout.frame(ofCellAt: .init(section: 0, cell: $0)) }
        .sorted { $0.minX < $1.minX }
      // An origin may be floored by almost a pixel.
      let overlaps = zip(frames, frames.dropFirst()).contains { $0.maxX > $1.minX + 1 }
      if overlaps { return "Cells \(line.cells) do." }
    }
    return nil
  }

  /// Each cell has a line of its own.
  fileprivate static let rows = LayoutExpectation("Rows are alone") { tested in
    let lines = tested.layout.lines(inSection: 0)
    return lines.count == tested.visibleCells.count ? nil : "There are \(lines.count) lines."
  }

  /// Fields stand beside their labels, all at one edge, or all below them. On a page of 375 points they stand beside.
  fileprivate static let fields = LayoutExpectation("Fields are aligned") { tested in
    let (cells, lines) = (tested.visibleCells, tested.layout.lines(inSection: 0))
    if lines.count == cells.count { return tested.width < 375 ? nil : "Fields are below labels." }
    guard lines.count == cells.count / 2 else { return "There are \(lines.count) lines." }
    let fields = cells.filter { !$0.cell.isMultiple(of: 2) }.map(tested.layout.frame(ofCellAt:))
    let isAligned = Set(fields.map(\.minX)).count == 1 && Set(fields.map(\.width)).count == 1
    return isAligned ? nil : "Fields begin at \(fields.map(\.minX))."
  }

  /// Each line is as wide as the section.
  fileprivate static let filledLines = LayoutExpectation("Lines are filled") { tested in
    let insets = [
      tested.layout.contentInsets, tested.specification.sections[0].attributes.insets,
    ]
    let width = insets.reduce(tested.width) { $0 - $1.leading - $1.trailing }
    let frames = tested.visibleCells.map(tested.layout.frame(ofCellAt:))
    let end = frames.map(\.maxX).max() ?? 0
    let start = frames.map(\.minX).min() ?? 0
    return abs(end - start - width) < 1 ? nil : "Cells reach from \(start) to \(end)."
  }

  /// No card is narrower than 130 points, or wider than half a page.
  fileprivate static let cards = LayoutExpectation("Cards are neither narrow nor wide") { tested in
    let widths = tested.visibleCells.map { tested.layout.frame(ofCellAt: $0).width }
    guard let narrow = widths.min() else { return nil }
    return narrow < 130 || narrow > 340 ? "The narrowest card is \(narrow) points wide." : nil
  }

  /// The height does not depend on the width.
  fileprivate static let sameHeight = LayoutExpectation("One line of chips is 31 points high") {
    tested in
    let height = tested.layout.lines(inSection: 0).first?.frame.height
    return height == 31 ? nil : "It is \(height ?? 0) points high."
  }

  /// Cells that pin have lines of their own.
  fileprivate static let pinningCellsAreAlone = LayoutExpectation("Hours are alone") { tested in
    for line in tested.layout.lines(inSection: 0) where line.cells.count > 1 {
      let pins = line.cells.contains {
        tested.attributes(ofCellAt: .init(section: 0, cell: $0)).pins
      }
      if pins { return "Cells \(line.cells) are on one line." }
    }
    return nil
  }

  /// On a page of 330 points or more, the time of a message is on its last line.
  fileprivate static func timesStay(with kinds: [ChatItem.Kind]) -> LayoutExpectation {
    LayoutExpectation("Times stand beside their messages") { tested in
      let lines = tested.layout.lines(inSection: 0)
      for (cell, kind) in kinds.enumerated() where kind == .time || kind == .lastTime {
        let isBeside = lines.index(ofCell: cell) == lines.index(ofCell: cell - 1)
        if tested.width >= 330, !isBeside { return "Time \(cell) is not." }
      }
      return nil
    }
  }

  fileprivate static func widthAtMost(_ limit: CGFloat) -> LayoutExpectation {
    LayoutExpectation("Cells are at most \(limit) points wide") { tested in
      let widest = tested.visibleCells.map { tested.layout.frame(ofCellAt: $0).width }.max() ?? 0
      return widest > limit ? "The widest is \(widest) points wide." : nil
    }
  }
}
