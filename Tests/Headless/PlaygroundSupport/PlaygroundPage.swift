@_exported import UIKit

/// The view or view controller that a page shows.
public enum PlaygroundLiveViewRepresentation {
  case view(UIView)
  case viewController(UIViewController)
}

/// A type that a playground page can show.
@MainActor
public protocol PlaygroundLiveViewable {
  var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

extension UIView: PlaygroundLiveViewable {
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation {
    .viewController(self)
  }
}

/// The running page, whose live view a playground sets.
///
/// Xcode shows the live view beside the page. Here it is drawn into files in the current folder and
/// on the terminal as soon as it is set.
@MainActor
public final class PlaygroundPage {
  /// The only page.
  public static let current = PlaygroundPage()

  /// The view or view controller that the page shows.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet { if let liveView { show(liveView) } }
  }

  /// Shows a live view. The program replaces it by what its arguments ask for, and tests do.
  package var show: @MainActor (any PlaygroundLiveViewable) -> Void = {
    LiveView($0).page().present()
  }

  /// A Boolean value that is true if the page continues after its last line. It is declared only;
  /// nothing here waits.
  public var needsIndefiniteExecution = false

  /// Ends the program.
  public func finishExecution() -> Never {
    exit(0)
  }

  private init() {}
}
