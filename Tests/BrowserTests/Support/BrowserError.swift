/// What may go wrong between a test and the browser.
enum BrowserError: Error, Equatable, CustomStringConvertible {
  case notInstalled
  /// The browser's process has ended. `log` is the end of what it has written.
  case ended(log: String)
  /// The browser has refused a command.
  case refused(String)
  /// The page's JavaScript has thrown an exception.
  case exception(String)
  case timedOut(String, after: Duration)

  var description: String {
    switch self {
    case .notInstalled: "There is no Chromium. Set CHROMIUM to the path of its executable."
    case .ended(let log): "The browser has ended. \(log)"
    case .refused(let reason): reason
    case .exception(let text): text
    case .timedOut(let wait, let duration): "Waited \(duration) for \(wait)."
    }
  }
}

extension Duration {
  /// How long the browser may take for an answer. A test waits this long only if it fails, so that
  /// this is far longer than a slow host needs, which runs several pages at once.
  static let browserTimeout = Duration.seconds(180)
}
