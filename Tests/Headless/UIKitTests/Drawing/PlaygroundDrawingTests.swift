import AlignedLayout
import LayoutDrawing
import Testing
import UIKit

@testable import PlaygroundSupport
@testable import playground

/// What the arguments of `swift run playground` draw.
@MainActor
struct PlaygroundDrawingTests {
  private let tags = TagsExample()

  /// Returns the live view of the page as it comes.
  private func makeLiveView(width: CGFloat = 375) -> UICollectionView {
    tags.makeView(layout: NamedExample.makeLayout(), width: width)
  }

  private func example(_ name: String) throws -> NamedExample {
    try #require(NamedExample.all.first { $0.name == name })
  }

  /// Returns the picture that a command draws, with another live view of the page than that of tags.
  private func picture(_ command: PlaygroundCommand) throws -> Picture {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    return try #require(command.page(of: view)?.liveView)
  }

  @Test func `without arguments the live view of the page is drawn as it is`() throws {
    let page = try #require(PlaygroundCommand.show().page(of: makeLiveView()))
    expectEqual(page.html, LiveView(makeLiveView()).page().html)
    #expect(page.html.contains("Playground.playground/Contents.swift"))
    expectEqual(page.liveView, (try picture(.show(example("tags")))))
  }

  @Test func `a width or direction of the page's live view is that of an example made so`() throws {
    let narrow = PlaygroundCommand.show(width: 320).page(of: makeLiveView())
    expectEqual(narrow?.liveView, LiveView(makeLiveView(width: 320)).pictureAtRest())
    expectEqual(narrow?.liveView, (try picture(.show(example("tags"), width: 320))))
    let mirrored = PlaygroundCommand.show(isRightToLeft: true).page(of: makeLiveView())
    expectEqual(mirrored?.liveView, (try picture(.show(example("tags"), isRightToLeft: true))))
    #expect(mirrored?.liveView != PlaygroundCommand.show().page(of: makeLiveView())?.liveView)
  }

  @Test func `a live view that is no collection view is resized, too`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    let page = PlaygroundCommand.show(width: 333, isRightToLeft: true).page(of: view)
    expectEqual(page?.liveView?.size, CGSize(width: 333, height: 60))
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
  }

  @Test func `an example takes the place of the page's`() throws {
    let page = try #require(PlaygroundCommand.show(example("form")).page(of: makeLiveView()))
    expectEqual(page.liveView?.size, CGSize(width: 375, height: 480))
    #expect(page.liveView?.text().contains("Johanna Petersen") == true)
    #expect(page.html.contains("Playground.playground/Sources/FormExample.swift"))
    let narrow = try picture(.show(example("form"), width: 320))
    expectEqual(narrow.size, CGSize(width: 320, height: 480))
  }

  @Test func `from right to left, lines and headers begin at the right`() throws {
    let lines = try picture(.show(example("form"), isRightToLeft: true)).text()
      .split(separator: "\n")
    #expect(lines.contains { $0.contains(/Address *┃$/) })
    #expect(lines.contains { $0.contains(/4000 1234 5678 9010 .*Card .*┃$/) })
  }

  @Test(arguments: [nil, 100, 320] as [CGFloat?])
  func `all examples are drawn in both directions`(width: CGFloat?) throws {
    let page = try #require(PlaygroundCommand.showAll(width: width).page(of: UIView()))
    #expect(page.liveView == nil)
    expectEqual(page.rows.map(\.title), NamedExample.all.map { "\($0.name): \($0.summary)" })
    for (row, example) in zip(page.rows, NamedExample.all) {
      expectEqual(row.figures.map(\.caption), ["From left to right", "From right to left"])
      let pictures = row.figures.map(\.picture)
      let alone = try [false, true].map { isRightToLeft in
        try picture(.show(example, width: width, isRightToLeft: isRightToLeft))
      }
      expectEqual(pictures, alone, "\(example.name)")
      #expect(pictures[0] != pictures[1], "\(example.name)")
      #expect(pictures.allSatisfy { $0.size.width == width ?? 375 }, "\(example.name)")
    }
  }

  @Test func `help and the list draw nothing`() {
    #expect(PlaygroundCommand.help.page(of: makeLiveView()) == nil)
    #expect(PlaygroundCommand.list.page(of: makeLiveView()) == nil)
  }
}
