#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Treats cached sizes of self-sizing cells, headers and footers as estimates, and measures
    /// visible views again.
    ///
    /// Call this if all sizes depend on something that the layout cannot see, for example the
    /// content size category. To measure single cells again, call
    /// `UICollectionViewLayoutInvalidationContext.invalidateItems(at:)`. Reloaded cells are
    /// measured again in any case.
    public func invalidateMeasuredSizes() {
      guard
        let context = contextKeepingContent() as? CollectionViewAlignedLayoutInvalidationContext
      else { return invalidateLayout() }
      context.invalidatesContent = true
      context.invalidatesMeasuredSizes = true
      invalidateLayout(with: context)
    }

    // MARK: Offered space

    /// Returns the space along its line that is offered to a self-sizing element, or nil for other
    /// elements: a width or, if the content scrolls sideways, a height.
    func offeredSpace(of element: ContentLayout.Element) -> CGFloat? {
      switch element {
      case .cell(let position):
        // Hidden cells are on no line, and are not measured.
        guard content.sizing(ofSection: position.section).isSelfSizing, !content.hides(element)
        else { return nil }
        return offeredSpace(ofCellAt: position)
      case .header: return selfSizesSectionHeaders ? content.supplementaryWidth : nil
      case .footer: return selfSizesSectionFooters ? content.supplementaryWidth : nil
      case .overflow, .background, .lineSeparator: return nil
      }
    }

    /// Returns the length of a header or footer. A length of 0 stays 0: the element does not exist.
    ///
    /// - Parameter width: the space along the lines that the view is offered.
    func length(
      of element: ContentLayout.Element, estimate: CGFloat, width: CGFloat
    ) -> CGFloat {
      guard estimate > 0, offeredSpace(of: element) != nil else { return estimate }
      return state.measuredSizes.size(of: element, offered: width)?.height ?? estimate
    }

    // MARK: Measurements

    /// Returns whether preferred attributes change a size, or a baseline by which their cell is
    /// aligned.
    ///
    /// If they only confirm an estimate, they are recorded here, because they invalidate nothing.
    func invalidatesLayout(
      _ preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard let measurement = measurement(preferred, insteadOf: original) else { return false }
      let sizes = state.measuredSizes
      guard !sizes.movesBaseline(measurement, in: state.shown) else { return true }
      let isNewSize = sizes.isNewSize(measurement, halfPixel: state.shown.halfPixel)
      if isNewSize {
        let (element, space) = (measurement.element, measurement.offeredSpace)
        // An answer that holds for narrower spaces may move the cell to the line above.
        guard !measurement.isTooWide, !measurement.holdsForOtherSpaces,
          offeredSpace(of: element) == space,
          let size = placedSize(of: element), shows(measurement, in: size),
          !isStretched(element, to: measurement.answer.height),
          !sizes.preventsMeasuring(element, offered: space, in: size)
        else { return true }
      }
      state.confirm(measurement, isNewSize: isNewSize)
      if isNewSize { beginTurn() }
      return false
    }

    /// Records preferred attributes, and lays out again the lines that they change.
    ///
    /// - Returns: how far the cell that is held in place has moved because of that, and by how much
    ///   the content has grown, both along the axis on the screen.
    func layOutAgain(
      _ preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes
    ) -> (offset: CGFloat, length: CGFloat) {
      guard let measurement = measurement(preferred, insteadOf: original) else { return (0, 0) }
      // The next pass asks for everything in any case.
      let isStale = state.staleness.isContentStale
      // Before the measurement is recorded: a cell measured for the first time is not held.
      // A cell that has been held since the last scrolling stays the one.
      let (element, space) = (measurement.element, measurement.offeredSpace)
      if state.measuredSizes.knownSize(of: element, offered: space) != nil {
        state.anchors.forgetWhatWasRead()
      }
      let isNothingHeld = state.anchors.last == nil && state.anchors.target == nil
      let anchor = isStale ? nil : anchorOfTurn()
      if isNothingHeld { holdLines(from: anchor) }
      guard state.record(measurement) else { return (0, 0) }
      beginTurn()
      guard !isStale else { return (0, 0) }
      let old = (offset: offset(of: anchor), height: standing.height, gap: standing.gap)
      layOutAgain(measurement.element)
      state.transition.correctAppearingCells(in: standing)
      let height = standing.height - old.height
      // With a gap, content cannot be scrolled, and UIKit limits no offset: the height stays the same.
      if case .cell(_, .distance)? = anchor, old.gap > 0 || standing.gap > 0 { return (0, height) }
      let distance =
        offsetOfHeldLine(after: measurement.element) ?? offset(of: anchor) - old.offset
      state.anchors.lines?.adjust(by: distance)
      return (distance, height)
    }

    /// Returns whether UIKit has to measure the visible views again.
    ///
    /// UIKit asks a view once, and again only after a context that names nothing. The answer of one
    /// view may change what another is offered, or its size.
    func measuresVisibleViewsAgain(in collectionView: UICollectionView) -> Bool {
      let change = state.takeChangeOfOffers()
      guard change != .none else { return false }
      let visible = standing.elements(in: collectionView.bounds, pinning: pinning)
      if change == .measurement, visible.contains(where: isAboutToBeMeasured) {
        state.postponeChangeOfOffers()
        beginTurn()
        return false
      }
      let sizes = state.measuredSizes
      let isOutdated = visible.contains {
        guard let space = offeredSpace(of: $0.element) else { return false }
        return sizes.isOutdated(
          $0.element, offered: space, in: $0.frame.size.transposed(for: content.axis),
          decidedWidth: isWidthDecided(of: $0.element)
            ? $0.frame.size.transposed(for: content.axis).width : nil)
          || change != .measurement && !sizes.isMeasured($0.element)
      }
      guard isOutdated, state.mayMeasureAgain() else { return false }
      beginTurn()
      return true
    }

    /// Returns whether UIKit is going to measure a cell for the first time, whose answer may change
    /// what others are offered. All visible views are asked again when it has.
    private func isAboutToBeMeasured(_ placed: ContentLayout.PlacedElement) -> Bool {
      guard case .cell(let position) = placed.element else { return false }
      return content.attributes(ofSection: position.section).offersRemainingSpaceToViews
        && !state.measuredSizes.isMeasured(placed.element)
    }

    /// Returns the measurement that preferred attributes are, or nil if the element does not size
    /// itself or no longer exists.
    ///
    /// UIKit may pass preferred attributes of a deleted item's view. While items have changed
    /// places and the layout is not prepared for that yet, index paths cannot be matched with
    /// cells.
    private func measurement(
      _ preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes
    ) -> ViewMeasurement? {
      guard !state.awaitsUpdateItems, !state.staleness.areCountsStale,
        state.movement.steps.isEmpty, let element = element(of: preferred, givenAs: original),
        let space = offeredSpace(of: element)
      else { return nil }
      let given = original as? CollectionViewAlignedLayoutAttributes
      // A view that was offered no width has nothing to say about any other.
      guard given?.offeredSpace ?? space > 0 else { return nil }
      let reported = preferred as? CollectionViewAlignedLayoutAttributes
      var size = preferred.size.transposed(for: content.axis)
      var baselines = Baselines(first: reported?.firstBaseline, last: reported?.lastBaseline)
      switch element {
      case .cell:
        if isWidthDecided(of: element) { size.width = space }
      case .overflow, .background, .lineSeparator: break
      case .header, .footer:
        size.width = space
        baselines = Baselines(first: nil, last: nil)
      }
      if content.axis == .horizontal { baselines = Baselines(first: nil, last: nil) }
      return ViewMeasurement(
        element: element, offeredSpace: given?.offeredSpace ?? space, size: size,
        sizeWhenMeasured: original.size.transposed(for: content.axis), baselines: baselines,
        rounding: holdsForOtherSpaces(element) ? state.shown.halfPixel : nil)
    }

    /// Returns whether an element of a size has the size that its view has just returned. The width of
    /// a cell may be decided by its line, which gives it whole pixels.
    private func shows(_ measurement: ViewMeasurement, in size: CGSize) -> Bool {
      isWidthDecided(of: measurement.element)
        ? size.height == measurement.answer.height : size == measurement.answer
    }

    /// Returns whether a cell that was never measured has a height only because its line stretches it from
    /// its estimate. On another line it would fall back to that.
    private func isStretched(_ element: ContentLayout.Element, to height: CGFloat) -> Bool {
      guard case .cell(let position) = element, !state.measuredSizes.isMeasured(element)
      else { return false }
      let section = content[position.section]
      let attributes = section.lines.attributes(ofCell: position.cell)
      return section.attributes.alignment(of: attributes) == .stretch
        && section.lines.size(ofCell: position.cell).map { $0.height != height } ?? false
    }

    /// Returns whether an answer of an element's view holds for other offers, too.
    private func holdsForOtherSpaces(_ element: ContentLayout.Element) -> Bool {
      guard case .cell(let position) = element, !isWidthDecided(of: element) else { return false }
      return content.attributes(ofSection: position.section).offersRemainingSpaceToViews
    }

    private func element(
      of attributes: UICollectionViewLayoutAttributes,
      givenAs original: UICollectionViewLayoutAttributes
    ) -> ContentLayout.Element? {
      switch attributes.representedElementCategory {
      case .cell:
        return content.position(of: attributes.indexPath).map { .cell($0) }
      case .supplementaryView:
        guard let kind = attributes.representedElementKind,
          let path = presentPath(ofSupplementaryView: original),
          let element = content.element(ofKind: kind, at: path),
          placedSize(of: element) != nil
        else { return nil }
        return element
      case .decorationView: return nil
      @unknown default: return nil
      }
    }

    /// Returns the present index path of a header or footer, or nil if it is unknown.
    ///
    /// In a batch of updates UIKit may pass attributes from before it, with the old section (radar
    /// 48955657).
    private func presentPath(
      ofSupplementaryView given: UICollectionViewLayoutAttributes
    ) -> IndexPath? {
      guard let ours = given as? CollectionViewAlignedLayoutAttributes, given.indexPath.count == 2
      else { return nil }
      if ours.generation == state.generation { return given.indexPath }
      guard ours.generation == state.generation - 1,
        case .updates(let map)? = state.transition.animatedChange?.cause,
        let section = map.newSection(of: given.indexPath.section)
      else { return nil }
      return IndexPath(item: given.indexPath.item, section: section)
    }

    /// Returns an element's size in the content, with its length along the line as the width, or nil for
    /// a header or footer that does not exist.
    private func placedSize(of element: ContentLayout.Element) -> CGSize? {
      content.frame(of: element, pinning: nil)?.size.transposed(for: content.axis)
    }

    /// Returns a value whose change between two layouts is how far the content offset must change, along
    /// the axis on the screen, to hold a cell in place.
    func offset(of anchor: ScrollAnchor?) -> CGFloat {
      guard let anchor, let bounds = collectionView?.bounds else { return 0 }
      // UIKit limits the content offset when the content has its new size.
      if case .cell(let cell, .distance) = anchor, content.contains(.cell(cell)) {
        let frame = standing.frame(ofCellAt: cell)
        return switch content.axis {
        case .vertical: frame.minY
        case .horizontal: content.isMirroredSideways ? frame.maxX : frame.minX
        }
      }
      return contentOffset(holding: anchor).map {
        content.axis.coordinate(of: standing.contentOffset($0, in: bounds))
      } ?? 0
    }

    // MARK: Layout

    /// Lays out the line of a measured element again, and those after it that change.
    private func layOutAgain(_ element: ContentLayout.Element) {
      switch element {
      case .cell(let position):
        if !estimatesItems,
          content.attributes(ofSection: position.section).lineLimit == .unlimited
        {
          state.layOutAgain(cellAt: position)
        } else {
          layOutAgain(cellAt: position)
        }
      case .header(let section), .footer(let section):
        let (old, width) = (content[section], content.supplementaryWidth)
        state.setLengths(
          header: length(
            of: .header(section: section), estimate: old.headerLength, width: width),
          footer: length(
            of: .footer(section: section), estimate: old.footerLength, width: width),
          ofSection: section)
      case .overflow, .background, .lineSeparator: break
      }
    }

    /// Lays out a measured cell again where the line limit may show or hide others, or where others
    /// have estimates of their own. These are asked for their attributes or estimates, and the
    /// overflow view for its size.
    private func layOutAgain(cellAt position: ContentLayout.CellPosition) {
      guard let collectionView else { return }
      let version = state.version
      let attributes = state.attributesWithReportedBaselines(ofCellAt: position)
      // A copy, because a delegate may query the layout while it is asked.
      var content = content
      let section = content.attributes(ofSection: position.section)
      ContentProvider(of: self, in: collectionView).apply(
        [.replaceCell(position)], to: &content, [section], from: position.section,
        knownAttributes: [position: attributes])
      state.show(content, version: version)
    }
  }

  extension LayoutState {
    /// Returns a placed cell's attributes, as on the screen, with the baselines that its view has
    /// reported.
    func attributesWithReportedBaselines(
      ofCellAt position: ContentLayout.CellPosition
    ) -> CellAttributes {
      let section = shown.content[position.section]
      let attributes = section.lines.givenAttributes(ofCell: position.cell)
      guard shown.content.axis == .vertical else { return attributes.transposed }
      guard section.attributes.alignsByReportedBaseline(attributes) else { return attributes }
      return measuredSizes.baselines.merged(with: attributes, of: .cell(position))
    }
  }
#endif
