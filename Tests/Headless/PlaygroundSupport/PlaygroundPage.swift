@_exported import UIKit

/// What a page shows, once it is asked.
public enum PlaygroundLiveViewRepresentation {
  case view(UIView)
  case viewController(UIViewController)
}

/// What a playground page can show.
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

/// The page that runs, so that a playground can hand over what it wants shown.
///
/// Xcode shows it beside the page; here it is drawn into the current folder and onto the terminal,
/// as soon as it is set.
@MainActor
public final class PlaygroundPage {
  /// The one page there is.
  public static let current = PlaygroundPage()

  /// What the page shows.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet { if let liveView { show(liveView) } }
  }

  /// What is done with a live view. Tests put something else in its place.
  package var show: (any PlaygroundLiveViewable) -> Void = { LiveView($0).present() }

  /// Whether the page goes on after its last line. Declared only: nothing here waits.
  public var needsIndefiniteExecution = false

  /// Ends the program.
  public func finishExecution() -> Never {
    exit(0)
  }

  private init() {}
}
