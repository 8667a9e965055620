#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A header, footer or overflow view of a list.
  final class ListSupplementaryView: UICollectionReusableView {
    private var kind = ""
    private weak var record: SectionRecord?
    private var calls: ClientCalls?
    private var sizer: ListSizer?

    /// What the view shows.
    private(set) var item: ListItem?
    private var hosted: UIView?
    private var hiddenCount = 0

    /// Whether the view was filled under traits that may give another size.
    private var isOutdated = false

    /// Sets what the view shows from now on. A view with the same content is not filled again.
    func show(
      _ kind: String, of record: SectionRecord, _ calls: ClientCalls, _ sizer: ListSizer
    ) {
      self.kind = kind
      self.record = record
      self.calls = calls
      self.sizer = sizer
      calls.during { update() }
    }

    /// Takes the number of hidden items, which may change while an overflow view is visible.
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      let attributes = layoutAttributes as? CollectionViewAlignedLayoutAttributes
      hiddenCount = attributes?.hiddenItemCount ?? 0
      calls?.during { update() }
    }

    private func update() {
      let old = item
      item = record?.item(ofKind: kind, hiddenCount: hiddenCount)
      guard let content = item?.content else {
        hosted?.removeFromSuperview()
        hosted = nil
        return
      }
      if let old, old.content.viewType == content.viewType, let hosted {
        prepare(hosted)
        if content.containsItems || !content.isEqual(to: old.content) { content.configure(hosted) }
        return
      }
      hosted?.removeFromSuperview()
      let view = content.makeView()
      view.frame = CGRect(origin: .zero, size: bounds.size)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      prepare(view)
      content.configure(view)
      hosted = view
    }

    /// Tells the view of a carousel to which one it belongs.
    private func prepare(_ view: UIView) {
      guard let view = view as? CarouselView, let record, let calls, let sizer
      else { return }
      view.belong(to: record.carousel(ofKind: kind), calls, sizer)
    }

    /// Has the view filled again under other traits, such as another content size category: the component
    /// may have computed a font from them. The cells of a carousel's cards do so by themselves.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard traitCollection.changesSizes(from: previousTraitCollection) else { return }
      // The view of the component gets the traits after this one.
      isOutdated = true
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard isOutdated, let content = item?.content, let hosted, !content.containsItems
      else { return }
      isOutdated = false
      hosted.receiveTraits()
      calls?.during { content.configure(hosted) }
    }

    /// Leaves the attributes as they are: the list is asked for the size.
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes
    }

    // MARK: Taps

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let action = item?.options.onSelect else {
        return super.touchesEnded(touches, with: event)
      }
      if touches.contains(where: { bounds.contains($0.location(in: self)) }) { action() }
    }
  }
#endif
