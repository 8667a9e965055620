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

/// The page that runs, so that a playground can hand over what it wants shown. Whoever runs the
/// page without Xcode reads it from here.
@MainActor
public final class PlaygroundPage {
  /// The one page there is.
  public static let current = PlaygroundPage()

  /// What the page shows.
  public var liveView: (any PlaygroundLiveViewable)?

  /// Whether the page goes on after its last line. Declared only: nothing here waits.
  public var needsIndefiniteExecution = false

  /// Ends the program.
  public func finishExecution() -> Never {
    exit(0)
  }

  private init() {}
}
