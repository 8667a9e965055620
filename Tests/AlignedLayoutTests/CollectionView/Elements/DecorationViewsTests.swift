#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Backgrounds and line separators as decoration views. Rests on UIKit making decoration views
  /// from classes registered with the layout, and raising an exception for other kinds (§5, P).
  @MainActor
  @Suite(.underAllModes)
  struct DecorationViewsTests {
    private nonisolated static let attributes = SectionAttributes(
      cellSpacing: 0, lineSpacing: 4, backgrounds: [.init(kind: "card", zIndex: -7)],
      lineSeparator: .init(kind: "line", thickness: 2))

    /// Makes a section with lines of two cells, 20 points high and 4 apart, below a header of 10.
    private nonisolated static func section(
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

    /// Sections, a change of the stage that shows them, and the decorations that it shows after that.
    struct Row: CustomTestStringConvertible, Sendable {
      struct Shown: Sendable {
        let kind: String
        let index: Int
        let section: Int
        /// The frame, or nil if there is no such decoration.
        let frame: CGRect?
        let zIndex: Int?

        init(
          _ kind: String, _ index: Int = 0, section: Int = 0, frame: CGRect?,
          zIndex: Int? = nil
        ) {
          self.kind = kind
          self.index = index
          self.section = section
          self.frame = frame
          self.zIndex = zIndex
        }
      }

      let testDescription: String
      let content: TestContent
      let change: @MainActor @Sendable (AlignedStage) -> Void
      let shown: [Shown]

      init(
        _ name: String, _ sections: [TestSection], sectionSpacing: CGFloat = 10,
        direction: ContentLayout.Direction = .leftToRight,
        change: @escaping @MainActor @Sendable (AlignedStage) -> Void = { _ in }, _ shown: [Shown]
      ) {
        testDescription = name
        content = TestContent(
          width: 100, direction: direction, sectionSpacing: sectionSpacing, sections: sections)
        self.change = change
        self.shown = shown
      }
    }

    private nonisolated static let rows: [Row] = [
      Row(
        "decorations have the engine's frames at the section's index paths",
        [section(), section(3)],
        [
          Row.Shown("card", frame: rect(0, 10, 100 × 68)),
          Row.Shown("line", 0, frame: rect(0, 31, 100 × 2)),
          Row.Shown("line", 1, frame: rect(0, 55, 100 × 2)), Row.Shown("line", 2, frame: nil),
          Row.Shown("card", section: 1, frame: rect(0, 98, 100 × 44)),
          Row.Shown("line", 0, section: 1, frame: rect(0, 119, 100 × 2)),
        ]),
      Row(
        "if background and separators have one kind, only the background is shown",
        [section(5, attributes.with(lineSeparator: .init(kind: "card")))],
        [Row.Shown("card", frame: rect(0, 10, 100 × 68)), Row.Shown("card", 1, frame: nil)]),
      Row(
        "changed section attributes take effect in the next pass", [section()],
        change: { stage in
          stage.content.sections[0].attributes = attributes.with(
            backgrounds: [.init(kind: "shade", insets: Insets(10), zIndex: 3)])
          stage.layout.invalidateLayout()
          stage.view.layoutIfNeeded()
        },
        [
          Row.Shown("card", frame: nil),
          Row.Shown("shade", frame: rect(10, 20, 80 × 48), zIndex: 3),
        ]),
      Row(
        "decorations are mirrored in right-to-left layouts",
        [
          section(
            5,
            attributes.with(backgrounds: [.init(kind: "card", insets: Insets(leading: 30))])
              .with(lineSeparator: .init(kind: "line", insets: Insets(trailing: 20))))
        ], sectionSpacing: 0, direction: .rightToLeft,
        [
          Row.Shown("card", frame: rect(0, 10, 70 × 68)),
          Row.Shown("line", frame: rect(20, 31.5, 80 × 1)),
        ]),
      Row(
        "a changed width moves decorations with their lines", [section()],
        change: { $0.resize(160 × 200) },
        [Row.Shown("card", frame: rect(0, 10, 160 × 44)), Row.Shown("line", 1, frame: nil)]),
    ]

    @Test(arguments: rows)
    func `decorations have the engine's frames`(row: Row) {
      let stage = AlignedStage(row.content)
      row.change(stage)
      for shown in row.shown {
        expectEqual(
          stage.decoration(shown.kind, shown.index, section: shown.section), shown.frame,
          "\(shown)")
        guard let zIndex = shown.zIndex else { continue }
        let attributes = stage.layout.layoutAttributesForDecorationView(
          ofKind: shown.kind, at: path(shown.index, shown.section))
        expectEqual(attributes?.zIndex, zIndex)
      }
      stage.expectShownAsComputed()
    }

    @Test func `a rectangle returns decorations among its elements in order`() {
      let stage = stage([Self.section(3)])
      let found = stage.layout.layoutAttributesForElements(in: rect(0, 0, 100 × 200)) ?? []
      expectEqual(
        found.map { $0.representedElementKind ?? "cell" },
        [
          "card", UICollectionView.elementKindSectionHeader, "cell", "cell", "cell", "line",
        ])
    }

    @Test func `decorations have their section's zIndex and views of their class`() {
      let stage = stage([Self.section()])
      let card = stage.layout.layoutAttributesForDecorationView(ofKind: "card", at: path(0))
      let line = stage.layout.layoutAttributesForDecorationView(ofKind: "line", at: path(1))
      expectEqual(card?.zIndex, -7)
      expectEqual(line?.zIndex, -1)
      let views = stage.view.subviews.compactMap { ($0 as? DecorationView)?.identity }
      expectEqual(
        Set(views),
        [
          Decoration(kind: "card", path: path(0)), Decoration(kind: "line", path: path(0)),
          Decoration(kind: "line", path: path(1)),
        ])
    }

    @Test func `separators are in front of the background by default, and both behind cells`() {
      var section = Self.section()
      section.attributes = SectionAttributes(
        lineSpacing: 4, backgrounds: [.init(kind: "card")], lineSeparator: .init(kind: "line"))
      let layout = stage([section]).layout
      let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: path(0))
      let line = layout.layoutAttributesForDecorationView(ofKind: "line", at: path(0))
      expectEqual(card?.zIndex, -2)
      expectEqual(line?.zIndex, -1)
      expectEqual(CollectionViewAlignedLayout.cellZIndex, 0)
    }

    @Test func `decorations that do not exist have no attributes`() {
      let stage = stage([Self.section(), Self.section(0), Self.section(1)])
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
      let stage = stage([Self.section(5, other)])
      #expect(stage.decoration("unknown") == nil)
      #expect(stage.decoration("line") != nil)
      stage.layout.register(DecorationView.self, forDecorationViewOfKind: "unknown")
      stage.view.layoutIfNeeded()
      expectEqual(stage.decoration("unknown"), rect(0, 10, 100 × 68))
      #expect(stage.view.subviews.contains { ($0 as? DecorationView)?.identity?.kind == "unknown" })
    }

    @Test func `a kind is no longer shown after its registration is removed`() {
      let stage = stage([Self.section()])
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
      let stage = stage([Self.section()], layout: layout)
      let asked = stage.asked {
        layout.register(DecorationView.self, forDecorationViewOfKind: "unknown")
      }
      #expect(asked.isEmpty)
      layout.contexts = []
      layout.register(DecorationView.self, forDecorationViewOfKind: "card")
      layout.register(nil as AnyClass?, forDecorationViewOfKind: "another")
      #expect(layout.contexts.isEmpty)
    }

    // MARK: Changes

    @Test
    func `pinned headers do not move backgrounds, and scrolling invalidates no decoration`() {
      let layout = SpyLayout()
      let covering = Self.attributes.with(backgrounds: [.init(kind: "card", coversHeader: true)])
      let stage = stage([Self.section(30, covering), Self.section(30, covering)], layout: layout)
      expectEqual(stage.decoration("card"), rect(0, 0, 100 × 366))
      layout.contexts = []
      stage.scroll(to: 40)
      expectEqual(stage.decoration("card"), rect(0, 0, 100 × 366))
      #expect(layout.contexts.allSatisfy { $0.invalidatedDecorationIndexPaths == nil })
      stage.expectShownAsComputed()
    }

    @Test func `decorations enclose self-sizing cells`() {
      let sizing = SectionAttributes(
        sizing: .selfSizing(estimate: 40 × 40), cellSpacing: 0,
        lineSpacing: 4,
        backgrounds: [.init(kind: "card")], lineSeparator: .init(kind: "line"))
      let (stage, _) = SizingSource.stage(
        TestContent(width: 100, sections: [Self.section(5, sizing)]), height: 300)
      stage.expectShownAsComputed()
      expectEqual(stage.decoration("card"), rect(0, 10, 100 × 68))
    }

    @Test func `a section without background and separators has no decoration views`() {
      let plain = Self.section(5, SectionAttributes(cellSpacing: 0, lineSpacing: 4))
      let stage = stage([plain, plain])
      let found = stage.layout.layoutAttributesForElements(in: rect(0, 0, 100 × 400)) ?? []
      #expect(found.allSatisfy { $0.representedElementCategory != .decorationView })
      expectEqual(found.count, 12)
      stage.expectShownAsComputed()
    }
  }
#endif
