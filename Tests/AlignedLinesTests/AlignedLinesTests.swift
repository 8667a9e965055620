import AlignedLayout
import Foundation
import SwiftUI
import Testing

@MainActor
struct AlignedLinesTests {
  private func cell(_ width: CGFloat, _ height: CGFloat = 20) -> MeasuredView {
    MeasuredView { _ in ViewDimensions(width: width, height: height) }
  }

  private func frames(_ host: ViewHost) -> [CGRect] {
    host.root.children.map(\.frame)
  }

  @Test func `sets views on lines, and is as wide as the longest`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(lineAlignment: .center, cellSpacing: 10, lineSpacing: 4)) {
        cell(60)
        cell(50)
        cell(40)
      })
    #expect(
      host.layOut(ProposedViewSize(width: 150, height: nil)) == CGSize(width: 120, height: 44))
    #expect(
      frames(host) == [
        CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 70, y: 0, width: 50, height: 20),
        CGRect(x: 40, y: 24, width: 40, height: 20),
      ])
  }

  @Test func `gives views the attributes that they ask for`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(cellSpacing: 10, lineSpacing: 0)) {
        cell(40).alignedCell(CellAttributes(keepsWithNext: true))
        MeasuredView { ViewDimensions(width: $0.width ?? 10, height: 20) }
          .alignedCell(CellAttributes(width: .remaining, minimumWidth: 50))
        cell(30).alignedCell(CellAttributes(beginsLine: true))
      })
    host.layOut(ProposedViewSize(width: 200, height: nil))
    #expect(
      frames(host) == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 50, y: 0, width: 150, height: 20),
        CGRect(x: 0, y: 20, width: 30, height: 20),
      ])
  }

  @Test func `shows the marked view in place of hidden ones, and tells their number`() async throws
  {
    let count = Box(0)
    let host = ViewHost(
      AlignedLines(
        SectionAttributes(lineLimit: .lines(1), cellSpacing: 10),
        hiddenViewCount: Binding(get: { count.value }, set: { count.value = $0 })
      ) {
        cell(40)
        cell(40)
        cell(40)
        cell(40)
        cell(30).alignedOverflow()
      })
    let size = host.layOut(ProposedViewSize(width: 150, height: nil))
    #expect(size == CGSize(width: 130, height: 20))
    #expect(host.root.children[4].frame.minX == 100)
    #expect(host.root.children[2].frame.maxX < 0)
    for _ in 0..<100 where count.value == 0 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(count.value == 2)

    host.layOut(ProposedViewSize(width: 400, height: nil))
    #expect(host.root.children[4].frame.maxX < 0)
    for _ in 0..<100 where count.value == 2 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(count.value == 0)
  }

  @Test func `has the baselines of its first and last line`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(cellAlignment: .firstBaseline, lineSpacing: 6)) {
        cell(30, 40)
        Text("one")
        Text("another two").alignedCell(CellAttributes(beginsLine: true))
      })
    let dimensions = host.dimensions(for: ProposedViewSize(width: 90, height: nil))
    // The view without a text stands on the line with its bottom.
    #expect(dimensions[explicit: .firstTextBaseline] == 40)
    #expect(dimensions[explicit: .lastTextBaseline] == dimensions.height - 5)
    #expect(
      ViewHost(AlignedLines { cell(30) }).dimensions(for: .zero)[explicit: .firstTextBaseline]
        == nil)
  }

  @Test func `can use the gaps that views prefer`() {
    let spaced = MeasuredView(spacing: ViewSpacing(horizontal: 14, vertical: 3)) { _ in
      ViewDimensions(width: 40, height: 20)
    }
    let host = ViewHost(
      AlignedLines(usesPreferredSpacing: true) {
        spaced
        spaced
        spaced
      })
    #expect(host.layOut(ProposedViewSize(width: 100, height: nil)) == CGSize(width: 94, height: 43))
  }

  @Test func `follows what stacks, scroll views, frames and fixed sizes propose`() {
    func lines() -> some View {
      AlignedLines(SectionAttributes(cellSpacing: 0, lineSpacing: 0)) {
        ForEach(0..<6, id: \.self) { _ in cell(50) }
      }
    }
    #expect(
      ViewHost(lines().fixedSize()).layOut(ProposedViewSize(width: 100, height: nil))
        == CGSize(width: 300, height: 20))
    #expect(
      ViewHost(lines().frame(width: 120)).layOut(.unspecified) == CGSize(width: 120, height: 60))
    #expect(
      ViewHost(ScrollView(.horizontal) { lines() }).root.children[0]
        .dimensions(in: .unspecified).width == 300)
    let stack = ViewHost(
      HStack(spacing: 0) {
        cell(100)
        lines()
      })
    #expect(
      stack.layOut(ProposedViewSize(width: 210, height: nil)) == CGSize(width: 200, height: 60))
    let column = ViewHost(
      VStack(spacing: 10) {
        cell(100)
        lines()
      })
    #expect(
      column.layOut(ProposedViewSize(width: 160, height: nil)) == CGSize(width: 150, height: 70))
  }

  @Test func `a container in another stands on its line like one view`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(cellSpacing: 10, lineSpacing: 10)) {
        cell(30)
        AlignedLines(SectionAttributes(cellSpacing: 5, lineSpacing: 5)) {
          cell(40)
          cell(40)
          cell(40)
        }
      })
    #expect(
      host.layOut(ProposedViewSize(width: 200, height: nil)) == CGSize(width: 170, height: 20))
    // The inner lines need 130 points. Below the first view they have 100, and break.
    #expect(
      host.layOut(ProposedViewSize(width: 100, height: nil)) == CGSize(width: 85, height: 75))
    #expect(
      host.root.children[1].children.map(\.frame) == [
        CGRect(x: 0, y: 30, width: 40, height: 20), CGRect(x: 45, y: 30, width: 40, height: 20),
        CGRect(x: 0, y: 55, width: 40, height: 20),
      ])
  }

  @Test func `a changed layout direction or attribute is followed`() {
    func host(_ alignment: SectionAttributes.LineAlignment, _ direction: LayoutDirection) -> CGFloat
    {
      let host = ViewHost(
        AlignedLines(SectionAttributes(lineAlignment: alignment, lineSpacing: 0)) {
          cell(60)
          cell(20).alignedCell(CellAttributes(beginsLine: true))
        }, direction: direction)
      host.layOut(ProposedViewSize(width: 100, height: nil), windowWidth: 60)
      return host.root.children[1].frame.minX
    }
    #expect(host(.leading, .leftToRight) == 0)
    #expect(host(.leading, .rightToLeft) == 40)
    #expect(host(.left, .rightToLeft) == 0)
    #expect(host(.right, .rightToLeft) == 40)
  }

  @Test func `measures again when something in it has changed`() {
    let width = Box(40)
    let host = ViewHost(
      AlignedLines {
        MeasuredView { _ in ViewDimensions(width: CGFloat(width.value), height: 20) }
      })
    #expect(host.size(for: .unspecified).width == 40)
    width.value = 70
    host.invalidate()
    #expect(host.size(for: .unspecified).width == 70)
  }

  // MARK: Widths

  @Test func `columns, fractions and shares are as wide as their widest view`() {
    let columns = ViewHost(
      AlignedLines(SectionAttributes(sizing: .columns(3))) {
        ForEach(0..<3, id: \.self) { _ in cell(120) }
      })
    for width in [0, 300, 340] as [CGFloat] {
      #expect(columns.layOut(ProposedViewSize(width: width, height: nil)).width == 370)
      #expect(frames(columns).map(\.minX) == [0, 125, 250])
    }
    let halves = ViewHost(
      AlignedLines(SectionAttributes(cellSpacing: 0)) {
        ForEach(0..<2, id: \.self) { _ in
          cell(80).alignedCell(CellAttributes(width: .fraction(0.5)))
        }
      })
    #expect(halves.layOut(ProposedViewSize(width: 100, height: nil)).width == 160)
    #expect(frames(halves).map(\.minX) == [0, 80])
  }

  @Test func `a line breaks before a view that it would give less than its least width`() {
    func host(_ attributes: CellAttributes) -> ViewHost {
      ViewHost(
        AlignedLines(SectionAttributes(cellSpacing: 0, lineSpacing: 0)) {
          ForEach(0..<3, id: \.self) { _ in
            MeasuredView { ViewDimensions(width: max(50, $0.width ?? 50), height: 20) }
              .alignedCell(attributes)
          }
        })
    }
    for attributes in [CellAttributes(width: .remaining), CellAttributes(shrinkage: 1)] {
      let host = host(attributes)
      #expect(
        host.layOut(ProposedViewSize(width: 130, height: nil)) == CGSize(width: 130, height: 40))
      #expect(frames(host).map(\.width) == [65, 65, 130])
    }
  }

  @Test func `a view that grows is measured in its ideal width, and fills what it grows to`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(cellSpacing: 0)) {
        ForEach(0..<3, id: \.self) { _ in
          Text("tag").frame(maxWidth: .infinity).alignedCell(CellAttributes(growth: 1))
        }
      })
    host.layOut(ProposedViewSize(width: 150, height: nil))
    #expect(frames(host).map(\.width) == [50, 50, 50])
    #expect(frames(host).map(\.minY) == [0, 0, 0])
  }

  @Test func `a width of columns that a line does not fill is kept`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(sizing: .columns(3), cellSpacing: 0)) {
        ForEach(0..<2, id: \.self) { _ in cell(20) }
      })
    #expect(host.layOut(ProposedViewSize(width: 300, height: nil)).width == 300)
    #expect(frames(host).map(\.minX) == [0, 100])
  }

  @Test func `a wide overflow view counts in the width`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(lineLimit: .lines(1), cellSpacing: 0)) {
        cell(20)
        cell(30)
        cell(40)
        cell(60).alignedOverflow()
      })
    #expect(host.layOut(ProposedViewSize(width: 50, height: nil)).width == 80)
    #expect(frames(host)[3].minX == 20)
  }

  @Test func `a width beyond all screens is no limit`() {
    let host = ViewHost(
      AlignedLines {
        cell(40)
        cell(20).alignedCell(CellAttributes(width: .remaining))
      })
    for width in [.greatestFiniteMagnitude, 1e9, .infinity, .nan, nil] as [CGFloat?] {
      #expect(host.size(for: ProposedViewSize(width: width, height: nil)).width == 65)
    }
  }

  @Test func `without a limit, lines of any strategy break only where they must`() {
    let host = ViewHost(
      AlignedLines(
        SectionAttributes(breakingStrategy: .optimal, maximumCellsPerLine: 2, cellSpacing: 0)
      ) {
        ForEach(1..<6, id: \.self) { number in cell(CGFloat(number * 10)) }
      })
    #expect(host.layOut(.unspecified).width == 70)
    #expect(frames(host).map(\.minX) == [0, 10, 0, 30, 0])
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
      #expect(frames(host)[0].height == 20)
    }
  }

  @Test func `a view of ideal size keeps it after many other widths`() {
    let host = ViewHost(
      AlignedLines {
        AlignedLines(SectionAttributes(sizing: .columns(2), cellSpacing: 0)) {
          cell(20)
          cell(60)
        }
      })
    let ideal = host.layOut(.unspecified)
    for width in 100..<140 { host.layOut(ProposedViewSize(width: CGFloat(width), height: nil)) }
    #expect(host.layOut(.unspecified) == ideal)
    #expect(host.root.children[0].children.map(\.frame.minX) == [0, 20])
  }

  @Test func `the attributes of a view can say where its baseline is`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(cellAlignment: .firstBaseline)) {
        cell(30, 40).alignedCell(CellAttributes(firstBaseline: 10))
        Text("abc")
      })
    host.layOut(.unspecified)
    #expect(frames(host).map(\.minY) == [5, 0])
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
        ForEach(0..<14, id: \.self) { _ in cell(20) }
        MeasuredView { _ in ViewDimensions(width: width(), height: 20) }.alignedOverflow()
      })
    var counts: [Int] = []
    for _ in 0..<10 {
      host.invalidate()
      host.layOut(ProposedViewSize(width: 99, height: nil))
      try await Task.sleep(for: .milliseconds(5))
      counts.append(count.value)
    }
    #expect(Set(counts.suffix(4)) == [11])
  }

  @Test func `a text for hidden views stands on the baseline of the others`() {
    let host = ViewHost(
      AlignedLines(
        SectionAttributes(lineLimit: .lines(1), cellAlignment: .firstBaseline, cellSpacing: 0)
      ) {
        cell(60, 40).alignedCell(CellAttributes(firstBaseline: 30))
        Text("aaaa")
        Text("aaaaaaaa")
        Text("+1").alignedOverflow()
      })
    host.layOut(ProposedViewSize(width: 120, height: nil))
    #expect(frames(host).map(\.minY).prefix(2) == [0, 15])
    #expect(frames(host)[3].minY == 15)
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
