#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout

  /// One change of a collection view or its content. Steps are values, so that a list of them can
  /// be repeated and shortened.
  ///
  /// A step draws its changes from its seed when it is performed, because they depend on the
  /// content at that time. A step with nothing to change does nothing.
  enum SoakStep: Hashable, Sendable {
    // MARK: Content

    /// New content, with empty sections or without sections.
    case reload(seed: UInt64)
    /// Edits of all kinds in one batch, with asked, fixed and self-sizing cells.
    case batch(seed: UInt64)
    /// Edits of one kind.
    case edits(Kind, seed: UInt64)
    /// New sizes of some cells, animated by a batch without edits.
    case emptyBatch(seed: UInt64)
    /// New sizes of some cells, for which the layout is invalidated.
    case invalidate(seed: UInt64)
    /// A new size of one cell, which a context names.
    case invalidateItem(seed: UInt64)
    /// A new preferred size of a visible self-sizing cell.
    case changeMind(seed: UInt64)
    case forgetSizes
    /// New line limits of sections, in a batch or with an invalidation.
    case limitLines(seed: UInt64)

    enum Kind: String, Hashable, Sendable, CaseIterable {
      case insert, delete, move, replace
      case insertSection, deleteSection, moveSection, replaceSection
    }

    // MARK: Offset

    /// To a share of the way from the top, 0, to the bottom, 1.
    case scroll(to: CGFloat)
    case scrollToItem(seed: UInt64)
    /// For a moment, so that all self-sizing cells are measured.
    case showEverything
    /// By points beyond the top, or beyond the bottom if negative.
    case pull(by: CGFloat)
    /// By points towards the top, or the bottom if negative, within the content.
    case drag(by: CGFloat)

    // MARK: Surroundings

    case resize(width: CGFloat, height: CGFloat)
    /// A new size within an animation.
    case rotate(width: CGFloat, height: CGFloat)
    case inset(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    case mirror
    /// The layout scrolls along the other axis.
    case turn
    case pinHeaders(Bool)
    case pinFooters(Bool)
    case keepAnswers(Bool)
    case fadeBetweenLines(Bool)
    case holdFirstCell(Bool)
    case stayAtEnd(Bool)
    case space(sections: CGFloat, inset: CGFloat)
    /// Another header and footer of the whole content, or none.
    case boundaryViews(seed: UInt64)

    // MARK: Beside the content

    /// Adds, moves or removes a floating view.
    case float(seed: UInt64)
    /// Touches some points, and compares what gets the touches with a plain model.
    case touch(seed: UInt64)
    /// Changes how elements look while the content scrolls, or stops changing it.
    case showEffect(Bool)

    // MARK: Ahead of time

    /// Computes the content for a width.
    case computeAhead(width: CGFloat)
    /// Caches the contents that were computed last.
    case useAhead

    // MARK: Movement

    /// Begins an interactive movement of a cell.
    case lift(seed: UInt64)
    /// Moves the cell to a point of the bounds, with coordinates from 0 to 1.
    case carry(x: CGFloat, y: CGFloat)
    case drop
    case putBack

    // MARK: Together

    /// Several steps without a layout pass in between.
    indirect case together([SoakStep])
  }

  extension SoakStep {
    /// The step as code.
    var code: String {
      switch self {
      case .together(let steps): ".together([\(steps.map(\.code).joined(separator: ", "))])"
      case .edits(let kind, let seed): ".edits(.\(kind), seed: \(seed))"
      default: ".\(self)"
      }
    }
  }
#endif
