import UIKit

/// Shows a view in a window, for tests. Its representables' views are in the window.
@MainActor
package final class WindowHost {
  package let window: UIWindow

  /// The host of the view, with the nodes that were made last.
  package let host: ViewHost

  package init(
    _ view: some View, size: CGSize, environment: EnvironmentValues = EnvironmentValues()
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.isHidden = false
    Headless.setTraits(environment.traits, on: window)
    host = ViewHost(view, environment: environment)
    host.container = window
    layOut()
  }

  /// Shows another value of the view, as a change of state around it does.
  package func update(_ view: some View, transaction: Transaction = .current) {
    host.update(view, transaction: transaction)
    layOut()
  }

  /// Changes the environment. All representables are updated, with the values that they have.
  package func update(environment: EnvironmentValues) {
    Headless.setTraits(environment.traits, on: window)
    host.update(environment: environment)
    layOut()
  }

  /// Gives the window another size. Nothing is updated.
  package func resize(to size: CGSize) {
    window.frame.size = size
    layOut()
  }

  /// Lays out the view and the window.
  package func layOut() {
    host.layOut(in: window.bounds, containerWidth: window.bounds.width)
    window.layoutIfNeeded()
  }

  /// Takes the view away, and dismantles its representables. Call nothing else after that.
  package func remove() {
    host.removeViews()
  }
}
