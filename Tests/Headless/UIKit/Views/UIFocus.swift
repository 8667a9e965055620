/// The direction of a focus update.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// What is known of a focus update.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open internal(set) var focusHeading: UIFocusHeading = []

  override init() { super.init() }
}

/// What is known of a focus update in a collection view.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// Runs animations beside those of a focus update. They end at once, as all do here.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  var completions: [() -> Void] = []

  override init() { super.init() }

  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    if let completion { completions.append(completion) }
  }
}

extension UIView {
  /// Asks for a focus update to the preferred item, if the focus is in this view. Here only collection views
  /// have a focus: `Headless.moveFocus(to:_:in:)`.
  public func setNeedsFocusUpdate() {
    if let view = self as? UICollectionView, view.focus.cell != nil {
      view.focus.needsUpdate = true
    }
  }
}

/// The focus in a collection view.
struct CollectionFocus {
  weak var cell: UICollectionViewCell?
  var needsUpdate = false
}
