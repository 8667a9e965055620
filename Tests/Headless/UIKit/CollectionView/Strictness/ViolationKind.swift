extension Violation {
  /// The mistakes that the headless UIKit detects.
  public enum Kind: Sendable, CaseIterable {
    // MARK: Raised by UIKit

    /// A supplementary or decoration element has other attributes than before, although it was not
    /// invalidated.
    case changedWithoutInvalidation
    /// A supplementary view is dequeued for which neither a query for a rectangle nor the query for
    /// that element returns attributes.
    case missingElementAttributes
    /// The attributes of a supplementary element have a section that does not exist.
    case sectionOutOfRange
    /// The attributes of a cell have the path of an item that does not exist.
    case nonexistentItem
    /// The data source returns a view that this collection view did not dequeue.
    case viewNotDequeued
    /// A view is dequeued without a request, or a second one in a request.
    case dequeuedWithoutRequest
    /// Nothing is registered for a reuse identifier or a decoration kind.
    case notRegistered
    /// The number of items is asked for in a section that does not exist.
    case itemCountOutOfRange
    /// The counts before and after a batch update do not match its operations.
    case batchArithmetic
    /// Operations of a batch update contradict each other or name items that do not exist.
    case illegalOperations
    /// A position or size contains NaN or infinity.
    case invalidGeometry
    /// `section` or `item` is read from an index path whose length is not 2.
    case malformedIndexPath
    /// A context is not of the layout's context class, or names an element that never existed.
    case wrongContext
    /// A layout pass does not end.
    case layoutLoop
    /// A collection view is created without a layout.
    case nilLayout
    /// UIKit is used from another thread than the main thread.
    case offMainThread
    /// The layout returns nil for an item that exists, when the collection view scrolls to it or a
    /// context names it.
    case nilItemAttributes
    /// A scroll has an item that does not exist, or two positions on one axis.
    case scrollOutOfRange
    /// A cell or supplementary view is dequeued with a registration that was created while the
    /// collection view asked for a view.
    case registrationInProvider
    /// The data source returns another cell than the one that is reconfigured.
    case reconfiguredAsOther
    /// Identifiers are inserted into a snapshot twice.
    case repeatedIdentifier
    /// A change of a snapshot names an identifier that the snapshot does not have.
    case unknownIdentifier
    /// A collection view with a diffable data source is updated by its own methods.
    case updatedPastSnapshot
    /// A batch update deletes an item or section with a first responder that does not resign.
    case refusesToResign

    // MARK: Shown wrong by UIKit

    /// Two collection views use the same layout object.
    case layoutInUse
    /// A cell has other attributes than before, although it was not invalidated.
    case cellChangedWithoutInvalidation
    /// The queries for one element and for a rectangle return different attributes.
    case itemDisagreesWithElements
    /// The query for a rectangle does not return an element that intersects it.
    case incompleteElements
    /// A result contains an element twice with different attributes, or in two categories.
    case duplicateElement
    /// The layout changed attributes that it had returned and that were still valid.
    case mutatedAttributes
    /// A subclass of attributes does not copy one of its properties.
    case lossyAttributes
    /// An override other than that of `prepare()` does not call super.
    case forgottenSuper
    /// The content size is negative, or wider than the visible width by a rounding error.
    case contentSize
    /// A call makes the collection view re-enter itself.
    case reentrance
    /// Final attributes of a deleted element are those of the element that now has its path.
    case wrongAnimationAttributes
    /// The layout fails on preferred attributes with the old section of a header or footer.
    case stalePreferredAttributes
    /// The context for preferred attributes names other elements too.
    case contextNamesOthers
    /// The layout is wrong after states with nothing to lay out.
    case degenerateState
    /// A batch update deletes an item twice.
    case duplicateOperation
    /// The data source does not implement the method that an interactive movement needs.
    case cannotMove

    // MARK: Tolerated by UIKit

    /// A cell is outside the content size, where scrolling does not reach.
    case beyondContent
    /// The layout changed an object that it had returned, and returns it again after an
    /// invalidation.
    case mutatedAfterInvalidation
    /// The content size changes only because of scrolling.
    case dependsOnOffset
    /// The layout asks data source or delegate in a `prepare()` for supplementary elements only.
    case workAfterPinning
    /// Counts or a cell are asked for while a batch update changes the counts.
    case askedDuringUpdates
    /// The query for one element returns nothing, or another element, although the query for a
    /// rectangle returns the element.
    case unansweredQuery
    /// A result contains an element twice with equal attributes.
    case repeatedElement
    /// Attributes of a subclass are equal although a property differs.
    case looseComparison
    /// An override of `prepare()` does not call super.
    case prepareWithoutSuper
    /// Initial or final attributes are the object that a query returned, or final attributes change
    /// after they were returned.
    case sharedAnimationAttributes
    /// An element fades at its old position in the content although the content offset changes.
    case unshiftedAnimationAttributes
    /// An item of a flow layout is longer than its lines.
    case itemTooLarge
    /// Items are inserted into a snapshot that has them already, which moves them.
    case insertedAgain
    /// A batch update starts while a person moves an item.
    case updatedDuringMovement
  }
}

