#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
  import UIKit

  /// Answers every message with nothing: zero, false or nil. It stands for a client's delegate that has been
  /// deallocated. `UIScrollView` asks which methods its delegate implements when the delegate is set, and sends these
  /// from then on.
  final class SilentDelegate: NSObject, Sendable {
    static let shared = SilentDelegate()

    @objc private func nothing() -> UnsafeRawPointer? { nil }

    /// Implements any method by one that returns nil. Apple's calling conventions let a method leave out arguments.
    /// They return pointers, integers and Booleans in one place, but structures and floating-point numbers in others:
    /// `ListDelegate` itself implements the methods that return these.
    override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
      guard let selector,
        let method = class_getInstanceMethod(self, #selector(SilentDelegate.nothing))
      else { return false }
      return class_addMethod(
        self, selector, method_getImplementation(method), method_getTypeEncoding(method))
    }
  }
#endif
