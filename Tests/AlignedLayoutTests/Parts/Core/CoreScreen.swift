@testable import AlignedLayout

/// What a row begins with: a content, and the view in which it is shown.
///
/// Sizes of cells are upright: if the content scrolls sideways, they are turned with it.
struct CoreScreen: Sendable {
  var data: TestContent
  var view = ViewSnapshot()
  var options = LayoutOptions()

  /// Whether the client estimates the sizes of single cells.
  var estimatesItems = false

  /// Whether the client returns nothing about single cells.
  var asksAboutNoCells = false

  var adjustmentsInPrepare = CoreStage.AdjustmentsInPrepare.applied

  /// Whether UIKit applies no adjustment at all.
  var ignoresAdjustments = false

  init(
    _ cells: [TestCell],
    _ attributes: SectionAttributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0),
    in size: CGSize = 100 × 200
  ) {
    data = TestContent(width: size.width, attributes, cells)
    data.displayScale = 1
    view.bounds.size = size
  }
}

// MARK: Contents of rows

extension CoreScreen {
  /// Lines of equal height, of one cell each, in a view that is 200 points long.
  static func lines(_ count: Int, _ height: CGFloat = 50) -> CoreScreen {
    CoreScreen(.lines(count, height))
  }

  /// Cells of 30 points in width, three on a line of 100 points and two on one of 70.
  static func tags(_ count: Int, _ height: CGFloat) -> CoreScreen {
    CoreScreen((0..<count).map { _ in .cell(30 × height) })
  }

  /// Lines that are 50 points high in a width of 100 points, and 25 points in one of 200.
  static func texts(_ count: Int) -> CoreScreen {
    CoreScreen(
      (0..<count).map { _ in
        .text(area: 5000, atMost: .infinity, CellAttributes(beginsLine: true))
      })
  }

  /// The screen with other settings.
  func with(_ change: (inout CoreScreen) -> Void) -> CoreScreen {
    var screen = self
    change(&screen)
    return screen
  }

  var keepingAnswers: CoreScreen { with { $0.options.keepsAnswersAcrossUpdates = true } }
  var describingNoCells: CoreScreen { with { $0.asksAboutNoCells = true } }
  var stayingAtEnd: CoreScreen { with { $0.options.staysAtEnd = true } }
  var notHoldingLines: CoreScreen { with { $0.options.keepsVisibleLinesInPlace = false } }
  var rightToLeft: CoreScreen { with { $0.view.direction = .rightToLeft } }

  /// The same cells, with views that size themselves. Until they do, their sizes are estimates.
  var selfSizing: CoreScreen { selfSizing(offering: .wholeLine) }

  func selfSizing(offering offer: SectionAttributes.Offer) -> CoreScreen {
    with { screen in
      for index in screen.data.sections.indices {
        let section = screen.data.sections[index]
        let estimate = section.cells.first?.size(screen.data.width) ?? 100 × 50
        screen.data.sections[index].attributes = section.attributes.with(
          sizing: .selfSizing(
            estimate: estimate.transposed(for: screen.options.axis), offering: offer))
      }
    }
  }

  /// The same content in a view that is 200 points wide, and scrolls sideways.
  var sideways: CoreScreen {
    with {
      $0.options.axis = .horizontal
      $0.view.bounds.size = $0.view.bounds.size.transposed(for: .horizontal)
    }
  }

  /// The same cells, some of them in each section.
  func sections(of count: Int) -> CoreScreen {
    with { screen in
      let section = screen.data.sections[0]
      let starts = stride(from: 0, to: max(1, section.cells.count), by: count)
      screen.data.sections = starts.map { start in
        var part = section
        part.cells = Array(section.cells[start..<min(start + count, section.cells.count)])
        return part
      }
    }
  }

  func header(_ length: CGFloat) -> CoreScreen {
    with { screen in
      for index in screen.data.sections.indices {
        screen.data.sections[index].headerLength = length
      }
    }
  }

  func insetBelow(_ length: CGFloat) -> CoreScreen {
    with { screen in
      let axis = screen.options.axis
      for index in screen.data.sections.indices {
        screen.data.sections[index].attributes = screen.data.sections[index].attributes.with(
          insets: axis == .vertical ? Insets(bottom: length) : Insets(trailing: length))
      }
    }
  }

  func scale(_ scale: CGFloat) -> CoreScreen { with { $0.data.displayScale = scale } }

  /// The screen with a view whose beginning and end are covered.
  func covered(_ start: CGFloat, _ end: CGFloat) -> CoreScreen {
    with {
      $0.view.cover(start, end, along: $0.options.axis)
      $0.view.bounds.origin = $0.options.axis.point(
        -$0.view.insetsOnScreen(along: $0.options.axis).start)
    }
  }

  var ignoringAdjustments: CoreScreen { with { $0.ignoresAdjustments = true } }

  func inBounds(_ size: CGSize) -> CoreScreen { with { $0.view.bounds.size = size } }

  func prepared(_ adjustments: CoreStage.AdjustmentsInPrepare) -> CoreScreen {
    with { $0.adjustmentsInPrepare = adjustments }
  }
}

extension TestCell {
  /// A cell that is alone on its line.
  static func line(_ height: CGFloat) -> TestCell {
    .cell(100 × height, CellAttributes(beginsLine: true, endsLine: true))
  }
}

extension [TestCell] {
  /// Lines of equal height, of one cell each.
  static func lines(_ count: Int, _ height: CGFloat) -> [TestCell] {
    (0..<count).map { _ in .line(height) }
  }
}

extension ViewSnapshot {
  /// The insets at both ends of an axis, on the screen.
  func insetsOnScreen(along axis: ContentLayout.Axis) -> (start: CGFloat, end: CGFloat) {
    axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
  }

  mutating func cover(_ start: CGFloat, _ end: CGFloat, along axis: ContentLayout.Axis) {
    insets =
      switch axis {
      case .vertical: Insets(top: start, bottom: end)
      case .horizontal where direction == .rightToLeft: Insets(leading: end, trailing: start)
      case .horizontal: Insets(leading: start, trailing: end)
      }
  }
}
