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

  private static let windows = [
    Viewport(width: 1440, height: 900), Viewport(width: 1024, height: 768),
    Viewport(width: 768, height: 1024), .phone, Viewport(width: 320, height: 568, isPhone: true),
    Viewport(width: 844, height: 390, isPhone: true),
  ]

  @Test(arguments: windows)
  func `cuts nothing off`(viewport: Viewport) async throws {
    // Above the controls, layouts side by side are scrolled sideways.
    let others = viewport.width > 820 && !viewport.isPhone ? ["tags&strategies=true"] : []
    for fragment in ["tags", "chat", "form", "grid&0.background=true"] + others {
      try await Playground.open(fragment, in: viewport) { page async throws in
        expectEqual(try await cutElements(on: page), [])
        try await page.run(
          "for (const group of document.querySelectorAll('details')) group.open = true")
        expectEqual(try await cutElements(on: page), [])
      }
    }
  }

  /// The elements whose contents do not have all of their width.
  private func cutElements(on page: BrowserPage) async throws -> [String] {
    try await page.evaluate(
      """
      (() => {
        const isIn = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
        const isCut = node => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const bounds = range.getBoundingClientRect();
          if (bounds.width === 0) return false;
          if (!isIn(bounds, { left: 0, right: innerWidth })) return true;
          for (let outer = node; outer !== document.body; outer = outer.parentElement) {
            if (getComputedStyle(outer).overflowX !== "visible"
              && !isIn(bounds, outer.getBoundingClientRect())) return true;
          }
          return false;
        };
        return [...document.querySelectorAll("body *:not(script, option, noscript, svg *)")]
          // The Swift wraps, and spaces at the ends of its lines are not seen.
          .filter(node => node.checkVisibility()
            && (!node.closest("pre") && isCut(node) || node.scrollWidth > node.clientWidth + 1
            && node.clientWidth > 0 && getComputedStyle(node).overflowX !== "visible"))
          .map(node => `${node.localName}#${node.id} ${node.textContent.slice(0, 30)}`);
      })()
      """)
  }

  @Test func `has all groups in sight at 1,440 by 900 points`() async throws {
    for example in Playground.examples {
      try await Playground.open(example, in: Self.windows[0]) { page async throws in
        #expect(try await page.bounds(of: "#panel").maxY <= 900)
        #expect(
          try await page.evaluate(
            "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(panel)"))
      }
    }
  }

  @Test(arguments: [Viewport.phone, Viewport(width: 844, height: 390, isPhone: true)])
  func `keeps the layout in view while a control is used on a phone`(
    viewport: Viewport
  ) async throws {
    for example in ["tags", "shelf"] {
      try await Playground.open(example, in: viewport) { page async throws in
        let hidden: [String] = try await page.evaluate(
          """
          (() => {
            for (const group of document.querySelectorAll("details")) group.open = true;
            const controls = [...document.querySelectorAll(":is(#panel, #beside) :is(input, select, textarea, button)")]
              .filter(control => control.checkVisibility() && !control.disabled);
            return controls.flatMap(control => [controls[0], controls.at(-1)].flatMap(before => {
              document.activeElement.blur();
              before.scrollIntoView();
              control.focus();
              const { top, bottom, height } = document.querySelector(".scroller").getBoundingClientRect();
              const { x, y, width, height: length } = control.getBoundingClientRect();
              const isLayoutSeen = top >= 0 && bottom <= innerHeight + 0.5 && height >= 200;
              const seen = document.elementFromPoint(x + width / 2, y + Math.min(length / 2, 20));
              return isLayoutSeen && control.contains(seen) ? []
                : [`${control.id} ${[top, bottom, y, seen?.className]}`];
            }));
          })()
          """)
        expectEqual(hidden, [])
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
    try await Playground.open("tags&0.lineLimit=&width=200") { page async throws in
      let old = try await page.bounds(of: "#layout")
      try await page.click("[id='0-cell-0-6']")
      expectEqual(try await page.bounds(of: "#layout").width, old.width)
      #expect(try await page.bounds(of: "#reason").width <= old.width)
    }
  }
}
