#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// The width that the content being laid out may fill: that of the bounds less the adjusted content
    /// insets. If the layout scrolls sideways, it is a height.
    ///
    /// Read it, and not the collection view's bounds, in a delegate method or a closure whose result depends on
    /// the width. The layout may ask for another width than that of the view: in ``contentSize(fitting:)``,
    /// ``contentRequest(fitting:safeAreaInsets:)`` and on rotation.
    ///
    /// If a delegate calls one of these methods while the layout calls it, this is the width of the inner call
    /// until that returns. Otherwise it is the width of ``content``, which was last laid out, and 0 before the
    /// first layout pass.
    public var contentWidth: CGFloat { asked.widths?.content ?? content.room.width }

    /// Returns the width of a section's lines in the content that is being laid out. If the layout scrolls
    /// sideways, this is a height.
    ///
    /// It is the ``contentWidth`` less the content insets, the area of ``contentInsetsReference``, such as the
    /// safe area, and the section's own insets. An indented line is shorter.
    ///
    ///     layout.sizeForItem = { [weak layout] indexPath, _ in
    ///       guard let layout else { return .zero }
    ///       let lineWidth = layout.lineWidth(inSection: indexPath.section)
    ///       return CGSize(width: ((lineWidth - 2 * 5) / 3).rounded(.down), height: 60)
    ///     }
    ///
    /// The layout asks for sections from the first on. While it asks for the attributes of a section, it knows
    /// the insets of the sections before, but not of this one. The method then uses the insets of
    /// ``defaultSectionAttributes``, as it does for a section that does not exist.
    ///
    /// While nothing is asked, this is the width in the content that was last laid out.
    ///
    /// - Complexity: O(1).
    public func lineWidth(inSection section: Int) -> CGFloat {
      if asked.widths == nil, (0..<content.sectionCount).contains(section) {
        return content[section].lines.room.width
      }
      return (asked.widths ?? AskedWidths(in: content.room))
        .lines(inSection: section, default: defaultSectionAttributes)
    }

    /// The width of headers and footers in the content that is being laid out: ``contentWidth`` or, if
    /// ``supplementaryContentInsetsReference`` is set, what that and the content insets leave of it. If the
    /// layout scrolls sideways, this is a height.
    ///
    ///     layout.referenceLengthForHeader = { [weak layout] section in
    ///       guard let layout else { return 0 }
    ///       return titles[section].height(fitting: layout.supplementaryWidth)
    ///     }
    ///
    /// While nothing is asked, this is the width in the content that was last laid out.
    public var supplementaryWidth: CGFloat {
      asked.widths?.supplementary ?? content.supplementaryWidth
    }
  }
#endif
