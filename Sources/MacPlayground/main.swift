import AlignedLayout
import AlignedLayoutTesting
import Foundation

// What `swift run playground` does on a Mac, which has no UIKit: it draws what the engine lays out, opens the
// playground for browsers, says how Xcode shows the examples, and shows views of AppKit in a window.

let usage = "Usage: swift run playground [NAME] [--width POINTS] [--rtl] [--pictures]"
let names = Drawing.all.map(\.name).joined(separator: ", ")

/// Prints a sentence and how the program is used, and ends it.
func refuse(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("error: \(sentence)\n\n\(usage)\n".utf8))
  exit(64)
}

var width: CGFloat = 375
var direction = ContentLayout.Direction.leftToRight
var drawings: [Drawing] = []
var showsWindow = true
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--help", "-h":
    print(
      """
      \(usage)

      The names are \(names).
      At its end, the program shows views on AppKit in a window. With --pictures it shows none.
      """)
    exit(0)
  case "--rtl": direction = .rightToLeft
  case "--pictures": showsWindow = false
  case "--width":
    guard let points = arguments.popFirst().flatMap(Double.init), (100...10_000).contains(points)
    else { refuse("--width takes a number of points from 100 to 10000.") }
    width = CGFloat(points)
  default:
    guard let drawing = Drawing.all.first(where: { $0.name == argument }) else {
      refuse("There is no drawing “\(argument)”. The names are \(names).")
    }
    drawings.append(drawing)
  }
}

for drawing in drawings.isEmpty ? Drawing.all : drawings {
  print("\n\(drawing.name): \(drawing.summary)")
  let picture = drawing.picture(width: width, direction: direction)
  print(picture.text)
  let file = URL(fileURLWithPath: "playground-\(drawing.name).svg")
  do {
    try picture.svg.write(to: file, atomically: true, encoding: .utf8)
    print("Picture: \(file.path)")
  } catch {
    refuse("Could not write \(file.path): \(error.localizedDescription)")
  }
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
  if showsWindow {
    print("A window shows views on AppKit. Close it, and the program ends.")
    showWindow()
  }
#endif
