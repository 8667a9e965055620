import AlignedLayout
import BenchmarkClient

/// A piece of the engine's work whose instructions `check-instructions` counts.
///
/// A count does not depend on the load of the machine, so that a limit can be close to it.
struct CountedWork {
  let name: String

  /// The number of operations among which the instructions are divided.
  var operationCount = 1

  /// The name of an earlier work with which this one is compared, and the greatest ratio of both. Nil if
  /// others are only compared with this one.
  var limit: (other: String, ratio: Double)?

  /// Makes the state that the work changes or reads, which is not counted, and returns the work.
  let prepare: (Setting) -> () -> Void

  private static let cellCount = 100_000

  // Each limit is a tenth above the count with Swift 6.3, rounded up.
  static var all: [CountedWork] {
    [
      CountedWork(name: "floor, width 375") { setting in
        let sizes = setting.slice(0, count: cellCount)
        return { Floor(sizes: sizes, width: 375).deallocate() }
      },
      CountedWork(name: "full layout, width 375", limit: ("floor, width 375", 1.71)) { setting in
        let sizes = setting.slice(0, count: cellCount)
        return { keep(layout(sizes, width: 375)) }
      },
      CountedWork(name: "full layout, width 812") { setting in
        let sizes = setting.slice(0, count: cellCount)
        return { keep(layout(sizes, width: 812)) }
      },
      breaking("optimal", .optimal, width: 375, most: 8),
      breaking("optimal", .optimal, width: 812, most: 13.1),
      breaking("balanced", .balanced, width: 375, most: 6.1),
      breaking("balanced", .balanced, width: 812, most: 6.1),
      withAttributes("cells of default attributes", .default, limit: nil),
      withAttributes("cells with a least width", CellAttributes(minimumWidth: 10), limit: nil),
      withAttributes("thirds", .third, limit: ("cells with a least width", 2.3)),
      labelsAndFields,
      deletingFirstThird,
      prepare("prepare()", .default, limit: nil),
      prepare("prepare(), thirds", .third, limit: ("prepare()", 2)),
      edits(.insert, most: 1.0 / 61),
      edits(.delete, most: 1.0 / 65),
      edits(.resize, most: 1.0 / 73),
      edits(.heighten, most: 1.0 / 79),
      resizingChat,
      CountedWork(name: "full layout, equal widths") { _ in
        var content = EditedContent(equalSizes, .insert)
        return { content.layOut() }
      },
      CountedWork(
        name: "insert, equal widths", limit: ("full layout, equal widths", 2.6)
      ) { _ in
        var content = EditedContent(equalSizes, .insert)
        return { content.edit(0) }
      },
    ]
  }

  private static var equalSizes: UnsafeBufferPointer<CGSize> {
    let sizes = UnsafeMutableBufferPointer<CGSize>.allocate(capacity: cellCount)
    sizes.initialize(repeating: CGSize(width: 70, height: 30))
    return UnsafeBufferPointer(sizes)
  }

  private static func breaking(
    _ name: String, _ strategy: SectionAttributes.BreakingStrategy, width: CGFloat, most: Double
  ) -> CountedWork {
    CountedWork(
      name: "\(name), width \(Int(width))", limit: ("full layout, width \(Int(width))", most)
    ) { setting in
      let sizes = setting.slice(0, count: cellCount)
      return { keep(layout(sizes, width: width, breakingStrategy: strategy)) }
    }
  }

  private static func withAttributes(
    _ name: String, _ attributes: CellAttributes, limit: (String, Double)?
  ) -> CountedWork {
    CountedWork(name: name, limit: limit) { setting in
      let sizes = setting.slice(0, count: cellCount)
      let section = ContentLayout.Section(cellCount: cellCount)
      return {
        keep(
          ContentLayout(
            width: 375, contentInsets: .zero, sections: [section],
            sizeOfCell: { position, _ in sizes[position.cell] },
            attributesOfCell: { _ in attributes }))
      }
    }
  }

  /// A form: each line has its own free space, which its field takes.
  private static var labelsAndFields: CountedWork {
    CountedWork(
      name: "labels and fields", limit: ("cells with a least width", 5.4)
    ) { setting in
      let sizes = setting.slice(0, count: cellCount)
      let section = ContentLayout.Section(cellCount: cellCount)
      let label = CellAttributes(beginsLine: true)
      let field = CellAttributes(width: .remaining, minimumWidth: 120)
      return {
        keep(
          ContentLayout(
            width: 375, contentInsets: .zero, sections: [section],
            sizeOfCell: { position, _ in sizes[position.cell] },
            attributesOfCell: { $0.cell % 2 == 0 ? label : field }))
      }
    }
  }

