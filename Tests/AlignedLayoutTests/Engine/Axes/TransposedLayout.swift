@testable import AlignedLayout

/// What a horizontal layout must tell, by a vertical one that runs from the left.
///
/// Frames of the vertical layout are transposed, mirrored if lines follow each other from the
/// right, and floored to pixels last.
struct TransposedLayout {
  typealias Element = ContentLayout.Element
  typealias Pinning = ContentLayout.Pinning

  var vertical: ContentLayout
  let direction: ContentLayout.Direction

  /// The questions that the vertical layout asked.
  let questions: Questions

  /// - Parameter content: a content that scrolls sideways.
  init(of content: TestContent) {
    var vertical = content.transposed.withoutBaselines
    vertical.direction = .leftToRight
    (self.vertical, questions) = Questions.asked(by: vertical)
    direction = content.direction
  }

  /// The width of the horizontal content.
  private var width: CGFloat {
    vertical.contentSize.height
  }

  // MARK: Frames

  /// Returns a frame of the vertical layout in the horizontal one, without snapping.
  func horizontal(_ frame: CGRect) -> CGRect {
    var frame = frame.swapped
    if direction == .rightToLeft {
      frame.origin.x = width - frame.origin.x - frame.size.width
    }
    return frame
  }

  func frame(of element: Element, pinning: Pinning? = nil) -> CGRect? {
    unsnappedFrame(of: element, pinning: pinning.map(horizontal)).map {
      vertical.snapped(horizontal($0))
    }
  }

  func frame(ofCellAt position: ContentLayout.CellPosition) -> CGRect {
    let section = vertical[position.section]
    return vertical.snapped(
      horizontal(vertical.onScreen(section.lines.frame(ofCell: position.cell), in: section)))
  }

  private func unsnappedFrame(of element: Element, pinning: Pinning?) -> CGRect? {
    switch element {
    case .contentHeader: return vertical.plainHeaderFrame(pinning)
    case .contentFooter: return vertical.plainFooterFrame(pinning)
    case .cell(let position):
      let section = vertical[position.section]
      let frame = vertical.plainLinesFrame(
        ofCellAt: position, pinning: vertical.plainClear(pinning))
      return vertical.onScreen(frame, in: section)
    case .overflow(let index):
      return vertical[index].lines.frameOfOverflow.map {
        vertical.onScreen($0, in: vertical[index])
      }
    case .background(let index, let number, let line):
      return vertical[index].background(number, behindLine: line).map {
        vertical.onScreen($0, in: vertical[index])
      }
    case .lineSeparator(let index, let line):
      return vertical[index].separator(belowLine: line).map {
        vertical.onScreen($0, in: vertical[index])
      }
    case .header(let index):
      let section = vertical[index]
      return supplementaryFrame(
        of: section, section.placeOfHeader(vertical.plainClear(pinning)))
    case .footer(let index):
      let section = vertical[index]
      return supplementaryFrame(
        of: section, section.placeOfFooter(vertical.plainClear(pinning)))
    }
  }

  private func supplementaryFrame(
    of section: SectionLayout, _ place: PinnedPlace
  ) -> CGRect? {
    let (top, length) = (place.top, place.height)
    guard length > 0 else { return nil }
    let insets = section.attributes.supplementaryInsets ?? vertical.supplementaryInsets
    return rect(
      insets.leading, top,
      max(0, vertical.room.width - insets.leading - insets.trailing) × length)
  }

  private func horizontal(_ pinning: Pinning) -> Pinning {
    switch direction {
    case .leftToRight: pinning
    case .rightToLeft:
      Pinning(
        visibleTop: width - pinning.visibleBottom, visibleBottom: width - pinning.visibleTop,
        pinsHeaders: pinning.pinsHeaders, pinsFooters: pinning.pinsFooters)
    }
  }

  // MARK: Queries

  /// Returns the elements whose frames meet a rectangle, looking at all.
  func elements(in rect: CGRect, pinning: Pinning?) -> [ContentLayout.PlacedElement] {
    vertical.elements(in: .infinite, pinning: pinning.map(horizontal)).compactMap { placed in
      guard let frame = frame(of: placed.element, pinning: pinning),
        frame.origin.x < rect.origin.x + rect.size.width,
        rect.origin.x < frame.origin.x + frame.size.width,
        frame.origin.y < rect.origin.y + rect.size.height,
        rect.origin.y < frame.origin.y + frame.size.height
      else { return nil }
      return ContentLayout.PlacedElement(element: placed.element, frame: frame)
    }
  }

