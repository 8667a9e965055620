import AlignedLayout
import LayoutDrawing
import SwiftUI
import UIKit

@testable import playground

/// An example that is a screen in SwiftUI, in a window.
@MainActor
final class ScreenExampleStage {
  let example: ScreenExample
  let window: UIWindow
  private let root: UIView

  init(_ example: ScreenExample, width: CGFloat = 375, height: CGFloat = 480) {
    self.example = example
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root = example.makeView(layout: CollectionViewAlignedLayout(), width: width, height: height)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(root)
    root.layoutIfNeeded()
  }

  var view: UICollectionView {
    root.scrollingView as! UICollectionView
  }

  /// Lets SwiftUI's stand-in see changed states, lays out, and waits for what happens at the end of the turn.
  func settle() async {
    for _ in 0..<15 {
      (root as? any HostingView)?.stateDidChange()
      root.layoutIfNeeded()
      await Task {}.value
    }
    root.layoutIfNeeded()
  }

  func scroll(to offset: CGFloat) async {
    view.contentOffset.y = offset
    await settle()
  }

  // MARK: Taps

  /// Taps what shows a text: a button in it, or its item.
  func tap(_ text: String) async {
    guard let label = label(text), let host = host(of: label) else { return }
    if !host.host.tap(text), let path = path(of: label) { Headless.tapItem(at: path, in: view) }
    await settle()
  }

  /// Chooses a title in the context menu of the view that shows a text.
  func choose(_ title: String, of text: String) async {
    if let label = label(text) { host(of: label)?.host.tap(title) }
    await settle()
  }

  private func host(of label: UILabel) -> (any HostingView)? {
    sequence(first: label as UIView, next: \.superview).lazy
      .compactMap { $0 as? any HostingView }.first
  }

  /// The index path of the cell that contains a label.
  private func path(of label: UILabel) -> IndexPath? {
    view.visibleCells.first(where: label.isDescendant).flatMap(view.indexPath)
  }

  // MARK: What is shown

  /// The texts that are visible in the cells, headers and overlays.
  var texts: Set<String> {
    Set(labels(in: view).filter(isInSight).compactMap(\.text))
  }

  /// The label that is visible and has a text.
  func label(_ text: String) -> UILabel? {
    labels(in: view).first { $0.text == text && isInSight($0) }
  }

  /// Where the first label of a text is on the screen.
  func place(of text: String) -> CGFloat? {
    label(text).map { $0.convert($0.bounds, to: window).minY }
  }

  var isAtEnd: Bool {
    abs(view.contentOffset.y + view.bounds.height - view.contentSize.height) < 1
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.filter { !$0.isHidden }.flatMap { subview in
      (subview as? UILabel).map { [$0] } ?? labels(in: subview)
    }
  }

  private func isInSight(_ label: UILabel) -> Bool {
    label.convert(label.bounds, to: view).intersects(view.bounds)
  }
}
