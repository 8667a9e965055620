#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// The width that the content being laid out may fill: that of the bounds less the adjusted content
    /// insets. If the layout scrolls sideways, it is a height.
    ///
    /// Read it, and not the collection view's bounds, where the delegate or a closure returns a size,
    /// attributes or a length that depends on the width. The layout may ask for another width than
    /// that of the view: in ``contentSize(fitting:)``, ``contentRequest(fitting:safeAreaInsets:)`` and on
    /// rotation.
    ///
    /// If a delegate itself calls one of these methods while it is asked, this is the inner width until
    /// the method returns. While nothing is asked, this is the width that was filled by ``content``, the
    /// content that was last laid out, and 0 before the first layout pass.
    public var contentWidth: CGFloat {
      state.client.widths?.content ?? content.room.width
    }

    /// Returns the width that a section leaves its lines in the content that is being laid out:
    /// ``contentWidth`` less the content insets, the safe area or whatever else
    /// ``contentInsetsReference`` names, and the section's own insets. An indented line is shorter. If
    /// the layout scrolls sideways, this is a height.
    ///
    ///     layout.sizeForItem = { [unowned layout] indexPath, _ in
    ///       let lineWidth = layout.lineWidth(inSection: indexPath.section)
    ///       return CGSize(width: ((lineWidth - 2 * 5) / 3).rounded(.down), height: 60)
    ///     }
    ///
    /// While the attributes of a section are asked, its insets are not known yet. The method then uses
    /// the insets of ``defaultSectionAttributes``, as it does for a section that does not exist. Sections
    /// are asked from the first on; those before the one that is asked are known.
    ///
    /// While nothing is asked, this is the width in the content that was last laid out.
    public func lineWidth(inSection section: Int) -> CGFloat {
      if state.client.widths == nil, (0..<content.sectionCount).contains(section) {
        return content[section].lines.room.width
      }
      return (state.client.widths ?? AskedWidths(in: content.room))
        .lines(inSection: section, default: defaultSectionAttributes)
    }

    /// The width of headers and footers in the content that is being laid out: ``contentWidth`` or, if
    /// ``supplementaryContentInsetsReference`` is set, what that and the content insets leave of it. If the
    /// layout scrolls sideways, this is a height.
    ///
    ///     layout.referenceLengthForHeader = { [unowned layout] section in
    ///       titles[section].height(fitting: layout.supplementaryWidth)
    ///     }
    ///
    /// While nothing is asked, this is the width in the content that was last laid out.
    public var supplementaryWidth: CGFloat {
      state.client.widths?.supplementary ?? content.supplementaryWidth
    }

    /// Asks for a layout of some widths, or for the layout that is shown if these are nil.
    func asking<Answer>(for widths: AskedWidths?, _ ask: () -> Answer) -> Answer {
      let outer = state.client.ask(for: widths)
      defer { _ = state.client.ask(for: outer) }
      return ask()
    }
  }
#endif
