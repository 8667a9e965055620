import AlignedLayout

/// One cell at a random place that is inserted, deleted, resized or made taller, beside the full
/// layout of the same cells with their sizes known; and how many sizes are asked for.
func changeInPlace(_ setting: Setting) -> [Figure] {
  (setting.isQuick ? [100_000] : [100_000, 1_000_000]).flatMap { count in
    let least = count == 100_000 ? 1.0 / 100 : 1.0 / 1_000
    return EditedSizes.Kind.allCases.flatMap { kind in
      [
        edits(setting, kind, cellCount: count, keepsOld: false, limit: .ratio(least)),
        edits(setting, kind, cellCount: count, keepsOld: true, limit: nil),
        questions(setting, kind, cellCount: count),
      ]
    }
  }
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
  _ setting: Setting, _ kind: EditedSizes.Kind, cellCount: Int, keepsOld: Bool,
  limit: Figure.Limit?
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
    keepsOld ? "\(kind.rawValue), old kept" : kind.rawValue, cells: cellCount, comparison,
    unit: "ns an edit", other: "full layout", limit: limit)
}

/// So many edits that the clock does not matter, or fewer if they take long.
private func editsPerRun(_ setting: Setting, _ kind: EditedSizes.Kind, cellCount: Int) -> Int {
  var edited = EditedContent(setting, kind, run: 0, cellCount: cellCount, editCount: 200)
  let taken = time(2) { edited.edit($0, keepsOld: false) }
  edited.check()
  return max(1, min(200, Int(setting.budget / 9 / taken)))
}

/// How often a size is asked for, on average and at most.
private func questions(_ setting: Setting, _ kind: EditedSizes.Kind, cellCount: Int) -> Figure {
  let editCount = editsPerRun(setting, kind, cellCount: cellCount)
  var edited = EditedContent(setting, kind, run: 0, cellCount: cellCount, editCount: editCount)
  for number in 0..<editCount {
    edited.edit(number, keepsOld: false)
  }
  let count = edited.client.questionCount
  edited.check()
  return Figure(
    kind.rawValue, cells: cellCount, Double(count) / Double(editCount), "questions an edit")
}
