import Foundation
import Testing

/// Files that stand in two places are symbolic links. A tool that renames in all files can replace a link by a copy,
/// which then goes stale.
struct LinkedFilesTests {
  static let links = """
    Sources/Example.swiftpm/App/Examples -> ../../../Playground.playground/Sources
    Sources/Example.swiftpm/App/NamedExample.swift -> ../../playground/NamedExample.swift
    Sources/playground/Sources -> ../../Playground.playground/Sources
    Sources/playground/main.swift -> ../../Playground.playground/Contents.swift
    Tests/AlignedLinesTests/ExpectEqual.swift -> ../AlignedLayoutTests/Support/ExpectEqual.swift
    Tests/AlignedLinesTests/Seeds.swift -> ../AlignedLayoutTests/Support/Seeds.swift
    Tests/AlignedLinesTests/SplitMix64.swift -> ../AlignedLayoutTests/Support/SplitMix64.swift
    Tests/AlignedListTests/Support/ExpectEqual.swift -> ../../AlignedLayoutTests/Support/ExpectEqual.swift
    Tests/AlignedListTests/Support/Seeds.swift -> ../../AlignedLayoutTests/Support/Seeds.swift
    Tests/AlignedListTests/Support/SplitMix64.swift -> ../../AlignedLayoutTests/Support/SplitMix64.swift
    Tests/BrowserTests/ExpectEqual.swift -> ../AlignedLayoutTests/Support/ExpectEqual.swift
    Tests/Headless/AlignedLayoutForMac/Attributes -> ../../../Sources/AlignedLayout/Attributes
    Tests/Headless/AlignedLayoutForMac/Engine -> ../../../Sources/AlignedLayout/Engine
    Tests/Headless/AlignedLayoutForMac/Items -> ../../../Sources/AlignedLayout/Items
    Tests/Headless/AlignedLayoutForMac/Marks -> ../../../Sources/AlignedLayout/Marks
    Tests/Headless/AlignedLayoutForMac/View -> ../../../Sources/AlignedLayout/View
    Tests/Headless/AlignedMarksForMac/Layers -> ../../../Sources/AlignedMarks/Layers
    Tests/Headless/AlignedMarksForMac/Marks -> ../../../Sources/AlignedMarks/Marks
    Tests/Headless/MacTests/Shared/AlignedViewAnimationTests.swift -> ../../../AlignedLayoutTests/View/AlignedViewAnimationTests.swift
    Tests/Headless/MacTests/Shared/AlignedViewDecorationTests.swift -> ../../../AlignedLayoutTests/View/AlignedViewDecorationTests.swift
    Tests/Headless/MacTests/Shared/AlignedViewLaws.swift -> ../../../AlignedLayoutTests/View/AlignedViewLaws.swift
    Tests/Headless/MacTests/Shared/AlignedViewMarkTests.swift -> ../../../AlignedLayoutTests/View/AlignedViewMarkTests.swift
    Tests/Headless/MacTests/Shared/AlignedViewTests.swift -> ../../../AlignedLayoutTests/View/AlignedViewTests.swift
    Tests/Headless/MacTests/Shared/Differences.swift -> ../../../AlignedLayoutTests/Support/Differences.swift
    Tests/Headless/MacTests/Shared/ExpectEqual.swift -> ../../../AlignedLayoutTests/Support/ExpectEqual.swift
    Tests/Headless/MacTests/Shared/LayoutPassTests.swift -> ../../../AlignedLayoutTests/View/LayoutPassTests.swift
    Tests/Headless/MacTests/Shared/LineLimit+Tests.swift -> ../../../AlignedLayoutTests/Support/LineLimit+Tests.swift
    Tests/Headless/MacTests/Shared/RandomChanges.swift -> ../../../AlignedLayoutTests/View/RandomChanges.swift
    Tests/Headless/MacTests/Shared/RandomContent.swift -> ../../../AlignedLayoutTests/Support/RandomContent.swift
    Tests/Headless/MacTests/Shared/Seeds.swift -> ../../../AlignedLayoutTests/Support/Seeds.swift
    Tests/Headless/MacTests/Shared/Sizes.swift -> ../../../AlignedLayoutTests/Support/Sizes.swift
    Tests/Headless/MacTests/Shared/SplitMix64.swift -> ../../../AlignedLayoutTests/Support/SplitMix64.swift
    Tests/Headless/MacTests/Shared/TestContent.swift -> ../../../AlignedLayoutTests/Support/TestContent.swift
    Tests/Headless/MacTests/Shared/TestTag.swift -> ../../../AlignedLayoutTests/View/TestTag.swift
    Tests/Headless/MacTests/Shared/Window.swift -> ../../../../Sources/MacPlayground/Window.swift
    Tests/Headless/MacTests/Snapshots/LineDifference.swift -> ../../../SnapshotTests/Support/LineDifference.swift
    Tests/Headless/MacTests/Snapshots/PlatformArrangement+All.swift -> ../../../SnapshotTests/Platforms/PlatformArrangement+All.swift
    Tests/Headless/MacTests/Snapshots/PlatformArrangement.swift -> ../../../SnapshotTests/Platforms/PlatformArrangement.swift
    Tests/Headless/MacTests/Snapshots/PlatformLook.swift -> ../../../SnapshotTests/Platforms/PlatformLook.swift
    Tests/Headless/MacTests/Snapshots/PlatformSnapshotTests.swift -> ../../../SnapshotTests/Platforms/PlatformSnapshotTests.swift
    Tests/Headless/MacTests/Snapshots/Snapshot.swift -> ../../../SnapshotTests/Support/Snapshot.swift
    Tests/Headless/MacTests/Snapshots/SnapshotFolder.swift -> ../../../SnapshotTests/Support/SnapshotFolder.swift
    Tests/Headless/MacTests/Snapshots/Words+Columns.swift -> ../../../SnapshotTests/Support/Words+Columns.swift
    Tests/Headless/MacTests/Snapshots/Words.swift -> ../../../SnapshotTests/Support/Words.swift
    Tests/Headless/UIKitTests/ExpectEqual.swift -> ../../AlignedLayoutTests/Support/ExpectEqual.swift
    Tests/RepositoryTests/Tools -> ../../.ci/tools/Sources
    """

