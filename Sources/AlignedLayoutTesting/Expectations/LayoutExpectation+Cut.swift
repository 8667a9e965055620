import AlignedLayout
import Foundation

extension LayoutExpectation {
  /// No cell, and no overflow view, is cut to its line or sticks out of it.
  ///
  /// A cell is cut if it is narrower than the size that was returned for it, or than its least width. It is not
  /// cut if its shrinkage, its `CellAttributes.Width`, columns or rows decide its width. A cell sticks out if
  /// it is too wide for a line that does not cut it. Negative insets of a cell make room for it.
  public static let noCellIsCut = LayoutExpectation(
    "No cell is cut", .layout { $0.cutCell ?? $0.cellOutsideLine })
}

/// The distance, in points, by which lengths may differ. Lines let cells stick out by half of it, so that the
/// last bits of sums have no effect.
let slack: CGFloat = 0.002

extension TestedLayout {
  /// The first cell or overflow view that is cut.
  fileprivate var cutCell: Finding? {
    for position in visibleCells {
      guard let whole = wholeWidth(ofCellAt: position) else { continue }
      let width = lineLength(of: layout.frame(ofCellAt: position).size)
      if width < whole - slack {
        let name = name(ofCellAt: position).capitalizedFirst
        return Finding(
          sentence: "\(name) is \(whole.points) \(wide), and cut to \(width.points).",
          cells: [position])
      }
    }
    return (0..<layout.sectionCount).lazy.compactMap(cutOverflow).first
  }

  private func cutOverflow(inSection section: Int) -> Finding? {
    guard let frame = layout.frame(ofOverflowInSection: section) else { return nil }
    let hidden = layout.cellCount(inSection: section) - layout.visibleCellCount(inSection: section)
    guard let size = returned.overflows[section]?[hidden] else { return nil }
    let (whole, width) = (lineLength(of: size), lineLength(of: frame.size))
    guard width < whole - slack else { return nil }
    return Finding(
      sentence: "The overflow view of section \(section) is \(whole.points) \(wide), and cut to"
        + " \(width.points).")
  }

  /// Returns the width that a cell has if nothing cuts it, or nil if something else decides its width.
  private func wholeWidth(ofCellAt position: ContentLayout.CellPosition) -> CGFloat? {
    let section = specification.sections[position.section].attributes
    if case .fixed(let width, let height) = section.sizing.kind {
      return lineLength(of: CGSize(width: width, height: height))
    }
    let cell = attributes(ofCellAt: position)
    guard section.asksForWidths else { return nil }
    let mayShrink = cell.shrinkage > 0 && !section.sizing.isSelfSizing
    guard !mayShrink, section.asksForWidth(of: cell), let size = returnedSize(ofCellAt: position)
    else { return cell.minimumWidth > 0 ? cell.minimumWidth : nil }
    return max(lineLength(of: size), cell.minimumWidth)
  }

  /// The first cell that sticks out of its line.
  fileprivate var cellOutsideLine: Finding? {
    for section in 0..<layout.sectionCount {
      let room = room(ofSection: section)
      for line in layout.lines(inSection: section) {
        let box = extent(of: line.frame)
        guard box.lowerBound < room.lowerBound - slack || box.upperBound > room.upperBound + slack
        else { continue }
        return finding(about: line, inSection: section, sticksOutOf: room)
      }
    }
    return nil
  }

  private func finding(
    about line: ContentLayout.Line, inSection section: Int, sticksOutOf room: ClosedRange<CGFloat>
  ) -> Finding {
    let box = extent(of: line.frame)
    let (width, space) = (box.upperBound - box.lowerBound, room.upperBound - room.lowerBound)
    let fact = "\(width.points) \(wide) with its insets, in a section of \(space.points)"
    guard line.cells.count == 1, let cell = line.cells.first,
      layout.frame(ofOverflowInSection: section).map({ !line.frame.intersects($0) }) ?? true
    else {
      return Finding(
        sentence: "A line of section \(section) sticks out: it is \(fact).",
        cells: Set(line.cells.map { ContentLayout.CellPosition(section: section, cell: $0) }))
    }
    let position = ContentLayout.CellPosition(section: section, cell: cell)
    let name = name(ofCellAt: position).capitalizedFirst
    return Finding(sentence: "\(name) sticks out of its line: it is \(fact).", cells: [position])
  }
}

extension SectionAttributes {
  /// Whether cells have the widths that are returned for them, unless their attributes say otherwise.
  fileprivate var asksForWidths: Bool {
    switch sizing.kind {
    case .asked, .selfSizing: true
    case .fixed, .columns, .rows: false
    }
  }

  /// Whether a cell has the width that is returned for it.
  fileprivate func asksForWidth(of cell: CellAttributes) -> Bool {
    switch cell.width.kind {
    case .asked: true
    case .shared(let name): sharedWidths[name] == nil
    case .fraction, .remaining: false
    }
  }
}

extension String {
  /// The string with a capital letter at its beginning.
  var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
