#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A source that returns measured sizes, or estimates, for self-sizing cells. Other cells come
  /// from another source.
  @MainActor
  struct SelfSizingSource: @MainActor CellSource {
    struct Key {
      let position: ContentLayout.CellPosition
      let base: DelegateSource.Key
    }

    let base: DelegateSource
    let layout: CollectionViewAlignedLayout
    let axis: ContentLayout.Axis

    /// The attributes of consecutive sections, and the index of the first of them.
    let sections: [SectionAttributes]
    let firstSection: Int

    /// Attributes that are known, so that the base is not asked for them.
    let knownAttributes: [ContentLayout.CellPosition: CellAttributes]

    /// The attributes of the first section's first cell, if they were asked for already.
    let attributesOfFirstCell: CellAttributes?

    /// The estimated size of that cell, if it was asked for already and the cell has one.
    let estimateOfFirstCell: CGSize?

    /// A copy, because the layout's may change while the delegate is asked.
    private let sizes: MeasuredSizes

    init(
      _ base: DelegateSource, of layout: CollectionViewAlignedLayout,
      along axis: ContentLayout.Axis,
      sections: [SectionAttributes], from firstSection: Int = 0,
      knownAttributes: [ContentLayout.CellPosition: CellAttributes] = [:],
      attributesOfFirstCell: CellAttributes? = nil, estimateOfFirstCell: CGSize? = nil
    ) {
      self.base = base
      self.layout = layout
      self.axis = axis
      self.sections = sections
      self.firstSection = firstSection
      self.knownAttributes = knownAttributes
      self.attributesOfFirstCell = attributesOfFirstCell
      self.estimateOfFirstCell = estimateOfFirstCell
      sizes = layout.state.selfSizing.sizes
    }

    private func section(of key: Key) -> SectionAttributes {
      sections[key.position.section - firstSection]
    }

    private func isFirst(_ key: Key) -> Bool {
      key.position.cell == 0 && key.position.section == firstSection
    }

    var hasAttributes: Bool {
      base.hasAttributes
        || axis == .vertical && sections.contains(where: \.alignsByReportedBaselines)
    }

    func key(of position: ContentLayout.CellPosition) -> Key {
      Key(position: position, base: base.key(of: position))
    }

    func attributes(of key: Key) -> CellAttributes {
      if let known = knownAttributes[key.position] { return known }
      let first = isFirst(key) ? attributesOfFirstCell : nil
      // The base may call the layout. The layout's state must not be accessed until it returns.
      let isAsked = section(of: key).columns?.asksForCellAttributes ?? true
      let attributes = isAsked ? first ?? base.attributes(of: key.base) : .default
      return axis == .vertical && section(of: key).alignsByReportedBaseline(attributes)
        ? layout.state.selfSizing.mergeBaselines(into: attributes, of: .cell(key.position))
        : attributes
    }

    func size(of key: Key, _ space: CGFloat) -> CGSize {
      let sizing = section(of: key).sizing
      guard sizing.isSelfSizing else { return base.size(of: key.base, space) }
      return sizes.size(of: .cell(key.position), offered: space)?.transposed(for: axis)
        ?? estimate(of: key, sizing)
    }

    func lastLineWidth(of key: Key, size: CGSize) -> CGFloat? {
      section(of: key).sizing.isSelfSizing
        ? sizes.lastLineWidth(of: .cell(key.position), at: size)
        : base.lastLineWidth(of: key.base, size: size)
    }

    private func estimate(of key: Key, _ sizing: SectionAttributes.Sizing) -> CGSize {
      guard base.hasEstimates else { return estimate(by: sizing) }
      let first = isFirst(key) ? estimateOfFirstCell : nil
      return (first ?? base.estimatedSize(of: key.base))?.limitedEstimate ?? estimate(by: sizing)
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
      let attributes = sections[section - firstSection]
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
