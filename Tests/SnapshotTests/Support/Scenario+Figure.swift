import AlignedLayout
import LayoutDrawing
import UIKit

extension Scenario {
  /// Returns the picture for people. It shows more than the drawing in characters: cells that cause
  /// breaks and indentations are marked and named, and lines that end early have an arrow.
  func figure(of laidOut: LaidOut) -> Picture {
    let layout = laidOut.layout
    let area = Picture.area(of: layout, pinning: pinning)
    var picture = Picture(
      of: layout, pinning: pinning, showsContentEdges: false,
      style: { position, frame in
        frame.isMarked = !remarks(onCellAt: position).isEmpty
        frame.captionBaseline = captionBaseline(ofCellAt: position)
      }, caption: { words(inCellAt: $0) == nil ? letter(of: $0) : "" })
    let content = CGRect(origin: .zero, size: layout.contentSize).moved(by: area.origin)
    let sheet = pinning == nil ? content : CGRect(origin: .zero, size: area.size)
    let behind = (showsLines ? lineBoxes(in: layout) : []).map { Picture.Mark.box($0) }
    let notes = FigureNotes(scenario: self, layout: layout, origin: area.origin)
    picture.marks = behind + picture.marks + texts(in: layout, origin: area.origin) + notes.marks
    return picture.framed(sheet: sheet, isScreen: pinning != nil)
      .with(baselines(in: layout))
      .with(notes: laidOut.notes)
      .with(legend: notes.legend)
  }

  /// Returns the words that a cell wraps, nil for a cell that shows its letter.
  private func words(inCellAt position: ContentLayout.CellPosition) -> String? {
    let cell = sections[position.section].cells[position.cell]
    guard case .label = cell.answer else { return nil }
    return cell.caption
  }

  /// Returns the lines of text in cells that wrap words.
  private func texts(in layout: ContentLayout, origin: CGPoint) -> [Picture.Mark] {
    let font = Cell.font
    return layout.positions.flatMap { position -> [Picture.Mark] in
      guard let words = words(inCellAt: position) else { return [] }
      let frame = layout.frame(ofCellAt: position).moved(by: origin)
      return TextLines(words, font: font, width: frame.width - 16).lines.enumerated().map {
        let y = frame.minY + 6 + CGFloat($0) * font.lineHeight
        return .text(
          Picture.TextLine(
            text: String($1.text),
            frame: CGRect(x: frame.minX + 8, y: y, width: $1.width, height: font.lineHeight),
            baseline: y + font.ascender, fontSize: font.pointSize, isBold: false, ink: .caption,
            anchor: .left))
      }
    }
  }

  /// Returns sentences for readers who cannot see the picture.
  func description(of layout: ContentLayout) -> String {
    let lines = sections.indices.flatMap { section in
      layout.lines(inSection: section).map { line in
        line.cells.map { letter(of: .init(section: section, cell: $0)) }.joined(separator: " ")
      }
    }
    let marked = layout.positions.compactMap { position in
      let remarks = remarks(onCellAt: position)
      return remarks.isEmpty
        ? nil : "\(letter(of: position)) (\(remarks.joined(separator: ", ")))"
    }
    return
      (["Cells, line by line: \(lines.joined(separator: "; "))."]
      + (direction == .rightToLeft
        ? ["\(height == nil ? "Cells run" : "Lines follow each other") from right to left."] : [])
      + (marked.isEmpty ? [] : ["Marked: \(marked.joined(separator: ", "))."]))
      .joined(separator: " ")
  }

  /// Returns the words above a cell in the picture. A cell with such words is marked.
  func remarks(onCellAt position: ContentLayout.CellPosition) -> [String] {
    let cell = sections[position.section].cells[position.cell]
    var remarks = cell.attributes.remarks
    if case .size(let size) = cell.answer,
      height.map({ size.height > $0 }) ?? (size.width > width)
    {
      remarks.append("too wide")
      if sections[position.section].attributes.clampsOversizedCells { remarks.append("clamped") }
    }
    if let remark = cell.remark { remarks.append(remark) }
    return remarks
  }

  private func lineBoxes(in layout: ContentLayout) -> [Picture.Box] {
    sections.indices.flatMap { section in
      layout.lines(inSection: section).map { line in
        Picture.Box(
          frame: height == nil
            ? CGRect(
              x: 0, y: line.frame.minY, width: layout.contentSize.width, height: line.frame.height)
            : CGRect(
              x: line.frame.minX, y: 0, width: line.frame.width, height: layout.contentSize.height),
          fill: .line)
      }
    }
  }

  private func captionBaseline(ofCellAt position: ContentLayout.CellPosition) -> CGFloat? {
    let section = sections[position.section]
    let attributes = section.cells[position.cell].attributes
    return switch attributes.cellAlignment ?? section.attributes.cellAlignment {
    case .firstBaseline: attributes.firstBaseline
    case .lastBaseline: attributes.lastBaseline
    default: nil
    }
  }
}

extension CellAttributes {
  /// The attributes that cause breaks and indentations or share out a line, as code spells them.
  fileprivate var remarks: [String] {
    var remarks: [String] = []
    if beginsLine { remarks.append("beginsLine") }
    if endsLine, !standsAtTrailingEdge { remarks.append("endsLine") }
    if keepsWithNext { remarks.append("keepsWithNext") }
    if let lineAlignment { remarks.append("lineAlignment: .\(lineAlignment)") }
    if let cellAlignment { remarks.append("cellAlignment: .\(cellAlignment)") }
    if minimumLineSpace != 0 { remarks.append("minimumLineSpace: \(minimumLineSpace.words)") }
    if indentation == .start { remarks.append("indentation: .start") }
    if indentation == .nest { remarks.append("indentation: .nest") }
    if indentationsEndedAfter != 0 {
      remarks.append("indentationsEndedAfter: \(indentationsEndedAfter)")
    }
    switch width.kind {
    case .asked: break
    case .fraction(let fraction): remarks.append(".fraction(\(fraction.words))")
    case .remaining(1): remarks.append(".remaining")
    case .remaining(let weight): remarks.append(".remaining(weight: \(weight.words))")
    case .shared(let name): remarks.append(".shared(SharedWidth(\(name.number)))")
    }
    if growth != 0 { remarks.append("growth: \(growth.words)") }
    if shrinkage != 0 { remarks.append("shrinkage: \(shrinkage.words)") }
    if minimumWidth != 0 { remarks.append("minimumWidth: \(minimumWidth.words)") }
    if columnSpan != 1 { remarks.append("columnSpan: \(columnSpanInCode)") }
    if maximumGrownWidth < 1e9 { remarks.append("maximumGrownWidth: \(maximumGrownWidth.words)") }
    if insets != .zero { remarks.append("insets") }
    return remarks
  }
}

extension ContentLayout {
  /// The positions of the cells that are visible.
  var positions: [CellPosition] {
    (0..<sectionCount).flatMap { section in
      (0..<visibleCellCount(inSection: section)).map { CellPosition(section: section, cell: $0) }
    }
  }
}

extension CGRect {
  /// Returns the rectangle in coordinates whose origin is at a point.
  func moved(by origin: CGPoint) -> CGRect {
    CGRect(x: minX - origin.x, y: minY - origin.y, width: width, height: height)
  }
}
