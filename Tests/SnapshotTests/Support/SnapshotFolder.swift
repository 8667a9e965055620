import Foundation

/// A folder of references, which says of a snapshot whether it is as it was.
struct SnapshotFolder {
  let folder: URL

  /// Whether snapshots replace their references. Such a run says nothing about them, and fails.
  let isRecording: Bool

  /// The folder of the tests, recording if the environment says so.
  static let ofTests = SnapshotFolder(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("__Snapshots__"),
    isRecording: ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1")

  /// What is to be said against a snapshot, one text per file; nothing if it is as it was.
  func objections(to snapshot: Snapshot) throws -> [String] {
    try snapshot.files.compactMap { file in
      try isRecording ? record(file) : objection(to: file)
    }
  }

  /// The names of references that no snapshot has; they are deleted when recording.
  func unused(of snapshots: [Snapshot.Name]) throws -> [String] {
    let used = Set(snapshots.flatMap(\.fileNames))
    let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let unused = present.filter { !used.contains($0) }.sorted()
    if isRecording {
      try unused.forEach { try FileManager.default.removeItem(at: url($0)) }
    }
    return unused
  }

  private func record(_ file: Snapshot.File) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let old = try? Data(contentsOf: url(file.name))
    try Data(file.content.utf8).write(to: url(file.name))
    let what = old == Data(file.content.utf8) ? "unchanged" : old == nil ? "new" : "changed"
    return "\(file.name) is recorded, \(what); run again without RECORD_SNAPSHOTS"
  }

  private func objection(to file: Snapshot.File) throws -> String? {
    guard let data = try? Data(contentsOf: url(file.name)) else {
      return "\(file.name) has no reference; record it with RECORD_SNAPSHOTS=1"
    }
    guard data != Data(file.content.utf8) else { return nil }
    let difference = LineDifference(from: String(decoding: data, as: UTF8.self), to: file.content)
    return """
      \(file.name) is not as it was (- reference, + now); if it should be, RECORD_SNAPSHOTS=1
      \(difference.description)
      """
  }

  private func url(_ name: String) -> URL {
    folder.appendingPathComponent(name)
  }
}
