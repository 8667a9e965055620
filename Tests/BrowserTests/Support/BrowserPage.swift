import Foundation

/// A page in a window of its own.
final class BrowserPage: Sendable {
  struct State {
    var messages: [ConsoleMessage] = []
    var dialogs: [String] = []
    /// The document of the last `load` event.
    var loadedDocument: String?
    var isMouseDown = false
    var isPhone = false
  }

  let state = Locked(State())
  private let browser: Browser
  private let context: String
  private let session: String

  init(in browser: Browser, viewport: Viewport = Viewport()) async throws {
    struct Context: Decodable { let browserContextId: String }
    struct Target: Decodable { let targetId: String }
    struct Session: Decodable { let sessionId: String }
    let connection = browser.connection
    let new: Context = try await connection.send("Target.createBrowserContext")
    let target: Target = try await connection.send(
      "Target.createTarget", ["url": "about:blank", "browserContextId": new.browserContextId])
    let attached: Session = try await connection.send(
      "Target.attachToTarget", ["targetId": target.targetId, "flatten": true])
    self.browser = browser
    context = new.browserContextId
    session = attached.sessionId
    connection.observe(session: session) { [weak self] event, message in
      self?.receive(event, message, frame: target.targetId)
    }
    for domain in ["Page", "Runtime", "Log", "Inspector", "Accessibility"] {
      try await send("\(domain).enable")
    }
    try await send("Page.setLifecycleEventsEnabled", ["enabled": true])
    // Pages of tests that run at the same time all have the focus.
    try await send("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try await show(in: viewport)
  }

  func close() async throws {
    browser.connection.observe(session: session, with: nil)
    try await browser.connection.send(
      "Target.disposeBrowserContext", ["browserContextId": context])
  }

  /// Changes the size and the other properties of the viewport.
  ///
  /// A page that was on a phone has no mouse for `@media (hover)` afterwards, if the host has none.
  func show(in viewport: Viewport) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": viewport.width, "height": viewport.height, "deviceScaleFactor": viewport.scale,
        "mobile": viewport.isPhone,
      ])
    // Without fingers the page gets the pointers of the host, so that is left out for a new page.
    if viewport.isPhone != state.withLock(\.isPhone) {
      state.withLock { $0.isPhone = viewport.isPhone }
      try await send("Emulation.setTouchEmulationEnabled", ["enabled": viewport.isPhone])
    }
    let features = [
      ["name": "prefers-color-scheme", "value": viewport.isDark ? "dark" : "light"],
      [
        "name": "prefers-reduced-motion",
        "value": viewport.reducesMotion ? "reduce" : "no-preference",
      ],
    ]
    try await send("Emulation.setEmulatedMedia", ["features": features])
  }

  /// Opens a file and waits until it has loaded.
  ///
  /// If only the fragment differs from that of the page shown, the page stays and gets a
  /// `hashchange` event.
  func open(_ url: URL, fragment: String? = nil) async throws {
    struct Navigation: Decodable {
      let loaderId: String?
      let errorText: String?
    }
    let address = url.absoluteString + (fragment.map { "#\($0)" } ?? "")
    let navigation: Navigation = try await send("Page.navigate", ["url": address])
    if let error = navigation.errorText { throw BrowserError.refused("\(error): \(address)") }
    guard let document = navigation.loaderId else { return }
    try await wait(for: "\(address) to load") { self.loadedDocument == document }
  }

  func reload() async throws {
    try await waitForLoad { try await self.send("Page.reload") }
  }

  /// Waits until a new document has loaded that `action` has asked for.
  nonisolated(nonsending) func waitForLoad(after action: () async throws -> Void) async throws {
    let document = loadedDocument
    try await action()
    try await wait(for: "a new document to load") { self.loadedDocument != document }
  }

  /// Lets the page read and write the clipboard without a question to its user.
  func allowClipboard() async throws {
    try await browser.connection.send(
      "Browser.grantPermissions",
      [
        "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"],
        "browserContextId": context,
      ])
  }

  /// A picture as PNG, of the viewport or of the whole page.
  func screenshot(ofFullPage isFull: Bool = false) async throws -> Data {
    struct Picture: Decodable { let data: Data }
    struct Metrics: Decodable {
      struct Size: Decodable { let width, height: Double }
      let cssContentSize: Size
    }
    var parameters: [String: any Sendable] = ["format": "png"]
    if isFull {
      let metrics: Metrics = try await send("Page.getLayoutMetrics")
      let size = metrics.cssContentSize
      parameters["captureBeyondViewport"] = true
      parameters["clip"] = ["x": 0, "y": 0, "width": size.width, "height": size.height, "scale": 1]
    }
    let picture: Picture = try await send(
      "Page.captureScreenshot", parameters)
    return picture.data
  }

  private var loadedDocument: String? { state.withLock(\.loadedDocument) }

  func send(_ method: String, _ parameters: [String: any Sendable] = [:]) async throws {
    try await browser.connection.send(method, parameters, session: session)
  }

  func send<Result: Decodable>(
    _ method: String, _ parameters: [String: any Sendable] = [:],
    timeout: Duration = .browserTimeout
  ) async throws -> Result {
    try await browser.connection.send(method, parameters, session: session, timeout: timeout)
  }

  /// Asks `condition` until it is true, also once after the time is over.
  nonisolated(nonsending) func wait(
    for goal: String, timeout: Duration = .browserTimeout, until condition: () async throws -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + timeout
    while true {
      let isLate = ContinuousClock.now > deadline
      if try await condition() { return }
      if isLate { throw BrowserError.timedOut(goal, after: timeout) }
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}
