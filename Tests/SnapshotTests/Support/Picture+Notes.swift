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
  /// The baselines of the lines of a layout, in sections that are aligned by them.
  func baselines(in layout: ContentLayout) -> [DrawnBaseline] {
    sections.indices.flatMap { section in
      layout.lines(inSection: section).enumerated().compactMap { index, line in
        baseline(ofCell: line.cells.lowerBound, inSection: section, in: layout).map {
          DrawnBaseline(section: section, line: index, y: $0)
        }
      }
    }
  }

  private func baseline(
    ofCell cell: Int, inSection section: Int, in layout: ContentLayout
  ) -> CGFloat? {
    let frame = layout.frame(ofCellAt: .init(section: section, cell: cell))
    let attributes = sections[section].cells[cell].attributes
    return switch sections[section].attributes.cellAlignment {
    case .firstBaseline: frame.minY + (attributes.firstBaseline ?? frame.height)
    case .lastBaseline: frame.minY + (attributes.lastBaseline ?? frame.height)
    default: nil
    }
  }
}

extension Picture {
  private static let noteRoom: CGFloat = 250
  private static let noteFont = UIFont.systemFont(ofSize: 10)

  /// With the baselines across the whole picture.
  func with(_ baselines: [DrawnBaseline]) -> Picture {
    var picture = self
    picture.marks += baselines.map {
      .box(
        Box(
          frame: CGRect(x: 0, y: $0.y - 0.5, width: size.width, height: 1),
          fill: Ink(0xC2_3B_3B)))
    }
    return picture
  }

  /// With sentences to the right of the lines that they are about.
  func with(notes: [(frame: CGRect, text: String)]) -> Picture {
    guard !notes.isEmpty else { return self }
    var picture = Picture(
      size: CGSize(width: size.width + Self.noteRoom, height: size.height),
      background: background, marks: marks)
    picture.marks += notes.flatMap { note in
      let lines = TextLines(note.text, font: Self.noteFont, width: Self.noteRoom - 16).lines
      let top = note.frame.midY - CGFloat(lines.count) * Self.noteFont.lineHeight / 2
      return lines.enumerated().map { index, line -> Mark in
        let y = top + CGFloat(index) * Self.noteFont.lineHeight
        return .text(
          TextLine(
            text: String(line.text),
            frame: CGRect(
              x: size.width + 8, y: y, width: line.width, height: Self.noteFont.lineHeight),
            baseline: y + Self.noteFont.ascender, fontSize: Self.noteFont.pointSize,
            isBold: false, ink: Ink(0x5B_68_78), anchor: .left))
      }
    }
    return picture
  }
}
