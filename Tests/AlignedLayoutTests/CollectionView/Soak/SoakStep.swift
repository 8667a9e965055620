#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout

  /// One thing that happens to a collection view while people look at it: data, so that a list of
  /// steps can be repeated, and made shorter.
  ///
  /// What a step does to the content is drawn from its seed when it is done, for it depends on what
  /// there is then. A step for which there is nothing to do does nothing.
  enum SoakStep: Hashable, Sendable {
    // MARK: Content

    /// Everything is another content, empty sections and none included.
    case reload(seed: UInt64)
    /// Edits of all kinds at once, with cells that are asked, fixed or size themselves.
    case batch(seed: UInt64)
    /// Edits of one kind.
    case edits(Kind, seed: UInt64)
    /// Some cells take another size, which a batch without edits animates.
    case emptyBatch(seed: UInt64)
    /// Some cells take another size, and all are asked again.
    case invalidate(seed: UInt64)
    /// One cell takes another size, and a context names it.
    case invalidateItem(seed: UInt64)
    /// A visible cell that sizes itself wants another size.
    case changeMind(seed: UInt64)
    case forgetSizes
    /// Sections get another line limit, or lose theirs: within a batch, or at once.
    case limitLines(seed: UInt64)

    enum Kind: String, Hashable, Sendable, CaseIterable {
      case insert, delete, move, replace
      case insertSection, deleteSection, moveSection, replaceSection
    }

    // MARK: Place

    /// To a place between the top, 0, and the bottom, 1.
    case scroll(to: CGFloat)
    case scrollToItem(seed: UInt64)
    /// For a moment, so that all cells that size themselves are asked.
    case showEverything
    /// By so many points beyond the top, or the bottom if they are below zero.
    case pull(by: CGFloat)

    // MARK: Surroundings

    case resize(width: CGFloat, height: CGFloat)
    /// A new size within an animation.
    case rotate(width: CGFloat, height: CGFloat)
    case inset(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    case mirror
    case pinHeaders(Bool)
    case pinFooters(Bool)
    case keepAnswers(Bool)
    case fadeBetweenLines(Bool)
    case holdFirstCell(Bool)
    case space(sections: CGFloat, inset: CGFloat)

    // MARK: Ahead of time

    /// Computes what there is for a width.
    case computeAhead(width: CGFloat)
    /// Hands over all that was computed of late.
    case useAhead

    // MARK: Movement

    /// A finger takes a cell.
    case lift(seed: UInt64)
    /// It goes to a point of what is visible, from 0 to 1.
    case carry(x: CGFloat, y: CGFloat)
    case drop
    case putBack

    // MARK: Together

    /// Several without a layout pass in between.
    indirect case together([SoakStep])
  }

  extension SoakStep {
    /// The step as it is written in code.
    var code: String {
      switch self {
      case .together(let steps): ".together([\(steps.map(\.code).joined(separator: ", "))])"
      case .edits(let kind, let seed): ".edits(.\(kind), seed: \(seed))"
      default: ".\(self)"
      }
    }
  }
#endif
