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
    // Marks over a layout or a view, which show how its lines came about. Debug builds link it.
    .library(name: "AlignedMarks", targets: ["AlignedMarks"]),
    // Expectations over all widths, for a client's tests. No app links it.
    .library(name: "AlignedLayoutTesting", targets: ["AlignedLayoutTesting"]),
  ],
  targets: [
    .target(name: "AlignedLayout"),
    .target(name: "AlignedList", dependencies: ["AlignedLayout"]),
    .target(name: "AlignedMarks", dependencies: ["AlignedLayout"]),
    .target(
      name: "AlignedLayoutTesting", dependencies: ["AlignedLayout", "AlignedLayoutPictures"]),
    // Boxes and lines of text, as SVG and in characters. It knows no layout.
    .target(name: "AlignedLayoutPictures"),
    // Types with names as in SwiftUI, for a test file that imports them together with the library.
    .target(name: "LookalikeNames", path: "Tests/LookalikeNames"),
    .testTarget(
      name: "AlignedLayoutTests",
      dependencies: ["AlignedLayout", "AlignedLayoutTesting", "AlignedMarks", "LookalikeNames"],
      resources: [.copy("Resources/reference-cases.jsonl")]),
    .testTarget(
      name: "AlignedLayoutTestingTests", dependencies: ["AlignedLayout", "AlignedLayoutTesting"]),
  ]
)

// Tests of articles, and the recorder of the calls that UIKit makes.
let articlesAndRecorder: [Target] = [
  .testTarget(
    name: "DocumentationTests",
    dependencies: ["AlignedLayout", "AlignedLayoutTesting", "AlignedList", "AlignedMarks"]),
  .testTarget(name: "RecorderTests", path: "Tests/Headless/Recorder", exclude: ["__Transcripts__"]),
]

#if canImport(Darwin)
  package.targets += articlesAndRecorder
  // A list itself needs UIKit, and its core does not.
  package.targets.append(
    .testTarget(
      name: "AlignedListTests", dependencies: ["AlignedList"],
      sources: [
        "Core", "Support/ExpectEqual.swift", "Support/Seeds.swift", "Support/SplitMix64.swift",
      ]))
  // Draws what the engine can. The examples need UIKit, which Xcode has for them.
  package.targets.append(
    .executableTarget(
      name: "playground", dependencies: ["AlignedLayout", "AlignedLayoutTesting"],
      path: "Sources/MacPlayground"))
