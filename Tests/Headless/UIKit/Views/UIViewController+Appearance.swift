extension UIViewController {
  /// Shows the view, with the calls that UIKit makes when a view appears. They come at once here.
  func appear(_ show: () -> Void) {
    beginAppearing(true, animated: false)
    show()
    endAppearing()
  }

  func disappear(_ hide: () -> Void) {
    beginAppearing(false, animated: false)
    hide()
    endAppearing()
  }

  /// Begins to appear or disappear, together with the children whose views are in the view.
  func beginAppearing(_ isAppearing: Bool, animated: Bool) {
    forEachShown {
      $0.appearance = (isAppearing, animated)
      isAppearing ? $0.viewWillAppear(animated) : $0.viewWillDisappear(animated)
    }
  }

  func endAppearing() {
    guard let (isAppearing, animated) = appearance else { return }
    if isAppearing { forEachShown { $0.viewIsAppearing(animated) } }
    forEachShown {
      $0.appearance = nil
      isAppearing ? $0.viewDidAppear(animated) : $0.viewDidDisappear(animated)
    }
  }

  /// Calls a closure for the controller and for the children whose views are in its view, unless
  /// the controller forwards these calls itself.
  private func forEachShown(_ body: (UIViewController) -> Void) {
    body(self)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
      child.forEachShown(body)
    }
  }
}
