// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that clients of the library never build it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AlignedLayout", path: "../..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AlignedLayout", .product(name: "AlignedList", package: "AlignedLayout"),
        "BenchmarkClient", "PeerLayouts",
        .target(name: "CAllocation", condition: .when(platforms: [.linux])),
      ]),
    .target(name: "BenchmarkClient", dependencies: ["AlignedLayout"]),
    // Layouts of other kinds, which are measured beside the library.
    .target(name: "PeerLayouts", dependencies: ["AlignedLayout"]),
    .target(name: "CAllocation"),
  ]
)
