import Foundation

extension BrowserPage {
  /// Evaluates an expression, waits for its promise and decodes the value.
  ///
  /// An optional is `nil` for `undefined` and `null`.
  func evaluate<Value: Decodable>(
    _ expression: String, as type: Value.Type = Value.self, timeout: Duration = .browserTimeout
  ) async throws -> Value {
    do {
      let evaluation: Evaluation<Value> = try await send(
        "Runtime.evaluate",
        ["expression": expression, "returnByValue": true, "awaitPromise": true], timeout: timeout)
      return try evaluation.value.get()
    } catch BrowserError.timedOut {
      throw BrowserError.timedOut("the value of \(expression)", after: timeout)
    }
  }

  /// Runs statements, which may use `await`.
  func run(_ statements: String, timeout: Duration = .browserTimeout) async throws {
    struct Ignored: Decodable { init(from decoder: any Decoder) {} }
    _ = try await evaluate(
      "(async () => {\n\(statements)\n})()", as: Ignored.self, timeout: timeout)
  }

  /// Waits until an expression, or its promise, is true. While it throws an exception, it is not.
  nonisolated(nonsending) func waitUntil(
    _ expression: String, timeout: Duration = .browserTimeout
  ) async throws {
    var exception = ""
    do {
      try await wait(for: expression, timeout: timeout) {
        do {
          let isTrue: Bool = try await self.evaluate(
            "(async () => Boolean(await (\(expression))))()", timeout: timeout)
          exception = ""
          return isTrue
        } catch BrowserError.exception(let text) {
          exception = ": \(text)"
        } catch BrowserError.refused(let reason) where reason.contains("context") {
          // The page is just being replaced.
        }
        return false
      }
    } catch BrowserError.timedOut {
      throw BrowserError.timedOut(expression + exception, after: timeout)
    }
  }
}

/// The value of an expression, or its exception.
private struct Evaluation<Value: Decodable>: Decodable {
  let value: Result<Value, BrowserError>

  private enum Keys: CodingKey { case result, exceptionDetails, value, unserializableValue }

  init(from decoder: any Decoder) throws {
    let reply = try decoder.container(keyedBy: Keys.self)
    let result = try reply.nestedContainer(keyedBy: Keys.self, forKey: .result)
    if let details = try reply.decodeIfPresent(ExceptionDetails.self, forKey: .exceptionDetails) {
      value = .failure(.exception(details.description))
    } else if let text = try result.decodeIfPresent(String.self, forKey: .unserializableValue),
      let number = Double(text) as? Value
    {
      value = .success(number)  // -0, NaN and the infinities, which JSON has not.
    } else if result.contains(.value) {
      value = .success(try result.decode(Value.self, forKey: .value))
    } else {
      value = .success(try JSONDecoder().decode(Value.self, from: Data("null".utf8)))
    }
  }
}

extension String {
  /// This string as a literal of JavaScript.
  var inJavaScript: String {
    String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self)
  }
}
