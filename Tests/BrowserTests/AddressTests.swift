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
