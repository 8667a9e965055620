import Testing

@testable import AlignedLayout

/// The places before and after random batches are those of a model, in which sections and cells have
/// numbers.
@Suite struct UpdatePartLaws {
  @Test(arguments: [Wildness.tame, .negative])
  func `places are those of a model, and edits lead to the content of a fresh layout`(
    wildness: Wildness
  ) {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 200)) { seed in
      var random = SplitMix64(seed: seed)
      let old = random.mixedContent(wildness, limitsLines: true).numbered
      var batch = ModelBatch(random.batch(of: old, wildness, limitsLines: true), of: old)
      guard
        let map = UpdateMap(
          batch.items.shuffled(using: &random), of: old.layout(),
          newCounts: batch.new.sections.map(\.cells.count))
      else { return "no map" }
      return batch.firstOtherPlace(than: map)
        ?? batch.firstDifference(afterEditsOf: map, changing: wildness, &random)
    }
    #expect(fault == nil)
  }

  @Test func `values move with their elements`() {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 200)) { seed in
      var random = SplitMix64(seed: seed)
      let old = random.mixedContent(.tame, limitsLines: false).numbered
      let batch = ModelBatch(random.batch(of: old, .tame, limitsLines: false), of: old)
      guard
        let map = UpdateMap(
          batch.items.shuffled(using: &random), of: old.layout(),
          newCounts: batch.new.sections.map(\.cells.count))
      else { return "no map" }
      return batch.firstOtherValue(than: map, &random)
    }
    #expect(fault == nil)
  }

  @Test func `renumbering is removing from an array and inserting into it`() {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 500)) { seed in
      var random = SplitMix64(seed: seed)
      let oldCount = Int.random(in: 0...12, using: &random)
      let removed = Set(
        random.different(Int.random(in: 0...oldCount, using: &random), below: oldCount))
      var model: [Int?] = (0..<oldCount).filter { !removed.contains($0) }
      let insertedCount = Int.random(in: 0...6, using: &random)
      let inserted = Set(random.different(insertedCount, below: model.count + insertedCount))
      for index in inserted.sorted() { model.insert(nil, at: index) }
      guard
        let renumbering = Renumbering(
          removed: removed, inserted: inserted, oldCount: oldCount, newCount: model.count)
      else { return "none" }
      let new = model.indices.map { renumbering.oldIndex(of: $0) }
      let old = (0..<oldCount).map { renumbering.newIndex(of: $0) }
      if new != model { return "\(new), not \(model)" }
      return old == (0..<oldCount).map { model.firstIndex(of: $0) } ? nil : "not inverse: \(old)"
    }
    #expect(fault == nil)
  }
}

/// A batch as UIKit passes it: cells of deleted, reloaded and new sections have no items of their own,
/// except those that are saved from a deleted one.
private struct ModelBatch {
  let old: TestContent
  private(set) var new: TestContent
  private(set) var items: [ContentLayout.Edit] = []

  /// The numbers of cells that are saved from reloaded sections. They count as new ones.
  private var strangers: Set<Int> = []

  init(_ batch: TestBatch, of old: TestContent) {
    self.old = old
    new = batch.applied(to: old).content
    var (deleted, reloaded) = (Set<Int>(), Set<Int>())
    for edit in batch.edits {
      if case .deleteSection(let section) = edit { deleted.insert(section) }
      if case .replaceSection(let section, _) = edit { reloaded.insert(section) }
    }
    for edit in batch.edits { add(edit, deleted, reloaded) }
  }

  private mutating func add(
    _ edit: ContentLayout.Edit, _ deleted: Set<Int>, _ reloaded: Set<Int>
  ) {
    func stays(_ position: ContentLayout.CellPosition) -> Bool {
      !deleted.contains(position.section) && !reloaded.contains(position.section)
    }
    func arrives(_ position: ContentLayout.CellPosition) -> Bool {
      new.sections[position.section].id != nil
    }
    switch edit {
    case .insertCell(let place): if arrives(place) { items.append(.insert(.cell(place))) }
    case .deleteCell(let place): if stays(place) { items.append(.delete(.cell(place))) }
    case .replaceCell(let place): if stays(place) { items.append(.reload(.cell(place))) }
    case .moveCell(let place, let target):
      let isStranger = reloaded.contains(place.section)
      if isStranger, let id = old.sections[place.section].cells[place.cell].id {
        strangers.insert(id)
      }
      if arrives(target) {
        items.append(isStranger ? .insert(.cell(target)) : .move(.cell(place), to: .cell(target)))
      } else if stays(place) {
        items.append(.delete(.cell(place)))
      }
    case .insertSection(_, let section): items.append(.insert(.section(section)))
    case .deleteSection(let section): items.append(.delete(.section(section)))
    case .replaceSection(let section, _): items.append(.reload(.section(section)))
    case .moveSection(let section, let target):
      items.append(.move(.section(section), to: .section(target)))
    }
  }

