#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  extension AlignedStage {
    /// Does what a batch says to the data and tells the collection view, as an app does, in the order
    /// of the batch's edits.
    ///
    /// - Parameter change: what else changes in the data, of which the collection view is not told.
    func perform(_ batch: TestBatch, besides change: (inout TestContent) -> Void = { _ in }) {
      var content = batch.applied(to: content).content
      change(&content)
      view.performBatchUpdates({ [self] in
        self.content = content
        for edit in batch.edits { tell(edit) }
      })
    }

    /// Tells the collection view of an edit, within a batch.
    func tell(_ edit: ContentLayout.Edit) {
      func path(_ position: ContentLayout.CellPosition) -> IndexPath {
        IndexPath(item: position.cell, section: position.section)
      }
      switch edit {
      case .insertCell(let new): view.insertItems(at: [path(new)])
      case .deleteCell(let old): view.deleteItems(at: [path(old)])
      case .moveCell(let old, let new): view.moveItem(at: path(old), to: path(new))
      case .replaceCell(let old): view.reloadItems(at: [path(old)])
      case .insertSection(_, let new): view.insertSections([new])
      case .deleteSection(let old): view.deleteSections([old])
      case .moveSection(let old, let new): view.moveSection(old, toSection: new)
      case .replaceSection(let old, _): view.reloadSections([old])
      }
    }

    /// The first thing that is not as in a layout of the content made anew, or nil.
    func firstFault(_ dependence: Dependence = .none) -> String? {
      var content = content.settled(dependence)
      content.width = view.bounds.width
      content.displayScale = view.traitCollection.displayScale
      content.contentInsets = layout.contentInsets
      content.sectionSpacing = layout.sectionSpacing
      return firstFault(at: content.layout())
    }

    /// The first thing that is not where a layout has it, or nil.
    func firstFault(at computed: ContentLayout) -> String? {
      guard isClose(view.contentSize, computed.contentSize) else {
        return "size \(view.contentSize), not \(computed.contentSize)"
      }
      for position in computed.positions {
        let path = IndexPath(item: position.cell, section: position.section)
        let frame = layout.layoutAttributesForItem(at: path)?.frame
        let expected = computed.frame(ofCellAt: position)
        guard isClose(frame, expected) else {
          return "\(position) at \(frame as Any), not \(expected)"
        }
      }
      for section in 0..<computed.sectionCount {
        let bars = [
          (header(section), computed.frame(ofHeaderInSection: section, pinning: pinning)),
          (footer(section), computed.frame(ofFooterInSection: section, pinning: pinning)),
        ]
        for (frame, expected) in bars where !isClose(frame, expected) {
          return "bar of section \(section) at \(frame as Any), not \(expected as Any)"
        }
      }
      return firstFaultOfDecorations(computed) ?? firstFaultOfViews(computed)
    }

    private func firstFaultOfViews(_ computed: ContentLayout) -> String? {
      let expected = computed.elements(in: view.bounds, pinning: pinning).compactMap {
        placed -> IndexPath? in
        guard case .cell(let position) = placed.element, placed.frame.size.width > 0,
          placed.frame.size.height > 0
        else { return nil }
        return IndexPath(item: position.cell, section: position.section)
      }
      for path in expected {
        let frame = view.cellForItem(at: path)?.frame
        let attributes = layout.layoutAttributesForItem(at: path)
        guard isClose(frame, attributes?.frame) else {
          return "the view of \(path) at \(frame as Any)"
        }
      }
      return nil
    }
  }
#endif