extension Violation.Kind {
  public var severity: Violation.Severity {
    switch self {
    case .changedWithoutInvalidation, .missingElementAttributes, .sectionOutOfRange,
      .nonexistentItem, .viewNotDequeued, .dequeuedWithoutRequest, .notRegistered,
      .itemCountOutOfRange,
      .batchArithmetic,
      .illegalOperations, .invalidGeometry, .malformedIndexPath, .wrongContext, .layoutLoop,
      .nilLayout, .offMainThread, .nilItemAttributes, .scrollOutOfRange,
      .registrationInProvider, .reconfiguredAsOther, .repeatedIdentifier, .unknownIdentifier,
      .updatedPastSnapshot, .refusesToResign:
      .raise
    case .beyondContent, .mutatedAfterInvalidation, .dependsOnOffset, .workAfterPinning,
      .askedDuringUpdates, .unansweredQuery, .repeatedElement, .looseComparison,
      .prepareWithoutSuper, .sharedAnimationAttributes, .unshiftedAnimationAttributes,
      .itemTooLarge, .insertedAgain, .updatedDuringMovement:
      .warning
    default: .report
    }
  }

  /// The evidence for the rule, as the letters that README.md explains. A rule that rests on
  /// inference alone, `I`, only warns.
  public var evidence: String {
    switch self {
    case .changedWithoutInvalidation, .cellChangedWithoutInvalidation, .layoutLoop,
      .missingElementAttributes, .batchArithmetic, .itemCountOutOfRange, .nilItemAttributes,
      .invalidGeometry, .malformedIndexPath, .duplicateOperation, .contextNamesOthers,
      .scrollOutOfRange, .nilLayout, .itemTooLarge, .registrationInProvider, .repeatedIdentifier,
      .unknownIdentifier, .updatedPastSnapshot, .refusesToResign, .insertedAgain,
      .updatedDuringMovement:
      "R"
    case .sectionOutOfRange, .nonexistentItem, .viewNotDequeued, .notRegistered, .reentrance:
      "S, R"
    case .dequeuedWithoutRequest: "M"
    case .illegalOperations: "W, P"
    case .reconfiguredAsOther: "W, R"
    case .contentSize, .stalePreferredAttributes, .degenerateState: "R, L"
    case .lossyAttributes, .forgottenSuper, .offMainThread, .cannotMove: "D"
    case .mutatedAttributes, .layoutInUse: "D, L"
    case .wrongContext: "D, R"
    case .itemDisagreesWithElements, .incompleteElements, .duplicateElement: "D, P"
    case .wrongAnimationAttributes: "D, W"
    case .unshiftedAnimationAttributes: "O, L"
    case .beyondContent, .mutatedAfterInvalidation, .dependsOnOffset, .workAfterPinning,
      .askedDuringUpdates, .unansweredQuery, .repeatedElement, .looseComparison,
      .prepareWithoutSuper, .sharedAnimationAttributes:
      "I"
    }
  }
}
