import AlignedLayout
import SwiftUI
import Testing

/// Views that share a width in their container.
@MainActor
struct SharedWidthTests {
  private static let label = CellAttributes(beginsLine: true, width: .shared(SharedWidth(1)))

  private static func view(_ width: CGFloat) -> MeasuredView {
    MeasuredView { _ in ViewDimensions(width: width, height: 20) }
  }

  /// A view that fills the width that it is proposed, as with `frame(maxWidth: .infinity)`.
  private static func filling(_ ideal: CGFloat) -> MeasuredView {
    MeasuredView { ViewDimensions(width: max($0.width ?? ideal, 5), height: 20) }
  }

  private static func attributes(_ fraction: CGFloat) -> SectionAttributes {
    SectionAttributes(
      cellSpacing: 0, lineSpacing: 0, sharedWidths: [SharedWidth(1): fraction])
  }

  private func frames(_ host: ViewHost) -> [CGRect] {
    host.root.children.map(\.frame)
  }

  nonisolated static let examples: [LinesExample] = [
    LinesExample(
      "labels share the width of the widest, and may fill it", in: [200], width: 140,
      views: [.minX: [0, 70, 0, 70], .width: [70, 50, 70, 50]]
    ) {
      AlignedLines(attributes(0.5)) {
        filling(40).alignedCell(label)
        view(50)
        filling(70).alignedCell(label)
        view(50)
      }
    },
    LinesExample(
      "labels stand above fields that would be too narrow", in: [200], height: 40,
      views: [.width: [60, 200]]
    ) {
      AlignedLines(attributes(0.5)) {
        view(60).alignedCell(label)
        filling(10).alignedCell(CellAttributes(width: .remaining, minimumWidth: 150))
      }
    },
    LinesExample(
      "without a proposed width, labels have the width of the widest", in: [nil], width: 160,
      views: [.minX: [0, 70, 0, 70]]
    ) {
      AlignedLines(attributes(0.5)) {
        filling(40).alignedCell(label)
        view(50)
        filling(70).alignedCell(label)
        view(90)
      }
    },
  ]

  @Test(arguments: examples)
  func `labels share a width`(example: LinesExample) {
    example.expect()
  }

  @Test func `a rigid label widens the container, so that its fraction holds it`() {
    let host = ViewHost(
      AlignedLines(Self.attributes(0.25)) {
        Self.view(60).alignedCell(Self.label)
        Self.view(20)
      })
    let size = host.layOut(ProposedViewSize(width: 100, height: nil))
    #expect(abs(size.width - 240) < 0.01)
    expectEqual(frames(host).map(\.minX), [0, 60])
  }

}
