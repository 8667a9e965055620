import Foundation
import Testing

@Suite(.inBrowser, .timeLimit(.minutes(20)))
struct `The browser driver` {
  // MARK: JavaScript

  @Test func `decodes values`() async throws {
    try await withPage { page async throws in
      struct Size: Decodable, Equatable { let width, height: Double }
      expectEqual(
        try await page.evaluate("({ width: 1.5, height: -2 })"), Size(width: 1.5, height: -2))
      expectEqual(try await page.evaluate("['ä', '\u{1F600}', '']"), ["ä", "\u{1F600}", ""])
      expectEqual(try await page.evaluate("Promise.resolve(7)", as: Int.self), 7)
      #expect(try await page.evaluate("null", as: Int?.self) == nil)
      #expect(try await page.evaluate("undefined", as: Int?.self) == nil)
      expectEqual(try await page.evaluate("7", as: Int?.self), 7)
      expectEqual(try await page.evaluate("-0", as: Double.self), 0)
      expectEqual(try await page.evaluate("1 / 0", as: Double.self), .infinity)
      expectEqual(try await page.evaluate("'\\u0000'", as: String.self), "\0")
      await #expect(throws: DecodingError.self) {
        try await page.evaluate("undefined", as: Int.self)
      }
      await #expect(throws: DecodingError.self) { try await page.evaluate("'7'", as: Int.self) }
    }
  }

  @Test func `throws the text of an exception`() async throws {
    try await withPage { page async throws in
      let texts = [
        "null.x": "TypeError", "throw 'plain'": "plain", "(": "SyntaxError",
        "await Promise.reject(new Error('late'))": "late",
      ]
      for (script, text) in texts {
        let error = await #expect(throws: BrowserError.self) { try await page.run(script) }
        #expect(error?.description.contains(text) == true, "\(error.debugDescription)")
      }
      expectEqual(try await page.evaluate("document.title"), "Driver")
      expectEqual(page.consoleMessages, [])
    }
  }

  @Test func `passes values of several megabytes`() async throws {
    try await withPage { page async throws in
      let text: String = try await page.evaluate("'äb'.repeat(4e6)")
      expectEqual(text.utf8.count, 12_000_000)
      let long = String(repeating: "y", count: 3_000_000)
      expectEqual(try await page.evaluate("\(long.inJavaScript).length"), 3_000_000)
    }
  }

  @Test func `keeps the order of many calls at once`() async throws {
    try await withPage { page async throws in
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<200 {
          group.addTask { try await page.evaluate("\(number) * 2") == number * 2 }
        }
        for try await isRight in group { #expect(isRight) }
      }
    }
  }

  // MARK: Time

  @Test func `gives up what takes too long`() async throws {
    try await withPage { page async throws in
      let clock = ContinuousClock()
      let time = await clock.measure {
        let error = await #expect(throws: BrowserError.self) {
          try await page.run("await new Promise(() => {})", timeout: .milliseconds(300))
        }
        #expect(error?.description.contains("new Promise") == true)
        await #expect(throws: BrowserError.timedOut("1 > 2", after: .milliseconds(200))) {
          try await page.waitUntil("1 > 2", timeout: .milliseconds(200))
        }
        let late = await #expect(throws: BrowserError.self) {
          try await page.waitUntil("missing.value", timeout: .milliseconds(500))
        }
        #expect(late?.description.contains("missing is not defined") == true)
        await #expect(throws: BrowserError.self) {
          try await page.run("while (true);", timeout: .milliseconds(300))
        }
      }
      #expect(time < .seconds(3))
    }
  }

  @Test func `waits until a condition is true`() async throws {
    try await withPage { page async throws in
      try await page.run("setTimeout(() => { window.answer = { value: 42 } }, 150)")
      try await page.waitUntil("answer.value == 42")
      let error = await #expect(throws: BrowserError.self) {
        try await page.waitUntil("Promise.resolve(false)", timeout: .milliseconds(200))
      }
      #expect(error?.description.contains("Promise") == true)
    }
  }

  @Test func `says that a page has crashed`() async throws {
    try await withPage { page async throws in
      let error = await #expect(throws: BrowserError.self) {
        try await page.open(URL(string: "chrome://crash")!)
      }
      #expect(error?.description.contains("ERR_ABORTED") == true)
      try await page.wait(for: "message") { !page.consoleMessages.isEmpty }
      expectEqual(page.consoleMessages.map(\.text), ["The page has crashed."])
    }
  }

  @Test func `tells when the browser has ended`() async throws {
    let browser = try await Browser()
    let page = try await BrowserPage(in: browser)
    let value = Task { try await page.run("await new Promise(() => {})") }
    try await Task.sleep(for: .milliseconds(100))
    browser.close()
    await #expect(throws: BrowserError.ended(log: "A test has closed it.")) {
      try await value.value
    }
    await #expect(throws: BrowserError.self) { try await page.run("") }
  }

  @Test func `tells when the browser has crashed`() async throws {
    let browser = try await Browser()
    let page = try await BrowserPage(in: browser)
    let value = Task { try await page.run("await new Promise(() => {})") }
    let start = ContinuousClock.now
    try? await browser.connection.send("Browser.crash")
    let error = await #expect(throws: BrowserError.self) { try await value.value }
    #expect(error?.description.hasPrefix("The browser has ended.") == true)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func `leaves neither processes nor folders`() async throws {
    var browser: Browser? = try await Browser()
    let folder = try #require(browser?.folder)
    #expect(FileManager.default.fileExists(atPath: folder.path))
    #expect(try processes(with: folder.lastPathComponent) > 1)
    browser = nil
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    expectEqual(try processes(with: folder.lastPathComponent), 0)
  }

  // MARK: Documents

  @Test func `keeps the fragment on reload`() async throws {
    try await withPage(fragment: "a=1&b=%7B%22c%22:2%7D") { page async throws in
      expectEqual(try await page.evaluate("location.hash"), "#a=1&b=%7B%22c%22:2%7D")
      try await page.run("window.mark = 1; location.hash = 'new'; localStorage.setItem('k', 'v')")
      try await page.reload()
      expectEqual(try await page.evaluate("location.hash"), "#new")
      expectEqual(try await page.evaluate("window.mark ?? localStorage.getItem('k')"), "v")
    }
    try await withPage { page async throws in
      #expect(try await page.evaluate("localStorage.getItem('k')", as: String?.self) == nil)
    }
  }

  @Test func `changes the fragment without a new document`() async throws {
    try await withPage(fragment: "one") { page async throws in
      try await page.run("window.mark = 1; onhashchange = () => { mark = 2 }")
      let address: String = try await page.evaluate("location.href.split('#')[0]")
      try await page.open(URL(string: address)!, fragment: "two")
      try await page.waitUntil("mark == 2")
      expectEqual(try await page.evaluate("location.hash"), "#two")
    }
  }

  @Test func `waits for a page that a script opens`() async throws {
    try await withPage(fragment: "one") { page async throws in
      try await page.run("window.mark = 1")
      try await page.waitForLoad { try await page.run("setTimeout(() => location.reload(), 50)") }
      #expect(try await page.evaluate("window.mark", as: Int?.self) == nil)
    }
  }

  @Test func `refuses a file that is missing`() async throws {
    try await withPage { page async throws in
      let error = await #expect(throws: BrowserError.self) {
        try await page.open(URL(fileURLWithPath: "/nowhere/missing.html"))
      }
      #expect(error?.description.contains("ERR_FILE_NOT_FOUND") == true)
    }
  }

  @Test func `confirms dialogs`() async throws {
    try await withPage { page async throws in
      #expect(try await page.evaluate("alert('Now'), confirm('Sure?')") == true)
      expectEqual(page.dialogs, ["Now", "Sure?"])
      try await page.click("#field")  // The page may only ask after a click.
      try await page.run("onbeforeunload = event => event.preventDefault()")
      try await page.reload()
      expectEqual(page.dialogs, ["Now", "Sure?"])
    }
  }

  // MARK: Viewport

  @Test func `shows the page in a viewport`() async throws {
    let viewport = Viewport(width: 500, height: 400, scale: 2, isDark: true, reducesMotion: true)
    let query = """
      [innerWidth, innerHeight, devicePixelRatio, +matchMedia('(prefers-color-scheme: dark)').matches,
        +matchMedia('(prefers-reduced-motion: reduce)').matches, +matchMedia('(hover: none)').matches]
      """
    try await withPage(viewport) { page async throws in
      expectEqual(try await page.evaluate(query), [500, 400, 2, 1, 1, 0])
      try await page.show(in: Viewport(width: 300, height: 200))
      let values: [Double] = try await page.evaluate(query)
      expectEqual(values, [300, 200, 1, 0, 0, 0])
    }
    try await withPage(.phone) { page async throws in
      expectEqual(try await page.evaluate(query), [390, 844, 3, 0, 0, 1])
    }
  }

  @Test func `takes screenshots`() async throws {
    let viewport = Viewport(width: 300, height: 200, scale: 2)
    try await withPage(viewport) { page async throws in
      let picture = try await page.screenshot()
      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      expectEqual(size(ofPNG: picture), [600, 400])
      expectEqual(try await size(ofPNG: page.screenshot(ofFullPage: true)), [600, 6000])
    }
  }

  @Test func `takes screenshots of several megabytes`() async throws {
    try await withPage(Viewport(width: 1500, height: 1000, scale: 1)) { page async throws in
      try await page.run(
        """
        const canvas = document.createElement('canvas');
        canvas.style = 'position: fixed; inset: 0';
        canvas.width = 1500; canvas.height = 1000;
        const context = canvas.getContext('2d');
        const image = context.createImageData(1500, 1000);
        for (let i = 0; i < image.data.length; i += 1)
          image.data[i] = i % 4 == 3 ? 255 : Math.random() * 256;
        context.putImageData(image, 0, 0);
        document.body.append(canvas);
        """)
      let picture = try await page.screenshot()
      #expect(picture.count > 4_000_000)
    }
  }

  // MARK: What the page says

  @Test func `collects warnings, errors and exceptions`() async throws {
    try await withPage { page async throws in
      expectEqual(page.consoleMessages, [])
      try await page.run(
        """
        console.log('no'); console.info('no');
        console.warn('careful', 1, true, null, undefined, { a: 1 });
        console.error('bad'); console.assert(1 > 2, 'wrong');
        setTimeout(() => { throw new RangeError('uncaught') });
        setTimeout(() => { Promise.reject(new Error('rejected')) });
        document.body.append(Object.assign(new Image(), { src: 'missing.png' }));
        """)
      try await page.wait(for: "six messages") { page.consoleMessages.count == 6 }
      let messages = page.consoleMessages
      expectEqual(
        messages.prefix(3),
        [
          ConsoleMessage(level: .warning, text: "careful 1 true null undefined Object"),
          ConsoleMessage(level: .error, text: "bad"), ConsoleMessage(level: .error, text: "wrong"),
        ])
      for part in ["exception: RangeError: uncaught", "exception: Error: rejected", "missing.png"] {
        #expect(messages.contains { $0.description.contains(part) }, "\(messages)")
      }
    }
  }

  @Test func `reads the accessibility tree`() async throws {
    try await withPage { page async throws in
      try await page.press("Tab")
      let elements = try await page.accessibleElements()
      let named = elements.filter { !$0.name.isEmpty && $0.role != "StaticText" }
      expectEqual(
        named.map(\.role),
        [
          "RootWebArea", "button", "textbox", "textbox", "button", "checkbox", "button",
        ])
      expectEqual(named.filter(\.isFocused).map(\.name).last, "Press")
      expectEqual(named.first { $0.role == "checkbox" }?.properties["checked"], "true")
    }
  }

  @Test @MainActor func `is used from the main actor, too`() async throws {
    var count = 0
    try await Browser.shared.value.withPage { page async throws in
      count += try await page.evaluate("1")
    }
    expectEqual(count, 1)
  }

  // MARK: -

  func withPage(
    _ viewport: Viewport = Viewport(), fragment: String? = nil,
    body: (BrowserPage) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("driver-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a page.html")
    try Data(document.utf8).write(to: file)
    try await Browser.shared.value.withPage(viewport) { page async throws in
      try await page.open(file, fragment: fragment)
      try await body(page)
    }
  }

  private func size(ofPNG picture: Data) -> [Int] {
    [16, 20].map { start in picture[start..<start + 4].reduce(0) { $0 << 8 + Int($1) } }
  }

  /// The number of processes, without zombies, that have a text among their arguments.
  private func processes(with text: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      let arguments = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(name)/cmdline"))
      return Int(name) != nil && arguments?.range(of: Data(text.utf8)) != nil
    }.count
  }
}

