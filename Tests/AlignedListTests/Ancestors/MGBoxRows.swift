import AlignedLayout
import AlignedList
import Testing
import UIKit
import UIKitTestSupport

/// The rows of the table MGBoxKit in OtherKits.md.
@MainActor
@Suite(.underAllModes)
struct MGBoxRows {
  nonisolated static let rows: [AncestorRow] = [
    AncestorRow("MGBox", [2, 3]) {
      let view = boxes(20, 30)
      view.addSubview(UIView())
      return [CGFloat(view.arrangedSubviews.count), CGFloat(view.subviews.count)]
    },
    AncestorRow("setup", [0, 0, 20, 10]) {
      final class Ready: AlignedView {
        override func setUp() { addArrangedSubview(SizedView(20, 10)) }
      }
      return frames(in: Ready(), 100, 50)
    },
    AncestorRow("margin", [3, 2, 20, 10, 3 + 20 + 4 + 5 + 3, 2, 30, 10]) {
      frames(
        in: boxes(20, 30, cells: CellAttributes(insets: Insets(top: 2, leading: 3, trailing: 4))),
        100, 50)
    },
    AncestorRow("padding", [7, 7, 20, 10, 7 + 20 + 7, 7 + 10 + 7]) {
      let view = boxes(20)
      view.padding = Insets(7)
      return frames(in: view, 100, 50) + view.sizeThatFits(CGSize(width: 100, height: 0)).numbers
    },
    AncestorRow("zIndex", [1, 4]) {
      let view = boxes(20, 30)
      view.items[0].zIndex = 4
      _ = frames(in: view, 100, 50)
      let place = view.subviews.firstIndex(of: view.arrangedSubviews[0]).map { CGFloat($0) } ?? -1
      let stage = PlainStage(1)
      stage.layout.defaultItemAttributes = CellAttributes(zIndex: 4)
      stage.view.layoutIfNeeded()
      let cell = stage.view.layoutAttributesForItem(at: [0, 0])
      return [place, CGFloat(cell?.zIndex ?? 0)]
    },
    AncestorRow("attachedTo", [35 + 30 - 4, -5, 8, 10]) {
      let stage = PlainStage(2)
      stage.layout.defaultSectionAttributes = SectionAttributes(attachments: .init(reach: 5))
      stage.layout.attachmentsForItem = { path in
        guard path.item == 1 else { return [] }
        let size = CGSize(width: 8, height: 10)
        let corner = AnchorPoint.topTrailing
        return [ViewAttachment(kind: PlainStage.badge, at: corner, ownPoint: .center, size: size)]
      }
      return stage.frame(ofKind: PlainStage.badge, 0, 1)?.numbers ?? []
    },
    AncestorRow("replacementFor", [0, 0, 20, 10, 25, 0, 40, 10]) {
      let view = boxes(20, 30)
      view.setArrangedSubviews([view.arrangedSubviews[0], SizedView(40, 10)])
      _ = frames(in: view, 100, 50)
      return view.arrangedSubviews.flatMap(\.frame.numbers)
    },
    AncestorRow("contentLayoutMode", [0, 0, 20, 10, 0, 10 + 5, 30, 10]) {
      frames(in: boxes(20, 30, attributes: SectionAttributes(maximumCellsPerLine: 1)), 100, 50)
    },
    AncestorRow("contentLayoutMode", [0, 25, 0, 0, 0, 15, 0, 52.5, 47.5]) {
      let line = boxes(20, 30, 60)
      _ = frames(in: line, 100, 50)
      let grid = boxes(20, 30, attributes: .columns(minimumWidth: 40))
      _ = frames(in: grid, 100, 50)
      return line.arrangedSubviews.map(\.frame.minX) + line.arrangedSubviews.map(\.frame.minY)
        + grid.arrangedSubviews.map(\.frame.minX) + [grid.arrangedSubviews[1].frame.width]
    },
    AncestorRow("sizingMode", [20, 100 - 20 - 5]) {
      let view = boxes(20, 30)
      view.items[1].attributes = CellAttributes(width: .remaining)
      _ = frames(in: view, 100, 50)
      return view.arrangedSubviews.map(\.frame.width)
    },
    AncestorRow("fixedPosition", [80, 40 + 90, 20, 10, 80, 90, 20, 10, -40]) {
      let stage = PlainStage(60)
      let floating = SizedView(20, 10)
      stage.layout.addFloatingView(floating, at: FloatingPlacement(.bottomTrailing))
      stage.view.layoutIfNeeded()
      stage.view.contentOffset.y = 40
      stage.view.layoutIfNeeded()
      // The stand-in has no constraints, so of the two ways in a scroll view, the view above it is tested.
      let scrolled = boxes(20)
      let around = scrolling(scrolled, by: 40)
      let sibling = UIView(frame: CGRect(x: 80, y: 90, width: 20, height: 10))
      around.addSubview(sibling)
      around.layoutIfNeeded()
      return floating.frame.numbers + sibling.convert(sibling.bounds, to: around).numbers
        + [scrolled.convert(scrolled.bounds, to: around).minY]
    },
    AncestorRow("MGBoxLayoutNone", [70, 70, 9, 9, 20, 10, 70 - 40]) {
      let view = boxes(20)
      let other = UIView(frame: CGRect(x: 70, y: 70, width: 9, height: 9))
      view.addSubview(other)
      _ = frames(in: view, 100, 200)
      let size = view.sizeThatFits(CGSize(width: 100, height: 0))
      let around = scrolling(view, by: 40)
      return other.frame.numbers + size.numbers + [other.convert(other.bounds, to: around).minY]
    },
    AncestorRow("layout", [0.25, 0, 25, 45]) {
      let moving = SizedView(20, 10)
      let view = boxes(20)
      view.addArrangedSubview(moving)
      _ = frames(in: view, 100, 50)
      let added = SizedView(40, 10)
      UIView.animate(withDuration: 0.25) {
        view.setArrangedSubviews([moving, SizedView(15, 10), added])
        view.layoutIfNeeded()
      }
      return [moving.animationDuration] + view.arrangedSubviews.map(\.frame.minX)
    },
    AncestorRow("asyncLayout", [0, 0, 20, 10, 25, 0, 30, 10]) {
      let view = boxes(20)
      await Task { view.addArrangedSubview(SizedView(30, 10)) }.value
      return frames(in: view, 100, 50)
    },
    AncestorRow("boxProvider", [12, 2, 1]) {
      // 1,000 cells on lines of three: the view shows four lines. The fourth begins at 75.
      let stage = PlainStage(1000)
      stage.view.layoutIfNeeded()
      let list = ListStage(width: 100, height: 100)
      var (shown, ended): (CGFloat, CGFloat) = (0, 0)
      list.show {
        ListSection("boxes", of: [0, 1]) { id in
          Tile(id: id, width: 100, height: 200).onDisplay { shown += 1 }.onEndDisplay { ended += 1 }
        }
      }
      list.view.contentOffset.y = 300
      list.view.layoutIfNeeded()
      return [CGFloat(stage.view.visibleCells.count), shown, ended]
    },
    AncestorRow("MGTableBox", [0, 0, 200, 30, 0, 50, 200, 25, 0, 30, 40, 20]) {
      let stage = ListStage()
      stage.show {
        ListSection("table") { Tile(id: 1) }
          .header { Bar(height: 30) }
          .footer { Bar(height: 25) }
      }
      let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ]
      return kinds.flatMap { stage.frame(ofKind: $0) } + (stage.frame(0)?.numbers ?? [])
    },
    AncestorRow("MGLine", [0, 25, 70, 20, 100 - 20 - 5 - 30 - 5, 30]) {
      let view = boxes(20, 1, 30)
      view.items[1].attributes = CellAttributes(width: .remaining)
      _ = frames(in: view, 100, 50)
      return view.arrangedSubviews.map(\.frame.minX) + view.arrangedSubviews.map(\.frame.width)
    },
    AncestorRow("font", [0, 5, 12, 8, 0, 2]) {
      // A text of two words, each by itself on a line if the width is that of the longer one.
      let image = Headless.image(size: CGSize(width: 12, height: 8))
      let view = AlignedView(items: [AlignedItem("ab cd"), AlignedItem(image)])
      let label = view.items[0].view as? UILabel
      label?.font = .systemFont(ofSize: 20)
      label?.textColor = .red
      _ = frames(in: view, 300, 50)
      let (text, picture) = (view.arrangedSubviews[0].frame, view.arrangedSubviews[1].frame)
      let narrow = label?.sizeThatFits(CGSize(width: text.width - 1, height: 1000))
      return [text.minX, picture.minX - text.maxX] + picture.size.numbers
        + [CGFloat(label?.numberOfLines ?? 1), (narrow?.height ?? 0) / text.height]
    },
    AncestorRow("sidePrecedence", [60, 100 - 60 - 5, 60, 100 - 60 - 5]) {
      [CellAttributes(width: .remaining), CellAttributes(shrinkage: 1)].flatMap {
        let view = boxes(60, 80)
        view.items[1].attributes = $0
        _ = frames(in: view, 100, 50)
        return view.arrangedSubviews.map(\.frame.width)
      }
    },
    AncestorRow("leftWidth", [40, 50, 50]) {
      let fixed = boxes(20)
      fixed.items[0].minimumSize = CGSize(width: 40, height: 0)
      fixed.items[0].maximumSize = CGSize(width: 40, height: 100)
      let name = SharedWidth(1)
      let shared = boxes(
        30, 50, attributes: SectionAttributes(sharedWidths: [name: 1]),
        cells: CellAttributes(endsLine: true, width: .shared(name)))
      return [fixed, shared].flatMap { view in
        _ = frames(in: view, 100, 50)
        return view.arrangedSubviews.map(\.frame.width)
      }
    },
    AncestorRow("verticalAlignment", [(30 - 10) / 2, 30 - 10]) {
      [SectionAttributes.CellAlignment.center, .bottom].map {
        let views = [SizedView(20, 10), SizedView(20, 30)]
        let attributes = SectionAttributes(cellAlignment: $0)
        _ = frames(in: AlignedView(arrangedSubviews: views, attributes: attributes), 100, 50)
        return views[0].frame.minY
      }
    },
    AncestorRow("itemPadding", [0, 20 + 8, 0, 20 + 5 + 6]) {
      let spaced = boxes(20, 30, attributes: SectionAttributes(cellSpacing: 8))
      let inset = boxes(20, 30)
      inset.items[1].attributes = CellAttributes(insets: Insets(leading: 6))
      return [spaced, inset].flatMap { view in
        _ = frames(in: view, 100, 50)
        return view.arrangedSubviews.map(\.frame.minX)
      }
    },
    AncestorRow("minHeight", [40, 25, 15, 8]) {
      let view = boxes(20, 20)
      view.items[0].minimumSize = CGSize(width: 40, height: 25)
      view.items[1].maximumSize = CGSize(width: 15, height: 8)
      _ = frames(in: view, 100, 50)
      return view.arrangedSubviews.flatMap(\.frame.size.numbers)
    },
    AncestorRow("underlineType", [0, 10 + 2, 100, 1]) {
      let view = boxes(
        60, 60,
        attributes: SectionAttributes(
          lineSpacing: 5, lineSeparator: .init(kind: "border", thickness: 1)))
      view.decorationView = { _ in BarView() }
      _ = frames(in: view, 100, 50)
      return view.subviews.filter { $0 is BarView }.flatMap(\.frame.numbers)
    },
    AncestorRow("multilineLeft", [1, 2]) {
      let label = UILabel()
      label.text = "one two"
      label.numberOfLines = 0
      let view = AlignedView(arrangedSubviews: [label])
      let one = view.sizeThatFits(CGSize(width: 300, height: 0))
      let two = view.sizeThatFits(CGSize(width: one.width - 1, height: 0))
      return [one.height / one.height, two.height / one.height]
    },
    AncestorRow("MGScrollView", [100, 10 + 5 + 10, 0, 15]) {
      let view = boxes(60, 80)
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      scrollView.addSubview(view)
      let height = view.sizeThatFits(CGSize(width: 100, height: 0)).height
      view.frame = CGRect(x: 0, y: 0, width: 100, height: height)
      scrollView.contentSize = view.frame.size
      scrollView.layoutIfNeeded()
      return scrollView.contentSize.numbers + view.arrangedSubviews.map(\.frame.minY)
    },
    AncestorRow("snapToBoxEdges", [60, 50]) {
      // Lines of three cells begin every 25 points.
      let stage = PlainStage(60)
      stage.view.layoutIfNeeded()
      return [false, true].map {
        stage.layout.stopsAtLines = $0
        let proposed = CGPoint(x: 0, y: 60)
        return stage.layout.targetContentOffset(
          forProposedContentOffset: proposed, withScrollingVelocity: .zero
        ).y
      }
    },
    AncestorRow("scrollToView:withMargin:", [15 + 10 + 3 - 20]) {
      let view = boxes(60, 80)
      let around = scrolling(view, by: 0)
      let scrollView = around.subviews.first as? UIScrollView
      scrollView?.frame.size.height = 20
      let box = view.arrangedSubviews[1].frame.insetBy(dx: 0, dy: -3)
      scrollView?.scrollRectToVisible(box, animated: false)
      return [scrollView?.contentOffset.y ?? 0]
    },
    AncestorRow("onTap", [1, 1]) {
      var taps: CGFloat = 0
      let view = boxes(20)
      _ = frames(in: view, 100, 50)
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      let recognizer = CountingTap()
      view.arrangedSubviews[0].addGestureRecognizer(recognizer)
      Headless.tap(view.arrangedSubviews[0])
      let stage = ListStage()
      stage.show { ListSection("a") { Tile(id: 1).onSelect { taps += 1 } } }
      Headless.tapItem(at: [0, 0], in: stage.view)
      return [recognizer.taps, taps]
    },
  ]

  nonisolated static let rowsWithoutCode: [RowWithoutCode] = [
    RowWithoutCode("screenshotWithShadow:scale:", "It is UIKit's, and draws."),
    RowWithoutCode("Mush", "Attributed strings are Foundation's, and labels draw them."),
  ]

  /// An aligned view with subviews of widths, 10 points tall.
  private static func boxes(
    _ widths: CGFloat..., attributes: SectionAttributes = SectionAttributes(),
    cells: CellAttributes = .default
  ) -> AlignedView {
    AlignedView(
      items: widths.map { AlignedItem(SizedView($0, 10), attributes: cells) },
      attributes: attributes)
  }

  /// Shows a view of 100 by 200 points in a scroll view of 100 by 100 points, and returns the view around that.
  private static func scrolling(_ view: UIView, by offset: CGFloat) -> UIView {
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scrollView = UIScrollView(frame: around.bounds)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    scrollView.contentSize = view.frame.size
    scrollView.addSubview(view)
    around.addSubview(scrollView)
    scrollView.contentOffset.y = offset
    around.layoutIfNeeded()
    return around
  }

  @Test(arguments: rows)
  func `what stands left in the table is done by what stands right`(row: AncestorRow) async throws {
    try await row.expect()
  }
}

/// A recognizer that counts taps. Selectors need Objective-C.
private final class CountingTap: UITapGestureRecognizer {
  private(set) var taps: CGFloat = 0

  override var state: State {
    didSet { if state == .ended { taps += 1 } }
  }
}
