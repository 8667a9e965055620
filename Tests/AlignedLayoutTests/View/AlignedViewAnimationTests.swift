#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Testing

  @testable import AlignedLayout

  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// Changes of subviews in animations, and the order in which they are read. Rests on
  /// `inheritedAnimationDuration` being more than 0 in an animation block (D).
  @MainActor
  @Suite struct AlignedViewAnimationTests {
    /// A view with tags that changes in animations and without, and the changes that its tags record.
    struct Row: CustomTestStringConvertible, Sendable {
      enum Step: Sendable {
        /// The view changes, and is laid out, without an animation or in one.
        case change(@MainActor @Sendable (AlignedView) -> Void)
        case animate(@MainActor @Sendable (AlignedView) -> Void)

        /// All changes that a tag has recorded in the last change or animation, or only the last of them.
        case changes(Int, [TestTag.Change])
        case lastChange(Int, TestTag.Change)
      }

      let testDescription: String
      let tags: [CGFloat]
      let width: CGFloat
      let steps: [Step]

      init(_ name: String, tags: [CGFloat], width: CGFloat, _ steps: [Step]) {
        testDescription = name
        self.tags = tags
        self.width = width
        self.steps = steps
      }

      @MainActor
      func expect() {
        let view = AlignedView(tags: tags, width: width)
        for (index, step) in steps.enumerated() {
          switch step {
          case .change(let change):
            for tag in view.tags { tag.forgetRecords() }
            change(view)
            view.layoutIfNeeded()
          case .animate(let change):
            for tag in view.tags { tag.forgetRecords() }
            PlatformView.animating {
              change(view)
              view.layoutIfNeeded()
            }
          case .changes(let tag, let changes):
            expectEqual(view.tags[tag].changes, changes, "step \(index)")
          case .lastChange(let tag, let change):
            expectEqual(view.tags[tag].changes.last, change, "step \(index)")
          }
        }
      }
    }

    /// Returns the changes of a view that is placed at once, and then becomes visible.
    private nonisolated static func fadingIn(at center: CGPoint) -> [TestTag.Change] {
      [
        .init(center: center, isAnimated: false), .init(alpha: 0, isAnimated: false),
        .init(alpha: 1, isAnimated: true),
      ]
    }

    nonisolated static let rows: [Row] = [
      Row(
        "a new subview fades in where it stands, and the others move", tags: [50, 30], width: 100,
        [
          .change { _ in }, .animate { $0.insertArrangedSubview(TestTag(20 × 20), at: 0) },
          .changes(2, [.init(center: point(85, 10), isAnimated: true)]),
          .changes(0, fadingIn(at: point(10, 10))),
        ]),
      Row(
        "without an animation, a new subview is there at once", tags: [50], width: 100,
        [
          .change { _ in }, .change { $0.addArrangedSubview(TestTag(20 × 20)) },
          .changes(1, [.init(center: point(60, 10), isAnimated: false)]),
        ]),
      Row(
        "hidden and shown subviews of a limit fade in place", tags: [50, 60, 40], width: 100,
        [
          .change { $0.attributes = $0.attributes.with(lineLimit: .lines(1)) },
          .animate { $0.attributes = $0.attributes.with(lineLimit: .unlimited) },
          .changes(1, fadingIn(at: point(30, 30))),
          .animate { $0.attributes = $0.attributes.with(lineLimit: .lines(1)) },
          .lastChange(1, .init(alpha: 0, isAnimated: true)),
        ]),
      Row(
        "a subview that was hidden appears in place", tags: [50, 30, 20], width: 100,
        [
          .change { _ in },
          .change { view in
            view.tags[1].isHidden = true
            view.tags[0].answer = 10 × 20
            view.invalidateSize(of: view.tags[0])
          },
          .animate { $0.tags[1].isHidden = false }, .changes(1, fadingIn(at: point(25, 10))),
        ]),
      Row(
        "a subview that is removed and inserted again moves", tags: [50, 30], width: 100,
        [
          .change { _ in },
          .animate { view in
            let tag = view.tags[1]
            view.removeArrangedSubview(tag)
            view.insertArrangedSubview(tag, at: 0)
          },
          .changes(0, [.init(center: point(15, 10), isAnimated: true)]),
        ]),
      Row(
        "a new subview that a limit hides is not seen", tags: [50], width: 60,
        [
          .change { $0.attributes = $0.attributes.with(lineLimit: .lines(1)) },
          .animate { $0.addArrangedSubview(TestTag()) },
          .changes(1, [.init(alpha: 0, isAnimated: false)]),
        ]),
    ]

    @Test(arguments: rows)
    func `what is new fades in where it stands, and what was there moves`(row: Row) {
      row.expect()
    }

    @Test func `the first layout lets nothing fade in`() {
      let view = AlignedView(tags: [50], width: 100)
      PlatformView.animating { view.layoutIfNeeded() }
      #expect(view.tags[0].changes.allSatisfy { $0.alpha == nil })
    }

    @Test func `one list of subviews adds, removes and moves`() {
      let view = AlignedView(tags: [50, 30, 20], width: 100)
      view.layoutIfNeeded()
      let (gone, moved, new) = (view.tags[0], view.tags[2], TestTag(10 × 20))
      view[moved].attributes = CellAttributes(insets: Insets(leading: 5))
      PlatformView.animating {
        view.setArrangedSubviews([moved, new])
        view.layoutIfNeeded()
      }
      expectEqual(view.arrangedSubviews, [moved, new])
      expectEqual(view.origins, [point(5, 0), point(25, 0)])
      #expect(gone.superview == nil)
      expectEqual(gone.alpha, 1)
    }

    @Test func `an overflow view fades in, and lets the others move`() {
      let view = AlignedView(tags: [50, 60, 40], width: 100)
      let more = TestTag(20 × 20)
      view.overflowView = { _ in more }
      view.layoutIfNeeded()
      let first = view.tags[0]
      first.forgetRecords()
      PlatformView.animating {
        view.padding = Insets(leading: 7)
        view.attributes = view.attributes.with(lineLimit: .lines(1))
        view.layoutIfNeeded()
      }
      expectEqual(first.changes, [.init(center: point(32, 10), isAnimated: true)])
      expectEqual(
        more.changes,
        [
          .init(center: point(67, 10), isAnimated: false), .init(alpha: 0, isAnimated: false),
          .init(alpha: 1, isAnimated: true),
        ])
    }

    // MARK: Reading order

    nonisolated static let readingRows: [AlignedViewRow] = [
      AlignedViewRow("subviews are read in their order on the lines") {
        let view = AlignedView(tags: [50, 30, 60], width: 100)
        view.attributes = SectionAttributes(cellAlignment: .bottom)
        let (tags, badge) = (view.tags, PlatformView())
        view.addSubview(badge)
        tags[1].isHidden = true
        return (
          view,
          [
            .layOut, .read([tags[0], tags[2], badge]),
            .change { $0.insertArrangedSubview(tags[2], at: 0) }, .layOut,
            .read([tags[2], tags[0], badge]),
          ]
        )
      },
      AlignedViewRow("the overflow view is read in place of those that are hidden") {
        let view = AlignedView(tags: [50, 60, 60], width: 100)
        let more = TestTag(20 × 20)
        view.overflowView = { _ in more }
        view.attributes = view.attributes.with(lineLimit: .lines(1))
        return (view, [.layOut, .read([view.tags[0], more])])
      },
      AlignedViewRow("after subviews have been removed, the others are read in their order") {
        let view = AlignedView(tags: [50, 30, 60], width: 100)
        let tags = view.tags
        return (
          view,
          [
            .layOut, .change { _ in tags[1].removeFromSuperview() }, .read(nil), .layOut,
            .read([tags[0], tags[2]]),
          ]
        )
      },
    ]

    @Test(arguments: readingRows)
    func `what is shown is read in its order on the lines`(row: AlignedViewRow) {
      row.expect()
    }

    #if canImport(UIKit) && !APPKIT
      @Test func `elements of the client are left alone, also after a subview is removed`() {
        let view = AlignedView(tags: [50, 30], width: 100)
        view.layoutIfNeeded()
        let tags = view.tags
        view.accessibilityElements = [tags[1]]
        view.setNeedsLayout()
        view.layoutIfNeeded()
        expectEqual(view.accessibilityElements as? [PlatformView], [tags[1]])
        tags[0].removeFromSuperview()
        view.layoutIfNeeded()
        expectEqual(view.accessibilityElements as? [PlatformView], [tags[1]])
      }
    #endif
  }
#endif
