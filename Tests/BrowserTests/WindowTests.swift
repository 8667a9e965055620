import Foundation
import Testing

/// The parts of the page in windows of several sizes.
@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `The page's window` {
  private static let desktops = [
    Viewport(width: 1280, height: 800), Viewport(width: 1440, height: 900, isDark: true),
  ]
  private static let narrowWindows = [
    Viewport(width: 1024, height: 768), Viewport(width: 800, height: 600, isDark: true), .phone,
  ]

  @Test(arguments: desktops, ["leftToRight", "rightToLeft"])
  func `has the Swift beside the layout where it is wide`(
    viewport: Viewport, direction: String
  ) async throws {
    try await Playground.open("chat&width=375&direction=\(direction)", in: viewport) {
      page async throws in
      let (screen, code) = try await (page.bounds(of: ".frame"), page.bounds(of: "#code"))
      #expect(code.minX >= screen.maxX && code.minY < screen.minY)
      // All of the window is used, and nothing is beyond it.
      #expect(abs(code.maxX - CGFloat(viewport.width - 20)) < 0.01)
      #expect(code.width >= 290)
    }
  }

  @Test(arguments: narrowWindows)
  func `has the Swift below the layout where it is narrow`(viewport: Viewport) async throws {
    try await Playground.open("chat&width=338", in: viewport) { page async throws in
      let (screen, code) = try await (page.bounds(of: ".frame"), page.bounds(of: "#code"))
      #expect(code.minY >= screen.maxY)
    }
  }

  @Test(arguments: desktops + narrowWindows)
  func `is never scrolled sideways`(viewport: Viewport) async throws {
    for fragment in ["chat", "text&width=900", "tags&strategies=true&zoom=2"] {
      try await Playground.open(fragment, in: viewport) { page async throws in
        #expect(
          try await page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
      }
    }
  }

  @Test func `moves the Swift below a layout that leaves no room, and back`() async throws {
    try await Playground.open("tags&width=375", in: Viewport(width: 1280, height: 800)) {
      page async throws in
      for (width, isBeside) in [(500, true), (700, false), (375, true)] {
        try await page.run("page.showWidth(\(width))")
        let (screen, code) = try await (page.bounds(of: ".frame"), page.bounds(of: "#code"))
        expectEqual((code.minX >= screen.maxX), isBeside)
        #expect(try await page.bounds(of: "#layout").width >= min(CGFloat(width), 700))
      }
    }
  }

  @Test func `keeps its controls where they are when other expectations fail`() async throws {
    try await Playground.open("tags") { page async throws in
      _ = try await page.stretches()
      let old = try await page.bounds(of: "#content-width")
      try await page.run("document.querySelector('#failures').replaceChildren()")
      expectEqual(try await page.bounds(of: "#content-width"), old)
      let (code, expectations) = try await (
        page.bounds(of: "#code"), page.bounds(of: "#expectations")
      )
      #expect(expectations.minY >= code.maxY && expectations.minX == code.minX)
    }
  }

  @Test func `keeps the layout as wide as it is, whatever is said of it`() async throws {
    try await Playground.open("tags&width=200") { page async throws in
      let old = try await page.bounds(of: "#layout")
      try await page.click("[id='0-cell-0-6']")
      expectEqual(try await page.bounds(of: "#layout").width, old.width)
      #expect(try await page.bounds(of: "#reason").width <= old.width)
    }
  }
}
