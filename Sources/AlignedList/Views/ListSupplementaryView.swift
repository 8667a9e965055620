#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A header, footer or overflow view of a list. With an action it is a button.
  class ListSupplementaryView: UICollectionReusableView {
    private var kind = ""
    private weak var record: SectionRecord?
    final var sizer: ListSizer?
    private(set) var item: ListItem?
    private(set) var hosted: UIView?
    private var hostedType: ObjectIdentifier?
    private var hiddenCount = 0
    private var tap: TapRecognizer?

    /// The traits that the component's view has because of what this view is, and not by itself.
    private var addedTraits: UIAccessibilityTraits = []
    private var hasForgotten = false

    /// Whether the view was filled under traits that may give another size.
    private var isOutdated = false

    /// Sets what the view shows from now on. A view with the same content is not filled again.
    func show(_ kind: String, of record: SectionRecord, _ sizer: ListSizer) {
      self.kind = kind
      self.record = record
      show(sizer)
    }

    final func show(_ sizer: ListSizer) {
      self.sizer = sizer
      sizer.calls.whileFilling { update() }
    }

    final func lengths(of stack: ListStack) -> [CGFloat]? {
      guard let sizer else { return nil }
      return sizer.calls.whileFilling {
        stack.sizes(fitting: bounds.width, by: sizer, carousel ?? CarouselMemory()).map(\.height)
      }
    }

    var latestItem: ListItem? { record?.item(ofKind: kind, hiddenCount: hiddenCount) }
    var carousel: CarouselMemory? { record?.carousel(ofKind: kind) }

    /// Takes the number of hidden items, which may change while an overflow view is visible.
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      let attributes = layoutAttributes as? CollectionViewAlignedLayoutAttributes
      hiddenCount = attributes?.hiddenItemCount ?? 0
      // UIKit may apply attributes before a view that was reused is filled.
      if !hasForgotten { sizer?.calls.whileFilling { update() } }
    }

    /// An outdated view is filled again even if the content is equal.
    private func update(isOutdated: Bool = false) {
      hasForgotten = false
      let old = isOutdated ? nil : item
      item = latestItem
      keepingTraits { fill(from: old) }
      updateTap()
    }

    /// Fills the view of the component, which is a button if there is an action, and a heading if it is a
    /// header. A component that sets traits sets its own alone.
    private func keepingTraits(_ fill: () -> Void) {
      hosted?.accessibilityTraits.subtract(addedTraits)
      fill()
      var traits: UIAccessibilityTraits = action != nil ? .button : []
      // VoiceOver's rotor goes from one heading to the next.
      if isHeading, item?.stack == nil { traits.insert(.header) }
      addedTraits = traits.subtracting(hosted?.accessibilityTraits ?? [])
      hosted?.accessibilityTraits.formUnion(addedTraits)
    }

    private func fill(from old: ListItem?) {
      guard let content = item?.content else {
        hosted?.removeFromSuperview()
        hosted = nil
        return
      }
      if content.viewType == hostedType, let hosted {
        prepare(hosted)
        if let old, !content.containsItems, content.isEqual(to: old.content) { return }
        return content.configure(hosted)
      }
      hosted?.removeFromSuperview()
      let view = content.makeView()
      view.frame = CGRect(origin: .zero, size: bounds.size)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      prepare(view)
      content.configure(view)
      (hosted, hostedType) = (view, content.viewType)
    }

    var isHeading: Bool { kind == UICollectionView.elementKindSectionHeader }

    /// What identifies the section among others whose views may be hosted here.
    var sectionNumber: Int { record?.number ?? 0 }

    /// The view and, if it shows several components, those of these.
    var withParts: [ListSupplementaryView] { [self] + ((hosted as? ListStackView)?.parts ?? []) }
    var isOwnerGone: Bool { record?.isGone ?? true }

    func forgetItem() {
      if isOwnerGone { record = nil }
      item = nil
      hasForgotten = true
      (hosted as? CarouselView)?.forgetCarousel()
      (hosted as? ListStackView)?.forgetStack()
    }

    /// Shows the item again that was forgotten, if the view was not filled with another one since.
    func recallItem() {
      if hasForgotten, !isOwnerGone { sizer?.calls.whileFilling { update() } }
    }

    /// Tells the view of a carousel to which one it belongs, and a SwiftUI view which section it is in.
    private func prepare(_ view: UIView) {
      (view as? HostedViewContainer)?.prepare(
        identity: sectionNumber, environment: sizer?.environment)
      (view as? ListStackView)?.owner = self
      guard let view = view as? CarouselView, let carousel, let sizer
      else { return }
      view.belong(to: carousel, sizer)
    }

    /// The component may have computed a font from the traits. The cells of a carousel's cards follow by themselves.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard traitCollection.changesSizes(from: previousTraitCollection) else { return }
      // The view of the component gets the traits after this one.
      isOutdated = true
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard isOutdated, let content = item?.content, let hosted, !content.containsItems,
        !isOwnerGone
      else { return }
      isOutdated = false
      hosted.receiveTraits()
      sizer?.calls.whileFilling { update(isOutdated: true) }
    }

    /// Leaves the attributes as they are: the list is asked for the size.
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes
    }

    // MARK: Taps

    var action: (@MainActor () -> Void)? {
      sizer?.environment?.isEnabled == false ? nil : item?.onSelect
    }

    private func updateTap() {
      if tap == nil, action != nil {
        let tap = TapRecognizer { [weak self] in self?.action?() }
        tap.delegate = self
        addGestureRecognizer(tap)
        self.tap = tap
      }
      tap?.isEnabled = action != nil
    }

    /// On tvOS people reach a header with an action as they reach cells. On iPadOS the keyboard focuses no buttons.
    override var canBecomeFocused: Bool {
      action != nil && traitCollection.userInterfaceIdiom == .tv
    }

    // A collection view highlights and selects the item at the point of a touch that reaches it, even if the touched
    // view covers the item, as a pinned header does. So no touch is passed on, with or without an action.

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: Accessibility

    /// Whether the view is read as one button. It is not if something in it has to be read by itself: a
    /// component that is an element already, or a control.
    override var isAccessibilityElement: Bool {
      get { action != nil && hosted?.isReadAsOne == true }
      set { super.isAccessibilityElement = newValue }
    }

    /// The view of the component if this view is read in its place. Otherwise the component's view is found by
    /// what it says of itself, and this one must not say the same.
    private var describedView: UIView? { isAccessibilityElement ? hosted : nil }

    override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? describedView?.labels.joined(separator: ", ") }
      set { super.accessibilityLabel = newValue }
    }

    override var accessibilityIdentifier: String? {
      get { super.accessibilityIdentifier ?? describedView?.accessibilityIdentifier }
      set { super.accessibilityIdentifier = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
      get { super.accessibilityTraits.union(describedView?.accessibilityTraits ?? []) }
      set { super.accessibilityTraits = newValue }
    }

    override func accessibilityActivate() -> Bool {
      guard let action else { return super.accessibilityActivate() }
      action()
      return true
    }
  }

  extension ListSupplementaryView: UIGestureRecognizerDelegate {
    /// Leaves touches of controls and of carousels to these. UIKit itself does so for some controls only,
    /// such as buttons.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      var view = touch.view
      while let touched = view, touched !== self {
        if touched.isInteractive { return false }
        view = touched.superview
      }
      return true
    }

    #if os(tvOS)
      /// Leaves the Select button to a view inside this one that has the focus.
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
      ) -> Bool {
        isFocused
      }
    #endif
  }

  extension UIView {
    /// Whether the view does something of its own with a tap.
    fileprivate var isInteractive: Bool {
      self is UIControl || self is UICollectionView
        || (self as? ListSupplementaryView)?.action != nil
    }

    /// Whether nothing in the view has to be read by itself. Labels and images are accessibility elements by
    /// default, and are read with the others.
    var isReadAsOne: Bool {
      // A hosting view does not say what its elements are called.
      if self is HostedViewContainer { return false }
      let isElement = isAccessibilityElement && !(self is UILabel) && !(self is UIImageView)
      return !isElement && accessibilityElements == nil && !containsInteractiveViews
    }

    var containsInteractiveViews: Bool {
      isInteractive || subviews.contains { $0.containsInteractiveViews }
    }

    var labels: [String] {
      if isHidden || accessibilityElementsHidden { return [] }
      return accessibilityLabel.map { [$0] } ?? subviews.flatMap(\.labels)
    }
  }
#endif
