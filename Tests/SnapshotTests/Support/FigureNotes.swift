import AlignedLayout
import LayoutDrawing
import UIKit

/// The marks that a figure adds to a layout: names of attributes above their cells, bars at forced
/// breaks, arrows beside lines that end early, and guides along indentations.
struct FigureNotes {
  private static let font = UIFont.systemFont(ofSize: 9, weight: .bold)

  let scenario: Scenario
  let layout: ContentLayout
  /// The point of the content that is the picture's origin.
  let origin: CGPoint

  var marks: [Picture.Mark] {
    // Beside sentences about the lines below, arrows would be misleading. Lines that run from the top
    // have no margin beside them.
    let hasArrows = !scenario.explainsLines && scenario.height == nil
    let sections = hasArrows ? 0..<layout.sectionCount : 0..<0
    return sections.flatMap { arrows(inSection: $0) }
      + layout.positions.flatMap {
        guides(ofCellAt: $0) + bars(ofCellAt: $0) + insets(ofCellAt: $0)
      }
      + (hasLegend ? [] : labels.map { .text($0) })
  }

  /// The remarks as sentences below the picture, where there is no room for them above their cells.
  var legend: [String] {
    guard hasLegend else { return [] }
    var letters: [String: [String]] = [:]
    var order: [String] = []
    for position in layout.positions {
      let text = scenario.remarks(onCellAt: position).joined(separator: ", ")
      guard !text.isEmpty else { continue }
      if letters[text] == nil { order.append(text) }
      letters[text, default: []].append(scenario.letter(of: position))
    }
    return order.map { "\((letters[$0] ?? []).joined(separator: ", ")): \($0)" }
  }

  /// Whether a remark above its cell would touch another one, another cell, or the edge.
  private var hasLegend: Bool {
    let labels = labels
    let frames = labels.map(\.frame)
    let cells = layout.positions.map { frame(at: $0) }
    let width = layout.contentSize.width + Picture.figureMargin - 2
    return frames.enumerated().contains { index, label in
      let ink = CGRect(
        x: label.minX, y: labels[index].baseline - 8, width: label.width, height: 9)
      return cells.contains { $0.intersects(ink) } || label.maxX > width
        || frames.dropFirst(index + 1).contains { $0.intersects(label) }
    }
  }

  private var isRightToLeft: Bool {
    scenario.direction == .rightToLeft
  }

  private func attributes(at position: ContentLayout.CellPosition) -> CellAttributes {
    scenario.sections[position.section].cells[position.cell].attributes
  }

  private func frame(at position: ContentLayout.CellPosition) -> CGRect {
    layout.frame(ofCellAt: position).moved(by: origin)
  }

  // MARK: Lines that end early

  /// Returns an arrow in the margin beside each line that had room for the next cell.
  private func arrows(inSection section: Int) -> [Picture.Mark] {
    let lines = layout.lines(inSection: section)
    return lines.indices.dropLast().flatMap { index -> [Picture.Mark] in
      switch layout.breakReason(ofLineAt: index + 1, inSection: section) {
      case .first, .tooWide, .strategyFellBack: []
      default: arrow(beside: lines[index].frame.moved(by: origin))
      }
    }
  }

