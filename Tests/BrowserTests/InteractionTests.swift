import Foundation
import Testing

@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `The playground's page` {
  @Test func `follows the dragged edge`() async throws {
    try await Playground.open("tags") { page async throws in
      let handle = try await page.center(of: ".handle")
      try await page.drag(along: [handle, CGPoint(x: handle.x - 120, y: handle.y + 15)])
      try await page.waitUntil("page.state.content.width === 255")
      #expect(try await page.text(of: "figcaption").hasSuffix("255 points wide"))
      expectEqual(try await page.evaluate("document.querySelector('#content-width').value"), "255")
      expectEqual(try await page.evaluate("document.querySelector('#width-range').value"), "255")
    }
  }

  @Test func `changes the width with the keyboard`() async throws {
    try await Playground.open("tags") { page async throws in
      try await page.run("document.querySelector('.handle').focus()")
      try await page.press("ArrowLeft")
      try await page.waitUntil("page.state.content.width === 370")
      try await page.press("ArrowRight", .shift)
      try await page.waitUntil("page.state.content.width === 420")
      expectEqual(
        try await page.evaluate("document.querySelector('.handle').ariaValueNow"), "420")
    }
  }

  @Test func `gives a clicked cell attributes of its own`() async throws {
    try await Playground.open("tags") { page async throws in
      try await page.click("[id='0-cell-0-2']")
      expectEqual(try await page.evaluate("document.querySelector('#cell').value"), "2")
      try await page.click("#cell-beginsLine")
      expectEqual(
        try await page.evaluate("JSON.stringify(page.state.sections[0].own)"),
        #"{"2":{"beginsLine":true}}"#)
      #expect(try await page.text(of: "#reason").contains("Its first cell begins a line."))
      #expect(
        try await page.text(of: "#swift").contains(
          """
                case (0, 2):
                  CellAttributes(beginsLine: true)
          """))
      try await page.click("#clear-cell")
      expectEqual(try await page.evaluate("JSON.stringify(page.state.sections[0].own)"), "{}")
    }
  }

  @Test func `moves through cells with arrow keys, in the direction of the layout`() async throws {
    try await Playground.open("tags&0.lineLimit=") { page async throws in
      try await page.run("document.querySelector('.content').focus()")
      try await page.press("ArrowRight")
      try await page.press("ArrowRight")
      expectEqual(try await page.evaluate("page.selection.cell"), 1)
      expectEqual(
        try await page.evaluate(
          "document.querySelector('.content').ariaActiveDescendantElement.id"), "0-cell-0-1")
      try await page.set("#content-direction", to: "rightToLeft")
      try await page.run("document.querySelector('.content').focus()")
      try await page.press("ArrowLeft")
      expectEqual(try await page.evaluate("page.selection.cell"), 2)
      try await page.press("End")
      expectEqual(try await page.evaluate("page.selection.cell"), 23)
      try await page.press("Enter")
      expectEqual(try await page.evaluate("document.activeElement.id"), "cell-beginsLine")
      try await page.press(" ")
      #expect(try await page.evaluate("page.state.sections[0].own[23].beginsLine") == true)
    }
  }

  @Test func `lays out what is typed, and keeps attributes with their cells`() async throws {
    try await Playground.open("tags&0.2.beginsLine=true") { page async throws in
      try await page.run("document.querySelector('#text-text').closest('details').open = true")
      try await page.click("#text-text")
      try await page.press("Home", .control)
      try await page.type("New\nTwo\n")
      expectEqual(try await page.evaluate("page.texts[0].slice(0, 3).join()"), "New,Two,Baseline")
      expectEqual(try await page.text(of: "[id='0-cell-0-0']"), "New")
      expectEqual(
        try await page.evaluate("JSON.stringify(page.state.sections[0].own)"),
        #"{"4":{"beginsLine":true}}"#)
    }
  }

  @Test func `lets numbers be typed that pass through others, and negative ones`() async throws {
    try await Playground.open("tags") { page async throws in
      try await page.click("#content-width", count: 3)
      try await page.type("320")
      expectEqual(try await page.width(), 320)
      try await page.click("#section-insets-leading", count: 3)
      try await page.type("-5")
      try await page.press("Tab")
      expectEqual(try await page.evaluate("page.state.sections[0].attributes.insets.leading"), -5)
    }
  }

  @Test func `changes nothing when a cell's controls only get the focus`() async throws {
    try await Playground.open("tags") { page async throws in
      try await page.click("[id='0-cell-0-3']")
      try await page.click("#cell-minimumWidth")
      for _ in 0..<6 { try await page.press("Tab") }
      expectEqual(try await page.evaluate("JSON.stringify(page.state.sections[0].own)"), "{}")
    }
  }

  @Test(arguments: [
    "tags&map.all.growth=1", "__proto__&0.text=%", "tags&length.text=a&0.99999999999.growth=2",
    "text&0.map.5=&0.5.=&0.lineAlignment=nowhere", "constructor", "tags&0.count=1e99&width=NaN",
    "tags&0.007.growth=1", "tags&0.-1.growth=1&0.1e1.growth=1&00.1.growth=1&toString=true",
  ])
  func `survives an address that nobody has written`(fragment: String) async throws {
    try await Playground.open(fragment) { page async throws in
      #expect(try await page.evaluate("document.activeElement === document.body") == true)
    }
  }

  @Test func `reads what it has written into the address, whatever it is`() async throws {
    try await Playground.open("tags") { page async throws in
      let differences: [String] = try await page.evaluate(
        """
        (() => {
          let seed = 5;
          const random = end => (seed = (seed * 48271) % 2147483647) % end;
          const value = spec => {
            switch (spec.kind) {
              case "choice": return spec.values[random(spec.values.length)];
              case "optionalChoice": return [null, ...spec.values][random(spec.values.length + 1)];
              case "flag": return random(2) === 1;
              case "insets": return Object.fromEntries(edges.map(edge => [edge, random(9) / 4 - 1]));
              case "number": return random(4) === 0 ? spec.default : Math.min(
                Math.max(random(40), spec.min ?? 0), spec.max ?? 99);
            }
          };
          const attributes = specs => Object.fromEntries(
            specs.filter(() => random(3) === 0).map(spec => [spec.key, value(spec)]));
          const newLine = String.fromCharCode(10);
          const texts = ["a&b=c", "# 100 %", `ä+ü${newLine}${newLine}…`, "😀 " + String.fromCharCode(0xd800),
            "", `[…]${newLine}[4 × 5] x`];
          const normal = state => JSON.stringify({
            content: withDefaults(state.content, contentAttributes), shown: state.shown,
            sections: state.sections.map(section => ({
              ...section, text: section.text.toWellFormed(),
              attributes: withDefaults(section.attributes, sectionAttributes),
              defaults: withDefaults(section.defaults, cellAttributes),
              own: Object.fromEntries(Object.entries(section.own).map(([cell, own]) =>
                [cell, withDefaults(own, cellAttributes)])),
            })),
          });
          const differences = [];
          for (let round = 0; round < 500; round++) {
            const state = stateOfExample(Object.keys(examples)[random(8)]);
            Object.assign(state.content, attributes(contentAttributes));
            state.shown.space = random(2) === 1;
            for (const section of state.sections) {
              if (random(2) === 0) section.attributes = attributes(sectionAttributes);
              if (random(2) === 0) section.defaults = attributes(cellAttributes);
              if (random(2) === 0) section.text = texts[random(texts.length)];
              if (random(3) === 0) section.own = {};
              for (let i = random(4); i > 0; i--) section.own[random(30)] = attributes(cellAttributes);
            }
            const address = addressOf(state);
            if (normal(stateOfAddress(address)) !== normal(state)) differences.push(address);
          }
          return differences.slice(0, 3);
        })()
        """)
      expectEqual(differences, [])
    }
  }

  @Test func `holds the first visible cell in place while the width changes and comes back`()
    async throws
  {
    try await Playground.open("many") { page async throws in
      try await page.run("page.screens[0].scroller.scrollTop = 40000")
      try await page.waitUntil("page.screens[0].elements[0].placed.y > 30000")
      let first =
        "page.screens[0].elements.find(({ placed }) => placed.y + placed.height > page.screens[0].scroller.scrollTop).placed.index"
      let old: Int = try await page.evaluate(first)
      for step in 1...60 {
        try await page.run("page.showWidth(\(375 + (step < 60 ? 7 * step : 0)))")
      }
      try await page.waitUntil("page.screens[0].elements.length > 0")
      let new: Int = try await page.evaluate(first)
      expectEqual(new, old)
    }
  }

  @Test func `says why the line under the pointer begins`() async throws {
    try await Playground.open("tags") { page async throws in
      try await page.moveMouse(to: try await page.center(of: "[id='0-cell-0-6']"))
      try await page.waitUntil("document.querySelector('.hovered') !== null")
      let shown = try await page.shownContent()
      let line = try #require(
        shown.layoutOnHost().lines(inSection: 0).firstIndex { $0.cells.contains(6) })
      try await page.moveMouse(to: try await page.center(of: "[id='0-cell-0-7']"))
      try await page.moveMouse(to: try await page.center(of: "[id='0-cell-0-6']"))
      let reason = shown.layoutOnHost().breakReason(ofLineAt: line, inSection: 0)
      let sentence = reason.description.prefix { !".:".contains($0) }
      #expect(try await page.text(of: "#reason").hasPrefix("Line \(line + 1): \(sentence)"))
    }
  }

  @Test func `shows all cells when “more” is clicked, and fewer again`() async throws {
    try await Playground.open("tags&0.lineLimitCount=2") { page async throws in
      #expect(try await page.text(of: ".overflow").hasPrefix("+"))
      #expect(try await page.text(of: "figcaption").hasPrefix("2 lines"))
      try await page.click(".overflow")
      expectEqual(try await page.text(of: ".overflow"), "Show less")
      try await page.run("document.querySelector('.overflow').focus()")
      try await page.press("Enter")
      #expect(try await page.text(of: "figcaption").hasPrefix("2 lines"))
    }
  }

  @Test func `keeps its state in the address`() async throws {
    let fragment = "chat&width=320&direction=rightToLeft&numbers=true&1.lineSpacing=9&0.1.growth=2"
    try await Playground.open(fragment) { page async throws in
      let before: String = try await page.evaluate("JSON.stringify(page.state)")
      expectEqual(try await page.width(), 320)
      try await page.set("#section-lineAlignment", to: "center")
      let edited: String = try await page.evaluate("JSON.stringify(page.state)")
      #expect(edited != before)
      try await page.waitUntil("location.hash.includes('0.lineAlignment=center')")
      try await page.reload()
      try await page.waitUntil("document.documentElement.dataset.ready === 'true'")
      expectEqual(try await page.evaluate("JSON.stringify(page.state)"), edited)
      #expect(try await page.evaluate("addressOf(page.state) === location.hash") == true)
    }
  }

  @Test func `copies its Swift and its link`() async throws {
    try await Playground.open("form") { page async throws in
      try await page.allowClipboard()
      try await page.click("#copy-swift")
      let swift: String = try await page.evaluate("navigator.clipboard.readText()")
      expectEqual(swift, (try await page.text(of: "#swift")))
      try await page.click("#copy-link")
      try await page.waitUntil(
        "navigator.clipboard.readText().then(text => text.endsWith('#form'))")
    }
  }

  @Test func `sets strategies side by side, each with its own lines`() async throws {
    try await Playground.open("tags&0.lineLimit=&strategies=true&width=420") { page async throws in
      let captions: [String] = try await page.evaluate(
        "[...document.querySelectorAll('figcaption')].map(caption => caption.textContent)")
      expectEqual(
        captions.map { String($0.prefix { $0 != ":" }) }, [".firstFit", ".balanced", ".optimal"])
      #expect(
        try await page.evaluate(
          """
          new Set(page.screens.map(screen => page.engine.lines(screen.layout, 0, 0, 1e4, 1e4)
            .map(line => line.firstCell).join())).size
          """, as: Int.self) >= 2)
    }
  }

  @Test func `says why a line begins in the layout that was used`() async throws {
    try await Playground.open("tags&0.lineLimit=&strategies=true&width=200") { page async throws in
      try await page.click("[id='2-cell-0-6']")
      let reason: String = try await page.evaluate(
        """
        page.engine.reason(2, 0, page.engine.lines(2, 0, 0, 1e4, 1e4)
          .find(line => line.firstCell <= 6 && 6 < line.endCell).index)
        """)
      #expect(try await page.text(of: "#reason").hasPrefix(".optimal: Line "))
      #expect(try await page.text(of: "#reason").contains(reason.prefix { $0 != "." }))
      try await page.run("page.screens[1].content.focus()")
      try await page.press("ArrowRight")
      #expect(try await page.text(of: "#reason").hasPrefix(".balanced: Line "))
    }
  }

  @Test func `says what is too wide, and how high a sideways layout is`() async throws {
    try await Playground.open("tags&0.lineLimit=&0.sizingOffer=&width=60") { page async throws in
      try await page.click("[id='0-cell-0-9']")
      #expect(try await page.text(of: "#reason").contains("1 cell, "))
      #expect(try await page.text(of: "#reason").hasSuffix(" points too wide."))
      expectEqual(
        try await page.evaluate(
          "[counted(1, 'point'), counted(1.004, 'line'), counted(0, 'cell')]"),
        ["1 point", "1 line", "0 cells"])
      try await page.set("#example", to: "shelf")
      expectEqual(try await page.text(of: "figcaption"), "6 lines, 260 points high")
    }
  }

  @Test func `names each control, and reaches it with the Tab key`() async throws {
    try await Playground.open("chat") { page async throws in
      try await page.run(
        "for (const details of document.querySelectorAll('details')) details.open = true")
      let controls = try await page.accessibleElements().filter { element in
        ["button", "checkbox", "combobox", "spinbutton", "slider", "textbox", "listbox"]
          .contains(element.role)
      }
      #expect(controls.count > 50)
      expectEqual(controls.filter { $0.name.isEmpty }.map(\.role), [])
      let reached: Int = try await page.evaluate(
        """
        document.querySelectorAll(
          'button:not(:disabled), input, select, textarea, [tabindex="0"], summary').length
          - [...document.querySelectorAll('[hidden] input, [hidden] select')].length
        """)
      var found: Set<String> = []
      for _ in 0..<(reached + 10) {
        try await page.press("Tab")
        found.insert(
          try await page.evaluate(
            "document.activeElement.id || document.activeElement.className || document.activeElement.textContent"
          ))
      }
      for id in [
        "example", "content-width", "section-lineAlignment", "cell-growth", "text-text",
      ] {
        #expect(found.contains(id))
      }
      #expect(found.contains("content") && found.contains("handle"))
    }
  }

  @Test func `fits a phone`() async throws {
    try await Playground.open("tags&width=330", in: .phone) { page async throws in
      #expect(
        try await page.evaluate(
          "document.documentElement.scrollWidth <= window.innerWidth", as: Bool.self))
      try await page.tap("[id='0-cell-0-3']")
      try await page.waitUntil("page.selection?.cell === 3")
      let handle = try await page.center(of: ".handle")
      try await page.swipe(along: [handle, CGPoint(x: handle.x - 60, y: handle.y)])
      try await page.waitUntil("page.state.content.width === 270")
    }
  }
}
