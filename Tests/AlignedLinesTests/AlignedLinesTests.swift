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
          .alignedCell(CellAttributes(minimumWidth: 50, width: .remaining))
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
        hiddenCount: Binding(get: { count.value }, set: { count.value = $0 })
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
}

/// A number that closures share.
@MainActor
private final class Box {
  nonisolated(unsafe) var value: Int
  init(_ value: Int) { self.value = value }
}
