// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AlignedLayout",
  platforms: [
    .iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12), .watchOS(.v8),
  ],
  products: [
    .library(name: "AlignedLayout", targets: ["AlignedLayout"]),
    // Screens as values, over the layout. Clients of the layout alone do not build it.
    .library(name: "AlignedList", targets: ["AlignedList"]),
    // Expectations over all widths, for a client's tests. No app links it.
    .library(name: "AlignedLayoutTesting", targets: ["AlignedLayoutTesting"]),
  ],
  targets: [
    .target(name: "AlignedLayout"),
    .target(name: "AlignedList", dependencies: ["AlignedLayout"]),
    .target(
      name: "AlignedLayoutTesting", dependencies: ["AlignedLayout", "AlignedLayoutPictures"]),
    // Boxes and lines of text, as SVG and in characters. It knows no layout, so that the stand-in for UIKit
    // measures text by the same table.
    .target(name: "AlignedLayoutPictures"),
    // Types with names as in SwiftUI, for a test file that imports them together with the library.
    .target(name: "LookalikeNames", path: "Tests/LookalikeNames"),
    .testTarget(
      name: "AlignedLayoutTests",
      dependencies: ["AlignedLayout", "LookalikeNames"],
      resources: [.copy("Resources/reference-cases.jsonl")]),
    // Records the calls that UIKit makes. Runs on Apple's systems too.
    .testTarget(
      name: "RecorderTests", path: "Tests/Headless/Recorder", exclude: ["__Transcripts__"]),
    .testTarget(
      name: "AlignedLayoutTestingTests", dependencies: ["AlignedLayout", "AlignedLayoutTesting"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["AlignedLayout", "AlignedLayoutTesting", "AlignedList"]),
  ]
)

