#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Measured sizes, or estimates, for self-sizing cells. Other cells come from another source.
  @MainActor
  final class SelfSizingSource: @MainActor CellSource {
    let base: DelegateSource
    let axis: ContentLayout.Axis

    /// The sections whose cells are asked.
    let sections: AskedSections
    let knownAttributes: [Position: CellAttributes]

    /// What was asked already about the first section's first cell.
    let attributesOfFirstCell: CellAttributes?
    let estimateOfFirstCell: CGSize?

    /// A copy, because the layout's may change while the delegate is asked.
    private let sizes: MeasuredSizes

    /// Those of cells that have reported others. The core learns them after everything is asked.
    private(set) var baselinesOfAttributes: [ContentLayout.Element: Baselines] = [:]

    init(
      _ base: DelegateSource, _ sizes: MeasuredSizes, along axis: ContentLayout.Axis,
      sections: AskedSections,
      knownAttributes: [Position: CellAttributes] = [:],
      attributesOfFirstCell: CellAttributes? = nil, estimateOfFirstCell: CGSize? = nil
    ) {
      self.base = base
      self.axis = axis
      self.sections = sections
      self.knownAttributes = knownAttributes
      self.attributesOfFirstCell = attributesOfFirstCell
      self.estimateOfFirstCell = estimateOfFirstCell
      self.sizes = sizes
    }

    @inline(__always)
    private func section(of cell: Position) -> SectionAttributes {
      sections[cell.section].attributes
    }

    private func isFirst(_ cell: Position) -> Bool {
      cell.cell == 0 && cell.section == sections.first
    }

    var hasAttributes: Bool {
      base.hasAttributes
        || axis == .vertical
          && sections.members.contains { $0.section.attributes.alignsByReportedBaselines }
    }

    func attributes(of cell: Position) -> CellAttributes {
      if let known = knownAttributes[cell] { return known }
      let first = isFirst(cell) ? attributesOfFirstCell : nil
      let isAsked = section(of: cell).columns?.asksForCellAttributes ?? true
      let attributes = isAsked ? first ?? base.attributes(of: cell) : .default
      guard axis == .vertical, section(of: cell).alignsByReportedBaseline(attributes),
        let merged = sizes.baselines.merged(withAsked: attributes, of: .cell(cell))
      else { return attributes }
      baselinesOfAttributes[.cell(cell)] = Baselines(of: attributes)
      return merged
    }

    func size(of cell: Position, _ space: CGFloat) -> CGSize {
      let sizing = section(of: cell).sizing
      guard sizing.isSelfSizing else { return base.size(of: cell, space) }
      return sizes.size(of: .cell(cell), offered: space)?.transposed(for: axis)
        ?? estimate(of: cell, sizing)
    }

    func lastLineWidth(of cell: Position, size: CGSize) -> CGFloat? {
      section(of: cell).sizing.isSelfSizing
        ? sizes.lastLineWidth(of: .cell(cell), at: size) : base.lastLineWidth(of: cell, size: size)
    }

    private func estimate(of cell: Position, _ sizing: SectionAttributes.Sizing) -> CGSize {
      guard base.hasEstimates else { return estimate(by: sizing) }
      let first = isFirst(cell) ? estimateOfFirstCell : nil
      return (first ?? base.estimatedSize(of: cell))?.limitedEstimate ?? estimate(by: sizing)
    }

    /// The estimated size of an unmeasured cell on the screen. In columns, it is a length across lines.
    private func estimate(by sizing: SectionAttributes.Sizing) -> CGSize {
      if case .columns = sizing.kind {
        sizing.estimate.transposed(for: axis)
      } else {
        sizing.estimate
      }
    }

    /// The estimate, until any cell of the collection view is measured.
    func sizeOfAllCells(inSection section: Int) -> CGSize? {
      let attributes = sections[section].attributes
      let sizing = attributes.sizing
      let isKnown =
        !(hasAttributes && attributes.mayHaveCellAttributes(in: axis)) && !base.hasEstimates
        && sizes.isEmpty
      return sizing.isSelfSizing && isKnown ? estimate(by: sizing) : nil
    }

    func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
      base.sizeOfOverflow(inSection: section, hiddenCount: hiddenCount)
    }

    func attributesOfOverflow(inSection section: Int) -> CellAttributes {
      base.attributesOfOverflow(inSection: section)
    }
  }
#endif
