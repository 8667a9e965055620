import AlignedLayout
import LayoutDrawing
import SwiftUI
import UIKit

/// A window with views of the playground's examples beside each other, each below a caption.
@MainActor
struct FigureWindow {
  private static let margin: CGFloat = 28
  private static let captionHeight: CGFloat = 44

  let window: UIWindow
  private(set) var texts: [String] = []
  private var nextX = Self.margin

  init(height: CGFloat, widths: [CGFloat]) {
    let width = widths.reduce(Self.margin) { $0 + $1 + Self.margin }
    window = UIWindow(
      frame: CGRect(
        x: 0, y: 0, width: width, height: height + Self.captionHeight + Self.margin))
    window.backgroundColor = UIColor(.margin)
    window.layer.cornerRadius = 16
    window.isHidden = false
  }

  /// Adds a view of an example, whose width is one of those of the window.
  mutating func add(_ view: UIView, caption: String) {
    view.frame.origin = CGPoint(x: nextX, y: Self.captionHeight)
    window.addSubview(view)
    window.addSubview(edge(around: view))
    let label = UILabel(
      frame: CGRect(
        x: nextX + 2, y: Self.captionHeight - 34, width: view.frame.width, height: 22))
    label.font = .systemFont(ofSize: 12)
    label.textColor = UIColor(.note)
    label.text = caption
    window.addSubview(label)
    nextX += view.frame.width + Self.margin
  }

  /// Returns the edge of a device in front of a view, whose corners it covers, or a line around a low view.
  private func edge(around view: UIView) -> UIView {
    let isScreen = view.frame.height > 200
    let width: CGFloat = isScreen ? 8 : 1
    let edge = UIView(frame: view.frame.insetBy(dx: 0.5 - width, dy: 0.5 - width))
    edge.layer.borderWidth = width
    edge.layer.cornerRadius = isScreen ? 24 : 0
    edge.layer.borderColor = UIColor(isScreen ? .phone : .sheetEdge).cgColor
    return edge
  }

  /// Stores the text of a view that has come to rest.
  mutating func describe(_ view: UIView, caption: String) {
    texts.append("\(caption)\n\(Picture(of: view).withOutline.text())")
  }

  /// Returns the window as a picture, and the texts of its views.
  func snapshot(name: String, title: String, description: String) -> Snapshot {
    let picture = Picture(of: window, background: nil)
    return Snapshot(
      name: Snapshot.Name(description: name),
      text: ([title] + texts).joined(separator: "\n\n") + "\n",
      svg: picture.svg(
        title: title, description: description, darkInks: Ink.darkInks(for: picture.inks)))
  }
}

extension UIView {
  /// Lays out, and waits for the end of the turn, in which the layout may correct the offset.
  func settle() async {
    for _ in 0..<3 {
      // SwiftUI's stand-in does not notice changes of state by itself.
      (self as? any HostingView)?.stateDidChange()
      layoutIfNeeded()
      await Task {}.value
    }
    layoutIfNeeded()
  }
}
