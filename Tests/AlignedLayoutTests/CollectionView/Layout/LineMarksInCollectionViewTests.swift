#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
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

    @Test func `by default there are no marks and no layers`() {
      #expect(!stage.layout.showsLineMarks)
      #expect(stage.view.marks == nil)
    }

    @Test func `marks have layers for what is visible`() {
      stage.layout.showsLineMarks = true
      #expect(stage.layout.showsLineMarks)
      #expect(stage.view.markFrames("line") == (0..<5).map { rect(0, CGFloat($0) * 20, 150 × 20) })
      #expect(stage.view.markFrames("cell").count == 5)
      #expect(
        stage.view.markFrames("remainingSpace").first == rect(150, 0, 50 × 20))
      #expect(stage.view.markTexts("line").prefix(2) == ["1 · first", "2 · needs 150, had 50"])
      #expect(stage.view.markTexts("cell").first == "offered 200, returned 150 × 20")
    }

    @Test func `marks follow scrolling, and use their layers again`() {
      stage.layout.showsLineMarks = true
      let before = stage.view.markLayers
      stage.scroll(to: 60)
      #expect(stage.view.markFrames("line").map(\.minY) == [60, 80, 100, 120, 140])
      #expect(stage.view.markTexts("line").first == "4 · needs 150, had 50")
      #expect(stage.view.markLayers.map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
      stage.scroll(to: 70)
      #expect(stage.view.markFrames("line").count == 6)
    }

    @Test func `marks follow insertions`() {
      stage.layout.showsLineMarks = true
      stage.content.sections[0].cells.insert(.cell(150 × 50), at: 0)
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.layoutIfNeeded()
      #expect(stage.view.markFrames("cell").first == rect(0, 0, 150 × 50))
      #expect(stage.view.markFrames("line").map(\.minY) == [0, 50, 70, 90])
    }

    @Test func `marks follow another width and direction`() {
      stage.layout.showsLineMarks = true
      stage.resize(310 × 60)
      #expect(stage.view.markFrames("line").first == rect(0, 0, 300 × 20))
      stage.view.semanticContentAttribute = .forceRightToLeft
      stage.reload()
      #expect(stage.view.markFrames("line").first == rect(10, 0, 300 × 20))
      #expect(stage.view.markFrames("remainingSpace").first == rect(0, 0, 10 × 20))
    }

    @Test func `marks follow content that scrolls sideways`() {
      stage.layout.showsLineMarks = true
      stage.layout.scrollDirection = .horizontal
      stage.view.layoutIfNeeded()
      #expect(stage.view.markFrames("line").map(\.minX) == [0, 150])
      #expect(stage.view.markFrames("line").map(\.height) == [100, 100])
    }

    @Test func `without marks no layer is left`() {
      stage.layout.showsLineMarks = true
      stage.layout.showsLineMarks = false
      #expect(!stage.layout.showsLineMarks)
      #expect(stage.view.marks == nil)
      stage.scroll(to: 60)
      #expect(stage.view.marks == nil)
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
      #expect(second.markFrames("line").count == 5)
    }

    @Test func `a layout of this kind removes marks that another one has left behind`() {
      stage.layout.showsLineMarks = true
      stage.view.collectionViewLayout = CollectionViewAlignedLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.view.marks == nil)
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

    @Test func `a layout without a collection view shows marks when it gets one`() {
      let layout = CollectionViewAlignedLayout()
      layout.showsLineMarks = true
      let stage = AlignedStage(
        TestContent(width: 200, sections: [TestSection(cells: [.cell(150 × 20)])]), layout: layout)
      #expect(stage.view.markFrames("line") == [rect(0, 0, 150 × 20)])
    }

    @Test func `a self-sizing cell is measured`() {
      let (stage, _) = SizingSource.stage(
        TestContent(
          width: 200,
          SectionAttributes(
            sizing: .selfSizing(estimate: 50 × 30), cellSpacing: 0, lineSpacing: 0),
          [.cell(150 × 40)]))
      stage.layout.showsLineMarks = true
      #expect(stage.view.markTexts("cell") == ["offered 200, measured 150 × 40"])
      #expect(stage.view.markFrames("estimatedCell") == [])
    }

    @Test func `the cell that was held while content changed is marked`() {
      stage.layout.showsLineMarks = true
      stage.scroll(to: 40)
      #expect(stage.view.markFrames("held") == [])
      stage.content.sections[0].cells.insert(.cell(150 × 50), at: 0)
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentOffset.y == 90)
      #expect(stage.view.markFrames("held") == [rect(0, 90, 150 × 20)])
    }

    @Test func `the end is marked while the view stays there`() {
      stage.layout.staysAtEnd = true
      stage.layout.showsLineMarks = true
      stage.scroll(to: 500)
      #expect(stage.view.markFrames("held").map(\.maxY) == [600])
      stage.scroll(to: 300)
      #expect(stage.view.markFrames("held") == [])
    }

    @Test func `content that stands at its end has marks where it stands`() {
      let layout = CollectionViewAlignedLayout()
      layout.staysAtEnd = true
      layout.showsLineMarks = true
      let stage = AlignedStage(
        TestContent(width: 200, sections: [TestSection(cells: [.cell(150 × 20)])]), height: 100,
        layout: layout)
      #expect(stage.view.markFrames("line") == [rect(0, 80, 150 × 20)])
      #expect(stage.view.markFrames("cell") == [rect(0, 80, 150 × 20)])
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
