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

    private let corner = Self.corner

    private nonisolated static let corner = FloatingPlacement(
      .bottomTrailing, insets: Insets(16))
    private let topBar = FloatingPlacement(.top, width: .fraction(1), height: .points(30))

    private func float(_ view: UIView, _ placement: FloatingPlacement, animated: Bool = false) {
      stage.layout.addFloatingView(view, at: placement, animated: animated)
    }

    /// A view that floats while things change.
    struct Row: CustomTestStringConvertible, Sendable {
      enum Step: Sendable {
        /// The client adds the view, or adds it again at another place.
        case add(FloatingPlacement)
        case scroll(to: CGFloat)
        case resize(CGSize)
        case layOut

        /// The data source has other data.
        case reload

        /// The view returns another size, and the layout is told so.
        case returnedSize(CGSize)
        case change(@MainActor @Sendable (AlignedStage, AskedView) -> Void)

        /// Where the view is on the screen, where it is in the content, and its height.
        case onScreen(CGRect)
        case frame(CGRect)
        case top(CGFloat)
        case height(CGFloat)

        /// Whether the view is a subview of the collection view.
        case isSubview(Bool)

        /// The widths for which the view was asked since the last step of this kind.
        case asked([CGFloat])
      }

      let testDescription: String
      let axis: ContentLayout.Axis
      let direction: ContentLayout.Direction
      let steps: [Step]

      init(
        _ name: String, axis: ContentLayout.Axis = .vertical,
        direction: ContentLayout.Direction = .leftToRight, _ steps: [Step]
      ) {
        testDescription = name
        self.axis = axis
        self.direction = direction
        self.steps = steps
      }

      @MainActor
      func expect(_ view: AskedView) {
        let stage = AlignedStage.floating(axis: axis, direction)
        for (index, step) in steps.enumerated() {
          let comment = Comment(rawValue: "step \(index)")
          switch step {
          case .add(let placement): stage.layout.addFloatingView(view, at: placement)
          case .scroll(let offset): stage.scroll(to: offset)
          case .resize(let size): stage.resize(size)
          case .layOut: stage.view.layoutIfNeeded()
          case .reload: stage.reload()
          case .returnedSize(let size):
            view.size = size
            stage.layout.invalidateSize(ofFloatingView: view)
          case .change(let change): change(stage, view)
          case .onScreen(let frame): expectEqual(stage.onScreen(view), frame, comment)
          case .frame(let frame): expectEqual(view.frame, frame, comment)
          case .top(let top): expectEqual(view.frame.minY, top, comment)
          case .height(let height): expectEqual(view.frame.height, height, comment)
          case .isSubview(let isSubview):
            expectEqual(view.superview, isSubview ? stage.view : nil, comment)
          case .asked(let widths): expectEqual(view.takeAskedWidths(), widths, comment)
          }
        }
      }
    }

    nonisolated static let placeRows: [Row] = [
      Row(
        "a view stands in the collection view at once, without a layout pass",
        [.add(corner), .isSubview(true), .frame(rect(64, 124, 20 × 10))]),
      Row(
        "a view does not move on the screen while the content scrolls and bounces",
        [.add(corner)]
          + [5, 120, 850, 870, 900, 0, -40, -3.5].flatMap { (y: CGFloat) -> [Row.Step] in
            [.scroll(to: y), .onScreen(rect(64, 124, 20 × 10))]
          }),
      Row(
        "a view is placed before the new bounds are laid out",
        [
          .add(corner), .change { stage, _ in stage.view.contentOffset.y = 300 },
          .onScreen(rect(64, 124, 20 × 10)),
        ]),
      Row(
        "bounds that are announced and never set are forgotten at the next event",
        [
          .add(corner), .change { stage, _ in announceBounds(on: stage) }, .top(201),
          .change { stage, _ in stage.layout.invalidateLayout() }, .layOut,
          .onScreen(rect(64, 124, 20 × 10)),
          .change { stage, _ in announceBounds(on: stage) }, .top(201),
          .change { stage, _ in stage.view.contentOffset.y = 20 }, .layOut,
          .onScreen(rect(64, 124, 20 × 10)),
        ]),
      Row(
        "views follow other insets and another size",
        [
          .add(FloatingPlacement(.bottom, width: .fraction(1), height: .points(44))),
          .onScreen(rect(0, 106, 100 × 44)),
          .change { stage, _ in stage.view.contentInset.bottom = 50 }, .layOut,
          .onScreen(rect(0, 56, 100 × 44)),
          .resize(120 × 200), .onScreen(rect(0, 106, 120 × 44)),
          .resize(120 × 190), .onScreen(rect(0, 96, 120 × 44)),
        ]),
      Row(
        "from right to left, leading is right",
        [
          .change { stage, _ in stage.view.semanticContentAttribute = .forceRightToLeft },
          .add(corner), .onScreen(rect(16, 124, 20 × 10)),
        ]),
      Row(
        "views stand still in content that scrolls sideways", axis: .horizontal,
        [.add(corner)]
          + [0, 40, 850, 900, -20].flatMap { (x: CGFloat) -> [Row.Step] in
            [.scroll(to: x), .onScreen(rect(114, 74, 20 × 10))]
          }),
      Row(
        "views stand still in content that scrolls sideways, from right to left",
        axis: .horizontal, direction: .rightToLeft,
        [.add(corner)]
          + [0, 40, 850, 900, -20].flatMap { (x: CGFloat) -> [Row.Step] in
            [.scroll(to: x), .onScreen(rect(16, 74, 20 × 10))]
          }),
      Row(
        "reloading and other data leave views where they are",
        [
          .add(corner), .scroll(to: 500),
          .change { stage, _ in stage.content.sections.removeLast(8) }, .reload,
          .onScreen(rect(64, 124, 20 × 10)),
          .change { stage, _ in stage.content.sections = [] }, .reload,
          .onScreen(rect(64, 124, 20 × 10)),
        ]),
    ]

    private static func announceBounds(on stage: AlignedStage) {
      _ = stage.layout.shouldInvalidateLayout(forBoundsChange: rect(0, 77, 100 × 150))
    }

    @Test(arguments: placeRows)
    func `a view stands where its placement says while the content scrolls`(row: Row) {
      row.expect(button)
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
      expectEqual(with, without)
      expectEqual(with.last?.preparations, 0)
      expectEqual(button.takeAskedWidths(), [])
    }

    // MARK: Sizes

    nonisolated static let sizeRows: [Row] = [
      Row(
        "a view is asked once for a width, and again when told to",
        [
          .add(corner), .layOut, .reload,
          .add(FloatingPlacement(.topTrailing, insets: Insets(16))), .asked([68]),
          .resize(120 × 150), .asked([88]),
          .returnedSize(30 × 40), .asked([88]), .onScreen(rect(74, 16, 30 × 40)),
        ]),
      Row(
        "sizes that are none count as 0",
        [-4 × -4, CGFloat.nan × .nan, .infinity × -.infinity].flatMap {
          (size: CGSize) -> [Row.Step] in
          [
            .change { _, view in view.size = size }, .add(FloatingPlacement(.topLeading)),
            .returnedSize(size), .height(0),
          ]
        } + [.returnedSize(1e300 × 1e300), .frame(rect(0, 0, 100 × 150))]),
      Row(
        "a view that removes itself while it is asked is gone",
        [
          .change { stage, view in
            view.whenAsked = { [layout = stage.layout] in layout.removeFloatingView(view) }
          },
          .add(corner), .layOut, .isSubview(false), .asked([68]),
        ]),
    ]

    @Test(arguments: sizeRows)
    func `a view has the size that it returns`(row: Row) {
      row.expect(button)
    }

    @Test func `a view is asked by its constraints if told to`() {
      let label = UILabel()
      label.text = "Up"
      stage.layout.addFloatingView(
        label, at: FloatingPlacement(.topLeading), measuredBy: .systemLayoutSizeFitting)
      #expect(label.frame.size.width > 0)
      #expect(label.frame.size.height > 0)
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
        expectEqual(stage.onScreen(backdrop), rect(0, 0, 100 × 150))
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
      expectEqual(stage.view.subviews.filter { $0 === button }.count, 1)
      stage.layout.removeFloatingView(button)
      expectEqual(button.layer.zPosition, 0)
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
      expectEqual(button.frame, rect(1, 2, 3 × 4))
      expectEqual(button.layer.zPosition, 0)
      float(button, corner)
      button.removeFromSuperview()
      stage.reload()
      #expect(button.superview == nil)
    }

    @Test func `a view that is added without a collection view stands in the next one`() {
      let layout = CollectionViewAlignedLayout()
      layout.addFloatingView(button, at: corner, animated: true)
      layout.removeFloatingView(button)
      layout.addFloatingView(button, at: corner)
      let view = UICollectionView(frame: rect(0, 0, 100 × 150), collectionViewLayout: layout)
      view.layoutIfNeeded()
      #expect(button.superview === view)
      expectEqual(button.frame, rect(64, 124, 20 × 10))
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
      expectEqual(stage.onScreen(other), rect(64, 124, 20 × 10))
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
