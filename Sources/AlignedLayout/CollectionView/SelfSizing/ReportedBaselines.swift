/// The baselines that self-sizing cells have reported, with those of their attributes.
///
/// Both are stored: if a cell no longer reports a baseline, that of its attributes counts again,
/// without asking for the attributes.
struct ReportedBaselines {
  private struct Entry {
    var reported: Baselines
    var fromAttributes: Baselines

    /// The baselines by which the cell is aligned.
    var effective: Baselines { reported.or(fromAttributes) }
  }

  private var entries = ElementTable<Entry>()

  /// Returns the attributes that a cell was just asked for, with its reported baselines, or nil if it has reported
  /// none.
  func merged(
    withAsked attributes: CellAttributes, of element: ContentLayout.Element
  ) -> CellAttributes? {
    entries[element].map { attributes.with($0.reported.or(Baselines(of: attributes))) }
  }

  /// Records the baselines that cells have by the attributes that they were asked for.
  mutating func learn(_ baselines: [ContentLayout.Element: Baselines]) {
    for (element, baselines) in baselines { entries[element]?.fromAttributes = baselines }
  }

  /// Returns a placed cell's attributes with the baselines that it has reported since.
  func merged(
    with attributes: CellAttributes, of element: ContentLayout.Element
  ) -> CellAttributes {
    entries[element].map { attributes.with($0.effective) } ?? attributes
  }

  /// Returns whether a measurement moves the baseline by which a cell is aligned. If the cell has
  /// reported one before, less than half a pixel does not count.
  ///
  /// - Parameter placed: the baselines with which the cell is placed.
  func areMoved(
    by measurement: ViewMeasurement, from placed: Baselines,
    alignedBy alignment: SectionAttributes.CellAlignment, halfPixel: CGFloat
  ) -> Bool {
    let entry = entries[measurement.element]
    let new = measurement.baselines.or(entry?.fromAttributes ?? placed)[alignment]
    let old = placed[alignment]
    guard new != old else { return false }
    if let new, let old, entry?.reported[alignment] != nil,
      measurement.baselines[alignment] != nil
    {
      return abs(new - old) >= halfPixel
    }
    return true
  }

  /// Records the baselines that a cell reports.
  ///
  /// - Parameter moving: whether the cell moves to them. If not, it stays on the baseline with
  ///   which it is placed.
  mutating func record(
    _ measurement: ViewMeasurement, placed: Baselines,
    alignedBy alignment: SectionAttributes.CellAlignment, moving: Bool
  ) {
    let element = measurement.element
    guard entries[element] != nil || !measurement.baselines.isEmpty else { return }
    let old =
      entries[element] ?? Entry(reported: .init(first: nil, last: nil), fromAttributes: placed)
    var reported = measurement.baselines
    if !moving, reported.or(old.fromAttributes)[alignment] != placed[alignment] {
      switch alignment {
      case .firstBaseline: reported.first = old.reported.first
      case .lastBaseline: reported.last = old.reported.last
      default: break
      }
    }
    entries[element] = Entry(reported: reported, fromAttributes: old.fromAttributes)
  }

  /// Moves entries with their cells. Those of deleted and replaced cells are dropped.
  ///
  /// - Parameter sectionCount: the number of sections before the edits.
  mutating func apply(_ edits: [ContentLayout.Edit], toSections sectionCount: Int) {
    entries.apply(edits, toSections: sectionCount)
  }
}

extension CellAttributes {
  fileprivate func with(_ baselines: Baselines) -> CellAttributes {
    with(firstBaseline: baselines.first, lastBaseline: baselines.last)
  }
}

extension SectionAttributes {
  /// Whether self-sizing cells may report the baseline by which they are aligned.
  var alignsByReportedBaselines: Bool {
    sizing.isSelfSizing && cellAlignment.isByBaseline
  }

  /// Returns whether a self-sizing cell may report the baseline by which it is aligned.
  func alignsByReportedBaseline(_ cell: CellAttributes) -> Bool {
    sizing.isSelfSizing && alignment(of: cell).isByBaseline
  }

  /// Returns the alignment of a cell: its own, or that of the section.
  func alignment(of cell: CellAttributes) -> CellAlignment {
    cell.alignment(in: cellAlignment)
  }
}
