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
    .testTarget(
      name: "AlignedLayoutTests",
      dependencies: ["AlignedLayout"],
      resources: [.copy("Resources/reference-cases.jsonl")]),
  ]
)
