import Foundation
import Testing

@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `Frames in the browser` {
  @Test(arguments: Playground.examples)
  func `are those of the host's engine at three widths and in both directions`(
    example: String
  ) async throws {
    try await Playground.open(example, in: Viewport(width: 1600, height: 1400, reducesMotion: true))
    {
      page async throws in
      for width in [240, 375, 733] {
        for direction in ["leftToRight", "rightToLeft"] {
          try await page.run(
            """
            page.state.content.width = \(width);
            page.state.content.direction = "\(direction)";
            page.update();
            page.scrollToBeginning();
            """)
          let shown = try await page.shownContent()
          let host = shown.elementsOnHost()
          let inBrowser = shown.elements.flatMap { $0.id + $0.frame }
          #expect(!inBrowser.isEmpty)
          try #require(inBrowser.count == host.count, "\(example) \(width) \(direction)")
          for (number, expected) in zip(inBrowser, host) {
            #expect(abs(number - expected) <= 0.01, "\(example) \(width) \(direction)")
          }
          let size = shown.layoutOnHost().contentSize
          #expect(abs(shown.contentSize[0] - Double(size.width)) <= 0.01)
          #expect(shown.contentSize[1] >= Double(size.height) - 0.01)
        }
      }
    }
  }

  @Test(arguments: [
    "tags&0.sizing=fixed&0.sizingWidth=10&0.sizingHeight=5",
    "tags&0.sizing=columns&0.columnCount=20&0.cellHeight=fixed&0.cellHeightNumber=3&displayScale=3",
    "tags&0.clampsOversizedCells=true&width=45&0.header=Characters",
    "tags&0.all.width=fraction&0.all.fraction=0.05&displayScale=0",
    "form&0.all.maximumGrownWidth=7&0.all.minimumWidth=0", "feed&width=40",
  ])
  func `are those of the host's engine where they are smaller than the space around a text`(
    fragment: String
  ) async throws {
    try await Playground.open(fragment) { page async throws in
      let shown = try await page.shownContent()
      let host = shown.elementsOnHost()
      let inBrowser = shown.elements.flatMap { $0.id + $0.frame }
      try #require(inBrowser.count == host.count)
      #expect(zip(inBrowser, host).allSatisfy { abs($0 - $1) <= 0.01 })
    }
  }

  @Test func `are those of the host's engine while the width is dragged among 10,000 cells`()
    async throws
  {
    try await Playground.open("many") { page async throws in
      try await page.run("page.screens[0].scroller.scrollTop = 40000")
      for drag in 0..<5 {
        let handle = try await page.center(of: ".handle")
        let distance = CGFloat(drag % 2 == 0 ? 210 : -90)
        try await page.drag(
          along: [handle, CGPoint(x: handle.x + distance, y: handle.y)], stepsBetweenPoints: 10)
        try await page.waitUntil("page.frameRequest === undefined")
        let shown = try await page.shownContent()
        let inBrowser = shown.elements.flatMap { $0.id + $0.frame }
        #expect(inBrowser.count < 7 * 600, "only what is visible has elements")
        #expect(zip(inBrowser, shown.elementsOnHost()).allSatisfy { abs($0 - $1) <= 0.01 })
        expectEqual(inBrowser.count, shown.elementsOnHost().count)
      }
    }
  }

  @Test func `animate to their new places, and stand still when nothing changes`() async throws {
    try await Playground.open("tags&0.lineLimit=", in: Viewport(width: 1280, height: 900)) {
      page async throws in
      let last = "page.screens[0].elements.at(-1).node.getBoundingClientRect().y"
      let old: Double = try await page.evaluate(last)
      // Animations stop at their beginning in the same turn. On a slow machine, they would go on before
      // the next evaluation.
      try await page.run(
        """
        page.showWidth(200);
        window.stopped = document.getAnimations();
        for (const animation of stopped) {
          animation.pause();
          animation.currentTime = 0;
        }
        """)
      let begun: Double = try await page.evaluate(last)
      #expect(abs(begun - old) < 0.1)
      try await page.run("for (const animation of stopped) animation.play()")
      try await page.waitUntil("document.getAnimations().length === 0")
      let new: Double = try await page.evaluate(last)
      #expect(new > old + 100)
      try await page.run("page.update()")
      expectEqual(try await page.evaluate("document.getAnimations().length"), 0)
    }
  }
}
