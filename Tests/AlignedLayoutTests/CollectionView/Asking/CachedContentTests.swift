#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// A client's subclass with its own class of invalidation contexts.
  private final class OwnContextsLayout: CollectionViewAlignedLayout {
    final class Context: CollectionViewAlignedLayoutInvalidationContext {}

    override class var invalidationContextClass: AnyClass { Context.self }
  }

  /// Contents computed and cached ahead for another width. Rests on a change of bounds invalidating
  /// with the layout's context for it, if at all, and with no other context (P).
  @MainActor
  @Suite(.underAllModes)
  struct CachedContentTests {
    private let stage: AlignedStage

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
      expectEqual(asked.sections, [0, 1], sourceLocation: location)
      expectEqual(asked.sizes.count, 23, sourceLocation: location)
    }

    // MARK: Cached contents that are used

    /// Changes of the size, and what they ask after contents for some widths were cached.
    struct Rotations: CustomTestStringConvertible, Sendable {
      typealias Step = @MainActor @Sendable (AlignedStage) -> Void

      enum Asked: Sendable { case nothing, everything }

      let testDescription: String
      let cachedWidths: [CGFloat]
      /// What happens after that, and asks nothing that counts.
      let before: Step
      let rotations: [(rotate: Step, asked: Asked)]

      init(
        _ name: String, cachedWidths: [CGFloat] = [180], before: @escaping Step = { _ in },
        _ sizes: [(CGSize, Asked)]
      ) {
        self.init(
          name, cachedWidths: cachedWidths, before: before,
          rotations: sizes.map { (size, asked) -> (rotate: Step, asked: Asked) in
            ({ $0.view.frame.size = size }, asked)
          })
      }

      init(
        _ name: String, cachedWidths: [CGFloat] = [180], before: @escaping Step = { _ in },
        rotations: [(rotate: Step, asked: Asked)]
      ) {
        testDescription = name
        self.cachedWidths = cachedWidths
        self.before = before
        self.rotations = rotations
      }
    }

    private nonisolated static let portrait = 100 × 180
    private nonisolated static let landscape = 180 × 100

    private nonisolated static let rotations: [Rotations] = [
      Rotations("a rotation uses the cached content and asks nothing", [(landscape, .nothing)]),
      Rotations(
        "an animated rotation uses the cached content", before: { $0.scroll(to: 20) },
        rotations: [
          (
            { stage in
              UIView.animate(withDuration: 0.2) {
                stage.view.frame.size = landscape
                stage.view.layoutIfNeeded()
              }
            }, .nothing
          )
        ]),
      Rotations(
        "rotations back and forth ask nothing",
        [
          (landscape, .nothing), (portrait, .nothing), (landscape, .nothing), (portrait, .nothing),
        ]),
      Rotations(
        "another width asks for everything and leaves the cached content",
        [(140 × 100, .everything), (landscape, .nothing)]),
      Rotations(
        "contents for several widths can be cached", cachedWidths: [140, 180, 60],
        [(60 × 100, .nothing), (landscape, .nothing), (140 × 100, .nothing), (100 × 100, .nothing)]
      ),
      Rotations(
        "scrolling and a changed height keep cached contents valid",
        before: { stage in
          stage.scroll(to: 30)
          stage.resize(100 × 90)
          let context = CollectionViewAlignedLayoutInvalidationContext()
          context.invalidatesContent = false
          stage.layout.invalidateLayout(with: context)
        }, [(landscape, .nothing)]),
      Rotations(
        "an invalidation together with the rotation asks for everything",
        rotations: [
          (
            { stage in
              stage.content.sections[0].cells[0] = .cell(50 × 30)
              stage.view.frame.size = landscape
              stage.layout.invalidateLayout()
            }, .everything
          )
        ]),
    ]

    @Test(arguments: rotations)
    func `a rotation asks nothing if the content for its width is cached`(row: Rotations) {
      for width in row.cachedWidths { #expect(stage.cacheContent(fittingWidth: width)) }
      row.before(stage)
      for rotation in row.rotations {
        let asked = stage.asked { rotation.rotate(stage) }
        switch rotation.asked {
        case .nothing: #expect(asked.isEmpty)
        case .everything: expectEverything(asked)
        }
        expectEqual(stage.view.contentSize.exact.width, stage.view.bounds.width)
        stage.expectShownAsComputed()
      }
    }

    @Test func `a measurement drops cached contents`() {
      let attributes = SectionAttributes(
        sizing: .selfSizing(estimate: 30 × 20))
      let (stage, _) = SizingSource.stage(
        TestContent(width: 100, attributes, Array(repeating: .cell(40 × 25), count: 60)),
        height: 100)
      let request = stage.layout.contentRequest(fitting: 180 × 0)
      let computed = stage.content.sections.layout(request.specification)
      // Scrolling shows cells that have not been measured yet.
      stage.view.contentOffset.y = 150
      stage.view.layoutIfNeeded()
      #expect(!stage.layout.cacheContent(computed, for: request))
    }

    @Test func `a content can be computed off the main thread`() async {
      let request = stage.layout.contentRequest(fitting: 180 × 0)
      let content = stage.content
      let computed = await Task.detached { content.sections.layout(request.specification) }.value
      #expect(stage.layout.cacheContent(computed, for: request))
      #expect(rotate(to: Self.landscape).isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `a request asks only for sections and does not change the layout`() {
      let asked = stage.asked { _ = stage.layout.contentRequest(fitting: 180 × 0) }
      expectEqual(asked.sections, [0, 1])
      #expect(asked.sizes.isEmpty && asked.attributes.isEmpty && asked.counts == 0)
      stage.expectShownAsComputed()
    }

    @Test func `the pass after reloadData uses a content cached before it`() {
      stage.content.sections.removeFirst()
      stage.view.reloadData()
      #expect(stage.cacheContent(fittingWidth: 100))
      stage.source.asked = []
      stage.view.layoutIfNeeded()
      #expect(stage.asked().toDelegate.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `a content of sections with one cell size needs no sizes from the client`() {
      stage.view.delegate = nil
      stage.layout.defaultItemSize = 30 × 20
      stage.view.layoutIfNeeded()
      let request = stage.layout.contentRequest(fitting: 180 × 0)
      let content = ContentLayout(request.specification) { _, _ in 1 × 1 }
      #expect(stage.layout.cacheContent(content, for: request))
      let size = stage.layout.contentSize(fitting: 180 × 0)
      #expect(rotate(to: Self.landscape).isEmpty)
      expectEqual(stage.view.contentSize.exact, size)
    }

    // MARK: Cached contents that are not used

    /// A change drops cached contents, and the content of the old width if it comes after a rotation.
    @Test(arguments: ContentChange.allCases, [false, true])
    func `a change of content drops cached contents`(change: ContentChange, afterRotation: Bool) {
      #expect(stage.cacheContent(fittingWidth: 180))
      if afterRotation { _ = rotate(to: Self.landscape) }
      change.make(on: stage)
      expectFreshFrames(asking: rotate(to: afterRotation ? Self.portrait : Self.landscape))
    }

    @Test(arguments: ContentChange.allCases)
    func `a content for a request made before a change is not cached`(change: ContentChange) {
      let request = stage.layout.contentRequest(fitting: 180 × 0)
      let content = stage.content.sections.layout(request.specification)
      change.make(on: stage)
      // A new request with equal values does not make the old request valid.
      _ = stage.layout.contentRequest(fitting: 180 × 0)
      #expect(!stage.layout.cacheContent(content, for: request))
      expectFreshFrames(asking: rotate(to: Self.landscape))
    }

    @Test func `the content shown before a change is not cached for its width`() {
      stage.content.sections[0].cells[2] = .cell(44 × 33)
      stage.view.reloadData()
      #expect(stage.cacheContent(fittingWidth: 180))
      #expect(rotate(to: Self.landscape).toDelegate.isEmpty)
      stage.expectShownAsComputed()
      expectEverything(rotate(to: Self.portrait))
      stage.expectShownAsComputed()
    }

    private func expectFreshFrames(asking asked: [Question]) {
      let cells = stage.content.sections.map { $0.cells.count }.reduce(0, +)
      expectEqual(asked.sizes.count, cells)
      stage.expectShownAsComputed()
    }

    @Test func `a direction or insets other than requested ask for everything`() {
      #expect(stage.cacheContent(fittingWidth: 180))
      stage.view.semanticContentAttribute = .forceRightToLeft
      expectEverything(rotate(to: Self.landscape))
      stage.expectShownAsComputed()
      #expect(stage.cacheContent(fittingWidth: 100))
      stage.view.contentInset.left = 10
      stage.view.layoutIfNeeded()
      expectEverything(rotate(to: Self.portrait))
      stage.expectShownAsComputed()
    }

    @Test func `a changed delegate is asked for everything`() {
      #expect(stage.cacheContent(fittingWidth: 180))
      let source = ContentSource(stage.content)
      let delegate = ContentDelegate(source)
      stage.view.delegate = delegate
      _ = rotate(to: Self.landscape)
      expectEqual(source.asked.sizes.count, 23)
      stage.expectShownAsComputed()
    }

    @Test func `a released delegate drops cached contents`() {
      var delegate: ContentDelegate? = ContentDelegate(stage.source)
      stage.view.delegate = delegate
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.cacheContent(fittingWidth: 180))
      delegate = nil
      #expect(stage.view.delegate == nil)
      _ = rotate(to: Self.landscape)
      expectEqual(stage.frame(0)?.size, (100 × 100))
    }

    @Test func `a subclass with its own contexts uses and drops cached contents`() {
      let layout = OwnContextsLayout()
      let stage = AlignedStage(stage.content, height: 180, layout: layout)
      #expect(stage.cacheContent(fittingWidth: 180))
      #expect(stage.asked { stage.view.frame.size = Self.landscape }.isEmpty)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expectEqual(stage.asked { stage.view.frame.size = Self.portrait }.sizes.count, 23)
      stage.expectShownAsComputed()
    }

    @Test func `a layout in another collection view does not use contents cached for the first`() {
      #expect(stage.cacheContent(fittingWidth: 180))
      let old = stage.view
      let other = CollectionViewAlignedLayout()
      other.contentInsets = stage.layout.contentInsets
      old.collectionViewLayout = other
      old.layoutIfNeeded()
      let source = ContentSource(stage.content)
      let delegate = ContentDelegate(source)
      let view = UICollectionView(
        frame: rect(0, 0, Self.landscape), collectionViewLayout: stage.layout)
      ContentSource.register(in: view)
      view.dataSource = source
      view.delegate = delegate
      stage.window.addSubview(view)
      view.layoutIfNeeded()
      expectEqual(source.asked.sizes.count, 23)
    }

    /// A content that is not the one that was requested.
    struct OtherContent: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let content: @Sendable (ContentLayout.Specification) -> ContentLayout

      init(
        _ name: String,
        _ content: @escaping @Sendable (ContentLayout.Specification) -> ContentLayout
      ) {
        testDescription = name
        self.content = content
      }
    }

    private nonisolated static let otherContents: [OtherContent] =
      [100, 180].map { (width: CGFloat) in
        OtherContent("a content of another specification is not cached: \(width) points") {
          ContentLayout(
            width: width, direction: $0.direction, displayScale: $0.displayScale,
            contentInsets: $0.contentInsets, sectionSpacing: $0.sectionSpacing,
            sections: [$0.sections[0]])
        }
      } + [
        OtherContent("a content with other section headers is not cached") {
          ContentLayout(
            width: $0.width, direction: $0.direction, displayScale: $0.displayScale,
            contentInsets: $0.contentInsets, sectionSpacing: $0.sectionSpacing,
            sections: $0.sections.map {
              ContentLayout.Section(
                attributes: $0.attributes, cellCount: $0.cellCount,
                headerLength: $0.headerLength + 1, footerLength: $0.footerLength)
            })
        }
      ]

    @Test(arguments: otherContents)
    func `a content that was not requested is not cached`(row: OtherContent) {
      let request = stage.layout.contentRequest(fitting: 180 × 0)
      #expect(!stage.layout.cacheContent(row.content(request.specification), for: request))
    }

    @Test func `a content for another layout's request is not cached`() {
      let other = AlignedStage(stage.content, height: 180)
      let request = other.layout.contentRequest(fitting: 180 × 0)
      let content = other.content.sections.layout(request.specification)
      #expect(!stage.layout.cacheContent(content, for: request))
      #expect(other.layout.cacheContent(content, for: request))
    }

    @Test(arguments: [0, -1, -CGFloat.infinity, .nan])
    func `without a width nothing is cached`(width: CGFloat) {
      let asked = stage.asked {
        #expect(stage.layout.contentRequest(fitting: width × 0).specification.sections.isEmpty)
        #expect(!stage.cacheContent(fittingWidth: width))
      }
      #expect(asked.isEmpty)
    }

    @Test func `without a collection view nothing is cached`() {
      let layout = CollectionViewAlignedLayout()
      let request = layout.contentRequest(fitting: 100 × 0)
      #expect(request.specification.sections.isEmpty)
      #expect(
        !layout.cacheContent(ContentLayout(request.specification) { _, _ in 1 × 1 }, for: request))
    }
  }
#endif
