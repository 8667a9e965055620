import AlignedLayout

/// A plain model of shared widths: it asks the labels of a section first, and returns the section that would
/// look the same without them. Their widths are then least widths, and those that stand above their fields
/// end lines.
///
/// It knows no indentation that makes a line narrower than a label.
struct PlainSharedWidths {
  private let section: TestSection
  private let scale: CGFloat

  /// The width that the section leaves its lines.
  private let room: CGFloat
  private let gap: CGFloat

  init(_ section: TestSection, in content: TestContent) {
    self.section = section
    scale = content.displayScale
    func sides(_ insets: Insets) -> CGFloat { insets.leading + insets.trailing }
    room = max(
      0, max(0, content.width - sides(content.contentInsets)) - sides(section.attributes.insets))
    gap = section.attributes.cellSpacing
  }

  /// The section without shared widths.
  var plain: TestSection {
    var plain = section.withoutSharedWidths
    for index in section.cells.indices {
      guard let name = name(index) else { continue }
      plain.cells[index] = areStacked(name) ? stacked(index) : beside(index, width(of: name))
    }
    return plain
  }

  /// The names of labels that stand above their fields.
  var stackedNames: [SharedWidth] {
    section.attributes.sharedWidths.keys.filter(areStacked)
  }

  func isLabel(_ index: Int) -> Bool {
    name(index) != nil
  }

  /// Whether a label is wider than its section allows.
  func isTooWide(_ index: Int) -> Bool {
    name(index).map { answer(index).width + sides(index) > width(of: $0) } ?? false
  }

  // MARK: Widths

  private func cell(_ index: Int) -> CellAttributes {
    section.cells[index].attributes
  }

  private func sides(_ index: Int) -> CGFloat {
    cell(index).insets.leading + cell(index).insets.trailing
  }

  /// The name of the width that a cell shares, or nil.
  private func name(_ index: Int) -> SharedWidth? {
    switch section.attributes.sizing.isWithoutWidths {
    case true: nil
    case false: section.attributes.sharedWidths.keys.first { cell(index).width == .shared($0) }
    }
  }

  private func whole(_ index: Int) -> CGFloat {
    max(0, room - sides(index))
  }

  private func answer(_ index: Int) -> CGSize {
    section.cells[index].size(whole(index))
  }

  /// The width of a name, with the insets of its cells.
  func width(of name: SharedWidth) -> CGFloat {
    var natural: CGFloat = 0
    for index in section.cells.indices where self.name(index) == name {
      natural = max(natural, max(answer(index).width, cell(index).minimumWidth) + sides(index))
    }
    let fraction = section.attributes.sharedWidths[name] ?? 0
    let most = min(max(0, fraction * (room + gap) - gap), room)
    guard scale > 0 else { return min(natural, most) }
    return min((natural * scale - 0.001).rounded(.up), (most * scale + 0.001).rounded(.down))
      / scale
  }

  /// Whether the cells of a name stand above their fields.
  private func areStacked(_ name: SharedWidth) -> Bool {
    section.cells.indices.dropLast().contains { index in
      self.name(index) == name && section.attributes.maximumCellsPerLine != 1
        && !cell(index).endsLine && !cell(index + 1).beginsLine
        && width(of: name) + gap + leastWidth(index + 1) > room + 0.001
    }
  }

  /// The least width of a field, with its insets.
  private func leastWidth(_ index: Int) -> CGFloat {
    let attributes = cell(index)
    var least = attributes.minimumWidth + sides(index)
    if let name = name(index) {
      least = max(least, width(of: name))
    } else {
      if section.attributes.clampsOversizedCells || section.attributes.cuts, decides(index) {
        least = min(least, max(room, sides(index)))
      }
      let shrinks = attributes.shrinkage > 0 && !section.attributes.sizing.isSelfSizing
      if let fraction = attributes.fraction, !shrinks {
        let exact = max(0, fraction * (room + gap) - gap - sides(index))
        let width = scale > 0 ? (exact * scale + 0.001).rounded(.down) / scale : exact
        least = max(least, min(width, attributes.maximumGrownWidth) + sides(index))
      }
    }
    return max(0, least, attributes.minimumLineSpace + sides(index))
  }

  private var hasOnlyLine: Bool {
    if case .lines(...1) = section.attributes.lineLimit { true } else { false }
  }

  private func decides(_ index: Int) -> Bool {
    let attributes = cell(index)
    if case .remaining = attributes.width.kind { return true }
    return attributes.fraction != nil
      || attributes.shrinkage > 0 && !section.attributes.sizing.isSelfSizing
  }

  // MARK: Cells

  private func stacked(_ index: Int) -> TestCell {
    let (answer, most, size) = (answer(index), whole(index), section.cells[index].size)
    return TestCell(
      attributes: cell(index).with(
        beginsLine: true, endsLine: true, keepsWithNext: false, width: .asked,
        minimumWidth: min(cell(index).minimumWidth, most), shrinkage: 0)
    ) { space in
      let isNarrowed = answer.width > space && space < most
      return min(answer.width, most) × (isNarrowed ? size(space) : answer).height
    }
  }

  private func beside(_ index: Int, _ outerWidth: CGFloat) -> TestCell {
    let width = max(0, outerWidth - sides(index))
    let (answer, whole, size) = (answer(index), whole(index), section.cells[index].size)
    // A label has a known size. Only the first cell may be narrower: on an only line with an overflow view. Any
    // other cell of the plain section is asked for less than its width where less remains on the line before.
    let mayBeNarrowed = index == 0 && hasOnlyLine
    return TestCell(
      attributes: cell(index).with(
        width: .asked, minimumWidth: width,
        maximumGrownWidth: max(cell(index).maximumGrownWidth, width), shrinkage: 0)
    ) { space in
      let space = mayBeNarrowed ? min(width, space) : width
      return width
        × (answer.width <= space + 0.001 || space == whole ? answer : size(space)).height
    }
  }
}

extension CellAttributes {
  fileprivate var fraction: CGFloat? {
    if case .fraction(let fraction) = width.kind { fraction } else { nil }
  }
}

extension SectionAttributes {
  /// Whether cells are cut to their lines in any case.
  fileprivate var cuts: Bool {
    switch sizing.kind {
    case .asked(.wholeLine), .selfSizing: true
    default: false
    }
  }
}

extension SectionAttributes.Sizing {
  /// Whether widths of cells have no effect.
  fileprivate var isWithoutWidths: Bool {
    switch kind {
    case .fixed, .columns, .rows: true
    case .asked, .selfSizing: false
    }
  }
}
