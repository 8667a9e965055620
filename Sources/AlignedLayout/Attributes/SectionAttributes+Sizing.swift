extension SectionAttributes {
  /// The way in which the cells of a section get their sizes.
  public enum Sizing: Hashable, Sendable {
    /// The size of each cell is asked for, with the space that remains on its line: a collection
    /// view's delegate, or the closure passed to ``ContentLayout``.
    case asked

    /// The size of each cell is asked for, with the width of its whole line, and the cell is cut to
    /// that width. Cells before it on the line are not subtracted.
    ///
    /// A text is then not squeezed into what remains of a line: a cell that does not fit behind those
    /// before it begins the next line. What is asked does not depend on where the cell stands, so sizes
    /// can be cached by the item and the width.
    case askedForWholeLine

    /// Every cell has this size and the default attributes. Neither is asked for.
    ///
    /// A width or height that is negative or NaN counts as 0.
    case fixed(width: CGFloat, height: CGFloat)

    /// Each cell measures itself when it is offered a width. Until then it has the estimated size.
    ///
    /// What it is offered is the whole line or, with another ``Offer``, what remains of it. A cell
    /// that is wider than a line of its own is cut to that line.
    ///
    /// In a collection view the sizes are those of `preferredLayoutAttributesFitting(_:)`. Without
    /// views, ``ContentLayout`` calls its closure as usual, and the estimates have no effect.
    ///
    /// The estimates are lengths on the screen, in whatever direction the content scrolls. A length
    /// under 1, or NaN, counts as 1: UIKit makes no view without a size, which could not measure
    /// itself.
    case selfSizing(
      estimatedWidth: CGFloat, estimatedHeight: CGFloat, offering: Offer = .wholeLine)

    /// The section has columns, which give each cell its width.
    case columns(Columns)

    /// The width that a self-sizing cell is offered.
    public enum Offer: Hashable, Sendable {
      /// The width of the cell's line, less an indentation and the cell's own insets. Cells before it
      /// on the line are not subtracted.
      ///
      /// A cell is cut to that width, and moves to the next line if it does not fit behind those
      /// before it. A cell that moves to a line of another width is offered that width.
      case wholeLine

      /// The space that the cells before it leave on the line, as for ``SectionAttributes/Sizing/asked``.
      ///
      /// A cell that returns a larger width moves to the next line, and is offered all of that. To move
      /// a cell before it is offered too little, set its ``CellAttributes/minimumLineSpace``. Sections
      /// with a ``SectionAttributes/breakingStrategy-swift.property`` other than first fit always
      /// offer whole lines.
      case remainingLineSpace
    }

    var limited: Sizing {
      switch self {
      case .asked, .askedForWholeLine: self
      case .columns(let columns): .columns(columns)
      case .selfSizing(let width, let height, let offer):
        .selfSizing(
          estimatedWidth: width.limitedEstimate, estimatedHeight: height.limitedEstimate,
          offering: offer)
      case .fixed(let width, let height):
        .fixed(width: width.limitedLength, height: height.limitedLength)
      }
    }

    /// The size of an unmeasured cell.
    var estimate: CGSize {
      switch self {
      case .asked, .askedForWholeLine: CGSize(width: 0, height: 0)
      case .columns(let columns): CGSize(width: 0, height: columns.estimatedHeight)
      case .fixed(let width, let height), .selfSizing(let width, let height, _):
        CGSize(width: width, height: height)
      }
    }

    /// Whether cells size themselves.
    var isSelfSizing: Bool {
      switch self {
      case .selfSizing: true
      case .columns(let columns): columns.isSelfSizing
      case .asked, .askedForWholeLine, .fixed: false
      }
    }
  }

  /// Whether each cell is offered its whole line, wherever it stands there, and cut to it.
  var offersWholeLine: Bool {
    switch sizing {
    case .askedForWholeLine: true
    case .selfSizing(_, _, let offer): offer == .wholeLine || breakingStrategy != .firstFit
    case .asked, .columns, .fixed: false
    }
  }

  /// Whether cells that size themselves are offered what remains of their line.
  var offersRemainingSpaceToViews: Bool {
    guard case .selfSizing = sizing else { return false }
    return !offersWholeLine
  }

  /// Whether a cell that is too wide for a line of its own gets the width that it was offered there.
  var cutsOversizedCells: Bool {
    clampsOversizedCells || offersRemainingSpaceToViews
  }
}

extension CGFloat {
  /// The estimate of a length. UIKit makes no view without a size.
  var limitedEstimate: CGFloat {
    Swift.max(1, limitedLength)
  }
}

extension CGSize {
  /// The estimate of a size.
  var limitedEstimate: CGSize {
    CGSize(width: width.limitedEstimate, height: height.limitedEstimate)
  }
}
