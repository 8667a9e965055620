import AlignedLayout
import SwiftUI
import Testing

/// Views that share a width in their container.
@MainActor
struct SharedWidthTests {
  private let label = CellAttributes(beginsLine: true, width: .shared(SharedWidth(1)))

  private func view(_ width: CGFloat) -> MeasuredView {
    MeasuredView { _ in ViewDimensions(width: width, height: 20) }
  }

  /// A view that fills the width that it is proposed, as with `frame(maxWidth: .infinity)`.
  private func filling(_ ideal: CGFloat) -> MeasuredView {
    MeasuredView { ViewDimensions(width: max($0.width ?? ideal, 5), height: 20) }
  }

  private func attributes(_ fraction: CGFloat) -> SectionAttributes {
    SectionAttributes(
      cellSpacing: 0, lineSpacing: 0, sharedWidths: [SharedWidth(1): fraction])
  }

  private func frames(_ host: ViewHost) -> [CGRect] {
    host.root.children.map(\.frame)
  }

  @Test func `labels share the width of the widest, and may fill it`() {
    let host = ViewHost(
      AlignedLines(attributes(0.5)) {
        filling(40).alignedCell(label)
        view(50)
        filling(70).alignedCell(label)
        view(50)
      })
    #expect(host.layOut(ProposedViewSize(width: 200, height: nil)).width == 140)
    #expect(frames(host).map(\.minX) == [0, 70, 0, 70])
    #expect(frames(host).map(\.width) == [70, 50, 70, 50])
  }

  @Test func `a rigid label widens the container, so that its fraction holds it`() {
    let host = ViewHost(
      AlignedLines(attributes(0.25)) {
        view(60).alignedCell(label)
        view(20)
      })
    let size = host.layOut(ProposedViewSize(width: 100, height: nil))
    #expect(abs(size.width - 240) < 0.01)
    #expect(frames(host).map(\.minX) == [0, 60])
  }

  @Test func `labels stand above fields that would be too narrow`() {
    let host = ViewHost(
      AlignedLines(attributes(0.5)) {
        view(60).alignedCell(label)
        filling(10).alignedCell(CellAttributes(width: .remaining, minimumWidth: 150))
      })
    #expect(host.layOut(ProposedViewSize(width: 200, height: nil)).height == 40)
    #expect(frames(host).map(\.width) == [60, 200])
  }

  @Test func `without a proposed width, labels have the width of the widest`() {
    let host = ViewHost(
      AlignedLines(attributes(0.5)) {
        filling(40).alignedCell(label)
        view(50)
        filling(70).alignedCell(label)
        view(90)
      })
    #expect(host.layOut(.unspecified).width == 160)
    #expect(frames(host).map(\.minX) == [0, 70, 0, 70])
  }
}
