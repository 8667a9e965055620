#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedMarks
  import Testing
  import UIKit

  /// Layers over a collection view that show how its lines came about. Rests on nothing of UIKit's but that
  /// sublayers scroll with the bounds (D).
  @MainActor
  @Suite(.underAllModes)
  struct LineMarksInCollectionViewTests {
    /// A stage with thirty cells, each on a line of its own.
    private let stage = AlignedStage(
      TestContent(
        width: 200,
        sections: [TestSection(cells: Array(repeating: .cell(150 × 20), count: 30))]),
      height: 100)

    init() {
      stage.window.isHidden = false
    }

    /// Changes of the stage, and the marks that it then has.
    struct Row: CustomTestStringConvertible, Sendable {
      enum Step: Sendable {
        case change(@MainActor @Sendable (AlignedStage) -> Void)

        /// There are no marks, and no layer for them.
        case none

        /// Whether the layout says that it shows marks.
        case shows(Bool)

        /// The frames of marks of a kind, their tops, or only the frame of the first one or their number.
        case frames(String, [CGRect])
        case tops(String, [CGFloat])
        case lefts(String, [CGFloat])
        case heights(String, [CGFloat])
        case bottoms(String, [CGFloat])
        case first(String, CGRect)
        case count(String, Int)

        /// The first or all texts of marks of a kind.
        case texts(String, [String])
        case allTexts(String, [String])
        case offset(CGFloat)
      }

      let testDescription: String

      /// A stage of the row's own, or nil for the one of all rows.
      let stage: (@MainActor @Sendable () -> AlignedStage)?
      let steps: [Step]

      init(
        _ name: String, stage: (@MainActor @Sendable () -> AlignedStage)? = nil, _ steps: [Step]
      ) {
        testDescription = name
        self.stage = stage
        self.steps = steps
      }

      @MainActor
      func expect(on stage: AlignedStage) {
        let view = stage.view
        for (index, step) in steps.enumerated() {
          switch step {
          case .change(let change): change(stage)
          case .none: #expect(view.marks == nil, "step \(index)")
          case .shows(let shows): expectEqual(stage.layout.showsLineMarks, shows, "step \(index)")
          case .frames(let kind, let frames): expectEqual(view.markFrames(kind), frames)
          case .tops(let kind, let tops): expectEqual(view.markFrames(kind).map(\.minY), tops)
          case .lefts(let kind, let lefts): expectEqual(view.markFrames(kind).map(\.minX), lefts)
          case .heights(let kind, let heights):
            expectEqual(view.markFrames(kind).map(\.height), heights)
          case .bottoms(let kind, let bottoms):
            expectEqual(view.markFrames(kind).map(\.maxY), bottoms)
          case .first(let kind, let frame): expectEqual(view.markFrames(kind).first, frame)
          case .count(let kind, let count): expectEqual(view.markFrames(kind).count, count)
          case .texts(let kind, let texts):
            expectEqual(Array(view.markTexts(kind).prefix(texts.count)), texts)
          case .allTexts(let kind, let texts): expectEqual(view.markTexts(kind), texts)
          case .offset(let offset): expectEqual(view.contentOffset.y, offset)
          }
        }
      }
    }

    nonisolated static let rows: [Row] = [
      Row("by default there are no marks and no layers", [.shows(false), .none]),
      Row(
        "marks have layers for what is visible",
        [
          .change { $0.layout.showsLineMarks = true }, .shows(true),
          .frames("line", (0..<5).map { rect(0, CGFloat($0) * 20, 150 × 20) }), .count("cell", 5),
          .first("remainingSpace", rect(150, 0, 50 × 20)),
          .texts("line", ["1 · first", "2 · needs 150, had 50"]),
          .texts("cell", ["offered 200, returned 150 × 20"]),
        ]),
      Row(
        "marks follow insertions",
        [
          .change { $0.layout.showsLineMarks = true }, .change { insertHighCell(into: $0) },
          .first("cell", rect(0, 0, 150 × 50)), .tops("line", [0, 50, 70, 90]),
        ]),
      Row(
        "marks follow another width and direction",
        [
          .change { $0.layout.showsLineMarks = true }, .change { $0.resize(310 × 60) },
          .first("line", rect(0, 0, 300 × 20)),
          .change { stage in
            stage.view.semanticContentAttribute = .forceRightToLeft
            stage.reload()
          },
          .first("line", rect(10, 0, 300 × 20)), .first("remainingSpace", rect(0, 0, 10 × 20)),
        ]),
      Row(
        "marks follow content that scrolls sideways",
        [
          .change { stage in
            stage.layout.showsLineMarks = true
            stage.layout.scrollDirection = .horizontal
            stage.view.layoutIfNeeded()
          },
          .lefts("line", [0, 150]), .heights("line", [100, 100]),
        ]),
      Row(
        "without marks no layer is left",
        [
          .change { stage in
            stage.layout.showsLineMarks = true
            stage.layout.showsLineMarks = false
          },
          .shows(false), .none, .change { $0.scroll(to: 60) }, .none,
        ]),
      Row(
        "a layout of this kind removes marks that another one has left behind",
        [
          .change { stage in
            stage.layout.showsLineMarks = true
            stage.view.collectionViewLayout = CollectionViewAlignedLayout()
            stage.view.layoutIfNeeded()
          },
          .none,
        ]),
      Row(
        "the cell that was held while content changed is marked",
        [
          .change { $0.layout.showsLineMarks = true }, .change { $0.scroll(to: 40) },
          .frames("held", []), .change { insertHighCell(into: $0) }, .offset(90),
          .frames("held", [rect(0, 90, 150 × 20)]),
        ]),
      Row(
        "the end is marked while the view stays there",
        [
          .change { stage in
            stage.layout.staysAtEnd = true
            stage.layout.showsLineMarks = true
            stage.scroll(to: 500)
          },
          .bottoms("held", [600]), .change { $0.scroll(to: 300) }, .frames("held", []),
        ]),
      Row(
        "a layout without a collection view shows marks when it gets one",
        stage: { oneCell(height: 200) { $0.showsLineMarks = true } },
        [.frames("line", [rect(0, 0, 150 × 20)])]),
      Row(
        "content that stands at its end has marks where it stands",
        stage: {
          oneCell(height: 100) { layout in
            layout.staysAtEnd = true
            layout.showsLineMarks = true
          }
        },
        [.frames("line", [rect(0, 80, 150 × 20)]), .frames("cell", [rect(0, 80, 150 × 20)])]),
      Row(
        "a self-sizing cell is measured",
        stage: {
          SizingSource.stage(
            TestContent(
              width: 200,
              SectionAttributes(
                sizing: .selfSizing(estimate: 50 × 30), cellSpacing: 0, lineSpacing: 0),
              [.cell(150 × 40)])
          ).stage
        },
        [
          .change { $0.layout.showsLineMarks = true },
          .allTexts("cell", ["offered 200, measured 150 × 40"]), .frames("estimatedCell", []),
        ]),
    ]

    /// Makes a stage with one cell, whose layout has its properties before it has a collection view.
    private static func oneCell(
      height: CGFloat, _ setUp: (CollectionViewAlignedLayout) -> Void
    ) -> AlignedStage {
      let layout = CollectionViewAlignedLayout()
      setUp(layout)
      return AlignedStage(
        TestContent(width: 200, sections: [TestSection(cells: [.cell(150 × 20)])]), height: height,
        layout: layout)
    }

    private static func insertHighCell(into stage: AlignedStage) {
      stage.content.sections[0].cells.insert(.cell(150 × 50), at: 0)
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.layoutIfNeeded()
    }

    @Test(arguments: rows)
    func `marks show what is visible, and go when they are not shown`(row: Row) {
      row.expect(on: row.stage?() ?? stage)
    }

    @Test func `marks follow scrolling, and use their layers again`() {
      stage.layout.showsLineMarks = true
      let before = stage.view.markLayers
      stage.scroll(to: 60)
      expectEqual(stage.view.markFrames("line").map(\.minY), [60, 80, 100, 120, 140])
      expectEqual(stage.view.markTexts("line").first, "4 · needs 150, had 50")
      expectEqual(
        stage.view.markLayers.map(ObjectIdentifier.init), before.map(ObjectIdentifier.init))
      stage.scroll(to: 70)
      expectEqual(stage.view.markFrames("line").count, 6)
    }

    @Test func `marks leave with the layout, and go with it to another view`() {
      stage.layout.showsLineMarks = true
      let other = CollectionViewAlignedLayout()
      stage.view.setCollectionViewLayout(other, animated: false)
      stage.view.layoutIfNeeded()
      #expect(stage.view.marks == nil)
      let second = UICollectionView(
        frame: stage.view.frame, collectionViewLayout: stage.layout)
      ContentSource.register(in: second)
      second.dataSource = stage.source
      second.delegate = stage.delegate
      stage.window.addSubview(second)
      second.layoutIfNeeded()
      expectEqual(second.markFrames("line").count, 5)
    }

    @Test func `marks leave with a layout that is released`() {
      var layout: CollectionViewAlignedLayout? = CollectionViewAlignedLayout()
      layout?.showsLineMarks = true
      layout.map { stage.view.setCollectionViewLayout($0, animated: false) }
      stage.view.layoutIfNeeded()
      #expect(stage.view.marks != nil)
      layout = nil
      stage.view.collectionViewLayout = UICollectionViewFlowLayout()
      #expect(stage.view.marks == nil)
    }
  }

  extension UIView {
    /// The layer that contains marks, or nil if none are shown.
    var marks: CALayer? {
      layer.sublayers?.first { $0.name == "lineMarks" }
    }

    var markLayers: [CALayer] {
      marks?.sublayers ?? []
    }

    func markFrames(_ name: String) -> [CGRect] {
      markLayers.filter { $0.name == name && !($0 is CATextLayer) }.map(\.frame)
    }

    func markTexts(_ name: String) -> [String] {
      markLayers.filter { $0.name == name }.compactMap { ($0 as? CATextLayer)?.string as? String }
    }
  }
#endif
