/// What the layout takes for granted about UIKit without Apple's documentation saying so, and where that comes
/// from.
///
/// If a device shows otherwise, search for the name of the guess. It finds the code and the rows of tests that
/// rest on it.
enum Guess: CaseIterable, Sendable {
  // MARK: Adjustments of the content offset

  /// UIKit applies the adjustment of a context that it asked for, before the next pass.
  ///
  /// Seen in MagazineLayout and ChatLayout: both count on it.
  case adjustmentOfUIKitsContextApplies

  /// UIKit applies an adjustment that the layout sends in `prepare()` at once, late, or never.
  ///
  /// Not documented. Neither MagazineLayout nor ChatLayout sends an adjustment from there.
  case adjustmentInPrepareMayBeLate

  /// UIKit may add up the adjustments of several contexts, and apply them in one step.
  ///
  /// Not documented. ChatLayout counts on the opposite.
  case adjustmentsMayAddUp

  /// UIKit ignores adjustments of the content offset during a batch of updates.
  ///
  /// Seen in MagazineLayout, which sends them when the batch ends; openradar 19326615.
  case adjustmentsInBatchAreIgnored

  /// UIKit scrolls back into the content before it adds an adjustment.
  ///
  /// Not documented. MagazineLayout counts on it after a batch.
  case adjustmentComesAfterScrollingBack

  // MARK: The content offset

  /// UIKit rounds content offsets to pixels.
  ///
  /// Not documented. The documentation of `UIScrollView.contentOffset` does not say it.
  case offsetsAreOnPixels

  /// UIKit scrolls back to the end of content that has become shorter, unless a finger is on the view.
  ///
  /// Not documented.
  case shorterContentScrollsBack

  /// UIKit may scroll back to the end of the old content before it announces bounds of another size.
  ///
  /// Not documented.
  case resizingMayScrollBackFirst

  /// UIKit asks about new bounds while the collection view still has the old ones.
  ///
  /// PSTCollectionView issue 384.
  case boundsAreAnnouncedFirst

  /// UIKit moves a view at the top with the top inset, and leaves the offset as it is elsewhere.
  ///
  /// Not documented.
  case insetsMoveOnlyTheTop

  /// UIKit announces other insets by a plain context that names and adjusts nothing.
  ///
  /// kickstarter/ios-oss pull request 1147, IGListKit issue 732.
  case insetsSendPlainContext

  /// UIKit opens content that scrolls sideways at its left edge, from right to left, too.
  ///
  /// Radar 25698641.
  case opensAtTheLeft

  /// UIKit keeps the distance from the left edge when content becomes wider.
  ///
  /// Not documented: it follows from offsets being counted from the left.
  case leftEdgeStays

  // MARK: Views in front of cells

  /// UIKit adds cells in its layout pass or before, and moves none in front of other views after it.
  ///
  /// PSTCollectionView pull request 91 has the order, as of iOS 6. Not documented.
  case frontViewsStayInFront

  // MARK: Scrolling

  /// UIKit sets bounds for each step of a scrolling animation, and tells no layout when it ends.
  ///
  /// Apple's documentation names only the delegate's method, which a layout does not get.
  case animationsEndSilently

  /// UIKit asks for a target offset also while the user scrolls; iOS 15.1 ignores it.
  ///
  /// Not documented.
  case targetOffsetDuringScrolling

  /// UIKit asks for a target offset after it has passed the update items of a batch.
  ///
  /// WWDC 2014, session 232.
  case batchesHaveTargetOffset

  /// UIKit asks for a target offset after animated bounds have been prepared.
  ///
  /// Seen in layouts that ship, for example ChatLayout.
  case animatedBoundsHaveTargetOffset

  // MARK: Self-sizing views

  /// UIKit measures a visible view once, until it is reused or the view itself asks for it.
  ///
  /// ASCollectionView issue 215, IGListKit issue 1002.
  case viewsAreMeasuredOnce

  /// UIKit does not measure a view again because the layout gives it another size.
  ///
  /// Not documented.
  case otherSizesAreNotMeasured

  /// UIKit does not measure a view again whose attributes are equal to those before.
  ///
  /// Not documented.
  case equalSizesAreNotMeasuredAgain

  /// UIKit measures a visible view again that invalidates its intrinsic content size.
  ///
  /// WWDC 2022, session 10068. Whether it also holds for a call within a layout pass is not documented.
  case viewsInvalidateTheirSizes

