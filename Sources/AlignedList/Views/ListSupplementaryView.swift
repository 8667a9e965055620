#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A header, footer or overflow view of a list.
  final class ListSupplementaryView: UICollectionReusableView {
    private var kind = ""
    private weak var record: SectionRecord?
    private var calls: ClientCalls?

    /// What the view shows.
    private(set) var item: ListItem?
    private var hosted: UIView?
    private var hiddenCount = 0

    /// Sets what the view shows from now on. A view with the same content is not filled again.
    func show(_ kind: String, of record: SectionRecord, _ calls: ClientCalls) {
      self.kind = kind
      self.record = record
      self.calls = calls
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
        (hosted as? CarouselView)?.memory = record?.carousel(ofKind: kind)
        if content.containsItems || !content.isEqual(to: old.content) { content.configure(hosted) }
        return
      }
      hosted?.removeFromSuperview()
      let view = content.makeView()
      view.frame = CGRect(origin: .zero, size: bounds.size)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      (view as? CarouselView)?.memory = record?.carousel(ofKind: kind)
      content.configure(view)
      hosted = view
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
