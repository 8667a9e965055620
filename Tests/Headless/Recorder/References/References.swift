import Foundation

/// The stored transcripts, one for each scenario.
struct References {
  let folder: URL

  /// A Boolean value that is true if this run writes transcripts instead of comparing them.
  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil
  }

  static let stored = References(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("__Transcripts__"))

  func text(_ name: String) -> String? {
    try? String(contentsOf: file(name), encoding: .utf8)
  }

  func write(_ text: String, _ name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: file(name), atomically: true, encoding: .utf8)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: file(name))
  }

  /// The names of all stored transcripts.
  var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }

  private func file(_ name: String) -> URL {
    folder.appendingPathComponent(name + ".txt")
  }
}
