import Foundation

/// A warning or an error in the console of a page.
struct ConsoleMessage: Equatable, Sendable, CustomStringConvertible {
  enum Level: String, Sendable { case warning, error, exception }
  var level: Level
  var text: String

  var description: String { "\(level): \(text)" }
}

extension BrowserPage {
  /// Warnings, errors and uncaught exceptions of all documents since the page was made.
  var consoleMessages: [ConsoleMessage] { state.withLock(\.messages) }

  /// The texts of alerts and questions. All are confirmed at once.
  var dialogs: [String] { state.withLock(\.dialogs) }

  func receive(_ event: String, _ message: Data, frame: String) {
    switch event {
    case "Page.lifecycleEvent":
      struct Step: Decodable { let frameId, loaderId, name: String }
      guard let step: Step = decode(message), step.frameId == frame, step.name == "load" else {
        return
      }
      state.withLock { $0.loadedDocument = step.loaderId }
    case "Page.javascriptDialogOpening":
      struct Dialog: Decodable { let type, message: String }
      guard let dialog: Dialog = decode(message) else { return }
      if dialog.type != "beforeunload" { state.withLock { $0.dialogs.append(dialog.message) } }
      Task { try await send("Page.handleJavaScriptDialog", ["accept": true]) }
    case "Runtime.consoleAPICalled":
      struct Call: Decodable {
        let type: String
        let args: [RemoteObject]
      }
      guard let call: Call = decode(message) else { return }
      let text = call.args.map(\.text).joined(separator: " ")
      add(call.type == "assert" ? "error" : call.type, text)
    case "Runtime.exceptionThrown":
      struct Exception: Decodable { let exceptionDetails: ExceptionDetails }
      guard let exception: Exception = decode(message) else { return }
      add("exception", exception.exceptionDetails.description)
    case "Log.entryAdded":
      struct Entry: Decodable {
        struct Content: Decodable {
          let level, text: String
          let url: String?
        }
        let entry: Content
      }
      guard let entry = (decode(message) as Entry?)?.entry else { return }
      add(entry.level, entry.text + (entry.url.map { " (\($0))" } ?? ""))
    case "Inspector.targetCrashed": add("error", "The page has crashed.")
    default: break
    }
  }

  private func add(_ level: String, _ text: String) {
    guard let level = ConsoleMessage.Level(rawValue: level) else { return }
    state.withLock { $0.messages.append(ConsoleMessage(level: level, text: text)) }
  }

  private func decode<Parameters: Decodable>(_ message: Data) -> Parameters? {
    try? JSONDecoder().decode(Event<Parameters>.self, from: message).params
  }
}

private struct Event<Parameters: Decodable>: Decodable { let params: Parameters }

struct ExceptionDetails: Decodable {
  let text: String
  let exception: RemoteObject?

  var description: String { exception?.text ?? text }
}

/// A value of JavaScript.
struct RemoteObject: Decodable {
  let type: String
  let description: String?
  let value: Scalar?

  /// This value as the console writes it.
  var text: String { description ?? value?.text ?? (type == "object" ? "null" : type) }
}

/// A text, number or truth value, as text. Others are not decoded.
struct Scalar: Decodable {
  let text: String?

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    text =
      (try? value.decode(String.self))
      ?? (try? value.decode(Bool.self)).map(String.init)
      ?? (try? value.decode(Double.self)).map { "\($0)" }
  }
}
