// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AlignedLayout",
  platforms: [
    .iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12), .watchOS(.v8),
  ],
  products: [
    .library(name: "AlignedLayout", targets: ["AlignedLayout"])
  ],
  targets: [
    .target(name: "AlignedLayout"),
    // Names of SwiftUI's, for a test file that imports them beside the library.
    .target(name: "LookalikeNames", path: "Tests/LookalikeNames"),
    .testTarget(
      name: "AlignedLayoutTests",
      dependencies: ["AlignedLayout", "LookalikeNames"],
      resources: [.copy("Resources/reference-cases.jsonl")]),
    // What UIKit calls, written down: runs on the real one too.
    .testTarget(
      name: "RecorderTests", path: "Tests/Headless/Recorder", exclude: ["__Transcripts__"]),
    .testTarget(name: "DocumentationTests", dependencies: ["AlignedLayout"]),
  ]
)

#if !canImport(Darwin)
  // Hosts without UIKit get a stand-in of that name, but only where this package is worked on: as a
  // dependency it lies in a folder `checkouts`, and there a module named UIKit would make every
  // `#if canImport(UIKit)` of the client's own code true.
  if Context.packageDirectory.split(separator: "/").dropLast().last != "checkouts" {
    for target in package.targets {
      target.dependencies += ["UIKit"]
      if target.isTest { target.dependencies += ["_Testing_UIKit", "UIKitTestSupport"] }
    }
    package.targets += [
      .target(name: "UIKit", path: "Tests/Headless/UIKit"),
      // What the compiler looks for in a file that imports both Testing and UIKit.
      .target(
        name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Tests/Headless/_Testing_UIKit"),
      // Draws views and engine layouts, for the playground and for tests.
      .target(
        name: "LayoutDrawing", dependencies: ["AlignedLayout", "UIKit"],
        path: "Tests/Headless/Drawing"),
      .target(
        name: "PlaygroundSupport", dependencies: ["AlignedLayout", "LayoutDrawing", "UIKit"],
        path: "Tests/Headless/PlaygroundSupport"),
      // Runs the very page that Xcode shows: its sources are symbolic links into the playground.
      .executableTarget(
        name: "playground", dependencies: ["AlignedLayout", "PlaygroundSupport", "UIKit"]),
      .target(
        name: "UIKitTestSupport", dependencies: ["UIKit", "_Testing_UIKit"],
        path: "Tests/Headless/UIKitTestSupport"),
      // All that a layout may override and call: built here and by Apple's import rules.
      .target(name: "UIKitProbe", dependencies: ["UIKit"], path: "Tests/Headless/Probe"),
      .testTarget(
        name: "HeadlessUIKitTests",
        dependencies: [
          "LayoutDrawing", "PlaygroundSupport", "UIKit", "UIKitTestSupport", "_Testing_UIKit",
          "playground",
        ],
        path: "Tests/Headless/UIKitTests"),
      .testTarget(
        name: "SnapshotTests",
        dependencies: [
          "AlignedLayout", "LayoutDrawing", "UIKit", "UIKitTestSupport", "_Testing_UIKit",
        ],
        exclude: ["__Snapshots__"]),
    ]
  }
#endif
