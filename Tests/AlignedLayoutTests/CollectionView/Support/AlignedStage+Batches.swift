#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  extension AlignedStage {
    /// Does what a batch says to the data and tells the collection view, as an app does, in the
    /// order of the batch's edits.
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
  }
#endif
