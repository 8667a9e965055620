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

    /// A view with subviews and groups of them, and its decorations, also after changes.
    struct Row: CustomTestStringConvertible, Sendable {
      enum Step: Sendable {
        case change(@MainActor @Sendable (AlignedView) -> Void)

        /// The kinds of all decorations from back to front, and their frames.
        case kinds([String])
        case frames([CGRect])

        /// Arranged subviews are in front of all decorations.
        case subviewsInFront
      }

      let testDescription: String
      let attributes: SectionAttributes
      let tags: [CGFloat]
      let steps: [Step]

      init(_ name: String, _ attributes: SectionAttributes, tags: [CGFloat], _ steps: [Step]) {
        testDescription = name
        self.attributes = attributes
        self.tags = tags
        self.steps = steps
      }
    }

    nonisolated static let rows: [Row] = [
      Row(
        "separators stand between lines, and a background behind them", lines, tags: [60, 60, 60],
        [
          .kinds(["card", "hairline", "hairline"]),
          .frames([
            CGRect(x: -3, y: -3, width: 106, height: 74),
            CGRect(x: 0, y: 21, width: 100, height: 2), CGRect(x: 0, y: 45, width: 100, height: 2),
          ]),
          .subviewsInFront,
        ]),
      Row(
        "groups have backgrounds of their own", SectionAttributes(cellSpacing: 0), tags: [50],
        [
          .change { view in
            let group = AlignedGroup(
              attributes: SectionAttributes(
                cellSpacing: 0, backgrounds: [.init(kind: "bubble", insets: Insets(-5))]),
              padding: Insets(5), items: [AlignedItem(TestTag(30 × 20))])
            view.items.append(AlignedItem(group))
          },
          .kinds(["bubble"]), .frames([CGRect(x: 50, y: 0, width: 40, height: 30)]),
        ]),
      Row(
        "the background of a group stands in front of that around it, also after a change",
        SectionAttributes(backgrounds: [.init(kind: "card")]), tags: [50],
        [
          .change { view in
            let group = AlignedGroup(
              attributes: SectionAttributes(backgrounds: [.init(kind: "bubble")]),
              items: [AlignedItem(TestTag())])
            view.items.append(AlignedItem(group))
          },
          .kinds(["card", "bubble"]),
          .change { $0.attributes = SectionAttributes() }, .kinds(["bubble"]),
          .change { $0.attributes = SectionAttributes(backgrounds: [.init(kind: "card")]) },
          .kinds(["card", "bubble"]),
        ]),
      Row(
        "without a closure there are none", lines, tags: [60, 60],
        [.kinds(["card", "hairline"]), .change { $0.decorationView = nil }, .kinds([])]),
    ]

    @Test(arguments: rows)
    func `a view and the groups in it have the decorations of their attributes`(row: Row) {
      let view = view(row.attributes, tags: row.tags)
      for (index, step) in row.steps.enumerated() {
        let comment = Comment(rawValue: "step \(index)")
        switch step {
        case .change(let change): change(view)
        case .kinds(let kinds): expectEqual(decorations(in: view).map(\.kind), kinds, comment)
        case .frames(let frames): expectEqual(decorations(in: view).map(\.frame), frames, comment)
        case .subviewsInFront:
          let subviews = view.arrangedSubviews
          expectEqual(Array(view.subviews.suffix(subviews.count)), subviews, comment)
        }
      }
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

    private let lines = Self.lines

    private nonisolated static let lines = SectionAttributes(
      cellSpacing: 0, lineSpacing: 4, backgrounds: [.init(kind: "card", insets: Insets(-3))],
      lineSeparator: .init(kind: "hairline", thickness: 2))

    @Test func `views are used again, and those that are left over leave`() {
      let view = view(lines, tags: [60, 60, 60])
      let before = decorations(in: view)
      view.frame.size.width = 120
      let after = decorations(in: view)
      expectEqual(after.map(\.kind), ["card", "hairline"])
      #expect(after.allSatisfy(before.contains))
    }

    @Test func `decorations stand behind subviews that are not arranged`() {
      let view = AlignedView(tags: [50, 60], width: 200)
      let badge = TestTag()
      view.addSubview(badge)
      view.attributes = SectionAttributes(backgrounds: [.init(kind: "card")])
      view.decorationView = { Decoration(kind: $0) }
      expectEqual(view.subviews.suffix(3), view.tags + [badge])
      expectEqual(decorations(in: view).count, 1)
      expectEqual(view.subviews.suffix(3), view.tags + [badge])
    }

    @Test func `decorations are not read`() {
      let view = view(lines, tags: [60, 60])
      expectEqual(view.accessibilityElements as? [PlatformView], view.arrangedSubviews)
    }
  }
#endif
