import Foundation
import Testing

@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `The page's controls` {
  private func value(of selector: String, on page: BrowserPage) async throws -> String {
    try await page.evaluate("document.querySelector(\(selector.inJavaScript)).value")
  }

  /// Those of the panel that are to be seen.
  private let visibleControls =
    "[...document.querySelectorAll('#panel :is(input, select, textarea, button)')]"
    + ".filter(control => control.checkVisibility())"

  @Test func `stand in groups, of which the first one is open`() async throws {
    try await Playground.open("tags") { page async throws in
      let groups = "[...document.querySelectorAll('#panel details')]"
      let isOpen: [Bool] = try await page.evaluate("\(groups).map(({ open }) => open)")
      #expect(isOpen.count > 8)
      expectEqual(isOpen, isOpen.indices.map { $0 == 0 })
      let count: Int = try await page.evaluate("(\(visibleControls)).length")
      #expect((4...10).contains(count), "\(count)")
      #expect(
        try await page.evaluate(
          "(\(visibleControls)).every(control => \(groups)[0].contains(control))"))
      #expect(
        try await page.evaluate(
          "[...document.querySelectorAll('#panel input')].every(input => input.closest('details'))")
      )
      #expect(
        try await page.evaluate("\(groups).every(group => group.querySelector('input, select'))"))
    }
  }

  @Test func `are reached with the keyboard through the titles of their groups`() async throws {
    try await Playground.open("tags") { page async throws in
      try await page.run("document.querySelector('#copy-link').focus()")
      for title in ["Section: lines", "Section: sizes"] {
        try await page.press("Tab")
        expectEqual(try await page.evaluate("document.activeElement.textContent"), title)
        let summary = try await page.accessibleElements().first {
          $0.role == "DisclosureTriangle" && $0.name == title
        }
        expectEqual(summary?.properties["expanded"], "false")
        #expect(summary?.isFocused == true)
      }
      try await page.press("Enter")
      try await page.press("Tab")
      expectEqual(try await page.evaluate("document.activeElement.id"), "section-sizing")
      #expect(
        try await page.accessibleElements().contains {
          $0.role == "DisclosureTriangle" && $0.name == "Section: sizes"
            && $0.properties["expanded"] == "true"
        })
    }
  }

  @Test func `of a cell are opened when a cell is clicked`() async throws {
    try await Playground.open("tags") { page async throws in
      try await page.click("[id='0-cell-0-1']")
      #expect(
        try await page.evaluate("document.querySelector('#cell-beginsLine').checkVisibility()"))
      #expect(
        try await page.text(of: "#cell-note").hasPrefix("This cell has the attributes of all cells")
      )
    }
  }

  @Test func `leave an emptied field empty while it is edited`() async throws {
    try await Playground.open("tags") { page async throws in
      for field in ["#section-insets-leading", "#section-cellSpacing"] {
        try await page.click(field, count: 3)
        try await page.press("Backspace")
        expectEqual(try await value(of: field, on: page), "")
        try await page.type("12")
        expectEqual(try await value(of: field, on: page), "12")
        try await page.press("Backspace")
        try await page.press("Backspace")
        try await page.press("Tab")
      }
      expectEqual(try await value(of: "#section-insets-leading", on: page), "0")
      expectEqual(try await value(of: "#section-cellSpacing", on: page), "5")
    }
  }

  @Test(arguments: ["-", "1e"])
  func `restore a number when what is typed is none`(text: String) async throws {
    let fragment = "tags&0.justification=true&0.maximumGap=7&0.cellSpacing=6&0.insets=0,4,0,0"
    try await Playground.open(fragment) { page async throws in
      let old: String = try await page.evaluate("JSON.stringify(page.state)")
      for (field, number) in [
        ("#section-cellSpacing", "6"), ("#section-insets-leading", "4"),
        ("#section-maximumGap", "7"),
      ] {
        try await page.click(field, count: 3)
        try await page.type(text)
        try await page.press("Tab")
        expectEqual(try await value(of: field, on: page), number)
      }
      expectEqual(try await page.evaluate("JSON.stringify(page.state)"), old)
    }
  }

  @Test func `list the selected cell, however far behind it is`() async throws {
    try await Playground.open("many") { page async throws in
      try await page.run("page.selectNumber(page.screens[0], 4321)")
      expectEqual(try await value(of: "#cell", on: page), "4321")
      expectEqual(
        try await page.evaluate("document.querySelector('#cell').selectedOptions[0].textContent"),
        "Cell 4321: Serif")
      try await page.run("page.selectNumber(page.screens[0], 12)")
      expectEqual(try await page.evaluate("document.querySelector('#cell').options.length"), 501)
    }
  }

  @Test func `say where there is no pixel grid`() async throws {
    try await Playground.open("tags") { page async throws in
      try await page.click("#show-pixels")
      #expect(try await page.evaluate("document.querySelector('#pixels-note').hidden") == true)
      try await page.set("#content-displayScale", to: "0")
      #expect(try await page.evaluate("document.querySelector('#pixels-note').hidden") == false)
    }
  }

  @Test func `have one range for the width`() async throws {
    try await Playground.open("tags") { page async throws in
      try await page.run("document.querySelector('.handle').focus()")
      for (key, limit) in [("Home", "Min"), ("End", "Max")] {
        try await page.press(key)
        try await page.waitUntil("page.frameRequest === undefined")
        let width = try await page.width()
        expectEqual(
          try await page.evaluate("+document.querySelector('.handle').ariaValue\(limit)"), width)
        for field in ["#width-range", "#content-width"] {
          expectEqual(
            try await page.evaluate("+document.querySelector('\(field)').\(limit.lowercased())"),
            width)
          expectEqual(try await page.evaluate("+document.querySelector('\(field)').value"), width)
        }
      }
    }
  }

  @Test(arguments: [
    Viewport(width: 768, height: 1024), Viewport(width: 761, height: 600), .phone,
  ])
  func `leave the edge of the layout within reach`(viewport: Viewport) async throws {
    try await Playground.open("tags&width=700", in: viewport) { page async throws in
      let handle: CGPoint = try await page.evaluate(
        """
        (() => {
          const { x, y, width, height } = document.querySelector(".handle").getBoundingClientRect();
          const point = [x + width / 2, y + height / 2];
          return document.elementFromPoint(...point).className === "handle" ? point : [-1, -1];
        })()
        """)
      try #require(handle.x > 0)
      if viewport.isPhone {
        try await page.swipe(along: [handle, CGPoint(x: handle.x - 200, y: handle.y)])
      } else {
        try await page.drag(along: [handle, CGPoint(x: handle.x - 200, y: handle.y)])
      }
      try await page.waitUntil("page.state.content.width === 500")
    }
  }

  @Test func `keep the focus on the overflow view that was pressed`() async throws {
    try await Playground.open("many&0.lineLimit=lines") { page async throws in
      try await page.run("document.querySelector('.overflow').focus()")
      let more = try await page.text(of: ".overflow")
      for text in ["Show less", more] {
        try await page.press("Enter")
        expectEqual(try await page.evaluate("document.activeElement.textContent"), text)
        #expect(
          try await page.evaluate(
            """
            (() => {
              const screen = page.screens[0].scroller.getBoundingClientRect();
              const { top, bottom } = document.activeElement.getBoundingClientRect();
              return top >= screen.top && bottom <= screen.bottom;
            })()
            """))
      }
    }
  }

  @Test func `are told apart by their names`() async throws {
    try await Playground.open("chat&strategies=true&0.text=[40+×+40]%0A[…]%0A%0AText") {
      page async throws in
      let elements = try await page.accessibleElements()
      for role in ["listbox", "slider"] {
        let names = elements.filter { $0.role == role }.map(\.name)
        #expect(names.count >= 3 && Set(names).count == names.count)
      }
      let options = elements.filter { $0.role == "option" }.map(\.name)
      #expect(!options.contains { $0.trimmingCharacters(in: .whitespaces).isEmpty })
      for name in ["picture, 40 × 40 points", "field", "empty", "Text"] {
        #expect(options.contains(name) && options.contains { $0.hasSuffix(": \(name)") })
      }
      let groups = elements.filter { ["group", "Details"].contains($0.role) }.map(\.name)
      for name in ["Show", "Layout", "Section: lines", "Swift"] {
        #expect(groups.contains(name))
      }
    }
  }

  @Test(arguments: [Viewport(width: 1280, height: 900), .phone])
  func `show their choices whole`(viewport: Viewport) async throws {
    for sizing in ["columns", "selfSizing"] {
      try await Playground.open("tags&0.sizing=\(sizing)", in: viewport) { page async throws in
        let cut: [String] = try await page.evaluate(
          """
          (() => {
            for (const group of document.querySelectorAll("details")) group.open = true;
            const context = document.createElement("canvas").getContext("2d");
            return [...document.querySelectorAll("select:not(#cell)")].flatMap(select => {
              const { font, paddingLeft, paddingRight } = getComputedStyle(select);
              context.font = font;
              // The arrow takes some space, too.
              const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 18;
              return room < 0 ? [] : [...select.options].map(option => option.textContent)
                .filter(text => context.measureText(text).width > room);
            });
          })()
          """)
        expectEqual(cut, [])
        expectEqual(try await page.text(of: "#cell option"), "All cells")
      }
    }
  }

  @Test func `keep the beginning in sight while a sideways layout is made narrower`() async throws {
    try await Playground.open("shelf&direction=rightToLeft&width=600") { page async throws in
      let distance =
        """
        (({ scroller }) => scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft)(
          page.screens[0])
        """
      expectEqual(try await page.evaluate(distance), 0)
      for width in [500, 300, 700] {
        try await page.run("page.showWidth(\(width))")
        expectEqual(try await page.evaluate(distance), 0)
      }
      try await page.run("page.showWidth(300); page.screens[0].scroller.scrollLeft -= 50")
      try await page.run("page.showWidth(250)")
      expectEqual(try await page.evaluate(distance), 50)
    }
  }

  @Test func `give way to a sentence where there is no WebAssembly`() async throws {
    let file = try #require(Playground.file)
    try await Browser.shared.value.withPage { page async throws in
      try await page.send(
        "Page.addScriptToEvaluateOnNewDocument", ["source": "delete globalThis.WebAssembly"])
      try await page.open(file)
      #expect(try await page.text(of: "#reason").contains("WebAssembly"))
      #expect(try await page.evaluate("document.querySelector('#panel').hidden") == true)
      expectEqual(page.consoleMessages, [])
    }
  }
}
