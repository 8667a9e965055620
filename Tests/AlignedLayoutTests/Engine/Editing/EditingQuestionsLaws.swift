import AlignedLayout
import Testing

/// During edits a layout asks only for what it does not know.
@Suite struct EditingQuestionsLaws {
  @Test(arguments: Wildness.allCases)
  func `only cells that were not visible are asked for attributes, once and before sizes`(
    wildness: Wildness
  ) {
    let fault = firstFault(ofSeeds: 60) {
      BatchesWithQuestions(seed: $0, wildness).firstFault(\.attributesFault)
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `no cell is asked more than twice for its size, and none of a fixed section`(
    wildness: Wildness
  ) {
    let fault = firstFault(ofSeeds: 60) {
      BatchesWithQuestions(seed: $0, wildness).firstFault(\.countsFault)
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `an unchanged cell is asked for its size only after a change before it`(
    wildness: Wildness
  ) {
    let fault = firstFault(ofSeeds: 60) {
      BatchesWithQuestions(seed: $0, wildness).firstFault(\.unchangedCellsFault)
    }
    #expect(fault == nil)
  }

  @Test func `one edit among twenty thousand cells asks few others`() {
    var random = SplitMix64(seed: 0)
    func width(_ random: inout SplitMix64) -> CGFloat {
      CGFloat(Double.random(in: 20...120, using: &random))
    }
    var widths = (0..<20_000).map { _ in width(&random) }
    func freshLayout() -> ContentLayout {
      ContentLayout(width: 375, sections: [.init(cellCount: widths.count)]) { position, _ in
        widths[position.cell] × 30
      }
    }
    var layout = freshLayout()
    var counts: [Int] = []
    // Once an edit asks very many cells the test has failed, and more edits would only take time.
    while counts.count < 200, counts.allSatisfy({ $0 < 2000 }) {
      let place = Int.random(in: 0..<widths.count, using: &random)
      let position = ContentLayout.CellPosition(section: 0, cell: place)
      let edit: ContentLayout.Edit
      switch counts.count % 4 {
      case 0:
        edit = .deleteCell(position)
        widths.remove(at: place)
      case 1:
        edit = .replaceCell(position)
        widths[place] = width(&random)
      default:
        edit = .insertCell(position)
        widths.insert(width(&random), at: place)
      }
      counts.append(0)
      layout.apply([edit]) { position, _ in
        counts[counts.count - 1] += 1
        return widths[position.cell] × 30
      }
    }
    counts.sort()
    #expect(counts[counts.count - 1] < 2000)
    #expect(counts[counts.count / 2] < 100)
    #expect(layout.firstDifference(from: freshLayout(), cells: 1000) == nil)
  }
}

/// Some batches on one layout, with the questions of each.
private struct BatchesWithQuestions {
  private let batches: [BatchWithQuestions]

  init(seed: UInt64, _ wildness: Wildness) {
    var random = SplitMix64(seed: seed)
    var content = random.mixedContent(wildness, limitsLines: true)
    var layout = content.layout()
    var fresh = FreshLayout(content)
    batches = (0..<5).map { _ in
      let batch = random.batch(of: content, wildness, limitsLines: true)
      let edited = batch.applied(to: content)
      content = edited.content
      let questions = layout.apply(batch, leadingTo: content)
      let old = fresh
      fresh = FreshLayout(content)
      return BatchWithQuestions(edited: edited, questions: questions, old: old, new: fresh)
    }
  }

  func firstFault(_ fault: KeyPath<BatchWithQuestions, String?>) -> String? {
    batches.enumerated().lazy.compactMap { number, batch in
      batch[keyPath: fault].map { "batch \(number): \($0)" }
    }.first
  }
}

/// A batch with the questions that the layout asked, which can be compared with the permitted ones.
private struct BatchWithQuestions {
  let edited: EditedContent
  let questions: EditingQuestions
  let old: FreshLayout
  let new: FreshLayout

  private func isAsked(_ section: Int) -> Bool {
    if case .fixed = edited.content.sections[section].attributes.sizing.kind { false } else { true }
  }

  private func isVisible(_ position: ContentLayout.CellPosition) -> Bool {
    position.cell < new.layout.visibleCellCount(inSection: position.section)
  }

  /// Returns true if the cell is not new and was visible before the batch.
  private func wasVisible(_ position: ContentLayout.CellPosition) -> Bool {
    origin(of: position).map { $0.cell < old.layout.visibleCellCount(inSection: $0.section) }
      ?? false
  }

  private func origin(of position: ContentLayout.CellPosition) -> ContentLayout.CellPosition? {
    edited.origins[position.section][position.cell]
  }

  /// Returns true if the cell shares its width.
  private func isLabel(_ position: ContentLayout.CellPosition) -> Bool {
    let section = edited.content.sections[position.section]
    return section.attributes.sharedWidths.keys.contains {
      section.cells[position.cell].attributes.width == .shared($0)
    }
  }

  var attributesFault: String? {
    // One of the cells that a line limit hides may be asked, with those that it keeps with.
    let changed = new.layout.positions.filter {
      isAsked($0.section) && !wasVisible($0) && isVisible($0) && !isKnownLabel($0)
    }
    let asked = questions.attributes.map(\.position)
      .filter { isVisible($0) && !isKnownLabel($0) }.sorted()
    if let known = questions.attributes.map(\.position).first(where: wasVisible) {
      return "attributes of \(known.name) asked, though known"
    }
    guard asked == changed else {
      let first = zip(asked, changed).first { $0 != $1 }
      return """
        attributes of \(asked.count) cells asked, not of \(changed.count); \
        the first that differs: \(first as Any)
        """
    }
    let late = questions.attributes.first { position, sizesBefore in
      questions.sizes[..<sizesBefore].contains { $0.position == position }
    }
    return late.map { "attributes of \($0.position.name) asked after the size" }
  }

  /// Returns true if the cell was asked in any case, because it shares its width.
  private func isKnownLabel(_ position: ContentLayout.CellPosition) -> Bool {
    isLabel(position) && origin(of: position) != nil
  }

  /// A cell that shares its width is asked with its whole line, with the width that it gets, and on an
  /// indented line as any other.
  var countsFault: String? {
    var counts: [ContentLayout.CellPosition: Int] = [:]
    for (position, _) in questions.sizes { counts[position, default: 0] += 1 }
    return counts.first { !isAsked($0.key.section) || $0.value > (isLabel($0.key) ? 4 : 2) }
      .map { "\($0.key.name) asked \($0.value) times" }
  }

  /// A description of the first unchanged cell that was asked without need, or nil.
  ///
  /// A cell may be asked if its line has changed or it is offered other space. The first unchanged
  /// cell below a changed line may be asked once, because it might fit on that line now.
  var unchangedCellsFault: String? {
    var asked: Set<ContentLayout.CellPosition> = []
    for (position, offer) in questions.sizes {
      // Cells that keep together are asked for the space left above, up to one that does not fit.
      // If they no longer keep together, it is not always known which of two sizes counted.
      guard let origin = origin(of: position), isVisible(position), wasVisible(position),
        !new.content.isKeptTogether(position), !old.content.isKeptTogether(origin),
        old.offers[origin] == new.offers[position], !isOnChangedLine(position, from: origin)
      else { continue }
      let isFirstUnchanged =
        isFirstBelowChangedLine(position, from: origin) && asked.insert(position).inserted
      if !isFirstUnchanged {
        return "\(position.name) asked for \(offer) points without need"
      }
    }
    return nil
  }

  /// Returns true if the cell's line has other cells than before, or offers them other space.
  private func isOnChangedLine(
    _ position: ContentLayout.CellPosition, from origin: ContentLayout.CellPosition
  ) -> Bool {
    guard isVisible(position), old.layout.visibleCellCount(inSection: origin.section) > origin.cell
    else { return true }
    let line = new.layout.line(ofCellAt: position)
    let oldLine = old.layout.line(ofCellAt: origin)
    guard line.cells.count == oldLine.cells.count, line.remainingSpace == oldLine.remainingSpace
    else { return true }
    return zip(line.cells, oldLine.cells).contains { cell, oldCell in
      let position = ContentLayout.CellPosition(section: position.section, cell: cell)
      let origin = ContentLayout.CellPosition(section: origin.section, cell: oldCell)
      return self.origin(of: position) != origin
        || new.offers[position]?.last != old.offers[origin]?.last
    }
  }

  private func isFirstBelowChangedLine(
    _ position: ContentLayout.CellPosition, from origin: ContentLayout.CellPosition
  ) -> Bool {
    guard new.layout.line(ofCellAt: position).cells.lowerBound == position.cell,
      position.cell > 0
    else { return false }
    guard origin.cell > 0 else { return true }
    let above = ContentLayout.CellPosition(section: position.section, cell: position.cell - 1)
    let aboveOld = ContentLayout.CellPosition(section: origin.section, cell: origin.cell - 1)
    return self.origin(of: above) != aboveOld || isOnChangedLine(above, from: aboveOld)
  }
}

extension ContentLayout.CellPosition {
  fileprivate var name: String {
    "\(section).\(cell)"
  }
}
