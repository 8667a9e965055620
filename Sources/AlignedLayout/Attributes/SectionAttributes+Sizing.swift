extension SectionAttributes {
  /// The way in which the cells of a section get their sizes.
  ///
  ///     let tags = SectionAttributes(sizing: .asked(offering: .wholeLine))
  ///     let articles = SectionAttributes(sizing: .selfSizing(estimate: CGSize(width: 320, height: 90)))
  ///
  /// A value means the same wherever attributes are used: in a collection view, a group, an aligned view,
  /// SwiftUI or a list. Only ``Offer/automatic`` is decided there. <doc:WhichSizing> says when to use which.
  public struct Sizing: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case asked(Offer)
      // A CGSize is Hashable from iOS 18 on.
      case selfSizing(width: CGFloat, height: CGFloat, Offer)
      case fixed(width: CGFloat, height: CGFloat)
      case columns(Columns)
      case rows(Rows)
    }

    package let kind: Kind

    package init(kind: Kind) { self.kind = kind }

    /// The size of each cell is asked for: a collection view's delegate, the closure passed to
    /// ``ContentLayout``, or the item or view itself. What it is offered is ``Offer/automatic``.
    public static let asked = Sizing.asked(offering: .automatic)

    /// The size of each cell is asked for, with the width that it is offered.
    ///
    /// With ``Offer/wholeLine``, what is asked does not depend on where the cell stands, so sizes can be
    /// cached by the item and the width.
    public static func asked(offering offer: Offer) -> Sizing { Sizing(kind: .asked(offer)) }

    /// Each cell measures itself when it is offered a width. Until then it has the estimated size. A cell
    /// that is wider than a line of its own is cut to that line.
    ///
    /// In a collection view the sizes are those of `preferredLayoutAttributesFitting(_:)`. Where there are
    /// no cells of a collection view, sizes are asked for as usual, and the estimate has no effect.
    ///
    /// An estimated length under 1, or NaN, counts as 1: UIKit creates no view for an empty frame, so it could
    /// not measure itself.
    public static func selfSizing(estimate: CGSize, offering offer: Offer = .wholeLine) -> Sizing {
      Sizing(
        kind: .selfSizing(
          width: estimate.width.limitedEstimate, height: estimate.height.limitedEstimate, offer))
    }

    /// Every cell has this size and the default attributes. Neither is asked for.
    ///
    /// A width or height that is negative or NaN counts as 0.
    public static func fixed(_ size: CGSize) -> Sizing {
      Sizing(kind: .fixed(width: size.width.limitedLength, height: size.height.limitedLength))
    }

    /// The section has a number of equally wide columns, which give each cell its width.
    ///
    /// Columns fill the width of the section's lines, and are the section's
    /// ``SectionAttributes/cellSpacing`` apart. Cells fill the columns of a line one after the other, and
    /// each takes one or, with its ``CellAttributes/columnSpan``, several of them. A cell's own insets are
    /// inside its columns. Each line is as tall as its tallest cell: this is no waterfall.
    ///
    /// Breaks, cells that keep together, line limits, insets and the alignment of cells on their line apply
    /// as in other sections. A breaking strategy, justification, growth, shrinkage, other widths of cells,
    /// clamping, indentation, minimum line space and the alignment of lines have no effect.
    ///
    /// - Parameters:
    ///   - count: the number of columns. A number below 1 counts as 1. If the section is too narrow to give
    ///     each column a pixel, it has fewer columns, and at least one.
    ///   - cellHeight: the way in which the heights of the cells are found.
    ///   - asksForCellAttributes: whether cells can have attributes other than the default. If not, cells
    ///     are not asked for them. A section whose heights are fixed or proportional then takes no time and
    ///     no memory for single cells, however many there are.
    public static func columns(
      _ count: Int, cellHeight: CellHeight = .asked, asksForCellAttributes: Bool = true
    ) -> Sizing {
      Sizing(
        kind: .columns(
          Columns(
            .exactly(count), cellHeight: cellHeight, asksForCellAttributes: asksForCellAttributes)))
    }

    /// The section has as many columns of a least width as fit on a line. Otherwise it is as
    /// ``columns(_:cellHeight:asksForCellAttributes:)`` says.
    ///
    /// - Parameters:
    ///   - minimumWidth: the least width of a column. A width that is negative or NaN counts as 0.
    ///   - maximumCount: the greatest number of columns, however many fit. A number below 1 counts as 1.
    ///   - cellHeight: how the heights of cells are found.
    ///   - asksForCellAttributes: whether cells may have attributes other than the default.
    public static func columns(
      minimumWidth: CGFloat, maximumCount: Int = .max, cellHeight: CellHeight = .asked,
      asksForCellAttributes: Bool = true
    ) -> Sizing {
      Sizing(
        kind: .columns(
          Columns(
            .fitting(minimumWidth: minimumWidth, maximumCount: Int32(clamping: maximumCount)),
            cellHeight: cellHeight, asksForCellAttributes: asksForCellAttributes)))
    }

    /// The cells keep their aspect ratios, and are set on rows that fill the width of the section's lines. All
    /// cells of a row are equally tall.
    ///
    /// The ratio of a cell is its ``CellAttributes/aspectRatio``. A cell without one is asked once for its size,
    /// whose ratio counts.
    ///
    /// With first fit, cells join a row as long as it stays at least as tall as `height`. One more joins it if
    /// that brings the row's height nearer to `height`. With another
    /// ``SectionAttributes/breakingStrategy-swift.property``, rows are broken so that the squared differences
    /// between their heights and `height` have the least sum.
    ///
    /// The last row, and a row that would be taller than the greatest height, do not fill their lines. They are
    /// aligned by the section's ``SectionAttributes/lineAlignment-swift.property``.
    ///
    /// Widths are in whole pixels, and fill the line with the gaps. Heights are not rounded. Gaps and insets do
    /// not grow or shrink. Breaks, cells that keep together, line limits, the greatest number of cells on a line,
    /// insets and the alignment of cells on their line apply as in other sections. Justification, widths, growth
    /// and shrinkage of cells, clamping, indentation and minimum line space have no effect.
    ///
    /// - Parameters:
    ///   - height: the target height of rows. A height below 1, or NaN, counts as 1.
    ///   - minimumHeight: the least height of a row of several cells: a row takes no more cells if it would
    ///     be lower. It is half the height by default, and no more than the height.
    ///   - maximumHeight: the greatest height of a row. It is twice the height by default, and no less than
    ///     the height.
    ///   - lastRowHeight: the height of the last row, if it has too few cells to fill its line.
    public static func rows(
      height: CGFloat, minimumHeight: CGFloat? = nil, maximumHeight: CGFloat? = nil,
      lastRowHeight: LastRowHeight = .target
    ) -> Sizing {
      Sizing(
        kind: .rows(
          Rows(
            height: height, minimumHeight: minimumHeight, maximumHeight: maximumHeight,
            lastRowHeight: lastRowHeight)))
    }

    /// Whether cells measure themselves.
    public var isSelfSizing: Bool {
      switch kind {
      case .selfSizing: true
      case .columns(let columns): columns.isSelfSizing
      case .asked, .fixed, .rows: false
      }
    }

    /// Returns the sizing with an ``Offer/automatic`` offer replaced. Other sizings stay as they are.
    ///
    /// Use it before you pass attributes to a layout, if your code offers cells whole lines by default.
    public func replacingAutomaticOffer(with offer: Offer) -> Sizing {
      switch kind {
      case .asked(.automatic): .asked(offering: offer)
      case .selfSizing(let width, let height, .automatic):
        Sizing(kind: .selfSizing(width: width, height: height, offer))
      case .asked, .selfSizing, .fixed, .columns, .rows: self
      }
    }

    /// Returns the sizing with self-sizing cells in place of cells that are asked for their sizes or, in
    /// columns, for their heights. Other sizings stay as they are.
    ///
    /// Use it before you pass attributes to a layout, if your views decide their own sizes.
    ///
    /// - Parameters:
    ///   - estimate: the size of a cell until it has measured itself.
    ///   - heightInColumns: the height of a cell in columns until then.
    public func replacingAsked(withEstimate estimate: CGSize, heightInColumns: CGFloat) -> Sizing {
      switch kind {
      case .asked(let offer): .selfSizing(estimate: estimate, offering: offer)
      case .columns(let columns) where columns.cellHeight == .asked:
        Sizing(
          kind: .columns(
            SectionAttributes.Columns(
              columns.count, cellHeight: .selfSizing(estimate: heightInColumns),
              asksForCellAttributes: columns.asksForCellAttributes)))
      case .selfSizing, .fixed, .columns, .rows: self
      }
    }
  }

  /// The width that a cell is offered when it is asked for its size, or measures itself.
  public enum Offer: Hashable, Sendable {
    /// What remains of the line in a collection view's layout and in ``ContentLayout``; the whole line in
    /// groups, aligned views, SwiftUI and lists.
    case automatic

    /// The space that the cells before it leave on the line, after the gap and the cell's own insets.
    ///
    /// A cell that returns a larger width moves to the next line, and is offered all of that. To move a cell
    /// before it is offered too little, set its ``CellAttributes/minimumLineSpace``. Sections with a
    /// ``SectionAttributes/breakingStrategy-swift.property`` other than first fit offer every cell a whole line.
    case remainingLineSpace

    /// The width of the cell's line, less an indentation and the cell's own insets. Cells before it on the
    /// line are not subtracted.
    ///
    /// A cell is cut to that width, and moves to the next line if it does not fit behind the cells before it.
    /// If that line has another width, the cell is offered that width. So a text is not squeezed into what
    /// remains of a line. SwiftUI views cannot be cut: they widen their container.
    case wholeLine
  }
}

