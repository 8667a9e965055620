import AlignedLayout
import SwiftUI
import Testing

/// Views that are marked as backgrounds and line separators.
@MainActor
struct DecorationTests {
  private func cell(_ width: CGFloat) -> MeasuredView {
    MeasuredView { _ in ViewDimensions(width: width, height: 20) }
  }

  private let attributes = SectionAttributes(
    cellSpacing: 0, lineSpacing: 4, backgrounds: [.init(kind: "card", insets: Insets(-3))],
    lineSeparator: .init(kind: "hairline", thickness: 2))

  /// A view that is as large as proposed.
  private var fill: MeasuredView {
    MeasuredView { ViewDimensions(width: $0.width ?? 1, height: $0.height ?? 1) }
  }

  @Test func `marked views stand behind lines and between them`() {
    let host = ViewHost(
      AlignedLines(attributes) {
        fill.alignedDecoration("hairline")
        fill.alignedDecoration("card")
        cell(60)
        cell(70)
      })
    host.layOut(ProposedViewSize(width: 100, height: nil))
    expectEqual(host.root.frame.size, CGSize(width: 70, height: 44))
    expectEqual(
      host.root.children.map(\.frame),
      [
        CGRect(x: 0, y: 21, width: 70, height: 2), CGRect(x: -3, y: -3, width: 76, height: 50),
        CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 0, y: 24, width: 70, height: 20),
      ])
  }

  @Test func `views that are left over are out of sight, and places without a view stay empty`() {
    let host = ViewHost(
      AlignedLines(attributes) {
        ForEach(0..<3, id: \.self) { _ in fill.alignedDecoration("hairline") }
        fill.alignedDecoration("other")
        cell(60)
        cell(70)
        cell(50)
      })
    host.layOut(ProposedViewSize(width: 100, height: nil))
    let frames = host.root.children.map(\.frame)
    #expect(frames[0].minY == 21 && frames[1].minY == 45)
    #expect(frames[2].maxX < -1000 && frames[3].maxX < -1000)
    expectEqual(host.root.frame.size, CGSize(width: 70, height: 68))
  }
}
