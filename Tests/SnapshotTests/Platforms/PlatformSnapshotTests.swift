import Testing

/// Arrangements of views as UIKit draws them, or AppKit where this file is compiled for it.
@MainActor
@Suite struct PlatformSnapshotTests {
  @Test(arguments: PlatformArrangement.all)
  func `an arrangement matches its snapshot`(arrangement: PlatformArrangement) throws {
    for mismatch in try SnapshotFolder.ofTests.mismatches(of: arrangement.snapshot) {
      Issue.record(Comment(rawValue: mismatch))
    }
  }
}