  /// Returns the insertion position at a point; or nothing if it is another one near the point, where
  /// mirroring may round to the other side of an edge. Nor is one returned where flooring moves frames to
  /// opposite sides, or where coordinates are so great that rounding moves them.
  func insertionPosition(at point: CGPoint) -> ContentLayout.CellPosition?? {
    guard direction == .rightToLeft else {
      return .some(vertical.insertionPosition(at: point.swapped))
    }
    guard vertical.grid.scale == 0, abs(width) < 1e6 else { return nil }
    let y = width - point.x
    let distance = 1e-6 * max(1, abs(width), abs(y))
    let found = stride(from: -1, through: 1, by: 0.125).map {
      vertical.insertionPosition(at: CGPoint(x: point.y, y: y + $0 * distance))
    }
    return found.allSatisfy { $0 == found[0] } ? .some(found[0]) : nil
  }
}

// MARK: Comparing

extension TransposedLayout {
  /// The first thing that a horizontal layout tells otherwise, or nil.
  func firstDifference(to layout: ContentLayout) -> String? {
    guard layout.axis == .horizontal, layout.contentSize == vertical.contentSize.swapped else {
      return "\(layout.axis) size \(layout.contentSize), not \(vertical.contentSize.swapped)"
    }
    guard layout.sectionCount == vertical.sectionCount else {
      return "\(layout.sectionCount) sections, not \(vertical.sectionCount)"
    }
    if layout.usedWidth != vertical.usedWidth {
      return "uses \(layout.usedWidth), not \(vertical.usedWidth)"
    }
    if Array(layout.readingOrder) != Array(vertical.readingOrder) { return "other reading order" }
    for section in 0..<vertical.sectionCount {
      if let difference = difference(to: layout, inSection: section) {
        return "section \(section): \(difference)"
      }
    }
    return nil
  }

  private func difference(to layout: ContentLayout, inSection section: Int) -> String? {
    let parts: [(Element, CGRect?)] = [
      (.header(section: section), layout.frame(ofHeaderInSection: section)),
      (.footer(section: section), layout.frame(ofFooterInSection: section)),
      (.background(section: section), layout.frame(ofBackgroundInSection: section)),
      (.overflow(section: section), layout.frame(ofOverflowInSection: section)),
    ]
    for (element, found) in parts where found != frame(of: element) {
      return "\(element) at \(found as Any), not \(frame(of: element) as Any)"
    }
    let frame = horizontal(vertical.frame(ofSection: section))
    guard layout.frame(ofSection: section) == frame else {
      return "at \(layout.frame(ofSection: section)), not \(frame)"
    }
    return lineDifference(to: layout, inSection: section)
      ?? cellDifference(to: layout, inSection: section)
  }

  private func lineDifference(to layout: ContentLayout, inSection section: Int) -> String? {
    let lines = layout.lines(inSection: section)
    let expected = vertical.lines(inSection: section)
    guard lines.count == expected.count else {
      return "\(lines.count) lines, not \(expected.count)"
    }
    for (index, (line, other)) in zip(lines, expected).enumerated() {
      if line.cells != other.cells || line.frame != horizontal(other.frame)
        || line.remainingSpace != other.remainingSpace
      {
        return "line \(line), not \(other), transposed \(horizontal(other.frame))"
      }
      let separator = layout.frame(ofSeparatorBelowLineAt: index, inSection: section)
      let expected = frame(of: .lineSeparator(section: section, line: index))
      if separator != expected {
        return "separator \(index) at \(separator as Any), not \(expected as Any)"
      }
      let reason = layout.breakReason(ofLineAt: index, inSection: section)
      if reason != vertical.breakReason(ofLineAt: index, inSection: section) {
        return "line \(index) begins because of \(reason)"
      }
    }
    return nil
  }

  private func cellDifference(to layout: ContentLayout, inSection section: Int) -> String? {
    guard layout.cellCount(inSection: section) == vertical.cellCount(inSection: section),
      layout.visibleCellCount(inSection: section) == vertical.visibleCellCount(inSection: section)
    else { return "other cells" }
    for cell in 0..<vertical.cellCount(inSection: section) {
      let position = ContentLayout.CellPosition(section: section, cell: cell)
      let (found, expected) = (layout.frame(ofCellAt: position), frame(ofCellAt: position))
      if found != expected { return "cell \(cell) at \(found), not \(expected)" }
    }
    return nil
  }

