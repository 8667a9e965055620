@testable import AlignedLayout
import Testing

/// Rows of random cells are those of a plain model, in new layouts and after edits.
@Suite struct RowLaws {
  @Test func `rows by first fit are those of the model`() {
    let fault = firstFault(ofSeeds: 3000) { seed in
      var random = SplitMix64(seed: seed)
      let model = random.rows(Int.random(in: 0...40, using: &random))
      let layout = model.content().layout()
      let rows = model.firstFit
      guard layout.cellsPerLine() == rows.map(\.count) else {
        return "\(layout.cellsPerLine()) in place of \(rows.map(\.count))"
      }
      return layout.fault(comparedWith: model.frames(on: rows), model)
    }
    #expect(fault == nil)
  }

  @Test func `rows of cells that overlap are those of the model`() {
    let fault = firstFault(ofSeeds: Seeds(100_000, usually: 1000)) { seed in
      var random = SplitMix64(seed: seed)
      let model = random.overlappingRows(Int.random(in: 0...40, using: &random))
      let layout = model.content().layout()
      let rows = model.firstFit
      guard layout.cellsPerLine() == rows.map(\.count) else {
        return "\(layout.cellsPerLine()) in place of \(rows.map(\.count))"
      }
      return layout.fault(comparedWith: model.frames(on: rows), model)
    }
    #expect(fault == nil)
  }

  @Test func `optimal rows have the heights of the model`() {
    let fault = firstFault(ofSeeds: 1000) { seed in
      var random = SplitMix64(seed: seed)
      let model = random.rows(Int.random(in: 0...40, using: &random))
      let layout = model.content(.optimal).layout()
      let rows = layout.lines(inSection: 0).map(\.cells)
      return layout.fault(comparedWith: model.frames(on: rows), model)
    }
    #expect(fault == nil)
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `edited rows are those of a new layout`(strategy: SectionAttributes.BreakingStrategy) {
    let fault = firstFault(ofSeeds: Seeds(200, usually: 8)) { seed in
      var random = SplitMix64(seed: seed)
      let count = random.pick([20, 60, 3000])
      let model = random.rows(count, breaks: random.happens(onceIn: 2))
      var edited = EditedLayout(model.content(strategy))
      for _ in 0..<6 {
        let cells = edited.content.sections[0].cells.count
        let start = Int.random(in: 0...max(0, cells - 12), using: &random)
        let end = min(cells, start + 12)
        edited.apply(
          random.batch(
            in: start..<end, editing: min(3, end - start),
            inserting: Int.random(in: 0...3, using: &random)
          ) { $0.rows(1).content().sections[0].cells[0] })
      }
      return edited.difference
    }
    #expect(fault == nil)
  }

  @Test func `a line limit shows as many cells as the model`() {
    let fault = firstFault(ofSeeds: 2000) { seed in
      var random = SplitMix64(seed: seed)
      let model = random.rows(Int.random(in: 1...30, using: &random))
      let limit = Int.random(in: 1...4, using: &random)
      let ratio = random.pick([0.25, 1, 3] as [CGFloat])
      var content = model.content()
      content.sections[0].attributes = content.sections[0].attributes.with(lineLimit: .lines(limit))
      content.sections[0].sizeOfOverflow = { _ in ratio × 1 }
      let layout = content.layout()
      let (visibleCount, rows) = model.shown(onRows: limit, overflow: ratio)
      guard layout.visibleCellCount(inSection: 0) == visibleCount else {
        return "\(layout.visibleCellCount(inSection: 0)) in place of \(visibleCount)"
      }
      let height = rows.last.map { min($0, model.greatest) }
      let frame = layout.frame(ofOverflowInSection: 0)
      return frame == nil || height == nil || abs(frame!.height - height!) < 1e-6
        ? nil : "\(frame!) in place of \(height!)"
    }
    #expect(fault == nil)
  }

  @Test(arguments: [.firstFit, .optimal] as [SectionAttributes.BreakingStrategy])
  func `an edit asks for no cell but the new one`(strategy: SectionAttributes.BreakingStrategy) {
    var random = SplitMix64(seed: 7)
    let content = random.rows(5000).content(strategy)
    var layout = content.layout()
    var asked: [Int] = []
    layout.apply([.insertCell(.init(section: 0, cell: 2500))]) { position, _ in
      asked.append(position.cell)
      return 3 × 2
    }
    expectEqual(asked, [2500])
  }

  @Test func `known ratios give the rows of asked ones, without a question`() {
    let fault = firstFault(ofSeeds: 300) { seed in
      var random = SplitMix64(seed: seed)
      let asked = random.rows(20).content()
      var known = asked
      known.sections[0].cells = asked.sections[0].cells.map {
        .cell(0 × 0, $0.attributes.with(aspectRatio: $0.size(0).width))
      }
      let layout = known.layout { position, _ in Issue.record("\(position) is asked") }
      return layout.firstDifference(from: asked.layout())
    }
    #expect(fault == nil)
  }

  @Test func `sideways, columns are the rows of turned cells`() {
    let fault = firstFault(ofSeeds: 300) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.rows(20).content()
      content.direction = .leftToRight
      let upright = content.layout()
      let sideways = content.transposed.layout()
      for (one, other) in zip(upright.frames(), sideways.frames())
      where !one.isNear(other.swapped) {
        return "\(one), \(other)"
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `rows of all kinds of cells are sound`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 300) { seed in
      var random = SplitMix64(seed: seed)
      var section = random.section(wildness, limitsLines: true)
      section.attributes = section.attributes.with(sizing: random.sizingOnRows(wildness))
      let layout = TestContent(width: 300, sections: [section]).layout()
      for line in layout.lines(inSection: 0) {
        let heights = Set(
          line.cells.map { layout.frame(ofCellAt: .init(section: 0, cell: $0)).height })
        if section.attributes.cellAlignment != .stretch, heights.count > 1,
          !section.cells.contains(where: { $0.attributes.cellAlignment == .stretch })
        {
          return "\(line): \(heights)"
        }
      }
      return layout.frames().allSatisfy {
        $0.minX.isFinite && $0.minY.isFinite && $0.width >= 0 && $0.height >= 0
      } ? nil : "\(layout.frames())"
    }
    #expect(fault == nil)
  }
}

extension ContentLayout {
  /// Returns the first fault of the only section's frames, compared with those of a model.
  fileprivate func fault(
    comparedWith model: (frames: [CGRect], height: CGFloat), _ rows: PlainRows
  ) -> String? {
    let pixel: CGFloat = rows.scale == 0 ? 0 : 1 / rows.scale
    for (index, (frame, expected)) in zip(frames(), model.frames).enumerated() {
      // A coordinate just before a pixel counts as there.
      let isSnapped = (-0.001...pixel + 1e-6).contains(expected.minY - frame.minY)
      guard abs(frame.minX - expected.minX) < pixel + 1e-6, isSnapped,
        frame.size.isNear(expected.size)
      else { return "\(index): \(frame) in place of \(expected)" }
    }
    return abs(contentSize.height - model.height) < 1e-6
      ? nil : "\(contentSize.height) in place of \(model.height)"
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    // Flooring to pixels makes a pixel of the last bit.
    abs(minX - other.minX) < 1.001 && abs(minY - other.minY) < 1.001
      && abs(width - other.width) < 1.001 && abs(height - other.height) < 0.001
  }
}
