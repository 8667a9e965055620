import AlignedLayout
import Testing

/// The caret is where an exhaustive search of all frames, lines and sections finds it.
@Suite struct CaretLaws {
  @Test(arguments: Wildness.allCases)
  func `the caret is where an exhaustive search finds it`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 400) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness)
      content.displayScale = random.pick([0, 1, 2, 3, 0.1])
      let layout = content.layout()
      for _ in 0..<20 {
        let point = random.point(near: layout)
        let found = layout.insertionPosition(at: point)
        let expected = layout.caret(at: point)
        if found != expected {
          return "at \(point): \(found as Any), not \(expected as Any)"
        }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test func `among cells of a fixed size the caret is where an exhaustive search finds it`() {
    let fault = firstFault(ofSeeds: 400) { seed in
      var random = SplitMix64(seed: seed)
      func spacing() -> CGFloat { CGFloat(random.length(-30...20)) }
      let sections = (0..<3).map { _ in
        ContentLayout.Section(
          attributes: SectionAttributes(
            sizing: .fixed(
              CGSize(width: CGFloat(random.length(0...50)), height: CGFloat(random.length(0...20)))),
            cellSpacing: spacing(),
            lineSpacing: spacing()),
          cellCount: Int.random(in: 0...40, using: &random))
      }
      let layout = ContentLayout(width: 200, sectionSpacing: spacing(), sections: sections)
      for _ in 0..<20 {
        let point = random.point(near: layout)
        if layout.insertionPosition(at: point) != layout.caret(at: point) {
          return "at \(point)"
        }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test func `among many galleys the caret is where an exhaustive search finds it`() {
    var random = SplitMix64(seed: 1)
    let sizes = (0..<5000).map { _ in
      CGFloat(random.length(5...60)) × CGFloat(random.length(0...30))
    }
    for spacing in [0, 7, -20] as [CGFloat] {
      let layout = ContentLayout(
        width: 300,
        sections: [
          ContentLayout.Section(
            attributes: SectionAttributes(lineSpacing: spacing), cellCount: sizes.count)
        ]
      ) { position, _ in sizes[position.cell] }
      let fault = firstFault(ofSeeds: 10) { seed in
        var random = SplitMix64(seed: seed)
        let point = CGPoint(
          x: CGFloat(random.length(0...300)),
          y: CGFloat(random.length(0...Int(layout.contentSize.height))))
        let found = layout.insertionPosition(at: point)
        let expected = layout.caret(at: point)
        return found == expected ? nil : "at \(point): \(found as Any), not \(expected as Any)"
      }
      #expect(fault == nil, "spacing \(spacing)")
    }
  }

  @Test func `on a cell that nothing overlaps the caret is before or after it`() {
    let fault = firstFault(ofSeeds: 300) { seed in
      var random = SplitMix64(seed: seed)
      let layout = random.content(.tame).withoutLastLines.layout()
      for position in layout.positions {
        let frame = layout.frame(ofCellAt: position)
        guard frame.width > 0, frame.height > 0 else { continue }
        let y = frame.minY + frame.height * 0.75
        let points = [0.25, 0.75].map { CGPoint(x: frame.minX + frame.width * $0, y: y) }
        let near = layout.direction == .leftToRight ? points : points.reversed()
        let after = ContentLayout.CellPosition(section: position.section, cell: position.cell + 1)
        if layout.insertionPosition(at: near[0]) != position
          || layout.insertionPosition(at: near[1]) != after
        {
          return "\(position)"
        }
      }
      return nil
    }
    #expect(fault == nil)
  }
}

extension ContentLayout {
  /// Returns the caret's position by its documented definition, looking at everything.
  fileprivate func caret(at point: CGPoint) -> CellPosition? {
    guard sectionCount > 0 else { return nil }
    if let over = positions.last(where: { frame(ofCellAt: $0).contains(halfOpen: point) }) {
      let isBefore = isMiddle(of: over, beyond: point.x)
      return CellPosition(section: over.section, cell: over.cell + (isBefore ? 0 : 1))
    }
    let shown = (0..<sectionCount).filter { !isCollapsed($0) }
    let next = shown.first { frame(ofSection: $0).lowerEdge > point.y }
    if let next, frame(ofSection: next).minY <= point.y {
      return caret(at: point, inSection: next)
    }
    guard let previous = shown.last(where: { $0 < next ?? sectionCount }) else {
      return CellPosition(section: 0, cell: 0)
    }
    guard let next else {
      return CellPosition(section: sectionCount - 1, cell: cellCount(inSection: sectionCount - 1))
    }
    let top = frame(ofSection: previous).lowerEdge
    let height = frame(ofSection: next).minY - top
    for empty in (previous + 1)..<next {
      let share = CGFloat(empty - previous) / CGFloat(next - previous - 1)
      if (point.y - top) / height < share || empty == next - 1 {
        return CellPosition(section: empty, cell: 0)
      }
    }
    return (point.y - top) / height < 0.5
      ? CellPosition(section: previous, cell: cellCount(inSection: previous))
      : CellPosition(section: next, cell: 0)
  }

  private func caret(at point: CGPoint, inSection section: Int) -> CellPosition {
    let lines = lines(inSection: section)
    guard var chosen = lines.firstIndex(where: { $0.frame.lowerEdge > point.y }) else {
      return CellPosition(section: section, cell: cellCount(inSection: section))
    }
    if point.y < lines[chosen].frame.minY {
      guard chosen > 0 else { return CellPosition(section: section, cell: 0) }
      let above = point.y - lines[chosen - 1].frame.lowerEdge
      chosen -= above < lines[chosen].frame.minY - point.y ? 1 : 0
    }
    let cells = lines[chosen].cells
    let beyond = cells.first {
      isMiddle(of: CellPosition(section: section, cell: $0), beyond: point.x)
    }
    return CellPosition(section: section, cell: beyond ?? cells.upperBound)
  }

  private func isMiddle(of position: CellPosition, beyond x: CGFloat) -> Bool {
    let frame = frame(ofCellAt: position)
    let middle = frame.minX + frame.width / 2
    return direction == .leftToRight ? x < middle : x > middle
  }

  private func isCollapsed(_ section: Int) -> Bool {
    cellCount(inSection: section) == 0 && frame(ofHeaderInSection: section) == nil
      && frame(ofFooterInSection: section) == nil
  }
}

extension CGRect {
  fileprivate var lowerEdge: CGFloat {
    origin.y + size.height
  }

  fileprivate func contains(halfOpen point: CGPoint) -> Bool {
    origin.x <= point.x && point.x < origin.x + size.width
      && origin.y <= point.y && point.y < lowerEdge
  }
}

extension SplitMix64 {
  /// Returns a point in or near the content, often on or near an edge or the middle of a frame.
  fileprivate mutating func point(near layout: ContentLayout) -> CGPoint {
    let height = min(2000, Int(min(layout.contentSize.height, 1e6)))
    var point = CGPoint(
      x: CGFloat(length(-50...450)), y: CGFloat(length(-50...(height + 50))))
    guard layout.sectionCount > 0 else { return point }
    let section = Int.random(in: 0..<layout.sectionCount, using: &self)
    let lines = layout.lines(inSection: section)
    var frames = [layout.frame(ofSection: section)]
    if let line = lines.randomElement(using: &self) {
      frames.append(line.frame)
      let cell = Int.random(in: line.cells, using: &self)
      frames += Array(
        repeating: layout.frame(
          ofCellAt: ContentLayout.CellPosition(section: section, cell: cell)),
        count: 2)
    }
    let near = frames.filter { abs($0.origin.x) < 1e8 && abs($0.origin.y) < 1e8 }
    let frame = pick(near + [CGRect()])
    if !happens(onceIn: 3) {
      let y = frame.origin.y + frame.size.height * CGFloat(pick([0, 0.5, 1]))
      point.y = pick([y, y.nextUp, y.nextDown, y + 3, y - 3])
    }
    if !happens(onceIn: 3) {
      let x = frame.origin.x + frame.size.width * CGFloat(pick([0, 0.5, 1]))
      point.x = pick([x, x.nextUp, x.nextDown, x + 3, x - 3])
    }
    let isWithinLimits = abs(point.x) < 1e8 && abs(point.y) < 1e8
    return isWithinLimits ? point : CGPoint(x: -3, y: 40)
  }
}
