extension Violation {
  /// The rules of UIKit's contract, one case for each; README lists them with their evidence.
  public enum Kind: Sendable, CaseIterable {
    // Raised by UIKit.
    case changedWithoutInvalidation
    case missingElementAttributes
    case sectionOutOfRange
    case nonexistentItem
    case viewNotDequeued
    case notRegistered
    case itemCountOutOfRange
    case batchArithmetic
    case illegalOperations
    case invalidGeometry
    case malformedIndexPath
    case wrongContext
    case layoutLoop
    case nilLayout
    case layoutInUse
    case offMainThread
    case nilItemAttributes
    case scrollOutOfRange
    // Drawn wrong by UIKit.
    case cellChangedWithoutInvalidation
    case itemDisagreesWithElements
    case incompleteElements
    case duplicateElement
    case mutatedAttributes
    case lossyAttributes
    case forgottenSuper
    case contentSize
    case dependsOnOffset
    case workAfterPinning
    case reentrance
    case wrongAnimationAttributes
    case stalePreferredAttributes
    case degenerateState
    case duplicateOperation
    case cannotMove
    // Suspicious.
    case beyondContent
    case mutatedAfterInvalidation

    public var severity: Severity {
      switch self {
      case .changedWithoutInvalidation, .missingElementAttributes, .sectionOutOfRange,
        .nonexistentItem, .viewNotDequeued, .notRegistered, .itemCountOutOfRange,
        .batchArithmetic, .illegalOperations, .invalidGeometry, .malformedIndexPath,
        .wrongContext, .layoutLoop, .nilLayout, .layoutInUse, .offMainThread,
        .nilItemAttributes, .scrollOutOfRange:
        .raise
      case .beyondContent, .mutatedAfterInvalidation: .warning
      default: .report
      }
    }

    public var evidence: String {
      switch self {
      case .changedWithoutInvalidation, .layoutLoop, .missingElementAttributes: "R"
      case .batchArithmetic, .itemCountOutOfRange, .nilItemAttributes: "R"
      case .sectionOutOfRange, .nonexistentItem, .viewNotDequeued, .notRegistered: "S, R"
      case .illegalOperations: "W, P"
      case .invalidGeometry, .malformedIndexPath: "R"
      case .contentSize: "R, L"
      case .duplicateOperation, .stalePreferredAttributes: "R"
      case .lossyAttributes, .forgottenSuper: "D"
      case .mutatedAttributes: "D, L"
      case .wrongContext: "D, R"
      default: "I"
      }
    }
  }
}
