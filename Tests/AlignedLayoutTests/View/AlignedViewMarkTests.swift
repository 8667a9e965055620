#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Testing

  @testable import AlignedLayout

  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// Layers over an aligned view that show how its lines came about.
  @MainActor
  @Suite struct AlignedViewMarkTests {
    private let view = AlignedView(tags: [150, 100, 120], width: 300)

    private func layers(_ name: String) -> [CALayer] {
      layer?.sublayers?.first { $0.name == "lineMarks" }?.sublayers?.filter { $0.name == name }
        ?? []
    }

    private var layer: CALayer? { view.layer }

    private func frames(_ name: String) -> [CGRect] {
      layers(name).filter { !($0 is CATextLayer) }.map(\.frame)
    }

    private func texts(_ name: String) -> [String] {
      layers(name).compactMap { ($0 as? CATextLayer)?.string as? String }
    }

    private func layOut() {
      #if canImport(UIKit) && !APPKIT
        view.layoutIfNeeded()
      #else
        view.layoutSubtreeIfNeeded()
      #endif
    }

    @Test func `by default there are no marks`() {
      layOut()
      #expect(!view.showsLineMarks)
      #expect(layer?.sublayers?.contains { $0.name == "lineMarks" } != true)
    }

    @Test func `lines and items are marked at once, and nothing is asked`() {
      layOut()
      let offers = view.tags.map(\.offers)
      view.showsLineMarks = true
      #expect(frames("line") == [rect(0, 0, 250 × 20), rect(0, 20, 120 × 20)])
      #expect(frames("remainingSpace") == [rect(250, 0, 50 × 20), rect(120, 20, 180 × 20)])
      #expect(frames("cell").count == 3)
      #expect(texts("line") == ["1 · first", "2 · needs 120, had 50"])
      #expect(texts("cell").first == "offered 300, returned 150 × 20")
      #expect(view.tags.map(\.offers) == offers)
    }

    @Test func `marks follow the lines`() {
      view.showsLineMarks = true
      layOut()
      view.tags[0].answer = 80 × 20
      view.invalidateSize(of: view.tags[0])
      layOut()
      #expect(frames("line") == [rect(0, 0, 300 × 20)])
    }

    @Test func `items of a group are marked where they stand`() {
      let group = AlignedGroup(
        attributes: SectionAttributes(cellSpacing: 0, lineSpacing: 0), padding: Insets(10),
        items: [AlignedItem(TestTag(60 × 20)), AlignedItem(TestTag(60 × 20))])
      view.items = [AlignedItem(group)]
      view.showsLineMarks = true
      layOut()
      #expect(frames("line") == [rect(0, 0, 140 × 40), rect(10, 10, 120 × 20)])
      #expect(frames("cell").suffix(2) == [rect(10, 10, 60 × 20), rect(70, 10, 60 × 20)])
    }

    @Test func `without marks no layer is left`() {
      layOut()
      view.showsLineMarks = true
      view.showsLineMarks = false
      #expect(layer?.sublayers?.contains { $0.name == "lineMarks" } != true)
    }

    @Test func `a view that needs layout asks nothing for its marks`() {
      layOut()
      view.invalidateSizes()
      let offers = view.tags.map(\.offers)
      view.showsLineMarks = true
      #expect(frames("line") == [])
      #expect(view.tags.map(\.offers) == offers)
    }
  }
#endif
