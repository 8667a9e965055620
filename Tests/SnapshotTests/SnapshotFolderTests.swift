import Foundation
import Testing

/// What the tests say of a snapshot that is not as it was: tested on a folder of their own.
final class SnapshotFolderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapshots-\(UUID().uuidString)")

  private let snapshot = Snapshot(
    name: Snapshot.Name(description: "lines"), story: "a\nb\nc\n", svg: "<svg/>\n")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `a missing reference is an objection, and is not written`() throws {
    let objections = try comparing.objections(to: snapshot)
    #expect(objections.count == 2)
    #expect(objections.first?.contains("lines.txt has no reference") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `a recording run objects, and the next run does not`() throws {
    let objections = try recording.objections(to: snapshot)
    #expect(objections.map { $0.contains("is recorded, new") } == [true, true])
    #expect(try comparing.objections(to: snapshot) == [])
    let unchanged = try recording.objections(to: snapshot)
    #expect(unchanged.map { $0.contains("is recorded, unchanged") } == [true, true])
  }

  @Test func `a stale reference is shown line by line`() throws {
    _ = try recording.objections(to: snapshot)
    let changed = Snapshot(name: snapshot.name, story: "a\nx\nc\n", svg: snapshot.svg)
    let objections = try comparing.objections(to: changed)
    #expect(objections.count == 1)
    #expect(objections.first?.hasSuffix("\n  a\n- b\n+ x\n  c\n  ") == true)
  }

  @Test func `a stale picture is an objection of its own`() throws {
    _ = try recording.objections(to: snapshot)
    let changed = Snapshot(name: snapshot.name, story: snapshot.story, svg: "<svg></svg>\n")
    #expect(try comparing.objections(to: changed).map { $0.hasPrefix("lines.svg") } == [true])
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\nc\n", "a\nb\nc\n\n", "a \nb\nc\n", ""])
  func `bytes are compared, line ends and trailing space included`(story: String) throws {
    _ = try recording.objections(to: snapshot)
    let changed = Snapshot(name: snapshot.name, story: story, svg: snapshot.svg)
    #expect(try comparing.objections(to: changed).count == 1)
  }

  @Test func `a reference that no snapshot has is found, and deleted when recording`() throws {
    _ = try recording.objections(to: snapshot)
    try Data().write(to: folder.appendingPathComponent("gone.txt"))
    #expect(try comparing.unused(of: [snapshot.name]) == ["gone.txt"])
    #expect(try recording.unused(of: [snapshot.name]) == ["gone.txt"])
    #expect(try comparing.unused(of: [snapshot.name]) == [])
    #expect(try comparing.objections(to: snapshot) == [])
  }

  @Test func `a difference leaves out what is far from any change`() {
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