  /// UIKit measures visible views again after a plain context.
  ///
  /// Not documented.
  case plainContextsMeasureAgain

  /// UIKit measures visible views again when the size of the collection view changes.
  ///
  /// Not documented.
  case newSizeMeasuresAgain

  /// UIKit measures no view again after a context that it made for new bounds.
  ///
  /// Seen in ChatLayout and MagazineLayout, which create their contexts themselves.
  case contextsForBoundsMeasureNothing

  /// UIKit rounds preferred frames to pixels before the layout gets them.
  ///
  /// Not documented.
  case preferredSizesAreOnPixels

  /// UIKit neither creates nor measures views of zero size.
  ///
  /// Not documented.
  case emptyViewsAreNotMeasured

  /// UIKit creates a cell for every zero frame in a collection view of zero size.
  ///
  /// Openradar 26795511.
  case emptyViewCreatesEveryCell

  /// UIKit asks about preferred attributes also if they are equal to the original ones.
  ///
  /// Not documented.
  case equalPreferencesAreReported

  /// UIKit may pass preferred attributes with an index path from before a batch.
  ///
  /// MagazineLayout issue 29, openradar 48955657.
  case preferencesMayHaveOldPaths

  /// UIKit measures a view that appears in a batch after it has asked for its initial attributes.
  ///
  /// Seen in MagazineLayout and ChatLayout, which correct the attributes that they returned.
  case appearingViewsAreMeasuredLate

  /// UIKit may measure views from before and after a batch within the batch.
  ///
  /// Reported for iOS 15 and later.
  case batchesMayMeasureOldViews

  /// UIKit raises an exception when sizes change in about a hundred passes.
  ///
  /// epoxy-ios issue 88, convos-ios issue 1349.
  case unsettledSizesTrap

  // MARK: Batches of updates

  /// UIKit may query elements before the items of a batch, and cache that there are none.
  ///
  /// Radars 15922530 and 27161788, MagazineLayout issue 69. That answers are cached is not documented.
  case emptyAnswersMayBeCached

  /// UIKit has the layout prepared with new counts before it passes the update items.
  ///
  /// MagazineLayout pull request 69, radars 15922530 and 27161788.
  case countsComeBeforeItems

  /// UIKit may announce new counts without passing any update items.
  ///
  /// Not documented.
  case itemsMayNeverCome

  /// UIKit need not prepare the layout again after it has passed update items.
  ///
  /// swiftui-messaging-ui issue 38.
  case noPassAfterItems

  /// UIKit lays out what is stale with the old data before it begins a batch.
  ///
  /// Radars 28167779 and 15262692.
  case batchesBeginWithPass

  /// UIKit passes a reload as one update item with the index path from before the batch.
  ///
  /// WWDC 2018, session 225.
  case reloadsHavePathsFromBefore

  /// UIKit passes update items in an order of its own.
  ///
  /// Not documented. The order is that of PSTCollectionView.
  case itemsAreInAnyOrder

  /// UIKit animates views and the content offset together, so that what fades moves with the offset.
  ///
  /// Not documented. Seen in ChatLayout, for both ends, and in MagazineLayout.
  case fadingViewsMoveWithOffset

  /// UIKit shows a supplementary view whose index path has one index also without sections.
  ///
  /// Texture's tests record that such a path may name a section beyond the last.
  case oneIndexNeedsNoSection

  /// UIKit may give other index paths to views behind those of their kind that a batch deletes or inserts.
  ///
  /// Runtime headers of `UICollectionViewUpdate` have a method that returns a new path for an old one.
  case elementsMayBeRenumbered

  /// UIKit need not make a batch of a snapshot that only reconfigures.
  ///
  /// ChatLayout's documentation.
  case reconfiguringMayBeNoBatch

  // MARK: Interactive movement

  /// UIKit passes no update items while it moves items interactively, and the data keep their order.
  ///
  /// Not documented.
  case carriedItemsHaveNoUpdates

  /// UIKit names carried items for each move of the finger, also if their order stays.
  ///
  /// Not documented.
  case carriedItemsAreNamedAgain

  /// UIKit's previous index paths of carried items need not be those that were laid out last.
  ///
  /// Not documented.
  case previousPathsMayDiffer
}
