#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  extension AlignedStage {
    /// Applies a batch to the data and reports its edits to the collection view in their order, as
    /// an app does.
    ///
    /// - Parameters:
    ///   - named: replaced cells that are not reloaded. The layout is told before the batch.
    ///   - change: changes the data in ways that are not reported to the collection view.
    func perform(
      _ batch: TestBatch, naming named: Set<ContentLayout.CellPosition> = [],
      besides change: (inout TestContent) -> Void = { _ in }
    ) {
      var content = batch.applied(to: content).content
      change(&content)
      var reported: [ContentLayout.Edit] = []
      for edit in batch.edits {
        if case .replaceCell(let old) = edit, named.contains(old) {
          layout.invalidateItemsInNextUpdate(at: [[old.section, old.cell]])
        } else {
          reported.append(edit)
        }
      }
      view.performBatchUpdates({ [self] in
        self.content = content
        for edit in reported { report(edit) }
      })
    }

    /// Reports one edit to the collection view, within a batch.
    func report(_ edit: ContentLayout.Edit) {
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
