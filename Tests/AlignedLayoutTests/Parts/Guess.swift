/// What a row of a table takes for granted about UIKit without Apple's documentation saying so.
///
/// If a device shows otherwise, search for the name of the guess: it finds the rows that rest on it. The raw
/// value is the guess in words, and the comment names where it comes from.
enum Guess: String, CaseIterable, Sendable {
  // MARK: Adjustments of the content offset

  /// Seen in MagazineLayout and ChatLayout: both count on it.
  case adjustmentOfUIKitsContextApplies =
    "UIKit applies the adjustment of a context that it asked for, before the next pass"

  /// Not documented. Neither MagazineLayout nor ChatLayout sends an adjustment from there.
  case adjustmentInPrepareMayBeLate =
    "UIKit applies an adjustment that the layout sends in prepare() at once, late, or never"

  /// Not documented. ChatLayout counts on the opposite.
  case adjustmentsMayAddUp =
    "UIKit may add up the adjustments of several contexts, and apply them in one step"

  /// Seen in MagazineLayout, which sends them when the batch ends; openradar 19326615.
  case adjustmentsInBatchAreIgnored =
    "UIKit ignores adjustments of the content offset during a batch of updates"

  /// Not documented. MagazineLayout counts on it after a batch.
  case adjustmentComesAfterScrollingBack =
    "UIKit scrolls back into the content before it adds an adjustment"

  // MARK: The content offset

  /// Not documented. The documentation of `UIScrollView.contentOffset` does not say it.
  case offsetsAreOnPixels = "UIKit rounds content offsets to pixels"

  /// Not documented.
  case shorterContentScrollsBack =
    "UIKit scrolls back to the end of content that has become shorter, unless a finger is on the view"

  /// Not documented.
  case resizingMayScrollBackFirst =
    "UIKit may scroll back to the end of the old content before it announces bounds of another size"

  /// PSTCollectionView issue 384.
  case boundsAreAnnouncedFirst =
    "UIKit asks about new bounds while the collection view still has the old ones"

  /// Not documented.
  case insetsMoveOnlyTheTop =
    "UIKit moves a view at the top with the top inset, and leaves the offset as it is elsewhere"

  /// kickstarter/ios-oss pull request 1147, IGListKit issue 732.
  case insetsSendPlainContext =
    "UIKit announces other insets by a plain context that names and adjusts nothing"

  /// Radar 25698641.
  case opensAtTheLeft =
    "UIKit opens content that scrolls sideways at its left edge, from right to left, too"

  /// Not documented: it follows from offsets being counted from the left.
  case leftEdgeStays = "UIKit keeps the distance from the left edge when content becomes wider"

  // MARK: Views in front of cells

  /// PSTCollectionView pull request 91 has the order, as of iOS 6. Not documented.
  case frontViewsStayInFront =
    "UIKit adds cells in its layout pass or before, and moves none in front of other views after it"

  // MARK: Scrolling

  /// Apple's documentation names only the delegate's method, which a layout does not get.
  case animationsEndSilently =
    "UIKit sets bounds for each step of a scrolling animation, and tells no layout when it ends"

  /// Not documented.
  case targetOffsetDuringScrolling =
    "UIKit asks for a target offset also while the user scrolls; iOS 15.1 ignores it"

  /// WWDC 2014, session 232.
  case batchesHaveTargetOffset =
    "UIKit asks for a target offset after it has passed the update items of a batch"

  /// Seen in layouts that ship, for example ChatLayout.
  case animatedBoundsHaveTargetOffset =
    "UIKit asks for a target offset after animated bounds have been prepared"

  // MARK: Self-sizing views

  /// ASCollectionView issue 215, IGListKit issue 1002.
  case viewsAreMeasuredOnce =
    "UIKit measures a visible view once, until it is reused or the view itself asks for it"

  /// Not documented.
  case otherSizesAreNotMeasured =
    "UIKit does not measure a view again because the layout gives it another size"

  /// Not documented.
  case equalSizesAreNotMeasuredAgain =
    "UIKit does not measure a view again whose attributes are equal to those before"

