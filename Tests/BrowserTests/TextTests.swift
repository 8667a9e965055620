import Foundation
import Testing

@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `The page's texts` {
  @Test func `stand on their last baselines, however many lines they have`() async throws {
    let text = "A+text+with+some+words+that+break+into+three+lines%0ATwo%0A%23+Large"
    let fragment =
      "chat&0.cellAlignment=lastBaseline&0.all.width=fraction&0.all.fraction=0.3&0.text=\(text)&0.0=&0.1=&0.2=&0.3="
    try await Playground.open(fragment) { page async throws in
      for width in [330, 400] {
        try await page.run("page.showWidth(\(width))")
        let bottoms: [Double] = try await page.evaluate(
          """
          [0, 1, 2].map(index => {
            const node = document.getElementById(`0-cell-0-${index}`);
            const bounds = node.getBoundingClientRect();
            const { font } = cellContent(page.texts[0][index]);
            return bounds.bottom - 8 - font.lineHeight + baselineOf(font);
          })
          """)
        #expect(abs(bottoms[0] - bottoms[1]) < 0.6)
        #expect(abs(bottoms[1] - bottoms[2]) < 0.6)
        #expect(
          try await page.evaluate(
            "linesOf(page.texts[0][0], 'bubble', page.engine.frameOfCell(0, 0, 0).width).length > 2"
          ))
        let shown = try await page.shownContent()
        let inBrowser = shown.elements.flatMap { $0.id + $0.frame }
        #expect(zip(inBrowser, shown.elementsOnHost()).allSatisfy { abs($0 - $1) <= 0.01 })
      }
    }
  }

  @Test(arguments: Playground.examples, ["leftToRight", "rightToLeft"])
  func `of the examples have room`(example: String, direction: String) async throws {
    try await Playground.open("\(example)&direction=\(direction)") { page async throws in
      let cut: [String] = try await page.evaluate(
        """
        [...document.querySelectorAll(".label")]
          .filter(label => label.scrollWidth > label.clientWidth).map(label => label.textContent)
        """)
      expectEqual(cut, [])
    }
  }

  @Test func `give a cell its baseline again when its field is emptied`() async throws {
    try await Playground.open("text") { page async throws in
      let frames = "JSON.stringify(page.screens[0].elements.map(({ x, y }) => [x, y]))"
      let old: String = try await page.evaluate(frames)
      try await page.click("[id='0-cell-0-2']")
      try await page.click("#cell-firstBaseline")
      try await page.type("40")
      #expect(try await page.evaluate(frames) != old)
      try await page.press("Backspace")
      try await page.press("Backspace")
      try await page.press("Tab")
      expectEqual(try await page.evaluate(frames), old)
      #expect(
        try await page.evaluate(
          "JSON.stringify(stateOfAddress(addressOf(page.state))) === JSON.stringify(page.state)"))
    }
  }

  @Test func `are measured as they are drawn, also with tabs`() async throws {
    let text = "a%09b%0Aa%0Bb%0Aa%0Db%0Aa%E2%80%A8b%0Aa+b%0A%D7%A9%D7%9C%D7%95%D7%9D+abc!"
    try await Playground.open("tags&0.text=\(text)") { page async throws in
      let drawn: [Double] = try await page.evaluate(
        """
        page.screens[0].elements.map(({ label }) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          return range.getBoundingClientRect().width - textWidth(label.textContent, fonts.usual);
        })
        """)
      #expect(drawn.count == 6 && drawn.allSatisfy { abs($0) < 0.1 })
      expectEqual(
        try await page.evaluate(
          "new Set(page.engine.elements(0, { x: 0, y: 0, width: 999, height: 999 }, pinningOf(page, page.screens[0])).slice(0, 5).map(({ width }) => width)).size"
        ), 1)
      expectEqual(
        try await page.evaluate("getComputedStyle(page.screens[0].elements[5].label).direction"),
        "rtl")
      expectEqual(
        try await page.evaluate("getComputedStyle(page.screens[0].elements[4].label).direction"),
        "ltr")
    }
  }
}