extension SectionAttributes.Sizing {
  /// The size of an unmeasured cell. In columns it is one of upright lines.
  var estimate: CGSize {
    switch kind {
    case .asked, .rows: CGSize(width: 0, height: 0)
    case .columns(let columns): CGSize(width: 0, height: columns.estimatedHeight)
    case .fixed(let width, let height), .selfSizing(let width, let height, _):
      CGSize(width: width, height: height)
    }
  }

  /// Whether all cells have one size and the default attributes.
  var isFixed: Bool {
    if case .fixed = kind { true } else { false }
  }

  /// The space that cells are offered where whatever lays them out offers another by default.
  func offer(automatic: SectionAttributes.Offer) -> SectionAttributes.Offer {
    switch kind {
    case .asked(.automatic), .selfSizing(_, _, .automatic), .fixed, .columns, .rows: automatic
    case .asked(let offer), .selfSizing(_, _, let offer): offer
    }
  }

  var asksForRemainingSpace: Bool {
    if case .asked(let offer) = kind { offer != .wholeLine } else { false }
  }
}

extension SectionAttributes {
  /// Whether each cell is offered its whole line, wherever it stands there, and cut to it.
  var offersWholeLine: Bool {
    switch sizing.kind {
    case .asked(let offer): offer == .wholeLine
    case .selfSizing(_, _, let offer): offer == .wholeLine || breakingStrategy != .firstFit
    case .columns, .fixed, .rows: false
    }
  }

  var offersRemainingSpaceToViews: Bool {
    guard case .selfSizing = sizing.kind else { return false }
    return !offersWholeLine
  }

  /// Whether a cell that is too wide for a line of its own gets the width that it was offered there.
  var cutsOversizedCells: Bool { clampsOversizedCells || offersRemainingSpaceToViews }
}

extension CGFloat {
  /// UIKit creates no view for an empty frame (a guess: `Guess.emptyViewsAreNotMeasured`).
  var limitedEstimate: CGFloat { Swift.max(1, limitedLength) }
}

extension CGSize {
  var limitedEstimate: CGSize {
    CGSize(width: width.limitedEstimate, height: height.limitedEstimate)
  }
}
