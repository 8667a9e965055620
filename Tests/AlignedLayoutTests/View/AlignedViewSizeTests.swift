#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Foundation
  import Testing
  import UIKit

  /// Sizes, baselines, limits and nibs. What Auto Layout makes of the intrinsic size has to be seen on a
  /// device (I).
  @MainActor
  @Suite struct AlignedViewSizeTests {
    // MARK: Sizes

    @Test func `one layout gives all sizes`() {
      let view = AlignedView(tags: [50.2, 60.3, 40.4], width: 111)
      let scale = max(view.traitCollection.displayScale, 1)
      func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
      let size = view.sizeThatFits(111 × 0)
      #expect(size == (up(110.5) × 40))
      let fitting = view.systemLayoutSizeFitting(
        111 × 0, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(fitting == (111 × 40))
      view.frame.size = size
      #expect(view.arrangedFrames[2].maxY == 40)
      #expect(view.arrangedFrames[1].minY == 0)
    }

    @Test func `without a width, all stand on one line, and nothing grows`() {
      let view = AlignedView(tags: [50, 60], width: 0)
      view[view.tags[0]].attributes = CellAttributes(growth: 1)
      #expect(view.sizeThatFits(.zero) == (110 × 20))
      #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == (110 × 20))
      #expect(view.intrinsicContentSize == (110 × 20))
      view.attributes = view.attributes.with(lineAlignment: .center)
      view.attributes = view.attributes.with(justification: .init(lastLines: .justified))
      #expect(view.sizeThatFits(.zero) == (110 × 20))
    }

    @Test func `the preferred width gives the intrinsic size of the first pass`() {
      let view = AlignedView(tags: [50, 60], width: 0)
      view.preferredMaxLayoutWidth = 80
      #expect(view.intrinsicContentSize == (60 × 40))
      #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == (60 × 40))
    }

    @Test func `without a preferred width, the height follows the bounds`() {
      let view = AlignedView(tags: [50, 60], width: 0)
      view.frame.size = 80 × 0
      #expect(view.intrinsicContentSize == (110 × 20))
      view.layoutIfNeeded()
      #expect(view.intrinsicContentSize == (110 × 40))
      view.frame.size.width = 120
      view.layoutIfNeeded()
      #expect(view.intrinsicContentSize == (110 × 20))
    }

    @Test func `what fills any width has no intrinsic width`() {
      let view = AlignedView(tags: [50, 60], width: 100)
      view[view.tags[0]].attributes = CellAttributes(width: .fraction(0.5))
      #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
      view[view.tags[0]].attributes = .default
      view.attributes = SectionAttributes(sizing: .columns(.init(.exactly(2))))
      #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    // MARK: Line limits

    @Test func `a line limit shows how many subviews are hidden`() {
      let view = AlignedView(tags: [50, 40, 30, 20, 10], width: 100)
      let more = UILabel()
      view.overflowView = { hiddenCount in
        more.text = "+\(hiddenCount)"
        return more
      }
      view.attributes = SectionAttributes(lineLimit: .lines(1), cellSpacing: 0)
      view.layoutIfNeeded()
      let hiddenCount = view.tags.count { $0.alpha == 0 }
      #expect(hiddenCount > 0)
      #expect(more.superview === view)
      #expect(more.text == "+\(hiddenCount)")
      #expect(more.frame.minX == view.tags[4 - hiddenCount].frame.maxX)
      #expect(more.frame.maxX <= 100)
      // Another width asks for other numbers. What is on the screen stays.
      _ = view.sizeThatFits(50 × 0)
      #expect(more.text == "+\(hiddenCount)")
      view.attributes = view.attributes.with(lineLimit: .unlimited)
      view.layoutIfNeeded()
      #expect(more.superview == nil)
      #expect(view.tags.allSatisfy { $0.alpha == 1 })
      #expect(view.sizeThatFits(100 × 0).height == 45)
    }

    @Test func `a new overflow view for each number does not lay out for ever`() {
      let view = AlignedView(tags: [50, 40, 30, 20, 10], width: 100)
      var made: [TestTag] = []
      view.overflowView = { hiddenCount in
        let tag = TestTag(CGSize(width: CGFloat(20 - hiddenCount), height: 20))
        tag.tag = hiddenCount
        made.append(tag)
        return tag
      }
      view.attributes = SectionAttributes(lineLimit: .lines(1), cellSpacing: 0)
      view.layoutIfNeeded()
      let shown = view.subviews.compactMap { $0 as? TestTag }.filter { made.contains($0) }
      #expect(shown.map(\.tag) == [view.tags.count { $0.alpha == 0 }])
      let count = made.count
      view.setNeedsLayout()
      view.layoutIfNeeded()
      _ = view.sizeThatFits(60 × 0)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.subviews.filter { view in made.contains { $0 === view } } == shown)
      _ = view.sizeThatFits(60 × 0)
      #expect(made.count <= count + 4)
    }

    @Test func `a group in a view shows its own number, whatever was measured`() {
      let more = UILabel()
      let group = AlignedGroup(
        attributes: SectionAttributes(lineLimit: .lines(1), cellSpacing: 0),
        items: (0..<5).map { _ in AlignedItem(TestTag(30 × 20)) }
      ) { hiddenCount in
        more.text = "+\(hiddenCount)"
        return AlignedItem(more)
      }
      let view = AlignedView(items: [AlignedItem(group)])
      view.frame.size = 100 × 100
      view.layoutIfNeeded()
      let text = more.text
      #expect(text == "+\(view.tags.count { $0.alpha == 0 })")
      _ = view.sizeThatFits(60 × 0)
      #expect(more.text == text)
      view.frame.size.width = 200
      view.layoutIfNeeded()
      #expect(more.superview == nil)
      #expect(view.tags.allSatisfy { $0.alpha == 1 })
    }

    @Test func `a subview that a limit hides keeps its transparency`() {
      let view = AlignedView(tags: [50, 60, 40], width: 100)
      view.tags[2].alpha = 0.5
      view.attributes = view.attributes.with(lineLimit: .lines(1))
      view.layoutIfNeeded()
      #expect(view.tags.map(\.alpha) == [1, 0, 0])
      view.tags[1].alpha = 0.25
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.tags.map(\.alpha) == [1, 0, 0])
      view.attributes = view.attributes.with(lineLimit: .expanded)
      view.layoutIfNeeded()
      #expect(view.tags.map(\.alpha) == [1, 0.25, 0.5])
      view.attributes = view.attributes.with(lineLimit: .lines(1))
      view.layoutIfNeeded()
      let (first, last) = (view.tags[1], view.tags[2])
      last.removeFromSuperview()
      #expect(last.alpha == 0.5)
      view.removeArrangedSubview(first)
      #expect(first.alpha == 0.25)
    }

    // MARK: Baselines

    @Test func `labels of two sizes stand on one baseline`() {
      let (small, large) = (UILabel.words("small", size: 10), UILabel.words("large", size: 30))
      let view = AlignedView(
        arrangedSubviews: [small, large],
        attributes: SectionAttributes(cellAlignment: .firstBaseline))
      view.frame.size = 300 × 100
      let frames = view.arrangedFrames
      let distance = frames[0].minY + small.font.ascender - frames[1].minY - large.font.ascender
      #expect(abs(distance) < 1)
      #expect(frames[0].minY > 5)
      #expect(view.forFirstBaselineLayout === small)
      #expect(view.forLastBaselineLayout === small)
    }

    @Test func `rows stand on the baselines of the labels in them`() {
      let (small, large) = (UILabel.words("small", size: 10), UILabel.words("large", size: 30))
      let row = AlignedGroup(padding: Insets(7), items: [AlignedItem(large)])
      let inner = AlignedView(arrangedSubviews: [small])
      inner.padding = Insets(3)
      let view = AlignedView(
        items: [AlignedItem(inner), AlignedItem(row)],
        attributes: SectionAttributes(cellAlignment: .lastBaseline))
      view.frame.size = 300 × 100
      let frames = view.arrangedFrames
      let distance =
        frames[0].maxY - 3 + small.font.descender - frames[1].maxY - large.font.descender
      #expect(abs(distance) < 1)
      #expect(view.forLastBaselineLayout === small)
    }

    @Test func `a view stands on the baselines that its item says`() {
      let (tag, label) = (TestTag(40 × 30), UILabel.words("label", size: 30))
      let view = AlignedView(
        arrangedSubviews: [tag, label],
        attributes: SectionAttributes(cellAlignment: .lastBaseline))
      view[tag].baselines = { size in (5, size.height - 8) }
      view.frame.size = 300 × 100
      let frames = view.arrangedFrames
      #expect(abs(frames[0].maxY - 8 - frames[1].maxY - label.font.descender) < 1)
    }

    // MARK: Nibs

    @Test func `subviews of a nib are arranged in their order`() throws {
      let view = AlignedView(tags: [], width: 100)
      for text in ["one", "two"] { view.addSubview(UILabel.words(text)) }
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      view.encode(with: archiver)
      archiver.finishEncoding()
      let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      coder.requiresSecureCoding = false
      let loaded = try #require(AlignedView(coder: coder))
      #expect(loaded.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["one", "two"])
      #expect(loaded.origins[1].x > 0)
      #expect(loaded.bounds.width == 100)
    }
  }
#endif
