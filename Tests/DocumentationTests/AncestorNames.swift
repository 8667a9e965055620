/// The column "there" of each table in OtherKits.md, one cell on a line, as `AncestorTests` compares it. These are names
/// of other systems, from their own headers. They stay when names of this package change.
enum AncestorNames {
  /// The checksums of the columns. A rename that changes the page and this file alike does not change these.
  static let checksums: [(name: String, checksum: UInt64)] = [
    ("FSQCollectionViewAlignedLayout", 0xdf1a_8531_725c_6be7),
    ("YOLayout", 0xe497_0ec9_88e3_59e9),
    ("MGBoxKit", 0xbc9e_abc7_492a_5cfc),
    ("LYPageLayout", 0xf1e8_ef68_2e79_ce18),
    ("ListKit", 0xe551_a646_6fa8_1b83),
  ]

  static let recorded = [
    "FSQCollectionViewAlignedLayout": foursquareColumn,
    "YOLayout": yoLayoutColumn,
    "MGBoxKit": boxKitColumn,
    "LYPageLayout": pageLayoutColumn,
    "ListKit": listKitColumn,
  ].mapValues { $0.split(separator: "\n").map(String.init) }

  /// The names that are public in Foursquare's headers, of all versions.
  static let foursquare = """
    FSQCollectionViewAlignedLayout FSQCollectionViewDelegateAlignedLayout
    contentInsets sectionSpacing defaultCellSize defaultSectionAttributes defaultCellAttributes
    shouldPinSectionHeadersToTop headersShouldStick contentFrameForSection: frameForSection:
    collectionView:layout:sizeForItemAtIndexPath:remainingLineSpace:
    collectionView:layout:attributesForSectionAtIndex: collectionView:layout:attributesForCellAtIndexPath:
    collectionView:layout:referenceHeightForHeaderInSection:
    FSQCollectionViewAlignedLayoutSectionAttributes FSQCollectionViewAlignedLayoutCellAttributes
    horizontalAlignment verticalAlignment itemSpacing lineSpacing insets
    FSQCollectionViewHorizontalAlignment …Left …Right …Center
    FSQCollectionViewVerticalAlignment …Top …Bottom
    topLeftAlignment topCenterAlignment topRightAlignment centerCenterAlignment
    withHorizontalAlignment:verticalAlignment: itemSpacing:lineSpacing:insets:
    shouldBeginLine shouldEndLine startLineIndentation
    withInsets:shouldBeginLine:shouldEndLine:startLineIndentation:
    FSQCollectionViewAlignedLayoutInvalidationContext invalidateAlignedLayoutAttributes
    """

  private static let foursquareColumn = """
    `FSQCollectionViewAlignedLayout`, `FSQCollectionViewDelegateAlignedLayout`
    `contentInsets`, `sectionSpacing`
    `defaultCellSize`
    `defaultSectionAttributes`
    `defaultCellAttributes` of the layout, and of the class of attributes
    `shouldPinSectionHeadersToTop`, formerly `headersShouldStick`
    `contentFrameForSection:`, formerly `frameForSection:`
    `NSFastEnumeration` of the layout
    `collectionView:layout:sizeForItemAtIndexPath:remainingLineSpace:`
    `collectionView:layout:attributesForSectionAtIndex:`
    `collectionView:layout:attributesForCellAtIndexPath:`
    `collectionView:layout:referenceHeightForHeaderInSection:`
    `FSQCollectionViewAlignedLayoutSectionAttributes`, `FSQCollectionViewAlignedLayoutCellAttributes`
    `horizontalAlignment`, a `FSQCollectionViewHorizontalAlignment`: `…Left`, `…Right`, `…Center`
    `verticalAlignment`, a `FSQCollectionViewVerticalAlignment`: `…Top`, `…Bottom`, `…Center`
    `itemSpacing`, `lineSpacing`
    `insets` of a section and of a cell
    `topLeftAlignment`, `topCenterAlignment`, `topRightAlignment`, `centerCenterAlignment`
    `withHorizontalAlignment:verticalAlignment:`, also with `itemSpacing:lineSpacing:insets:`
    `shouldBeginLine`, `shouldEndLine`
    `startLineIndentation`
    `withInsets:shouldBeginLine:shouldEndLine:startLineIndentation:`
    `FSQCollectionViewAlignedLayoutInvalidationContext`: `invalidateAlignedLayoutAttributes` set to NO
    """

