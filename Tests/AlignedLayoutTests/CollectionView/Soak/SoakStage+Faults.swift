#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // What must be true whenever nothing is left to lay out.
  extension SoakStage {
    /// The first thing that is not as in a layout of the present content made anew, or nil.
    func firstFault() -> String? {
      if let fault = faultOfData() { return fault }
      let claims = SizeClaims(of: self)
      if let fault = claims.fault() { return fault }
      let fresh = stage.computed(isAllSeen ? claims.answered : claims.content)
      return faultOfFrames(fresh) ?? faultOfQueries(fresh) ?? faultOfViews(fresh)
        ?? faultOfStrangers() ?? faultOfOffset()
    }

    /// With other counts or another order nothing else can be told.
    private func faultOfData() -> String? {
      let counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
      let expected = shown.sections.map(\.cells.count)
      guard counts == expected else { return "counts are \(counts), not \(expected)" }
      defer { dropped = nil }
      guard let dropped, dropped.order != stage.content.order else { return nil }
      return "dropped as \(stage.content.order), not \(dropped.order)"
    }

    // MARK: Layout

    private func faultOfFrames(_ fresh: ContentLayout) -> String? {
      guard isClose(view.contentSize, fresh.contentSize) else {
        return "content size \(view.contentSize), not \(fresh.contentSize)"
      }
      for position in fresh.positions {
        let path = IndexPath(item: position.cell, section: position.section)
        let frame = layout.layoutAttributesForItem(at: path)?.frame
        let expected = fresh.frame(ofCellAt: position)
        guard isClose(frame, expected) else {
          return "cell \(path.words) at \(words(frame)), not \(words(expected))"
        }
      }
      for section in 0..<fresh.sectionCount {
        let pinning = stage.pinning
        let parts = [
          (
            "header", stage.header(section),
            fresh.frame(ofHeaderInSection: section, pinning: pinning)
          ),
          (
            "footer", stage.footer(section),
            fresh.frame(ofFooterInSection: section, pinning: pinning)
          ),
        ]
        for (name, frame, expected) in parts where !isClose(frame, expected) {
          return "\(name) \(section) at \(words(frame)), not \(words(expected))"
        }
        let frame = layout.contentFrame(forSection: section)
        let expected = fresh.frame(ofSection: section)
        guard isClose(frame, expected) else {
          return "section \(section) at \(words(frame)), not \(words(expected))"
        }
      }
      return nil
    }

    private func faultOfQueries(_ fresh: ContentLayout) -> String? {
      for rect in rects(fresh) {
        let found = layout.layoutAttributesForElements(in: rect) ?? []
        let expected = fresh.elements(in: rect, pinning: stage.pinning)
        let places = Dictionary(found.map { ($0.place, $0.frame) }, uniquingKeysWith: { $1 })
        guard places.count == found.count else { return "an element twice in \(words(rect))" }
        for placed in expected where !isClose(places[placed.element.place], placed.frame) {
          return "in \(words(rect)), \(placed.element.place) at "
            + "\(words(places[placed.element.place])), not \(words(placed.frame))"
        }
        guard found.count == expected.count else {
          let strange = Set(places.keys).subtracting(expected.map(\.element.place))
          return "in \(words(rect)), \(strange.sorted()) too"
        }
      }
      return nil
    }

    /// What is visible, all that there is, and some of it anywhere: the same for the same state.
    private func rects(_ fresh: ContentLayout) -> [CGRect] {
      var random = SplitMix64(seed: UInt64(fresh.positions.count))
      let size = fresh.contentSize
      func place(_ length: CGFloat) -> CGFloat { CGFloat(random.length(-1...10)) / 10 * length }
      let anywhere = (0..<3).map { _ in
        rect(place(size.width), place(size.height), abs(place(size.width)) × abs(place(200)))
      }
      return [view.bounds, CGRect(origin: CGPoint(), size: size)] + anywhere
    }

    // MARK: Views

    private func faultOfViews(_ fresh: ContentLayout) -> String? {
      let visible = fresh.elements(in: view.bounds, pinning: stage.pinning).filter {
        $0.frame.width > 0 && $0.frame.height > 0
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

    /// Whether a frame meets the bounds by more than the last bits of its coordinates.
    private func isSeen(_ frame: CGRect) -> Bool {
      let common = frame.intersection(view.bounds)
      return common.width > 0.001 && common.height > 0.001
    }

    private func faultOfView(_ placed: ContentLayout.PlacedElement) -> String? {
      let shown = stage.reusableView(of: placed.element)
      guard isClose(shown?.frame, placed.frame) else {
        return "the view of \(placed.element.place) at \(words(shown?.frame)), not "
          + words(placed.frame)
      }
      guard shown?.alpha == 1, shown?.isHidden == false else {
        return "the view of \(placed.element.place) is faded or hidden"
      }
      guard case .cell(let position) = placed.element else { return nil }
      let id = (shown as? SoakCell)?.id
      let expected = self.shown.sections[position.section].cells[position.cell].id
      return id == expected
        ? nil
        : "the view of \(placed.element.place) shows \(id as Any), not \(expected as Any)"
    }

    /// No view is left over.
    private func faultOfStrangers() -> String? {
      let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ]
      let shown = Set(
        (view.visibleCells + kinds.flatMap(view.visibleSupplementaryViews(ofKind:)))
          .map(ObjectIdentifier.init))
      let strangers = view.subviews.filter {
        $0 is UICollectionReusableView && !$0.isHidden && $0.alpha > 0
          && !shown.contains(ObjectIdentifier($0)) && $0.frame.intersects(view.bounds)
      }
      return strangers.isEmpty ? nil : "\(strangers.count) views left over"
    }

    // MARK: Offset

    /// The offset is within reach, unless something has pulled the content beyond its ends.
    private func faultOfOffset() -> String? {
      let reach = reachableOffsets
      let isReached =
        view.contentOffset.y >= reach.lowerBound - 0.001
        && view.contentOffset.y <= reach.upperBound + 0.001
      if isReached { isPulled = false }
      return isReached || isPulled ? nil : "offset \(view.contentOffset.y), not in \(reach)"
    }
  }

  // MARK: Words

  /// A rectangle, as short as it can be told.
  func words(_ rect: CGRect?) -> String {
    rect.map { "(\($0.minX), \($0.minY)) \($0.width) × \($0.height)" } ?? "no place"
  }

  extension IndexPath {
    var words: String { "\(section).\(item)" }
  }

  extension ContentLayout.CellPosition {
    fileprivate init(_ path: IndexPath) {
      self.init(section: path.section, cell: path.item)
    }
  }

  extension TestContent {
    /// Who stands where.
    fileprivate var order: [[Int?]] { sections.map { $0.cells.map(\.id) } }
  }

  extension ContentLayout.Element {
    /// What it is and where, in words.
    fileprivate var place: String {
      switch self {
      case .cell(let position): "cell \(position.section).\(position.cell)"
      case .header(let section): "header \(section)"
      case .overflow(let section): "overflow \(section)"
      case .footer(let section): "footer \(section)"
      case .background(let section): "background \(section)"
      case .lineSeparator(let section, let line): "separator \(section).\(line)"
      }
    }
  }

  extension UICollectionViewLayoutAttributes {
    @MainActor
    fileprivate var place: String {
      switch representedElementKind {
      case nil: "cell \(indexPath.words)"
      case UICollectionView.elementKindSectionHeader: "header \(indexPath[0])"
      default: "footer \(indexPath[0])"
      }
    }
  }
#endif
