#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Random steps on a collection view: batches of every kind, reloads, scrolling, new sizes and
  /// invalidations.
  @MainActor
  struct RandomUpdates {
    let stage: AlignedStage
    /// The attributes of inserted sections.
    var attributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
    /// Whether a step may scroll further than the content reaches.
    var scrollsBeyondEnd = true
    private var random: SplitMix64

    init(_ stage: AlignedStage, seed: UInt64) {
      self.stage = stage
      random = SplitMix64(seed: seed)
    }

    mutating func step() {
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1: updateItems()
      case 2: updateSections()
      case 3: moveSection()
      case 4: reloadOne()
      case 5: reload()
      case 6: scroll(to: CGFloat(random.length(0...400)))
      case 7: resize(CGFloat(random.length(0...200)) × 150)
      default: invalidateItem()
      }
    }

    /// Inserts sections into an empty content.
    mutating func fill(sectionCount: Int) {
      stage.content.sections = (0..<sectionCount).map { _ in newSection() }
      stage.view.reloadData()
    }

    /// Scrolls to a distance from the beginning of the content.
    private func scroll(to distance: CGFloat) {
      let view = stage.view
      let (content, bounds) = (view.contentSize, view.bounds.size)
      let end = stage.isSideways ? content.width - bounds.width : content.height - bounds.height
      let distance = scrollsBeyondEnd ? distance : max(0, min(distance, end))
      switch (stage.isSideways, stage.content.direction) {
      case (false, _): view.contentOffset.y = distance
      case (true, .leftToRight): view.contentOffset.x = distance
      case (true, .rightToLeft):
        view.contentOffset.x = view.contentSize.width - view.bounds.width - distance
      }
    }

    /// - Parameter size: the length along the lines, and that along the axis.
    private func resize(_ size: CGSize) {
      stage.view.frame.size = stage.isSideways ? size.height × size.width : size
    }

    private mutating func newCells(_ count: Int) -> [TestCell] {
      (0..<count).map { _ in
        let cell: TestCell =
          random.happens(onceIn: 5)
          ? .filling(height: onPixel(random.length(5...30)), atLeast: 10)
          : .cell(onPixel(random.length(5...90)) × onPixel(random.length(5...40)))
        return stage.isSideways ? cell.transposed : cell
      }
    }

    /// Returns a length on whole pixels, as UIKit passes the sizes that views prefer.
    private func onPixel(_ length: Double) -> CGFloat {
      (CGFloat(length) * 2).rounded() / 2
    }

    private mutating func newSection() -> TestSection {
      TestSection(
        attributes: stage.isSideways ? attributes.swapped : attributes,
        cells: newCells(Int.random(in: 0...8, using: &random)),
        headerLength: random.happens(onceIn: 2) ? 12 : 0,
        footerLength: random.happens(onceIn: 3) ? 9 : 0)
    }

    // MARK: Batches

    /// Deletes, inserts, moves and reloads items of one section in one batch.
    private mutating func updateItems() {
      let sections = stage.content.sections
      guard let section = sections.indices.randomElement(using: &random) else { return }
      let old = sections[section].cells
      var deleted: [Int] = []
      var moved: [Int] = []
      var staying: [Int] = []
      for item in old.indices {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: deleted.append(item)
        case 1 where moved.isEmpty: moved.append(item)
        default: staying.append(item)
        }
      }
      let reloaded = staying.filter { _ in random.happens(onceIn: 6) }
      let replacements = newCells(reloaded.count)
      var new: [(cell: TestCell, origin: Int?)] = staying.map { item in
        (reloaded.firstIndex(of: item).map { replacements[$0] } ?? old[item], item)
      }
      for item in moved {
        new.insert((old[item], item), at: Int.random(in: 0...new.count, using: &random))
      }
      for cell in newCells(Int.random(in: 0...3, using: &random)) {
        new.insert((cell, nil), at: Int.random(in: 0...new.count, using: &random))
      }
      func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
      stage.view.performBatchUpdates({ [stage] in
        stage.content.sections[section].cells = new.map(\.cell)
        stage.view.deleteItems(at: deleted.map(path))
        stage.view.insertItems(at: new.indices.filter { new[$0].origin == nil }.map(path))
        stage.view.reloadItems(at: reloaded.map(path))
        for item in moved {
          guard let target = new.firstIndex(where: { $0.origin == item }) else { continue }
          stage.view.moveItem(at: path(item), to: path(target))
        }
      })
    }

    private mutating func updateSections() {
      var sections = stage.content.sections
      let deleted = IndexSet(sections.indices.filter { _ in random.happens(onceIn: 4) })
      for section in deleted.reversed() { sections.remove(at: section) }
      let place = Int.random(in: 0...sections.count, using: &random)
      sections.insert(newSection(), at: place)
      stage.view.performBatchUpdates({ [stage] in
        stage.content.sections = sections
        stage.view.deleteSections(deleted)
        stage.view.insertSections([place])
      })
    }

    private mutating func moveSection() {
      var sections = stage.content.sections
      guard let origin = sections.indices.randomElement(using: &random),
        let target = sections.indices.randomElement(using: &random)
      else { return }
      sections.insert(sections.remove(at: origin), at: target)
      stage.view.performBatchUpdates({ [stage] in
        stage.content.sections = sections
        stage.view.moveSection(origin, toSection: target)
      })
    }

    private mutating func reloadOne() {
      guard let section = stage.content.sections.indices.randomElement(using: &random) else {
        return
      }
      let new = newSection()
      // The data changes within the closure because UIKit first lays out pending changes with the
      // old data.
      stage.view.performBatchUpdates({ [stage] in
        stage.content.sections[section] = new
        stage.view.reloadSections([section])
      })
    }

    // MARK: Reloads and invalidations

    private mutating func reload() {
      let count = Int.random(in: 0...4, using: &random)
      stage.content.sections = (0..<count).map { _ in newSection() }
      stage.view.reloadData()
    }

    private mutating func invalidateItem() {
      guard let section = stage.content.sections.indices.randomElement(using: &random),
        let item = stage.content.sections[section].cells.indices.randomElement(using: &random)
      else { return }
      stage.content.sections[section].cells[item] = newCells(1)[0]
      stage.layout.invalidateItems(at: [IndexPath(item: item, section: section)])
    }
  }
#endif