  /// WWDC 2022, session 10068. Whether it also holds for a call within a layout pass is not documented.
  case viewsInvalidateTheirSizes =
    "UIKit measures a visible view again that invalidates its intrinsic content size"

  /// Not documented.
  case plainContextsMeasureAgain = "UIKit measures visible views again after a plain context"

  /// Not documented.
  case newSizeMeasuresAgain =
    "UIKit measures visible views again when the size of the collection view changes"

  /// Seen in ChatLayout and MagazineLayout, which create their contexts themselves.
  case contextsForBoundsMeasureNothing =
    "UIKit measures no view again after a context that it made for new bounds"

  /// Not documented.
  case preferredSizesAreOnPixels =
    "UIKit rounds preferred frames to pixels before the layout gets them"

  /// Not documented.
  case emptyViewsAreNotMeasured = "UIKit neither creates nor measures views of zero size"

  /// Openradar 26795511.
  case emptyViewCreatesEveryCell =
    "UIKit creates a cell for every zero frame in a collection view of zero size"

  /// Not documented.
  case equalPreferencesAreReported =
    "UIKit asks about preferred attributes also if they are equal to the original ones"

  /// MagazineLayout issue 29, openradar 48955657.
  case preferencesMayHaveOldPaths =
    "UIKit may pass preferred attributes with an index path from before a batch"

  /// Seen in MagazineLayout and ChatLayout, which correct the attributes that they returned.
  case appearingViewsAreMeasuredLate =
    "UIKit measures a view that appears in a batch after it has asked for its initial attributes"

  /// Reported for iOS 15 and later.
  case batchesMayMeasureOldViews =
    "UIKit may measure views from before and after a batch within the batch"

  /// epoxy-ios issue 88, convos-ios issue 1349.
  case unsettledSizesTrap = "UIKit raises an exception when sizes change in about a hundred passes"

  // MARK: Batches of updates

  /// Radars 15922530 and 27161788, MagazineLayout issue 69. That answers are cached is not documented.
  case emptyAnswersMayBeCached =
    "UIKit may query elements before the items of a batch, and cache that there are none"

  /// MagazineLayout pull request 69, radars 15922530 and 27161788.
  case countsComeBeforeItems =
    "UIKit has the layout prepared with new counts before it passes the update items"

  /// Not documented.
  case itemsMayNeverCome = "UIKit may announce new counts without passing any update items"

  /// swiftui-messaging-ui issue 38.
  case noPassAfterItems = "UIKit need not prepare the layout again after it has passed update items"

  /// Radars 28167779 and 15262692.
  case batchesBeginWithPass =
    "UIKit lays out what is stale with the old data before it begins a batch"

  /// WWDC 2018, session 225.
  case reloadsHavePathsFromBefore =
    "UIKit passes a reload as one update item with the index path from before the batch"

  /// Not documented. The order is that of PSTCollectionView.
  case itemsAreInAnyOrder = "UIKit passes update items in an order of its own"

  /// Not documented. Seen in ChatLayout, for both ends, and in MagazineLayout.
  case fadingViewsMoveWithOffset =
    "UIKit animates views and the content offset together, so that what fades moves with the offset"

  /// Texture's tests record that such a path may name a section beyond the last.
  case oneIndexNeedsNoSection =
    "UIKit shows a supplementary view whose index path has one index also without sections"

  /// Runtime headers of `UICollectionViewUpdate` have a method that returns a new path for an old one.
  case elementsMayBeRenumbered =
    "UIKit may give other index paths to views behind those of their kind that a batch deletes or inserts"

  /// ChatLayout's documentation.
  case reconfiguringMayBeNoBatch =
    "UIKit need not make a batch of a snapshot that only reconfigures"

  // MARK: Interactive movement

  /// Not documented.
  case carriedItemsHaveNoUpdates =
    "UIKit passes no update items while it moves items interactively, and the data keep their order"

  /// Not documented.
  case carriedItemsAreNamedAgain =
    "UIKit names carried items for each move of the finger, also if their order stays"

  /// Not documented.
  case previousPathsMayDiffer =
    "UIKit's previous index paths of carried items need not be those that were laid out last"
}
