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

    @Test func `a view that is filled for other contents stands as a new one`() {
      let view = AlignedView()
      var tags: [TestTag] = []
      for widths: [CGFloat] in [[50, 60, 40], [90], [20, 30, 70, 110, 10], [110, 20], []] {
        while tags.count < widths.count { tags.append(TestTag()) }
        for (tag, width) in zip(tags, widths) { tag.answer = width × 20 }
        view.attributes = SectionAttributes(
          lineLimit: widths.count > 3 ? .lines(2) : .unlimited, cellSpacing: 0, lineSpacing: 0)
        view.setArrangedSubviews(Array(tags.prefix(widths.count)))
        view.invalidateSizes()
        let new = AlignedView(
          arrangedSubviews: widths.map { TestTag($0 × 20) }, attributes: view.attributes)
        for view in [view, new] {
          view.frame.size = view.sizeThatFits(111 × 0)
          view.layoutIfNeeded()
        }
        #expect(view.frame.size == new.frame.size)
        #expect(view.arrangedFrames == new.arrangedFrames)
        #expect(view.arrangedSubviews.map(\.alpha) == new.arrangedSubviews.map(\.alpha))
        #expect(view.subviews.count == widths.count)
      }
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

    @Test func `without a width, what fills a line takes what it needs`() {
      let view = AlignedView(tags: [50, 60, 70], width: 100)
      view.padding = Insets(8)
      let inner = AlignedGroup(
        attributes: SectionAttributes(justification: .init(lastLines: .justified), cellSpacing: 0),
        padding: Insets(2),
        items: [
          AlignedItem(TestTag(20 × 20), attributes: CellAttributes(width: .fraction(0.5))),
          AlignedItem(TestTag(10 × 20), attributes: CellAttributes(width: .remaining)),
        ])
      view.items.append(AlignedItem(inner))
      view[view.tags[0]].attributes = CellAttributes(width: .fraction(0.5))
      #expect(view.intrinsicContentSize == (230 × 40))
      view.attributes = SectionAttributes(sizing: .columns(2), cellSpacing: 1)
      #expect(view.intrinsicContentSize.width == 127)
      view.attributes = view.attributes.with(sizing: .columns(minimumWidth: 9))
      #expect(view.sizeThatFits(.zero).width == 233)
    }

    @Test func `at three pixels a point, a layout in its own size has the same lines`() {
      for third in 31..<400 {
        let tag = AlignedItem { width in
          width + 0.0001 < CGFloat(third) / 3 ? 20 × 40 : (CGFloat(third) / 3) × 20
        } place: { _ in
        }
        let group = AlignedGroup(padding: Insets(8), items: [tag])
        let size = group.layout(width: 200, displayScale: 3).size
        #expect(group.layout(width: size.width, displayScale: 3).size == size)
      }
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

    @Test func `the number that is shown stays while the intrinsic size is asked`() {
      let view = AlignedView(tags: [50, 40, 30, 20], width: 60)
      let more = UILabel()
      view.overflowView = { hiddenCount in
        more.text = "+\(hiddenCount)"
        return more
      }
      view[view.tags[1]].attributes = CellAttributes(growth: 1)
      view[view.tags[3]].attributes = CellAttributes(beginsLine: true)
      view.attributes = SectionAttributes(lineLimit: .lines(1), cellSpacing: 0)
      view.layoutIfNeeded()
      let text = more.text
      #expect(text == "+3")
      _ = view.intrinsicContentSize
      #expect(more.text == text)
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

    @Test func `an overflow view that says that it changed is asked again`() {
      let view = AlignedView(tags: [50, 40, 30], width: 100)
      let more = TestTag(20 × 20)
      view.overflowView = { _ in
        more.invalidateAlignedSize()
        return more
      }
      view.attributes = SectionAttributes(lineLimit: .lines(1), cellSpacing: 0)
      view.layoutIfNeeded()
      #expect(view.hiddenItemCount == 2)
      #expect(more.frame.width == 20)
      more.answer = 10 × 20
      more.invalidateAlignedSize()
      view.layoutIfNeeded()
      #expect(view.hiddenItemCount == 1)
      #expect(more.frame == CGRect(x: 90, y: 0, width: 10, height: 20))
    }

    @Test func `a layer that a limit hides has no size`() {
      let layers = (0..<3).map { _ in CALayer() }
      let view = AlignedView(
        items: layers.map { AlignedItem($0, size: 50 × 20) },
        attributes: SectionAttributes(lineLimit: .lines(1), cellSpacing: 0))
      view.frame.size = 110 × 20
      view.layoutIfNeeded()
      #expect(layers.map(\.frame.width) == [50, 50, 0])
      view.frame.size.width = 150
      view.layoutIfNeeded()
      #expect(layers.map(\.frame.width) == [50, 50, 50])
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

    @Test func `the view of a line's baseline is the one that has it`() {
      let (icon, label) = (TestTag(10 × 10), UILabel.words("label"))
      let view = AlignedView(arrangedSubviews: [icon, label])
      view.frame.size = 300 × 100
      view.layoutIfNeeded()
      #expect(view.forFirstBaselineLayout === label)
      view.removeArrangedSubview(label)
      #expect(view.forFirstBaselineLayout === icon)
    }

    @Test func `the text of a label that is taller than it is centered`() {
      let (tall, plain) = (UILabel.words("tall"), UILabel.words("plain"))
      let view = AlignedView(
        arrangedSubviews: [tall, plain],
        attributes: SectionAttributes(cellAlignment: .firstBaseline))
      view[tall].minimumSize.height = 60
      view.frame.size = 300 × 100
      let frames = view.arrangedFrames
      #expect(abs(frames[1].midY - frames[0].midY) < 1)
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

    /// A view with a label 7 points from its top and left edges, which names it for its baselines.
    private final class FramedLabel: UIView {
      let label = UILabel.words("framed", size: 12)

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
      }

      required init?(coder: NSCoder) { nil }

      override var forLastBaselineLayout: UIView { label }

      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        return CGSize(width: text.width + 14, height: text.height + 14)
      }

      override func layoutSubviews() {
        label.frame = bounds.insetBy(dx: 7, dy: 7)
      }
    }

    @Test func `a view stands on the baseline of the view that it names`() {
      let (framed, label) = (FramedLabel(frame: .zero), UILabel.words("label", size: 30))
      let view = AlignedView(
        arrangedSubviews: [framed, label],
        attributes: SectionAttributes(cellAlignment: .firstBaseline))
      view.frame.size = 300 × 100
      let frames = view.arrangedFrames
      let distance =
        frames[0].minY + 7 + framed.label.font.ascender - frames[1].minY - label.font.ascender
      #expect(abs(distance) < 1)
      #expect(view.forFirstBaselineLayout === framed.label)
    }

    @Test func `a view that is laid out for its baseline places no sibling meanwhile`() {
      let (framed, label) = (FramedLabel(frame: .zero), UILabel.words("label", size: 30))
      let view = AlignedView(
        arrangedSubviews: [framed, label],
        attributes: SectionAttributes(cellAlignment: .firstBaseline))
      view.frame.size = 300 × 100
      // The view needs layout, so laying out its subview begins at it.
      let size = view.sizeThatFits(300 × 0)
      #expect(label.frame == .zero)
      view.layoutIfNeeded()
      #expect(label.frame.maxY <= size.height && label.frame.width > 0)
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
