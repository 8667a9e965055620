#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Backgrounds and line separators as decoration views. Rests on UIKit making decoration views
  /// from classes registered with the layout, and raising an exception for other kinds (§5, P).
  @MainActor
  @Suite(.underAllModes)
  struct DecorationViewsTests {
    private static let attributes = SectionAttributes(
      cellSpacing: 0, lineSpacing: 4, backgrounds: [.init(kind: "card", zIndex: -7)],
      lineSeparator: .init(kind: "line", thickness: 2))

    /// Makes a section with lines of two cells, 20 points high and 4 apart, below a header of 10.
    private func section(
      _ cellCount: Int = 5, _ attributes: SectionAttributes = attributes
    ) -> TestSection {
      TestSection(
        attributes: attributes, cells: Array(repeating: .cell(40 × 20), count: cellCount),
        headerLength: 10)
    }

    private func stage(
      _ sections: [TestSection], layout: CollectionViewAlignedLayout = .init()
    ) -> AlignedStage {
      AlignedStage(
        TestContent(width: 100, sectionSpacing: 10, sections: sections), layout: layout)
    }

    private func path(_ index: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: index, section: section)
    }

    @Test func `decorations have the engine's frames at the section's index paths`() {
      let stage = stage([section(), section(3)])
      #expect(stage.decoration("card") == rect(0, 10, 100 × 68))
      #expect(stage.decoration("line", 0) == rect(0, 31, 100 × 2))
      #expect(stage.decoration("line", 1) == rect(0, 55, 100 × 2))
      #expect(stage.decoration("line", 2) == nil)
      #expect(stage.decoration("card", section: 1) == rect(0, 98, 100 × 44))
      #expect(stage.decoration("line", 0, section: 1) == rect(0, 119, 100 × 2))
      stage.expectShownAsComputed()
    }

    @Test func `a rectangle returns decorations among its elements in order`() {
      let stage = stage([section(3)])
      let found = stage.layout.layoutAttributesForElements(in: rect(0, 0, 100 × 200)) ?? []
      #expect(
        found.map { $0.representedElementKind ?? "cell" } == [
          "card", UICollectionView.elementKindSectionHeader, "cell", "cell", "cell", "line",
        ])
    }

    @Test func `decorations have their section's zIndex and views of their class`() {
      let stage = stage([section()])
      let card = stage.layout.layoutAttributesForDecorationView(ofKind: "card", at: path(0))
      let line = stage.layout.layoutAttributesForDecorationView(ofKind: "line", at: path(1))
      #expect(card?.zIndex == -7)
      #expect(line?.zIndex == -1)
      let views = stage.view.subviews.compactMap { ($0 as? DecorationView)?.identity }
      #expect(
        Set(views) == [
          Decoration(kind: "card", path: path(0)), Decoration(kind: "line", path: path(0)),
          Decoration(kind: "line", path: path(1)),
        ])
    }

    @Test func `separators are in front of the background by default, and both behind cells`() {
      var section = section()
      section.attributes = SectionAttributes(
        lineSpacing: 4, backgrounds: [.init(kind: "card")], lineSeparator: .init(kind: "line"))
      let layout = stage([section]).layout
      let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: path(0))
      let line = layout.layoutAttributesForDecorationView(ofKind: "line", at: path(0))
      #expect(card?.zIndex == -2)
      #expect(line?.zIndex == -1)
      #expect(CollectionViewAlignedLayout.cellZIndex == 0)
    }

    @Test func `decorations that do not exist have no attributes`() {
      let stage = stage([section(), section(0), section(1)])
      let layout = stage.layout
      for path in [path(1), path(0, 1), path(0, 3), path(-1), path(0, -1), [], [0], [0, 0, 0]] {
        #expect(layout.layoutAttributesForDecorationView(ofKind: "card", at: path) == nil)
      }
      for path in [path(2), path(-1), path(0, 1), path(0, 2), path(0, 3), [], [0], [0, 0, 0]] {
        #expect(layout.layoutAttributesForDecorationView(ofKind: "line", at: path) == nil)
      }
      #expect(layout.layoutAttributesForDecorationView(ofKind: "shade", at: path(0)) == nil)
      #expect(
        layout.layoutAttributesForDecorationView(
          ofKind: UICollectionView.elementKindSectionHeader, at: path(0)) == nil)
    }

    // MARK: Registration

    @Test func `only kinds registered with the layout are shown`() {
      let other = Self.attributes.with(backgrounds: [.init(kind: "unknown")])
      let stage = stage([section(5, other)])
      #expect(stage.decoration("unknown") == nil)
      #expect(stage.decoration("line") != nil)
      stage.layout.register(DecorationView.self, forDecorationViewOfKind: "unknown")
      stage.view.layoutIfNeeded()
      #expect(stage.decoration("unknown") == rect(0, 10, 100 × 68))
      #expect(stage.view.subviews.contains { ($0 as? DecorationView)?.identity?.kind == "unknown" })
    }

    @Test func `a kind is no longer shown after its registration is removed`() {
      let stage = stage([section()])
      stage.layout.register(nil as AnyClass?, forDecorationViewOfKind: "card")
      stage.layout.register(nil as UINib?, forDecorationViewOfKind: "line")
      stage.view.layoutIfNeeded()
      #expect(stage.decoration("card") == nil)
      #expect(stage.decoration("line") == nil)
      let shown = stage.view.subviews.filter { $0 is DecorationView && !$0.isHidden }
      #expect(shown.isEmpty)
    }

    @Test func `registering asks nothing, and registering again does not invalidate`() {
      let layout = SpyLayout()
      let stage = stage([section()], layout: layout)
      let asked = stage.asked {
        layout.register(DecorationView.self, forDecorationViewOfKind: "unknown")
      }
      #expect(asked.isEmpty)
      layout.contexts = []
      layout.register(DecorationView.self, forDecorationViewOfKind: "card")
      layout.register(nil as AnyClass?, forDecorationViewOfKind: "another")
      #expect(layout.contexts.isEmpty)
    }

    @Test func `if background and separators have one kind, only the background is shown`() {
      let both = Self.attributes.with(lineSeparator: .init(kind: "card"))
      let stage = stage([section(5, both)])
      #expect(stage.decoration("card") == rect(0, 10, 100 × 68))
      #expect(stage.decoration("card", 1) == nil)
      stage.expectShownAsComputed()
    }

    // MARK: Changes

    @Test
    func `pinned headers do not move backgrounds, and scrolling invalidates no decoration`() {
      let layout = SpyLayout()
      let covering = Self.attributes.with(backgrounds: [.init(kind: "card", coversHeader: true)])
      let stage = stage([section(30, covering), section(30, covering)], layout: layout)
      #expect(stage.decoration("card") == rect(0, 0, 100 × 366))
      layout.contexts = []
      stage.scroll(to: 40)
      #expect(stage.decoration("card") == rect(0, 0, 100 × 366))
      #expect(layout.contexts.allSatisfy { $0.invalidatedDecorationIndexPaths == nil })
      stage.expectShownAsComputed()
    }

    @Test func `changed section attributes take effect in the next pass`() {
      let stage = stage([section()])
      stage.content.sections[0].attributes = Self.attributes.with(
        backgrounds: [.init(kind: "shade", insets: Insets(10), zIndex: 3)])
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.decoration("card") == nil)
      #expect(stage.decoration("shade") == rect(10, 20, 80 × 48))
      #expect(
        stage.layout.layoutAttributesForDecorationView(ofKind: "shade", at: path(0))?.zIndex == 3)
      stage.expectShownAsComputed()
    }

    @Test func `decorations are mirrored in right-to-left layouts`() {
      let inset = Self.attributes.with(
        backgrounds: [.init(kind: "card", insets: Insets(leading: 30))]
      ).with(lineSeparator: .init(kind: "line", insets: Insets(trailing: 20)))
      var content = TestContent(width: 100, sections: [section(5, inset)])
      content.direction = .rightToLeft
      let stage = AlignedStage(content)
      #expect(stage.decoration("card") == rect(0, 10, 70 × 68))
      #expect(stage.decoration("line") == rect(20, 31.5, 80 × 1))
      stage.expectShownAsComputed()
    }

    @Test func `a changed width moves decorations with their lines`() {
      let stage = stage([section()])
      stage.resize(160 × 200)
      #expect(stage.decoration("card") == rect(0, 10, 160 × 44))
      #expect(stage.decoration("line", 1) == nil)
      stage.expectShownAsComputed()
    }

    @Test func `decorations enclose self-sizing cells`() {
      let sizing = SectionAttributes(
        sizing: .selfSizing(estimate: 40 × 40), cellSpacing: 0,
        lineSpacing: 4,
        backgrounds: [.init(kind: "card")], lineSeparator: .init(kind: "line"))
      let (stage, _) = SizingSource.stage(
        TestContent(width: 100, sections: [section(5, sizing)]), height: 300)
      stage.expectShownAsComputed()
      #expect(stage.decoration("card") == rect(0, 10, 100 × 68))
    }

    @Test func `a section without background and separators has no decoration views`() {
      let plain = section(5, SectionAttributes(cellSpacing: 0, lineSpacing: 4))
      let stage = stage([plain, plain])
      let found = stage.layout.layoutAttributesForElements(in: rect(0, 0, 100 × 400)) ?? []
      #expect(found.allSatisfy { $0.representedElementCategory != .decorationView })
      #expect(found.count == 12)
      stage.expectShownAsComputed()
    }
  }
#endif
