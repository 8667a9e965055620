#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Where floating views stand while a collection view scrolls and changes. Rests on UIKit asking before each
  /// change of bounds (P), and on a plain context for other insets (O).
  @MainActor
  @Suite(.underAllModes)
  struct FloatingViewsTests {
    private let stage = AlignedStage.floating()
    private let button = AskedView()

    private let corner = FloatingPlacement(.bottomTrailing, insets: Insets(16))
    private let topBar = FloatingPlacement(.top, width: .fraction(1), height: .points(30))

    private func float(_ view: UIView, _ placement: FloatingPlacement, animated: Bool = false) {
      stage.layout.addFloatingView(view, at: placement, animated: animated)
    }

    @Test func `a view stands in the collection view at once, without a layout pass`() {
      float(button, corner)
      #expect(button.superview === stage.view)
      #expect(button.frame == rect(64, 124, 20 × 10))
    }

    @Test func `a view does not move on the screen while the content scrolls and bounces`() {
      float(button, corner)
      for y in [5, 120, 850, 870, 900, 0, -40, -3.5] as [CGFloat] {
        stage.scroll(to: y)
        #expect(stage.onScreen(button) == rect(64, 124, 20 × 10))
      }
    }

    @Test func `a view is placed before the new bounds are laid out`() {
      float(button, corner)
      stage.view.contentOffset.y = 300
      #expect(stage.onScreen(button) == rect(64, 124, 20 × 10))
    }

    @Test func `bounds that are announced and never set are forgotten at the next event`() {
      float(button, corner)
      for event in 0..<2 {
        _ = stage.layout.shouldInvalidateLayout(forBoundsChange: rect(0, 77, 100 × 150))
        #expect(button.frame.minY == 201)
        if event == 0 { stage.layout.invalidateLayout() } else { stage.view.contentOffset.y = 20 }
        stage.view.layoutIfNeeded()
        #expect(stage.onScreen(button) == rect(64, 124, 20 × 10))
      }
    }

    @Test func `scrolling asks and queries no more because of views`() {
      func counts(_ add: (CollectionViewAlignedLayout) -> Void) -> [CountingLayout.Counts] {
        let layout = CountingLayout()
        layout.pinsSectionHeaders = false
        let stage = AlignedStage.floating(layout: layout)
        add(layout)
        stage.view.layoutIfNeeded()
        _ = button.takeAskedWidths()
        layout.counts = CountingLayout.Counts()
        return [5, 80, 81, 400, 850, 880, 300, 0, -30].map { y in
          let asked = stage.asked { stage.scroll(to: y) }
          #expect(asked.isEmpty)
          return layout.counts
        }
      }
      let without = counts { _ in }
      let with = counts { layout in
        layout.addFloatingView(button, at: corner)
        layout.addFloatingView(AskedView(), at: topBar)
        layout.addFloatingView(
          AskedView(), at: FloatingPlacement(.bottom, width: .fraction(1), coverage: .counted))
      }
      #expect(with == without)
      #expect(with.last?.preparations == 0)
      #expect(button.takeAskedWidths() == [])
    }

    @Test func `views follow other insets and another size`() {
      let bar = UIView()
      float(bar, FloatingPlacement(.bottom, width: .fraction(1), height: .points(44)))
      #expect(stage.onScreen(bar) == rect(0, 106, 100 × 44))
      stage.view.contentInset.bottom = 50
      stage.view.layoutIfNeeded()
      #expect(stage.onScreen(bar) == rect(0, 56, 100 × 44))
      stage.resize(120 × 200)
      #expect(stage.onScreen(bar) == rect(0, 106, 120 × 44))
      stage.resize(120 × 190)
      #expect(stage.onScreen(bar) == rect(0, 96, 120 × 44))
    }

    @Test func `from right to left, leading is right`() {
      stage.view.semanticContentAttribute = .forceRightToLeft
      float(button, corner)
      #expect(stage.onScreen(button) == rect(16, 124, 20 × 10))
    }

    @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
    func `views stand still in content that scrolls sideways`(direction: ContentLayout.Direction) {
      let stage = AlignedStage.floating(axis: .horizontal, direction)
      stage.layout.addFloatingView(button, at: corner)
      let x: CGFloat = direction == .leftToRight ? 114 : 16
      for offset in [0, 40, 850, 900, -20] as [CGFloat] {
        stage.scroll(to: offset)
        #expect(stage.onScreen(button) == rect(x, 74, 20 × 10))
      }
    }

    // MARK: Sizes

    @Test func `a view is asked once for a width, and again when told to`() {
      float(button, corner)
      stage.view.layoutIfNeeded()
      stage.reload()
      float(button, FloatingPlacement(.topTrailing, insets: Insets(16)))
      #expect(button.takeAskedWidths() == [68])
      stage.resize(120 × 150)
      #expect(button.takeAskedWidths() == [88])
      button.size = 30 × 40
      stage.layout.invalidateSize(ofFloatingView: button)
      #expect(button.takeAskedWidths() == [88])
      #expect(stage.onScreen(button) == rect(74, 16, 30 × 40))
    }

    @Test func `a view is asked by its constraints if told to`() {
      let label = UILabel()
      label.text = "Up"
      stage.layout.addFloatingView(
        label, at: FloatingPlacement(.topLeading), measuredBy: .systemLayoutSizeFitting)
      #expect(label.frame.size.width > 0)
      #expect(label.frame.size.height > 0)
    }

    @Test func `sizes that are none count as 0`() {
      for size in [-4 × -4, CGFloat.nan × .nan, .infinity × -.infinity] {
        button.size = size
        float(button, FloatingPlacement(.topLeading))
        stage.layout.invalidateSize(ofFloatingView: button)
        #expect(button.frame.height == 0)
      }
      button.size = 1e300 × 1e300
      stage.layout.invalidateSize(ofFloatingView: button)
      #expect(button.frame == rect(0, 0, 100 × 150))
    }

    @Test func `a view that removes itself while it is asked is gone`() {
      button.whenAsked = { [layout = stage.layout, button] in layout.removeFloatingView(button) }
      float(button, corner)
      stage.view.layoutIfNeeded()
      #expect(button.superview == nil)
      #expect(button.takeAskedWidths() == [68])
    }

    // MARK: Depth

    @Test func `views are in front of pinned headers, or behind cells, also of later ones`() {
      let backdrop = UIView()
      float(button, corner)
      float(
        backdrop,
        FloatingPlacement(of: .bounds, width: .fraction(1), height: .fraction(1), depth: .behind))
      for y in [0, 300] as [CGFloat] {
        stage.scroll(to: y)
        for shown in stage.view.subviews where shown is UICollectionReusableView {
          #expect(stage.isInFront(button, of: shown))
          #expect(stage.isInFront(shown, of: backdrop))
        }
        #expect(stage.onScreen(backdrop) == rect(0, 0, 100 × 150))
      }
    }

    @Test func `touches find views in front of cells by the order of subviews, too`() throws {
      float(button, corner)
      stage.scroll(to: 300)
      stage.reload()
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      let front = try #require(stage.view.subviews.firstIndex(of: button))
      #expect(!stage.view.subviews[front...].contains { $0 is UICollectionViewCell })
    }

    @Test func `later views are in front, and one that is added again comes to the front`() {
      for depth in [FloatingPlacement.Depth.inFront, .behind] {
        let (first, second) = (UIView(), UIView())
        let placement = FloatingPlacement(width: .points(9), height: .points(9), depth: depth)
        float(first, placement)
        float(second, placement)
        #expect(stage.isInFront(second, of: first))
        float(first, placement)
        #expect(stage.isInFront(first, of: second))
        stage.view.layoutIfNeeded()
        #expect(stage.isInFront(first, of: second))
      }
    }

    @Test func `another placement may have another depth`() {
      float(button, corner)
      float(button, FloatingPlacement(.top, depth: .behind))
      stage.view.layoutIfNeeded()
      #expect(button.layer.zPosition < 0)
      #expect(stage.view.subviews.filter { $0 === button }.count == 1)
      stage.layout.removeFloatingView(button)
      #expect(button.layer.zPosition == 0)
    }

    // MARK: Adding and removing

    @Test func `a view is removed once, and one that does not float is left alone`() {
      let other = UIView()
      stage.view.addSubview(other)
      float(button, corner)
      stage.layout.removeFloatingView(button)
      stage.layout.removeFloatingView(button)
      stage.layout.removeFloatingView(other)
      stage.layout.invalidateSize(ofFloatingView: other)
      #expect(button.superview == nil)
      #expect(other.superview === stage.view)
    }

    @Test func `a view of another superview moves to the collection view`() {
      let other = UIView()
      other.addSubview(button)
      float(button, corner)
      #expect(button.superview === stage.view)
      #expect(other.subviews.isEmpty)
    }

    @Test func `a view that a client takes away no longer floats`() {
      let other = UIView()
      float(button, corner)
      other.addSubview(button)
      button.frame = rect(1, 2, 3 × 4)
      stage.scroll(to: 20)
      stage.layout.invalidateSize(ofFloatingView: button)
      #expect(button.superview === other)
      #expect(button.frame == rect(1, 2, 3 × 4))
      #expect(button.layer.zPosition == 0)
      float(button, corner)
      button.removeFromSuperview()
      stage.reload()
      #expect(button.superview == nil)
    }

    @Test func `reloading and other data leave views where they are`() {
      float(button, corner)
      stage.scroll(to: 500)
      stage.content.sections.removeLast(8)
      stage.reload()
      #expect(stage.onScreen(button) == rect(64, 124, 20 × 10))
      stage.content.sections = []
      stage.reload()
      #expect(stage.onScreen(button) == rect(64, 124, 20 × 10))
    }

    @Test func `a view that is added without a collection view stands in the next one`() {
      let layout = CollectionViewAlignedLayout()
      layout.addFloatingView(button, at: corner, animated: true)
      layout.removeFloatingView(button)
      layout.addFloatingView(button, at: corner)
      let view = UICollectionView(frame: rect(0, 0, 100 × 150), collectionViewLayout: layout)
      view.layoutIfNeeded()
      #expect(button.superview === view)
      #expect(button.frame == rect(64, 124, 20 × 10))
    }

    @Test func `the views of a layout that is replaced leave, and those of the new one come`() {
      float(button, corner)
      stage.view.layoutIfNeeded()
      let new = CollectionViewAlignedLayout()
      let other = AskedView()
      new.contentInsets = .zero
      new.addFloatingView(other, at: corner)
      stage.view.collectionViewLayout = new
      stage.view.layoutIfNeeded()
      #expect(button.superview == nil)
      #expect(other.superview === stage.view)
      #expect(stage.onScreen(other) == rect(64, 124, 20 × 10))
    }

    @Test func `nothing keeps a view that was removed, a layout or a collection view`() {
      weak var removed: UIView?
      weak var layout: CollectionViewAlignedLayout?
      weak var kept: UIView?
      autoreleasing {
        let stage = AlignedStage.floating()
        let (first, second) = (AskedView(), AskedView())
        stage.layout.addFloatingView(first, at: corner)
        stage.layout.addFloatingView(second, at: corner)
        stage.view.layoutIfNeeded()
        stage.layout.removeFloatingView(first, animated: true)
        (removed, layout, kept) = (first, stage.layout, second)
      }
      #expect(removed == nil)
      #expect(layout == nil)
      #expect(kept == nil)
    }

    private func autoreleasing(_ body: () -> Void) { body() }
  }
#endif
