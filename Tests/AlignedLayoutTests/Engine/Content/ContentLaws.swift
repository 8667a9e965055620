import AlignedLayout
import Testing

/// Laws about the frames of any content.
@Suite struct ContentLaws {
  @Test func `without negative numbers cells do not overlap and stay within their lines`() {
    for seed in Seeds(1000) {
      var random = SplitMix64(seed: seed)
      let layout = random.content(.tame).withoutLastLines.layout()
      for section in 0..<layout.sectionCount {
        let bounds = layout.frame(ofSection: section)
        for line in layout.lines(inSection: section) {
          let frames = line.cells.map {
            layout.frame(ofCellAt: .init(section: section, cell: $0))
          }
          let ordered = frames.sorted { ($0.minX, $0.maxX) < ($1.minX, $1.maxX) }
          #expect(
            zip(ordered, ordered.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 1e-6 }, "\(seed)")
          #expect(
            frames.allSatisfy {
              $0.minY >= line.frame.minY - 1e-6 && $0.maxY <= line.frame.maxY + 1e-6
            }, "\(seed)")
          #expect(
            line.frame.minY >= bounds.minY - 1e-6 && line.frame.maxY <= bounds.maxY + 1e-6,
            "\(seed)")
        }
      }
    }
  }

  @Test func `an inserted section moves the sections below it and changes nothing else`() {
    for seed in Seeds(1000) {
      var random = SplitMix64(seed: seed)
      var content = random.content(.negative)
      let before = content.layout()
      let index = Int.random(in: 0...content.sections.count, using: &random)
      var section = random.section(.negative)
      section.headerLength = 10
      content.sections.insert(section, at: index)
      let after = content.layout()
      for old in 0..<before.sectionCount {
        let new = old < index ? old : old + 1
        // An empty section has no spacing: it is at the end of the section before it.
        let others = content.sections[..<new].indices.filter { $0 != index }
        let isSpaced =
          others.contains { !content.sections[$0].isEmpty }
          || !content.sections[new].isEmpty
        let height = after.frame(ofSection: index).height
        let shift = old < index ? 0 : height + (isSpaced ? content.sectionSpacing : 0)
        #expect(
          isClose(
            after.frame(ofSection: new),
            before.frame(ofSection: old).offsetBy(dx: 0, dy: shift)), "\(seed)")
        let parts = [
          (after.frame(ofHeaderInSection: new), before.frame(ofHeaderInSection: old)),
          (after.frame(ofFooterInSection: new), before.frame(ofFooterInSection: old)),
          (after.frame(ofBackgroundInSection: new), before.frame(ofBackgroundInSection: old)),
        ]
        for (newPart, oldPart) in parts {
          let moved = oldPart.map { $0.offsetBy(dx: 0, dy: shift) }
          #expect(isClose(newPart ?? .zero, moved ?? .zero), "\(seed)")
        }
        for (newFrame, oldFrame) in zip(
          after.frames(inSection: new) + after.separators(inSection: new),
          before.frames(inSection: old) + before.separators(inSection: old))
        {
          #expect(isClose(newFrame, oldFrame.offsetBy(dx: 0, dy: shift)), "\(seed)")
        }
      }
    }
  }

  @Test(arguments: [Wildness.tame, .negative])
  func `right to left, the layout is mirrored if left and right alignment are exchanged`(
    wildness: Wildness
  ) {
    for seed in Seeds(1000) {
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness)
      content.direction = .leftToRight
      let layout = content.layout()
      content.direction = .rightToLeft
      for index in content.sections.indices {
        content.sections[index].exchangeLeftAndRight()
      }
      let mirrored = content.layout()
      expectEqual(mirrored.contentSize, layout.contentSize, "\(seed)")
      for position in layout.positions {
        let frame = layout.frame(ofCellAt: position)
        let image = rect(layout.contentSize.width - frame.maxX, frame.minY, frame.size)
        #expect(isClose(mirrored.frame(ofCellAt: position), image), "\(seed)")
      }
      for section in 0..<layout.sectionCount {
        let pairs = zip(layout.lines(inSection: section), mirrored.lines(inSection: section))
        for (line, other) in pairs where line.frame.width > 0 {
          let frame = line.frame
          let image = rect(layout.contentSize.width - frame.maxX, frame.minY, frame.size)
          #expect(isClose(other.frame, image), "\(seed)")
        }
        let decorations = zip(
          mirrored.separators(inSection: section)
            + [mirrored.frame(ofBackgroundInSection: section)].compactMap { $0 },
          layout.separators(inSection: section)
            + [layout.frame(ofBackgroundInSection: section)].compactMap { $0 })
        for (other, frame) in decorations {
          let image = rect(layout.contentSize.width - frame.maxX, frame.minY, frame.size)
          #expect(isClose(other, image), "\(seed)")
        }
      }
    }
  }

  @Test func `all numbers in a layout are finite`() {
    for seed in Seeds(2000) {
      var random = SplitMix64(seed: seed)
      var content = random.content(.hostile)
      content.displayScale = random.pick([0, 1, 2, 3, .nan, .infinity, 1e-300, 100, 0.01])
      let layout = content.layout()
      let pinning = ContentLayout.Pinning(
        visibleTop: random.pick([0, .nan, -.infinity, 50]),
        visibleBottom: random.pick([100, .nan, .infinity, -1e12]), pinsFooters: true)
      #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite, "\(seed)")
      #expect(layout.contentSize.width >= 0 && layout.contentSize.height >= 0, "\(seed)")
      let frames =
        layout.positions.map(layout.frame(ofCellAt:))
        + (0..<layout.sectionCount).flatMap { section in
          [
            layout.frame(ofSection: section),
            layout.frame(ofHeaderInSection: section, pinning: pinning),
            layout.frame(ofFooterInSection: section, pinning: pinning),
            layout.frame(ofBackgroundInSection: section),
          ].compactMap { $0 } + layout.lines(inSection: section).map(\.frame)
            + layout.separators(inSection: section)
        } + layout.elements(in: .infinite, pinning: pinning).map(\.frame)
      for section in 0..<layout.sectionCount {
        #expect(
          layout.lines(inSection: section).allSatisfy { $0.remainingSpace.isFinite }, "\(seed)")
      }
      for frame in frames {
        #expect(frame.origin.x.isFinite && frame.origin.y.isFinite, "\(seed)")
        #expect(frame.size.width.isFinite && frame.size.width >= 0, "\(seed)")
        #expect(frame.size.height.isFinite && frame.size.height >= 0, "\(seed)")
      }
    }
  }

  @Test func `equal content gives equal layouts, and different content different ones`() {
    for seed in Seeds(200) {
      var random = SplitMix64(seed: seed)
      var content = random.content(.hostile)
      let layout = content.layout()
      expectEqual(layout, content.layout(), "\(seed)")
      content.sections.append(TestSection(cells: [.cell(10 × 10)]))
      #expect(layout != content.layout(), "\(seed)")
    }
  }
}

extension TestSection {
  fileprivate var isEmpty: Bool {
    cells.isEmpty && !(headerLength > 0) && !(footerLength > 0)
  }
}

extension SectionAttributes.LineAlignment {
  fileprivate var exchanged: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .leading, .center, .trailing: self
    }
  }
}

extension TestSection {
  /// Exchanges left and right alignment, of the section and of the lines that cells begin.
  mutating func exchangeLeftAndRight() {
    attributes = attributes.with(lineAlignment: attributes.lineAlignment.exchanged)
    for index in cells.indices {
      let own = cells[index].attributes.lineAlignment
      cells[index].attributes = cells[index].attributes.with(lineAlignment: own?.exchanged)
    }
  }
}

private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
  zip(
    [first.origin.x, first.origin.y, first.size.width, first.size.height],
    [second.origin.x, second.origin.y, second.size.width, second.size.height]
  ).allSatisfy { abs($0 - $1) < 1e-6 }
}
