import Foundation

extension Picture {
  /// Returns the picture in characters: outlines of boxes and lines of text, inside a heavy frame
  /// that is the picture's edge.
  ///
  /// By default a character is 5 points wide and 10 tall. Text of the usual sizes then takes less
  /// room than in the SVG, and stays in its box.
  package func text(pointsPerColumn: CGFloat = 5, pointsPerRow: CGFloat = 10) -> String {
    var canvas = TextCanvas(size: size, pointsPerColumn, pointsPerRow)
    canvas.draw(marks)
    return canvas.framed
  }
}

/// A grid of characters for boxes and text.
private struct TextCanvas {
  private let column: CGFloat
  private let row: CGFloat
  private let whole: GridArea
  private var clip: GridArea
  /// The characters by row and column; nil is the second half of a wide character.
  private var cells: [[Character?]]

  init(size: CGSize, _ column: CGFloat, _ row: CGFloat) {
    self.column = column
    self.row = row
    whole = GridArea(
      CGRect(origin: .zero, size: size), column, row)
    clip = whole
    cells = Array(
      repeating: Array(repeating: " ", count: whole.columns.count), count: whole.rows.count)
  }

  var framed: String {
    let edge = String(repeating: "━", count: whole.columns.count)
    let rows = cells.map { "┃" + String($0.compactMap { $0 }) + "┃\n" }
    return "┏\(edge)┓\n" + rows.joined() + "┗\(edge)┛\n"
  }

  mutating func draw(_ marks: [Picture.Mark]) {
    for mark in marks {
      switch mark {
      case .box(let box): draw(box)
      case .text(let text): draw(text)
      case .path: break
      case .clipped(let frame, let inner):
        let outer = clip
        clip = outer.clamped(to: GridArea(frame, column, row))
        draw(inner)
        clip = outer
      case .faded(let opacity, let inner):
        if opacity >= 0.1 { draw(inner) }
      }
    }
  }

  private mutating func draw(_ box: Picture.Box) {
    let area = GridArea(box.frame, column, row)
    if box.fill?.isOpaque == true { blank(area) }
    // A background of the whole picture would draw its outline over the picture's edge.
    if area.contains(whole) { return }
    if box.frame.height < row / 2 || box.frame.width < column / 2 {
      drawRule(box.frame)
    } else if area.rows.count == 1 {
      set("[", area.columns.lowerBound, area.rows.lowerBound)
      set("]", area.columns.upperBound - 1, area.rows.lowerBound)
    } else {
      drawOutline(area, isRound: box.cornerRadius >= 3, isDashed: box.isDashed)
    }
  }

  private mutating func blank(_ area: GridArea) {
    for y in area.rows {
      for x in area.columns { set(" ", x, y) }
    }
  }

  /// Draws a thin box on the characters that end where it ends: a rule below a header replaces the
  /// header's lower edge, and takes no row of its own.
  private mutating func drawRule(_ frame: CGRect) {
    let area = GridArea(frame, column, row)
    if frame.height < frame.width {
      let y = max(whole.rows.lowerBound, Int((frame.maxY / row).rounded()) - 1)
      for x in area.columns { set("─", x, y) }
    } else {
      let x = max(whole.columns.lowerBound, Int((frame.maxX / column).rounded()) - 1)
      for y in area.rows { set("│", x, y) }
    }
  }

  private mutating func drawOutline(_ area: GridArea, isRound: Bool, isDashed: Bool) {
    let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
    let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
    for x in area.columns {
      set(isDashed ? "┄" : "─", x, top)
      set(isDashed ? "┄" : "─", x, bottom)
    }
    for y in area.rows {
      set(isDashed ? "┆" : "│", left, y)
      set(isDashed ? "┆" : "│", right, y)
    }
    guard area.columns.count > 1 else { return }
    set(isRound ? "╭" : "┌", left, top)
    set(isRound ? "╮" : "┐", right, top)
    set(isRound ? "╰" : "└", left, bottom)
    set(isRound ? "╯" : "┘", right, bottom)
  }

  private mutating func draw(_ text: Picture.TextLine) {
    let columns = text.text.reduce(0) { $0 + Self.columns(of: $1) }
    var x =
      switch text.anchor {
      case .left: Int((text.frame.minX / column).rounded())
      case .center: Int((text.frame.midX / column - CGFloat(columns) / 2).rounded())
      case .right: Int((text.frame.maxX / column).rounded()) - columns
      }
    let y = Int((text.frame.midY / row).rounded(.down))
    for character in text.text {
      set(character, x, y)
      if Self.columns(of: character) == 2 { set(nil, x + 1, y) }
      x += Self.columns(of: character)
    }
  }

  /// Returns 2 for ideographs and emoji, which terminals show two columns wide.
  private static func columns(of character: Character) -> Int {
    let value = character.unicodeScalars.first?.value ?? 0
    return (0x1100..<0x1160).contains(value) || (0x2E80..<0xD800).contains(value)
      || (0xF900..<0xFB00).contains(value) || (0xFF00..<0xFF61).contains(value)
      || value >= 0x1F300 ? 2 : 1
  }

  private mutating func set(_ character: Character?, _ x: Int, _ y: Int) {
    if clip.columns.contains(x), clip.rows.contains(y) { cells[y][x] = character }
  }
}

/// A rectangle of the grid, with at least one character.
private struct GridArea {
  let columns: Range<Int>
  let rows: Range<Int>

  private init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  init(_ frame: CGRect, _ column: CGFloat, _ row: CGFloat) {
    func range(_ start: CGFloat, _ end: CGFloat, _ step: CGFloat) -> Range<Int> {
      let first = Int((start / step).rounded())
      return first..<max(first + 1, Int((end / step).rounded()))
    }
    columns = range(frame.minX, frame.maxX, column)
    rows = range(frame.minY, frame.maxY, row)
  }

  func clamped(to other: GridArea) -> GridArea {
    GridArea(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  func contains(_ other: GridArea) -> Bool {
    columns.clamped(to: other.columns) == other.columns
      && rows.clamped(to: other.rows) == other.rows
  }
}
