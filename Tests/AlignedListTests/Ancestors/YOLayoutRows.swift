import AlignedLayout
import Testing
import UIKit
import UIKitTestSupport

/// The rows of the table YOLayout in OtherKits.md.
@MainActor
@Suite(.underAllModes)
struct YOLayoutRows {
  nonisolated static let rows: [AncestorRow] = [
    AncestorRow("YOLayout", [200, 44, 10, 2, 50, 40, 10, 2, 50, 40]) {
      let (one, other) = (SizedView(50, 40), SizedView(50, 40))
      let view = LayoutPassView { pass in
        let frame = pass.place(one, at: CGPoint(x: 10, y: 2), fitting: pass.width - 20)
        return CGSize(width: pass.width, height: frame.maxY + 2)
      }
      view.addSubview(one)
      let item = AlignedItem { pass in
        let frame = pass.place(other, at: CGPoint(x: 10, y: 2), fitting: pass.width - 20)
        return CGSize(width: pass.width, height: frame.maxY + 2)
      }
      let around = AlignedView(items: [item])
      around.addSubview(other)
      return view.sizeThatFits(CGSize(width: 200, height: 0)).numbers
        + frames(in: view, 200, 44) + frames(in: around, 200, 44)
    },
    AncestorRow("YOView", [60, 24, 2, 2, 20, 20]) {
      let view = Framed()
      return view.sizeThatFits(CGSize(width: 60, height: 0)).numbers + frames(in: view, 60, 24)
    },
    AncestorRow("viewInit", [1, 1, 1, 1]) {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      UIView().encode(with: archiver)
      archiver.finishEncoding()
      let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      coder.requiresSecureCoding = false
      let views = [Framed(), Framed(frame: .zero), Framed { _ in .zero }]
      return views.map(\.setUps) + [Framed(coder: coder)?.setUps].compactMap(\.self)
    },
    AncestorRow("layoutView", [1, 1, 2]) {
      let view = Framed()
      _ = frames(in: view, 60, 24)
      let first = view.placings
      view.layoutIfNeeded()
      let same = view.placings
      view.setNeedsLayout()
      view.layoutIfNeeded()
      return [first, same, view.placings]
    },
    AncestorRow("useYOLayout", [30 + 5 + 4, 4, 20, 20]) {
      let inner = SizedView(20, 20)
      let item = AlignedItem { pass in
        pass.place(inner, in: CGRect(x: 4, y: 4, width: 20, height: 20))
        return CGSize(width: 28, height: 28)
      }
      let view = AlignedView(items: [AlignedItem(SizedView(30, 10)), item])
      view.addSubview(inner)
      return Array(frames(in: view, 100, 50).suffix(4))
    },
    AncestorRow("isSizing", [0, 1]) {
      var places: [CGFloat] = []
      let view = LayoutPassView { pass in
        places.append(pass.places ? 1 : 0)
        return CGSize(width: 10, height: 10)
      }
      view.preferredMaxLayoutWidth = 100
      _ = view.sizeThatFits(CGSize(width: 100, height: 0))
      _ = frames(in: view, 100, 10)
      return places
    },
    AncestorRow("setNeedsLayout", [1, 1, 2]) {
      let view = Framed()
      @MainActor func askCount() -> CGFloat {
        _ = frames(in: view, 60, 24)
        return CGFloat(view.box.askCount)
      }
      let counts = [askCount(), askCount()]
      view.invalidateSizes()
      return counts + [askCount()]
    },
    AncestorRow("setFrame:view:", [3, 4, 5, 6]) {
      passFrame { pass, view in pass.place(view, in: CGRect(x: 3, y: 4, width: 5, height: 6)) }
    },
    AncestorRow("YOLayoutOptionsSizeToFit", [3, 4, 20, 10, 0, 0, 20, 10]) {
      let view = AlignedView(arrangedSubviews: [SizedView(20, 10)])
      return passFrame { pass, view in
        pass.place(view, at: CGPoint(x: 3, y: 4), fitting: 50)
      } + frames(in: view, 100, 50)
    },
    AncestorRow("YOLayoutOptionsAlignCenter", [50, 30, 20, 10, 90, 30, 20, 10, 50, 50, 20, 10]) {
      let anchors: [AnchorPoint] = [.center, .trailing, .bottom]
      return anchors.flatMap { anchor in
        passFrame { pass, view in
          pass.place(view, within: CGRect(x: 10, y: 10, width: 100, height: 50), at: anchor)
        }
      }
    },
    AncestorRow("YOLayoutOptionsConstrainSize", [0, 0, 15, 10]) {
      passFrame { pass, view in
        let size = pass.size(of: view, fitting: 100)
        pass.place(view, in: CGRect(x: 0, y: 0, width: min(size.width, 15), height: size.height))
      }
    },
    AncestorRow("YOLayoutOptionsFlipIfNeededForRTL", [100 - 10 - 20, 0, 20, 10]) {
      passFrame(.forceRightToLeft) { pass, view in
        pass.place(view, at: CGPoint(x: 10, y: 0), fitting: 50)
      }
    },
    AncestorRow("fill:", [0, 0, 100, 50, 40, 20, 20, 10, 10, 0, 20, 50, 0, 5, 100, 10]) {
      passFrame { pass, view in
        pass.place(view, in: CGRect(x: 0, y: 0, width: pass.width, height: pass.height))
      }
        + passFrame { pass, view in
          let bounds = CGRect(x: 0, y: 0, width: pass.width, height: pass.height)
          pass.place(view, within: bounds, at: .center)
        }
        + passFrame { pass, view in
          pass.place(view, in: CGRect(x: 10, y: 0, width: 20, height: pass.height))
        }
        + passFrame { pass, view in
          pass.place(view, in: CGRect(x: 0, y: 5, width: pass.width, height: 10))
        }
    },
    AncestorRow("UIView", [0, 0, 20, 10, 0, 10, 100, 5, 0, 15, 100, 1]) {
      let layer = CALayer()
      var drawn: [CGFloat] = []
      let line = AlignedItem {
        CGSize(width: $0, height: 1)
      } place: {
        drawn = $0.numbers
      }
      return passFrame { pass, view in
        let frame = pass.place(view, at: .zero, fitting: pass.width)
        pass.place(layer, in: CGRect(x: 0, y: frame.maxY, width: pass.width, height: 5))
        pass.place(line, at: CGPoint(x: 0, y: 15), fitting: pass.width)
      } + layer.frame.numbers + drawn
    },
    AncestorRow("YOHBox", [0, 0, 30, 10, 35, 0, 30, 10, 70, 0, 30, 10]) {
      let views = (0..<3).map { _ in SizedView(40, 10) }
      let group = AlignedGroup(
        items: views.map { AlignedItem($0, attributes: CellAttributes(shrinkage: 1)) })
      return frames(in: AlignedView(items: [AlignedItem(group)]), 100, 50)
    },
    AncestorRow("YOVBox", [0, 0, 20, 10, 0, 10 + 5, 30, 10]) {
      let views = [SizedView(20, 10), SizedView(30, 10)]
      let attributes = SectionAttributes(maximumCellsPerLine: 1)
      return frames(in: AlignedView(arrangedSubviews: views, attributes: attributes), 100, 50)
    },
    AncestorRow("spacing", [45, 0, 0, 15, 48, 0, 0, 17]) {
      [SectionAttributes(), SectionAttributes(cellSpacing: 8, lineSpacing: 7)].flatMap {
        let views = (0..<3).map { _ in SizedView(40, 10) }
        _ = frames(in: AlignedView(arrangedSubviews: views, attributes: $0), 100, 50)
        return views.dropFirst().flatMap { [$0.frame.minX, $0.frame.minY] }
      }
    },
    AncestorRow("insets", [7 + 3, 6 + 2, 20, 10, 7 + 3 + 20 + 3 + 7, 6 + 2 + 10 + 2 + 6]) {
      let box = SizedView(20, 10)
      let group = AlignedGroup(
        padding: Insets(top: 2, leading: 3, bottom: 2, trailing: 3), items: [AlignedItem(box)])
      let view = AlignedView(
        items: [AlignedItem(group)],
        padding: Insets(top: 6, leading: 7, bottom: 6, trailing: 7))
      return frames(in: view, 100, 50) + view.sizeThatFits(CGSize(width: 100, height: 0)).numbers
    },
    AncestorRow("horizontalAlignment", [80, 0, 20, 10, 40, 15, 20, 10]) {
      let views = [SizedView(20, 10), SizedView(20, 10)]
      let view = AlignedView(
        items: [
          AlignedItem(views[0], attributes: CellAttributes(endsLine: true)),
          AlignedItem(views[1], attributes: CellAttributes(lineAlignment: .center)),
        ], attributes: SectionAttributes(lineAlignment: .trailing))
      return frames(in: view, 100, 50)
    },
    AncestorRow("minSize", [0, 0, 30, 10, 35, 0, 15, 8]) {
      let view = AlignedView(arrangedSubviews: [SizedView(20, 10), SizedView(20, 10)])
      view.items[0].minimumSize = CGSize(width: 30, height: 0)
      view.items[1].maximumSize = CGSize(width: 15, height: 8)
      return frames(in: view, 100, 50)
    },
    AncestorRow(
      "YOHBorderLayout", [0, 0, 20, 10, 25, 0, 200 - 20 - 5 - 30 - 5, 10, 170, 0, 30, 10]
    ) {
      let view = AlignedView(items: [
        AlignedItem(SizedView(20, 10)),
        AlignedItem(SizedView(1, 10), attributes: CellAttributes(width: .remaining)),
        AlignedItem(SizedView(30, 10)),
      ])
      return frames(in: view, 200, 50)
    },
    AncestorRow("YOVBorderLayout", [0, 0, 20, 10, 0, 15, 20, 100 - 15 - 5 - 30, 0, 70, 20, 30]) {
      var center = AlignedItem(SizedView(20, 10))
      center.height = .remaining
      let view = AlignedView(
        items: [AlignedItem(SizedView(20, 10)), center, AlignedItem(SizedView(20, 30))],
        attributes: SectionAttributes(maximumCellsPerLine: 1))
      return frames(in: view, 200, 100)
    },
  ]

