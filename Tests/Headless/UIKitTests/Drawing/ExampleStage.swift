import AlignedLayout
import AlignedList
import UIKit

@testable import playground

/// An example that is a list, in a window, with the settings of the playground's page.
@MainActor
final class ExampleStage<Shown: ListExample> {
  let example: Shown
  let window: UIWindow
  let view: UICollectionView

  init(_ example: Shown, width: CGFloat = 375, height: CGFloat = 480) {
    self.example = example
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view = example.makeView(layout: NamedExample.makeLayout(), width: width, height: height)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  /// Lays out, and waits for what the list and the layout do at the end of the turn.
  func settle() async {
    for _ in 0..<10 {
      view.layoutIfNeeded()
      await Task {}.value
    }
    view.layoutIfNeeded()
  }

  func scroll(to offset: CGFloat) async {
    view.contentOffset.y = offset
    await settle()
  }

  /// The index path of an item that has an id.
  func path(_ id: some Hashable, in section: some Hashable) -> IndexPath {
    example.list?.indexPath(ofItem: id, inSection: section) ?? [99, 99]
  }

  func tap(_ id: some Hashable, in section: some Hashable) async {
    Headless.tapItem(at: path(id, in: section), in: view)
    await settle()
  }

  /// Chooses what a title names in the context menu of an item.
  func choose(_ title: String, of id: some Hashable, in section: some Hashable) async {
    let menu = Headless.openContextMenu(forItemAt: path(id, in: section), in: view)
    for case let action as UIAction in menu?.children ?? [] where action.title == title {
      Headless.choose(action)
    }
    await settle()
  }

  /// The ids of the sections, in order.
  var sections: [String] {
    (0..<view.numberOfSections).map { example.list?.sectionID(at: $0) as? String ?? "?" }
  }

  /// The index paths of the items in a section, none if it is not shown.
  func paths(in section: String) -> [IndexPath] {
    guard let index = sections.firstIndex(of: section) else { return [] }
    return (0..<view.numberOfItems(inSection: index)).map { [index, $0] }
  }

  /// The texts that are visible in the cells, headers and overflow views.
  var texts: Set<String> {
    Set(labels(in: view).filter(isInSight).compactMap(\.text))
  }

  /// The label that is visible and has a text.
  func label(_ text: String) -> UILabel? {
    labels(in: view).first { $0.text == text && isInSight($0) }
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