  /// The first query of some that a horizontal layout answers otherwise, or nil.
  func firstOtherAnswer(of layout: ContentLayout, _ random: inout SplitMix64) -> String? {
    for _ in 0..<6 {
      let (rect, pinning) = (random.rect(over: layout), random.pinning(over: layout))
      let found = layout.elements(in: rect, pinning: pinning)
      let expected = elements(in: rect, pinning: pinning)
      if found != expected {
        let pair = zip(found, expected).first { $0 != $1 }
        return "\(found.count), not \(expected.count) elements in \(rect): \(pair as Any)"
      }
      let other = random.pinning(over: layout, like: pinning)
      let moved = layout.elements(movedBy: other, from: pinning)
      if moved != elements(movedBy: other, from: pinning) { return "\(moved) moved" }
      for point in [rect.origin, random.point(over: layout)] {
        let found = layout.insertionPosition(at: point)
        if let expected = insertionPosition(at: point), found != expected,
          !isMirrored(expected, near: point, in: layout)
        {
          return "inserts at \(found as Any), not \(expected as Any), dropped at \(point)"
        }
      }
    }
    return nil
  }

  /// Returns whether a mirrored layout inserts at a position on both sides of a point. If two cells that
  /// overlap have one edge, mirroring may round it apart: exactly there, the point is over one of them
  /// only. Seed 1964 of the law has an overflow view over a cell.
  private func isMirrored(
    _ position: ContentLayout.CellPosition?, near point: CGPoint, in layout: ContentLayout
  ) -> Bool {
    let distance = 1e-6 * max(1, abs(width), abs(point.x))
    return direction == .rightToLeft
      && [-distance, distance].allSatisfy {
        layout.insertionPosition(at: CGPoint(x: point.x + $0, y: point.y)) == position
      }
  }

  private func elements(movedBy new: Pinning, from old: Pinning) -> [Element] {
    let sections = 0..<vertical.sectionCount
    let elements =
      [Element.contentHeader, .contentFooter] + sections.map { Element.header(section: $0) }
      + sections.map { .footer(section: $0) }
      + vertical.positions.map { .cell($0) }
    return elements.filter { frame(of: $0, pinning: new) != frame(of: $0, pinning: old) }
  }
}

extension SplitMix64 {
  /// Returns a rectangle in or near the content, often with an edge on an edge of a cell.
  fileprivate mutating func rect(over layout: ContentLayout) -> CGRect {
    let point = point(over: layout)
    let size = CGFloat(length(0...400)) × CGFloat(length(0...300))
    return happens(onceIn: 3)
      ? AlignedLayoutTests.rect(point.x - size.width, point.y, size)
      : AlignedLayoutTests.rect(point.x, point.y, size)
  }

  /// Returns a point in or near the content, often on or near an edge or the middle of a cell.
  fileprivate mutating func point(over layout: ContentLayout) -> CGPoint {
    let end = Int(min(layout.contentSize.width, 2000))
    var point = CGPoint(x: CGFloat(length(-50...(end + 50))), y: CGFloat(length(-50...450)))
    guard let position = layout.positions.randomElement(using: &self), happens(onceIn: 2) else {
      return point
    }
    let frame = layout.frame(ofCellAt: position)
    point.x = frame.origin.x + frame.size.width * CGFloat(pick([0, 0.25, 0.5, 1]))
    point.y = frame.origin.y + frame.size.height * CGFloat(pick([0, 0.5, 0.75, 1]))
    return pick([point, point, CGPoint(x: point.x.nextUp, y: point.y.nextDown)])
  }

  /// Returns a visible part of the content, and whether to pin, as in another one if there is one.
  fileprivate mutating func pinning(
    over layout: ContentLayout, like other: ContentLayout.Pinning? = nil
  ) -> ContentLayout.Pinning {
    let left = happens(onceIn: 9) ? -.infinity : point(over: layout).x
    return ContentLayout.Pinning(
      visibleLeft: left, visibleRight: happens(onceIn: 9) ? .nan : left + CGFloat(length(0...400)),
      pinsHeaders: other?.pinsHeaders ?? !happens(onceIn: 3),
      pinsFooters: other?.pinsFooters ?? !happens(onceIn: 3))
  }
}
