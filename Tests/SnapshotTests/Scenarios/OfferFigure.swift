import AlignedLayout
import LayoutDrawing
import UIKit

/// The lead picture: what a cell is offered beside another one, and again at the beginning of a line.
///
/// Its numbers come from the layout, not from the drawing.
struct OfferFigure {
  static let name = "asked-again-annotated"

  private static let scale: CGFloat = 2
  private static let font = UIFont.systemFont(ofSize: 13)
  private static let boldFont = UIFont.systemFont(ofSize: 13, weight: .bold)

  /// A is 160 points wide, and B's text wraps to between 60 and 180 points.
  private static let scenario = Scenario(
    name: name,
    title: "B is offered the 35 points that remain beside A. It needs 60, so it is asked again.",
    sections: [
      Scenario.Section(
        attributes: SectionAttributes(lineSpacing: 30),
        cells: [
          .size(160, 30), .text(area: 5400, atLeast: 60, atMost: 180).remarked("asked again"),
        ])
    ])

  private let laidOut = LaidOut(scenario)

  var snapshot: Snapshot {
    let text = [Self.scenario.title, ""] + Self.scenario.input + [""] + laidOut.transcript
    return Snapshot(
      name: Snapshot.Name(description: Self.name),
      text: text.joined(separator: "\n") + "\n",
      svg: picture.svg(
        title: Self.scenario.title,
        description: "A and a dashed B stand on one line, B on the next.", darkInks: Ink.dark))
  }

  private var picture: Picture {
    let width = laidOut.layout.contentSize.width * Self.scale
    let (a, b) = (frame(ofCell: 0), frame(ofCell: 1))
    let offers = laidOut.offers(ofCellAt: .init(section: 0, cell: 1))
    let refused = Self.scenario.sections[0].cells[1].size(offered: offers[0])
    let beside = CGRect(
      x: width - offers[0] * Self.scale, y: a.minY, width: refused.width * Self.scale,
      height: a.height)
    let sheet = CGRect(x: -1, y: -1, width: width + 2, height: b.maxY + 2)
    var picture = Picture(size: CGSize(width: beside.maxX, height: b.maxY + 32))
    picture.background = .margin
    picture.margin = Picture.figureMargin
    picture.marks =
      [.box(Picture.Box(frame: sheet, fill: .sheet, border: .sheetEdge))]
      + cell(a, "A") + cell(b, "B", isMarked: true) + refusal(beside, width: refused.width)
      + brace(from: beside.minX, to: width, y: a.maxY + 5, "remaining \(offers[0].words)")
      + arrow(from: beside, to: b)
      + brace(from: 0, to: width, y: b.maxY + 5, "asked again: \(offers[1].words)")
    return picture
  }

  private func frame(ofCell cell: Int) -> CGRect {
    let frame = laidOut.layout.frame(ofCellAt: .init(section: 0, cell: cell))
    return CGRect(
      x: frame.minX * Self.scale, y: frame.minY * Self.scale, width: frame.width * Self.scale,
      height: frame.height * Self.scale)
  }

  // MARK: Marks

  private func cell(_ frame: CGRect, _ letter: String, isMarked: Bool = false) -> [Picture.Mark] {
    let box = Picture.Box(
      frame: frame, fill: isMarked ? .markedCell : .cell, border: isMarked ? .mark : .cellEdge,
      borderWidth: isMarked ? 3 : 1.5, cornerRadius: 5)
    return [.box(box), text(letter, center: frame.midX, y: frame.midY, ink: .caption)]
  }

  /// Returns the place beside A that B does not fit, with what it would take.
  private func refusal(_ frame: CGRect, width: CGFloat) -> [Picture.Mark] {
    let box = Picture.Box(
      frame: frame, border: .mark, borderWidth: 1.5, isDashed: true, cornerRadius: 5)
    return [
      .box(box), text("B needs \(width.words)", center: frame.midX, y: frame.midY, ink: .mark),
    ]
  }

  /// Returns a brace that opens upwards, with words below its tip.
  private func brace(
    from left: CGFloat, to right: CGFloat, y: CGFloat, _ words: String
  ) -> [Picture.Mark] {
    let middle = (left + right) / 2
    let points = [
      (left, 0), (left + 3, 5), (middle - 5, 5), (middle, 11), (middle + 5, 5), (right - 3, 5),
      (right, 0),
    ].map { CGPoint(x: $0.0, y: y + $0.1) }
    return [
      .path(Picture.Path(points, ink: .note, width: 1.5)),
      text(
        words, center: min(middle, right - Self.boldFont.advance(of: words) / 2 - 4), y: y + 20,
        ink: .note, isBold: true),
    ]
  }

  private func arrow(from refused: CGRect, to cell: CGRect) -> [Picture.Mark] {
    let (x, tip) = (refused.maxX - 14, CGPoint(x: cell.maxX + 6, y: cell.midY))
    return [
      [CGPoint(x: x, y: refused.maxY + 4), CGPoint(x: x, y: tip.y), tip],
      [
        CGPoint(x: tip.x + 7, y: tip.y - 6), tip, CGPoint(x: tip.x + 7, y: tip.y + 6),
      ],
    ].map { .path(Picture.Path($0, ink: .mark, width: 2)) }
  }

  private func text(
    _ words: String, center: CGFloat, y: CGFloat, ink: Ink, isBold: Bool = false
  ) -> Picture.Mark {
    let font = isBold ? Self.boldFont : Self.font
    let advance = font.advance(of: words)
    let top = y - font.lineHeight / 2
    return .text(
      Picture.TextLine(
        text: words,
        frame: CGRect(x: center - advance / 2, y: top, width: advance, height: font.lineHeight),
        baseline: top + font.ascender, fontSize: font.pointSize, isBold: isBold, ink: ink,
        anchor: .center))
  }
}
