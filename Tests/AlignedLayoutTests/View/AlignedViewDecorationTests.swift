#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Testing

  @testable import AlignedLayout

  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// Backgrounds and line separators of aligned views.
  @MainActor
  @Suite struct AlignedViewDecorationTests {
    /// A view that knows the kind for which it was made.
    private final class Decoration: PlatformView {
      let kind: String

      init(kind: String) {
        self.kind = kind
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }
    }

    private func view(_ attributes: SectionAttributes, tags widths: [CGFloat]) -> AlignedView {
      let view = AlignedView(tags: widths, width: 100)
      view.attributes = attributes
      view.decorationView = { Decoration(kind: $0) }
      view.layoutIfNeeded()
      return view
    }

    private func decorations(in view: AlignedView) -> [Decoration] {
      view.layoutIfNeeded()
      return view.subviews.compactMap { $0 as? Decoration }
    }

    private let lines = SectionAttributes(
      cellSpacing: 0, lineSpacing: 4, backgrounds: [.init(kind: "card", insets: Insets(-3))],
      lineSeparator: .init(kind: "hairline", thickness: 2))

    @Test func `separators stand between lines, and a background behind them`() {
      let view = view(lines, tags: [60, 60, 60])
      let decorations = decorations(in: view)
      #expect(decorations.map(\.kind) == ["card", "hairline", "hairline"])
      #expect(
        decorations.map(\.frame) == [
          CGRect(x: -3, y: -3, width: 106, height: 74), CGRect(x: 0, y: 21, width: 100, height: 2),
          CGRect(x: 0, y: 45, width: 100, height: 2),
        ])
      #expect(view.subviews.suffix(3) == view.arrangedSubviews)
    }

    @Test func `views are used again, and those that are left over leave`() {
      let view = view(lines, tags: [60, 60, 60])
      let before = decorations(in: view)
      view.frame.size.width = 120
      let after = decorations(in: view)
      #expect(after.map(\.kind) == ["card", "hairline"])
      #expect(after.allSatisfy(before.contains))
    }

    @Test func `groups have backgrounds of their own`() {
      let group = AlignedGroup(
        attributes: SectionAttributes(
          cellSpacing: 0, backgrounds: [.init(kind: "bubble", insets: Insets(-5))]),
        padding: Insets(5), items: [AlignedItem(TestTag(30 × 20))])
      let view = view(SectionAttributes(cellSpacing: 0), tags: [50])
      view.items.append(AlignedItem(group))
      let bubbles = decorations(in: view)
      #expect(bubbles.map(\.kind) == ["bubble"])
      #expect(bubbles.map(\.frame) == [CGRect(x: 50, y: 0, width: 40, height: 30)])
    }

    @Test func `decorations stand behind subviews that are not arranged`() {
      let view = AlignedView(tags: [50, 60], width: 200)
      let badge = TestTag()
      view.addSubview(badge)
      view.attributes = SectionAttributes(backgrounds: [.init(kind: "card")])
      view.decorationView = { Decoration(kind: $0) }
      #expect(view.subviews.suffix(3) == view.tags + [badge])
      #expect(decorations(in: view).count == 1)
      #expect(view.subviews.suffix(3) == view.tags + [badge])
    }

    @Test func `the background of a group stands in front of that around it, also after a change`()
    {
      let group = AlignedGroup(
        attributes: SectionAttributes(backgrounds: [.init(kind: "bubble")]),
        items: [AlignedItem(TestTag())])
      let view = view(SectionAttributes(backgrounds: [.init(kind: "card")]), tags: [50])
      view.items.append(AlignedItem(group))
      #expect(decorations(in: view).map(\.kind) == ["card", "bubble"])
      view.attributes = SectionAttributes()
      #expect(decorations(in: view).map(\.kind) == ["bubble"])
      view.attributes = SectionAttributes(backgrounds: [.init(kind: "card")])
      #expect(decorations(in: view).map(\.kind) == ["card", "bubble"])
    }

    @Test func `without a closure there are none`() {
      let view = view(lines, tags: [60, 60])
      #expect(decorations(in: view).count == 2)
      view.decorationView = nil
      #expect(decorations(in: view).isEmpty)
    }

    @Test func `decorations are not read`() {
      let view = view(lines, tags: [60, 60])
      #expect(view.accessibilityElements as? [PlatformView] == view.arrangedSubviews)
    }
  }
#endif
