// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that no client of the library ever builds it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AlignedLayout", path: "../..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AlignedLayout", "BenchmarkClient",
        .target(name: "CAllocation", condition: .when(platforms: [.linux])),
      ]),
    .target(name: "BenchmarkClient", dependencies: ["AlignedLayout"]),
    .target(name: "CAllocation"),
  ]
)
