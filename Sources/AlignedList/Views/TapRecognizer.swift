#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A recognizer of taps that calls a closure. On tvOS a press of the Select button is a tap:
  /// `allowedPressTypes` contains it by default.
  final class TapRecognizer: UITapGestureRecognizer {
    private let action: () -> Void

    init(action: @escaping () -> Void) {
      self.action = action
      super.init(target: nil, action: nil)
      #if canImport(ObjectiveC)
        addTarget(self, action: #selector(recognize))
      #endif
    }

    #if canImport(ObjectiveC)
      @objc private func recognize() { action() }
    #else
      override var state: State {
        didSet { if state == .ended { action() } }
      }
    #endif
  }
#endif
