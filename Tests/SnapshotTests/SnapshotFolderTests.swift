import Foundation
import Testing

/// The messages about snapshots that do not match, in a temporary folder.
final class SnapshotFolderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapshots-\(UUID().uuidString)")

  private let snapshot = Snapshot(
    name: Snapshot.Name(description: "lines"), text: "a\nb\nc\n", svg: "<svg/>\n")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `a missing reference is a mismatch, and is not written`() throws {
    let mismatches = try comparing.mismatches(of: snapshot)
    #expect(mismatches.count == 2)
    #expect(mismatches.first?.contains("lines.txt has no reference") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `a recording run has mismatches, and the next run has none`() throws {
    let mismatches = try recording.mismatches(of: snapshot)
    #expect(mismatches.map { $0.contains("is recorded (new)") } == [true, true])
    #expect(try comparing.mismatches(of: snapshot) == [])
    let unchanged = try recording.mismatches(of: snapshot)
    #expect(unchanged.map { $0.contains("is recorded (unchanged)") } == [true, true])
  }

  @Test func `a stale reference gives a difference line by line`() throws {
    _ = try recording.mismatches(of: snapshot)
    let changed = Snapshot(name: snapshot.name, text: "a\nx\nc\n", svg: snapshot.svg)
    let mismatches = try comparing.mismatches(of: changed)
    #expect(mismatches.count == 1)
    #expect(mismatches.first?.hasSuffix("\n  a\n- b\n+ x\n  c\n  ") == true)
  }

  @Test func `a stale picture is a mismatch of its own`() throws {
    _ = try recording.mismatches(of: snapshot)
    let changed = Snapshot(name: snapshot.name, text: snapshot.text, svg: "<svg></svg>\n")
    #expect(try comparing.mismatches(of: changed).map { $0.hasPrefix("lines.svg") } == [true])
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\nc\n", "a\nb\nc\n\n", "a \nb\nc\n", ""])
  func `bytes are compared, with line endings and trailing spaces`(text: String) throws {
    _ = try recording.mismatches(of: snapshot)
    let changed = Snapshot(name: snapshot.name, text: text, svg: snapshot.svg)
    #expect(try comparing.mismatches(of: changed).count == 1)
  }

  @Test func `a file of no snapshot is found, and deleted when recording`() throws {
    _ = try recording.mismatches(of: snapshot)
    try Data().write(to: folder.appendingPathComponent("gone.txt"))
    #expect(try comparing.unusedFiles(besides: [snapshot.name]) == ["gone.txt"])
    #expect(try recording.unusedFiles(besides: [snapshot.name]) == ["gone.txt"])
    #expect(try comparing.unusedFiles(besides: [snapshot.name]) == [])
    #expect(try comparing.mismatches(of: snapshot) == [])
  }

  @Test func `a difference leaves out lines that are far from a change`() {
    let old = (1...12).map { "line \($0)" }
    let new = old.map { $0 == "line 6" ? "line six" : $0 } + ["line 13"]
    let difference = LineDifference(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    #expect(
      difference.description == """
          …
          line 4
          line 5
        - line 6
        + line six
          line 7
          line 8
          …
          line 11
          line 12
        + line 13
        """)
  }

  private var comparing: SnapshotFolder { SnapshotFolder(folder: folder, isRecording: false) }
  private var recording: SnapshotFolder { SnapshotFolder(folder: folder, isRecording: true) }
}
