import Foundation
import Testing

/// What UIKit and AppKit have drawn.
@MainActor
@Suite struct PlatformComparisonTests {
  @Test(arguments: PlatformArrangement.all)
  func `frames are those of UIKit`(arrangement: PlatformArrangement) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let reference = tests.appendingPathComponent(
      "SnapshotTests/__Snapshots__/\(arrangement.name).txt")
    let uiKit = frames(in: try String(contentsOf: reference, encoding: .utf8))
    let appKit = frames(in: arrangement.snapshot.text)
    let difference = LineDifference(from: uiKit, to: appKit)
    expectEqual(uiKit, appKit, "\(difference.description)")
  }

  /// The text without its drawings, in which AppKit's texts stand at the top of their labels.
  private func frames(in text: String) -> String {
    text.split(separator: "\n").filter { !"┏┃┗".contains($0.prefix(1)) }.joined(separator: "\n")
  }

  @Test func `every reference belongs to an arrangement`() throws {
    let names = PlatformArrangement.all.map { Snapshot.Name(description: $0.name) }
    expectEqual(try SnapshotFolder.ofTests.unusedFiles(besides: names), [])
  }
}
