// Frames are in upright coordinates, from the beginning of the lines.
extension SectionLayout {
  private func frame(
    of background: SectionAttributes.Background, behind lines: Range<Int>
  ) -> CGRect {
    let isBehindHeader = background.coversHeader && headerLength > 0 && lines.lowerBound == 0
    let isBehindFooter =
      background.coversFooter && footerLength > 0 && lines.upperBound == self.lines.lineCount
    let top: CGFloat =
      isBehindHeader ? self.top - linesTop : self.lines.line(at: lines.lowerBound).top
    let bottom: CGFloat =
      isBehindFooter ? self.bottom - linesTop : self.lines.line(at: lines.upperBound - 1).bottom
    let insets = background.insets
    return CGRect(
      x: insets.leading, y: top + insets.top, width: insets.width(in: self.lines.room.width),
      height: (bottom - top - insets.top - insets.bottom).orZero)
  }

  /// - Parameter line: the first line behind which the view stands.
  func background(_ number: Int, behindLine line: Int) -> CGRect? {
    let backgrounds = attributes.backgrounds
    guard backgrounds.indices.contains(number), (0..<lines.lineCount).contains(line)
    else { return nil }
    switch backgrounds[number].placement {
    case .section:
      return line == 0 ? frame(of: backgrounds[number], behind: 0..<lines.lineCount) : nil
    case .forcedBreaks:
      guard lines.isFirstOfRun(line) else { return nil }
      return frame(of: backgrounds[number], behind: lines.run(ofLine: line))
    }
  }

  /// The extent is counted from the top of the lines.
  func forEachView(
    ofBackground number: Int, meeting extent: Extent, _ body: (_ line: Int, _ frame: CGRect) -> Void
  ) {
    let background = attributes.backgrounds[number]
    guard background.placement == .forcedBreaks else {
      if let frame = self.background(number, behindLine: 0) { body(0, frame) }
      return
    }
    let reach = extent.widened(toLinesOf: background, spacing: attributes.lineSpacing)
    var end = 0
    func visit(_ line: Int) {
      guard line >= end else { return }
      let run = lines.run(ofLine: line)
      end = run.upperBound
      body(run.lowerBound, frame(of: background, behind: run))
    }
    // Behind a header or a footer, the first and the last view reach beyond their lines.
    if background.coversHeader, lines.lineCount > 0 { visit(0) }
    lines.forEachLine(meeting: reach, visit)
    if background.coversFooter, lines.lineCount > 0 { visit(lines.lineCount - 1) }
  }

  func separator(belowLine index: Int) -> CGRect? {
    guard let separator = attributes.lineSeparator, index + 1 < lines.lineCount else { return nil }
    let next = lines.line(at: index + 1)
    guard separator.placement == .everyLine || lines.isFirstOfRun(index + 1) else { return nil }
    let middle = (lines.line(at: index).bottom + next.top) / 2
    return CGRect(
      x: separator.insets.leading, y: middle - separator.thickness / 2,
      width: separator.insets.width(in: lines.room.width), height: separator.thickness)
  }

  /// The middle of a separator is always between the edges of two lines.
  func includeDecorations(in extent: inout Extent) {
    guard attributes.isDecorated, lines.lineCount > 0 else { return }
    for background in attributes.backgrounds {
      let frame = frame(of: background, behind: 0..<lines.lineCount)
      let top = linesTop + frame.origin.y
      extent.formUnion(top: top, bottom: top + frame.size.height)
      guard background.placement == .forcedBreaks else { continue }
      let lines = lines.extent.offset(by: linesTop)
      let insets = background.insets
      extent.formUnion(
        top: lines.top + min(0, insets.top),
        bottom: lines.bottom + max(0, insets.top) - min(0, insets.bottom))
    }
    if let separator = attributes.lineSeparator {
      let lines = lines.extent.offset(by: linesTop)
      let distance = separator.thickness / 2
      extent.formUnion(top: lines.top - distance, bottom: lines.bottom + distance)
    }
  }
}

extension Extent {
  /// If the background of a run meets this extent, some line of the run meets the wider one. A background also
  /// fills the gaps between its lines. Positive insets may move a background without height below its lines.
  fileprivate func widened(
    toLinesOf background: SectionAttributes.Background, spacing: CGFloat
  ) -> Extent {
    let (inset, spacing) = (background.insets.top, abs(spacing))
    return Extent(
      top: top - spacing - max(0, inset) + min(0, background.insets.bottom),
      bottom: bottom + spacing - min(0, inset))
  }
}

extension SectionLines {
  func isFirstOfRun(_ line: Int) -> Bool {
    line == 0 || isBreakGiven(before: self.line(at: line).cells.lowerBound)
  }

  func run(ofLine line: Int) -> Range<Int> {
    let first = (0...line).last { isFirstOfRun($0) } ?? 0
    let end = (line + 1..<lineCount).first { isFirstOfRun($0) } ?? lineCount
    return first..<end
  }
}
