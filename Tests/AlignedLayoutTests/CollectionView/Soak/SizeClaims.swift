#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The sizes that a layout has set cells, headers and footers in that size themselves: which of
  /// them it knows depends on what has been seen, but not what it knows.
  @MainActor
  struct SizeClaims {
    private let soak: SoakStage

    /// What is shown, of the sizes that the layout claims.
    private(set) var content: TestContent

    private var layout: CollectionViewAlignedLayout { soak.layout }

    init(of soak: SoakStage) {
      self.soak = soak
      content = soak.shown
      // Without a width nothing is laid out.
      guard soak.layout.collectionViewContentSize.width > 0 else { return }
      for section in content.sections.indices {
        claimBars(of: section)
        guard content.sections[section].isSelfSizing else { continue }
        for cell in content.sections[section].cells.indices {
          let size = claimedSize(ofCellAt: IndexPath(item: cell, section: section))
          let attributes = content.sections[section].cells[cell].attributes
          content.sections[section].cells[cell] = .cell(size, attributes)
        }
      }
    }

    private func claimedSize(ofCellAt path: IndexPath) -> CGSize {
      layout.layoutAttributesForItem(at: path)?.size ?? CGSize()
    }

    private mutating func claimBars(of section: Int) {
      if layout.selfSizesSectionHeaders, content.sections[section].headerHeight > 0 {
        content.sections[section].headerHeight = soak.stage.header(section)?.height ?? -1
      }
      if layout.selfSizesSectionFooters, content.sections[section].footerHeight > 0 {
        content.sections[section].footerHeight = soak.stage.footer(section)?.height ?? -1
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
      let section = soak.shown.sections[position.section]
      let cell = section.cells[position.cell]
      let size = claimedSize(ofCellAt: path)
      func isClaimed(_ answer: CGSize) -> Bool {
        abs(size.width - min(answer.width, max(0, offer))) < halfPixel
          && abs(size.height - answer.height) < halfPixel
      }
      let words = "cell \(path.words) is \(size.width) × \(size.height)"
      if isSeen {
        let answer = cell.preferredSize(offer)
        return isClaimed(answer)
          ? nil
          : "\(words), and seen, but answers \(answer.width) × \(answer.height) for \(offer)"
      }
      let answers = cell.id.flatMap { soak.source.answers[$0] } ?? []
      return (answers + [40 × 20]).contains(where: isClaimed)
        ? nil : "\(words), but has only answered \(answers)"
    }

    private func faultOfBars(_ index: Int, _ seen: Set<ContentLayout.Element>) -> String? {
      let section = soak.shown.sections[index]
      let bars = [
        (
          layout.selfSizesSectionHeaders, ContentLayout.Element.header(section: index),
          content.sections[index].headerHeight, section.headerHeight
        ),
        (
          layout.selfSizesSectionFooters, .footer(section: index),
          content.sections[index].footerHeight, section.footerHeight
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
#endif