#if !canImport(Darwin)
  // Hosts without UIKit and SwiftUI get stand-in modules of these names, but only while this package itself
  // is developed. In a client's build they would make every `#if canImport(UIKit)` of the client true.
  // There the package is in a folder named `checkouts`.
  if Context.packageDirectory.split(separator: "/").dropLast().last != "checkouts" {
    for target in package.targets where target.name != "AlignedLayoutPictures" {
      target.dependencies += ["UIKit", "SwiftUI"]
      if target.isTest { target.dependencies += ["_Testing_UIKit", "UIKitTestSupport"] }
    }
    package.targets.first { $0.name == "DocumentationTests" }?.dependencies += ["LayoutDrawing"]
    package.targets += [
      .target(
        name: "UIKit",
        dependencies: ["AlignedLayoutPictures", "CoreGraphics", "QuartzCore", "UIFoundation"],
        path: "Tests/Headless/UIKit"),
      .target(
        name: "AppKit",
        dependencies: ["AlignedLayoutPictures", "CoreGraphics", "QuartzCore", "UIFoundation"],
        path: "Tests/Headless/AppKit"),
      // What UIKit and AppKit share.
      .target(name: "UIFoundation", path: "Tests/Headless/UIFoundation"),
      .target(
        name: "QuartzCore", dependencies: ["CoreGraphics"], path: "Tests/Headless/QuartzCore"),
      .target(name: "CoreGraphics", path: "Tests/Headless/CoreGraphics"),
      .target(
        name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/Headless/SwiftUI",
        exclude: ["README.md"]),
      // The compiler imports these overlays into files that import both Testing and UIKit, or
      // CoreGraphics, which UIKit exports.
      .target(
        name: "_Testing_UIKit", dependencies: ["UIKit", "_Testing_CoreGraphics"],
        path: "Tests/Headless/_Testing_UIKit"),
      .target(
        name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"],
        path: "Tests/Headless/_Testing_CoreGraphics"),
      .target(
        name: "_Testing_AppKit", dependencies: ["AppKit", "_Testing_CoreGraphics"],
        path: "Tests/Headless/_Testing_AppKit"),
      // The library as it is on a Mac. Its folders are symbolic links. Here both UIKit and AppKit can be
      // imported, so a condition chooses.
      .target(
        name: "AlignedLayoutForMac", dependencies: ["AppKit", "CoreGraphics", "QuartzCore"],
        path: "Tests/Headless/AlignedLayoutForMac", swiftSettings: [.define("APPKIT")]),
      .testTarget(
        name: "MacTests",
        dependencies: [
          "AlignedLayoutForMac", "AppKit", "Pictures", "UIKitTestSupport", "_Testing_AppKit",
        ],
        path: "Tests/Headless/MacTests", exclude: ["__Snapshots__"],
        // Files that it shares with tests of the library under UIKit import the library by its name.
        swiftSettings: [
          .define("APPKIT"),
          .unsafeFlags(
            ["-module-alias", "AlignedLayout=AlignedLayoutForMac"], .when(configuration: .debug)),
        ]),
      // Draws views of UIKit, for the playground and for tests.
      .target(
        name: "LayoutDrawing",
        dependencies: ["AlignedLayout", "AlignedLayoutTesting", "Pictures", "UIKit"],
        path: "Tests/Headless/Drawing"),
      // Draws views, of UIKit or AppKit.
      .target(
        name: "Pictures",
        dependencies: ["AlignedLayoutPictures", "CoreGraphics", "QuartzCore", "UIFoundation"],
        path: "Tests/Headless/Pictures"),
      .target(
        name: "PlaygroundSupport", dependencies: ["AlignedLayout", "LayoutDrawing", "UIKit"],
        path: "Tests/Headless/PlaygroundSupport"),
      // Runs the same page as Xcode: its main.swift and Sources are symbolic links into the playground.
      // Its other files read arguments.
      .executableTarget(
        name: "playground",
        dependencies: ["AlignedLayout", "AlignedList", "PlaygroundSupport", "SwiftUI", "UIKit"]),
      .target(
        name: "UIKitTestSupport", dependencies: ["UIKit", "_Testing_UIKit"],
        path: "Tests/Headless/UIKitTestSupport"),
      // Overrides and calls what layouts use of UIKit. Compiled here and by Apple's import rules.
      .target(name: "UIKitProbe", dependencies: ["UIKit"], path: "Tests/Headless/Probe"),
      // A layout and its client as they were written before Swift's concurrency.
      .target(
        name: "SwiftFiveClient", dependencies: ["UIKit"], path: "Tests/Headless/SwiftFive",
        swiftSettings: [.swiftLanguageMode(.v5)]),
      .testTarget(
        name: "HeadlessUIKitTests",
        dependencies: [
          "LayoutDrawing", "PlaygroundSupport", "SwiftFiveClient", "SwiftUI", "UIKit",
          "UIKitTestSupport", "_Testing_UIKit", "playground",
        ],
        path: "Tests/Headless/UIKitTests"),
      // The playground's examples at all widths.
      .testTarget(
        name: "PlaygroundWidthsTests",
        dependencies: [
          "AlignedLayout", "AlignedLayoutTesting", "AlignedList", "LayoutDrawing", "SwiftUI",
          "UIKit", "UIKitTestSupport", "_Testing_UIKit", "playground",
        ],
        path: "Tests/Headless/PlaygroundWidths"),
      // The example app, whose own manifest is for Xcode. It begins as an app of SwiftUI, which the stand-in does
      // not have.
      .target(
        name: "ExampleApp",
        dependencies: ["AlignedLayout", "AlignedList", "SwiftUI", "UIKit"],
        path: "Sources/Example.swiftpm/App", exclude: ["ExampleApp.swift"]),
      .testTarget(
        name: "ExampleAppTests",
        dependencies: [
          "AlignedLayout", "AlignedList", "ExampleApp", "LayoutDrawing", "SwiftUI", "UIKit",
          "UIKitTestSupport", "_Testing_UIKit",
        ],
        path: "Tests/Headless/ExampleAppTests"),
      .testTarget(
        name: "AlignedListTests",
        dependencies: [
          "AlignedLayout", "AlignedList", "UIKit", "UIKitTestSupport", "_Testing_UIKit",
        ]),
      .testTarget(
        name: "AlignedLinesTests",
        dependencies: [
          "AlignedLayout", "AlignedList", "SwiftUI", "UIKit", "UIKitTestSupport", "_Testing_UIKit",
        ]),
      // Links of the repository's pages, and the tools of .ci, whose folder is a symbolic link here.
      .testTarget(name: "RepositoryTests"),
      // What the browser's playground adds to the engine. In the page it is compiled together with it.
      .target(
        name: "BrowserPlayground", dependencies: ["AlignedLayout"],
        path: "Sources/BrowserPlayground/Bridge"),
      .testTarget(name: "BrowserTests", dependencies: ["AlignedLayout", "BrowserPlayground"]),
      .testTarget(
        name: "SnapshotTests",
        dependencies: [
          "AlignedLayout", "LayoutDrawing", "SwiftUI", "UIKit", "UIKitTestSupport",
          "_Testing_UIKit", "playground",
        ],
        exclude: ["README.md", "__Snapshots__"]),
    ]
    // Tests spend their time in these modules. Optimized, they take a third of it; optimizing others, or
    // the tests themselves, would take longer than it saves. Assertions and `@testable` work as before.
    let optimized: Set = [
      "AlignedLayout", "AlignedLayoutTesting", "CoreGraphics", "QuartzCore", "UIFoundation",
      "UIKit", "UIKitTestSupport",
    ]
    // Tests are two thirds of the source. Larger batches read fewer declarations twice, and line numbers
    // are all the debug information that a failure needs. One module alone compiled a tenth faster.
    let forTests = ["-gline-tables-only", "-driver-batch-size-limit", "60"]
    for target in package.targets where target.isTest || optimized.contains(target.name) {
      target.swiftSettings =
        (target.swiftSettings ?? []) + [
          .unsafeFlags(
            target.isTest ? forTests : ["-O", "-assert-config", "Debug", "-gline-tables-only"],
            .when(configuration: .debug))
        ]
    }
  }
#endif