  nonisolated static let rowsWithoutCode: [RowWithoutCode] = [
    RowWithoutCode("the example app on a Mac", "It needs a Mac."),
    RowWithoutCode("IB_DESIGNABLE", "It stays out."),
  ]

  /// Returns the frame of a view of 20 by 10 points in a view of 100 by 50 points.
  private static func passFrame(
    _ direction: UISemanticContentAttribute = .forceLeftToRight,
    place: @escaping @MainActor (_ pass: LayoutPass, _ view: UIView) -> Void
  ) -> [CGFloat] {
    let box = SizedView(20, 10)
    let view = LayoutPassView { pass in
      place(pass, box)
      return CGSize(width: pass.width, height: 50)
    }
    view.semanticContentAttribute = direction
    view.addSubview(box)
    return frames(in: view, 100, 50)
  }

  @Test(arguments: rows)
  func `what stands left in the table is done by what stands right`(row: AncestorRow) async throws {
    try await row.expect()
  }
}

/// A box within two points, which counts how often it is set up and how often it places.
private final class Framed: LayoutPassView {
  let box = SizedView(20, 20)
  private(set) var setUps: CGFloat = 0
  private(set) var placings: CGFloat = 0

  override func setUp() {
    setUps += 1
    addSubview(box)
  }

  override func layOut(in pass: LayoutPass) -> CGSize {
    if pass.places { placings += 1 }
    let frame = pass.place(box, at: CGPoint(x: 2, y: 2), fitting: pass.width - 4)
    return CGSize(width: pass.width, height: frame.maxY + 2)
  }
}
