@_exported import UIKit

/// What a playground page can show: a view, or a controller's view.
@MainActor
public protocol PlaygroundLiveViewable {}

extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}

/// The page that runs, so that a playground can hand over what it wants shown. Whoever runs the
/// page without Xcode reads it from here.
@MainActor
public final class PlaygroundPage: NSObject {
  /// The one page there is.
  public static let current = PlaygroundPage()

  /// What the page shows.
  public var liveView: (any PlaygroundLiveViewable)?

  /// Whether the page goes on after its last line. Declared only: nothing here waits.
  public var needsIndefiniteExecution = false

  /// Ends the page. Declared only: a page here ends with its last line.
  public func finishExecution() {}

  private override init() {
    super.init()
  }
}
