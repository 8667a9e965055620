#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import AlignedMarks
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

    /// Changes of the view, and the marks that it then has.
    struct Row: CustomTestStringConvertible, Sendable {
      enum Step: Sendable {
        case layOut

        /// The view shows marks or not. Its subviews are not asked for them.
        case show(Bool)
        case change(@MainActor @Sendable (AlignedView) -> Void)

        /// There are no marks, and no layer for them.
        case none
        case shows(Bool)

        /// The frames of marks of a kind, or only the last of them or their number.
        case frames(String, [CGRect])
        case lastFrames(String, [CGRect])
        case count(String, Int)

        /// The texts of marks of a kind, or only the first of them.
        case texts(String, [String])
        case firstText(String, String)
      }

      let testDescription: String
      let steps: [Step]

      init(_ name: String, _ steps: [Step]) {
        testDescription = name
        self.steps = steps
      }
    }

    nonisolated static let rows: [Row] = [
      Row("by default there are no marks", [.layOut, .shows(false), .none]),
      Row(
        "lines and items are marked at once, and nothing is asked",
        [
          .layOut, .show(true), .frames("line", [rect(0, 0, 250 × 20), rect(0, 20, 120 × 20)]),
          .frames("remainingSpace", [rect(250, 0, 50 × 20), rect(120, 20, 180 × 20)]),
          .count("cell", 3), .texts("line", ["1 · first", "2 · needs 120, had 50"]),
          .firstText("cell", "offered 300, returned 150 × 20"),
        ]),
      Row(
        "marks follow the lines",
        [
          .show(true), .layOut,
          .change { view in
            view.tags[0].answer = 80 × 20
            view.invalidateSize(of: view.tags[0])
          },
          .layOut, .frames("line", [rect(0, 0, 300 × 20)]),
        ]),
      Row(
        "items of a group are marked where they stand",
        [
          .change { view in
            let group = AlignedGroup(
              attributes: SectionAttributes(cellSpacing: 0, lineSpacing: 0), padding: Insets(10),
              items: [AlignedItem(TestTag(60 × 20)), AlignedItem(TestTag(60 × 20))])
            view.items = [AlignedItem(group)]
          },
          .show(true), .layOut, .frames("line", [rect(0, 0, 140 × 40), rect(10, 10, 120 × 20)]),
          .lastFrames("cell", [rect(10, 10, 60 × 20), rect(70, 10, 60 × 20)]),
        ]),
      Row("without marks no layer is left", [.layOut, .show(true), .show(false), .none]),
      Row(
        "a view that needs layout asks nothing for its marks",
        [.layOut, .change { $0.invalidateSizes() }, .show(true), .frames("line", [])]),
    ]

    @Test(arguments: rows)
    func `marks show lines and items while they are shown`(row: Row) {
      for (index, step) in row.steps.enumerated() {
        let comment = Comment(rawValue: "step \(index)")
        switch step {
        case .layOut: layOut()
        case .show(let shows):
          let offers = view.tags.map(\.offers)
          view.showsLineMarks = shows
          expectEqual(view.tags.map(\.offers), offers, comment)
        case .change(let change): change(view)
        case .none: #expect(layer?.sublayers?.contains { $0.name == "lineMarks" } != true, comment)
        case .shows(let shows): expectEqual(view.showsLineMarks, shows, comment)
        case .frames(let kind, let marks): expectEqual(frames(kind), marks, comment)
        case .lastFrames(let kind, let marks):
          expectEqual(Array(frames(kind).suffix(marks.count)), marks, comment)
        case .count(let kind, let count): expectEqual(frames(kind).count, count, comment)
        case .texts(let kind, let marks): expectEqual(texts(kind), marks, comment)
        case .firstText(let kind, let text): expectEqual(texts(kind).first, text, comment)
        }
      }
    }
  }
#endif
