#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Only for sizes measured at widths that were offered in between.
  @testable import AlignedLayout

  /// The sizes that a layout uses for self-sizing cells, headers and footers. Which cells it has
  /// measured depends on what was visible, but each measured size comes from the same cell.
  @MainActor
  struct SizeClaims {
    private let soak: SoakStage

    /// The content that is shown, with the sizes that the layout uses.
    private(set) var content: TestContent

    /// The content that is shown, with the sizes that views prefer. A difference of less than half
    /// a pixel does not count.
    private(set) var preferred: TestContent

    private var layout: CollectionViewAlignedLayout { soak.layout }

    init(of soak: SoakStage) {
      self.soak = soak
      content = soak.shown
      preferred = content
      // Without a width nothing is laid out.
      guard soak.layout.content.sectionCount > 0 else { return }
      for section in content.sections.indices {
        claimBars(of: section)
        guard content.sections[section].isSelfSizing else { continue }
        for cell in content.sections[section].cells.indices {
          claimCell(ContentLayout.CellPosition(section: section, cell: cell))
        }
      }
    }

    private mutating func claimCell(_ position: ContentLayout.CellPosition) {
      let cell = content.sections[position.section].cells[position.cell]
      let sizes = layout.core.selfSizing.sizes
      let halfPixel = halfPixel
      let path = IndexPath(item: position.cell, section: position.section)
      let frame = layout.layoutAttributesForItem(at: path)?.frame ?? CGRect()
      let isHidden = layout.layoutAttributesForItem(at: path)?.isHidden == true
      // Negative insets can place a cell beside the bounds, where it is not visible.
      let isBeside = isBesideBounds(frame)
      let axis = layout.content.axis
      // Sizes are stored for offers to the last bit, which depends on the order of sums.
      let shownOffer =
        layout.core.selfSizing.offeredSpace(
          of: .cell(position), in: layout.content, layout.options) ?? 0
      let claim: @Sendable (CGFloat) -> CGSize = { offer in
        let space =
          abs(offer - shownOffer) < 1e-9
          ? shownOffer
          : offer.withNeighbors.first { sizes.knownSize(of: .cell(position), offered: $0) != nil }
            ?? offer
        return sizes.size(of: .cell(position), offered: space)?.transposed(for: axis) ?? 40 × 20
      }
      let isWidthDecided = layout.core.sizingScene.isWidthDecided(of: .cell(position))
      let attributes = claimedAttributes(of: position)
      content.sections[position.section].cells[position.cell] = TestCell(
        attributes: attributes, size: claim)
      preferred.sections[position.section].cells[position.cell] = TestCell(
        attributes: attributes
      ) { offer in
        let claimed = claim(offer)
        let preferredSize = cell.preferredSize(offer)
        let upright = preferredSize.transposed(for: axis)
        let width =
          isWidthDecided ? claimed.transposed(for: axis).width : min(upright.width, max(0, offer))
        let size = (width × upright.height).transposed(for: axis)
        // An empty cell has no view that could be measured.
        let isSeen = !isBeside && !isHidden && offer > 0 && claimed.width > 0 && claimed.height > 0
        return !isSeen || claimed.isClose(to: size, halfPixel) ? claimed : preferredSize
      }
    }

    /// Returns the attributes that the layout uses for a cell, with the baselines that the cell has
    /// reported.
    /// Returns true if negative insets place a cell beside the bounds, across the axis.
    private func isBesideBounds(_ frame: CGRect) -> Bool {
      let bounds = soak.view.bounds
      return soak.isSideways
        ? frame.maxY <= bounds.minY || frame.minY >= bounds.maxY
        : frame.maxX <= bounds.minX || frame.minX >= bounds.maxX
    }

    private func claimedAttributes(of position: ContentLayout.CellPosition) -> CellAttributes {
      let section = soak.shown.sections[position.section]
      var attributes = section.cells[position.cell].attributes
      guard !soak.isSideways, section.attributes.sizing.isSelfSizing else { return attributes }
      let sizes = layout.core.selfSizing.sizes
      if let size = layout.content[position.section].lines.size(ofCell: position.cell),
        let width = sizes.lastLineWidth(of: .cell(position), at: size)
      {
        attributes = attributes.with(lastLineWidth: width)
      }
      guard section.attributes.alignsByReportedBaseline(attributes) else { return attributes }
      return sizes.baselines.merged(withAsked: attributes, of: .cell(position)) ?? attributes
    }

    /// Returns a description of a cell's baseline if it differs from the reported one, or nil.
    private func faultOfBaseline(_ position: ContentLayout.CellPosition, _ height: CGFloat)
      -> String?
    {
      let section = soak.shown.sections[position.section]
      let cell = section.cells[position.cell]
      let alignment = section.attributes.alignment(of: cell.attributes)
      guard !soak.isSideways, section.attributes.alignsByReportedBaseline(cell.attributes),
        let id = cell.id
      else { return nil }
      let reported = SoakSource.baseline(ofCell: id, height: height)
      let expected = Baselines(first: reported, last: reported).or(Baselines(of: cell.attributes))[
        alignment]
      let claimed = Baselines(of: claimedAttributes(of: position))[alignment]
      if expected == claimed { return nil }
      if let expected, let claimed, abs(expected - claimed) < halfPixel { return nil }
      return "\(position) is aligned by \(claimed as Any), but reports \(reported as Any)"
    }

    private mutating func claimBars(of section: Int) {
      let barHeight = content.sections[section].barHeight
      if layout.selfSizesSectionHeaders, content.sections[section].headerLength > 0 {
        let header = upright(soak.stage.header(section))
        content.sections[section].headerLength = header?.height ?? -1
        preferred.sections[section].headerLength = preferredLength(of: header, barHeight)
      }
      if layout.selfSizesSectionFooters, content.sections[section].footerLength > 0 {
        let footer = upright(soak.stage.footer(section))
        content.sections[section].footerLength = footer?.height ?? -1
        preferred.sections[section].footerLength = preferredLength(of: footer, barHeight)
      }
    }

    private func upright(_ bar: CGRect?) -> CGSize? {
      bar.map { soak.isSideways ? $0.size.swapped : $0.size }
    }

    /// Returns the length that a header or footer prefers. Insets may leave it no width: no empty view is
    /// measured, so it keeps its estimate.
    private func preferredLength(of bar: CGSize?, _ barHeight: CGFloat) -> CGFloat {
      guard let bar, bar.width <= 0 else { return barHeight }
      return bar.height
    }

    // MARK: Faults

    /// Returns the first size that no cell has preferred, or that a visible view would not prefer,
    /// in words, or nil.
    func fault() -> String? {
      var offers: [ContentLayout.CellPosition: CGFloat] = [:]
      let fresh = soak.stage.computed(content) { offers[$0] = $1 }
      guard fresh.sectionCount == soak.shown.sections.count else { return nil }
      let seen = elementsSeen
      for section in soak.shown.sections.indices {
        if let fault = faultOfBars(section, seen) { return fault }
        guard soak.shown.sections[section].isSelfSizing else { continue }
        for cell in soak.shown.sections[section].cells.indices {
          let position = ContentLayout.CellPosition(section: section, cell: cell)
          let offer = offers[position] ?? 0
          // What a view returns counts for nothing if it was offered no width.
          let isSeen = offer > 0 && seen.contains(.cell(position))
          let fault = fault(position, offer, isSeen: isSeen)
          if let fault { return fault }
        }
      }
      return nil
    }

    /// The elements that have views, which were measured.
    private var elementsSeen: Set<ContentLayout.Element> {
      let found = soak.stage.computed(content).elements(
        in: soak.view.bounds, pinning: soak.stage.pinning)
      let carried = soak.carried.map {
        ContentLayout.Element.cell(.init(section: $0.path.section, cell: $0.path.item))
      }
      return Set(
        found.filter { $0.frame.width > 0 && $0.frame.height > 0 && $0.element != carried }
          .map(\.element))
    }

    private func fault(
      _ position: ContentLayout.CellPosition, _ offer: CGFloat, isSeen: Bool
    ) -> String? {
      let path = IndexPath(item: position.cell, section: position.section)
      let cell = soak.shown.sections[position.section].cells[position.cell]
      // Of a cell whose line decides its width, only the height counts.
      let isWidthDecided = layout.core.sizingScene.isWidthDecided(of: .cell(position))
      let axis = layout.content.axis
      func cut(_ size: CGSize) -> CGSize {
        let upright = size.transposed(for: axis)
        let width = isWidthDecided ? max(0, offer) : min(upright.width, max(0, offer))
        return (width × upright.height).transposed(for: axis)
      }
      // Not the frame's size, because the cell may have grown or been stretched. UIKit rounds what
      // views prefer to pixels.
      let claimed = cut(content.sections[position.section].cells[position.cell].size(offer))
      func isClaimed(_ size: CGSize) -> Bool { claimed.isClose(to: cut(size), halfPixel) }
      let words = "cell \(path.words) is \(claimed.width) × \(claimed.height)"
      if isSeen {
        let preferredSize = cell.preferredSize(offer)
        return isClaimed(preferredSize)
          ? faultOfBaseline(position, preferredSize.height)
          : "\(words), but its view prefers \(preferredSize) for \(offer)"
      }
      let preferredSizes = cell.id.flatMap { soak.source.preferredSizes[$0] } ?? []
      // A cell that was measured as empty, also by rounding to pixels, gets its former size back, so
      // that it is measured again. An estimate is at least a point wide.
      if preferredSizes.contains(where: { min($0.width, $0.height) < 1 }) { return nil }
      return (preferredSizes + [40 × 20]).contains(where: isClaimed)
        ? nil : "\(words), but has only preferred \(preferredSizes)"
    }

    private func faultOfBars(_ index: Int, _ seen: Set<ContentLayout.Element>) -> String? {
      let section = soak.shown.sections[index]
      let bars = [
        (
          layout.selfSizesSectionHeaders, ContentLayout.Element.header(section: index),
          content.sections[index].headerLength, section.headerLength
        ),
        (
          layout.selfSizesSectionFooters, .footer(section: index),
          content.sections[index].footerLength, section.footerLength
        ),
      ]
      for (sizesItself, element, height, estimate) in bars where sizesItself && estimate > 0 {
        let isKnown = abs(height - section.barHeight) <= halfPixel
        guard isKnown || (!seen.contains(element) && height == estimate) else {
          return "\(element) is \(height) tall, not \(section.barHeight)"
        }
      }
      return nil
    }

    /// Whether a self-sizing cell that scrolls sideways prefers no height. UIKit measures no empty view,
    /// so the cell keeps an estimate for spaces that it has not been offered.
    var hasVanishingCells: Bool {
      soak.isSideways
        && soak.shown.sections.contains { section in
          section.isSelfSizing
            && section.cells.contains { $0.preferredSize(50).height <= halfPixel }
        }
    }

    private var halfPixel: CGFloat {
      let scale = soak.view.traitCollection.displayScale
      return 0.5 / (scale > 0 ? scale : 1)
    }
  }

  extension CGFloat {
    /// The number and those that sums in another order may give in its place.
    fileprivate var withNeighbors: [CGFloat] {
      let bits: [CGFloat] = [0, 1, -1, 2, -2, 3, -3, 4, -4]
      return bits.map { self + $0 * ulp }
    }
  }

  extension CGSize {
    fileprivate func isClose(to other: CGSize, _ distance: CGFloat) -> Bool {
      abs(width - other.width) <= distance + 1e-6 && abs(height - other.height) <= distance + 1e-6
    }
  }
#endif
