#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  final class ListCell: UICollectionViewCell {
    private(set) var record: ItemRecord?

    /// Forgets an item that is gone. The view waits to be filled with another one.
    func forgetItem() {
      record?.forgetCarousel()
      record = nil
      // The state of a SwiftUI view ends with its item.
      if hosting != nil { contentConfiguration = nil }
      hosting = nil
    }

    private var hosted: UIView?
    private var hosting: Hosting?

    /// The items of the section, and the number of the environment, when a SwiftUI view was filled.
    private weak var hostedRun: ItemRun?
    private var environmentNumber = 0
    private var sizer: ListSizer?

    /// Whether the view was filled under traits that may give another size.
    private var isOutdated = false

    /// Fills the cell with an item. The cell is reused only for items with the same type of view.
    func show(_ record: ItemRecord, _ sizer: ListSizer) {
      (self.record, self.sizer) = (record, sizer)
      guard let content = record.item?.content else { return }
      if content.containsItems {
        let view = hosted ?? host(content.makeView())
        (view as? CarouselView)?.belong(to: record.carousel, sizer)
      }
      fill(with: content, of: record)
    }

    private func fill(with content: ItemContent, of record: ItemRecord) {
      isOutdated = false
      if content.measuresItself {
        let context = HostingContext(
          identity: record.number, environment: sizer?.environment,
          prefersIdealWidth: (record.cellAttributes?.growth ?? 0) > 0)
        let hosting = Hosting(content, in: context, after: hosting)
        self.hosting = hosting
        hostedRun = record.section?.section.items
        environmentNumber = sizer?.environmentNumber ?? 0
        record.hostingCell = self
        contentConfiguration = hosting.configuration
      } else if let configuration = content.configuration {
        contentConfiguration = configuration
      } else {
        content.configure(hosted ?? host(content.makeView()))
        setNeedsUpdateConfiguration()
      }
    }

    /// Whether the cell shows a SwiftUI view for an older value of the item. A list of many does not compare
    /// those that are not shown.
    var isStale: Bool {
      guard let hosting, let record else { return false }
      if let hostedRun, hostedRun === record.section?.section.items { return false }
      return record.item.map { !$0.content.isEqual(to: hosting.content) } ?? false
    }

    /// Fills the cell if it shows a SwiftUI view for an older value of the item, or in another environment: UIKit
    /// may have made it ahead.
    func fillIfStale() {
      guard hosting != nil else { return }
      if environmentNumber != sizer?.environmentNumber || isStale { fillAgain() }
    }

    func followEnvironment() {
      if hosting != nil { fillAgain() }
    }

    func fillAgain() {
      guard let record, let content = record.item?.content else { return }
      sizer?.calls.whileFilling { fill(with: content, of: record) }
    }

    /// The view of the component, or that of the configuration.
    var shownView: UIView { hosted ?? contentView }

    private func host(_ view: UIView) -> UIView {
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
      hosted = view
      return view
    }

    /// The component may have computed a font from the traits. The cells of a carousel's cards follow by themselves.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard traitCollection.changesSizes(from: previousTraitCollection) else { return }
      // The views in the cell get the traits after it.
      isOutdated = true
      setNeedsLayout()
    }

    private func fillIfOutdated() {
      // SwiftUI follows traits by itself.
      guard isOutdated, hosting == nil, let content = record?.item?.content, !content.containsItems
      else { return }
      shownView.receiveTraits()
      fillAgain()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      fillIfOutdated()
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      let alpha = state.isHighlighted ? record?.item?.options.highlightAlpha ?? 1 : 1
      if contentView.alpha != alpha { contentView.alpha = alpha }
      guard let hosted, let content = record?.item?.content else { return }
      sizer?.calls.whileFilling { content.update(hosted, for: state) }
    }

    /// Returns the size of the item in a section of self-sizing cells, and the attributes themselves in
    /// others: there the list is asked for sizes.
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let record, record.section?.section.attributes.sizing.isSelfSizing == true,
        let content = record.item?.content,
        let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
      else { return layoutAttributes }
      fillIfOutdated()
      let cards = record.section?.section.values.cards
      let width = cards?.offeredWidth ?? offeredWidth(attributes.offeredSpace)
      if let answer = sizer?.calls.whileFilling({ answer(of: content, fitting: width) }) {
        // The height of a card is decided already.
        attributes.size =
          cards.map { cards in
            CGSize(
              width: cards.remember(answer.size.width, of: record), height: attributes.size.height)
          } ?? answer.size
        attributes.firstBaseline = answer.firstBaseline
        attributes.lastBaseline = answer.lastBaseline
        let size = attributes.size
        attributes.lastLineWidth = sizer?.calls.whileFilling {
          content.lastLineWidth(at: size, fitting: width) {
            content.lastLineWidth(of: shownView, at: size)
          }
        }
      }
      return attributes
    }

    private func answer(of content: ItemContent, fitting width: CGFloat) -> HostedAnswer {
      if let hosting { return hosting.answer(in: shownView, fitting: width) }
      let size = content.size(fitting: width) ?? content.size(of: shownView, fitting: width)
      let baselines = content.baselines(of: shownView, at: size)
      return HostedAnswer(
        size: size, firstBaseline: baselines?.first, lastBaseline: baselines?.last)
    }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
      get { cellsSpokenFor != nil || super.isAccessibilityElement }
      set { super.isAccessibilityElement = newValue }
    }

    override var accessibilityElementsHidden: Bool {
      get {
        super.accessibilityElementsHidden || cellsReadAsOne.map { $0.first !== self } ?? false
      }
      set { super.accessibilityElementsHidden = newValue }
    }

    override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? cellsSpokenFor?.accessibilityLabel }
      set { super.accessibilityLabel = newValue }
    }

    override var accessibilityIdentifier: String? {
      get {
        super.accessibilityIdentifier ?? cellsSpokenFor?.first?.shownView.accessibilityIdentifier
      }
      set { super.accessibilityIdentifier = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
      get { super.accessibilityTraits.union(cellsSpokenFor?.accessibilityTraits ?? []) }
      set { super.accessibilityTraits = newValue }
    }

    override var accessibilityFrame: CGRect {
      get { cellsSpokenFor?.accessibilityFrame ?? super.accessibilityFrame }
      set { super.accessibilityFrame = newValue }
    }

    /// Taps the item or row. The middle of a row's frame may be between its cells.
    override func accessibilityActivate() -> Bool {
      guard cellsSpokenFor != nil, let view = superview as? UICollectionView,
        let delegate = view.delegate as? ListDelegate, let path = view.indexPath(for: self)
      else { return super.accessibilityActivate() }
      delegate.tap(path, in: view)
      return true
    }

    /// A layout that scrolls sideways offers heights.
    private func offeredWidth(_ space: CGFloat) -> CGFloat {
      guard let view = superview as? UICollectionView,
        let layout = view.collectionViewLayout as? CollectionViewAlignedLayout,
        layout.scrollDirection == .horizontal
      else { return space }
      return view.bounds.width
    }
  }

#endif
