import Foundation
import Testing

@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `Headers and footers of the page` {
  /// The distances of a header or footer from the edges of the screen's visible part.
  private struct Place: Decodable, Equatable {
    let top, left, bottom, right: Double
  }

  /// Returns the place of a header or footer as it is drawn, after the content was scrolled.
  private func place(
    of kind: String, section: Int = 0, on page: BrowserPage, scrolledTo offset: Double,
    sideways: Bool = false
  ) async throws -> Place {
    try await page.run(
      """
      page.screens[0].scroller.\(sideways ? "scrollLeft" : "scrollTop") = \(offset);
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      """)
    return try await page.evaluate(
      """
      (() => {
        const { scroller } = page.screens[0];
        const outer = scroller.getBoundingClientRect();
        const { left, top, right, bottom } =
          document.getElementById("0-\(kind)-\(section)-0").getBoundingClientRect();
        const round = number => Math.round(10 * number) / 10;
        return {
          top: round(top - outer.top), left: round(left - outer.left),
          bottom: round(outer.top + scroller.clientHeight - bottom),
          right: round(outer.left + scroller.clientWidth - right),
        };
      })()
      """)
  }

  private let many =
    "tags&0.lineLimit=&contentInsets=0,0,0,0&0.count=300&0.header=Head&0.footer=Foot&0.headerLength=40&0.footerLength=30"

  @Test(arguments: [
    "pinsSectionHeaders=true&pinsSectionFooters=true", "0.pinsHeader=true&0.pinsFooter=true",
  ])
  func `stay in sight while their section does, if they pin`(pins: String) async throws {
    try await Playground.open("\(many)&\(pins)") { page async throws in
      expectEqual(try await place(of: "header", on: page, scrolledTo: 0).top, 0)
      for offset in [300.0, 1111] {
        expectEqual(try await place(of: "header", on: page, scrolledTo: offset).top, 0)
        expectEqual(try await place(of: "footer", on: page, scrolledTo: offset).bottom, 0)
      }
      #expect(try await page.evaluate("page.pins({ kind: 'header', section: 0 })") == true)
      let isAbove: Bool = try await page.evaluate(
        """
        (({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2)
          .closest(".element").id === "0-header-0-0")(
            document.getElementById("0-header-0-0").getBoundingClientRect())
        """)
      #expect(isAbove)
      expectEqual(
        try await page.evaluate(
          "getComputedStyle(document.getElementById('0-header-0-0')).backgroundColor"),
        "rgb(255, 255, 255)")
    }
  }

  @Test func `scroll away if they do not pin`() async throws {
    for pins in ["&pinsSectionHeaders=false", "&pinsSectionHeaders=true&0.pinsHeader=false"] {
      try await Playground.open(many + pins) { page async throws in
        expectEqual(try await place(of: "header", on: page, scrolledTo: 100).top, -100)
      }
    }
  }

  @Test func `leave with their section`() async throws {
    let fragment = "shelf&axis=vertical&width=200&contentInsets=0,0,0,0"
    try await Playground.open(fragment) { page async throws in
      let next: Double = try await page.evaluate(
        "page.engine.elements(0, { x: 0, y: 0, width: 999, height: 9999 }, pinningOf(page, page.screens[0]))"
          + ".find(({ kind, section }) => kind === 'header' && section === 1).y")
      // The section ends the section spacing above the next header.
      let header = try await place(of: "header", on: page, scrolledTo: next - 50)
      expectEqual(header.top, 50 - 16 - 64)
      expectEqual(
        try await place(of: "header", section: 1, on: page, scrolledTo: next - 50).top, 50)
    }
  }

  @Test(arguments: ["leftToRight", "rightToLeft"])
  func `stay at the leading edge of a sideways layout`(direction: String) async throws {
    try await Playground.open("shelf&width=300&direction=\(direction)") { page async throws in
      let end: Double = try await page.evaluate(
        "(({ scroller }) => scroller.scrollWidth - scroller.clientWidth)(page.screens[0])")
      let isReversed = direction == "rightToLeft"
      let place = try await place(
        of: "header", on: page, scrolledTo: isReversed ? end - 30 : 30, sideways: true)
      expectEqual((isReversed ? place.right : place.left), 0)
    }
  }

  @Test func `are those of the host's engine`() async throws {
    try await Playground.open("\(many)&pinsSectionHeaders=true&pinsSectionFooters=true") {
      page async throws in
      for offset in [0, 7, 800, 100_000] {
        try await page.run("page.screens[0].scroller.scrollTop = \(offset)")
        let shown = try await page.shownContent()
        let inBrowser = shown.elements.flatMap { $0.id + $0.frame }
        let host = shown.elementsOnHost()
        try #require(inBrowser.count == host.count)
        #expect(zip(inBrowser, host).allSatisfy { abs($0 - $1) <= 0.01 })
      }
    }
  }

  @Test func `cover no cell that is chosen with arrow keys`() async throws {
    try await Playground.open("\(many)&pinsSectionHeaders=true&pinsSectionFooters=true") {
      page async throws in
      for number in [150, 20, 280] {
        try await page.run("page.selectNumber(page.screens[0], \(number))")
        let (cell, header, footer) = try await (
          page.bounds(of: "[id='0-cell-0-\(number)']"), page.bounds(of: "[id='0-header-0-0']"),
          page.bounds(of: "[id='0-footer-0-0']")
        )
        #expect(cell.minY >= header.maxY - 0.1 && cell.maxY <= footer.minY + 0.1)
      }
    }
  }

  @Test func `do not lag behind a scrolled content`() async throws {
    try await Playground.open("many", in: Viewport(width: 1280, height: 900)) {
      page async throws in
      try await page.waitUntil("document.getAnimations().length === 0")
      expectEqual(try await place(of: "header", on: page, scrolledTo: 5000).top, 0)
    }
  }
}
