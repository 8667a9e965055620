import AlignedLayout

extension ContentLayout {
  /// Returns a picture of the layout, with one character for every 10 points.
  ///
  /// Cells are `A`, `B`, `C`… through all sections, overflow views `+`, headers `#` and footers `=`.
  /// Parts outside of the content are cut off, and so are trailing spaces.
  func picture(pinning: Pinning? = nil) -> String {
    let columns = Int((contentSize.width / 10).rounded(.up))
    let rows = Int((contentSize.height / 10).rounded(.up))
    var characters = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
    func fill(_ frame: CGRect, with character: Character) {
      func places(_ start: CGFloat, _ length: CGFloat, count: Int) -> Range<Int> {
        let first = min(max(0, Int((start / 10).rounded())), count)
        return first..<min(max(first, Int(((start + length) / 10).rounded())), count)
      }
      for row in places(frame.origin.y, frame.size.height, count: rows) {
        for column in places(frame.origin.x, frame.size.width, count: columns) {
          characters[row][column] = character
        }
      }
    }
    for (index, position) in positions.enumerated() {
      fill(frame(ofCellAt: position), with: Character(UnicodeScalar(UInt8(65 + index % 26))))
    }
    for section in 0..<sectionCount {
      fill(frame(ofOverflowInSection: section) ?? CGRect(), with: "+")
      fill(frame(ofFooterInSection: section, pinning: pinning) ?? CGRect(), with: "=")
      fill(frame(ofHeaderInSection: section, pinning: pinning) ?? CGRect(), with: "#")
    }
    return characters.map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
