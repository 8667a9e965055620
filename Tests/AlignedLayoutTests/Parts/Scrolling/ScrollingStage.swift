@testable import AlignedLayout

/// A scroll keeper, the layout that it is told of, and a view that does what it answers, as UIKit would.
///
/// The stage passes on what happens in the order in which the collection view's layout does. Offsets are
/// those on the screen, along the axis.
struct ScrollingStage: Sendable {
  /// What UIKit does with an adjustment that the layout sends in `prepare()`.
  enum AdjustmentsInPrepare: Sendable {
    case applied, kept, ignored
  }

  /// A cell in upright coordinates, and what is known of its size.
  struct Cell: Sendable {
    var cell: TestCell

    /// The section. Cells are in the order of their sections.
    var section = 0
    var isMeasured = false

    /// Whether it was measured for the first time since the user has last scrolled.
    var isNew = false
  }

  var cells: [Cell]
  var sectionCount = 1
  var headerLength: CGFloat = 0
  var emptyEnd: CGFloat = 0
  var displayScale: CGFloat = 1
  var cellsAreSelfSizing = false
  var adjustmentsInPrepare = AdjustmentsInPrepare.applied

  /// Whether UIKit applies no adjustment at all.
  var ignoresAdjustments = false

  var view = ViewSnapshot()
  var options = LayoutOptions()
  var shown = ShownLayout()
  var keeper = ScrollKeeper()

  /// The contents for other lengths of lines that were laid out ahead, by these lengths.
  var contentsAhead: [CGFloat: ContentLayout] = [:]

  /// What UIKit has not applied yet.
  var keptAdjustment: CGFloat = 0

  /// Where a scrolling animation of UIKit's ends.
  var destination: CGPoint?

  /// Whether the end of a turn of the run loop is scheduled.
  var isTurnUnderWay = false

  /// Whether a batch of updates is under way, and a view was measured in it.
  var isInBatch = false
  var isMeasuredInBatch = false

  /// The layout before bounds of another size, from which UIKit animates.
  var contentOfFormerBounds: FormerContent?

  init(_ cells: [TestCell], in size: CGSize = 100 × 200) {
    self.cells = cells.map { Cell(cell: $0) }
    view.bounds.size = size
  }
}

// MARK: Contents of rows

extension ScrollingStage {
  /// Lines of equal height, of one cell each, in a view that is 200 points long.
  static func lines(_ count: Int, _ height: CGFloat) -> ScrollingStage {
    ScrollingStage((0..<count).map { _ in .line(height) })
  }

  /// Cells of 30 points in width, three on a line of 100 points and two on one of 70.
  static func tags(_ count: Int, _ height: CGFloat) -> ScrollingStage {
    ScrollingStage((0..<count).map { _ in .cell(30 × height) })
  }

  /// Lines that are 50 points high in a width of 100 points, and 25 points in one of 200.
  static func texts(_ count: Int) -> ScrollingStage {
    ScrollingStage(
      (0..<count).map { _ in
        .text(area: 5000, atMost: .infinity, CellAttributes(beginsLine: true))
      })
  }

  /// The stage with other settings.
  func with(_ change: (inout ScrollingStage) -> Void) -> ScrollingStage {
    var stage = self
    change(&stage)
    return stage
  }

  var stayingAtEnd: ScrollingStage { with { $0.options.staysAtEnd = true } }
  var notHoldingLines: ScrollingStage { with { $0.options.keepsVisibleLinesInPlace = false } }
  var selfSizing: ScrollingStage { with { $0.cellsAreSelfSizing = true } }
  var rightToLeft: ScrollingStage { with { $0.view.direction = .rightToLeft } }

  /// The same content in a view that is 200 points wide, and scrolls sideways.
  var sideways: ScrollingStage {
    with {
      $0.options.axis = .horizontal
      $0.view.bounds.size = $0.view.bounds.size.transposed(for: .horizontal)
    }
  }

  func header(_ length: CGFloat) -> ScrollingStage { with { $0.headerLength = length } }
  func insetBelow(_ length: CGFloat) -> ScrollingStage { with { $0.emptyEnd = length } }
  func scale(_ scale: CGFloat) -> ScrollingStage { with { $0.displayScale = scale } }

  /// The stage in a view whose beginning and end are covered.
  func covered(_ start: CGFloat, _ end: CGFloat) -> ScrollingStage {
    with {
      $0.setInsets(start, end)
      let lowest = $0.options.axis.point(-$0.insetsOnScreen.start)
      $0.view.bounds.origin = CGPoint(x: lowest.x, y: lowest.y)
    }
  }

