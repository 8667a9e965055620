import AlignedLayout
import Testing

/// A layout changed in place asks only what it has to know.
@Suite struct EditingQuestionsLaws {
  @Test(arguments: Wildness.allCases)
  func `attributes are asked once, of cells that were not visible, before their sizes`(
    wildness: Wildness
  ) {
    let fault = firstFault(ofSeeds: 60) {
      BatchesAsked(seed: $0, wildness).firstFault(\.faultOfAttributes)
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `no size is asked more than twice, and none of a fixed section`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 60) {
      BatchesAsked(seed: $0, wildness).firstFault(\.faultOfCounts)
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `sizes of other cells are asked only where something changed before them`(
    wildness: Wildness
  ) {
    let fault = firstFault(ofSeeds: 60) {
      BatchesAsked(seed: $0, wildness).firstFault(\.faultOfKept)
    }
    #expect(fault == nil)
  }

  @Test func `a cell that arrives, leaves or is replaced among twenty thousand asks few others`() {
    var random = SplitMix64(seed: 0)
    func width(_ random: inout SplitMix64) -> CGFloat {
      CGFloat(Double.random(in: 20...120, using: &random))
    }
    var widths = (0..<20_000).map { _ in width(&random) }
    func layoutAnew() -> ContentLayout {
      ContentLayout(width: 375, sections: [.init(cellCount: widths.count)]) { position, _ in
        widths[position.cell] × 30
      }
    }
    var layout = layoutAnew()
    var counts: [Int] = []
    // Where all is asked, the rest would only take time.
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
    #expect(layout.firstDifference(from: layoutAnew(), cells: 1000) == nil)
  }
}

/// Some batches on one layout, and what each asked.
private struct BatchesAsked {
  private let batches: [BatchAsked]

  init(seed: UInt64, _ wildness: Wildness) {
    var random = SplitMix64(seed: seed)
    var content = random.mixedContent(wildness, limitsLines: true)
    var layout = content.layout()
    var anew = LayoutAnew(content)
    batches = (0..<5).map { _ in
      let batch = random.batch(of: content, wildness, limitsLines: true)
      let edited = batch.applied(to: content)
      content = edited.content
      let questions = layout.apply(batch, leadingTo: content)
      let old = anew
      anew = LayoutAnew(content)
      return BatchAsked(edited: edited, questions: questions, old: old, new: anew)
    }
  }

  func firstFault(_ fault: KeyPath<BatchAsked, String?>) -> String? {
    batches.enumerated().lazy.compactMap { number, batch in
      batch[keyPath: fault].map { "batch \(number): \($0)" }
    }.first
  }
}

/// What was asked for one batch, to be compared with what may be.
private struct BatchAsked {
  let edited: EditedContent
  let questions: EditingQuestions
  let old: LayoutAnew
  let new: LayoutAnew

  private func isAsked(_ section: Int) -> Bool {
    if case .fixed = edited.content.sections[section].attributes.sizing { false } else { true }
  }

  private func isVisible(_ position: ContentLayout.CellPosition) -> Bool {
    position.cell < new.layout.visibleCellCount(inSection: position.section)
  }

  /// Whether the cell stays, and could be seen before.
  private func wasVisible(_ position: ContentLayout.CellPosition) -> Bool {
    origin(of: position).map { $0.cell < old.layout.visibleCellCount(inSection: $0.section) }
      ?? false
  }

  private func origin(of position: ContentLayout.CellPosition) -> ContentLayout.CellPosition? {
    edited.origins[position.section][position.cell]
  }

  var faultOfAttributes: String? {
    // Of cells that a line limit hides one may be asked, with those that it keeps with.
    let changed = new.layout.positions.filter {
      isAsked($0.section) && !wasVisible($0) && isVisible($0)
    }
    let asked = questions.attributes.map(\.position).filter(isVisible).sorted()
    if let known = questions.attributes.map(\.position).first(where: wasVisible) {
      return "attributes of \(known.name) asked, which is known"
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

  var faultOfCounts: String? {
    var counts: [ContentLayout.CellPosition: Int] = [:]
    for (position, _) in questions.sizes { counts[position, default: 0] += 1 }
    return counts.first { !isAsked($0.key.section) || $0.value > 2 }
      .map { "\($0.key.name) asked \($0.value) times" }
  }

  /// A cell that stays may be asked if it stands among others than before, or was offered another
  /// space. If its line is as it was, and only the one above is not, it may have been asked once
  /// whether it stays there: it is the first cell that is kept.
  var faultOfKept: String? {
    var asked: Set<ContentLayout.CellPosition> = []
    for (position, offer) in questions.sizes {
      // Cells that keep together are asked with what remains above, all up to one that does not
      // fit; and where they do so no longer, which answer counted is not always known.
      guard let origin = origin(of: position), isVisible(position), wasVisible(position),
        !new.content.isKept(position), !old.content.isKept(origin),
        old.offers[origin] == new.offers[position], !isOnOtherLine(position, from: origin)
      else { continue }
      let isFirstKept =
        isFirstBelowOtherLine(position, from: origin) && asked.insert(position).inserted
      if !isFirstKept {
        return "\(position.name) asked at \(offer) in vain"
      }
    }
    return nil
  }

  /// Whether the cell's line has other cells than before, or offers them another space.
  private func isOnOtherLine(
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

  private func isFirstBelowOtherLine(
    _ position: ContentLayout.CellPosition, from origin: ContentLayout.CellPosition
  ) -> Bool {
    guard new.layout.line(ofCellAt: position).cells.lowerBound == position.cell,
      position.cell > 0
    else { return false }
    guard origin.cell > 0 else { return true }
    let above = ContentLayout.CellPosition(section: position.section, cell: position.cell - 1)
    let aboveOld = ContentLayout.CellPosition(section: origin.section, cell: origin.cell - 1)
    return self.origin(of: above) != aboveOld || isOnOtherLine(above, from: aboveOld)
  }
}

extension ContentLayout.CellPosition {
  fileprivate var name: String {
    "\(section).\(cell)"
  }
}