  /// Files that are equal byte by byte, and no links: a recording run writes each of them by itself. AppKit places the
  /// views of these arrangements where UIKit does, and draws their texts there.
  static let equalFiles = [
    (
      "Tests/SnapshotTests/__Snapshots__/platform-card.txt",
      "Tests/Headless/MacTests/__Snapshots__/platform-card.txt"
    ),
    (
      "Tests/SnapshotTests/__Snapshots__/platform-tag-cell.txt",
      "Tests/Headless/MacTests/__Snapshots__/platform-tag-cell.txt"
    ),
  ]

  @Test(arguments: equalFiles)
  func `files that are meant to equal each other do`(first: String, second: String) throws {
    let contents = try [first, second].map {
      try Data(contentsOf: Repository.root.appendingPathComponent($0))
    }
    #expect(contents[0] == contents[1], "\(first) and \(second) differ. Record both.")
  }

  @Test func `every file that is meant to be a link is one, and no other is`() throws {
    let files = FileManager.default
    let folders = ["Sources", "Tests", "Playground.playground", ".ci", ".github"]
    let paths = try folders.flatMap { folder in
      try files.subpathsOfDirectory(atPath: Repository.root.appendingPathComponent(folder).path)
        .map { "\(folder)/\($0)" }
    }
    let found = paths.filter { !$0.contains("/.build/") }.compactMap { path in
      let file = Repository.root.appendingPathComponent(path)
      return (try? files.destinationOfSymbolicLink(atPath: file.path)).map { "\(path) -> \($0)" }
    }
    #expect(found.sorted() == Self.links.split(separator: "\n").map(String.init).sorted())
  }
}
