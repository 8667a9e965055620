#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // For what was measured for widths that were offered on the way only, and nothing else.
  @testable import AlignedLayout

  /// The sizes that a layout has set cells, headers and footers in that size themselves. Which of
  /// them it knows depends on what has been seen; what it knows has been answered by the same cell.
  @MainActor
  struct SizeClaims {
    private let soak: SoakStage

    /// What is shown, of the sizes that the layout claims.
    private(set) var content: TestContent

    /// What is shown, of the sizes that views answer. The difference from what is claimed may be
    /// half a pixel, which does not count.
    private(set) var answered: TestContent

    private var layout: CollectionViewAlignedLayout { soak.layout }

    init(of soak: SoakStage) {
      self.soak = soak
      content = soak.shown
      answered = content
      // Without a width nothing is laid out.
      guard soak.layout.collectionViewContentSize.width > 0 else { return }
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
      let sizes = layout.state.measuredSizes
      let halfPixel = halfPixel
      let path = IndexPath(item: position.cell, section: position.section)
      let frame = layout.layoutAttributesForItem(at: path)?.frame ?? CGRect()
      let isHidden = layout.layoutAttributesForItem(at: path)?.isHidden == true
      // By negative insets a cell may stand beside the bounds, where nobody sees it.
      let isBeside = frame.maxX <= soak.view.bounds.minX || frame.minX >= soak.view.bounds.maxX
      let claim: @Sendable (CGFloat) -> CGSize = { offer in
        sizes.size(of: .cell(position), offered: offer) ?? 40 × 20
      }
      let attributes = claimedAttributes(of: position)
      content.sections[position.section].cells[position.cell] = TestCell(
        attributes: attributes, size: claim)
      answered.sections[position.section].cells[position.cell] = TestCell(
        attributes: attributes
      ) { offer in
        let claimed = claim(offer)
        let answer = cell.preferredSize(offer)
        let size = min(answer.width, max(0, offer)) × answer.height
        // Of a cell without any extent no view is made, which could answer.
        let isSeen = !isBeside && !isHidden && offer > 0 && claimed.width > 0 && claimed.height > 0
        return !isSeen || claimed.isClose(to: size, halfPixel) ? claimed : answer
      }
    }

    /// What the layout takes for a cell's attributes, with the baselines that the cell has said.
    private func claimedAttributes(of position: ContentLayout.CellPosition) -> CellAttributes {
      let section = soak.shown.sections[position.section]
      let attributes = section.cells[position.cell].attributes
      guard section.attributes.alignsByReportedBaselines else { return attributes }
      var sizes = layout.state.measuredSizes
      return sizes.mergeBaselines(into: attributes, of: .cell(position))
    }

    /// The baseline that a cell stands on, if that is not the one it says.
    private func faultOfBaseline(_ position: ContentLayout.CellPosition, _ height: CGFloat)
      -> String?
    {
      let section = soak.shown.sections[position.section]
      let alignment = section.attributes.cellAlignment
      let cell = section.cells[position.cell]
      guard section.attributes.alignsByReportedBaselines, let id = cell.id else { return nil }
      let said = SoakSource.baseline(ofCell: id, height: height)
      let expected = Baselines(first: said, last: said).or(Baselines(of: cell.attributes))[
        alignment]
      let claimed = Baselines(of: claimedAttributes(of: position))[alignment]
      if expected == claimed { return nil }
      if let expected, let claimed, abs(expected - claimed) < halfPixel { return nil }
      return "\(position) stands on \(claimed as Any), but says \(said as Any)"
    }

    private mutating func claimBars(of section: Int) {
      if layout.selfSizesSectionHeaders, content.sections[section].headerLength > 0 {
        content.sections[section].headerLength = soak.stage.header(section)?.height ?? -1
        answered.sections[section].headerLength = content.sections[section].barHeight
      }
      if layout.selfSizesSectionFooters, content.sections[section].footerLength > 0 {
        content.sections[section].footerLength = soak.stage.footer(section)?.height ?? -1
        answered.sections[section].footerLength = content.sections[section].barHeight
      }
    }

    // MARK: Faults

    /// The first size that nobody has answered, or that a visible view would not answer; or nil.
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
          let fault = fault(position, offers[position] ?? 0, isSeen: seen.contains(.cell(position)))
          if let fault { return fault }
        }
      }
      return nil
    }

    /// What there are views for, that have been asked.
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
      func cut(_ size: CGSize) -> CGSize { min(size.width, max(0, offer)) × size.height }
      // Not that of its frame: it may have grown into what its line has left, or been stretched.
      let size = cut(content.sections[position.section].cells[position.cell].size(offer))
      func isClaimed(_ answer: CGSize) -> Bool { size.isClose(to: cut(answer), halfPixel) }
      let words = "cell \(path.words) is \(size.width) × \(size.height)"
      if isSeen {
        let answer = cell.preferredSize(offer)
        return isClaimed(answer)
          ? faultOfBaseline(position, answer.height)
          : "\(words), and seen, but answers \(answer.width) × \(answer.height) for \(offer)"
      }
      let answers = cell.id.flatMap { soak.source.answers[$0] } ?? []
      // One that has answered that it is empty is as large again as it was before, to be asked.
      if answers.contains(where: { $0.width <= 0 || $0.height <= 0 }) { return nil }
      return (answers + [40 × 20]).contains(where: isClaimed)
        ? nil : "\(words), but has only answered \(answers)"
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
        let isKnown = abs(height - section.barHeight) < halfPixel
        guard isKnown || (!seen.contains(element) && height == estimate) else {
          return "\(element) is \(height) tall, not \(section.barHeight)"
        }
      }
      return nil
    }

    private var halfPixel: CGFloat {
      let scale = soak.view.traitCollection.displayScale
      return 0.5 / (scale > 0 ? scale : 1)
    }
  }

  extension CGSize {
    fileprivate func isClose(to other: CGSize, _ distance: CGFloat) -> Bool {
      abs(width - other.width) < distance && abs(height - other.height) < distance
    }
  }
#endif
