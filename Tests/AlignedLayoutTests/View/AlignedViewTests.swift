#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Testing

  @testable import AlignedLayout

  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// Subviews on lines. Rests on `layoutSubviews()` being called after `setNeedsLayout()` (D).
  @MainActor
  @Suite struct AlignedViewTests {
    // MARK: Arranging

    nonisolated static let arrangingRows: [AlignedViewRow] = [
      AlignedViewRow(
        "subviews stand on lines, with padding", tags: [50, 60, 40], width: 124,
        [
          .change { $0.padding = Insets(top: 1, leading: 2, bottom: 3, trailing: 4) },
          .origins([point(2, 1), point(52, 1), point(2, 21)]), .size(width: 124, 116 × 44),
        ]),
      AlignedViewRow(
        "from right to left, lines begin at the right", tags: [50, 30], width: 100,
        [.change { $0.readsFromRightToLeft = true }, .origins([point(50, 0), point(20, 0)])]),
      AlignedViewRow(
        "hidden subviews take no room, as soon as they are hidden", tags: [50, 30, 20], width: 100,
        [
          .origins([point(0, 0), point(50, 0), point(80, 0)]),
          .change { $0.tags[0].isHidden = true },
          .origins([point(0, 0), point(30, 0)], from: 1), .size(width: 100, 50 × 20),
          .change { $0.tags[0].isHidden = false },
          .origins([point(0, 0), point(50, 0), point(80, 0)]),
          .change { $0.tags.forEach { $0.isHidden = true } },
          .size(width: 100, .zero),
        ]),
      AlignedViewRow(
        "an arranged subview gets other attributes", tags: [50, 30], width: 100,
        [
          .change { $0[$0.tags[1]].attributes = CellAttributes(beginsLine: true, growth: 1) },
          .frame(1, CGRect(x: 0, y: 20, width: 100, height: 20)),
          .change { $0[$0.tags[1]].maximumSize.width = 70 },
          .frame(1, CGRect(x: 0, y: 20, width: 70, height: 20)), .askCount(1, 1),
        ]),
      AlignedViewRow(
        "a box in a box has its padding, and moves as one", view: { boxInBox() },
        [
          .resize(100 × 100), .origins([point(10, 10), point(44, 14), point(44, 29)]),
          .size(width: 100, 88 × 53),
          .resize(80 × 100), .origins([point(10, 10), point(14, 24), point(14, 39)]),
          .change { $0.removeArrangedSubview($0.tags[1]) },
          .origins([point(10, 10), point(14, 24)]), .size(width: 80, 58 × 48),
        ]),
      AlignedViewRow(
        "an aligned view in an aligned view tells it when it changes",
        view: {
          let inner = AlignedView(tags: [30, 30], width: 0)
          let outer = AlignedView(arrangedSubviews: [inner, TestTag(20 × 20)])
          outer.attributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
          return outer
        },
        [
          .resize(100 × 100), .origins([point(0, 0), point(60, 0)]),
          .change { inner(of: $0)?.addArrangedSubview(TestTag(10 × 20)) },
          .origins([point(0, 0), point(70, 0)]),
          .change { inner(of: $0)?.tags[0].isHidden = true },
          .origins([point(0, 0), point(40, 0)]),
          .change { inner(of: $0)?.padding = Insets(1) }, .origins([point(0, 0), point(42, 0)]),
        ]),
    ]

    private static func inner(of view: AlignedView) -> AlignedView? {
      view.arrangedSubviews[0] as? AlignedView
    }

    private static func boxInBox() -> AlignedView {
      let tags = (0..<3).map { _ in TestTag(30 × 10) }
      let inner = AlignedGroup(
        attributes: SectionAttributes(maximumCellsPerLine: 1), padding: Insets(4),
        items: tags[1...].map { AlignedItem($0) })
      let view = AlignedView(
        items: [AlignedItem(tags[0]), AlignedItem(inner)],
        attributes: SectionAttributes(cellSpacing: 0, lineSpacing: 0))
      view.padding = Insets(10)
      return view
    }

    @Test(arguments: arrangingRows)
    func `subviews stand on lines, also after changes`(row: AlignedViewRow) {
      row.expect()
    }

    @Test func `subviews are added, inserted, moved and removed as in a stack view`() {
      let view = AlignedView(tags: [10, 20], width: 100)
      let (first, second, third) = (view.tags[0], view.tags[1], TestTag(30 × 20))
      view.insertArrangedSubview(third, at: 0)
      expectEqual(view.arrangedSubviews, [third, first, second])
      view.insertArrangedSubview(third, at: 1)
      expectEqual(view.arrangedSubviews, [first, third, second])
      view.addArrangedSubview(first)
      expectEqual(view.arrangedSubviews, [third, second, first])
      view.removeArrangedSubview(second)
      expectEqual(view.arrangedSubviews, [third, first])
      #expect(second.superview === view)
      third.removeFromSuperview()
      expectEqual(view.arrangedSubviews, [first])
      let other = AlignedView(arrangedSubviews: [first])
      #expect(view.arrangedSubviews.isEmpty)
      expectEqual(other.arrangedSubviews, [first])
    }

    @Test func `a subview that is not arranged keeps its frame`() {
      let view = AlignedView(tags: [50, 30], width: 100)
      let badge = PlatformView(frame: CGRect(x: 77, y: -3, width: 5, height: 5))
      view.addSubview(badge)
      expectEqual(view.origins, [point(0, 0), point(50, 0)])
      expectEqual(badge.frame, CGRect(x: 77, y: -3, width: 5, height: 5))
      expectEqual(view.arrangedSubviews.count, 2)
    }

    @Test func `z indices order the subviews, and leave others where they are`() {
      let view = AlignedView(tags: [10, 20, 30], width: 100)
      let tags = view.tags
      let (back, middle) = (PlatformView(), PlatformView())
      for other in [back, middle] { view.addSubview(other) }
      view.sortSubviews(as: [back, tags[0], middle, tags[1], tags[2]])
      view[tags[0]].zIndex = 1
      view.layoutIfNeeded()
      expectEqual(view.subviews, [back, tags[1], middle, tags[2], tags[0]])
      view[tags[2]].zIndex = -1
      view.layoutIfNeeded()
      expectEqual(view.subviews, [back, tags[2], middle, tags[1], tags[0]])
      view[tags[0]].zIndex = 0
      view[tags[2]].zIndex = 0
      view.layoutIfNeeded()
      expectEqual(view.subviews[0], back)
      expectEqual(view.subviews[2], middle)
      expectEqual(view.arrangedSubviews, tags)
    }

    @Test func `the z index of a group counts for views in the groups in it`() {
      let (front, back) = (TestTag(), TestTag())
      let inner = AlignedItem(AlignedGroup(items: [AlignedItem(front)]))
      var outer = AlignedItem(AlignedGroup(items: [inner]))
      outer.zIndex = 1
      let view = AlignedView(items: [outer, AlignedItem(back)])
      view.layoutIfNeeded()
      expectEqual(view.subviews, [back, front])
    }

    @Test func `an overflow view has a z index of its own`() {
      let view = AlignedView(tags: [50, 60], width: 100)
      let more = TestTag(20 × 20)
      view.overflowView = { _ in more }
      view.attributes = view.attributes.with(lineLimit: .lines(1))
      view[view.tags[0]].zIndex = 1
      view.layoutIfNeeded()
      expectEqual(view.subviews, [view.tags[1], more, view.tags[0]])
    }

    #if canImport(UIKit) && !APPKIT
      @Test func `a transformed subview keeps its transform`() {
        let view = AlignedView(tags: [50, 30], width: 100)
        view.tags[1].transform = CGAffineTransform(scaleX: 2, y: 2)
        view.layoutIfNeeded()
        expectEqual(view.tags[1].center, point(65, 10))
        expectEqual(view.tags[1].bounds.size, (30 × 20))
      }
    #endif

    // MARK: Asking

    nonisolated static let askingRows: [AlignedViewRow] = [
      AlignedViewRow(
        "a subview is asked again when it or the client says so", tags: [50, 30], width: 100,
        [
          .layOut,
          .change { view in
            view.tags[0].answer = 20 × 20
            view.setNeedsLayout()
          },
          .origins([point(50, 0)], from: 1),
          .change { $0.invalidateSize(of: $0.tags[0]) }, .origins([point(20, 0)], from: 1),
          .change { view in
            view.tags[0].answer = 25 × 20
            view.tags[0].invalidateAlignedSize()
          },
          .origins([point(25, 0)], from: 1), .askCounts([3, 1]),
        ]),
      AlignedViewRow(
        "a view in a subview says that the subview changes",
        view: {
          let tag = TestTag()
          tag.addSubview(PlatformView())
          return AlignedView(arrangedSubviews: [tag])
        },
        [
          .resize(100 × 100), .layOut,
          .change { view in
            view.tags[0].answer = 70 × 10
            view.tags[0].subviews[0].invalidateAlignedSize()
          },
          .frameSize(0, 70 × 10),
          .change { view in
            view.tags[0].answer = 60 × 10
            view.invalidateSize(of: view.tags[0].subviews[0])
          },
          .frameSize(0, 60 × 10),
        ]),
      AlignedViewRow(
        "the whole line is offered, or what remains", tags: [50, 30, 30], width: 100,
        [
          .change { $0[$0.tags[1]].offer = .remainingLineSpace }, .layOut,
          .offers([[100], [50], [100]]),
        ]),
      AlignedViewRow(
        "a subview that asks for every offer is asked for each width", tags: [50], width: 100,
        [
          .change { $0[$0.tags[0]].asksForEveryOffer = true },
          .resize(100 × 100), .layOut, .resize(80 × 100), .layOut, .resize(100 × 100), .layOut,
          .offers([[100, 80]]),
        ]),
    ]

    @Test(arguments: askingRows)
    func `subviews are asked when an offer or an answer is another`(row: AlignedViewRow) {
      row.expect()
    }

    @Test func `one more tag among a thousand asks one question`() {
      let view = AlignedView(tags: (0..<1000).map { 20 + CGFloat($0 % 50) }, width: 375)
      view.layoutIfNeeded()
      _ = view.sizeThatFits(375 × 0)
      let tags = view.tags
      #expect(tags.allSatisfy { $0.offers.count == 1 })
      view.addArrangedSubview(TestTag())
      view.layoutIfNeeded()
      view.frame.size.width = 200
      view.layoutIfNeeded()
      expectEqual(view.tags.count { $0.offers.count == 1 }, 1001)
    }

    #if canImport(UIKit) && !APPKIT
      @Test func `a label that had no width is asked when it has one`() {
        let label = UILabel.words("some words that take several lines")
        label.numberOfLines = 0
        let view = AlignedView(arrangedSubviews: [label])
        view.layoutIfNeeded()
        view.frame.size = 120 × 100
        let fresh = label.sizeThatFits(120 × 0)
        expectEqual(view.arrangedFrames[0].size, fresh)
        #expect(fresh.height > 30)
      }
    #endif

    @Test func `what the view was asked before does not matter`() {
      func frames(askedFirst: Bool) -> [CGRect] {
        let growing = AlignedItem(TestTag(50 × 20), attributes: CellAttributes(growth: 1))
        let inner = AlignedView(items: [growing])
        let group = AlignedGroup(
          items: [AlignedItem(TestTag(50 × 20), attributes: CellAttributes(growth: 1))])
        let view = AlignedView(
          items: [AlignedItem(group), AlignedItem(inner), AlignedItem(TestTag(50 × 20))])
        if askedFirst {
          expectEqual(view.intrinsicContentSize, (160 × 20))
        }
        view.frame.size = 400 × 90
        return view.arrangedFrames
      }
      expectEqual(frames(askedFirst: true), frames(askedFirst: false))
      expectEqual(frames(askedFirst: true)[0].width, 400)
    }

    @Test func `an inner view forgets what it was told to forget`() {
      let inner = AlignedView(tags: [30, 30], width: 0)
      let outer = AlignedView(arrangedSubviews: [inner])
      outer.frame.size = 100 × 100
      outer.layoutIfNeeded()
      let tags = inner.tags
      tags[0].answer = 10 × 20
      outer.invalidateSize(of: tags[0])
      expectEqual(outer.arrangedFrames[0].width, 40)
      tags[1].answer = 15 × 20
      outer.invalidateSizes()
      expectEqual(outer.arrangedFrames[0].width, 25)
      inner.layoutIfNeeded()
      expectEqual(tags[1].frame.width, 15)
      let count = tags[1].offers.count
      inner.addArrangedSubview(TestTag(20 × 20))
      expectEqual(outer.arrangedFrames[0].width, 45)
      expectEqual(tags[1].offers.count, count)
    }

    #if canImport(UIKit) && !APPKIT
      @Test func `a closure, and constraints, size views`() {
        let (asked, constrained) = (TestTag(), UIStackView())
        constrained.axis = .vertical
        constrained.addArrangedSubview(UILabel.words("some words that take two lines"))
        (constrained.arrangedSubviews[0] as? UILabel)?.numberOfLines = 0
        let view = AlignedView(items: [
          AlignedItem(asked) { width in CGSize(width: width / 2, height: 8) },
          AlignedItem(constrained, measuredBy: .systemLayoutSizeFitting),
        ])
        view.frame.size = 120 × 200
        let frames = view.arrangedFrames
        #expect(asked.offers.isEmpty)
        expectEqual(frames[0], CGRect(x: 0, y: 0, width: 60, height: 8))
        expectEqual(frames[1].width, 120)
        #expect(frames[1].height > 30)
      }
    #endif

    // MARK: Groups, layers, drawings

    #if canImport(UIKit) && !APPKIT
      @Test func `a row of icon and title does not break`() {
        let (icon, title) = (TestTag(20 × 24), UILabel.words("a title of several words"))
        let row = AlignedGroup(
          attributes: SectionAttributes(cellAlignment: .center),
          items: [AlignedItem(icon), AlignedItem(title, attributes: CellAttributes(shrinkage: 1))])
        let view = AlignedView(items: [AlignedItem(row), AlignedItem(TestTag(60 × 20))])
        view.frame.size = 100 × 200
        let frames = view.arrangedFrames
        expectEqual(frames[1].minX, 25)
        expectEqual(frames[1].width, 75)
        #expect(frames[1].minY > frames[0].minY)
        expectEqual(frames[2], CGRect(x: 0, y: 29, width: 60, height: 20))
      }
    #endif

    @Test func `layers and drawings stand among views`() {
      let layer = CALayer()
      var drawn: [CGRect] = []
      let drawing = AlignedItem { width in
        CGSize(width: width / 4, height: 6)
      } place: {
        drawn.append($0)
      }
      let view = AlignedView(
        items: [AlignedItem(TestTag(30 × 20)), AlignedItem(layer, size: 8 × 8), drawing],
        attributes: SectionAttributes(cellSpacing: 0))
      view.frame.size = 100 × 100
      view.layoutIfNeeded()
      expectEqual(layer.frame, CGRect(x: 30, y: 0, width: 8, height: 8))
      expectEqual(drawn, [CGRect(x: 38, y: 0, width: 25, height: 6)])
      layer.isHidden = true
      view.setNeedsLayout()
      view.layoutIfNeeded()
      expectEqual(drawn.last, CGRect(x: 30, y: 0, width: 25, height: 6))
    }

    // MARK: Lifetime

    @Test func `an aligned view and its subviews are released`() {
      weak var view: AlignedView?
      weak var tag: TestTag?
      do {
        let new = AlignedView(tags: [50, 30, 70], width: 60)
        new.attributes = SectionAttributes(lineLimit: .lines(1))
        let more = TestTag()
        new.overflowView = { [weak more] in
          more?.title = "+\($0)"
          return more ?? PlatformView()
        }
        new.items.append(AlignedItem(AlignedGroup(items: [AlignedItem(TestTag())])))
        new.layoutIfNeeded()
        _ = new.sizeThatFits(100 × 0)
        (view, tag) = (new, new.tags[0])
      }
      #expect(view == nil)
      #expect(tag == nil)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -20, 0, 1e300, .greatestFiniteMagnitude])
    func `no number stops the program`(number: CGFloat) {
      let view = AlignedView(
        arrangedSubviews: [TestTag(number × number), TestTag(number × 10), TestTag()])
      view.attributes = SectionAttributes(
        lineLimit: .lines(1), justification: .init(), cellSpacing: number)
      view.overflowView = { _ in TestTag(number × number) }
      view.padding = Insets(number)
      view.preferredMaxLayoutWidth = number
      var sizes = [view.sizeThatFits(number × number), view.intrinsicContentSize]
      #if canImport(UIKit) && !APPKIT
        sizes.append(view.systemLayoutSizeFitting(number × number))
      #else
        sizes.append(view.fittingSize)
      #endif
      #expect(sizes.allSatisfy { $0.width.isFinite && $0.height.isFinite })
      view.layoutIfNeeded()
      if number.isFinite, abs(number) < 1e9 { view.frame.size = number × number }
      view.layoutIfNeeded()
      view[view.arrangedSubviews[0]].minimumSize = number × number
      view[view.arrangedSubviews[1]].maximumSize = number × number
      view.layoutIfNeeded()
      #expect(view.arrangedFrames.allSatisfy { $0.width.isFinite && $0.minX.isFinite })
    }
  }
#endif
