import AlignedLayout
import AlignedLayoutTesting
import Foundation

// What `swift run playground` does on a Mac, which has no UIKit: it draws what the engine lays out, opens the
// playground for browsers, says how Xcode shows the examples, and shows views of AppKit in a window.

let options = Set(CommandLine.arguments.dropFirst())
guard options.isSubset(of: ["--pictures"]) else {
  print(
    "Usage: swift run playground [--pictures]\n\nWith --pictures, no window with views of AppKit is shown."
  )
  exit(64)
}

for drawing in Drawing.all {
  let picture = drawing.picture(width: 375)
  let file = URL(fileURLWithPath: "playground-\(drawing.name).svg")
  try picture.svg.write(to: file, atomically: true, encoding: .utf8)
  print("\n\(drawing.name): \(drawing.summary)\n\(picture.text)\nPicture: \(file.path)")
}

let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
let page = package.appendingPathComponent("Sources/BrowserPlayground/playground.html")
print(
  """

  The engine in a page, for a browser: \(page.path)
  The examples need UIKit. In Xcode, open Package.swift, build it for a simulator, and open Playground.playground;
  or open Sources/Example.swiftpm, and run it.
  """)
#if os(macOS)
  _ = try? Process.run(URL(fileURLWithPath: "/usr/bin/open"), arguments: [page.path])
  if options.isEmpty {
    print("A window shows views of AppKit. Close it, and the program ends.")
    showWindow()
  }
#endif
