import AlignedLayout
import Foundation
import SwiftUI
import Testing

/// Views that take what remains of a height, and lines that run from the top.
@MainActor
struct HeightsAndAxisTests {
  private let line = CellAttributes(beginsLine: true)

  private func cell(_ width: CGFloat, _ height: CGFloat) -> MeasuredView {
    MeasuredView { _ in ViewDimensions(width: width, height: height) }
  }

  /// A view that takes the height that it is proposed, but no less than 12 points, and 30 by itself.
  private var filling: MeasuredView {
    MeasuredView { ViewDimensions(width: 50, height: max(12, $0.height ?? 30)) }
  }

  private func frames(_ host: ViewHost) -> [CGRect] {
    host.root.children.map(\.frame)
  }

  private func host(lineSpacing: CGFloat = 10) -> ViewHost {
    ViewHost(
      AlignedLines(SectionAttributes(lineSpacing: lineSpacing)) {
        cell(40, 20)
        filling.alignedCell(line, height: .remaining)
        cell(40, 15).alignedCell(line)
      })
  }

  /// Lines with views that take what remains of the height, and how they are laid out in some proposals.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let proposals: [ProposedViewSize]

    /// The size of the container, and the frames of its views or their heights alone.
    let size: CGSize
    let frames: [CGRect]?
    let heights: [CGFloat]

