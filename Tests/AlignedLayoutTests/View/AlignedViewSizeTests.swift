#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Sizes, baselines and limits. What Auto Layout makes of the intrinsic size has to be seen on a
  /// device (I).
  @MainActor
  @Suite struct AlignedViewSizeTests {
    // MARK: Sizes

    nonisolated static let sizeRows: [AlignedViewRow] = [
      AlignedViewRow(
        "without a width, all stand on one line, and nothing grows", tags: [50, 60], width: 0,
        [
          .change { view in view[view.tags[0]].attributes = CellAttributes(growth: 1) },
          .size(width: 0, 110 × 20), .compressedSize(110 × 20), .intrinsicSize(110 × 20),
          .change { view in
            view.attributes = view.attributes.with(lineAlignment: .center)
            view.attributes = view.attributes.with(justification: .init(lastLines: .justified))
          },
          .size(width: 0, 110 × 20),
        ]),
      AlignedViewRow(
        "the preferred width gives the intrinsic size of the first pass", tags: [50, 60], width: 0,
        [
          .change { $0.preferredMaxLayoutWidth = 80 }, .intrinsicSize(60 × 40),
          .compressedSize(60 × 40),
        ]),
      AlignedViewRow(
        "without a preferred width, the height follows the bounds", tags: [50, 60], width: 0,
        [
          .resize(80 × 0), .intrinsicSize(110 × 20), .layOut, .intrinsicSize(110 × 40),
          .change { $0.frame.size.width = 120 }, .layOut, .intrinsicSize(110 × 20),
        ]),
      AlignedViewRow(
        "without a width, what fills a line takes what it needs", view: { fillingLines() },
        [
          .intrinsicSize(230 × 40),
          .change { $0.attributes = SectionAttributes(sizing: .columns(2), cellSpacing: 1) },
          .intrinsicWidth(127),
          .change { $0.attributes = $0.attributes.with(sizing: .columns(minimumWidth: 9)) },
          .fittingWidth(233),
        ]),
    ]

    private static func fillingLines() -> AlignedView {
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
      return view
    }

    @Test(arguments: sizeRows)
    func `a view has a size without a width, and for a width that it has or prefers`(
      row: AlignedViewRow
    ) {
      row.expect()
    }

    @Test func `one layout gives all sizes`() {
      let view = AlignedView(tags: [50.2, 60.3, 40.4], width: 111)
      let scale = max(view.traitCollection.displayScale, 1)
      func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
      let size = view.sizeThatFits(111 × 0)
      expectEqual(size, (up(110.5) × 40))
      let fitting = view.systemLayoutSizeFitting(
        111 × 0, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      expectEqual(fitting, (111 × 40))
      view.frame.size = size
      expectEqual(view.arrangedFrames[2].maxY, 40)
      expectEqual(view.arrangedFrames[1].minY, 0)
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
        expectEqual(view.frame.size, new.frame.size)
        expectEqual(view.arrangedFrames, new.arrangedFrames)
        expectEqual(view.arrangedSubviews.map(\.alpha), new.arrangedSubviews.map(\.alpha))
        expectEqual(view.subviews.count, widths.count)
      }
    }

    @Test func `at three pixels a point, a layout in its own size has the same lines`() {
      for third in 31..<400 {
        let tag = AlignedItem { width in
          width + 0.0001 < CGFloat(third) / 3 ? 20 × 40 : (CGFloat(third) / 3) × 20
        } place: { _ in
        }
        let group = AlignedGroup(padding: Insets(8), items: [tag])
        let size = group.layout(width: 200, displayScale: 3).size
        expectEqual(group.layout(width: size.width, displayScale: 3).size, size)
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
      expectEqual(more.text, "+\(hiddenCount)")
      expectEqual(more.frame.minX, view.tags[4 - hiddenCount].frame.maxX)
      #expect(more.frame.maxX <= 100)
      // Another width asks for other numbers. What is on the screen stays.
      _ = view.sizeThatFits(50 × 0)
      expectEqual(more.text, "+\(hiddenCount)")
      view.attributes = view.attributes.with(lineLimit: .unlimited)
      view.layoutIfNeeded()
      #expect(more.superview == nil)
      #expect(view.tags.allSatisfy { $0.alpha == 1 })
      expectEqual(view.sizeThatFits(100 × 0).height, 45)
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
      expectEqual(shown.map(\.tag), [view.tags.count { $0.alpha == 0 }])
      let count = made.count
      view.setNeedsLayout()
      view.layoutIfNeeded()
      _ = view.sizeThatFits(60 × 0)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      expectEqual(view.subviews.filter { view in made.contains { $0 === view } }, shown)
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
      expectEqual(text, "+3")
      _ = view.intrinsicContentSize
      expectEqual(more.text, text)
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
      expectEqual(text, "+\(view.tags.count { $0.alpha == 0 })")
      _ = view.sizeThatFits(60 × 0)
      expectEqual(more.text, text)
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
      expectEqual(view.tags.map(\.alpha), [1, 0, 0])
      view.tags[1].alpha = 0.25
      view.setNeedsLayout()
      view.layoutIfNeeded()
      expectEqual(view.tags.map(\.alpha), [1, 0, 0])
      view.attributes = view.attributes.with(lineLimit: .expanded)
      view.layoutIfNeeded()
      expectEqual(view.tags.map(\.alpha), [1, 0.25, 0.5])
      view.attributes = view.attributes.with(lineLimit: .lines(1))
      view.layoutIfNeeded()
      let (first, last) = (view.tags[1], view.tags[2])
      last.removeFromSuperview()
      expectEqual(last.alpha, 0.5)
      view.removeArrangedSubview(first)
      expectEqual(first.alpha, 0.25)
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
      expectEqual(view.hiddenItemCount, 2)
      expectEqual(more.frame.width, 20)
      more.answer = 10 × 20
      more.invalidateAlignedSize()
      view.layoutIfNeeded()
      expectEqual(view.hiddenItemCount, 1)
      expectEqual(more.frame, CGRect(x: 90, y: 0, width: 10, height: 20))
    }

    // MARK: Baselines

    /// Two items of a line, and how far their baselines are from each other.
    struct BaselineRow: CustomTestStringConvertible, Sendable {
      let testDescription: String
      var alignment = SectionAttributes.CellAlignment.firstBaseline
      let view: @MainActor @Sendable () -> AlignedView

      /// The view of the first and of the last line's baseline, or nil if the row says nothing of it.
      var firstBaselineView: (@MainActor @Sendable (_ items: [UIView]) -> UIView?)?
      var lastBaselineView: (@MainActor @Sendable (_ items: [UIView]) -> UIView?)?

      /// The first item stands below this.
      var leastTop: CGFloat?
      let distance: @MainActor @Sendable (_ items: [UIView]) -> CGFloat
    }

    nonisolated static let baselineRows: [BaselineRow] = [
      BaselineRow(
        testDescription: "labels of two sizes stand on one baseline",
        view: {
          AlignedView(arrangedSubviews: [
            UILabel.words("small", size: 10), UILabel.words("large", size: 30),
          ])
        }, firstBaselineView: { $0[0] }, lastBaselineView: { $0[0] }, leastTop: 5
      ) { items in
        items[0].frame.minY + font(items[0]).ascender - items[1].frame.minY
          - font(items[1]).ascender
      },
      BaselineRow(
        testDescription: "the text of a label that is taller than it is centered",
        view: {
          let tall = UILabel.words("tall")
          let view = AlignedView(arrangedSubviews: [tall, UILabel.words("plain")])
          view[tall].minimumSize.height = 60
          return view
        }
      ) { items in
        items[1].frame.midY - items[0].frame.midY
      },
      BaselineRow(
        testDescription: "rows stand on the baselines of the labels in them",
        alignment: .lastBaseline,
        view: {
          let row = AlignedGroup(
            padding: Insets(7), items: [AlignedItem(UILabel.words("large", size: 30))])
          let inner = AlignedView(arrangedSubviews: [UILabel.words("small", size: 10)])
          inner.padding = Insets(3)
          return AlignedView(items: [AlignedItem(inner), AlignedItem(row)])
        }, lastBaselineView: { ($0[0] as? AlignedView)?.arrangedSubviews[0] }
      ) { items in
        let small = (items[0] as? AlignedView)?.arrangedSubviews[0]
        return items[0].frame.maxY - 3 + font(small).descender - items[1].frame.maxY
          - font(items[1]).descender
      },
      BaselineRow(
        testDescription: "a view stands on the baselines that its item says",
        alignment: .lastBaseline,
        view: {
          let tag = TestTag(40 × 30)
          let view = AlignedView(arrangedSubviews: [tag, UILabel.words("label", size: 30)])
          view[tag].baselines = { size in (5, size.height - 8) }
          return view
        }
      ) { items in
        items[0].frame.maxY - 8 - items[1].frame.maxY - font(items[1]).descender
      },
      BaselineRow(
        testDescription: "a view stands on the baseline of the view that it names",
        view: {
          AlignedView(arrangedSubviews: [
            FramedLabel(frame: .zero), UILabel.words("label", size: 30),
          ])
        }, firstBaselineView: { ($0[0] as? FramedLabel)?.label }
      ) { items in
        items[0].frame.minY + 7 + font((items[0] as? FramedLabel)?.label).ascender
          - items[1].frame.minY - font(items[1]).ascender
      },
    ]

    /// Returns the font of a label.
    private static func font(_ view: UIView?) -> UIFont {
      (view as? UILabel)?.font ?? .systemFont(ofSize: 1000)
    }

    @Test(arguments: baselineRows)
    func `items of a line stand on one baseline`(row: BaselineRow) {
      let view = row.view()
      view.attributes = SectionAttributes(cellAlignment: row.alignment)
      view.frame.size = 300 × 100
      let items = view.arrangedSubviews
      let frames = view.arrangedFrames
      #expect(abs(row.distance(items)) < 1)
      if let top = row.leastTop { #expect(frames[0].minY > top) }
      if let first = row.firstBaselineView {
        #expect(view.forFirstBaselineLayout === first(items))
      }
      if let last = row.lastBaselineView { #expect(view.forLastBaselineLayout === last(items)) }
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

    @Test func `a view that is laid out for its baseline places no sibling meanwhile`() {
      let (framed, label) = (FramedLabel(frame: .zero), UILabel.words("label", size: 30))
      let view = AlignedView(
        arrangedSubviews: [framed, label],
        attributes: SectionAttributes(cellAlignment: .firstBaseline))
      view.frame.size = 300 × 100
      // The view needs layout, so laying out its subview begins at it.
      let size = view.sizeThatFits(300 × 0)
      expectEqual(label.frame, .zero)
      view.layoutIfNeeded()
      #expect(label.frame.maxY <= size.height && label.frame.width > 0)
    }
  }
#endif
