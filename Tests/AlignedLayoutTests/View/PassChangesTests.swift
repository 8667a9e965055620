#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// What passes remember, and what changes it.
  @MainActor
  @Suite struct PassChangesTests {
    private let plain = Self.plain

    private nonisolated static let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

    /// Returns a size that fills the width, or is 80 points wide without one.
    private nonisolated static func filling(_ pass: LayoutPass) -> CGSize {
      CGSize(width: pass.width.isFinite ? pass.width : 80, height: 20)
    }

    nonisolated static let rows: [AlignedViewRow] = [
      AlignedViewRow("what a line limit hides has no size") {
        let icon = TestTag(20 × 20)
        let item = AlignedItem { pass in pass.place(icon, at: .zero, fitting: 20).size }
        let view = AlignedView(
          items: [AlignedItem(TestTag(100 × 20)), item],
          attributes: plain.with(lineLimit: .lines(1)))
        view.addSubview(icon)
        return (
          view,
          [
            .resize(100 × 20), .layOut, .hiddenItemCount(1), .sizeOf(icon, .zero),
            .resize(120 × 20), .layOut,
            .frameOf(icon, CGRect(x: 100, y: 0, width: 20, height: 20)),
          ]
        )
      },
      AlignedViewRow("a view that lays out by passes changes within an item that does") {
        let tag = TestTag(50 × 20)
        let inner = LayoutPassView { _ in tag.answer }
        let view = AlignedView { pass in pass.place(inner, at: .zero, fitting: pass.width).size }
        view.addSubview(inner)
        return (
          view,
          [
            .size(width: 100, 50 × 20),
            .change { _ in
              tag.answer.height = 60
              inner.invalidateSizes()
            },
            .size(width: 100, 50 × 60),
          ]
        )
      },
      AlignedViewRow("an item that is placed in passes changes") {
        let tag = TestTag(50 × 20)
        let item = AlignedItem(tag) { _ in tag.answer }
        let view = AlignedView { pass in pass.place(item, at: .zero, fitting: pass.width).size }
        view.addSubview(tag)
        return (
          view,
          [
            .fittingHeight(in: 100, 20), .change { _ in tag.answer.height = 30 },
            .change { _ in tag.invalidateAlignedSize() }, .fittingHeight(in: 100, 30),
            .change { _ in tag.answer.height = 40 }, .change { _ in item.invalidateSize() },
            .fittingHeight(in: 100, 40), .change { _ in tag.answer.height = 50 },
            .change { $0.invalidateSizes() }, .fittingHeight(in: 100, 50),
          ]
        )
      },
      AlignedViewRow("a view that is hidden in a group takes no room in a pass") {
        let tags = [TestTag(50 × 20), TestTag(40 × 20)]
        let group = AlignedItem(
          AlignedGroup(attributes: plain, items: tags.map { AlignedItem($0) }))
        let view = AlignedView { pass in pass.place(group, at: .zero, fitting: pass.width).size }
        return (
          view,
          [
            .fittingWidth(in: 100, 90), .change { _ in tags[0].isHidden = true },
            .fittingWidth(in: 100, 40),
          ]
        )
      },
      AlignedViewRow(
        "a size does not depend on the question before it, also of a view in the view",
        view: { AlignedView(arrangedSubviews: [LayoutPassView { filling($0) }]) },
        [.intrinsicSize(80 × 20), .size(width: 200, 200 × 20)]),
      AlignedViewRow(
        "a size does not depend on the question before it", view: { AlignedView { filling($0) } },
        [.intrinsicSize(80 × 20), .size(width: 200, 200 × 20)]),
      AlignedViewRow("an overflow view that is not shown makes all be asked again") {
        let view = AlignedView(tags: [50, 60], width: 200)
        let more = TestTag(30 × 20)
        view.overflowView = { _ in more }
        return (
          view,
          [
            .layOut, .change { $0.tags.forEach { $0.forgetRecords() } },
            .change { $0.invalidateSize(of: more) }, .layOut, .askCounts([1, 1]),
          ]
        )
      },
      AlignedViewRow(
        "lines from the top begin at the right of a wider view", tags: [50, 40], width: 300,
        [
          .change { view in
            view.axis = .horizontal
            view.frame.size.height = 20
            view.semanticContentAttribute = .forceRightToLeft
          },
          .lefts([250, 210]),
        ]),
    ]

    @Test(arguments: rows)
    func `a view has the size and the frames of its last pass`(row: AlignedViewRow) {
      row.expect()
    }

    @Test func `a layer that a limit hides has no size`() {
      let layers = (0..<3).map { _ in CALayer() }
      let view = AlignedView(
        items: layers.map { AlignedItem($0, size: 50 × 20) },
        attributes: SectionAttributes(lineLimit: .lines(1), cellSpacing: 0))
      view.frame.size = 110 × 20
      view.layoutIfNeeded()
      expectEqual(layers.map(\.frame.width), [50, 50, 0])
      view.frame.size.width = 150
      view.layoutIfNeeded()
      expectEqual(layers.map(\.frame.width), [50, 50, 50])
    }

    @Test func `a pass runs again for another direction or scale`() {
      let item = AlignedItem { pass in
        CGSize(width: pass.direction == .leftToRight ? 10 : 20, height: 10)
      }
      let group = AlignedGroup(attributes: plain, items: [item])
      expectEqual(group.layout(width: 100).size.width, 10)
      expectEqual(group.layout(width: 100, direction: .rightToLeft).size.width, 20)
      expectEqual(group.layout(width: 100).size.width, 10)
    }

    @Test func `a view that takes all width has none by its constraints`() {
      let view = LayoutPassView { CGSize(width: $0.width, height: 30) }
      expectEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), (0 × 30))
      view.preferredMaxLayoutWidth = 200
      expectEqual(view.intrinsicContentSize, (200 × 30))
    }

    @Test func `a box without a limit places at its start`() {
      var frames: [CGRect] = []
      let tag = TestTag(30 × 20)
      let view = LayoutPassView { pass in
        let box = CGRect(x: 5, y: 6, width: pass.width, height: pass.height)
        frames.append(pass.place(tag, within: box, at: .center))
        return .zero
      }
      _ = view.sizeThatFits(.zero)
      expectEqual(frames, [CGRect(x: 5, y: 6, width: 30, height: 20)])
    }

    @Test func `views of passes are read where their item stands`() {
      let (first, placed, last) = (TestTag(), TestTag(), TestTag())
      let item = AlignedItem { pass in pass.place(placed, at: .zero, fitting: pass.width).size }
      let view = AlignedView(
        items: [AlignedItem(first), item, AlignedItem(last)], attributes: plain)
      view.addSubview(placed)
      view.frame.size = 200 × 50
      view.layoutIfNeeded()
      expectEqual(view.accessibilityElements as? [UIView], [first, placed, last])
    }

    @Test func `views that a closure no longer places are not kept`() {
      weak var gone: UIView?
      var makes = true
      let item = AlignedItem { pass in
        if makes {
          let tag = TestTag()
          gone = tag
          pass.place(tag, at: .zero, fitting: 100)
        }
        return 10 × 10
      }
      let group = AlignedGroup(attributes: plain, items: [item])
      group.layout(width: 100).apply()
      makes = false
      for _ in 0..<2 { group.layout(width: 100).apply() }
      #expect(gone == nil)
    }

    // MARK: Lines from the top, from right to left

    @Test func `backgrounds, and groups in passes, of lines from the top begin at the right, too`()
    {
      let tag = TestTag(50 × 20)
      let group = AlignedGroup(
        attributes: plain.with(backgrounds: [.init(kind: "card")]), axis: .horizontal,
        items: [AlignedItem(tag)])
      let view = AlignedView(
        items: [AlignedItem(group, attributes: CellAttributes(width: .remaining))],
        attributes: plain)
      let card = UIView()
      view.decorationView = { _ in card }
      view.semanticContentAttribute = .forceRightToLeft
      view.frame.size = 300 × 20
      view.layoutIfNeeded()
      expectEqual(tag.frame, CGRect(x: 250, y: 0, width: 50, height: 20))
      expectEqual(card.frame, tag.frame)
      let placing = AlignedView { pass in
        pass.place(AlignedItem(group), in: CGRect(x: 0, y: 0, width: 200, height: 20))
        return 200 × 20
      }
      placing.semanticContentAttribute = .forceRightToLeft
      placing.frame.size = 200 × 20
      placing.layoutIfNeeded()
      expectEqual(tag.frame, CGRect(x: 150, y: 0, width: 50, height: 20))
    }
  }
#endif
