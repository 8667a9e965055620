import AlignedLayout
import LayoutDrawing
import SwiftUI
import Testing
import UIKit

@testable import ExampleApp

/// The example app in the window of a phone, used as a person uses it.
@MainActor
final class AppStage {
  private static let portrait = CGSize(width: 390, height: 844)
  private static let landscape = CGSize(width: 844, height: 390)

  let app = AppController()
  private let window = UIWindow(frame: CGRect(origin: .zero, size: AppStage.portrait))

  init() {
    window.rootViewController = app
    window.makeKeyAndVisible()
    setSafeArea(isPortrait: true)
  }

  private func setSafeArea(isPortrait: Bool) {
    Headless.setSafeAreaInsets(
      isPortrait
        ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
      on: window)
  }

  // MARK: What is shown

  var navigation: UINavigationController? {
    app.children.first as? UINavigationController
  }

  /// The controller below the bar.
  var top: UIViewController? { navigation?.topViewController }

  /// The collection view of the controller below the bar.
  var view: UICollectionView {
    get throws { try #require(top?.view.scrollingView as? UICollectionView) }
  }

  /// Lays out, and waits for what happens at the end of the turn.
  func settle() async {
    for _ in 0..<4 {
      hostingView(in: window)?.stateDidChange()
      window.layoutIfNeeded()
      await Task {}.value
    }
    window.layoutIfNeeded()
  }

  /// The view of SwiftUI's that hosts a screen.
  private func hostingView(in view: UIView) -> (any HostingView)? {
    (view as? any HostingView) ?? view.subviews.lazy.compactMap(hostingView).first
  }

  // MARK: What a person does

  /// Taps an example in the list.
  func open(_ name: String) async throws {
    await settle()
    let item = try #require(NamedExample.all.firstIndex { $0.name == name })
    try view.scrollToItem(at: [0, item], at: .centeredVertically, animated: false)
    await settle()
    Headless.tapItem(at: [0, item], in: try view)
    await settle()
    try #require(top is ExampleScreen)
  }

  /// Taps the button that leads back.
  func goBack() async {
    navigation?.popViewController(animated: true)
    await settle()
  }

  /// Chooses what a title names in the menu of the settings.
  func choose(_ title: String) async throws {
    let action = try #require(actions.first { $0.title == title }, "\(title)")
    Headless.choose(action)
    await settle()
  }

  /// The actions in the menu of the settings, and in the menus in it.
  var actions: [UIAction] {
    func actions(in menu: UIMenu) -> [UIAction] {
      menu.children.flatMap { element in
        (element as? UIMenu).map(actions) ?? [element as? UIAction].compactMap { $0 }
      }
    }
    return top?.navigationItem.rightBarButtonItem?.menu.map(actions) ?? []
  }

  /// Turns the phone.
  func rotate(toPortrait isPortrait: Bool) async {
    Headless.resize(window, to: isPortrait ? Self.portrait : Self.landscape)
    setSafeArea(isPortrait: isPortrait)
    await settle()
  }

  /// Scrolls by a share of what is visible until an end is reached, and calls a closure at each place.
  func scroll(bySteps share: CGFloat, _ body: () throws -> Void) async throws {
    for _ in 0..<30 {
      let view = try view
      let old = view.contentOffset
      view.contentOffset = view.offset(scrolledBy: share)
      await settle()
      try body()
      if view.contentOffset == old { break }
    }
  }

  /// Scrolls by pages to the end and back.
  func scrollThrough(_ body: () throws -> Void) async throws {
    for share in [0.9, -0.9] { try await scroll(bySteps: share, body) }
  }
}

extension UICollectionView {
  /// Whether there is more beside what is visible.
  var isSideways: Bool { contentSize.width > bounds.width + 1 }

  /// Returns the offset after scrolling by a share of what is visible, no further than to an end.
  fileprivate func offset(scrolledBy share: CGFloat) -> CGPoint {
    let (insets, size) = (adjustedContentInset, bounds.size)
    var offset = contentOffset
    if isSideways {
      let end = max(-insets.left, contentSize.width + insets.right - size.width)
      offset.x = min(max(offset.x + share * size.width, -insets.left), end)
    } else {
      let end = max(-insets.top, contentSize.height + insets.bottom - size.height)
      offset.y = min(max(offset.y + share * size.height, -insets.top), end)
    }
    return offset
  }

  /// The number of items in all sections.
  var itemCount: Int {
    (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) }
  }
}
