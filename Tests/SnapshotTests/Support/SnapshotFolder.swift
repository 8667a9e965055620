import Foundation

/// A folder of references, which snapshots are compared with.
struct SnapshotFolder {
  let folder: URL

  /// Whether snapshots replace their references. Such a run compares nothing, and always fails.
  let isRecording: Bool

  /// The folder of the tests. It records if `RECORD_SNAPSHOTS` is 1.
  static let ofTests = SnapshotFolder(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("__Snapshots__"),
    isRecording: ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1")

  /// Returns a message for each file of a snapshot that does not match its reference.
  func mismatches(of snapshot: Snapshot) throws -> [String] {
    try snapshot.files.compactMap { file in
      try isRecording ? record(file) : mismatch(of: file)
    }
  }

  /// Returns the names of files that belong to none of the snapshots, and deletes these files when
  /// recording.
  func unusedFiles(besides snapshots: [Snapshot.Name]) throws -> [String] {
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
    let change = old == Data(file.content.utf8) ? "unchanged" : old == nil ? "new" : "changed"
    return "\(file.name) is recorded (\(change)). Run again without RECORD_SNAPSHOTS."
  }

  private func mismatch(of file: Snapshot.File) throws -> String? {
    guard let data = try? Data(contentsOf: url(file.name)) else {
      return "\(file.name) has no reference. RECORD_SNAPSHOTS=1 records it."
    }
    guard data != Data(file.content.utf8) else { return nil }
    let difference = LineDifference(from: String(decoding: data, as: UTF8.self), to: file.content)
    return """
      \(file.name) differs (- reference, + now). RECORD_SNAPSHOTS=1 records an intended change.
      \(difference.description)
      """
  }

  private func url(_ name: String) -> URL {
    folder.appendingPathComponent(name)
  }
}
