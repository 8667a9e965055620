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
        "BenchmarkClient",
        .target(name: "CAllocation", condition: .when(platforms: [.linux])),
      ]),
    .target(name: "BenchmarkClient", dependencies: ["AlignedLayout"]),
    .target(name: "CAllocation"),
  ]
)