  private func places(in content: TestContent) -> [Int: ContentLayout.CellPosition] {
    var places: [Int: ContentLayout.CellPosition] = [:]
    for (section, cells) in content.sections.map(\.cells).enumerated() {
      for (cell, id) in cells.map(\.id).enumerated() {
        if let id, !strangers.contains(id) { places[id] = .init(section: section, cell: cell) }
      }
    }
    return places
  }

  /// The first element that has another value in a table than the one that comes from its old place, or nil.
  /// Some elements have none.
  func firstOtherValue(than map: UpdateMap, _ random: inout SplitMix64) -> String? {
    var table = ElementTable<ContentLayout.Element>()
    for element in elements(of: old) where !random.happens(onceIn: 4) { table[element] = element }
    let before = table
    table.apply(map.moves, toSections: old.sections.count)
    var count = 0
    for element in elements(of: new) {
      let expected = map.oldPlace(of: element).flatMap { before[$0] }
      if table[element] != expected { return "\(element) has the value of another" }
      count += expected == nil ? 0 : 1
    }
    return table.isEmpty == (count == 0) ? nil : "there are values of no element"
  }

  private func elements(of content: TestContent) -> [ContentLayout.Element] {
    content.sections.enumerated().flatMap { section, value in
      value.cells.indices.map { .cell(.init(section: section, cell: $0)) }
        + [.header(section: section), .footer(section: section)]
    }
  }

  /// The first section or cell that a map takes for another, in either direction, or nil.
  func firstOtherPlace(than map: UpdateMap) -> String? {
    let (before, after) = (places(in: old), places(in: new))
    for (section, cells) in old.sections.map(\.cells).enumerated() {
      let place = new.sections.firstIndex { $0.id == section }
      if map.newSection(of: section) != place { return "section \(section) goes elsewhere" }
      for (cell, id) in cells.map(\.id).enumerated() {
        let position = ContentLayout.CellPosition(section: section, cell: cell)
        let expected = id.flatMap { after[$0] }
        if map.newPosition(of: position) != expected { return "\(position) goes elsewhere" }
        if let expected, map.oldPosition(of: expected) != position {
          return "\(expected) comes from elsewhere"
        }
      }
    }
    for (section, value) in new.sections.enumerated() {
      if map.oldSection(of: section) != value.id { return "section \(section) is another" }
      for (cell, id) in value.cells.map(\.id).enumerated() {
        let position = ContentLayout.CellPosition(section: section, cell: cell)
        if map.oldPosition(of: position) != id.flatMap({ before[$0] }) {
          return "\(position) is another"
        }
      }
    }
    return nil
  }

  /// The first difference between a new layout and the old one after the edits. Some cells that stay have
  /// changed, and some sections have other attributes and headers.
  mutating func firstDifference(
    afterEditsOf map: UpdateMap, changing wildness: Wildness, _ random: inout SplitMix64
  ) -> String? {
    var changed: [ContentLayout.CellPosition] = []
    for (id, place) in places(in: new).sorted(by: { $0.key < $1.key })
    where random.happens(onceIn: 6) {
      guard let before = places(in: old)[id] else { continue }
      new.sections[place.section].cells[place.cell] = random.cell(wildness)
      changed.append(before)
    }
    for index in new.sections.indices where random.happens(onceIn: 4) {
      new.sections[index].headerLength += 7
      guard random.happens(onceIn: 2) else { continue }
      let attributes = new.sections[index].attributes
      new.sections[index].attributes = attributes.with(lineSpacing: attributes.lineSpacing + 1)
    }
    let sections = AskedSections(all: new.sections.map(\.section))
    var layout = old.layout()
    let content = new
    layout.apply(
      map.edits(of: layout, to: sections, askingAgain: changed),
      sizeOfCell: { content.sections[$0.section].cells[$0.cell].size($1) },
      attributesOfCell: { content.sections[$0.section].cells[$0.cell].attributes },
      sizeOfOverflow: { content.sections[$0].sizeOfOverflow($1) })
    layout.setLengths(of: sections.members)
    return layout.firstDifference(from: content.layout(), in: [.infinite])
  }
}

extension TestContent {
  /// The content with numbered sections and cells.
  fileprivate var numbered: TestContent {
    var content = self
    var number = 0
    for section in content.sections.indices {
      content.sections[section].id = section
      for cell in content.sections[section].cells.indices {
        content.sections[section].cells[cell].id = number
        number += 1
      }
    }
    return content
  }
}

extension AskedSections {
  init(all sections: [ContentLayout.Section]) {
    self.init(members: sections.enumerated().map { ($0.offset, $0.element) })
  }
}
