import AlignedLayout
import LayoutDrawing

extension Scenario {
  /// The scenario's layout as text and as a picture: the input, a drawing, and the frame of each
  /// cell.
  var snapshot: Snapshot {
    let laidOut = LaidOut(self)
    let picture = LayoutPicture(of: laidOut.layout, pinning: pinning, captionOfCell: letter)
    let text =
      [title, ""] + input + ["", "1 character = 5 × 10 points"]
      + [picture.text + "\n"].map { String($0.dropLast(1)) } + laidOut.transcript
    return Snapshot(
      name: Snapshot.Name(description: name), text: text.joined(separator: "\n") + "\n",
      svg: figure(of: laidOut)
        .svg(title: title, description: description(of: laidOut.layout), darkInks: Ink.dark))
  }

  /// The input in words.
  var input: [String] {
    var parts = [height.map { "height \($0.words), scrolls sideways" } ?? "width \(width.words)"]
    if direction == .rightToLeft { parts.append("right to left") }
    if displayScale != 0 { parts.append("display scale \(displayScale.words)") }
    if contentInsets != .zero { parts.append("content insets \(contentInsets.words)") }
    if sectionSpacing != 0 { parts.append("section spacing \(sectionSpacing.words)") }
    if let pinning {
      parts.append("visible \(pinning.visibleTop.words) to \(pinning.visibleBottom.words)")
      if pinning.pinsHeaders { parts.append("headers pinned") }
      if pinning.pinsFooters { parts.append("footers pinned") }
    }
    return [parts.joined(separator: " · ")]
      + sections.indices.flatMap { input(ofSection: $0) }
  }

  /// Returns a cell's letter. Letters run through all sections.
  func letter(of position: ContentLayout.CellPosition) -> String {
    let before = sections.prefix(position.section).reduce(0) { $0 + $1.cells.count }
    return String(UnicodeScalar(UInt8(65 + (before + position.cell) % 26)))
  }

  private func input(ofSection index: Int) -> [String] {
    let section = sections[index]
    var parts = ["section \(index): \(section.attributes.words)"]
    if section.headerLength != 0 { parts.append("header \(section.headerLength.words)") }
    if section.footerLength != 0 { parts.append("footer \(section.footerLength.words)") }
    if let size = section.overflowSize { parts.append("overflow view \(size.words)") }
    let cells = section.cells.enumerated().map { cell, content in
      let letter = letter(of: .init(section: index, cell: cell))
      return "  \(letter) "
        + ([content.words] + content.attributes.words).joined(separator: " · ")
    }
    return [parts.joined(separator: " · ")]
      + (section.attributes.asksForSizes
        ? cells : ["  \(section.cells.count) cells, none asked"])
  }
}