    init(
      _ name: String, _ proposals: [ProposedViewSize], size: CGSize, frames: [CGRect]? = nil,
      heights: [CGFloat]
    ) {
      testDescription = name
      self.proposals = proposals
      self.size = size
      self.frames = frames
      self.heights = heights
    }
  }

  nonisolated static let examples: [Example] = [
    Example(
      "a view takes what the other lines leave of the proposed height",
      [ProposedViewSize(width: 100, height: 200)], size: CGSize(width: 50, height: 200),
      frames: [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 30, width: 50, height: 145),
        CGRect(x: 0, y: 185, width: 40, height: 15),
      ],
      heights: [20, 145, 15]),
    Example(
      "without a finite height, it is as tall as it answers",
      [
        ProposedViewSize(width: nil, height: nil), ProposedViewSize(width: 100, height: nil),
        ProposedViewSize(width: nil, height: .infinity),
        ProposedViewSize(width: 100, height: .infinity),
      ],
      size: CGSize(width: 50, height: 85), heights: [20, 30, 15]),
    Example(
      "it is no lower than it answers to a height of 0",
      [ProposedViewSize(width: 100, height: 0), ProposedViewSize(width: 100, height: 50)],
      size: CGSize(width: 50, height: 67), heights: [20, 12, 15]),
  ]

  @Test(arguments: examples)
  func `remaining heights are shared`(example: Example) {
    for proposal in example.proposals {
      let host = self.host()
      let size = host.layOut(proposal)
      expectEqual(size, example.size)
      if let expected = example.frames { expectEqual(frames(host), expected) }
      expectEqual(frames(host).map(\.height), example.heights)
    }
  }

  @Test func `without a finite height, several views keep their own heights`() {
    func view(_ ideal: CGFloat) -> MeasuredView {
      MeasuredView { ViewDimensions(width: 50, height: $0.height ?? ideal) }
    }
    let host = ViewHost(
      AlignedLines(SectionAttributes(lineSpacing: 0)) {
        view(30).alignedCell(line, height: .remaining)
        view(70).alignedCell(line, height: .remaining)
      })
    host.layOut(ProposedViewSize(width: 100, height: nil))
    expectEqual(frames(host).map(\.height), [30, 70])
    host.layOut(ProposedViewSize(width: 100, height: 100))
    expectEqual(frames(host).map(\.height), [50, 50])
  }

  @Test func `views without remaining heights are not measured for other heights`() {
    let host = ViewHost(AlignedLines { cell(40, 20) })
    _ = host.size(for: ProposedViewSize(width: 100, height: nil))
    let count = host.root.children[0].measureCount
    for height in [10, 500, .infinity] as [CGFloat] {
      expectEqual(host.size(for: ProposedViewSize(width: 100, height: height)).height, 20)
    }
    expectEqual(host.root.children[0].measureCount, count)
  }

  @Test func `lines run from the top, and break in the proposed height`() {
    func host(_ direction: LayoutDirection) -> ViewHost {
      ViewHost(
        AlignedLines(
          SectionAttributes(cellSpacing: 5, lineSpacing: 10, insets: Insets(top: 1, leading: 2)),
          axis: .horizontal
        ) {
          cell(20, 30)
          cell(40, 30)
          cell(10, 30).alignedCell(CellAttributes(insets: Insets(leading: 3)))
        }, direction: direction)
    }
    let upright = host(.leftToRight)
    let proposal = ProposedViewSize(width: 300, height: 70)
    expectEqual(upright.layOut(proposal), CGSize(width: 65, height: 66))
    expectEqual(
      frames(upright),
      [
        CGRect(x: 2, y: 1, width: 20, height: 30), CGRect(x: 2, y: 36, width: 40, height: 30),
        CGRect(x: 55, y: 1, width: 10, height: 30),
      ])
    let mirrored = host(.rightToLeft)
    mirrored.layOut(proposal)
    expectEqual(frames(mirrored).map(\.minX), [43, 23, 0])
    expectEqual(upright.size(for: .unspecified), CGSize(width: 42, height: 101))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `in turned lines, left is the top in both directions`(direction: LayoutDirection) {
    let host = ViewHost(
      AlignedLines(SectionAttributes(lineAlignment: .left), axis: .horizontal) {
        cell(20, 30)
        cell(20, 50).alignedCell(CellAttributes(beginsLine: true))
      }, direction: direction)
    host.layOut(.unspecified)
    expectEqual(frames(host).map(\.minY), [0, 0])
  }

  @Test func `in turned lines, a remaining height is a width`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(lineSpacing: 10), axis: .horizontal) {
        MeasuredView { ViewDimensions(width: $0.width ?? 30, height: 20) }
          .alignedCell(height: .remaining)
        cell(15, 10).alignedCell(line)
      })
    expectEqual(
      host.layOut(ProposedViewSize(width: 100, height: nil)), CGSize(width: 100, height: 20))
    expectEqual(frames(host).map(\.width), [75, 15])
    expectEqual(host.size(for: ProposedViewSize(width: nil, height: 50)).width, 55)
  }

  @Test(arguments: Seeds(200))
  func `a turned container is the upright one with x and y exchanged`(seed: UInt64) {
    let views = RandomViews(seed: seed, plain: true)
    let upright = views.host()
    let turned = ViewHost(
      AlignedLines(views.attributes, axis: .horizontal) {
        ForEach(views.items.indices, id: \.self) { index in
          MeasuredView {
            let size = views.items[index].dimensions($0.height)
            return ViewDimensions(width: size.height, height: size.width)
          }
        }
      })
    for width in [0, 60, 133.5, 375, nil] as [CGFloat?] {
      let size = upright.layOut(ProposedViewSize(width: width, height: nil))
      let other = turned.layOut(ProposedViewSize(width: nil, height: width))
      expectEqual(other, CGSize(width: size.height, height: size.width))
      expectEqual(
        frames(turned).map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) },
        frames(upright))
    }
  }

  @Test func `the first baseline is that of the first view`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(insets: Insets(top: 7)), axis: .horizontal) {
        MeasuredView { _ in
          ViewDimensions(width: 20, height: 30, firstTextBaseline: 12, lastTextBaseline: 25)
        }
      })
    expectEqual(host.dimensions(for: .unspecified)[.firstTextBaseline], 19)
  }

  @Test func `no proposal ends the process`() {
    let hostile: [CGFloat?] = [nil, .nan, .infinity, -.infinity, -5, 0, 1e9, 1e300]
    for axis in [.vertical, .horizontal] as [ContentLayout.Axis] {
      for width in hostile {
        for height in hostile {
          let host = ViewHost(
            AlignedLines(axis: axis) {
              cell(40, 20)
              filling.alignedCell(line, height: .remaining)
            })
          let size = host.layOut(ProposedViewSize(width: width, height: height))
          #expect(size.width.isFinite && size.height.isFinite)
        }
      }
    }
  }
}
