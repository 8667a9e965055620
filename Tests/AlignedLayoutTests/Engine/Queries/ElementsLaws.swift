import Testing

@testable import AlignedLayout

/// A query returns exactly the elements whose frames meet the rectangle.
@Suite struct ElementsLaws {
  @Test(arguments: Wildness.allCases)
  func `a query returns the elements whose frames meet the rectangle`(wildness: Wildness) {
    for seed in Seeds(500) {
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness, limitsLines: true)
      content.displayScale = random.pick([0, 1, 2, 3, 0.1])
      let layout = content.layout()
      let pinning = random.pinning()
      let all = layout.allElements(pinning: pinning)
      for _ in 0..<20 {
        let rect = random.rect(over: layout)
        let found = layout.elements(in: rect, pinning: pinning)
        let expected = all.filter { meets($0.frame, rect) }
        expectEqual(found.map(\.element), expected.map(\.element), "\(seed) \(rect)")
        expectEqual(found.map(\.frame), expected.map(\.frame), "\(seed) \(rect)")
      }
    }
  }

  @Test(arguments: Wildness.allCases)
  func `an infinite rectangle returns all elements`(wildness: Wildness) {
    for seed in Seeds(500) {
      var random = SplitMix64(seed: seed)
      let layout = random.content(wildness, limitsLines: true).layout()
      let all = layout.allElements(pinning: nil).map(\.element)
      let half = CGFloat.greatestFiniteMagnitude / 2
      for rect in [
        CGRect.infinite, rect(-half, -half, CGFloat.infinity × CGFloat.infinity),
        rect(-.infinity, -.infinity, CGFloat.infinity × CGFloat.infinity),
      ] {
        expectEqual(layout.elements(in: rect).map(\.element), all, "\(seed)")
      }
    }
  }

  private func meets(_ frame: CGRect, _ rect: CGRect) -> Bool {
    frame.origin.x < rect.origin.x + rect.size.width
      && rect.origin.x < frame.origin.x + frame.size.width
      && frame.origin.y < rect.origin.y + rect.size.height
      && rect.origin.y < frame.origin.y + frame.size.height
  }
}

extension ContentLayout {
  fileprivate func backgrounds(inSection section: Int) -> [(element: Element, frame: CGRect)] {
    attributes(ofSection: section).backgrounds.indices.flatMap { number in
      lines(inSection: section).indices.compactMap { line in
        frame(ofBackgroundInSection: section, number: number, line: line).map {
          (.background(section: section, number: number, line: line), $0)
        }
      }
    }
  }

  fileprivate func allElements(pinning: Pinning?) -> [(element: Element, frame: CGRect)] {
    let header = headerFrame(pinning: pinning).map { (element: Element.contentHeader, frame: $0) }
    let footer = footerFrame(pinning: pinning).map { (element: Element.contentFooter, frame: $0) }
    return [header].compactMap { $0 } + elementsOfSections(pinning: pinning)
      + [footer].compactMap { $0 }
  }

  private func elementsOfSections(pinning: Pinning?) -> [(element: Element, frame: CGRect)] {
    (0..<sectionCount).flatMap { section -> [(element: Element, frame: CGRect)] in
      var elements: [(element: Element, frame: CGRect)] = []
      elements += backgrounds(inSection: section)
      if let frame = frame(ofHeaderInSection: section, pinning: pinning) {
        elements.append((.header(section: section), frame))
      }
      let pinned = pinning == nil ? [] : pinnedCells(inSection: section)
      for cell in 0..<visibleCellCount(inSection: section) where !pinned.contains(cell) {
        let position = CellPosition(section: section, cell: cell)
        elements.append((.cell(position), frame(ofCellAt: position)))
      }
      if let frame = frame(ofOverflowInSection: section) {
        elements.append((.overflow(section: section), frame))
      }
      elements += pinned.map { cell in
        let position = CellPosition(section: section, cell: cell)
        return (.cell(position), frame(ofCellAt: position, pinning: pinning))
      }
      elements += zip(separatedLines(inSection: section), separators(inSection: section)).map {
        (.lineSeparator(section: section, line: $0), $1)
      }
      if let frame = frame(ofFooterInSection: section, pinning: pinning) {
        elements.append((.footer(section: section), frame))
      }
      return elements
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func pinning() -> ContentLayout.Pinning? {
    guard !happens(onceIn: 3) else { return nil }
    let top = CGFloat(length(-200...1500))
    return ContentLayout.Pinning(
      visibleTop: top, visibleBottom: top + CGFloat(length(0...800)),
      pinsHeaders: !happens(onceIn: 3), pinsFooters: !happens(onceIn: 3))
  }

  /// Returns a rectangle in or near the content, sometimes with an edge on an edge of a cell.
  fileprivate mutating func rect(over layout: ContentLayout) -> CGRect {
    let height = min(2000, Int(min(layout.contentSize.height, 1e6)))
    var rect = CGRect(
      x: CGFloat(length(-100...400)), y: CGFloat(length(-100...(height + 50))),
      width: CGFloat(length(0...400)), height: CGFloat(length(0...500)))
    let decorations = (0..<layout.sectionCount).flatMap {
      layout.separators(inSection: $0) + layout.backgrounds(inSection: $0).map(\.frame)
    }
    let frames = (layout.positions.map(layout.frame(ofCellAt:)) + decorations).filter {
      CGRect(x: -1e8, y: -1e8, width: 2e8, height: 2e8).contains($0)
    }
    if !frames.isEmpty, happens(onceIn: 2) {
      let frame = pick(frames)
      let edges = [frame.minY, frame.maxY, frame.minY.nextUp, frame.maxY.nextDown]
      rect.origin = CGPoint(x: pick([frame.minX, frame.maxX]), y: pick(edges))
      if happens(onceIn: 2) {
        rect.origin.y -= rect.height
      }
    }
    return rect
  }
}
