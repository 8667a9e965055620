#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A question about single cells that takes time for each cell only if the delegate implements the
  /// method for it.
  enum OptionalQuestion {
    case attributes, estimatedSize
  }

  /// For each of these questions, the delegate that has last been found not to implement the method.
  ///
  /// It is no dictionary, because such a delegate may be asked about every cell.
  struct DelegatesWithoutMethods {
    private var attributes: ObjectIdentifier?
    private var estimatedSize: ObjectIdentifier?

    subscript(question: OptionalQuestion) -> ObjectIdentifier? {
      get {
        switch question {
        case .attributes: attributes
        case .estimatedSize: estimatedSize
        }
      }
      set {
        switch question {
        case .attributes: attributes = newValue
        case .estimatedSize: estimatedSize = newValue
        }
      }
    }
  }
#endif
