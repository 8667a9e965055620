import AlignedLayout

/// One cell at a random place that is inserted, deleted, resized or made taller, beside the full
/// layout of the same cells with their sizes known; and what is asked and allocated for it.
func changeInPlace(_ setting: Setting) -> [Figure] {
  (setting.isQuick ? [100_000] : [100_000, 1_000_000]).flatMap { count in
    let least = count == 100_000 ? 1.0 / 100 : 1.0 / 1_000
    return EditedSizes.Kind.allCases.flatMap { kind in
      let name = kind.rawValue
      return [
        edits(name, setting, kind, cellCount: count, keepsOld: false, limit: .ratio(least)),
        edits("\(name), old kept", setting, kind, cellCount: count, keepsOld: true),
      ] + costs(setting, kind, cellCount: count)
    } + [manyInserts(setting, cellCount: count)]
  } + [insertAmongEqualWidths(setting)]
}

/// A content, the client to whom it belongs, and what is about to be done to them.
private struct EditedContent {
  private(set) var content: ContentLayout
  private(set) var client: EditedSizes
  private let cells: [Int]

  /// The value before the last edit, if it is kept.
  private var old: ContentLayout?

  init(_ setting: Setting, _ kind: EditedSizes.Kind, run: Int, cellCount: Int, editCount: Int) {
    let sizes = setting.slice(run, count: cellCount)
    content = layout(sizes)
    client = EditedSizes(sizes, kind)
    var numbers = SeededNumbers()
    let last = cellCount - editCount
    cells = (0..<editCount).map { _ in .random(in: 0..<last, using: &numbers) }
  }

  /// - Parameter keepsOld: whether the value before the edit is still held when it is made, as a
  ///   collection view layout holds it during updates.
  mutating func edit(_ number: Int, keepsOld: Bool) {
    old = keepsOld ? content : nil
    content.apply([client.edit(cells[number % cells.count])]) { position, _ in
      client.size(of: position.cell)
    }
  }

  /// Inserts all cells by one list of edits.
  mutating func insertAll() {
    // In ascending order, so that no insertion changes the place of one before.
    let edits = Set(cells).sorted().map { client.edit($0) }
    content.apply(edits) { position, _ in
      client.size(of: position.cell)
    }
  }

  /// Stops the program unless the content is what it is when laid out anew.
  mutating func check() {
    let anew = ContentLayout(
      width: 375, contentInsets: .zero,
      sections: [ContentLayout.Section(cellCount: client.cellCount)]
    ) { position, _ in
      client.size(of: position.cell)
    }
    precondition(content == anew, "After edits (\(client.kind)) the layout is not as made anew.")
  }
}

private func edits(
  _ name: String, _ setting: Setting, _ kind: EditedSizes.Kind, cellCount: Int, keepsOld: Bool,
  limit: Figure.Limit? = nil
) -> Figure {
  let editCount = editsPerRun(setting, kind, cellCount: cellCount)
  let comparison = setting.compare(operations: editCount, otherOperations: 1) { run in
    EditedContent(setting, kind, run: run, cellCount: cellCount, editCount: editCount)
  } _: { edited, operation in
    edited.edit(operation, keepsOld: keepsOld)
  } with: { operation in
    let content = layout(setting.slice(operation, count: cellCount))
    precondition(content.contentSize.height > 0)
  }
  return Figure(
    name, cells: cellCount, comparison, unit: "ns an edit", other: "full layout", limit: limit)
}

/// So many edits that the clock does not matter, or fewer if they take long.
private func editsPerRun(_ setting: Setting, _ kind: EditedSizes.Kind, cellCount: Int) -> Int {
  var edited = EditedContent(setting, kind, run: 0, cellCount: cellCount, editCount: 200)
  let taken = time(2) { edited.edit($0, keepsOld: false) }
  edited.check()
  return max(1, min(200, Int(setting.budget / 9 / taken)))
}

/// How often sizes are asked for, and what a kept value costs beside the new one.
private func costs(_ setting: Setting, _ kind: EditedSizes.Kind, cellCount: Int) -> [Figure] {
  let editCount = editsPerRun(setting, kind, cellCount: cellCount)
  var edited = EditedContent(setting, kind, run: 0, cellCount: cellCount, editCount: editCount)
  var most = 0
  for number in 0..<editCount {
    let before = edited.client.questionCount
    edited.edit(number, keepsOld: false)
    most = max(most, edited.client.questionCount - before)
  }
  let mean = Double(edited.client.questionCount) / Double(editCount)
  edited.check()
  let allocations = Allocations.counted {
    edited.edit(0, keepsOld: true)
  }
  let name = kind.rawValue
  return [
    Figure("\(name), asked", cells: cellCount, mean, "questions an edit"),
    Figure("\(name), asked most", cells: cellCount, Double(most), "questions"),
  ]
    + (allocations.map {
      [Figure("\(name), beside the old", cells: cellCount, Double($0.keptBytes), "bytes")]
    } ?? [])
}

/// A hundred cells at random places by one list of edits.
private func manyInserts(_ setting: Setting, cellCount: Int) -> Figure {
  func content(_ run: Int) -> EditedContent {
    EditedContent(setting, .insert, run: run, cellCount: cellCount, editCount: 100)
  }
  var edited = content(0)
  edited.insertAll()
  edited.check()
  let comparison = setting.compare(preparing: content) { edited, _ in
    edited.insertAll()
  } with: { operation in
    let content = layout(setting.slice(operation, count: cellCount))
    precondition(content.contentSize.height > 0)
  }
  return Figure(
    "100 inserts in one list", cells: cellCount, comparison, unit: "ns", other: "full layout")
}

/// The worst for breaking again: in a grid of which the layout does not know that it is one, every
/// line after a wider cell is another than before.
private func insertAmongEqualWidths(_ setting: Setting) -> Figure {
  let sizes = Array(repeating: CGSize(width: 70, height: 30), count: 100_000)
  return sizes.withUnsafeBufferPointer { sizes in
    edits(
      "insert, equal widths", Setting(sizes: sizes, isQuick: setting.isQuick), .insert,
      cellCount: sizes.count, keepsOld: false)
  }
}