#else
  // Hosts without UIKit and SwiftUI get stand-in modules of these names, but only while this package itself is
  // developed. In a client's build they would make every `#if canImport(UIKit)` of the client true. There the
  // package is in a folder named `checkouts`.
  if Context.packageDirectory.split(separator: "/").dropLast().last != "checkouts" {
    package.targets += [
      .testTarget(name: "AlignedListTests", dependencies: ["AlignedList"]),
      .testTarget(name: "AlignedLinesTests", dependencies: ["AlignedList"]),
      .testTarget(
        name: "SnapshotTests", dependencies: ["AlignedMarks", "LayoutDrawing", "playground"],
        exclude: ["README.md", "__Snapshots__"]),
    ]
    // What `swift test` leaves out: tests of the stand-in, of playgrounds, articles and tools.
    let allTests = Context.environment["ALL_TESTS"] == "1"
    if allTests {
      package.targets += articlesAndRecorder
      package.targets += [
        .testTarget(
          name: "HeadlessUIKitTests",
          dependencies: ["LayoutDrawing", "PlaygroundSupport", "SwiftFiveClient", "playground"],
          path: "Tests/Headless/UIKitTests"),
        // A layout and its client as they were written before Swift's concurrency.
        .target(
          name: "SwiftFiveClient", path: "Tests/Headless/SwiftFive",
          swiftSettings: [.swiftLanguageMode(.v5)]),
        // Overrides and calls what layouts use of UIKit. Compiled here and by Apple's import rules.
        .target(name: "UIKitProbe", path: "Tests/Headless/Probe"),
        // The playground's examples at all widths.
        .testTarget(
          name: "PlaygroundWidthsTests",
          dependencies: ["AlignedLayoutTesting", "AlignedList", "LayoutDrawing", "playground"],
          path: "Tests/Headless/PlaygroundWidths"),
        // The example app, whose own manifest is for Xcode. It begins as an app of SwiftUI, which the stand-in
        // does not have.
        .target(
          name: "ExampleApp", dependencies: ["AlignedList", "AlignedMarks"],
          path: "Sources/Example.swiftpm/App", exclude: ["ExampleApp.swift"]),
        .testTarget(
          name: "ExampleAppTests", dependencies: ["ExampleApp", "LayoutDrawing"],
          path: "Tests/Headless/ExampleAppTests"),
        // What the browser's playground adds to the engine. In the page it is compiled together with it.
        .target(
          name: "BrowserPlayground", dependencies: ["AlignedLayout", "AlignedLayoutTesting"],
          path: "Sources/BrowserPlayground/Bridge"),
        .testTarget(name: "BrowserTests", dependencies: ["BrowserPlayground"]),
        // Links of the repository's pages, and the tools of .ci, whose folder is a symbolic link here.
        .testTarget(name: "RepositoryTests"),
      ]
    }
    for target in package.targets where target.name != "AlignedLayoutPictures" {
      target.dependencies += ["UIKit", "SwiftUI"]
      if target.isTest { target.dependencies += ["_Testing_UIKit", "UIKitTestSupport"] }
    }

    /// Adds a target of the stand-in, in the folder of its name.
    func add(_ name: String, _ dependencies: Target.Dependency...) {
      package.targets.append(
        .target(name: name, dependencies: dependencies, path: "Tests/Headless/\(name)"))
    }
    add("CoreGraphics")
    add("QuartzCore", "CoreGraphics")
    add("UIFoundation")
    add("UIKit", "AlignedLayoutPictures", "QuartzCore", "UIFoundation")
    add("SwiftUI", "UIKit")
    // The compiler imports these overlays into files that import Testing and a module of the stand-in.
    add("_Testing_CoreGraphics", "CoreGraphics")
    add("_Testing_UIKit", "UIKit", "_Testing_CoreGraphics")
    add("UIKitTestSupport", "_Testing_UIKit")
    // These draw views, for snapshots and for the playground.
    add("Pictures", "AlignedLayoutPictures", "QuartzCore", "UIFoundation")
    add("LayoutDrawing", "AlignedLayoutTesting", "Pictures", "UIKit")
    add("PlaygroundSupport", "LayoutDrawing")
    // Runs the page of Xcode's playground. Its other files read arguments.
    package.targets.append(
      .executableTarget(
        name: "playground", dependencies: ["AlignedList", "PlaygroundSupport", "SwiftUI"]))

    if allTests {
      /// Returns settings for files that import modules by their names under UIKit.
      func forMac(importing modules: String...) -> [SwiftSetting] {
        let aliases = modules.flatMap { ["-module-alias", "\($0)=\($0)ForMac"] }
        return [.define("APPKIT"), .unsafeFlags(aliases, .when(configuration: .debug))]
      }

      add("AppKit", "AlignedLayoutPictures", "QuartzCore", "UIFoundation")
      add("_Testing_AppKit", "AppKit", "_Testing_CoreGraphics")
      package.targets += [
        // What `swift run playground` is on a Mac.
        .executableTarget(
          name: "MacPlayground", dependencies: ["AlignedLayout", "AlignedLayoutTesting"]),
        // The library as it is on a Mac. Its folders are symbolic links. Here both UIKit and AppKit can be
        // imported, so a condition chooses.
        .target(
          name: "AlignedLayoutForMac", dependencies: ["AppKit"],
          path: "Tests/Headless/AlignedLayoutForMac", swiftSettings: [.define("APPKIT")]),
        .target(
          name: "AlignedMarksForMac", dependencies: ["AlignedLayoutForMac"],
          path: "Tests/Headless/AlignedMarksForMac",
          swiftSettings: forMac(importing: "AlignedLayout")),
        .testTarget(
          name: "MacTests",
          dependencies: [
            "AlignedMarksForMac", "Pictures", "UIKitTestSupport", "_Testing_AppKit",
          ],
          path: "Tests/Headless/MacTests", exclude: ["__Snapshots__"],
          swiftSettings: forMac(importing: "AlignedLayout", "AlignedMarks")),
      ]
    }

    // Tests spend their time in these modules. Optimized, they take a third of it; optimizing others, or the
    // tests themselves, would take longer than it saves. Assertions and `@testable` work as before.
    let optimized: Set = [
      "AlignedLayout", "AlignedLayoutPictures", "AlignedLayoutTesting", "AlignedMarks",
      "CoreGraphics", "Pictures", "QuartzCore", "SwiftUI", "UIFoundation", "UIKit",
      "UIKitTestSupport",
    ]
    for target in package.targets {
      // Line numbers are all the debug information that a failure needs. The package manager asks for more,
      // but an option of the frontend comes last.
      var options = ["-Xfrontend", "-gline-tables-only"]
      if optimized.contains(target.name) { options += ["-O", "-assert-config", "Debug"] }
      // Larger batches read fewer declarations twice.
      if target.name == "UIKit" {
        options += ["-disable-batch-mode", "-wmo", "-num-threads", "2"]
      } else {
        options += ["-driver-batch-size-limit", target.isTest ? "60" : "200"]
      }
      target.swiftSettings =
        (target.swiftSettings ?? []) + [.unsafeFlags(options, .when(configuration: .debug))]
    }
  }
#endif
