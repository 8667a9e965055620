import AlignedLayout

/// Compares an edit of one cell at a random position to full layout of the same cells with known
/// sizes. Counts the sizes that the edit asks for and the memory that it allocates.
func changeInPlace(_ setting: Setting) -> [Figure] {
  (setting.isQuick ? [100_000] : [100_000, 1_000_000]).flatMap { count in
    // An edit copies a galley of about a thousand cells, and makes a few arrays. At 5 µs that is the work of
    // a layout of a thousand cells, and should stay so. Among a million cells, galleys are not cached: edits
    // of 100,000 cells in their middle take 5.5 µs, and edits of them all 8.
    let most = (count < 1_000_000 ? 1_250 : 1_800) / Double(count)
    return EditedSizes.Kind.allCases.flatMap { kind in
      let name = kind.rawValue
      return [
        edits(name, setting, kind, cellCount: count, keepsOld: false, limit: .ratio(most)),
        edits("\(name), old kept", setting, kind, cellCount: count, keepsOld: true),
      ] + costs(setting, kind, cellCount: count)
    } + [manyInserts(setting, cellCount: count)]
  } + [insertAmongEqualWidths(setting)]
}

/// A layout with its client, and the random positions of its edits.
private struct EditedContent {
  private(set) var content: ContentLayout
  private(set) var client: EditedSizes
  private let cells: [Int]

  /// The layout before the last edit, if `keepsOld` is true for the edit.
  private var old: ContentLayout?

  init(_ setting: Setting, _ kind: EditedSizes.Kind, run: Int, cellCount: Int, editCount: Int) {
    let sizes = setting.slice(run, count: cellCount)
    content = layout(sizes)
    client = EditedSizes(sizes, kind)
    var numbers = SeededNumbers()
    let last = cellCount - editCount
    cells = (0..<editCount).map { _ in .random(in: 0..<last, using: &numbers) }
  }

  /// Edits one cell.
  ///
  /// - Parameter keepsOld: A Boolean value that is true if the layout before the edit still exists
  ///   during the edit, as it does in a collection view layout during updates.
  mutating func edit(_ number: Int, keepsOld: Bool) {
    old = keepsOld ? content : nil
    content.apply([client.edit(cells[number % cells.count])]) { position, _ in
      client.size(of: position.cell)
    }
  }

  /// Inserts all cells with one list of edits.
  mutating func insertAll() {
    // In ascending order, so that no insertion moves an earlier one.
    let edits = Set(cells).sorted().map { client.edit($0) }
    content.apply(edits) { position, _ in
      client.size(of: position.cell)
    }
  }

  /// Stops the program unless the layout equals a full layout of the same cells.
  mutating func check() {
    let fullLayout = ContentLayout(
      width: 375, contentInsets: .zero,
      sections: [ContentLayout.Section(cellCount: client.cellCount)]
    ) { position, _ in
      client.size(of: position.cell)
    }
    precondition(
      content == fullLayout, "After edits (\(client.kind)), the layout differs from a full layout.")
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

/// Returns a number of edits that is large enough to hide the cost of the clock, or smaller if
/// edits take long.
private func editsPerRun(_ setting: Setting, _ kind: EditedSizes.Kind, cellCount: Int) -> Int {
  var edited = EditedContent(setting, kind, run: 0, cellCount: cellCount, editCount: 200)
  let taken = time(2) { edited.edit($0, keepsOld: false) }
  edited.check()
  return max(1, min(200, Int(setting.budget / 9 / taken)))
}

/// Counts the sizes asked for, and the memory of an edited layout while the old one still exists.
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
      [Figure("\(name), beside the old", cells: cellCount, Double($0.retainedBytes), "bytes")]
    } ?? [])
}

/// Measures 100 insertions at random positions in one list of edits.
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

/// Measures the worst case for breaking lines again. The layout does not know that the cells have
/// equal sizes, and a wider cell changes every line after it.
private func insertAmongEqualWidths(_ setting: Setting) -> Figure {
  let sizes = Array(repeating: CGSize(width: 70, height: 30), count: 100_000)
  return sizes.withUnsafeBufferPointer { sizes in
    edits(
      "insert, equal widths", Setting(sizes: sizes, isQuick: setting.isQuick), .insert,
      cellCount: sizes.count, keepsOld: false)
  }
}
