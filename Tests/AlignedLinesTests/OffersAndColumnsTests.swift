import AlignedLayout
import Foundation
import SwiftUI
import Testing

/// What views are offered, and columns that fit.
@MainActor
struct OffersAndColumnsTests {
  private func cell(_ width: CGFloat) -> MeasuredView {
    MeasuredView { _ in ViewDimensions(width: width, height: 20) }
  }

  private func frames(_ host: ViewHost) -> [CGRect] {
    host.root.children.map(\.frame)
  }

  @Test func `columns that have their greatest number are as wide as their widest view`() {
    let host = ViewHost(
      AlignedLines(
        SectionAttributes(
          sizing: .columns(minimumWidth: 20, maximumCount: 2), cellSpacing: 10)
      ) {
        ForEach(0..<2, id: \.self) { _ in cell(120) }
      })
    #expect(host.layOut(ProposedViewSize(width: 100, height: nil)).width == 250)
    #expect(frames(host).map(\.width) == [120, 120])
    #expect(host.layOut(ProposedViewSize(width: 300, height: nil)).width == 300)
  }

  @Test(arguments: [40, 120, 210] as [CGFloat])
  func `columns that fit widen the container for a view where that helps`(width: CGFloat) {
    func size(_ most: Int, span: Int, view: CGFloat = 300) -> CGFloat {
      let columns = SectionAttributes.Sizing.columns(minimumWidth: 50, maximumCount: most)
      let host = ViewHost(
        AlignedLines(SectionAttributes(sizing: columns, cellSpacing: 0)) {
          cell(view).alignedCell(CellAttributes(columnSpan: span))
        })
      return host.layOut(ProposedViewSize(width: width, height: nil)).width
    }
    #expect(size(4, span: 1) == 1200)
    #expect(size(4, span: .max) == 300)
    #expect(size(.max, span: .max) == 300)
    // Two columns of 70 points are wide enough. A third would make them narrower.
    if width == 120 { #expect(size(.max, span: 1, view: 70) == 140) }
  }

  @Test func `views are offered their whole line, unless the attributes say otherwise`() {
    for (sizing, width) in [
      (.asked, 60), (.asked(offering: .wholeLine), 60),
      (.asked(offering: .remainingLineSpace), 50),
    ] as [(SectionAttributes.Sizing, CGFloat)] {
      let host = ViewHost(
        AlignedLines(SectionAttributes(sizing: sizing, cellSpacing: 10, lineSpacing: 0)) {
          cell(40)
          MeasuredView { ViewDimensions(width: min(60, $0.width ?? 60), height: 20) }
        })
      host.layOut(ProposedViewSize(width: 100, height: nil))
      #expect(frames(host)[1].width == width)
    }
  }
}
