import Foundation
import Testing

@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `The playground's address` {
  private let isReady = "document.documentElement.dataset.ready === 'true'"

  @Test func `keeps an edit that is followed by a reload at once`() async throws {
    try await Playground.open("tags") { page async throws in
      try await page.run("page.showWidth(300); page.showWidth(287)")
      try await page.reload()
      try await page.waitUntil(isReady)
      expectEqual(try await page.width(), 287)
    }
  }

  @Test func `tells the width, unless it is that of each window with room for it`() async throws {
    for (viewport, width, address) in [
      (Viewport(width: 1280, height: 900), 375.0, "#tags"),
      (Viewport(width: 380, height: 700), 328.0, "#tags&width=328"),
    ] {
      try await Playground.open("tags", in: viewport) { page async throws in
        expectEqual(try await page.width(), width)
        expectEqual(try await page.evaluate("addressOf(page.state)"), address)
        try await page.run("page.showWidth(375)")
        expectEqual(
          try await page.evaluate("stateOfAddress(addressOf(page.state)).content.width"), 375)
      }
    }
  }

  @Test func `says when it has no room for the content`() async throws {
    try await Playground.open("tags") { page async throws in
      expectEqual(try await page.text(of: "#note"), "")
      try await page.run(
        """
        const line = "word ".repeat(1000);
        page.setText(page.state.sections[0], Array(250).fill(line).join(String.fromCharCode(10)));
        """)
      try await page.waitUntil("document.querySelector('#note').textContent.includes('too long')")
      expectEqual(try await page.evaluate("location.hash"), "#tags")
      try await page.click("#reset")
      expectEqual(try await page.text(of: "#note"), "")
    }
  }

  @Test func `goes back to what was shown before another example, and before a reset`()
    async throws
  {
    try await Playground.open("tags") { page async throws in
      try await page.set("#section-lineAlignment", to: "center")
      try await page.set("#example", to: "chat")
      expectEqual(try await page.evaluate("location.hash"), "#chat")
      try await page.run("page.showWidth(300)")
      try await page.click("#reset")
      expectEqual(try await page.width(), 375)
      try await page.run("history.back()")
      try await page.waitUntil("page.state.content.width === 300")
      expectEqual(try await page.evaluate("page.state.example"), "chat")
      try await page.run("history.back()")
      try await page.waitUntil("page.state.example === 'tags'")
      expectEqual(
        try await page.evaluate("page.state.sections[0].attributes.lineAlignment"), "center")
      try await page.run("history.forward()")
      try await page.waitUntil("page.state.example === 'chat'")
      expectEqual(try await page.width(), 300)
    }
  }

  @Test func `has one step for each change of a control, which Back undoes and Forward repeats`()
    async throws
  {
    try await Playground.open("tags") { page async throws in
      let steps: [(name: String, change: (BrowserPage) async throws -> Void)] = [
        ("select", { try await $0.set("#section-lineAlignment", to: "center") }),
        ("checkbox", { try await $0.click("#section-justification") }),
        (
          "number",
          {
            try await $0.click("#section-cellSpacing", count: 3)
            try await $0.type("12")
            try await $0.press("Tab")
          }
        ),
        (
          "edge",
          {
            let handle = try await $0.center(of: ".handle")
            try await $0.drag(along: [handle, CGPoint(x: handle.x - 90, y: handle.y)])
          }
        ),
        (
          "key",
          {
            try await $0.run("document.querySelector('.handle').focus()")
            try await $0.press("ArrowRight")
          }
        ),
        (
          "held key",
          {
            try await $0.run(
              """
              for (const [type, repeat] of [["down", false], ["down", true], ["down", true], ["up", false]]) {
                document.activeElement.dispatchEvent(
                  new KeyboardEvent(`key${type}`, { key: "ArrowRight", repeat, bubbles: true }));
                await new Promise(resolve => setTimeout(resolve, 250));
              }
              """)
          }
        ),
        (
          "slider",
          {
            try await $0.run("document.querySelector('#width-range').focus()")
            try await $0.press("ArrowLeft")
          }
        ),
        (
          "cell",
          {
            try await $0.click("[id='0-cell-0-2']")
            try await $0.click("#cell-beginsLine")
          }
        ),
        ("button", { try await $0.click("#clear-cell") }),
        ("overflow", { try await $0.click(".overflow") }),
      ]
      var states = [try await state(of: page)]
      let count: Int = try await page.evaluate("history.length")
      for step in steps {
        try await step.change(page)
        try await page.waitUntil(
          "page.frameRequest === undefined && addressOf(page.state) === location.hash")
        let state = try await state(of: page)
        #expect(state != states.last, "\(step.name)")
        states.append(state)
        expectEqual(
          try await page.evaluate("history.length"), count + states.count - 1, "\(step.name)")
      }
      for state in states.dropLast().reversed() {
        try await page.run("history.back()")
        try await page.waitUntil("addressOf(page.state) === \(state.inJavaScript)")
      }
      for state in states.dropFirst() {
        try await page.run("history.forward()")
        try await page.waitUntil("addressOf(page.state) === \(state.inJavaScript)")
      }
    }
  }

  @Test func `goes back without another selection or scroll position`() async throws {
    try await Playground.open("many") { page async throws in
      try await page.run("page.selectNumber(page.screens[0], 3000)")
      let top: Double = try await page.evaluate("page.screens[0].scroller.scrollTop")
      try #require(top > 1000)
      try await page.click("#cell-keepsWithNext")
      try await page.waitUntil("location.hash.includes('keepsWithNext')")
      try await page.run("history.back()")
      try await page.waitUntil("!document.querySelector('#cell-keepsWithNext').checked")
      expectEqual(try await page.evaluate("page.selection.cell"), 3000)
      expectEqual(try await page.evaluate("page.screens[0].scroller.scrollTop"), top)
      // What was selected may be gone.
      try await page.run("location.hash = '#many&0.count=5'")
      try await page.waitUntil("page.selection === null")
    }
  }

  private func state(of page: BrowserPage) async throws -> String {
    try await page.evaluate("addressOf(page.state)")
  }

  @Test func `is not overwritten between Back and its event`() async throws {
    try await Playground.open("tags") { page async throws in
      try await page.run("page.showWidth(300); location.hash = '#chat'; page.writeAddress()")
      try await page.waitUntil("page.state.example === 'chat'")
      expectEqual(try await page.evaluate("location.hash"), "#chat")
    }
  }

  @Test func `is copied, and says so for a moment, however often`() async throws {
    try await Playground.open("form") { page async throws in
      try await page.allowClipboard()
      try await page.click("#copy-link")
      try await page.waitUntil("document.querySelector('#copy-link').textContent === 'Copied'")
      try await page.click("#copy-link")
      try await page.waitUntil("document.querySelector('#copy-link').textContent === 'Copy link'")
      try await page.run(
        """
        navigator.clipboard.writeText = () => Promise.reject(new Error());
        document.execCommand = () => false;
        """)
      try await page.click("#copy-swift")
      try await page.waitUntil("document.querySelector('#copy-swift').textContent === 'Not copied'")
      try await page.waitUntil("document.querySelector('#copy-swift').textContent === 'Copy'")
      expectEqual(try await page.evaluate("document.activeElement.id"), "copy-swift")
    }
  }
}