  /// Every line begins with another cell, and takes the place of one that was equal to it.
  private static var deletingFirstThird: CountedWork {
    CountedWork(
      name: "delete the first of thirds", limit: ("thirds", 0.15)
    ) { setting in
      let sizes = setting.slice(0, count: cellCount)
      var content = ContentLayout(
        width: 375, contentInsets: .zero, sections: [ContentLayout.Section(cellCount: cellCount)],
        sizeOfCell: { position, _ in sizes[position.cell] }, attributesOfCell: { _ in .third })
      return {
        content.apply(
          [.deleteCell(position(0))], sizeOfCell: { position, _ in sizes[position.cell + 1] },
          attributesOfCell: { _ in .third })
      }
    }
  }

  /// The attributes of cells differ from those of the next, and come back, as in a chat.
  private static var resizingChat: CountedWork {
    let attributes = [
      CellAttributes(beginsLine: true), CellAttributes(minimumLineSpace: 40),
      CellAttributes(endsLine: true),
    ]
    return edits("resize, attributes in turn", .resize, limit: ("resize", 1.25)) {
      attributes[$0.cell % attributes.count]
    }
  }

  /// A collection view's layout that asks its delegate by index path.
  private static func prepare(
    _ name: String, _ attributes: CellAttributes, limit: (String, Double)?
  ) -> CountedWork {
    CountedWork(name: name, limit: limit) { setting in
      let sizes = Array(setting.slice(0, count: cellCount))
      let stage = MainActor.assumeIsolated {
        Stage(client: WorkloadClient([sizes], attributes: attributes))
      }
      return { MainActor.assumeIsolated { stage.invalidateAndPrepare() } }
    }
  }

  private static func edits(_ kind: EditedSizes.Kind, most: Double) -> CountedWork {
    edits(kind.rawValue, kind, limit: ("full layout, width 375", most), attributes: nil)
  }

  private static func edits(
    _ name: String, _ kind: EditedSizes.Kind, limit: (String, Double),
    attributes: ((ContentLayout.CellPosition) -> CellAttributes)?
  ) -> CountedWork {
    CountedWork(name: name, operationCount: 200, limit: limit) { setting in
      var content = EditedContent(
        setting.slice(0, count: cellCount), kind, attributes: attributes)
      var numbers = SeededNumbers()
      let cells = (0..<200).map { _ in Int.random(in: 0..<(cellCount - 200), using: &numbers) }
      return { for cell in cells { content.edit(cell) } }
    }
  }
}

extension CellAttributes {
  /// The attributes of a cell that takes a third of its line.
  fileprivate static let third = CellAttributes(width: .fraction(1.0 / 3))
}

/// A layout that is edited, with its client.
private struct EditedContent {
  private var content: ContentLayout
  private var client: EditedSizes
  private let attributes: ((ContentLayout.CellPosition) -> CellAttributes)?

  init(
    _ sizes: UnsafeBufferPointer<CGSize>, _ kind: EditedSizes.Kind,
    attributes: ((ContentLayout.CellPosition) -> CellAttributes)? = nil
  ) {
    client = EditedSizes(sizes, kind)
    self.attributes = attributes
    content = ContentLayout(width: 375, contentInsets: .zero, sections: [])
    layOut()
  }

  mutating func edit(_ cell: Int) {
    content.apply(
      [client.edit(cell)], sizeOfCell: { position, _ in client.size(of: position.cell) },
      attributesOfCell: attributes)
  }

  /// Lays out all cells again, asking the client as an edit does.
  mutating func layOut() {
    let section = ContentLayout.Section(cellCount: client.cellCount)
    content = ContentLayout(
      width: 375, contentInsets: .zero, sections: [section],
      sizeOfCell: { position, _ in client.size(of: position.cell) }, attributesOfCell: attributes)
  }
}

/// Lets the compiler not leave out a layout.
private func keep(_ content: ContentLayout) {
  precondition(content.contentSize.height > 0)
}

/// Does each work once, for a program that counts the instructions of `countedWork(_:)`, and prints a
/// line for each: name, number of operations, and the limit if there is one.
///
/// What happens only once in a process has happened before.
func countWork(_ setting: Setting) {
  for work in CountedWork.all + CountedWork.queries + CountedWork.lists {
    work.prepare(setting)()
    countedWork(work.prepare(setting))
    let limit = work.limit.map { [$0.other, "\($0.ratio)"] } ?? []
    print(([work.name, "\(work.operationCount)"] + limit).joined(separator: "\t"))
  }
}

/// Does a work. `check-instructions` knows this function by its name.
@inline(never)
private func countedWork(_ work: () -> Void) {
  work()
}
