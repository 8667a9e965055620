#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// A layout with contexts of its own, as a client's subclass may have them.
  private final class OwnContextsLayout: CollectionViewAlignedLayout {
    final class Context: CollectionViewAlignedLayoutInvalidationContext {}

    override class var invalidationContextClass: AnyClass { Context.self }
  }

  /// Contents computed ahead for another width. Rests on a change of bounds invalidating with the
  /// context that the layout gives for it, if at all, and with no other (P).
  @MainActor
  @Suite(.underAllModes)
  struct AheadTests {
    private let stage: AlignedStage
    private let portrait = 100 × 180
    private let landscape = 180 × 100

    init() {
      let cells = (0..<11).map { TestCell.cell(CGFloat(20 + $0 * 7 % 30) × 20) }
      stage = AlignedStage(
        TestContent(
          width: 100, contentInsets: Insets(3), sectionSpacing: 4,
          sections: [
            TestSection(cells: cells, headerLength: 10),
            TestSection(cells: [.filling(height: 9)] + cells, footerLength: 6),
          ]),
        height: 180)
    }

    private func rotate(to size: CGSize) -> [Question] {
      stage.asked { stage.view.frame.size = size }
    }

    private func expectEverything(
      _ asked: [Question], _ location: SourceLocation = #_sourceLocation
    ) {
      #expect(asked.sections == [0, 1], sourceLocation: location)
      #expect(asked.sizes.count == 23, sourceLocation: location)
    }

    // MARK: Taken

    @Test func `a rotation takes what was computed for it, and asks nothing`() {
      #expect(stage.useAhead(width: 180))
      #expect(rotate(to: landscape).isEmpty)
      #expect(stage.view.contentSize.width == 180)
      stage.expectShownAsComputed()
    }

    @Test func `the computing needs no main thread`() async {
      let request = stage.layout.contentRequest(fittingWidth: 180)
      let content = stage.content
      let computed = await Task.detached { content.sections.layout(request.specification) }.value
      #expect(stage.layout.cacheContent(computed, for: request))
      #expect(rotate(to: landscape).isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `an animated rotation takes it too`() {
      #expect(stage.useAhead(width: 180))
      stage.scroll(to: 20)
      let asked = stage.asked {
        UIView.animate(withDuration: 0.2) {
          stage.view.frame.size = landscape
          stage.view.layoutIfNeeded()
        }
      }
      #expect(asked.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `the way back asks nothing, as often as it is taken`() {
      #expect(stage.useAhead(width: 180))
      for size in [landscape, portrait, landscape, portrait] {
        #expect(rotate(to: size).isEmpty)
        stage.expectShownAsComputed()
      }
    }

    @Test func `another width asks everything, and leaves what was computed for later`() {
      #expect(stage.useAhead(width: 180))
      expectEverything(rotate(to: 140 × 100))
      stage.expectShownAsComputed()
      #expect(rotate(to: landscape).isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `several widths can be computed ahead`() {
      for width in [140, 180, 60] as [CGFloat] {
        #expect(stage.useAhead(width: width))
      }
      for width in [60, 180, 140, 100] as [CGFloat] {
        #expect(rotate(to: width × 100).isEmpty)
        stage.expectShownAsComputed()
      }
    }

    @Test func `scrolling and another height drop nothing`() {
      #expect(stage.useAhead(width: 180))
      stage.scroll(to: 30)
      stage.resize(100 × 90)
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidatesContent = false
      stage.layout.invalidateLayout(with: context)
      #expect(rotate(to: landscape).isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `a request asks sections alone, and what is displayed stays`() {
      let asked = stage.asked { _ = stage.layout.contentRequest(fittingWidth: 180) }
      #expect(asked.sections == [0, 1])
      #expect(asked.sizes.isEmpty && asked.attributes.isEmpty && asked.counts == 0)
      stage.expectShownAsComputed()
    }

    @Test func `what is computed after reloadData is taken by the pass after it`() {
      stage.content.sections.removeFirst()
      stage.view.reloadData()
      #expect(stage.useAhead(width: 100))
      stage.source.asked = []
      stage.view.layoutIfNeeded()
      #expect(stage.asked().toDelegate.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `a section nobody is asked about needs no sizes`() {
      stage.view.delegate = nil
      stage.layout.defaultCellSize = 30 × 20
      stage.view.layoutIfNeeded()
      let request = stage.layout.contentRequest(fittingWidth: 180)
      let content = ContentLayout(request.specification) { _, _ in 1 × 1 }
      #expect(stage.layout.cacheContent(content, for: request))
      let size = stage.layout.contentSize(fittingWidth: 180)
      #expect(rotate(to: landscape).isEmpty)
      #expect(stage.view.contentSize == size)
    }

    // MARK: Not taken

    @Test(arguments: ContentChange.allCases)
    func `what changes the content drops what was computed before`(change: ContentChange) {
      #expect(stage.useAhead(width: 180))
      change.make(on: stage)
      expectFreshFrames(asking: rotate(to: landscape))
    }

    @Test(arguments: ContentChange.allCases)
    func `what was planned before a change is not kept after it`(change: ContentChange) {
      let request = stage.layout.contentRequest(fittingWidth: 180)
      let content = stage.content.sections.layout(request.specification)
      change.make(on: stage)
      // An equal request of the new state does not make the old one good.
      _ = stage.layout.contentRequest(fittingWidth: 180)
      #expect(!stage.layout.cacheContent(content, for: request))
      expectFreshFrames(asking: rotate(to: landscape))
    }

    @Test(arguments: ContentChange.allCases)
    func `a change after the rotation leaves nothing for the way back`(change: ContentChange) {
      #expect(stage.useAhead(width: 180))
      _ = rotate(to: landscape)
      change.make(on: stage)
      expectFreshFrames(asking: rotate(to: portrait))
    }

    @Test func `what was shown before a change is not kept for the way back`() {
      stage.content.sections[0].cells[2] = .cell(44 × 33)
      stage.view.reloadData()
      #expect(stage.useAhead(width: 180))
      #expect(rotate(to: landscape).toDelegate.isEmpty)
      stage.expectShownAsComputed()
      expectEverything(rotate(to: portrait))
      stage.expectShownAsComputed()
    }

    private func expectFreshFrames(asking asked: [Question]) {
      let cells = stage.content.sections.map { $0.cells.count }.reduce(0, +)
      #expect(asked.sizes.count == cells)
      stage.expectShownAsComputed()
    }

    @Test func `what is invalidated together with the rotation is asked`() {
      #expect(stage.useAhead(width: 180))
      let asked = stage.asked {
        stage.content.sections[0].cells[0] = .cell(50 × 30)
        stage.view.frame.size = landscape
        stage.layout.invalidateLayout()
      }
      expectEverything(asked)
      stage.expectShownAsComputed()
    }

    @Test func `another direction or other insets than foreseen ask everything`() {
      #expect(stage.useAhead(width: 180))
      stage.view.semanticContentAttribute = .forceRightToLeft
      expectEverything(rotate(to: landscape))
      stage.expectShownAsComputed()
      #expect(stage.useAhead(width: 100))
      stage.view.contentInset.left = 10
      stage.view.layoutIfNeeded()
      expectEverything(rotate(to: portrait))
      stage.expectShownAsComputed()
    }

    @Test func `another delegate is asked`() {
      #expect(stage.useAhead(width: 180))
      let source = ContentSource(stage.content)
      let delegate = ContentDelegate(source)
      stage.view.delegate = delegate
      _ = rotate(to: landscape)
      #expect(source.asked.sizes.count == 23)
      stage.expectShownAsComputed()
    }

    @Test func `a delegate that is gone is noticed`() {
      var delegate: ContentDelegate? = ContentDelegate(stage.source)
      stage.view.delegate = delegate
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.useAhead(width: 180))
      delegate = nil
      #expect(stage.view.delegate == nil)
      _ = rotate(to: landscape)
      #expect(stage.frame(0)?.size == (100 × 100))
    }

    @Test func `contexts of a subclass's own are told apart from a change too`() {
      let layout = OwnContextsLayout()
      let stage = AlignedStage(stage.content, height: 180, layout: layout)
      #expect(stage.useAhead(width: 180))
      #expect(stage.asked { stage.view.frame.size = landscape }.isEmpty)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.asked { stage.view.frame.size = portrait }.sizes.count == 23)
      stage.expectShownAsComputed()
    }

    @Test func `a layout that serves another view takes nothing of the first's`() {
      #expect(stage.useAhead(width: 180))
      let old = stage.view
      let other = CollectionViewAlignedLayout()
      other.contentInsets = stage.layout.contentInsets
      old.collectionViewLayout = other
      old.layoutIfNeeded()
      let source = ContentSource(stage.content)
      let delegate = ContentDelegate(source)
      let view = UICollectionView(
        frame: rect(0, 0, landscape), collectionViewLayout: stage.layout)
      ContentSource.register(in: view)
      view.dataSource = source
      view.delegate = delegate
      stage.window.addSubview(view)
      view.layoutIfNeeded()
      #expect(source.asked.sizes.count == 23)
    }

    @Test func `a content of another specification is not kept`() {
      let request = stage.layout.contentRequest(fittingWidth: 180)
      for width in [100, 180] as [CGFloat] {
        let content = ContentLayout(
          width: width, direction: request.specification.direction,
          displayScale: request.specification.displayScale,
          contentInsets: request.specification.contentInsets,
          sectionSpacing: request.specification.sectionSpacing,
          sections: [request.specification.sections[0]])
        #expect(!stage.layout.cacheContent(content, for: request))
      }
    }

    @Test func `a content whose sections are set otherwise is not kept`() {
      let request = stage.layout.contentRequest(fittingWidth: 180)
      let specification = request.specification
      let content = ContentLayout(
        width: specification.width, direction: specification.direction,
        displayScale: specification.displayScale, contentInsets: specification.contentInsets,
        sectionSpacing: specification.sectionSpacing,
        sections: specification.sections.map {
          ContentLayout.Section(
            attributes: $0.attributes, cellCount: $0.cellCount,
            headerLength: $0.headerLength + 1, footerLength: $0.footerLength)
        })
      #expect(!stage.layout.cacheContent(content, for: request))
    }

    @Test func `a request of another layout's is not kept`() {
      let other = AlignedStage(stage.content, height: 180)
      let request = other.layout.contentRequest(fittingWidth: 180)
      let content = other.content.sections.layout(request.specification)
      #expect(!stage.layout.cacheContent(content, for: request))
      #expect(other.layout.cacheContent(content, for: request))
    }

    @Test(arguments: [0, -1, -CGFloat.infinity, .nan])
    func `where there is no width there is nothing to keep`(width: CGFloat) {
      let asked = stage.asked {
        #expect(stage.layout.contentRequest(fittingWidth: width).specification.sections.isEmpty)
        #expect(!stage.useAhead(width: width))
      }
      #expect(asked.isEmpty)
    }

    @Test func `without a collection view there is nothing to keep`() {
      let layout = CollectionViewAlignedLayout()
      let request = layout.contentRequest(fittingWidth: 100)
      #expect(request.specification.sections.isEmpty)
      #expect(
        !layout.cacheContent(ContentLayout(request.specification) { _, _ in 1 × 1 }, for: request))
    }
  }
#endif
