import Foundation

/// The DevTools protocol over two pipes: JSON messages, each with a NUL byte at its end.
///
/// Replies arrive on a thread of their own, and timeouts on a queue of Dispatch. So a test that keeps
/// all threads of Swift's concurrency busy makes no other test run out of time.
final class DevToolsConnection: Sendable {
  typealias Observer = @Sendable (_ event: String, _ message: Data) -> Void

  private struct State {
    var lastID = 0
    var replies: [Int: CheckedContinuation<Data, any Error>] = [:]
    var observers: [String: Observer] = [:]
    var end: BrowserError?
  }

  private struct Envelope: Decodable {
    struct Failure: Decodable { let message: String }
    let id: Int?
    let method: String?
    let sessionId: String?
    let error: Failure?
  }

  private struct Reply<Result: Decodable>: Decodable { let result: Result }
  private struct Empty: Decodable {}

  private let state = Locked(State())
  private let output: FileHandle
  /// A write blocks while the pipe is full.
  private let writes = DispatchQueue(label: "DevToolsConnection.writes")

  /// Reads messages until `input` ends. Then all that wait get an error with the end of `log`.
  init(input: FileHandle, output: FileHandle, log: URL) {
    self.output = output
    signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread { [self] in
      readMessages(from: input)
      let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n").filter { !$0.contains("dbus/") }
      end(.ended(log: lines.suffix(5).joined(separator: "\n")))
    }
  }

  /// Calls `observer` with each event of a session, on the thread that reads.
  func observe(session: String, with observer: Observer?) {
    state.withLock { $0.observers[session] = observer }
  }

  func send(
    _ method: String, _ parameters: [String: any Sendable] = [:], session: String? = nil,
    timeout: Duration = .browserTimeout
  ) async throws {
    let _: Empty = try await send(method, parameters, session: session, timeout: timeout)
  }

  func send<Result: Decodable>(
    _ method: String, _ parameters: [String: any Sendable] = [:], session: String? = nil,
    timeout: Duration = .browserTimeout
  ) async throws -> Result {
    var message: [String: any Sendable] = ["method": method, "params": parameters]
    message["sessionId"] = session
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    message["id"] = id
    let data = try JSONSerialization.data(withJSONObject: message) + [0]
    let reply = try await withCheckedThrowingContinuation { continuation in
      let end = state.withLock { state in
        if state.end == nil { state.replies[id] = continuation }
        return state.end
      }
      if let end { return continuation.resume(throwing: end) }
      // If the write fails, the browser has ended, and the thread that reads notices.
      writes.async { [output] in try? output.write(contentsOf: data) }
      let seconds = timeout / .seconds(1)
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
        self?.resume(
          id, with: .failure(BrowserError.timedOut("a reply to \(method)", after: timeout)))
      }
    }
    return try JSONDecoder().decode(Reply<Result>.self, from: reply).result
  }

  /// Gives all that wait for a reply an error, now and later.
  func end(_ error: BrowserError) {
    let replies = state.withLock { state in
      state.end = state.end ?? error
      defer { state.replies = [:] }
      return state.replies.values
    }
    for reply in replies { reply.resume(throwing: error) }
  }

  private func readMessages(from input: FileHandle) {
    var message = Data()
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 16)
    defer { buffer.deallocate() }
    while true {
      let count = read(input.fileDescriptor, buffer, 1 << 16)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      var start = buffer
      let bufferEnd = buffer + count
      while let nul = memchr(start, 0, bufferEnd - start) {
        let end = nul.assumingMemoryBound(to: UInt8.self)
        message.append(start, count: end - start)
        receive(message)
        message = Data()
        start = end + 1
      }
      message.append(start, count: bufferEnd - start)
    }
  }

  private func receive(_ message: Data) {
    guard let envelope = try? JSONDecoder().decode(Envelope.self, from: message) else { return }
    if let id = envelope.id {
      let error = envelope.error.map { BrowserError.refused($0.message) }
      resume(id, with: error.map { .failure($0) } ?? .success(message))
    } else if let event = envelope.method, let session = envelope.sessionId {
      state.withLock { $0.observers[session] }?(event, message)
    }
  }

  private func resume(_ id: Int, with result: Result<Data, any Error>) {
    state.withLock { $0.replies.removeValue(forKey: id) }?.resume(with: result)
  }
}
