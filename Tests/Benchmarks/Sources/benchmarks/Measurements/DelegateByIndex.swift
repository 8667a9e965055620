import AlignedLayout
import BenchmarkClient

/// Compares full layout with a delegate to a bare loop that asks the same delegate as often. The
/// delegate is in another module, behind a protocol, and is asked by the cell's index.
func delegateByIndex(_ setting: Setting) -> [Figure] {
  setting.cellCounts.map { count in
    let delegates = (0..<setting.sliceCount(of: count)).map {
      bufferedSizes(setting.slice($0, count: count))
    }
    checkQuestions(to: delegates[0], cellCount: count)
    let comparison = setting.compare(operations: max(1, 20_000 / count)) { operation in
      let content = layout(asking: delegates[operation % delegates.count], cellCount: count)
      precondition(content.contentSize.height > 0)
    } with: { operation in
      let floor = Floor(asking: delegates[operation % delegates.count], cellCount: count)
      precondition(floor.height > 0)
      floor.deallocate()
    }
    return Figure(
      "full layout", cells: count, comparison, per: Double(count), unit: "ns a cell",
      other: "bare loop", limit: .ratio(1.4))
  }
}

private func layout(asking sizes: any CellSizes, cellCount: Int) -> ContentLayout {
  ContentLayout(
    width: 375, contentInsets: .zero, sections: [ContentLayout.Section(cellCount: cellCount)]
  ) { position, remaining in
    sizes.size(at: position.cell, remaining: remaining)
  }
}

extension Floor {
  fileprivate init(asking sizes: any CellSizes, cellCount: Int) {
    self.init(
      cellCount: cellCount, width: 375,
      ask: { (sizes.size(at: $0, remaining: $1), false) },
      askAgain: { sizes.size(at: $0, remaining: $1) })
  }
}

/// Stops the program unless the loop asks as often as the engine and has the same height.
private func checkQuestions(to sizes: any CellSizes, cellCount: Int) {
  let askedByEngine = countedSizes(sizes)
  let content = layout(asking: askedByEngine.sizes, cellCount: cellCount)
  let askedByFloor = countedSizes(sizes)
  let floor = Floor(asking: askedByFloor.sizes, cellCount: cellCount)
  defer { floor.deallocate() }
  precondition(
    askedByEngine.questionCount() == askedByFloor.questionCount()
      && content.contentSize.height == floor.height,
    "The bare loop differs from the engine.")
}
