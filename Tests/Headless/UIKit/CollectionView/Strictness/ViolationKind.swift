extension Violation {
  /// The rules of UIKit's contract, one case for each; the severity and evidence of each is below.
  public enum Kind: Sendable, CaseIterable {
    // MARK: Raised by UIKit

    /// A supplementary or decoration element came again with other attributes, though nothing had
    /// invalidated it.
    case changedWithoutInvalidation
    /// A supplementary or decoration element is among the elements of a rectangle, but asked for
    /// alone it is nil.
    case missingElementAttributes
    /// Attributes of a supplementary element in a section that does not exist.
    case sectionOutOfRange
    /// Attributes of a cell for an item that does not exist.
    case nonexistentItem
    /// A view from the data source that this collection view did not dequeue.
    case viewNotDequeued
    /// An identifier, or a kind of decoration, that nothing is registered for.
    case notRegistered
    /// The number of items of a section that does not exist.
    case itemCountOutOfRange
    /// Counts before and after a batch that its operations do not explain.
    case batchArithmetic
    /// Operations of a batch that exclude each other, or name what does not exist.
    case illegalOperations
    /// NaN or infinity where a place or size is due.
    case invalidGeometry
    /// The section or item of a path that has not two elements.
    case malformedIndexPath
    /// A context of another class than the layout's, or one that names what never existed.
    case wrongContext
    /// A pass that never settles.
    case layoutLoop
    /// A collection view without a layout.
    case nilLayout
    /// One layout for two collection views.
    case layoutInUse
    /// Use from another thread than the main one.
    case offMainThread
    /// No attributes for an item that exists.
    case nilItemAttributes
    /// Scrolling to an item that does not exist, or to two places at once.
    case scrollOutOfRange

    // MARK: Drawn wrong by UIKit

    /// A cell came again with other attributes, though nothing had invalidated it.
    case cellChangedWithoutInvalidation
    /// An element asked for alone differs from the same among others.
    case itemDisagreesWithElements
    /// The elements in a rectangle lack one that meets it.
    case incompleteElements
    /// One element twice in one result, or as two categories.
    case duplicateElement
    /// Attributes were changed by their owner while the collection view counted on them.
    case mutatedAttributes
    /// A subclass of attributes loses a property when copied, or ignores one when compared.
    case lossyAttributes
    /// An override that forgets super.
    case forgottenSuper
    /// A negative content size, or one that scrolls sideways by a rounding error.
    case contentSize
    /// Content size or items that move by scrolling alone.
    case dependsOnOffset
    /// Questions in a `prepare()` for supplementary elements alone.
    case workAfterPinning
    /// A call that makes the collection view re-enter itself, or that comes when counts are between
    /// old and new.
    case reentrance
    /// Initial or final attributes that are no copies, or from the wrong state.
    case wrongAnimationAttributes
    /// A layout that fails on preferred attributes of an element that is gone.
    case stalePreferredAttributes
    /// A context for preferred attributes that names other elements.
    case contextNamesOthers
    /// A layout that states with nothing to lay out leave in disorder.
    case degenerateState
    /// One item deleted twice in a batch.
    case duplicateOperation
    /// A movement that the data source cannot carry out.
    case cannotMove

    // MARK: Right by luck

    /// A cell beyond the content size, where nobody can scroll to.
    case beyondContent
    /// An object returned before, changed since and returned again.
    case mutatedAfterInvalidation
  }
}

extension Violation.Kind {
  public var severity: Violation.Severity {
    switch self {
    case .changedWithoutInvalidation, .missingElementAttributes, .sectionOutOfRange,
      .nonexistentItem, .viewNotDequeued, .notRegistered, .itemCountOutOfRange, .batchArithmetic,
      .illegalOperations, .invalidGeometry, .malformedIndexPath, .wrongContext, .layoutLoop,
      .nilLayout, .layoutInUse, .offMainThread, .nilItemAttributes, .scrollOutOfRange:
      .raise
    case .beyondContent, .mutatedAfterInvalidation: .warning
    default: .report
    }
  }

  /// What the rule rests on, by the letters of README.
  public var evidence: String {
    switch self {
    case .changedWithoutInvalidation, .layoutLoop, .missingElementAttributes, .batchArithmetic,
      .itemCountOutOfRange, .nilItemAttributes, .invalidGeometry, .malformedIndexPath,
      .duplicateOperation, .stalePreferredAttributes, .contextNamesOthers:
      "R"
    case .sectionOutOfRange, .nonexistentItem, .viewNotDequeued, .notRegistered: "S, R"
    case .illegalOperations: "W, P"
    case .contentSize: "R, L"
    case .lossyAttributes, .forgottenSuper: "D"
    case .mutatedAttributes: "D, L"
    case .wrongContext: "D, R"
    default: "I"
    }
  }
}
