import AlignedLayout
import LayoutDrawing
import UIKit

/// A baseline that the cells of a line share.
struct DrawnBaseline {
  let section: Int
  let line: Int
  let y: CGFloat
}

extension Scenario {
  /// Returns the baselines of a layout's lines, in sections that are aligned by them.
  func baselines(in layout: ContentLayout) -> [DrawnBaseline] {
    sections.indices.flatMap { section in
      layout.lines(inSection: section).enumerated().compactMap { index, line in
        line.cells.compactMap { baseline(ofCell: $0, inSection: section, in: layout) }.first
          .map { DrawnBaseline(section: section, line: index, y: $0) }
      }
    }
  }

  private func baseline(
    ofCell cell: Int, inSection section: Int, in layout: ContentLayout
  ) -> CGFloat? {
    let frame = layout.frame(ofCellAt: .init(section: section, cell: cell))
    let attributes = sections[section].cells[cell].attributes
    return switch attributes.cellAlignment ?? sections[section].attributes.cellAlignment {
    case .firstBaseline: frame.minY + (attributes.firstBaseline ?? frame.height)
    case .lastBaseline: frame.minY + (attributes.lastBaseline ?? frame.height)
    default: nil
    }
  }
}

extension Picture {
  /// The margin of a figure.
  static let figureMargin: CGFloat = 16

  private static let noteRoom: CGFloat = 256
  private static let noteFont = UIFont.systemFont(ofSize: 10)

  /// Returns the picture with a margin, and with a sheet behind its marks.
  ///
  /// - Parameters:
  ///   - sheet: The rectangle of the content, or of the screen that shows part of it.
  ///   - isScreen: Whether the sheet has a thick edge in front of what it cuts off.
  func framed(sheet: CGRect, isScreen: Bool) -> Picture {
    var picture = self
    picture.background = .margin
    picture.margin = Self.figureMargin
    let box = Mark.box(
      Box(frame: sheet.insetBy(dx: -1, dy: -1), fill: .sheet, border: .sheetEdge))
    picture.marks.insert(box, at: 0)
    if isScreen {
      // The parts that the screen cuts off are faint on the margin.
      let uncut = marks.flatMap { mark in
        if case .clipped(_, let inner) = mark { inner } else { [Mark]() }
      }
      picture.marks.insert(.faded(opacity: 0.35, uncut), at: 0)
      picture.marks.append(
        .box(Box(frame: sheet.insetBy(dx: -2, dy: -2), border: .guide, borderWidth: 2)))
    }
    return picture
  }

  /// Returns the picture with baselines across its whole width, below the letters that stand on
  /// them.
  func with(_ baselines: [DrawnBaseline]) -> Picture {
    var picture = self
    picture.marks += baselines.map {
      .box(Box(frame: CGRect(x: 0, y: $0.y, width: size.width, height: 1), fill: .baseline))
    }
    return picture
  }

  /// Returns the picture with lines of text below it.
  func with(legend: [String]) -> Picture {
    guard !legend.isEmpty else { return self }
    let font = UIFont.systemFont(ofSize: 9, weight: .bold)
    let lines = legend.flatMap { TextLines($0, font: font, width: size.width + 20).lines }
    var picture = Picture(
      size: CGSize(
        width: size.width, height: size.height + 8 + CGFloat(lines.count) * font.lineHeight),
      background: background, marks: marks)
    picture.margin = margin
    picture.marks += lines.enumerated().map { index, line in
      let y = size.height + 10 + CGFloat(index) * font.lineHeight
      return .text(
        TextLine(
          text: String(line.text),
          frame: CGRect(x: -8, y: y, width: line.width, height: font.lineHeight),
          baseline: y + font.ascender, fontSize: font.pointSize, isBold: true, ink: .mark,
          anchor: .left))
    }
    return picture
  }

  /// Returns the picture with sentences to the right of the lines that they explain.
  func with(notes: [(frame: CGRect, text: String)]) -> Picture {
    guard !notes.isEmpty else { return self }
    var picture = Picture(
      size: CGSize(width: size.width + Self.noteRoom, height: size.height),
      background: background, marks: marks)
    picture.margin = margin
    picture.marks += notes.flatMap { note in
      let lines = TextLines(note.text, font: Self.noteFont, width: Self.noteRoom - 22).lines
      let top = note.frame.midY - CGFloat(lines.count) * Self.noteFont.lineHeight / 2
      return lines.enumerated().map { index, line -> Mark in
        let y = top + CGFloat(index) * Self.noteFont.lineHeight
        return .text(
          TextLine(
            text: String(line.text),
            frame: CGRect(
              x: size.width + 22, y: y, width: line.width, height: Self.noteFont.lineHeight),
            baseline: y + Self.noteFont.ascender, fontSize: Self.noteFont.pointSize,
            isBold: false, ink: .note, anchor: .left))
      }
    }
    return picture
  }
}