  private func arrow(beside line: CGRect) -> [Picture.Mark] {
    let edge = (isRightToLeft ? 0 : layout.contentSize.width) - origin.x
    let side: CGFloat = isRightToLeft ? -1 : 1
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: edge + side * x, y: line.midY + y)
    }
    return [
      [point(12, -7), point(12, 3), point(3.5, 3)],
      [point(7, -0.5), point(3.5, 3), point(7, 6.5)],
    ].map { .path(Picture.Path($0, ink: .mark, width: 1.5)) }
  }

  // MARK: Cells

  /// Returns a thick bar at the edge of a cell that begins or ends its line.
  private func bars(ofCellAt position: ContentLayout.CellPosition) -> [Picture.Mark] {
    let attributes = attributes(at: position)
    let frame = frame(at: position)
    let isLeft = isRightToLeft ? attributes.endsLine : attributes.beginsLine
    let isRight = isRightToLeft ? attributes.beginsLine : attributes.endsLine
    let edges = (isLeft ? [frame.minX] : []) + (isRight ? [frame.maxX - 5] : [])
    return edges.map { x in
      let bar = CGRect(x: x, y: frame.minY, width: 5, height: frame.height)
      return .box(Picture.Box(frame: bar, fill: .mark, cornerRadius: 2))
    }
  }

  /// The remarks on cells, each above its cell, one after another where they would overlap.
  private var labels: [Picture.TextLine] {
    let width = Picture.area(of: layout, pinning: scenario.pinning).width
    let edges = (left: 4 - Picture.figureMargin, right: width + Picture.figureMargin - 4)
    return layout.positions.reduce(into: []) { labels, position in
      let text = scenario.remarks(onCellAt: position).joined(separator: ", ")
      guard !text.isEmpty else { return }
      let advance = Self.font.advance(of: text)
      let cell = outerFrame(ofCellAt: position)
      let baseline = cell.minY - 2.5
      let previous = labels.last.flatMap { $0.baseline == baseline ? $0.frame : nil }
      var x: CGFloat
      if isRightToLeft {
        x = min(cell.maxX - 3, (previous?.minX ?? .infinity) - 5) - advance
      } else {
        x = max(cell.minX + 3, (previous?.maxX ?? -.infinity) + 5)
      }
      x = max(edges.left, min(x, edges.right - advance))
      labels.append(
        Picture.TextLine(
          text: text,
          frame: CGRect(
            x: x, y: baseline - Self.font.ascender, width: advance, height: Self.font.lineHeight),
          baseline: baseline, fontSize: Self.font.pointSize, isBold: true, ink: .mark,
          anchor: .left))
    }
  }

  /// Returns the edges of a cell's insets, unless they are inside the cell.
  private func insets(ofCellAt position: ContentLayout.CellPosition) -> [Picture.Mark] {
    let outer = outerFrame(ofCellAt: position)
    guard outer != frame(at: position) else { return [] }
    return [.box(Picture.Box(frame: outer, border: .mark, isDashed: true))]
  }

  /// Returns a cell's frame with its positive insets.
  private func outerFrame(ofCellAt position: ContentLayout.CellPosition) -> CGRect {
    let (frame, insets) = (frame(at: position), attributes(at: position).insets)
    let (leading, trailing) = (max(0, insets.leading), max(0, insets.trailing))
    return CGRect(
      x: frame.minX - (isRightToLeft ? trailing : leading), y: frame.minY - max(0, insets.top),
      width: frame.width + leading + trailing,
      height: frame.height + max(0, insets.top) + max(0, insets.bottom))
  }

  // MARK: Indentations

  /// Returns a dashed line from a cell down along the lines that start where it does.
  private func guides(ofCellAt position: ContentLayout.CellPosition) -> [Picture.Mark] {
    let attributes = attributes(at: position)
    guard attributes.indentation == .start || attributes.indentation == .nest,
      scenario.sections[position.section].attributes.lineAlignment != .center
    else { return [] }
    let cell = layout.frame(ofCellAt: position)
    let lines = layout.lines(inSection: position.section)
    let edge = distance(of: cell)
    var end: CGFloat?
    for line in lines.dropFirst(lines.index(ofCell: position.cell) + 1) {
      let start = distance(of: outermostCell(of: line, inSection: position.section))
      if start < edge - 0.01 { break }
      if start < edge + 0.01 { end = line.frame.maxY }
    }
    guard let end else { return [] }
    let x = (startsAtRight ? cell.maxX : cell.minX) - origin.x
    return [
      .path(
        Picture.Path(
          [CGPoint(x: x, y: cell.minY - origin.y), CGPoint(x: x, y: end - origin.y)],
          ink: .mark, width: 2, isDashed: true))
    ]
  }

  /// Returns the frame of the cell at the edge at which lines start.
  private func outermostCell(of line: ContentLayout.Line, inSection section: Int) -> CGRect {
    let cell = startsAtRight == isRightToLeft ? line.cells.first : line.cells.last
    return cell.map { layout.frame(ofCellAt: .init(section: section, cell: $0)) } ?? line.frame
  }

  /// Returns how far a rectangle is from the edge at which lines start.
  private func distance(of frame: CGRect) -> CGFloat {
    startsAtRight ? layout.contentSize.width - frame.maxX : frame.minX
  }

  private var startsAtRight: Bool {
    switch scenario.sections[0].attributes.lineAlignment {
    case .right: true
    case .trailing: !isRightToLeft
    case .leading: isRightToLeft
    default: false
    }
  }
}
