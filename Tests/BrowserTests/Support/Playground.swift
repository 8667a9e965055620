import Foundation
import Testing

/// The page that the tests open: the one that the variable `PLAYGROUND_PAGE` names.
enum Playground {
  static let file = ProcessInfo.processInfo.environment["PLAYGROUND_PAGE"].map {
    URL(fileURLWithPath: $0)
  }

  static let examples = ["tags", "chat", "form", "grid", "photos", "shelf", "feed", "text", "many"]

  /// Opens the page in a window of its own, and expects that nothing was written to its console.
  nonisolated(nonsending) static func open(
    _ fragment: String,
    in viewport: Viewport = Viewport(width: 1280, height: 900, reducesMotion: true),
    body: (BrowserPage) async throws -> Void
  ) async throws {
    let file = try #require(file)
    try await Browser.shared.value.withPage(viewport) { browserPage async throws in
      try await browserPage.open(file, fragment: fragment)
      try await browserPage.waitUntil("document.documentElement.dataset.ready === 'true'")
      try await body(browserPage)
      expectEqual(browserPage.consoleMessages, [])
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where a page is built and a browser is installed.
  static var inBrowser: Self {
    .enabled(
      if: Playground.file != nil && Browser.isInstalled,
      "Set PLAYGROUND_PAGE to the path of a built page, and install Chromium.")
  }
}

extension BrowserPage {
  /// Changes a control as its user would, and tells the page.
  func set(_ selector: String, to value: String) async throws {
    try await run(
      """
      const control = document.querySelector(\(selector.inJavaScript));
      control.value = \(value.inJavaScript);
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
      """)
  }

  func text(of selector: String) async throws -> String {
    try await evaluate("document.querySelector(\(selector.inJavaScript)).textContent")
  }

  /// The width of the layout, in points.
  func width() async throws -> Double {
    try await evaluate("page.state.content.width")
  }
}
