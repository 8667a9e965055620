#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // Steps that change the content.
  extension SoakStage {
    /// Performs a step that changes the content or computes one ahead.
    ///
    /// - Returns: the result, or nil if the step is of another kind.
    func change(_ step: SoakStep) -> String? {
      switch step {
      case .reload(let seed): return reload(seed)
      case .batch(let seed): return batch(seed)
      case .edits(let kind, let seed): return edits(kind, seed)
      case .emptyBatch(let seed): return emptyBatch(seed)
      case .invalidate(let seed):
        let changed = changeCells(seed)
        layout.invalidateLayout()
        return changed
      case .invalidateItem(let seed): return invalidateItem(seed)
      case .limitLines(let seed): return limitLines(seed)
      case .changeMind(let seed): return changeMind(seed)
      case .forgetSizes:
        layout.invalidateMeasuredSizes()
        return ""
      case .computeAhead(let width):
        let request = layout.contentRequest(fitting: width × 0)
        computeAhead(request)
        return ""
      case .useAhead:
        // All of them each time: contents computed for another state have to be refused.
        let kept = computed.count { layout.cacheContent($0.content, for: $0.request) }
        return "\(kept) of \(computed.count)"
      default: return nil
      }
    }

    private func reload(_ seed: UInt64) -> String {
      var random = SplitMix64(seed: seed)
      var content = random.mixedContent(
        random.soakWildness(), sizings: [.fixed, .wholeLine, .selfSizing])
      let sizesItself = random.happens(onceIn: 2)
      for index in content.sections.indices {
        if sizesItself, random.happens(onceIn: 2) {
          content.sections[index].attributes = content.sections[index].attributes.with(
            sizing: .selfSizing(estimate: 40 × 20))
        } else if !sizesItself, content.sections[index].isSelfSizing {
          content.sections[index].attributes = content.sections[index].attributes.with(
            sizing: .asked)
        }
      }
      stage.content = source.named(content)
      // Only with new views: existing ones would not be measured.
      layout.selfSizesSectionHeaders = sizesItself && random.happens(onceIn: 2)
      layout.selfSizesSectionFooters = sizesItself && random.happens(onceIn: 2)
      source.removeSizesOfDeletedCells()
      view.reloadData()
      return "\(stage.content.sections.map(\.cells.count)) cells"
    }

    // MARK: Batches

    private func batch(_ seed: UInt64) -> String {
      var random = SplitMix64(seed: seed)
      let wildness = random.soakWildness()
      // Without self-sizing cells none is inserted, because more offsets are certain then.
      let batch = random.batch(
        of: stage.content, wildness,
        sizings: [.fixed, .wholeLine] + (hasSelfSizing ? [.selfSizing] : []))
      return perform(batch) { content in
        guard random.happens(onceIn: 4) else { return }
        for index in content.sections.indices where random.happens(onceIn: 3) {
          let other = random.section(wildness)
          content.sections[index].headerLength = other.headerLength
          if random.happens(onceIn: 2) {
            content.sections[index].attributes = other.attributes.with(
              sizing: content.sections[index].attributes.sizing)
          }
        }
      }
    }

    private func edits(_ kind: SoakStep.Kind, _ seed: UInt64) -> String {
      var random = SplitMix64(seed: seed)
      return perform(random.batch(of: kind, on: stage.content))
    }

    /// Reports a batch to the collection view. Inserted cells get identifiers.
    private func perform(
      _ batch: TestBatch, besides change: (inout TestContent) -> Void = { _ in }
    ) -> String {
      let old = stage.content
      note(batch, of: old)
      stage.perform(batch) { content in
        // Also into inserted sections with cells of their own: the view moves there.
        for case .moveCell(let before, let after) in batch.edits {
          content.sections[after.section].cells[after.cell] =
            old.sections[before.section].cells[before.cell]
        }
        change(&content)
        content = source.named(content)
      }
      let counts = stage.content.sections.map(\.cells.count)
      return "\(batch.edits.map(\.words).joined(separator: ", ")), giving \(counts) cells"
    }

    /// Records which cells are moved or reloaded.
    private func note(_ batch: TestBatch, of old: TestContent) {
      func ids(_ section: Int) -> [Int] { old.sections[section].cells.compactMap(\.id) }
      func id(_ position: ContentLayout.CellPosition) -> [Int] {
        [old.sections[position.section].cells[position.cell].id].compactMap(\.self)
      }
      for edit in batch.edits {
        switch edit {
        case .moveCell(let before, _): moved.formUnion(id(before))
        case .moveSection(let before, _): moved.formUnion(ids(before))
        case .replaceCell(let before): reloaded.formUnion(id(before))
        case .replaceSection(let before, _): reloaded.formUnion(ids(before))
        case .insertCell, .deleteCell, .insertSection, .deleteSection: break
        }
      }
    }

    /// Changes sizes in an empty batch, the idiom that animates them. If answers are kept the
    /// layout does not ask, so sizes must stay.
    private func emptyBatch(_ seed: UInt64) -> String {
      var changed = ""
      view.performBatchUpdates({ [self] in
        if !layout.keepsAnswersAcrossUpdates { changed = changeCells(seed) }
      })
      return changed
    }

    private func limitLines(_ seed: UInt64) -> String {
      var random = SplitMix64(seed: seed)
      var changed: [String] = []
      var content = stage.content
      for index in content.sections.indices where !random.happens(onceIn: 3) {
        let limited = random.limited(content.sections[index], random.soakWildness())
        // A section with equal attributes need not be asked for again.
        guard limited.attributes != content.sections[index].attributes else { continue }
        content.sections[index].attributes = limited.attributes
        content.sections[index].sizeOfOverflow = limited.sizeOfOverflow
        changed.append("\(index) to \(limited.attributes.lineLimit.words)")
      }
      if random.happens(onceIn: 3) {
        stage.content = content
        layout.invalidateLayout()
      } else {
        view.performBatchUpdates({ [stage] in stage.content = content })
      }
      return changed.joined(separator: ", ")
    }

    // MARK: Ahead of time

    /// Computes a content, except with self-sizing cells: it would show estimates until they are
    /// measured, and no result would be right or wrong.
    private func computeAhead(_ request: CollectionViewAlignedLayout.ContentRequest) {
      guard !hasSelfSizing else { return }
      let content = stage.content.sections.layout(request.specification)
      computed = computed.suffix(5) + [(content, request)]
    }

    // MARK: Answers

    /// Changes the sizes of some cells that are asked for.
    private func changeCells(_ seed: UInt64) -> String {
      var random = SplitMix64(seed: seed)
      var changed: [String] = []
      for section in stage.content.sections.indices {
        guard !stage.content.sections[section].isSelfSizing else { continue }
        for cell in stage.content.sections[section].cells.indices
        where random.happens(onceIn: 4) {
          change(IndexPath(item: cell, section: section), &random)
          changed.append("\(section).\(cell)")
        }
      }
      return changed.joined(separator: ", ")
    }

    private func invalidateItem(_ seed: UInt64) -> String {
      var random = SplitMix64(seed: seed)
      guard let path = random.path(in: stage.content) else { return "nothing" }
      change(path, &random)
      layout.invalidateItems(at: [path])
      return "\(path.section).\(path.item)"
    }

    private func changeMind(_ seed: UInt64) -> String {
      var random = SplitMix64(seed: seed)
      let paths = view.indexPathsForVisibleItems.sorted().filter { path in
        guard stage.content.sections.indices.contains(path.section) else { return false }
        let section = stage.content.sections[path.section]
        return section.isSelfSizing && section.cells.indices.contains(path.item)
          && (view.cellForItem(at: path) as? SoakCell)?.id == section.cells[path.item].id
      }
      guard let path = paths.randomElement(using: &random) else { return "nothing" }
      let attributes = stage.content.sections[path.section].cells[path.item].attributes
      change(path, &random)
      // The layout does not ask for attributes if answers are kept.
      stage.content.sections[path.section].cells[path.item].attributes = attributes
      view.reconfigureItems(at: [path])
      return "\(path.section).\(path.item)"
    }

    /// Changes a cell's size and attributes, but not its identifier.
    private func change(_ path: IndexPath, _ random: inout SplitMix64) {
      var cell = random.cell(random.soakWildness())
      cell.id = stage.content.sections[path.section].cells[path.item].id
      stage.content.sections[path.section].cells[path.item] = cell
    }
  }

  extension SplitMix64 {
    /// Draws a wildness that is mostly that of an app.
    mutating func soakWildness() -> Wildness {
      pick([.tame, .tame, .negative])
    }

    /// Draws edits of one kind, or none if there is nothing to edit.
    mutating func batch(of kind: SoakStep.Kind, on content: TestContent) -> TestBatch {
      var batch = TestBatch()
      let sections = content.sections
      if kind == .insertSection {
        batch.insertSection(section(.tame), at: Int.random(in: 0...sections.count, using: &self))
        return batch
      }
      guard let index = sections.indices.randomElement(using: &self) else { return batch }
      let count = sections[index].cells.count
      let number = Int.random(in: 1...3, using: &self)
      switch kind {
      case .insertSection: break
      case .deleteSection: batch.deleteSection(index)
      case .moveSection: batch.moveSection(index, to: pick(Array(sections.indices)))
      case .replaceSection: batch.replaceSection(index, with: section(.tame))
      case .insert:
        for place in different(number, below: count + number) where place <= count {
          batch.insert(cell(.tame), at: .init(section: index, cell: place))
        }
      case .delete:
        for cell in different(number, below: count) {
          batch.delete(.init(section: index, cell: cell))
        }
      case .replace:
        for cell in different(number, below: count) {
          batch.replace(.init(section: index, cell: cell), with: self.cell(.tame))
        }
      case .move:
        guard let cell = (0..<count).randomElement(using: &self) else { break }
        let target = pick(Array(sections.indices))
        let last = sections[target].cells.count - (target == index ? 1 : 0)
        batch.move(
          .init(section: index, cell: cell),
          to: .init(section: target, cell: Int.random(in: 0...last, using: &self)))
      }
      return batch
    }
  }

  extension TestSection {
    /// A Boolean value that is true if the section's cells size themselves.
    var isSelfSizing: Bool {
      if case .selfSizing = attributes.sizing.kind { true } else { false }
    }
  }

  extension ContentLayout.Edit {
    /// A short description of the edit.
    fileprivate var words: String {
      func place(_ position: ContentLayout.CellPosition) -> String {
        "\(position.section).\(position.cell)"
      }
      return switch self {
      case .insertCell(let new): "insert \(place(new))"
      case .deleteCell(let old): "delete \(place(old))"
      case .moveCell(let old, let new): "move \(place(old)) to \(place(new))"
      case .replaceCell(let old): "reload \(place(old))"
      case .insertSection(_, let new): "insert section \(new)"
      case .deleteSection(let old): "delete section \(old)"
      case .moveSection(let old, let new): "move section \(old) to \(new)"
      case .replaceSection(let old, _): "reload section \(old)"
      }
    }
  }
#endif
