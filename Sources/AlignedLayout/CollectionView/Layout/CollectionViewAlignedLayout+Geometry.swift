#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// The `zIndex` of cells and overflow views: behind footers and headers.
    public static let cellZIndex = 0

    /// The `zIndex` of footers, pinned or not: between cells and headers.
    public static let footerZIndex = 1

    /// The `zIndex` of headers, pinned or not: in front of everything else.
    public static let headerZIndex = 2

    /// Returns the size that the content would have in bounds of another size, as `sizeThatFits(_:)` does.
    ///
    /// The method asks the delegate or the closures as a layout pass does, but leaves the present
    /// layout as it is. You can call it before the first layout pass, for example in a table view's
    /// cell that is as tall as the tags in it. Counts are those of the collection view or, after
    /// `reloadData()`, of its data source.
    ///
    ///     let layout = tagsView.collectionViewLayout as? CollectionViewAlignedLayout
    ///     let size = layout?.contentSize(fitting: targetSize)
    ///
    /// - Parameter size: the size of the bounds, including insets. Only its width counts or, if the layout
    ///   scrolls sideways, its height. The returned size does not include the collection view's own content
    ///   insets. If ``contentInsetsReference`` is `.readableContent`, layout margins are used at any width
    ///   but the present one.
    public func contentSize(fitting size: CGSize) -> CGSize {
      guard let collectionView else { return .zero }
      let surroundings = Surroundings(
        of: collectionView, along: axis, boundsLength: size.transposed(for: axis).width,
        references: insetsReferences)
      return ContentProvider(of: self, in: collectionView).content(on: surroundings.canvas)
        .contentSize
    }

    /// Returns the frame of a section, including its header and footer, in the content that was
    /// last laid out. It is zero if the section is not laid out.
    public func contentFrame(forSection section: Int) -> CGRect {
      section >= 0 && section < content.sectionCount ? standing.frame(ofSection: section) : .zero
    }

    /// Returns why the line of an item began, in the content that was last laid out: why the line's
    /// first item is not on the line above. It is nil if the item is not laid out or a line limit
    /// hides it.
    ///
    /// The reason's `description` is a sentence.
    public func lineBreakReason(forItemAt indexPath: IndexPath) -> ContentLayout.LineBreakReason? {
      guard let position = content.position(of: indexPath), !content.hides(.cell(position))
      else { return nil }
      let line = content.lines(inSection: position.section).index(ofCell: position.cell)
      return content.breakReason(ofLineAt: line, inSection: position.section)
    }
  }
#endif
