import AlignedLayout
import LayoutDrawing
import QuartzCore
import UIKit

extension MarkFigure {
  /// The view with its marks as a picture, and the marks as text.
  @MainActor
  func snapshot() async -> Snapshot {
    let view = makeView()
    let window = UIWindow(frame: CGRect(origin: .zero, size: view.frame.size))
    window.overrideUserInterfaceStyle = style
    window.backgroundColor =
      style == .dark ? UIColor(red: 0.05, green: 0.07, blue: 0.09, alpha: 1) : .white
    window.addSubview(view)
    window.isHidden = false
    await view.settle()
    let picture = Picture(of: window, background: nil)
    return Snapshot(
      name: Snapshot.Name(description: name),
      text: ([title, ""] + view.layer.marks).joined(separator: "\n") + "\n",
      svg: picture.svg(
        title: title, description: "Beside the cells stand the words of each mark.",
        darkInks: style == .dark ? [:] : Ink.darkInks(for: picture.inks)))
  }
}

extension CALayer {
  /// The marks on a layer, one a line: their boxes, and then their texts.
  fileprivate var marks: [String] {
    let layers = sublayers?.first { $0.name == "lineMarks" }?.sublayers ?? []
    return layers.map { layer in
      let (name, frame) = (layer.name ?? "", layer.frame)
      let place = "\(name) \(frame.minX.words), \(frame.minY.words)  \(frame.size.words)"
      return (layer as? CATextLayer).flatMap { $0.string as? String }.map { "\(place)  “\($0)”" }
        ?? place
    }
  }
}
