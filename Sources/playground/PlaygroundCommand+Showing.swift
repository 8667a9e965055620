import Foundation
import PlaygroundSupport
import UIKit

extension PlaygroundCommand {
  /// Draws what the command asks for into files, and prints where they are.
  ///
  /// - Parameter liveView: The live view of the page.
  @MainActor
  func show(_ liveView: any PlaygroundLiveViewable) {
    guard let page = page(of: liveView) else { return }
    page.present()
    if case .showAll = self {
      print("It has all \(NamedExample.all.count) examples, each in both directions.")
    }
    if let path = Self.browserPlayground(inPackage: Self.package) {
      print("Try it in a browser: \(path)")
    }
  }

  /// Returns a page with the pictures that the command asks for, if it asks for any.
  ///
  /// - Parameter liveView: The live view of the page.
  @MainActor
  func page(of liveView: any PlaygroundLiveViewable) -> PicturePage? {
    switch self {
    case .help, .list: nil
    case .show(nil, let width, let isRightToLeft):
      LiveView(liveView, width: width, isRightToLeft: isRightToLeft).page()
    case .show(let example?, let width, let isRightToLeft):
      example.withView(width: width) { view in
        LiveView(view, isRightToLeft: isRightToLeft).page(
          introduction: "\(example.name): \(example.summary). Edit Playground.playground/Sources/"
            + "\(example.typeName).swift, run it again, and reload.")
      }
    case .showAll(let width):
      PicturePage(
        introduction: "All examples of Playground.playground, in both directions. Run “swift run "
          + "playground NAME” to see one of them at several widths, and scrolled.",
        rows: NamedExample.all.map { $0.bothDirections(width: width) })
    }
  }

  // MARK: The playground for browsers

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the path of the playground for browsers if the package has it.
  static func browserPlayground(inPackage folder: URL) -> String? {
    let path = folder.appendingPathComponent("Sources/BrowserPlayground/playground.html").path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}

extension NamedExample {
  /// Returns the pictures of the example from left to right and from right to left.
  @MainActor
  fileprivate func bothDirections(width: CGFloat?) -> PicturePage.Row {
    PicturePage.Row(
      title: "\(name): \(summary)",
      figures: [false, true].map { isRightToLeft in
        PicturePage.Figure(
          caption: isRightToLeft ? "From right to left" : "From left to right",
          picture: withView(width: width) { view in
            LiveView(view, isRightToLeft: isRightToLeft).pictureAtRest()
          })
      })
  }
}

extension LiveView {
  /// - Parameter isRightToLeft: Whether to turn the view. A view that is not turned keeps its direction.
  fileprivate init(
    _ liveView: any PlaygroundLiveViewable, width: CGFloat? = nil, isRightToLeft: Bool
  ) {
    self.init(liveView, width: width, direction: isRightToLeft ? .rightToLeft : nil)
  }
}
