import AlignedLayout

extension CGFloat {
  /// The number with at most three decimals. Integer arithmetic rounds it the same way on every
  /// host.
  var words: String {
    let thousandths = Int((self * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var decimals = String(String(rest + 1000).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}

extension CGSize {
  var words: String {
    "\(width.words) × \(height.words)"
  }
}

extension Insets {
  /// The edges whose inset is not zero, or one number for four equal edges.
  var words: String {
    if self == Insets(top) { return top.words }
    let edges = [
      ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
    ]
    return edges.filter { $0.1 != 0 }.map { "\($0.0) \($0.1.words)" }.joined(separator: ", ")
  }
}

extension SectionAttributes {
  /// The alignments, and the attributes that are not zero.
  var words: String {
    var parts = ["\(lineAlignment), \(cellAlignment)"]
    if let justification { parts.append(justification.words) }
    if breakingStrategy != .firstFit { parts.append("\(breakingStrategy) lines") }
    if clampsOversizedCells { parts.append("clamps oversized cells") }
    if case .lines(let lineLimit) = lineLimit {
      parts.append("at most \(lineLimit) \(lineLimit == 1 ? "line" : "lines")")
    }
    if case .expandedLines = lineLimit { parts.append("expanded") }
    if cellSpacing != 0 { parts.append("cell spacing \(cellSpacing.words)") }
    if lineSpacing != 0 { parts.append("line spacing \(lineSpacing.words)") }
    if insets != .zero { parts.append("insets \(insets.words)") }
    if sizing == .asked(offering: .wholeLine) { parts.append("offering whole lines") }
    if case .fixed(let width, let height) = sizing.kind {
      parts.append("fixed \(CGSize(width: width, height: height).words)")
    }
    if case .selfSizing(let width, let height, let offer) = sizing.kind {
      if offer == .remainingLineSpace { parts.append("offering what remains of the line") }
      parts.append("self-sizing, estimated \(CGSize(width: width, height: height).words)")
    }
    if case .columns(let columns) = sizing.kind { parts.append(columns.words) }
    if case .rows(let rows) = sizing.kind { parts.append(rows.words) }
    for (name, fraction) in sharedWidths.sorted(by: { $0.key.number < $1.key.number }) {
      parts.append("shared width \(name.number) up to \(fraction.words) of the line")
    }
    if let maximumCellsPerLine {
      let cells = maximumCellsPerLine == 1 ? "cell" : "cells"
      parts.append("at most \(maximumCellsPerLine) \(cells) on a line")
    }
    parts += backgrounds.map(\.words)
    if let lineSeparator { parts.append(lineSeparator.words) }
    return parts.joined(separator: " · ")
  }
}

extension SectionAttributes.Background {
  var words: String {
    var parts = ["background"]
    if insets != .zero { parts.append("inset by \(insets.words)") }
    if coversHeader { parts.append("covering the header") }
    if coversFooter { parts.append("covering the footer") }
    if placement == .forcedBreaks { parts.append("between forced breaks") }
    return parts.joined(separator: ", ")
  }
}

extension SectionAttributes.LineSeparator {
  var words: String {
    "separators \(thickness.words) thick"
      + (insets == .zero ? "" : ", inset by \(insets.words)")
      + (placement == .forcedBreaks ? ", at forced breaks" : "")
  }
}

extension SectionAttributes.Justification {
  /// Which lines are justified.
  var words: String {
    var parts = ["justified"]
    if maximumGap < 1e9 { parts.append("up to gaps of \(maximumGap.words)") }
    if lastLines == .justified { parts.append("including last lines") }
    return parts.joined(separator: " ")
  }
}

extension CellAttributes {
  /// The attributes that do not have their default values.
  var words: [String] {
    var parts: [String] = []
    if insets != .zero { parts.append("insets \(insets.words)") }
    if beginsLine { parts.append("begins line") }
    if endsLine, !standsAtTrailingEdge { parts.append("ends line") }
    if keepsWithNext { parts.append("keeps with next") }
    if standsAtTrailingEdge { parts.append("at the trailing edge") }
    if let lineAlignment { parts.append("\(lineAlignment) line") }
    if indentation == .start { parts.append("starts indentation") }
    if indentation == .nest { parts.append("nests indentation") }
    switch indentationsEndedAfter {
    case 0: break
    case 1: parts.append("ends indentation")
    case let count: parts.append("ends \(count) indentations")
    }
    switch width.kind {
    case .asked: break
    case .fraction(let fraction): parts.append("\(fraction.words) of the line")
    case .remaining(1): parts.append("takes what remains")
    case .remaining(let weight): parts.append("takes what remains, weight \(weight.words)")
    case .shared(let name): parts.append("shares width \(name.number)")
    }
    if growth != 0 { parts.append("growth \(growth.words)") }
    if shrinkage != 0 { parts.append("shrinkage \(shrinkage.words)") }
    if minimumWidth != 0 { parts.append("minimum width \(minimumWidth.words)") }
    if columnSpan != 1 { parts.append("column span \(columnSpanInCode)") }
    if maximumGrownWidth < 1e9 { parts.append("maximum width \(maximumGrownWidth.words)") }
    if let cellAlignment { parts.append("aligned by \(cellAlignment)") }
    if let firstBaseline { parts.append("first baseline \(firstBaseline.words)") }
    if let lastBaseline { parts.append("last baseline \(lastBaseline.words)") }
    if let lastLineWidth { parts.append("last line \(lastLineWidth.words)") }
    if minimumLineSpace != 0 { parts.append("minimum line space \(minimumLineSpace.words)") }
    return parts
  }
}

/// Rows of words, aligned in columns.
struct Table {
  private var rows: [[String]] = []

  mutating func append(_ row: String...) {
    rows.append(row)
  }

  mutating func append(_ place: String, frame: CGRect, _ words: String...) {
    rows.append(
      [place] + words + [
        "frame \(frame.origin.x.words), \(frame.origin.y.words)", frame.size.words,
      ])
  }

  var lines: [String] {
    let columnCount = rows.map(\.count).max() ?? 0
    let widths = (0..<columnCount).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let line = zip(row, widths).map { word, width in
        word + String(repeating: " ", count: width - word.count)
      }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
