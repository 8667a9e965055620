#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Effects while scrolling. Rests on UIKit querying all elements after a context for new bounds that names
  /// none (W), and on its not measuring views again because of that (O).
  @MainActor
  @Suite(.underAllModes)
  struct VisibleEffectsTests {
    /// Returns a stage with lines of two cells of 40 by 20 points.
    private func stage(
      cellCount: Int = 40, header: CGFloat = 0, attributes: SectionAttributes = .unspaced,
      axis: ContentLayout.Axis = .vertical, height: CGFloat = 60
    ) -> AlignedStage {
      var content = TestContent(
        width: 100, contentInsets: .zero,
        sections: [
          TestSection(
            attributes: attributes, cells: Array(repeating: .cell(40 × 20), count: cellCount),
            headerLength: header)
        ])
      content.axis = axis
      return AlignedStage(content, height: height)
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func setEffect(
      _ stage: AlignedStage,
      _ effect: @escaping (UICollectionViewLayoutAttributes, CGRect) -> Void
    ) {
      stage.layout.adjustVisibleAttributes = effect
      stage.view.layoutIfNeeded()
    }

    /// Scales elements by up to a half, by their distance from the middle.
    private func scale(_ attributes: UICollectionViewLayoutAttributes, _ visibleRect: CGRect) {
      let distance = abs(attributes.center.y - visibleRect.midY) / visibleRect.height
      let scale = 1 - min(distance, 1) / 2
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    @Test func `cells are scaled at each step, and stand where they did`() {
      let stage = stage()
      setEffect(stage, scale)
      let small = 20.0 * 5 / 6
      #expect(isClose(stage.frame(2), rect(0, 20, 40 × 20)))
      #expect(isClose(stage.frame(0), rect(20 - small, 10 - small / 2, 2 * small × small)))
      expectEqual(stage.view.cellForItem(at: path(0))?.transform.a, 1 - 1.0 / 6)
      stage.scroll(to: 20)
      #expect(isClose(stage.frame(4), rect(0, 40, 40 × 20)))
      #expect(isClose(stage.frame(2), rect(20 - small, 30 - small / 2, 2 * small × small)))
      expectEqual(stage.view.cellForItem(at: path(2))?.transform.a, 1 - 1.0 / 6)
      expectEqual(stage.view.cellForItem(at: path(4))?.transform.a, 1)
      expectEqual(stage.layout.content.frame(ofCellAt: .init(section: 0, cell: 2)).width, 40)
      expectEqual(stage.view.contentSize.height, 400)
    }

    @Test func `the visible rectangle is what insets leave of the bounds`() {
      let stage = stage()
      stage.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
      var rects: Set<[CGFloat]> = []
      setEffect(stage) { rects.insert([$1.minX, $1.minY, $1.width, $1.height]) }
      rects = []
      stage.scroll(to: 30)
      expectEqual(rects, [[0, 40, 100, 45]])
      rects = []
      stage.view.contentInset.top = 20
      stage.view.layoutIfNeeded()
      #expect(rects.contains([0, stage.view.bounds.minY + 20, 100, 35]))
    }

    @Test func `the visible rectangle sideways`() {
      let stage = stage(axis: .horizontal)
      stage.view.contentInset = UIEdgeInsets(top: 2, left: 10, bottom: 3, right: 5)
      var rects: Set<[CGFloat]> = []
      setEffect(stage) { rects.insert([$1.minX, $1.minY, $1.width, $1.height]) }
      rects = []
      stage.view.contentOffset = CGPoint(x: 30, y: -2)
      stage.view.layoutIfNeeded()
      expectEqual(rects, [[40, 0, 45, 95]])
    }

    @Test func `without an effect scrolling queries nothing again`() {
      let stage = stage()
      let next = stage.view.bounds.offsetBy(dx: 0, dy: 7)
      #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: next))
      setEffect(stage) { attributes, _ in attributes.alpha = 0.5 }
      #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: next))
      expectEqual(stage.view.cellForItem(at: path(0))?.alpha, 0.5)
      stage.layout.adjustVisibleAttributes = nil
      stage.view.layoutIfNeeded()
      #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: next))
      expectEqual(stage.view.cellForItem(at: path(0))?.alpha, 1)
    }

    @Test func `scrolling with an effect asks the delegate nothing`() {
      let stage = stage(header: 10)
      setEffect(stage, scale)
      for offset in stride(from: 5, through: 100, by: 19 as CGFloat) {
        let asked = stage.asked { stage.view.contentOffset.y = offset }
        #expect(asked.isEmpty)
      }
    }

    @Test func `a pinned header fades, and comes back`() {
      let stage = stage(header: 20)
      setEffect(stage) { attributes, visibleRect in
        guard attributes.representedElementKind == UICollectionView.elementKindSectionHeader
        else { return }
        attributes.alpha = 1 - min(1, attributes.frame.minY / 100)
        attributes.zIndex = attributes.frame.minY > 0 ? 9 : 3
      }
      func header() -> UICollectionViewLayoutAttributes? {
        stage.layout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: path(0))
      }
      let view = stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
      stage.scroll(to: 25)
      expectEqual(header()?.frame, rect(0, 25, 100 × 20))
      #expect(header()?.alpha == 0.75 && view?.alpha == 0.75)
      expectEqual(header()?.zIndex, 9)
      stage.scroll(to: 0)
      #expect(header()?.alpha == 1 && view?.alpha == 1)
      expectEqual(header()?.zIndex, 3)
    }

    @Test func `attachments and decorations have an effect of their own`() {
      let badge = ViewAttachment(kind: "badge", at: .topTrailing, size: 10 × 10)
      let attributes = SectionAttributes.unspaced
        .with(attachments: .init(ofCells: [badge], reach: 5))
        .with(backgrounds: [.init(kind: "card")])
      let stage = stage(attributes: attributes)
      setEffect(stage) { attributes, _ in
        switch attributes.representedElementCategory {
        case .cell: break
        case .supplementaryView: attributes.alpha = 0.5
        default: attributes.alpha = 0.25
        }
      }
      let decoration = stage.layout.layoutAttributesForDecorationView(
        ofKind: "card", at: path(0))
      expectEqual(decoration?.alpha, 0.25)
      expectEqual(stage.view.cellForItem(at: path(0))?.alpha, 1)
      let view = stage.view.supplementaryView(forElementKind: "badge", at: path(0))
      expectEqual(view?.alpha, 0.5)
    }

    @Test func `an element that is moved into a rectangle is found there`() {
      let stage = stage()
      stage.scroll(to: 40)
      // The first line stays at the top, though it is scrolled out.
      setEffect(stage) { attributes, visibleRect in
        guard attributes.indexPath.item < 2 else { return }
        attributes.transform = CGAffineTransform(
          translationX: 0, y: max(0, visibleRect.minY - attributes.frame.minY))
        attributes.zIndex = 1
      }
      expectEqual(stage.frame(0), rect(0, 40, 40 × 20))
      expectEqual(stage.view.cellForItem(at: path(0))?.transform.ty, 40)
      let found = stage.layout.layoutAttributesForElements(in: rect(0, 50, 100 × 4)) ?? []
      expectEqual(Set(found.map(\.indexPath)), [path(0), path(1), path(4), path(5)])
      expectEqual(found.count, 4)
      // The line is two heights of the bounds above them now.
      stage.scroll(to: 140)
      expectEqual(stage.frame(0), rect(0, 0, 40 × 20))
      #expect(stage.view.cellForItem(at: path(0)) == nil)
    }

    @Test func `sizes, places and hidden elements are those of the layout`() {
      let stage = stage()
      setEffect(stage) { attributes, _ in
        attributes.frame = rect(7, 7, 7 × 7)
        attributes.isHidden = true
        attributes.alpha = 0.5
      }
      expectEqual(stage.frame(3), rect(40, 20, 40 × 20))
      expectEqual(stage.view.cellForItem(at: path(3))?.alpha, 0.5)
      stage.expectShownAsComputed()
    }

    @Test func `queries within an effect return attributes without it`() {
      let stage = stage()
      setEffect(stage) { [unowned layout = stage.layout] attributes, visibleRect in
        guard attributes.indexPath.item == 1 else { return }
        let neighbor = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        let all = layout.layoutAttributesForElements(in: visibleRect)
        attributes.alpha =
          neighbor?.alpha == 1 && all?.allSatisfy { $0.alpha == 1 } == true ? 0.5 : 0
      }
      expectEqual(stage.view.cellForItem(at: path(1))?.alpha, 0.5)
    }

    @Test func `a carried cell has its effect, and the others have theirs`() {
      let stage = stage(cellCount: 12, height: 120)
      setEffect(stage, scale)
      #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 70))
      stage.view.layoutIfNeeded()
      stage.view.cancelInteractiveMovement()
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.cellForItem(at: path(0))?.bounds.size.width, 40)
    }

    // MARK: Self-sizing

    private let texts: [TestCell] = (0..<60).map {
      $0 % 3 == 0 ? .text(area: 1500, atMost: 70) : .cell(CGFloat(20 + $0) × 20)
    }

    @Test func `scaled cells have the sizes that they prefer, and are measured once`() {
      let content = TestContent(width: 100, .sizingItself, texts)
      let views = MeasuredViews(content, height: 90)
      let plain = MeasuredViews(content, height: 90)
      setEffect(views.stage) { attributes, _ in
        attributes.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      }
      views.noteOffers()
      for offset in stride(from: 0, through: 400, by: 35 as CGFloat) {
        let measured = views.measured { views.stage.scroll(to: offset) }
        #expect(measured.staying.subtracting(measured.changed).isEmpty)
        plain.stage.scroll(to: offset)
      }
      for stage in [views.stage, plain.stage] {
        stage.showEverything()
        stage.scroll(to: 0)
      }
      expectEqual(views.stage.view.contentSize, plain.stage.view.contentSize)
      let frames = texts.indices.map {
        views.stage.layout.content.frame(ofCellAt: .init(section: 0, cell: $0))
      }
      let plainFrames = texts.indices.map {
        plain.stage.layout.content.frame(ofCellAt: .init(section: 0, cell: $0))
      }
      expectEqual(frames, plainFrames)
      expectEqual(views.stage.view.cellForItem(at: path(0))?.transform.a, 0.8)
    }

    @Test func `a scaled header that sizes itself has the height that it prefers`() {
      let kind = UICollectionView.elementKindSectionHeader
      var content = TestContent(width: 100, .sizingItself, texts)
      content.sections[0].headerLength = 10
      let (stage, source) = SizingSource.stage(content, height: 90) {
        $0.heights = [kind: [0: 24]]
      }
      stage.layout.selfSizesSectionHeaders = true
      setEffect(stage) { attributes, _ in
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
      stage.scroll(to: 30)
      expectEqual(source.heights[kind]?[0], 24)
      expectEqual(stage.header(), rect(25, 36, 50 × 12))
      let view = stage.view.supplementaryView(forElementKind: kind, at: path(0))
      expectEqual(view?.bounds.size.height, 24)
    }
  }

  extension SectionAttributes {
    fileprivate static let unspaced = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
  }
#endif
