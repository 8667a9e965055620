import AlignedLayout
import Foundation
import SwiftUI
import Testing

@MainActor
struct AlignedLinesTests {
  private static func cell(_ width: CGFloat, _ height: CGFloat = 20) -> MeasuredView {
    MeasuredView { _ in ViewDimensions(width: width, height: height) }
  }

  private func frames(_ host: ViewHost) -> [CGRect] {
    host.root.children.map(\.frame)
  }

  nonisolated static let examples: [LinesExample] = [
    LinesExample(
      "sets views on lines, and is as wide as the longest", in: [150],
      size: CGSize(width: 120, height: 44),
      frames: [
        CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 70, y: 0, width: 50, height: 20),
        CGRect(x: 40, y: 24, width: 40, height: 20),
      ]
    ) {
      AlignedLines(SectionAttributes(lineAlignment: .center, cellSpacing: 10, lineSpacing: 4)) {
        cell(60)
        cell(50)
        cell(40)
      }
    },
    LinesExample(
      "gives views the attributes that they ask for", in: [200],
      frames: [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 50, y: 0, width: 150, height: 20),
        CGRect(x: 0, y: 20, width: 30, height: 20),
      ]
    ) {
      AlignedLines(SectionAttributes(cellSpacing: 10, lineSpacing: 0)) {
        cell(40).alignedCell(CellAttributes(keepsWithNext: true))
        MeasuredView { ViewDimensions(width: $0.width ?? 10, height: 20) }
          .alignedCell(CellAttributes(width: .remaining, minimumWidth: 50))
        cell(30).alignedCell(CellAttributes(beginsLine: true))
      }
    },
    LinesExample(
      "can use the gaps that views prefer", in: [100], size: CGSize(width: 94, height: 43)
    ) {
      AlignedLines(usesPreferredSpacing: true) {
        ForEach(0..<3, id: \.self) { _ in
          MeasuredView(spacing: ViewSpacing(horizontal: 14, vertical: 3)) { _ in
            ViewDimensions(width: 40, height: 20)
          }
        }
      }
    },
    LinesExample(
      "columns are as wide as their widest view", in: [0, 300, 340], width: 370,
      views: [.minX: [0, 125, 250]]
    ) {
      AlignedLines(SectionAttributes(sizing: .columns(3))) {
        ForEach(0..<3, id: \.self) { _ in cell(120) }
      }
    },
    LinesExample(
      "fractions and shares are as wide as their widest view", in: [100], width: 160,
      views: [.minX: [0, 80]]
    ) {
      AlignedLines(SectionAttributes(cellSpacing: 0)) {
        ForEach(0..<2, id: \.self) { _ in
          cell(80).alignedCell(CellAttributes(width: .fraction(0.5)))
        }
      }
    },
    LinesExample(
      "a line breaks before a view that it would give less than its least width",
      in: [130], size: CGSize(width: 130, height: 40), views: [.width: [65, 65, 130]]
    ) { atLeast50(CellAttributes(width: .remaining)) },
    LinesExample(
      "a line breaks before a view that it would shrink to less than its least width",
      in: [130], size: CGSize(width: 130, height: 40), views: [.width: [65, 65, 130]]
    ) { atLeast50(CellAttributes(shrinkage: 1)) },
    LinesExample(
      "a view that grows is measured in its ideal width, and fills what it grows to", in: [150],
      views: [.width: [50, 50, 50], .minY: [0, 0, 0]]
    ) {
      AlignedLines(SectionAttributes(cellSpacing: 0)) {
        ForEach(0..<3, id: \.self) { _ in
          Text("tag").frame(maxWidth: .infinity).alignedCell(CellAttributes(growth: 1))
        }
      }
    },
    LinesExample(
      "a width of columns that a line does not fill is kept", in: [300], width: 300,
      views: [.minX: [0, 100]]
    ) {
      AlignedLines(SectionAttributes(sizing: .columns(3), cellSpacing: 0)) {
        ForEach(0..<2, id: \.self) { _ in cell(20) }
      }
    },
    LinesExample(
      "a wide overflow view counts in the width", in: [50], width: 80,
      views: [.minX: [nil, nil, nil, 20]]
    ) {
      AlignedLines(SectionAttributes(lineLimit: .lines(1), cellSpacing: 0)) {
        cell(20)
        cell(30)
        cell(40)
        cell(60).alignedOverflow()
      }
    },
    LinesExample(
      "without a limit, lines of any strategy break only where they must", in: [nil], width: 70,
      views: [.minX: [0, 10, 0, 30, 0]]
    ) {
      AlignedLines(
        SectionAttributes(breakingStrategy: .optimal, maximumCellsPerLine: 2, cellSpacing: 0)
      ) {
        ForEach(1..<6, id: \.self) { number in cell(CGFloat(number * 10)) }
      }
    },
    LinesExample(
      "the attributes of a view can say where its baseline is", in: [nil], views: [.minY: [5, 0]]
    ) {
      AlignedLines(SectionAttributes(cellAlignment: .firstBaseline)) {
        cell(30, 40).alignedCell(CellAttributes(firstBaseline: 10))
        Text("abc")
      }
    },
    LinesExample(
      "a text for hidden views stands on the baseline of the others", in: [120],
      views: [.minY: [0, 15, nil, 15]]
    ) {
      AlignedLines(
        SectionAttributes(lineLimit: .lines(1), cellAlignment: .firstBaseline, cellSpacing: 0)
      ) {
        cell(60, 40).alignedCell(CellAttributes(firstBaseline: 30))
        Text("aaaa")
        Text("aaaaaaaa")
        Text("+1").alignedOverflow()
      }
    },
  ]

  /// Three views of at least 50 points.
  private static func atLeast50(_ attributes: CellAttributes) -> some View {
    AlignedLines(SectionAttributes(cellSpacing: 0, lineSpacing: 0)) {
      ForEach(0..<3, id: \.self) { _ in
        MeasuredView { ViewDimensions(width: max(50, $0.width ?? 50), height: 20) }
          .alignedCell(attributes)
      }
    }
  }

  @Test(arguments: examples)
  func `a container lays out its views`(example: LinesExample) {
    example.expect()
  }

  @Test func `shows the marked view in place of hidden ones, and tells their number`() async throws
  {
    let count = Box(0)
    let host = ViewHost(
      AlignedLines(
        SectionAttributes(lineLimit: .lines(1), cellSpacing: 10),
        hiddenViewCount: Binding(get: { count.value }, set: { count.value = $0 })
      ) {
        Self.cell(40)
        Self.cell(40)
        Self.cell(40)
        Self.cell(40)
        Self.cell(30).alignedOverflow()
      })
    let size = host.layOut(ProposedViewSize(width: 150, height: nil))
    expectEqual(size, CGSize(width: 130, height: 20))
    expectEqual(host.root.children[4].frame.minX, 100)
    #expect(host.root.children[2].frame.maxX < 0)
    for _ in 0..<100 where count.value == 0 { try await Task.sleep(for: .milliseconds(5)) }
    expectEqual(count.value, 2)

    host.layOut(ProposedViewSize(width: 400, height: nil))
    #expect(host.root.children[4].frame.maxX < 0)
    for _ in 0..<100 where count.value == 2 { try await Task.sleep(for: .milliseconds(5)) }
    expectEqual(count.value, 0)
  }

  @Test func `has the baselines of its first and last line`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(cellAlignment: .firstBaseline, lineSpacing: 6)) {
        Self.cell(30, 40)
        Text("one")
        Text("another two").alignedCell(CellAttributes(beginsLine: true))
      })
    let dimensions = host.dimensions(for: ProposedViewSize(width: 90, height: nil))
    // The view without a text stands on the line with its bottom.
    expectEqual(dimensions[explicit: .firstTextBaseline], 40)
    expectEqual(dimensions[explicit: .lastTextBaseline], dimensions.height - 5)
    #expect(
      ViewHost(AlignedLines { Self.cell(30) }).dimensions(for: .zero)[explicit: .firstTextBaseline]
        == nil)
  }

  @Test func `follows what stacks, scroll views, frames and fixed sizes propose`() {
    func lines() -> some View {
      AlignedLines(SectionAttributes(cellSpacing: 0, lineSpacing: 0)) {
        ForEach(0..<6, id: \.self) { _ in Self.cell(50) }
      }
    }
    expectEqual(
      ViewHost(lines().fixedSize()).layOut(ProposedViewSize(width: 100, height: nil)),
      CGSize(width: 300, height: 20))
    expectEqual(
      ViewHost(lines().frame(width: 120)).layOut(.unspecified), CGSize(width: 120, height: 60))
    expectEqual(
      ViewHost(ScrollView(.horizontal) { lines() }).root.children[0]
        .dimensions(in: .unspecified).width, 300)
    let stack = ViewHost(
      HStack(spacing: 0) {
        Self.cell(100)
        lines()
      })
    expectEqual(
      stack.layOut(ProposedViewSize(width: 210, height: nil)), CGSize(width: 200, height: 60))
    let column = ViewHost(
      VStack(spacing: 10) {
        Self.cell(100)
        lines()
      })
    expectEqual(
      column.layOut(ProposedViewSize(width: 160, height: nil)), CGSize(width: 150, height: 70))
  }

  @Test func `a container in another stands on its line like one view`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(cellSpacing: 10, lineSpacing: 10)) {
        Self.cell(30)
        AlignedLines(SectionAttributes(cellSpacing: 5, lineSpacing: 5)) {
          Self.cell(40)
          Self.cell(40)
          Self.cell(40)
        }
      })
    expectEqual(
      host.layOut(ProposedViewSize(width: 200, height: nil)), CGSize(width: 170, height: 20))
    // The inner lines need 130 points. Below the first view they have 100, and break.
    expectEqual(
      host.layOut(ProposedViewSize(width: 100, height: nil)), CGSize(width: 85, height: 75))
    expectEqual(
      host.root.children[1].children.map(\.frame),
      [
        CGRect(x: 0, y: 30, width: 40, height: 20), CGRect(x: 45, y: 30, width: 40, height: 20),
        CGRect(x: 0, y: 55, width: 40, height: 20),
      ])
  }

  @Test func `a changed layout direction or attribute is followed`() {
    func host(_ alignment: SectionAttributes.LineAlignment, _ direction: LayoutDirection) -> CGFloat
    {
      let host = ViewHost(
        AlignedLines(SectionAttributes(lineAlignment: alignment, lineSpacing: 0)) {
          Self.cell(60)
          Self.cell(20).alignedCell(CellAttributes(beginsLine: true))
        }, direction: direction)
      host.layOut(ProposedViewSize(width: 100, height: nil), windowWidth: 60)
      return host.root.children[1].frame.minX
    }
    expectEqual(host(.leading, .leftToRight), 0)
    expectEqual(host(.leading, .rightToLeft), 40)
    expectEqual(host(.left, .rightToLeft), 0)
    expectEqual(host(.right, .rightToLeft), 40)
  }

  @Test func `measures again when something in it has changed`() {
    let width = Box(40)
    let host = ViewHost(
      AlignedLines {
        MeasuredView { _ in ViewDimensions(width: CGFloat(width.value), height: 20) }
      })
    expectEqual(host.size(for: .unspecified).width, 40)
    width.value = 70
    host.invalidate()
    expectEqual(host.size(for: .unspecified).width, 70)
  }

  // MARK: Widths

  @Test func `a width beyond all screens is no limit`() {
    let host = ViewHost(
      AlignedLines {
        Self.cell(40)
        Self.cell(20).alignedCell(CellAttributes(width: .remaining))
      })
    for width in [.greatestFiniteMagnitude, 1e9, .infinity, .nan, nil] as [CGFloat?] {
      expectEqual(host.size(for: ProposedViewSize(width: width, height: nil)).width, 65)
    }
  }

  // MARK: Measuring

  @Test func `a view that takes a share of its width is measured for each width`() {
    let half = MeasuredView { ViewDimensions(width: ($0.width ?? 100) / 2, height: 20) }
    let host = ViewHost(AlignedLines { half })
    for width in [200, 150, 180, 120] as [CGFloat] {
      host.layOut(ProposedViewSize(width: width, height: nil))
      #expect(abs(frames(host)[0].width - frames(ViewHost.laidOut(half, width))[0].width) < 0.001)
    }
  }

  @Test func `a text keeps its line between insets whose sums are not exact`() {
    for width in stride(from: 56, to: 80, by: 1.0 / 3) {
      let text = MeasuredView { proposal in
        (proposal.width ?? .infinity) < width
          ? ViewDimensions(width: width / 2, height: 40) : ViewDimensions(width: width, height: 20)
      }
      let host = ViewHost(
        AlignedLines(SectionAttributes(insets: Insets(16.1))) {
          text.alignedCell(CellAttributes(insets: Insets(0.1)))
        })
      let size = host.layOut(ProposedViewSize(width: 393, height: nil))
      #expect(abs(size.height - 52.4) < 0.001)
      expectEqual(frames(host)[0].height, 20)
    }
  }

  @Test func `a view of ideal size keeps it after many other widths`() {
    let host = ViewHost(
      AlignedLines {
        AlignedLines(SectionAttributes(sizing: .columns(2), cellSpacing: 0)) {
          Self.cell(20)
          Self.cell(60)
        }
      })
    let ideal = host.layOut(.unspecified)
    for width in 100..<140 { host.layOut(ProposedViewSize(width: CGFloat(width), height: nil)) }
    expectEqual(host.layOut(.unspecified), ideal)
    expectEqual(host.root.children[0].children.map(\.frame.minX), [0, 20])
  }

  // MARK: Overflow

  @Test func `a number that changes its own width does not change for ever`() async throws {
    let count = Box(0)
    let binding = Binding(get: { count.value }, set: { count.value = $0 })
    // "+11" is narrower than "+10", as in most fonts.
    let width: @Sendable () -> CGFloat = {
      String(count.value).reduce(8) { $0 + ($1 == "1" ? 5 : 8) }
    }
    let host = ViewHost(
      AlignedLines(
        SectionAttributes(lineLimit: .lines(1), cellSpacing: 0), hiddenViewCount: binding
      ) {
        ForEach(0..<14, id: \.self) { _ in Self.cell(20) }
        MeasuredView { _ in ViewDimensions(width: width(), height: 20) }.alignedOverflow()
      })
    var counts: [Int] = []
    for _ in 0..<10 {
      host.invalidate()
      host.layOut(ProposedViewSize(width: 99, height: nil))
      try await Task.sleep(for: .milliseconds(5))
      counts.append(count.value)
    }
    expectEqual(Set(counts.suffix(4)), [11])
  }

  @Test nonisolated func `attributes can be given anywhere`() {
    _ = EmptyView().alignedCell(.default)
  }
}

extension ViewHost {
  fileprivate static func laidOut(_ view: some View, _ width: CGFloat) -> ViewHost {
    let host = ViewHost(AlignedLines { view })
    host.layOut(ProposedViewSize(width: width, height: nil))
    return host
  }
}

/// A number that closures share.
@MainActor
private final class Box {
  nonisolated(unsafe) var value: Int
  init(_ value: Int) { self.value = value }
}
