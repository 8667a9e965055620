import AlignedLayout
import LayoutDrawing
import UIKit

@testable import playground

extension ChatFigure {
  private static let viewSize = CGSize(width: 320, height: 280)

  /// Both views as a picture, and the text of each.
  @MainActor
  func snapshot() async -> Snapshot {
    let (size, margin) = (Self.viewSize, CGFloat(16))
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 2 * size.width + 3 * margin, height: size.height + 56))
    window.backgroundColor = UIColor(.margin)
    window.layer.cornerRadius = 16
    window.isHidden = false
    var texts: [String] = []
    // Their views hold them weakly.
    let examples = [ChatExample(days), ChatExample(days)]
    defer { withExtendedLifetime(examples) {} }
    for (index, side) in [left, right].enumerated() {
      let x = margin + CGFloat(index) * (size.width + margin)
      let view = await view(
        of: side, examples[index], at: CGPoint(x: x, y: 40), in: window)
      texts.append("\(side.caption)\n\(Picture(of: view).withOutline.text())")
    }
    return Snapshot(
      name: Snapshot.Name(description: name),
      text: ([title] + texts).joined(separator: "\n\n") + "\n",
      svg: Picture(of: window, background: nil).svg(
        title: title, description: "\(left.caption); \(right.caption).",
        darkInks: Ink.showcaseDark))
  }

  @MainActor
  private func view(
    of side: Side, _ example: ChatExample, at origin: CGPoint, in window: UIWindow
  ) async -> UICollectionView {
    let layout = CollectionViewAlignedLayout()
    layout.contentInsets = Insets(leading: 12, bottom: 12, trailing: 12)
    layout.sectionSpacing = 12
    layout.defaultHeaderLength = 28
    let view = example.makeView(
      layout: layout, width: Self.viewSize.width, height: Self.viewSize.height)
    view.frame.origin = origin
    view.layer.cornerRadius = 12
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor(.sheetEdge).cgColor
    window.addSubview(view)
    let label = UILabel(
      frame: CGRect(x: origin.x + 2, y: origin.y - 26, width: Self.viewSize.width, height: 22))
    label.font = .systemFont(ofSize: 12)
    label.textColor = UIColor(.note)
    label.text = side.caption
    window.addSubview(label)
    await settle(view)
    side.change(example, view)
    await settle(view)
    return view
  }

  /// Lays out, and waits for the end of the turn, in which the layout may correct the offset.
  @MainActor
  private func settle(_ view: UICollectionView) async {
    for _ in 0..<3 {
      view.layoutIfNeeded()
      await Task {}.value
    }
    view.layoutIfNeeded()
  }
}
