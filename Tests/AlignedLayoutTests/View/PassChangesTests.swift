#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// What passes remember, and what changes it.
  @MainActor
  @Suite struct PassChangesTests {
    private let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

    @Test func `what a line limit hides has no size`() {
      let icon = TestTag(20 × 20)
      let item = AlignedItem { pass in pass.place(icon, at: .zero, fitting: 20).size }
      let view = AlignedView(
        items: [AlignedItem(TestTag(100 × 20)), item],
        attributes: plain.with(lineLimit: .lines(1)))
      view.addSubview(icon)
      view.frame.size = 100 × 20
      view.layoutIfNeeded()
      #expect(view.hiddenItemCount == 1)
      #expect(icon.frame.size == .zero)
      view.frame.size = 120 × 20
      view.layoutIfNeeded()
      #expect(icon.frame == CGRect(x: 100, y: 0, width: 20, height: 20))
    }

    @Test func `a view that lays out by passes changes within an item that does`() {
      var height: CGFloat = 20
      let inner = LayoutPassView { _ in CGSize(width: 50, height: height) }
      let view = AlignedView { pass in pass.place(inner, at: .zero, fitting: pass.width).size }
      view.addSubview(inner)
      #expect(view.sizeThatFits(100 × 0) == (50 × 20))
      height = 60
      inner.invalidateSizes()
      #expect(view.sizeThatFits(100 × 0) == (50 × 60))
    }

    @Test func `an item that is placed in passes changes`() {
      let tag = TestTag(50 × 20)
      let item = AlignedItem(tag) { _ in tag.answer }
      let view = AlignedView { pass in pass.place(item, at: .zero, fitting: pass.width).size }
      view.addSubview(tag)
      #expect(view.sizeThatFits(100 × 0).height == 20)
      tag.answer.height = 30
      tag.invalidateAlignedSize()
      #expect(view.sizeThatFits(100 × 0).height == 30)
      tag.answer.height = 40
      item.invalidateSize()
      #expect(view.sizeThatFits(100 × 0).height == 40)
      tag.answer.height = 50
      view.invalidateSizes()
      #expect(view.sizeThatFits(100 × 0).height == 50)
    }

    @Test func `a view that is hidden in a group takes no room in a pass`() {
      let tags = [TestTag(50 × 20), TestTag(40 × 20)]
      let group = AlignedItem(
        AlignedGroup(attributes: plain, items: tags.map { AlignedItem($0) }))
      let view = AlignedView { pass in pass.place(group, at: .zero, fitting: pass.width).size }
      #expect(view.sizeThatFits(100 × 0).width == 90)
      tags[0].isHidden = true
      #expect(view.sizeThatFits(100 × 0).width == 40)
    }

    @Test func `a pass runs again for another direction or scale`() {
      let item = AlignedItem { pass in
        CGSize(width: pass.direction == .leftToRight ? 10 : 20, height: 10)
      }
      let group = AlignedGroup(attributes: plain, items: [item])
      #expect(group.layout(width: 100).size.width == 10)
      #expect(group.layout(width: 100, direction: .rightToLeft).size.width == 20)
      #expect(group.layout(width: 100).size.width == 10)
    }

    @Test func `a size does not depend on the question before it`() {
      let fills: (LayoutPass) -> CGSize = { pass in
        CGSize(width: pass.width.isFinite ? pass.width : 80, height: 20)
      }
      let view = AlignedView(arrangedSubviews: [LayoutPassView(layOut: fills)])
      for view in [view, AlignedView(layOut: fills)] {
        #expect(view.intrinsicContentSize == (80 × 20))
        #expect(view.sizeThatFits(200 × 0) == (200 × 20))
      }
    }

    @Test func `a view that takes all width has none by its constraints`() {
      let view = LayoutPassView { CGSize(width: $0.width, height: 30) }
      #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == (0 × 30))
      view.preferredMaxLayoutWidth = 200
      #expect(view.intrinsicContentSize == (200 × 30))
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
      #expect(frames == [CGRect(x: 5, y: 6, width: 30, height: 20)])
    }

    @Test func `views of passes are read where their item stands`() {
      let (first, placed, last) = (TestTag(), TestTag(), TestTag())
      let item = AlignedItem { pass in pass.place(placed, at: .zero, fitting: pass.width).size }
      let view = AlignedView(
        items: [AlignedItem(first), item, AlignedItem(last)], attributes: plain)
      view.addSubview(placed)
      view.frame.size = 200 × 50
      view.layoutIfNeeded()
      #expect(view.accessibilityElements as? [UIView] == [first, placed, last])
    }

    @Test func `an overflow view that is not shown makes all be asked again`() {
      let view = AlignedView(tags: [50, 60], width: 200)
      let more = TestTag(30 × 20)
      view.overflowView = { _ in more }
      view.layoutIfNeeded()
      for tag in view.tags { tag.forgetRecords() }
      view.invalidateSize(of: more)
      view.layoutIfNeeded()
      #expect(view.tags.map(\.offers.count) == [1, 1])
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

    @Test func `lines from the top begin at the right of a wider view`() {
      let view = AlignedView(tags: [50, 40], width: 300)
      view.axis = .horizontal
      view.frame.size.height = 20
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.arrangedFrames.map(\.minX) == [250, 210])
    }

    @Test func `their backgrounds, and groups in passes, begin there, too`() {
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
      #expect(tag.frame == CGRect(x: 250, y: 0, width: 50, height: 20))
      #expect(card.frame == tag.frame)
      let placing = AlignedView { pass in
        pass.place(AlignedItem(group), in: CGRect(x: 0, y: 0, width: 200, height: 20))
        return 200 × 20
      }
      placing.semanticContentAttribute = .forceRightToLeft
      placing.frame.size = 200 × 20
      placing.layoutIfNeeded()
      #expect(tag.frame == CGRect(x: 150, y: 0, width: 50, height: 20))
    }
  }
#endif
