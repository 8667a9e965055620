import Foundation
import Testing

/// What UIKit and AppKit have drawn.
@MainActor
@Suite struct PlatformComparisonTests {
  @Test(arguments: PlatformArrangement.all)
  func `frames and texts are those of UIKit`(arrangement: PlatformArrangement) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let uiKit = SnapshotFolder(
      folder: tests.appendingPathComponent("SnapshotTests/__Snapshots__"), isRecording: false)
    let snapshot = arrangement.snapshot
    let reference = try String(
      contentsOf: uiKit.folder.appendingPathComponent("\(snapshot.name).txt"), encoding: .utf8)
    let difference = LineDifference(from: reference, to: snapshot.text)
    #expect(reference == snapshot.text, "\(difference.description)")
  }

  @Test func `every reference belongs to an arrangement`() throws {
    let names = PlatformArrangement.all.map { Snapshot.Name(description: $0.name) }
    #expect(try SnapshotFolder.ofTests.unusedFiles(besides: names) == [])
  }
}
