import Foundation

/// Chromium without a window. It ends with this object, or with the process of the tests.
final class Browser: Sendable {
  /// A browser for all tests.
  static let shared = Task { try await Browser() }

  static var isInstalled: Bool { executable != nil }

  /// The path in the variable `CHROMIUM`, or a browser in `PATH`.
  static let executable: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["CHROMIUM"], !path.isEmpty { return path }
    let folders = environment["PATH"]?.split(separator: ":") ?? []
    return ["chromium", "chromium-browser", "google-chrome"].lazy
      .flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Nothing of an earlier run, nothing of the network, and the same text and colors everywhere.
  private static let arguments = [
    "--headless=new", "--remote-debugging-pipe", "--no-startup-window", "--no-first-run",
    "--no-default-browser-check", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-default-apps", "--disable-extensions", "--disable-breakpad",
    "--disable-crash-reporter", "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
    "--disable-search-engine-choice-screen",
    "--disable-features=Translate,MediaRouter,OptimizationHints",
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--password-store=basic", "--use-mock-keychain", "--force-color-profile=srgb",
    "--font-render-hinting=none", "--hide-scrollbars", "--lang=en-US",
    // A mouse, on a host without one, too.
    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,"
      + "availablePointerTypes=4",
  ]

  let connection: DevToolsConnection
  /// The profile, all that the browser stores, and what it writes as `log`.
  let folder: URL
  private let process = Process()
  private let turns = Turns(count: 2)

  init() async throws {
    guard let executable = Self.executable else { throw BrowserError.notInstalled }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser ends with its pipe. The shell outlives it, and removes its folder when the tests
    // have ended without `deinit`.
    let script = """
      "$@" 3<&0 4>&1 </dev/null >/dev/null 2>"$0/log"
      exec >/dev/null; cat; rm -rf "$0"
      """
    process.arguments =
      ["-c", script, folder.path, executable] + Self.arguments
      + ["--user-data-dir=\(folder.path)"] + (geteuid() == 0 ? ["--no-sandbox"] : [])
    process.standardInput = input
    process.standardOutput = output
    connection = DevToolsConnection(
      input: output.fileHandleForReading, output: input.fileHandleForWriting,
      log: folder.appendingPathComponent("log"))
    try process.run()
    try await connection.send("Browser.getVersion")
  }

  deinit { close() }

  /// Ends the browser and removes its folder.
  func close() {
    connection.end(.ended(log: "A test has closed it."))
    // The process and all that it has started are one group.
    if process.isRunning { kill(-process.processIdentifier, SIGKILL) }
    for _ in 0..<200 where process.isRunning { usleep(10_000) }
    // Other processes of the group may still write.
    for _ in 0..<20 where FileManager.default.fileExists(atPath: folder.path) {
      if (try? FileManager.default.removeItem(at: folder)) == nil { usleep(10_000) }
    }
  }

  /// Waits until few other pages are open. Then opens one, with storage of its own, until `body` ends.
  ///
  /// More pages at once are not faster, and might run out of time.
  nonisolated(nonsending) func withPage<Value>(
    _ viewport: Viewport = Viewport(), body: (BrowserPage) async throws -> Value
  ) async throws -> Value {
    await turns.begin()
    let result: Result<Value, any Error>
    do {
      let page = try await BrowserPage(in: self, viewport: viewport)
      do { result = .success(try await body(page)) } catch { result = .failure(error) }
      try? await page.close()
    } catch {
      result = .failure(error)
    }
    await turns.end()
    return try result.get()
  }
}

/// Lets a few begin, and others when these end.
private actor Turns {
  private var count: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(count: Int) { self.count = count }

  func begin() async {
    count -= 1
    if count < 0 { await withCheckedContinuation { waiting.append($0) } }
  }

  func end() {
    count += 1
    if !waiting.isEmpty { waiting.removeFirst().resume() }
  }
}
