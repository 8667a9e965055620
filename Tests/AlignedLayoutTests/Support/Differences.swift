import AlignedLayout

/// What is wrong for the first seed that breaks a law, with the seed; or nil.
func firstFault(ofSeeds seeds: Seeds, _ fault: (_ seed: UInt64) -> String?) -> String? {
  for seed in seeds {
    if let fault = fault(seed) {
      return "seed \(seed), \(fault)"
    }
  }
  return nil
}

extension ContentLayout {
  /// The first thing that the layout tells otherwise than another one, or nil.
  ///
  /// Compared here and expected once, for an expectation of each frame would take longer than all
  /// else that a law does.
  ///
  /// - Parameters:
  ///   - rects: where elements are looked for.
  ///   - cells: how many frames of cells are compared in a section, or all. Those of a line of
  ///     thousands take long, but an infinite rectangle finds them as well.
  func firstDifference(
    from other: ContentLayout, in rects: [CGRect] = [], cells: Int = .max
  ) -> String? {
    guard contentSize == other.contentSize else {
      return "size \(contentSize), not \(other.contentSize)"
    }
    guard sectionCount == other.sectionCount else {
      return "\(sectionCount) sections, not \(other.sectionCount)"
    }
    for section in 0..<sectionCount {
      if let difference = difference(from: other, inSection: section, cells: cells) {
        return "section \(section): \(difference)"
      }
    }
    for rect in rects {
      let found = elements(in: rect)
      let expected = other.elements(in: rect)
      if found != expected {
        let first = zip(found, expected).first { $0 != $1 }
        return """
          \(found.count) elements in \(rect), not \(expected.count); \
          the first that differs: \(first as Any)
          """
      }
    }
    return self == other ? nil : "not equal, though all that is told is the same"
  }

  /// The first line that has other cells than in another layout, or nil.
  func firstOtherBreak(than other: ContentLayout) -> String? {
    for section in 0..<max(sectionCount, other.sectionCount) {
      let lines = lines(inSection: section).map(\.cells)
      let expected = other.lines(inSection: section).map(\.cells)
      if lines != expected {
        return "section \(section): lines \(lines), not \(expected)"
      }
    }
    return nil
  }

  private func difference(
    from other: ContentLayout, inSection section: Int, cells: Int
  ) -> String? {
    let count = cellCount(inSection: section)
    guard count == other.cellCount(inSection: section) else {
      return "\(count) cells, not \(other.cellCount(inSection: section))"
    }
    let visibleCount = visibleCellCount(inSection: section)
    guard visibleCount == other.visibleCellCount(inSection: section) else {
      return "\(visibleCount) visible, not \(other.visibleCellCount(inSection: section))"
    }
    let parts = [
      (frame(ofSection: section), other.frame(ofSection: section)),
      (frame(ofHeaderInSection: section), other.frame(ofHeaderInSection: section)),
      (frame(ofFooterInSection: section), other.frame(ofFooterInSection: section)),
      (frame(ofBackgroundInSection: section), other.frame(ofBackgroundInSection: section)),
      (frame(ofOverflowInSection: section), other.frame(ofOverflowInSection: section)),
    ]
    for (part, expected) in parts where part != expected {
      return "itself, a header or a footer at \(part as Any), not \(expected as Any)"
    }
    let lines = lines(inSection: section)
    let expectedLines = other.lines(inSection: section)
    guard lines.count == expectedLines.count else {
      return "\(lines.count) lines, not \(expectedLines.count)"
    }
    for index in lines.indices where lines[index] != expectedLines[index] {
      return "line \(index) is \(lines[index]), not \(expectedLines[index])"
    }
    if separators(inSection: section) != other.separators(inSection: section) {
      return "separators elsewhere"
    }
    let compared = min(cells, count)
    for number in 0..<compared {
      let position = CellPosition(section: section, cell: number * count / compared)
      let frame = frame(ofCellAt: position)
      let expected = other.frame(ofCellAt: position)
      if frame != expected {
        return "cell \(position.cell) at \(frame), not \(expected)"
      }
    }
    return nil
  }
}
