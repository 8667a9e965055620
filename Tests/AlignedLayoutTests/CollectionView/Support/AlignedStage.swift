#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// A collection view in a window that shows a test's content with an aligned layout.
  @MainActor
  final class AlignedStage {
    let source: ContentSource
    let delegate: ContentDelegate
    let layout: CollectionViewAlignedLayout
    let view: UICollectionView
    let window: UIWindow

    /// Makes a view as wide as the content, and lays it out unless `laysOut` is false. If the content
    /// scrolls sideways, the view is as tall as its lines are long, and its width is the given height.
    init(
      _ content: TestContent, height: CGFloat = 200,
      layout: CollectionViewAlignedLayout = CollectionViewAlignedLayout(),
      source: ContentSource? = nil, laysOut: Bool = true
    ) {
      self.layout = layout
      self.source = source ?? ContentSource(content)
      delegate = ContentDelegate(self.source)
      let isSideways = content.axis == .horizontal
      let frame = CGRect(
        origin: CGPoint(), size: isSideways ? height × content.width : content.width × height)
      if isSideways { layout.scrollDirection = .horizontal }
      window = UIWindow(frame: frame)
      view = UICollectionView(frame: frame, collectionViewLayout: layout)
      layout.contentInsets = content.contentInsets
      layout.sectionSpacing = content.sectionSpacing
      layout.contentHeader = content.header
      layout.contentFooter = content.footer
      ContentSource.register(in: view)
      for kind in TestContent.registeredDecorationKinds {
        layout.register(DecorationView.self, forDecorationViewOfKind: kind)
      }
      view.semanticContentAttribute =
        content.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      view.dataSource = self.source
      view.delegate = delegate
      window.addSubview(view)
      if laysOut { view.layoutIfNeeded() }
    }

    var content: TestContent {
      get { source.content }
      set { source.content = newValue }
    }

    /// Returns the questions asked since the last call, and clears them.
    func asked() -> [Question] {
      defer { source.asked = [] }
      return source.asked
    }

    /// Returns the questions asked during a change and in the layout pass after it.
    func asked(during change: () -> Void) -> [Question] {
      source.asked = []
      change()
      view.layoutIfNeeded()
      return asked()
    }

    /// Scrolls to a distance from the top or, sideways, from the left.
    func scroll(to offset: CGFloat) {
      view.contentOffset = isSideways ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
      view.layoutIfNeeded()
    }

    var isSideways: Bool {
      layout.scrollDirection == .horizontal
    }

    func resize(_ size: CGSize) {
      view.frame.size = size
      view.layoutIfNeeded()
    }

    func reload() {
      view.reloadData()
      view.layoutIfNeeded()
    }

    // MARK: Expected and actual frames

    /// The content as the engine lays it out in the view's surroundings. Without a width it has no
    /// sections.
    var computed: PlacedLayout {
      computed(content)
    }

    /// Returns another content as the engine lays it out in the view's surroundings.
    ///
    /// - Parameter asked: called with each cell whose size is asked for and the space it is
    ///   offered.
    func computed(
      _ content: TestContent,
      asked: (ContentLayout.CellPosition, _ offer: CGFloat) -> Void = { _, _ in }
    ) -> PlacedLayout {
      var content = content
      let insets = view.adjustedContentInset
      content.axis = isSideways ? .horizontal : .vertical
      content.width =
        isSideways
        ? view.bounds.height - insets.top - insets.bottom
        : view.bounds.width - insets.left - insets.right
      content.displayScale = view.traitCollection.displayScale
      content.direction =
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      content.contentInsets = layout.contentInsets
      content.sectionSpacing = layout.sectionSpacing
      content.header = layout.contentHeader
      content.footer = layout.contentFooter
      if layout.supplementaryContentInsetsReference != .none {
        content.supplementaryInsets = layout.contentInsets
      }
      if content.width <= 0 { (content.header, content.footer, content.sections) = (nil, nil, []) }
      return placed(content.layout(asked: asked))
    }

    /// Returns a layout as it stands in the view: behind a gap if it is shorter than the view, and stays at its
    /// end or runs from right to left.
    private func placed(_ computed: ContentLayout) -> PlacedLayout {
      let (insets, size) = (view.adjustedContentInset, computed.contentSize)
      let length = isSideways ? size.width : size.height
      let visible =
        isSideways
        ? view.bounds.width - insets.left - insets.right
        : view.bounds.height - insets.top - insets.bottom
      let isMirrored = isSideways && computed.direction == .rightToLeft
      guard length > 0, visible > length, isMirrored || layout.staysAtEnd
      else { return PlacedLayout(computed) }
      let scale = view.traitCollection.displayScale
      let space = visible - length
      let gap = scale > 0 ? (space * scale + 0.001).rounded(.down) / scale : space
      // From right to left the end is at the left.
      let distance = isMirrored && layout.staysAtEnd ? 0 : gap
      return PlacedLayout(computed, before: distance, of: space)
    }

    var pinning: ContentLayout.Pinning {
      let insets = view.adjustedContentInset
      guard !isSideways else {
        return ContentLayout.Pinning(
          visibleLeft: view.bounds.minX + insets.left,
          visibleRight: view.bounds.maxX - insets.right,
          pinsHeaders: layout.pinsSectionHeaders, pinsFooters: layout.pinsSectionFooters)
      }
      return ContentLayout.Pinning(
        visibleTop: view.bounds.minY + insets.top, visibleBottom: view.bounds.maxY - insets.bottom,
        pinsHeaders: layout.pinsSectionHeaders, pinsFooters: layout.pinsSectionFooters)
    }

    func frame(_ item: Int, section: Int = 0) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func header(_ section: Int = 0) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
      )?.frame
    }

    /// Returns the frame of a decoration view. The index of a separator is that of the line above
    /// it.
    func decoration(_ kind: String, _ index: Int = 0, section: Int = 0) -> CGRect? {
      layout.layoutAttributesForDecorationView(
        ofKind: kind, at: IndexPath(item: index, section: section))?.frame
    }

    /// Returns the frame of the overflow view, or nil if there is none or its attributes are
    /// hidden.
    func overflow(_ section: Int = 0) -> CGRect? {
      let attributes = view.layoutAttributesForSupplementaryElement(
        ofKind: CollectionViewAlignedLayout.elementKindOverflow,
        at: IndexPath(item: 0, section: section))
      return attributes?.isHidden == false ? attributes?.frame : nil
    }

    func footer(_ section: Int = 0) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section)
      )?.frame
    }

    /// Waits for the end of this turn of the run loop, and lays out. In it the layout repeats what
    /// UIKit may have ignored in `prepare()`.
    func endTurn() async {
      await Task {}.value
      view.layoutIfNeeded()
    }

    /// Waits until the content offset stays where it is for longer than the layout waits for the end
    /// of an animation.
    func endTurns() async {
      var restingSince = 0
      for turn in 0..<400 where turn < restingSince + 12 {
        let offset = view.contentOffset
        await endTurn()
        try? await Task.sleep(nanoseconds: 20_000_000)
        await endTurn()
        if view.contentOffset != offset { restingSince = turn + 1 }
      }
    }
  }
#endif
