#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// The content that was last laid out: lines, frames and reading order, in the coordinate
    /// system of the collection view's content.
    ///
    ///     let lineCount = layout.content.lines(inSection: 0).count
    ///
    /// While the layout is stale, this is the old content, until the next `prepare()`. Before the first
    /// `prepare()` it has no sections. Its frames do not include the changes that a subclass makes to
    /// attributes. They include pinning only if you pass a ``ContentLayout/Pinning`` to the query.
    public var content: ContentLayout { core.shown.content }

    /// The `zIndex` of cells and overflow views: behind footers and headers.
    public static let cellZIndex = ContentLayout.Element.cellZIndex

    /// The `zIndex` of footers, pinned or not: between cells and headers.
    public static let footerZIndex = ContentLayout.Element.footerZIndex

    /// The `zIndex` of sections' headers, pinned or not: in front of everything but the header and footer of
    /// the content.
    public static let headerZIndex = ContentLayout.Element.headerZIndex

    /// Returns the frame of a section, including its header and footer, in the content that was
    /// last laid out. It is zero if the section is not laid out.
    ///
    /// - Complexity: O(log *n*) in the sections.
    public func contentFrame(forSection section: Int) -> CGRect {
      section >= 0 && section < content.sectionCount ? standing.frame(ofSection: section) : .zero
    }

    /// Returns the reason why the line of an item begins, in the content that was last laid out: what kept the
    /// first item of the line from the line above. It is nil if the item is not laid out, or if a line limit
    /// hides it.
    ///
    /// The reason's `description` is a sentence.
    ///
    /// - Complexity: that of ``ContentLayout/breakReason(ofLineAt:inSection:)``.
    public func lineBreakReason(forItemAt indexPath: IndexPath) -> ContentLayout.LineBreakReason? {
      guard let position = content.position(of: indexPath), !content.hides(.cell(position))
      else { return nil }
      let line = content.lines(inSection: position.section).index(ofCell: position.cell)
      return content.breakReason(ofLineAt: line, inSection: position.section)
    }

    /// Returns the number of items that a section's line limit hides in the content that was last
    /// laid out, or 0 if the section is not laid out. The last items of a section are hidden.
    ///
    /// - Complexity: O(log *n*) in the sections.
    public func hiddenItemCount(inSection section: Int) -> Int {
      section >= 0 && section < content.sectionCount
        ? content.hiddenCellCount(inSection: section) : 0
    }
  }
#endif
