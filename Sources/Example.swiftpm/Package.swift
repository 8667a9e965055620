// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

/// An app with all examples of the playground. Double-click the folder that contains this file. Xcode opens it
/// as an app playground: choose a simulator and press Run. Close the package itself before, because Xcode opens
/// a package in one window at a time.
///
/// The app needs iOS 16, the library iOS 15: three of the examples are screens in SwiftUI.
let package = Package(
  name: "Example",
  platforms: [
    .iOS("16.0")
  ],
  products: [
    .iOSApplication(
      name: "Example",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.AlignedLayout",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .palette),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [
        .pad,
        .phone,
      ],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeRight,
        .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ]
    )
  ],
  dependencies: [
    // Without a name, the targets would have to name the folder of the clone: that is the identity of a package
    // at a path (Swift 6.2: "unknown package 'AlignedLayout' …; valid packages are: 'name-of-the-folder'").
    .package(name: "AlignedLayout", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        .product(name: "AlignedLayout", package: "AlignedLayout"),
        .product(name: "AlignedList", package: "AlignedLayout"),
        .product(name: "AlignedMarks", package: "AlignedLayout"),
      ],
      // Its Examples and NamedExample.swift are symbolic links.
      path: "App"
    )
  ]
)
