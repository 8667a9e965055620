#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ContentProvider {
    /// Whether there are items that the data source does not know.
    ///
    /// During a batch of updates `hasUncommittedUpdates` is true in any case. If a section has a
    /// placeholder, its last item is one, or has another index path in the data source.
    var showsPlaceholders: Bool {
      guard hasPlaceholders else { return false }
      return (0..<collectionView.numberOfSections).contains { section in
        let count = collectionView.numberOfItems(inSection: section)
        guard count > 0 else { return false }
        let last = IndexPath(item: count - 1, section: section)
        return collectionView.dataSourceIndexPath(forPresentationIndexPath: last) != last
      }
    }

    /// Returns the content after a batch of updates.
    ///
    /// All sections are asked for. Cells are only asked for if they are new, or if their section
    /// has other attributes than before.
    ///
    /// - Parameter changed: cells of the old content that stay, but are asked for again.
    func content(
      _ old: ContentLayout, changedBy map: UpdateMap, and changed: [ContentLayout.CellPosition],
      on canvas: Surroundings.Canvas
    ) -> ContentLayout {
      let sections = specification(on: canvas).sections
      let room = room(on: canvas)
      let attributes = sections.map(\.attributes)
      var content = old
      apply(
        map.edits(of: old, to: sections, askingAgain: changed), to: &content, attributes,
        widths: AskedWidths(in: room, sections: attributes))
      content.setBoundaries(room.boundaries)
      content.setLengths(of: sections)
      return content
    }
  }
#endif
