#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Fades, fingers, refresh controls and traits, which need hooks of the stand-in.
  @MainActor
  @Suite(.underAllModes)
  struct FloatingViewsInHeadlessTests {
    private let stage = AlignedStage.floating()
    private let button = AskedView()
    private let corner = FloatingPlacement(.bottomTrailing, insets: Insets(16))
    private let place = Self.place

    private nonisolated static let place = rect(64, 124, 20 × 10)

    private var layout: CollectionViewAlignedLayout { stage.layout }

    // MARK: Scrolling

    @Test func `a view stands still under a finger, beyond the ends, and while it slows down`() {
      layout.addFloatingView(button, at: corner)
      Headless.beginDragging(stage.view)
      for y in [-12, -60.5, -3, 40, 200, 860, 910] as [CGFloat] {
        Headless.drag(stage.view, to: CGPoint(x: 0, y: y))
        expectEqual(stage.onScreen(button), place)
      }
      Headless.endDragging(
        stage.view, velocity: CGPoint(x: 0, y: -2), distance: CGPoint(x: 0, y: -300))
      expectEqual(stage.onScreen(button), place)
      stage.view.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
      expectEqual(stage.onScreen(button), place)
    }

    @Test func `a bar does not hang below a spinning refresh control`() {
      layout.addFloatingView(
        button, at: FloatingPlacement(.top, height: .points(30), coverage: .counted))
      let control = UIRefreshControl()
      stage.view.refreshControl = control
      control.beginRefreshing()
      stage.scroll(to: 220)
      expectEqual(stage.onScreen(button).minY, 0)
      expectEqual(stage.header(2)?.minY, 250)
      control.endRefreshing()
      stage.scroll(to: 220)
      expectEqual(stage.onScreen(button).minY, 0)
    }

    // MARK: Fading

    /// What happens to a view in its corner while animations are held, and what is shown of it.
    struct Row: CustomTestStringConvertible, Sendable {
      enum Step: Sendable {
        case add(animated: Bool)
        case remove(animated: Bool)
        case scroll(to: CGFloat)

        /// The animations end.
        case finish
        case change(@MainActor @Sendable (UICollectionView) -> Void)
        case alpha(CGFloat)
        case onScreen(CGRect)
        case isSubview(Bool)
      }

      let testDescription: String

      /// The alpha of the view before.
      let alpha: CGFloat
      let steps: [Step]

      /// The steps after the animations are no longer held.
      let after: [Step]

      init(_ name: String, alpha: CGFloat = 1, _ steps: [Step], after: [Step] = []) {
        testDescription = name
        self.alpha = alpha
        self.steps = steps
        self.after = after
      }
    }

    nonisolated static let rows: [Row] = [
      Row(
        "a view fades in to its own alpha, and out before it is removed", alpha: 0.5,
        [
          .add(animated: true), .alpha(0.5), .onScreen(place), .remove(animated: true), .alpha(0),
          .scroll(to: 300), .onScreen(place), .isSubview(true), .finish, .isSubview(false),
          .alpha(0.5),
        ]),
      Row(
        "a view that is added again while it fades out stays",
        [
          .add(animated: false), .remove(animated: true), .remove(animated: true),
          .add(animated: true), .alpha(1), .finish, .isSubview(true), .remove(animated: true),
          .remove(animated: false), .isSubview(false), .alpha(1), .finish,
        ], after: [.isSubview(false)]),
      Row(
        "a view that fades out when its layout goes is removed",
        [
          .add(animated: false), .remove(animated: true),
          .change { $0.collectionViewLayout = UICollectionViewFlowLayout() },
        ], after: [.isSubview(false), .alpha(1)]),
    ]

    @Test(arguments: rows)
    func `a view fades in, and out before it is removed`(row: Row) {
      let view = stage.view
      button.alpha = row.alpha
      Headless.holdingAnimations { take(row.steps, in: view) }
      take(row.after, in: view)
    }

    private func take(_ steps: [Row.Step], in view: UICollectionView) {
      for (index, step) in steps.enumerated() {
        let comment = Comment(rawValue: "step \(index)")
        switch step {
        case .add(let animated): layout.addFloatingView(button, at: corner, animated: animated)
        case .remove(let animated): layout.removeFloatingView(button, animated: animated)
        case .scroll(let offset): stage.scroll(to: offset)
        case .finish: Headless.finishAnimations()
        case .change(let change): change(view)
        case .alpha(let alpha): expectEqual(button.alpha, alpha, comment)
        case .onScreen(let frame): expectEqual(stage.onScreen(button), frame, comment)
        case .isSubview(let isSubview):
          expectEqual(button.superview, isSubview ? view : nil, comment)
        }
      }
    }

    @Test func `the client's own animation and no animation hold for a view`() {
      Headless.holdingAnimations {
        UIView.performWithoutAnimation {
          layout.addFloatingView(button, at: corner, animated: true)
          layout.removeFloatingView(button, animated: true)
          #expect(button.superview == nil)
        }
        UIView.animate(withDuration: 3) { [layout, button, corner] in
          layout.addFloatingView(button, at: corner, animated: true)
        }
        expectEqual(button.alpha, 1)
      }
    }

    @Test func `a bar that fades out no longer counts, and headers move with it`() {
      let bar = FloatingPlacement(.top, height: .points(30), coverage: .counted)
      stage.scroll(to: 220)
      layout.addFloatingView(button, at: bar, animated: true)
      expectEqual(stage.header(2)?.minY, 250)
      Headless.holdingAnimations {
        layout.removeFloatingView(button, animated: true)
        expectEqual(stage.header(2)?.minY, 220)
      }
    }

    // MARK: Traits

    @Test func `a view is asked again under traits that may give other sizes, and no others`() {
      layout.addFloatingView(button, at: corner)
      stage.view.layoutIfNeeded()
      _ = button.takeAskedWidths()
      Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), on: stage.view)
      stage.view.layoutIfNeeded()
      expectEqual(button.takeAskedWidths(), [])
      button.size = 30 × 30
      Headless.setTraits(
        UITraitCollection(preferredContentSizeCategory: .extraLarge), on: stage.view)
      stage.view.layoutIfNeeded()
      expectEqual(button.takeAskedWidths(), [68])
      expectEqual(stage.onScreen(button), rect(54, 104, 30 × 30))
    }

    private nonisolated static let otherTraits = [
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(horizontalSizeClass: .regular),
    ]

    @Test(arguments: otherTraits)
    func `a view is measured under the traits of its window, and under those that come later`(
      traits: UITraitCollection
    ) {
      let (stage, view) = (AlignedStage.floating(), TraitSizedView(traits))
      Headless.setTraits(traits, on: stage.window)
      stage.layout.addFloatingView(view, at: corner)
      stage.view.layoutIfNeeded()
      expectEqual(view.frame.size, 40 × 30)
      Headless.setTraits(UITraitCollection(), on: stage.window)
      stage.view.layoutIfNeeded()
      expectEqual(view.frame.size, 20 × 10)
    }

    @Test func `a view that the layout has before its collection view is measured in that`() {
      let (layout, view) = (CollectionViewAlignedLayout(), TraitSizedView(Self.otherTraits[1]))
      layout.addFloatingView(
        view, at: FloatingPlacement(.top, width: .fraction(1), coverage: .counted))
      Headless.withScreenTraits(Self.otherTraits[1]) {
        let stage = AlignedStage.floating(layout: layout)
        stage.scroll(to: 220)
        expectEqual(view.frame, rect(0, 220, 100 × 30))
        expectEqual(stage.header(2)?.minY, 250)
      }
    }

    // MARK: Touches

    /// A wrong guess: UIKit brings cells to the front of other views once more.
    @Test func `a view gets its touches when the turn ends, if UIKit moves cells late`() async {
      var modes = Headless.modes
      modes.lateOrder = .atEndOfTurn
      let stage = Headless.withModes(modes) { AlignedStage.floating() }
      stage.layout.addFloatingView(button, at: corner)
      for step in 0..<10 {
        stage.scroll(to: CGFloat(step * 60))
        await Task {}.value
        let touched = stage.view.hitTest(button.center, with: nil)
        expectEqual(touched, button, "step \(step)")
      }
    }

    // MARK: Safe areas

    @Test func `views stay in the safe area as far as insets follow it`() {
      layout.addFloatingView(button, at: corner)
      Headless.setSafeAreaInsets(
        UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0), on: stage.window)
      stage.view.layoutIfNeeded()
      expectEqual(stage.onScreen(button), rect(64, 104, 20 × 10))
    }

    // MARK: Random steps

    @Test(arguments: Seeds(200, usually: 15))
    func `views stand where the area is, whatever happens`(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let stage = AlignedStage.floating(
        axis: random.happens(onceIn: 3) ? .horizontal : .vertical,
        random.happens(onceIn: 3) ? .rightToLeft : .leftToRight)
      let bar = AskedView()
      bar.size = 500 × 15
      stage.layout.addFloatingView(button, at: corner)
      stage.layout.addFloatingView(
        bar, at: FloatingPlacement(.bottom, width: .fraction(1), coverage: .counted))
      for step in 0..<30 {
        allowingCellsBeyondContent {
          take(random.next() % 7, on: stage, &random)
          stage.view.layoutIfNeeded()
        }
        let area = CGRect(origin: CGPoint(), size: stage.view.bounds.size)
          .inset(by: stage.view.adjustedContentInset)
        let isMirrored = stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? area.minX + 16 : area.maxX - 36
        let shown = stage.onScreen(button)
        // The display has two pixels for a point.
        #expect(abs(shown.minX - (x * 2).rounded(.down) / 2) < 1e-6, "step \(step)")
        #expect(abs(shown.minY - ((area.maxY - 26) * 2).rounded(.down) / 2) < 1e-6, "step \(step)")
        #expect(abs(stage.onScreen(bar).width - area.width) < 1e-6, "step \(step)")
      }
    }

    private func take(_ step: UInt64, on stage: AlignedStage, _ random: inout SplitMix64) {
      switch step {
      case 0...2: stage.scroll(to: CGFloat(Int.random(in: -60...900, using: &random)))
      case 3:
        // With more, the button would not have its whole height.
        let inset = CGFloat(Int.random(in: 0...30, using: &random))
        stage.view.contentInset = UIEdgeInsets(
          top: inset / 2, left: inset / 4, bottom: inset, right: inset / 8)
      case 4: stage.resize(random.pick([100 × 150, 150 × 100, 100 × 120, 90 × 150]))
      case 5:
        stage.content.sections.shuffle(using: &random)
        stage.reload()
      default:
        _ = stage.layout.shouldInvalidateLayout(
          forBoundsChange: rect(0, 555, stage.view.bounds.size))
        stage.layout.invalidateLayout()
      }
    }
  }

  /// A view that has another size under some traits.
  private final class TraitSizedView: UIView {
    private let traits: UITraitCollection

    init(_ traits: UITraitCollection) {
      self.traits = traits
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      traitCollection.containsTraits(in: traits) ? 40 × 30 : 20 × 10
    }
  }
#endif
