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

  @Test func `a view takes what the other lines leave of the proposed height`() {
    let host = host()
    let size = host.layOut(ProposedViewSize(width: 100, height: 200))
    #expect(size == CGSize(width: 50, height: 200))
    #expect(
      frames(host) == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 30, width: 50, height: 145),
        CGRect(x: 0, y: 185, width: 40, height: 15),
      ])
  }

  @Test func `without a finite height, it is as tall as it answers`() {
    for height in [nil, .infinity] as [CGFloat?] {
      for width in [nil, 100] as [CGFloat?] {
        let host = host()
        let proposal = ProposedViewSize(width: width, height: height)
        #expect(host.layOut(proposal) == CGSize(width: 50, height: 85))
        #expect(frames(host).map(\.height) == [20, 30, 15])
      }
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
    #expect(frames(host).map(\.height) == [30, 70])
    host.layOut(ProposedViewSize(width: 100, height: 100))
    #expect(frames(host).map(\.height) == [50, 50])
  }

  @Test func `it is no lower than it answers to a height of 0`() {
    for height in [0, 50] as [CGFloat] {
      let host = host()
      let proposal = ProposedViewSize(width: 100, height: height)
      #expect(host.layOut(proposal) == CGSize(width: 50, height: 67))
      #expect(frames(host).map(\.height) == [20, 12, 15])
    }
  }

  @Test func `views without remaining heights are not measured for other heights`() {
    let host = ViewHost(AlignedLines { cell(40, 20) })
    _ = host.size(for: ProposedViewSize(width: 100, height: nil))
    let count = host.root.children[0].measureCount
    for height in [10, 500, .infinity] as [CGFloat] {
      #expect(host.size(for: ProposedViewSize(width: 100, height: height)).height == 20)
    }
    #expect(host.root.children[0].measureCount == count)
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
    #expect(upright.layOut(proposal) == CGSize(width: 65, height: 66))
    #expect(
      frames(upright) == [
        CGRect(x: 2, y: 1, width: 20, height: 30), CGRect(x: 2, y: 36, width: 40, height: 30),
        CGRect(x: 55, y: 1, width: 10, height: 30),
      ])
    let mirrored = host(.rightToLeft)
    mirrored.layOut(proposal)
    #expect(frames(mirrored).map(\.minX) == [43, 23, 0])
    #expect(upright.size(for: .unspecified) == CGSize(width: 42, height: 101))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `in turned lines, left is the top in both directions`(direction: LayoutDirection) {
    let host = ViewHost(
      AlignedLines(SectionAttributes(lineAlignment: .left), axis: .horizontal) {
        cell(20, 30)
        cell(20, 50).alignedCell(CellAttributes(beginsLine: true))
      }, direction: direction)
    host.layOut(.unspecified)
    #expect(frames(host).map(\.minY) == [0, 0])
  }

  @Test func `in turned lines, a remaining height is a width`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(lineSpacing: 10), axis: .horizontal) {
        MeasuredView { ViewDimensions(width: $0.width ?? 30, height: 20) }
          .alignedCell(height: .remaining)
        cell(15, 10).alignedCell(line)
      })
    #expect(
      host.layOut(ProposedViewSize(width: 100, height: nil)) == CGSize(width: 100, height: 20))
    #expect(frames(host).map(\.width) == [75, 15])
    #expect(host.size(for: ProposedViewSize(width: nil, height: 50)).width == 55)
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
      #expect(other == CGSize(width: size.height, height: size.width))
      #expect(
        frames(turned).map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
          == frames(upright))
    }
  }

  @Test func `the first baseline is that of the first view`() {
    let host = ViewHost(
      AlignedLines(SectionAttributes(insets: Insets(top: 7)), axis: .horizontal) {
        MeasuredView { _ in
          ViewDimensions(width: 20, height: 30, firstTextBaseline: 12, lastTextBaseline: 25)
        }
      })
    #expect(host.dimensions(for: .unspecified)[.firstTextBaseline] == 19)
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