  var ignoringAdjustments: ScrollingStage { with { $0.ignoresAdjustments = true } }

  func inBounds(_ size: CGSize) -> ScrollingStage { with { $0.view.bounds.size = size } }

  func prepared(_ adjustments: AdjustmentsInPrepare) -> ScrollingStage {
    with { $0.adjustmentsInPrepare = adjustments }
  }
}

extension TestCell {
  /// A cell that is alone on its line.
  static func line(_ height: CGFloat) -> TestCell {
    .cell(100 × height, CellAttributes(beginsLine: true, endsLine: true))
  }
}

// MARK: What the parts see

extension ScrollingStage {
  var scene: ScrollScene { ScrollScene(shown: shown, view: view, options: options) }

  /// The content offset on the screen.
  var offset: CGFloat { options.axis.coordinate(of: view.bounds.origin) }

  /// Returns whether a cell keeps its size while others become visible.
  var settled: ScrollKeeper.Settled {
    let stage = self
    return { position, _ in
      let cell = stage.cells[stage.index(of: position)]
      return !stage.cellsAreSelfSizing || cell.isMeasured && !cell.isNew
    }
  }

  func isMeasured(_ element: ContentLayout.Element) -> Bool {
    guard case .cell(let position) = element else { return true }
    return !cellsAreSelfSizing || cells[index(of: position)].isMeasured
  }

  /// The insets at both ends of the axis, on the screen.
  var insetsOnScreen: (start: CGFloat, end: CGFloat) {
    options.axis == .vertical
      ? (view.insets.top, view.insets.bottom) : (view.insets.leading, view.insets.trailing)
  }

  mutating func setInsets(_ start: CGFloat, _ end: CGFloat) {
    view.insets =
      switch options.axis {
      case .vertical: Insets(top: start, bottom: end)
      case .horizontal where view.direction == .rightToLeft: Insets(leading: end, trailing: start)
      case .horizontal: Insets(leading: start, trailing: end)
      }
  }

  /// Returns the surroundings in bounds.
  func surroundings(in bounds: CGRect) -> Surroundings {
    let insets = view.uprightInsets(along: options.axis)
    return Surroundings(
      canvas: Surroundings.Canvas(
        axis: options.axis,
        lineLength: bounds.size.transposed(for: options.axis).width, direction: view.direction,
        displayScale: displayScale, extraInsets: .zero, extraSupplementaryInsets: nil),
      coveredTop: insets.top, coveredBottom: insets.bottom, spinnerHeight: 0)
  }

  /// Returns a content where it stands in bounds, with the present insets.
  func standing(_ content: ContentLayout, in bounds: CGRect) -> StandingContent {
    var standing = StandingContent(content)
    standing.stand(in: bounds, surroundings(in: bounds), atEnd: options.staysAtEnd)
    return standing
  }

  /// Returns the content in lines of a length.
  func content(inLinesOf length: CGFloat) -> ContentLayout {
    let sections = cellCounts.map { count in
      ContentLayout.Section(
        attributes: SectionAttributes(
          cellSpacing: 0, lineSpacing: 0,
          insets: options.axis == .vertical
            ? Insets(bottom: emptyEnd) : Insets(trailing: emptyEnd)),
        cellCount: count, headerLength: headerLength)
    }
    let specification =
      switch options.axis {
      case .vertical:
        ContentLayout.Specification(
          width: length, direction: view.direction, displayScale: displayScale,
          contentInsets: .zero, sectionSpacing: 0, supplementaryInsets: .zero,
          sections: sections)
      case .horizontal:
        ContentLayout.Specification(
          height: length, direction: view.direction, displayScale: displayScale,
          contentInsets: .zero, sectionSpacing: 0, supplementaryInsets: .zero,
          sections: sections)
      }
    return ContentLayout(specification) { position, space in
      cells[index(of: position)].cell.size(space).transposed(for: options.axis)
    } attributesOfCell: { position in
      cells[index(of: position)].cell.attributes
    }
  }

  /// The distance from the beginning of the bounds to a cell, in upright coordinates.
  func place(ofCell cell: Int) -> CGFloat {
    shown.standing.uprightFrame(ofCellAt: position(ofCell: cell)).minY - scene.offset
  }
}
