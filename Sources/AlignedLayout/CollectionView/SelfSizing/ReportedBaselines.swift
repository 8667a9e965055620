/// Both the reported baselines and those of attributes are stored: if a cell no longer reports one, that of its
/// attributes counts again, without asking for them.
struct ReportedBaselines {
  private struct Entry {
    var reported: Baselines
    var fromAttributes: Baselines
    var effective: Baselines { reported.or(fromAttributes) }
  }

  private var entries = ElementTable<Entry>()

  /// Returns the attributes that a cell was just asked for, with its baselines, or nil if it has reported none.
  func merged(
    withAsked attributes: CellAttributes, of element: ContentLayout.Element
  ) -> CellAttributes? {
    entries[element].map { attributes.with($0.reported.or(Baselines(of: attributes))) }
  }

  mutating func learn(_ baselines: [ContentLayout.Element: Baselines]) {
    for (element, baselines) in baselines { entries[element]?.fromAttributes = baselines }
  }

  func merged(
    with attributes: CellAttributes, of element: ContentLayout.Element
  ) -> CellAttributes {
    entries[element].map { attributes.with($0.effective) } ?? attributes
  }

  /// If the cell has reported a baseline before, less than half a pixel does not count.
  func areMoved(
    by measurement: ViewMeasurement, from placed: Baselines,
    alignedBy alignment: SectionAttributes.CellAlignment, halfPixel: CGFloat
  ) -> Bool {
    let entry = entries[measurement.element]
    let new = measurement.baselines.or(entry?.fromAttributes ?? placed)[alignment]
    let old = placed[alignment]
    guard new != old else { return false }
    if let new, let old, entry?.reported[alignment] != nil, measurement.baselines[alignment] != nil
    {
      return abs(new - old) >= halfPixel
    }
    return true
  }

  /// If the cell does not move, it stays on the baseline with which it is placed.
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

  /// Entries of deleted and replaced cells are dropped. The number of sections is that before the edits.
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
  var alignsByReportedBaselines: Bool { sizing.isSelfSizing && cellAlignment.isByBaseline }

  func alignsByReportedBaseline(_ cell: CellAttributes) -> Bool {
    sizing.isSelfSizing && alignment(of: cell).isByBaseline
  }

  func alignment(of cell: CellAttributes) -> CellAlignment { cell.alignment(in: cellAlignment) }
}
