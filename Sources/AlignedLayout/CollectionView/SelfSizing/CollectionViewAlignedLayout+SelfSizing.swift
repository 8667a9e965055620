#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Takes the sizes that cells, headers and footers have answered for guesses, and has those
    /// that are visible answer anew.
    ///
    /// For when all of them depend on something that the layout cannot see, such as the content
    /// size category. For single cells there is
    /// `UICollectionViewLayoutInvalidationContext.invalidateItems(at:)`; a cell that is reloaded is
    /// forgotten by itself.
    public func invalidateMeasuredSizes() {
      let context = contextKeepingLayout()
      guard let ours = context as? CollectionViewAlignedLayoutInvalidationContext else {
        return invalidateLayout()
      }
      ours.invalidatesContent = true
      ours.invalidatesMeasuredSizes = true
      invalidateLayout(with: ours)
    }

    // MARK: What is offered

    /// The width that an element is offered that sizes itself, or nil for one that does not.
    func offeredSpace(of element: ContentLayout.Element) -> CGFloat? {
      switch element {
      case .cell(let position):
        let section = content[position.section]
        // What is hidden is not asked, and has no line.
        return section.attributes.sizing.offersWholeLine && !content.hides(element)
          ? section.lines.wholeLineSpace(forCell: position.cell) : nil
      case .header: return selfSizesSectionHeaders ? content.width : nil
      case .footer: return selfSizesSectionFooters ? content.width : nil
      case .overflow, .background, .lineSeparator: return nil
      }
    }

    func attributes(of placed: ContentLayout.PlacedElement) -> UICollectionViewLayoutAttributes {
      let offer = offeredSpace(of: placed.element)
      var frame = placed.frame
      // Nobody sees that it is taller by a bit or two, but UIKit asks it.
      while let offer, measuredSizes.seemsAsked(placed.element, offered: offer, in: frame.size) {
        frame.size.height = frame.height.nextUp
      }
      return elementAttributes.attributes(
        of: ContentLayout.PlacedElement(element: placed.element, frame: frame), in: content,
        offeredSpace: offer)
    }

    // MARK: What is answered

    /// Whether an answer changes anything: a size, or a baseline that its section is aligned by.
    /// One that only confirms what was guessed is kept here: it invalidates nothing.
    func isNews(
      _ preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard let answer = answer(preferred, insteadOf: original) else { return false }
      guard !movesBaseline(answer) else { return true }
      if measuredSizes.isNews(answer, halfPixel: halfPixel) {
        guard !answer.isTooWide, offeredSpace(of: answer.element) == answer.offer,
          let size = setSize(of: answer.element), size == answer.fittingSize,
          !measuredSizes.seemsAsked(answer.element, offered: answer.offer, in: size)
        else { return true }
        measuredSizes.record(answer)
      } else {
        measuredSizes.confirm(answer)
      }
      noteBaselines(of: answer, isNews: false)
      return false
    }

    /// Keeps an answer, and sets anew what follows from it.
    ///
    /// - Returns: how far the first visible cell has moved by that, if it is to stay where it is,
    ///   and by how much the content has grown.
    func settle(
      _ preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes
    ) -> (offset: CGFloat, height: CGFloat) {
      guard let answer = answer(preferred, insteadOf: original) else { return (0, 0) }
      let movesBaseline = movesBaseline(answer)
      if measuredSizes.isNews(answer, halfPixel: halfPixel) {
        measuredSizes.record(answer)
      } else if movesBaseline {
        measuredSizes.confirmMoved(answer)
      } else {
        return (0, 0)
      }
      noteBaselines(of: answer, isNews: movesBaseline)
      beginTurnSoon()
      keptContents.contentChanged()
      // All is asked for anyway.
      guard !staleness.isContentStale else { return (0, 0) }
      laidOutState = keptContents.state
      let anchor = anchorOfTurn()
      let old = (top: top(of: anchor), height: content.contentSize.height)
      setAnew(answer.element)
      return (top(of: anchor) - old.top, content.contentSize.height - old.height)
    }

    /// What a view answered; nil if it does not size itself, or is no longer there: UIKit may hand
    /// in what a deleted item's view preferred. Nor is it known whose answer it is while items have
    /// changed places and the layout is not prepared for that yet.
    private func answer(
      _ preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes
    ) -> MeasuredAnswer? {
      guard !awaitsUpdateItems, !staleness.areCountsStale, trail.steps.isEmpty,
        let element = element(of: preferred), let offer = offeredSpace(of: element)
      else { return nil }
      let given = original as? CollectionViewAlignedLayoutAttributes
      let said = preferred as? CollectionViewAlignedLayoutAttributes
      var size = preferred.size
      var baselines = Baselines(first: said?.firstBaseline, last: said?.lastBaseline)
      switch element {
      case .cell, .overflow, .background, .lineSeparator: break
      case .header, .footer:
        size.width = offer
        baselines = Baselines(first: nil, last: nil)
      }
      return MeasuredAnswer(
        element: element, offer: given?.offeredSpace ?? offer, size: size,
        sizeWhenAsked: original.size, baselines: baselines)
    }

    /// Whether an answer moves the baseline by which its section is aligned.
    private func movesBaseline(_ answer: MeasuredAnswer) -> Bool {
      guard case .cell(let position) = answer.element else { return false }
      let section = content[position.section]
      return measuredSizes.isBaselineNews(
        answer, insteadOf: Baselines(of: section.lines.attributes(ofCell: position.cell)),
        alignedBy: section.section.attributes.cellAlignment, halfPixel: halfPixel)
    }

    private func noteBaselines(of answer: MeasuredAnswer, isNews: Bool) {
      guard case .cell(let position) = answer.element else { return }
      let section = content[position.section]
      measuredSizes.noteBaselines(
        of: answer, insteadOf: Baselines(of: section.lines.attributes(ofCell: position.cell)),
        alignedBy: section.section.attributes.cellAlignment, isNews: isNews)
    }

    private func element(
      of attributes: UICollectionViewLayoutAttributes
    ) -> ContentLayout.Element? {
      switch attributes.representedElementCategory {
      case .cell:
        return content.position(of: attributes.indexPath).map { .cell($0) }
      case .supplementaryView:
        guard let kind = attributes.representedElementKind,
          let element = content.element(ofKind: kind, at: attributes.indexPath),
          setSize(of: element) != nil
        else { return nil }
        return element
      case .decorationView: return nil
      @unknown default: return nil
      }
    }

    /// The size that an element is set in, or nil for a header or footer that does not exist.
    private func setSize(of element: ContentLayout.Element) -> CGSize? {
      content.frame(of: element, pinning: nil)?.size
    }

    /// By how much sizes have to differ for the difference to count. A display of unknown scale is
    /// taken for one with a pixel in every point.
    var halfPixel: CGFloat {
      let scale = surroundings?.canvas.displayScale ?? 0
      return 0.5 / (scale > 0 ? scale : 1)
    }

    private func top(of anchor: ScrollAnchor?) -> CGFloat {
      guard let anchor, content.contains(.cell(anchor.cell)) else { return 0 }
      return content.frame(ofCellAt: anchor.cell).minY
    }

    /// Sets the line of an element anew, and what follows.
    private func setAnew(_ element: ContentLayout.Element) {
      let sizes = measuredSizes
      switch element {
      case .cell(let position):
        let section = content[position.section]
        let kept = section.lines.attributes(ofCell: position.cell)
        let attributes =
          section.section.attributes.alignsBySaidBaselines
          ? sizes.baselines.renewed(kept, of: element) : kept
        guard section.section.attributes.lineLimit == .unlimited else {
          return setAnew(position, with: attributes)
        }
        let estimate = section.section.attributes.sizing.estimate
        content.apply([.replaceCell(position)]) { position, offer in
          sizes.size(of: .cell(position), offered: offer) ?? estimate
        } attributesOfCell: { _ in
          attributes
        }
      case .header(let section), .footer(let section):
        let old = content[section]
        content.setLengths(
          header: height(
            of: .header(section: section), estimate: old.headerLength, width: content.width),
          footer: height(
            of: .footer(section: section), estimate: old.footerLength, width: content.width),
          ofSection: section)
      case .overflow, .background, .lineSeparator: break
      }
    }

    /// The height of a header or footer, given the one that was answered for it. None is 0, and
    /// stays so.
    func height(
      of element: ContentLayout.Element, estimate: CGFloat, width: CGFloat
    ) -> CGFloat {
      guard estimate > 0, offeredSpace(of: element) != nil else { return estimate }
      return measuredSizes.size(of: element, offered: width)?.height ?? estimate
    }

    /// The views of one layout pass are asked in one turn of the run loop. Whoever goes on changing
    /// their mind there would keep UIKit in its pass for ever, and until all have answered one cell
    /// is held.
    func beginTurnSoon() {
      guard !isTurnEnding else { return }
      isTurnEnding = true
      Task { [weak self] in
        self?.isTurnEnding = false
        self?.measuredSizes.beginTurn()
        self?.anchors.endTurn()
      }
    }
  }

  // MARK: Changes of the content

  extension CollectionViewAlignedLayout {
    /// Does to the sizes what has become stale, but for what only update items will tell.
    func prepareSizes(for stale: Staleness) {
      for step in trail.takeSteps() {
        measuredSizes.move(to: step.newPlace)
      }
      if stale.isReloaded {
        measuredSizes.removeAll()
      } else if stale.forgetsSizes {
        measuredSizes.forgetAll()
      } else {
        for position in content.positions(of: stale.items) {
          measuredSizes.forget(.cell(position))
        }
        for bar in stale.bars {
          if let element = content.element(ofKind: bar.kind, at: bar.path) {
            measuredSizes.forget(element)
          }
        }
      }
    }
  }
#endif