  private static let yoLayoutColumn = """
    `YOLayout`, `layoutWithLayoutBlock:`: a block that sets frames and returns a size; `sizeThatFits:` and `layoutSubviews:` by the same block
    `YOView`, `YONSView`
    `viewInit`
    `layoutView`
    `useYOLayout`, which changes other classes
    `isSizing`
    `setNeedsLayout` of a layout
    `setFrame:view:`
    `YOLayoutOptionsSizeToFit`, with a width to fit; `sizeToFitVerticalInFrame:view:`
    `YOLayoutOptionsAlignCenter`, `…AlignRight`, `…AlignBottom`, with `setSize:inRect:view:options:`; `centerWithSize:frame:view:`
    `YOLayoutOptionsConstrainSize`, `…DefaultSize` and their siblings
    `YOLayoutOptionsFlipIfNeededForRTL`
    `fill:`, `center:`, `fitVertical:`, `fitHorizontal:`
    layout of `UIView`, `NSView`, `CALayer`, and `YODrawableView`
    `YOHBox`
    `YOVBox`, `vertical:`
    `spacing`
    `insets` of a box
    `horizontalAlignment`
    `minSize`, `maxSize`
    `YOHBorderLayout`
    `YOVBorderLayout`, `YOBorderLayout`
    the example app on a Mac
    `IB_DESIGNABLE`
    """

  private static let boxKitColumn = """
    `MGBox`, `boxes` beside `subviews`
    `setup`
    `margin`
    `padding`
    `zIndex`
    `attachedTo`: a box on another
    `replacementFor`
    `contentLayoutMode`: `MGLayoutTableStyle`
    `contentLayoutMode`: `MGLayoutGridStyle`
    `sizingMode`, `widenAsNeeded`
    `fixedPosition`
    `MGBoxLayoutNone`, which layout leaves out
    `layout`, `layoutWithDuration:completion:`, which animates added, removed and reordered boxes
    `asyncLayout`, `asyncLayoutOnce`, `asyncQueue`
    `boxProvider`: many boxes that are reused; `onAppear`, `onDisappear`
    `MGTableBox`: `topLines`, `middleLines`, `bottomLines`
    `MGLine`: `leftItems`, `middleItems`, `rightItems`
    strings and images in them; `font`, `textColor`
    `sidePrecedence`
    `leftWidth`, `middleWidth`, `rightWidth`
    `verticalAlignment`
    `itemPadding`
    `minHeight`, `maxHeight`, `minWidth`, `maxWidth`
    `underlineType`, `topBorderColor` and its siblings
    `multilineLeft`, text of several lines
    `MGScrollView`
    `snapToBoxEdges`
    `scrollToView:withMargin:`, `keepFirstResponderAboveKeyboard`
    `onTap`, `onSwipe`, `onLongPress`
    `screenshotWithShadow:scale:`
    `Mush` markup
    """

  private static let pageLayoutColumn = """
    `LYSection`, `LYSectionController`, `controllerClass`
    cell class, `configureCell:`, `cellForItemAtIndex:`
    `sizeThatFits:withCell:`, `sizeForItemAtIndex:thatFits:`
    `count`, `section:registerClass:forCellWithReuseIdentifier:`, `section:dequeueReusableCellWithReuseIdentifier:forIndex:`
    `updateWithSection:`
    `setup`
    `operations`: work that a section starts, and that reloads it when done
    `select`, `selectItemAtIndex:`
    `section:visibleCellForItemAtIndex:`, `section:cellForItemAtIndex:`
    `visibleIndexesForSection:`
    `section:reloadItemsAtIndexes:`, `reloadSection:` of a section itself
    `parentViewControllerForSection:`, `parentViewControllerForPage:`, `collectionViewForSection:`
    behavior in scrolling
    `LYDefaultBehavior`: `insets`, `lineSpacing`, `interitemSpacing`
    its `fades`, `fadeDistance`
    `LYFloatingBehavior`, `LYBackgroundBehavior`
    `LYHeaderBehavior`
    `LYFixedBehavior`
    `LYCatchesBehavior`
    `LYPage`, `sections`, `pageDidUpdate:`, `page:didUpdateSectionsAtIndexes:`
    `pageWillAppear`, `pageDidAppear`, `pageWillDisappear`, `pageDidDisappear`
    `scrollEnabled`
    `title`, `titleView`, bar items and appearance of a page; `LYPageViewController`
    """

  private static let listKitColumn = """
    `Section(id:)`
    `Section(id: UUID())`
    `HGroup` of items
    `VGroup`
    nested groups, such as two items beside a large one
    items within a group, selected by `id`
    width `.fractionalWidth(0.5)`
    `.absolute(100)`
    `.estimated(100)`
    `interItemSpacing`
    `edgeSpacing`, `contentInsets` of a component
    `supplementComponents()`, `supplementaryItem` of a group
    `Component`: `id`, `contentView()`, `layoutSize()`
    `render(in:)`
    `willDisplay(content:)`, `didEndDisplay(content:)`
    `cellClass`, `configure(cell:)`
    `contentInsets` of a section
    `contentInsetsReference` of a section, of the renderer
    `supplementariesFollowContentInsets`
    `decorationItem`
    `boundarySupplementaryItem`, several in a chain
    `boundarySupplementaryItems` of the renderer
    `visibleItemsInvalidationHandler`
    `orthogonalScrollingBehavior`
    `interGroupSpacing`, `interSectionSpacing`
    `ComposeRenderer` with `PlainDataSource` or `DiffableDataSource`, `render`
    `component(at:to:)`
    """
}
