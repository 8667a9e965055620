#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Testing

  @testable import AlignedLayout

  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// Views and items whose size and frames come from one closure or method.
  @MainActor
  @Suite struct LayoutPassTests {
    /// A picture, and beside it a name above a text that takes the rest of the width.
    private final class ContactView: LayoutPassView {
      let picture = TestTag(40 × 40)
      let name = TestTag(100 × 20)
      let text = WrappingView(area: 4000)

      override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [picture, name, text] { addSubview(view) }
      }

      required init?(coder: NSCoder) { nil }

      func forget() {
        for view in [picture, name] { view.forgetRecords() }
      }

      override func layOut(in pass: LayoutPass) -> CGSize {
        let picture = pass.place(picture, at: CGPoint(x: 10, y: 10), fitting: 40)
        let left = picture.maxX + 10
        let name = pass.place(name, at: CGPoint(x: left, y: 10), fitting: pass.width - left - 10)
        let text = pass.place(
          text, at: CGPoint(x: left, y: name.maxY), fitting: pass.width - left - 10)
        return CGSize(width: pass.width, height: max(picture.maxY, text.maxY) + 10)
      }
    }

    /// A view that lays out in passes, its sizes, and the frames of its subviews.
    struct Row: CustomTestStringConvertible, Sendable {
      enum Step: Sendable {
        case change(@MainActor @Sendable (LayoutPassView) -> Void)

        /// The view gets a size and is laid out.
        case layOut(CGSize)
        case size(width: CGFloat, CGSize)
        case intrinsicSize(CGSize)

        /// The frame of a subview.
        case frame(Int, CGRect)
      }

      let testDescription: String
      let view: @MainActor @Sendable () -> LayoutPassView
      let steps: [Step]

      init(
        _ name: String, view: @escaping @MainActor @Sendable () -> LayoutPassView,
        _ steps: [Step]
      ) {
        testDescription = name
        self.view = view
        self.steps = steps
      }
    }

    nonisolated static let rows: [Row] = [
      Row(
        "one method sizes the view and places its subviews",
        view: { ContactView(frame: .zero) },
        [
          .size(width: 270, 270 × 60), .frame(2, .zero), .layOut(270 × 60),
          .frame(0, CGRect(x: 10, y: 10, width: 40, height: 40)),
          .frame(1, CGRect(x: 60, y: 10, width: 100, height: 20)),
          .frame(2, CGRect(x: 60, y: 30, width: 200, height: 20)),
        ]),
      Row(
        "from right to left, x runs from the right", view: { ContactView(frame: .zero) },
        [
          .change { $0.readsFromRightToLeft = true }, .layOut(270 × 60),
          .frame(0, CGRect(x: 220, y: 10, width: 40, height: 40)),
          .frame(1, CGRect(x: 110, y: 10, width: 100, height: 20)),
        ]),
      Row(
        "a closure takes the place of a subclass",
        view: {
          let tag = TestTag(30 × 20)
          let view = LayoutPassView { pass in
            pass.place(
              tag, within: CGRect(x: 0, y: 0, width: pass.width, height: 50), at: .bottomTrailing)
            return CGSize(width: pass.width, height: 50)
          }
          view.addSubview(tag)
          return view
        },
        [
          .change { $0.preferredMaxLayoutWidth = 100 }, .intrinsicSize(100 × 50),
          .layOut(100 × 50), .frame(0, CGRect(x: 70, y: 30, width: 30, height: 20)),
        ]),
      Row(
        "a view that takes all width has no intrinsic one",
        view: { LayoutPassView { CGSize(width: $0.width, height: 30) } },
        // The value of noIntrinsicMetric, which only the main actor may read.
        [.intrinsicSize(-1 × 30)]),
      Row(
        "the intrinsic height follows the width of the bounds",
        view: {
          LayoutPassView { pass in CGSize(width: 100, height: 4000 / min(pass.width, 200)) }
        },
        [.intrinsicSize(100 × 20), .layOut(80 × 20), .intrinsicSize(100 × 50)]),
    ]

    @Test(arguments: rows)
    func `one closure or method gives the size of a view and the frames of its subviews`(
      row: Row
    ) {
      let view = row.view()
      for (index, step) in row.steps.enumerated() {
        let comment = Comment(rawValue: "step \(index)")
        switch step {
        case .change(let change): change(view)
        case .layOut(let size):
          view.frame.size = size
          view.layoutIfNeeded()
        case .size(let width, let size): expectEqual(view.sizeThatFits(width × 0), size, comment)
        case .intrinsicSize(let size): expectEqual(view.intrinsicContentSize, size, comment)
        case .frame(let index, let frame): expectEqual(view.subviews[index].frame, frame, comment)
        }
      }
    }

    @Test func `no subview is asked twice for one width`() {
      let view = ContactView(frame: CGRect(x: 0, y: 0, width: 270, height: 60))
      _ = view.sizeThatFits(270 × 0)
      _ = view.intrinsicContentSize
      view.forget()
      view.layoutIfNeeded()
      _ = view.sizeThatFits(270 × 0)
      #expect(view.picture.offers == [] && view.name.offers == [])
      view.invalidateSizes()
      view.layoutIfNeeded()
      expectEqual(view.name.offers, [200])
    }

    @Test func `a subview that changes is asked again, and the view around it as well`() {
      let view = ContactView(frame: .zero)
      let outer = AlignedView(arrangedSubviews: [view])
      outer.frame = CGRect(x: 0, y: 0, width: 270, height: 200)
      outer.layoutIfNeeded()
      expectEqual(view.frame, CGRect(x: 0, y: 0, width: 270, height: 60))
      view.forget()
      view.name.answer = 100 × 50
      view.name.invalidateAlignedSize()
      outer.layoutIfNeeded()
      #expect(view.name.offers == [200] && view.picture.offers == [])
      expectEqual(view.frame.height, 90)
    }

    @Test(arguments: [CGFloat.nan, -.infinity, -1, 0, 1e-300, 1e9, .infinity])
    func `any size can be offered and returned`(length: CGFloat) {
      let tag = TestTag(CGSize(width: length, height: length))
      let view = LayoutPassView { pass in
        let frame = pass.place(tag, at: .zero, fitting: length)
        pass.place(tag, within: CGRect(x: 0, y: 0, width: length, height: length), at: .center)
        return CGSize(width: length, height: frame.height)
      }
      view.addSubview(tag)
      for size in [
        view.sizeThatFits(CGSize(width: length, height: length)), view.intrinsicContentSize,
      ] {
        #expect(size.width >= -1 && size.height >= -1 && size.width <= 1e9 && size.height <= 1e9)
      }
      view.frame.size = 100 × 100
      view.layoutIfNeeded()
    }

    /// A view that places whatever subviews it has at its corner.
    private final class StackView: LayoutPassView {
      override func layOut(in pass: LayoutPass) -> CGSize {
        for view in subviews { pass.place(view, at: .zero, fitting: pass.width) }
        return CGSize(width: pass.width, height: 50)
      }
    }

    @Test func `a subview that was removed is not kept`() {
      weak var gone: PlatformView?
      let view = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      do {
        let tag = TestTag()
        gone = tag
        view.addSubview(tag)
        view.layoutIfNeeded()
        expectEqual(tag.frame.size, (50 × 20))
        tag.removeFromSuperview()
      }
      #expect(gone == nil)
    }

    // MARK: Items

    nonisolated static let itemRows: [AlignedViewRow] = [
      AlignedViewRow("an aligned view with a closure has one item, within its padding") {
        let tag = TestTag(30 × 20)
        let view = AlignedView { pass in
          pass.place(tag, at: CGPoint(x: 5, y: 5), fitting: pass.width)
            .insetBy(dx: -5, dy: -5).size
        }
        view.padding = Insets(10)
        view.addSubview(tag)
        return (
          view,
          [
            .size(width: 200, 60 × 50), .resize(200 × 50), .layOut,
            .frameOf(tag, CGRect(x: 15, y: 15, width: 30, height: 20)),
          ]
        )
      },
      AlignedViewRow("an item sizes and places in one closure") {
        let (icon, title) = (TestTag(20 × 20), TestTag(60 × 30))
        let item = AlignedItem { pass in
          let icon = pass.place(icon, at: .zero, fitting: 20)
          let title = pass.place(
            title, at: CGPoint(x: icon.maxX + 5, y: 0), fitting: pass.width - icon.maxX - 5)
          return CGSize(width: title.maxX, height: title.maxY)
        }
        let view = AlignedView(
          items: [AlignedItem(TestTag(50 × 20)), item],
          attributes: SectionAttributes(cellSpacing: 0, lineSpacing: 0))
        for subview in [icon, title] { view.addSubview(subview) }
        return (
          view,
          [
            .resize(200 × 100), .layOut,
            .frameOf(icon, CGRect(x: 50, y: 0, width: 20, height: 20)),
            .frameOf(title, CGRect(x: 75, y: 0, width: 60, height: 30)),
            .change { _ in title.answer = 80 × 30 }, .change { $0.invalidateSize(of: title) },
            .size(width: 200, 155 × 30),
          ]
        )
      },
    ]

    @Test(arguments: itemRows)
    func `a closure sizes an item of an aligned view, and places its views`(row: AlignedViewRow) {
      row.expect()
    }

    @Test func `a group, a drawing and a layer stand in a closure`() {
      var drawn: [CGRect] = []
      let layer = CALayer()
      let tags = [TestTag(30 × 10), TestTag(40 × 10)]
      let group = AlignedGroup(
        attributes: SectionAttributes(cellSpacing: 0), items: tags.map { AlignedItem($0) })
      let line = AlignedItem {
        CGSize(width: $0, height: 1)
      } place: {
        drawn.append($0)
      }
      let item = AlignedItem { pass in
        let tags = pass.place(AlignedItem(group), at: .zero, fitting: pass.width)
        pass.place(line, at: CGPoint(x: 0, y: tags.maxY), fitting: pass.width)
        pass.place(layer, in: CGRect(x: 1, y: 2, width: 3, height: 4))
        return CGSize(width: pass.width, height: tags.maxY + 1)
      }
      let layout = AlignedGroup(items: [item]).layout(width: 100)
      expectEqual(layout.size, (100 × 11))
      #expect(drawn.isEmpty && layer.frame == .zero)
      layout.apply(at: CGPoint(x: 5, y: 5))
      expectEqual(tags.map(\.frame.origin), [point(5, 5), point(35, 5)])
      expectEqual(drawn, [CGRect(x: 5, y: 15, width: 100, height: 1)])
      expectEqual(layer.frame, CGRect(x: 6, y: 7, width: 3, height: 4))
    }

    @Test func `what random closures place lies in what they size`() {
      let fault = firstFault(ofSeeds: 500) { seed in
        MainActor.assumeIsolated { RandomPasses(seed: seed).fault }
      }
      #expect(fault == nil)
    }
  }

  /// A view that needs an area, as a text does.
  private final class WrappingView: ViewWithSize {
    let area: CGFloat

    init(area: CGFloat) {
      self.area = area
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let width = min(size.width, area)
      return CGSize(width: width, height: (area / max(width, 1)).rounded(.up))
    }
  }

  /// Views that stand below and beside each other in nested closures, set on lines.
  @MainActor
  private struct RandomPasses {
    private let layout: AlignedGroup.Layout

    /// The tags of each item.
    private let tags: [[TestTag]]

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      var tags: [[TestTag]] = []
      let items = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        tags.append([])
        return RandomPasses.item(depth: 3, &random, &tags[tags.count - 1])
      }
      self.tags = tags
      let attributes = random.section(.tame).attributes.with(sizing: .asked)
      layout = AlignedGroup(attributes: attributes, items: items).layout(
        width: random.length(20...400), direction: random.pick([.leftToRight, .rightToLeft]))
      layout.apply()
    }

    /// An item of views in a column or in a row, whose closure returns the box around them.
    private static func item(
      depth: Int, _ random: inout SplitMix64, _ tags: inout [TestTag]
    ) -> AlignedItem {
      var parts: [AlignedItem] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        guard depth > 1, random.happens(onceIn: 3) else {
          let tag = TestTag(random.length(1...60) × random.length(1...30))
          tags.append(tag)
          parts.append(AlignedItem(tag))
          continue
        }
        parts.append(item(depth: depth - 1, &random, &tags))
      }
      let (isRow, gap) = (random.happens(onceIn: 2), random.length(0...6))
      return AlignedItem { pass in
        var (end, across): (CGFloat, CGFloat) = (0, 0)
        for part in parts {
          let origin = isRow ? CGPoint(x: end, y: 0) : CGPoint(x: 0, y: end)
          let frame = pass.place(part, at: origin, fitting: 1000)
          end = (isRow ? frame.maxX : frame.maxY) + gap
          across = max(across, isRow ? frame.maxY : frame.maxX)
        }
        let length = end - gap
        return isRow ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
      }
    }

    /// A tag that stands out of the frame of its item, or one that was asked twice.
    var fault: String? {
      for (index, tags) in tags.enumerated() {
        guard let frame = layout.frame(ofItemAt: index)?.insetBy(dx: -0.01, dy: -0.01) else {
          return "item \(index) has no frame"
        }
        // A line cuts items that are wider. They stick out at their trailing edge.
        let natural = AlignedGroup(items: [layout.items[index]]).layout(width: .infinity).size
        let isCut = natural.width > frame.width
        for tag in tags where !tag.frame.isEmpty {
          let placed = tag.frame
          guard placed.minY >= frame.minY, placed.maxY <= frame.maxY,
            isCut || placed.minX >= frame.minX && placed.maxX <= frame.maxX
          else { return "\(placed) stands out of item \(index), \(frame)" }
          if tag.offers.count != 1 { return "a tag was offered \(tag.offers)" }
        }
      }
      return nil
    }
  }
#endif
