#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // Checks of a stage on which no layout is pending.
  extension SoakStage {
    /// Returns the first difference from a fresh layout of the present content, in words, or nil.
    func firstFault() -> String? {
      if let fault = faultOfData() { return fault }
      let claims = SizeClaims(of: self)
      if let fault = claims.fault() { return fault }
      let isMeasured = isAllSeen && !claims.hasVanishingCells
      let fresh = stage.computed(isMeasured ? claims.preferred : claims.content)
      return stage.firstFaultOfFrames(fresh) ?? stage.firstFaultOfAttachments(
        fresh, carried: carried?.path)
        ?? stage.firstFaultOfDecorations(fresh)
        ?? faultOfQueries(fresh) ?? faultOfViews(fresh) ?? faultOfStrangers()
        ?? faultOfFloatingViews()
        ?? faultOfOffset()
    }

    /// Returns wrong counts or a wrong order, in words, or nil. Other checks need both to be right.
    private func faultOfData() -> String? {
      let counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
      let expected = shown.sections.map(\.cells.count)
      guard counts == expected else { return "counts are \(counts), not \(expected)" }
      defer { dropped = nil }
      guard let dropped, dropped.order != stage.content.order else { return nil }
      return "dropped as \(stage.content.order), not \(dropped.order)"
    }

    // MARK: Queries

    private func faultOfQueries(_ fresh: PlacedLayout) -> String? {
      for rect in rects(fresh) {
        let found = (layout.layoutAttributesForElements(in: rect) ?? []).filter {
          !isAttachedToCarriedItem(kind: $0.representedElementKind, at: $0.indexPath)
        }
        let elements = fresh.elements(in: rect, pinning: stage.pinning).compactMap { placed in
          place(of: placed.element).map { (place: $0, frame: placed.frame) }
        }
        let attachments = stage.plainAttachments(fresh).filter {
          $0.value.meets(rect) && !isAttachedToCarriedItem(kind: $0.key.kind, at: $0.key.path)
        }
        let expected =
          elements + attachments.map { ("\($0.key.kind) \($0.key.path.words)", $0.value) }
        let places = Dictionary(found.map { ($0.place, $0.frame) }, uniquingKeysWith: { $1 })
        guard places.count == found.count else { return "an element twice in \(words(rect))" }
        for (place, frame) in expected where !isClose(places[place], frame) {
          return "in \(words(rect)), \(place) at \(words(places[place])), not \(words(frame))"
        }
        guard found.count == expected.count else {
          let strange = Set(places.keys).subtracting(expected.map(\.place))
          return "in \(words(rect)), \(strange.sorted()) too"
        }
      }
      return nil
    }

    /// Returns whether a view follows the finger that carries its item.
    private func isAttachedToCarriedItem(kind: String?, at path: IndexPath) -> Bool {
      path == carried?.path && kind.map(SoakSource.attachmentKinds.contains) ?? false
    }

    /// Returns an element's kind and index path in words, or nil for a decoration of a kind that is
    /// not registered.
    private func place(of element: ContentLayout.Element) -> String? {
      switch element {
      case .cell(let position): "cell \(position.section).\(position.cell)"
      case .contentHeader: "content header"
      case .contentFooter: "content footer"
      case .header(let section): "header \(section)"
      case .overflow(let section): "overflow \(section)"
      case .footer(let section): "footer \(section)"
      case .background, .lineSeparator:
        stage.decoration(of: element).map { "\($0.kind) \($0.path.words)" }
      }
    }

    /// Returns the bounds, the whole content and some random rectangles, the same for the same
    /// state.
    private func rects(_ fresh: PlacedLayout) -> [CGRect] {
      var random = SplitMix64(seed: UInt64(fresh.positions.count))
      let size = fresh.contentSize
      func place(_ length: CGFloat) -> CGFloat { CGFloat(random.length(-1...10)) / 10 * length }
      let anywhere = (0..<3).map { _ in
        rect(place(size.width), place(size.height), abs(place(size.width)) × abs(place(200)))
      }
      return [view.bounds, CGRect(origin: CGPoint(), size: size)] + anywhere
    }

    // MARK: Views

    private func faultOfViews(_ fresh: PlacedLayout) -> String? {
      let visible = fresh.elements(in: view.bounds, pinning: stage.pinning).filter {
        $0.frame.width > 0 && $0.frame.height > 0 && !$0.element.decorates
      }
      var paths: Set<IndexPath> = []
      for placed in visible {
        let isCarried = placed.element == carried.map { .cell(.init($0.path)) }
        if case .cell(let position) = placed.element {
          paths.insert(IndexPath(item: position.cell, section: position.section))
        }
        guard !isCarried, isSeen(placed.frame), let fault = faultOfView(placed) else { continue }
        return fault
      }
      let shown = Set(
        view.indexPathsForVisibleItems.filter { path in
          view.cellForItem(at: path).map { $0.bounds.width > 0 && $0.bounds.height > 0 } ?? true
        })
      let others = shown.symmetricDifference(paths).filter { path in
        path != carried?.path
          && layout.layoutAttributesForItem(at: path).map { isSeen($0.frame) } ?? true
      }
      return others.isEmpty
        ? nil : "cells \(shown.sorted().map(\.words)) shown, not \(paths.sorted().map(\.words))"
    }

    /// Returns true if a frame overlaps the bounds by more than rounding errors.
    private func isSeen(_ frame: CGRect) -> Bool {
      let common = frame.intersection(view.bounds)
      return common.width > 0.001 && common.height > 0.001
    }

    private func faultOfView(_ placed: ContentLayout.PlacedElement) -> String? {
      let shown = stage.reusableView(of: placed.element)
      let place = place(of: placed.element) ?? ""
      guard isClose(shown?.frame, placed.frame) else {
        return "the view of \(place) at \(words(shown?.frame)), not "
          + words(placed.frame)
      }
      guard shown?.isHidden == false else { return "the view of \(place) is hidden" }
      guard let shown, shows(shown, effectAt: placed.frame) else {
        return "the view of \(place) has the alpha \(shown?.alpha ?? .nan) and another effect"
      }
      guard case .cell(let position) = placed.element else { return nil }
      let id = (shown as? SoakCell)?.id
      let expected = self.shown.sections[position.section].cells[position.cell].id
      return id == expected
        ? nil
        : "the view of \(place) shows \(id as Any), not \(expected as Any)"
    }

    /// Returns the number of visible views without an element, in words, or nil.
    private func faultOfStrangers() -> String? {
      let shown = Set(
        (view.visibleCells
          + (SoakSource.supplementaryKinds + SoakSource.attachmentKinds)
          .flatMap(view.visibleSupplementaryViews(ofKind:)))
          .map(ObjectIdentifier.init))
      let strangers = view.subviews.filter {
        $0 is UICollectionReusableView && !($0 is DecorationView) && !$0.isHidden && $0.alpha > 0
          && !shown.contains(ObjectIdentifier($0)) && $0.frame.intersects(view.bounds)
      }
      return strangers.isEmpty ? nil : "\(strangers.count) views left over"
    }

    // MARK: Offset

    /// Returns an offset beyond the content's ends, in words, or nil. After a pull such an offset
    /// is right.
    private func faultOfOffset() -> String? {
      let reach = reachableOffsets
      let isReached =
        uprightOffset >= reach.lowerBound - 0.001 && uprightOffset <= reach.upperBound + 0.001
      if isReached { isPulled = false }
      // UIKit may clamp the offset before it applies an adjustment. The layout puts that right at the
      // end of the turn, for which no soak waits.
      if !appliesAdjustmentsInPrepare { return nil }
      return isReached || isPulled ? nil : "offset \(uprightOffset), not in \(reach)"
    }
  }

  extension ContentLayout.CellPosition {
    fileprivate init(_ path: IndexPath) {
      self.init(section: path.section, cell: path.item)
    }
  }

  extension TestContent {
    /// The identifiers of all cells, by section.
    fileprivate var order: [[Int?]] { sections.map { $0.cells.map(\.id) } }
  }

  extension UICollectionViewLayoutAttributes {
    /// The element's kind and index path in words.
    @MainActor
    fileprivate var place: String {
      switch representedElementKind {
      case nil: "cell \(indexPath.words)"
      case UICollectionView.elementKindSectionHeader: "header \(indexPath[0])"
      case UICollectionView.elementKindSectionFooter: "footer \(indexPath[0])"
      case CollectionViewAlignedLayout.elementKindOverflow: "overflow \(indexPath[0])"
      case CollectionViewAlignedLayout.elementKindContentHeader: "content header"
      case CollectionViewAlignedLayout.elementKindContentFooter: "content footer"
      case let kind?: "\(kind) \(indexPath.words)"
      }
    }
  }

  extension CGRect {
    fileprivate func meets(_ other: CGRect) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }
#endif