private let document = """
  <!doctype html>
  <html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Driver</title>
  <style>
    body { margin: 0; height: 3000px; position: relative; scroll-behavior: smooth }
    #far, #covered { position: absolute; top: 2500px; left: 10px }
    #covered { top: 1500px }
    #cover { position: absolute; top: 1490px; width: 300px; height: 60px; background: red }
    #pad { position: absolute; top: 300px; width: 300px; height: 60px; touch-action: none }
  </style>
  <button id="button" onclick="presses += 1">Press</button>
  <input id="field" aria-label="Field">
  <textarea id="area" aria-label="Area"></textarea>
  <button id="covered">Covered</button>
  <div id="cover"></div>
  <input type="checkbox" checked aria-label="Check">
  <div id="pad"></div>
  <button id="far" onclick="clicks.push('click')" ondblclick="clicks.push('dblclick')">Far</button>
  <script>
    window.presses = 0; window.clicks = []; window.keys = []; window.pointer = [];
    const names = event => ['ctrl', 'shift', 'alt', 'meta'].filter(name => event[name + 'Key']);
    onkeydown = event => keys.push([event.key, event.code, ...names(event)].join(' '));
    for (const type of ['down', 'move', 'up'])
      pad.addEventListener('pointer' + type, event => {
        if (type != 'move' || event.buttons)
          pointer.push(`${type} ${event.pointerType} ${event.clientX},${event.clientY}`);
      });
  </script>
  """
