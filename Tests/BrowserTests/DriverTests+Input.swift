import Foundation
import Testing

extension `The browser driver` {
  @Test func `drags`() async throws {
    try await withPage { page async throws in
      let points = [CGPoint(x: 20, y: 320), CGPoint(x: 100, y: 340), CGPoint(x: 180, y: 320)]
      try await page.drag(along: points, stepsBetweenPoints: 4)
      let log: [String] = try await page.evaluate("pointer")
      expectEqual(log.first, "down mouse 20,320")
      expectEqual(log.last, "up mouse 180,320")
      #expect(log.count == 10 && log[4] == "move mouse 100,340", "\(log)")
    }
  }

  @Test func `clicks, and refuses elements that a click cannot reach`() async throws {
    try await withPage { page async throws in
      try await page.click("#far")
      try await page.click("#far", count: 2)
      expectEqual(try await page.evaluate("clicks"), ["click", "click", "click", "dblclick"])
      for (selector, reason) in [("#covered", "is below"), ("#none", "There is no #none")] {
        let error = await #expect(throws: BrowserError.self) { try await page.click(selector) }
        #expect(error?.description.contains(reason) == true, "\(error.debugDescription)")
      }
    }
  }

  @Test func `taps and swipes`() async throws {
    try await withPage(.phone) { page async throws in
      try await page.tap("#far")
      try await page.waitUntil("clicks.length == 1")
      try await page.run("pointer.length = 0; scrollTo(0, 0)")
      try await page.swipe(along: [CGPoint(x: 20, y: 320), CGPoint(x: 120, y: 320)])
      let log: [String] = try await page.evaluate("pointer")
      #expect(log.first == "down touch 20,320" && log.last == "up touch 120,320", "\(log)")
    }
  }

  @Test func `types`() async throws {
    try await withPage { page async throws in
      try await page.click("#field")
      try await page.type("Ab 1-ä\u{1F600}!")
      expectEqual(try await page.evaluate("field.value"), "Ab 1-ä\u{1F600}!")
      try await page.press("Home")
      try await page.press("Delete")
      try await page.press("End", .shift)
      expectEqual(try await page.evaluate("getSelection().toString()"), "b 1-ä\u{1F600}!")
      try await page.press("a", .control)
      try await page.press("Backspace")
      expectEqual(try await page.evaluate("field.value"), "")
      try await page.click("#area")
      try await page.type("one\ntwo")
      expectEqual(try await page.evaluate("area.value"), "one\ntwo")
    }
  }

  @Test func `presses keys`() async throws {
    try await withPage { page async throws in
      try await page.run("keys.length = 0")
      try await page.press("Tab")
      expectEqual(try await page.evaluate("document.activeElement.id"), "button")
      try await page.press("Enter")
      try await page.press(" ")
      expectEqual(try await page.evaluate("presses"), 2)
      try await page.press("Tab")
      try await page.press("Tab", .shift)
      expectEqual(try await page.evaluate("document.activeElement.id"), "button")
      try await page.run("keys.length = 0")
      try await page.press("ArrowLeft", [.control, .shift])
      try await page.press("z", .command)
      try await page.press("Escape")
      expectEqual(
        try await page.evaluate("keys"),
        [
          "Control ControlLeft ctrl", "Shift ShiftLeft ctrl shift",
          "ArrowLeft ArrowLeft ctrl shift",
          "Meta MetaLeft meta", "z KeyZ meta", "Escape Escape",
        ])
    }
  }

  @Test func `reads and writes the clipboard`() async throws {
    try await withPage { page async throws in
      try await page.allowClipboard()
      try await page.run("await navigator.clipboard.writeText('copied')")
      expectEqual(try await page.evaluate("navigator.clipboard.readText()"), "copied")
      try await page.click("#field")
      try await page.press("v", .control)
      expectEqual(try await page.evaluate("field.value"), "copied")
    }
  }
}
