#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // The lines of measured elements.
  extension CollectionViewAlignedLayout {
    /// Lays out the line of a measured element again, and those after it that change.
    func layOutAgain(_ element: ContentLayout.Element) {
      let version = state.contents.version
      switch element {
      case .cell(let position):
        let attributes = state.selfSizing.attributes(ofCellAt: position, in: content)
        if estimatesItems || content.attributes(ofSection: position.section).limitsLines {
          askAgain(position, attributes, version)
        } else {
          replace(position, attributes, version)
        }
      case .contentHeader, .contentFooter:
        let room = content.room
        let boundaries = state.selfSizing.boundaries(room.boundaries, in: room)
        state.shown.edit(version: version) { $0.setBoundaries(boundaries) }
      case .header(let section), .footer(let section):
        let (old, sizer) = (content[section], state.selfSizing)
        let width = content.supplementaryWidth(inSection: section)
        let header = sizer.length(
          of: .header(section: section), estimate: old.headerLength, width: width, options)
        let footer = sizer.length(
          of: .footer(section: section), estimate: old.footerLength, width: width, options)
        state.shown.edit(version: version) {
          $0.setLengths(header: header, footer: footer, ofSection: section)
        }
      case .overflow, .background, .lineSeparator: break
      }
    }

    /// Replaces a measured cell, whose line depends on measured sizes alone.
    private func replace(
      _ position: ContentLayout.CellPosition, _ attributes: CellAttributes,
      _ version: ContentVersion
    ) {
      let source = MeasuredSource(
        sizes: state.selfSizing.sizes, attributes: attributes, axis: content.axis,
        estimate: content[position.section].attributes.sizing.estimate)
      state.shown.edit(version: version) { $0.apply([.replaceCell(position)], from: source) }
    }

    /// Replaces a measured cell where the line limit may show or hide others, or where others
    /// have estimates of their own. These are asked for their attributes or estimates, and the
    /// overflow view for its size.
    private func askAgain(
      _ position: ContentLayout.CellPosition, _ attributes: CellAttributes,
      _ version: ContentVersion
    ) {
      guard let collectionView else { return }
      // A copy, because a delegate may query the layout while it is asked.
      var content = content
      let section = content.attributes(ofSection: position.section)
      ContentProvider(of: self, in: collectionView).apply(
        [.replaceCell(position)], to: &content, [section], from: position.section,
        knownAttributes: [position: attributes])
      state.shown.replace(content, version: version)
    }
  }

  /// Cells that size themselves, whose sizes are those that their views have returned.
  private final class MeasuredSource: CellSource {
    let sizes: MeasuredSizes

    /// The attributes of the cell that was measured. Those of the others are known.
    let attributes: CellAttributes
    let axis: ContentLayout.Axis
    let estimate: CGSize

    init(
      sizes: MeasuredSizes, attributes: CellAttributes, axis: ContentLayout.Axis, estimate: CGSize
    ) {
      self.sizes = sizes
      self.attributes = attributes
      self.axis = axis
      self.estimate = estimate
    }

    var hasAttributes: Bool { true }

    func attributes(of cell: Position) -> CellAttributes {
      attributes
    }

    func size(of cell: Position, _ space: CGFloat) -> CGSize {
      (sizes.size(of: .cell(cell), offered: space) ?? estimate).transposed(for: axis)
    }

    func lastLineWidth(of cell: Position, size: CGSize) -> CGFloat? {
      sizes.lastLineWidth(of: .cell(cell), at: size)
    }

    func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
      CGSize(width: 0, height: 0)
    }
  }

  extension SectionAttributes {
    fileprivate var limitsLines: Bool { lineLimit != .unlimited }
  }
#endif
