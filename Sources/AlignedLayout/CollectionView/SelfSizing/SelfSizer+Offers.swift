extension SelfSizer {
  /// Returns nil for elements that do not size themselves.
  func offeredSpace(
    of element: ContentLayout.Element, in content: ContentLayout, _ options: LayoutOptions
  ) -> CGFloat? {
    guard content.sizesItself(element, options) else { return nil }
    guard case .cell(let position) = element else { return content.supplementaryWidth(of: element) }
    return content.read(position.section) {
      offer(toCellAt: position, placedWidth: nil, on: $0).space
    }
  }

  /// A cell that is placed is not hidden.
  func offer(
    to placed: ContentLayout.PlacedElement, in content: ContentLayout, _ options: LayoutOptions
  ) -> Offer? {
    guard case .cell(let position) = placed.element else {
      return offeredSpace(of: placed.element, in: content, options).map { Offer(space: $0) }
    }
    return content.read(position.section) {
      offer(toCellAt: position, placed: placed.frame.size, on: $0)
    }
  }

  /// A query finds cells section by section, and the lines of a section are read once.
  func offers(
    to placed: [ContentLayout.PlacedElement], in content: ContentLayout, _ options: LayoutOptions
  ) -> [Offer?] {
    var offers: [Offer?] = []
    offers.reserveCapacity(placed.count)
    while offers.count < placed.count {
      let first = placed[offers.count]
      guard case .cell(let start) = first.element else {
        offers.append(offer(to: first, in: content, options))
        continue
      }
      content.read(start.section) { lines in
        while offers.count < placed.count, case let next = placed[offers.count],
          case .cell(let position) = next.element, position.section == start.section
        {
          offers.append(offer(toCellAt: position, placed: next.frame.size, on: lines))
        }
      }
    }
    return offers
  }

  private func offer(
    toCellAt position: ContentLayout.CellPosition, placed size: CGSize, on lines: SectionLines
  ) -> Offer? {
    guard lines.room.attributes.sizing.isSelfSizing else { return nil }
    let width = lines.room.axis == .vertical ? size.width : size.height
    return offer(toCellAt: position, placedWidth: width, on: lines)
  }

  struct Offer {
    let space: CGFloat

    /// Whether the cell's line or its columns decide its width, or it shares the width with others, so that it
    /// may be wider than its view prefers.
    var isWidthDecided = false
  }

  /// After an unmeasured cell, the layout offers the whole line. A cell that begins a line may never have been
  /// asked for what remains of the line above: it is offered that space first.
  private func offer(
    toCellAt position: ContentLayout.CellPosition, placedWidth: CGFloat?, on lines: SectionLines
  ) -> Offer {
    let cell = position.cell
    func isMeasured(_ cell: Int) -> Bool {
      sizes.isMeasured(.cell(.init(section: position.section, cell: cell)))
    }
    if let width = lines.widthDecided(forCell: cell, placedWidth: placedWidth) {
      return Offer(space: width, isWidthDecided: true)
    }
    if let label = lines.label(ofCell: cell) {
      return Offer(
        space: offeredSpace(of: label, at: position, on: lines), isWidthDecided: true)
    }
    guard lines.room.attributes.offersRemainingSpaceToViews,
      (lines.firstCellOnLine(ofCell: cell)..<cell).allSatisfy(isMeasured)
    else { return Offer(space: lines.wholeLineSpace(forCell: cell)) }
    let above =
      isMeasured(cell)
      ? lines.spaceOnLineAbove(forCell: cell) {
        size(of: .cell(.init(section: position.section, cell: $0)), offered: $1)
      } lastLineWidth: {
        sizes.lastLineWidth(of: .cell(.init(section: position.section, cell: $0)), at: $1)
      } : nil
    return Offer(space: above ?? lines.remainingLineSpace(forCell: cell))
  }

  /// A cell that shares its width is offered a whole line, until its view has answered that, and then, if it
  /// wanted more than it has, what it has.
  private func offeredSpace(
    of label: SharedWidths.Label, at position: ContentLayout.CellPosition, on lines: SectionLines
  ) -> CGFloat {
    guard let answer = sizes.knownSize(of: .cell(position), offered: label.offer),
      let widths = lines.sharedWidths
    else { return label.offer }
    let width = widths.askedWidth(
      of: label, onLineWith: lines.wholeLineSpace(forCell: position.cell))
    return answer.width.fits(in: width) ? label.offer : width
  }

  /// No view is offered less than a point: it is too wide for that in any case.
  private func size(of element: ContentLayout.Element, offered space: CGFloat) -> CGSize? {
    sizes.knownSize(of: element, offered: space)
      ?? (space < 1 ? sizes.size(of: element, offered: space) : nil)
  }

  /// A length of 0 stays 0: the element does not exist. The width is what the view is offered.
  func length(
    of element: ContentLayout.Element, estimate: CGFloat, width: CGFloat, _ options: LayoutOptions
  ) -> CGFloat {
    guard estimate > 0, options.selfSizes(element) else { return estimate }
    return sizes.size(of: element, offered: width)?.height ?? estimate
  }

  func boundaries(_ boundaries: BoundaryViews, in room: ContentRoom) -> BoundaryViews {
    func length(of view: BoundaryView?, _ element: ContentLayout.Element) -> CGFloat {
      guard let view, view.isSelfSizing else { return view?.length ?? 0 }
      let width = room.supplementaryWidth(of: view)
      return sizes.size(of: element, offered: width)?.height ?? view.length
    }
    var boundaries = boundaries
    boundaries.setLengths(
      header: length(of: boundaries.header, .contentHeader),
      footer: length(of: boundaries.footer, .contentFooter))
    return boundaries
  }

  /// Returns the size in which an element is shown, so that UIKit measures its view if it has to. The given size
  /// is what UIKit was last given for the same offer.
  func shownSize(
    of element: ContentLayout.Element, placed: CGSize, given: CGSize?, offered space: CGFloat
  ) -> CGSize {
    var size = placed
    // UIKit does not measure a view whose attributes stay the same (a guess:
    // `Guess.equalSizesAreNotMeasuredAgain`). A bit more height is invisible.
    while sizes.preventsMeasuring(element, offered: space, in: size) {
      size.height = size.height.nextUp
    }
    // The view may have been measured since UIKit got that bit. Without an invalidation, its attributes must
    // not change.
    guard let given, given.isTallerByBits(than: size),
      !sizes.preventsMeasuring(element, offered: space, in: given)
    else { return size }
    return given
  }

  /// Returns a placed cell's attributes, as on the screen, with the baselines that its view has reported.
  func attributes(
    ofCellAt position: ContentLayout.CellPosition, in content: ContentLayout
  ) -> CellAttributes {
    let section = content[position.section]
    let attributes = section.lines.givenAttributes(ofCell: position.cell)
    guard content.axis == .vertical else { return attributes.transposed }
    guard section.attributes.alignsByReportedBaseline(attributes) else { return attributes }
    return sizes.baselines.merged(with: attributes, of: .cell(position))
  }

  /// A cell is settled if it does not size itself, or was measured before. If the user scrolls up, cells above
  /// are measured for the first time, and those below are what the user reads.
  func isSettled(_ position: ContentLayout.CellPosition, in content: ContentLayout) -> Bool {
    !content.sizing(ofSection: position.section).isSelfSizing || sizes.isSettled(.cell(position))
  }
}

extension ContentLayout {
  func sizesItself(_ element: Element, _ options: LayoutOptions) -> Bool {
    switch element {
    case .contentHeader: room.boundaries.header?.isSelfSizing ?? false
    case .contentFooter: room.boundaries.footer?.isSelfSizing ?? false
    case .cell(let position): sizesItself(position)
    case .header, .footer, .overflow, .background, .lineSeparator: options.selfSizes(element)
    }
  }

  private func sizesItself(_ position: CellPosition) -> Bool {
    // Hidden cells are on no line, and are not measured.
    sizing(ofSection: position.section).isSelfSizing && !hides(.cell(position))
  }
}

extension LayoutOptions {
  fileprivate func selfSizes(_ element: ContentLayout.Element) -> Bool {
    switch element {
    case .header: selfSizesHeaders
    case .footer: selfSizesFooters
    case .contentHeader, .contentFooter, .cell, .overflow, .background, .lineSeparator: false
    }
  }
}

extension CGSize {
  fileprivate func isTallerByBits(than other: CGSize) -> Bool {
    width == other.width && height > other.height && height <= other.height.nextUp.nextUp
  }
}
