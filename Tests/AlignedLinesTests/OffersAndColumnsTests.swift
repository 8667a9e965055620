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
    expectEqual(host.layOut(ProposedViewSize(width: 100, height: nil)).width, 250)
    expectEqual(frames(host).map(\.width), [120, 120])
    expectEqual(host.layOut(ProposedViewSize(width: 300, height: nil)).width, 300)
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
    expectEqual(size(4, span: 1), 1200)
    expectEqual(size(4, span: .max), 300)
    expectEqual(size(.max, span: .max), 300)
    // Two columns of 70 points are wide enough. A third would make them narrower.
    if width == 120 { expectEqual(size(.max, span: 1, view: 70), 140) }
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
      expectEqual(frames(host)[1].width, width)
    }
  }
}

/// A row of a table: a container, and how it is laid out in some proposed widths.
struct LinesExample: CustomTestStringConvertible, Sendable {
  /// A number of a frame.
  enum Measure {
    case minX, minY, width
  }

  let testDescription: String
  let proposed: [CGFloat?]
  let size: CGSize?
  let width: CGFloat?
  let height: CGFloat?
  let frames: [CGRect]?
  let views: [Measure: [CGFloat?]]
  let host: @MainActor @Sendable () -> ViewHost

  /// - Parameters:
  ///   - proposed: the widths that are proposed.
  ///   - size: the size of the container, or nil if the row says nothing of it. The same is true for what follows.
  ///   - width: the width of the container.
  ///   - height: its height.
  ///   - frames: the frames of all views.
  ///   - views: what is measured of the views. Nil says nothing of a view.
  init(
    _ name: String, in proposed: [CGFloat?], size: CGSize? = nil, width: CGFloat? = nil,
    height: CGFloat? = nil,
    frames: [CGRect]? = nil, views: [Measure: [CGFloat?]] = [:],
    _ lines: @escaping @MainActor @Sendable () -> some View
  ) {
    testDescription = name
    self.proposed = proposed
    self.size = size
    self.width = width
    self.height = height
    self.frames = frames
    self.views = views
    host = { ViewHost(lines()) }
  }

  /// Expects what the row says.
  @MainActor
  func expect() {
    let host = host()
    for width in proposed {
      let size = host.layOut(ProposedViewSize(width: width, height: nil))
      let frames = host.root.children.map(\.frame)
      if let expected = self.size { expectEqual(size, expected) }
      if let expected = self.width { expectEqual(size.width, expected) }
      if let height { expectEqual(size.height, height) }
      if let expected = self.frames { expectEqual(frames, expected) }
      for (measure, values) in views {
        expectEqual(frames.count, values.count)
        let actual = frames.map { frame in
          switch measure {
          case .minX: frame.minX
          case .minY: frame.minY
          case .width: frame.width
          }
        }
        for (index, value) in values.enumerated() where value != nil {
          expectEqual(
            actual.indices.contains(index) ? actual[index] : nil, value,
            "\(measure) of view \(index)")
        }
      }
    }
  }
}
