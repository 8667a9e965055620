#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A header, footer or overflow view of a list.
  final class ListSupplementaryView: UICollectionReusableView {
    /// Returns what the view shows for a number of hidden items.
    private var itemForHiddenCount: (_ hiddenCount: Int) -> ListItem? = { _ in nil }

    /// What the view shows.
    private(set) var item: ListItem?
    private var hosted: UIView?
    private var hiddenCount = 0

    /// Sets what the view shows from now on. A view with the same content is not filled again.
    func show(_ itemForHiddenCount: @escaping (_ hiddenCount: Int) -> ListItem?) {
      self.itemForHiddenCount = itemForHiddenCount
      update()
    }

    /// Takes the number of hidden items, which may change while an overflow view is visible.
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      let attributes = layoutAttributes as? CollectionViewAlignedLayoutAttributes
      hiddenCount = attributes?.hiddenItemCount ?? 0
      update()
    }

    private func update() {
      let old = item
      item = itemForHiddenCount(hiddenCount)
      guard let content = item?.content else {
        hosted?.removeFromSuperview()
        hosted = nil
        return
      }
      if let old, old.content.viewType == content.viewType, let hosted {
        if content.containsItems || !content.isEqual(to: old.content) { content.configure(hosted) }
        return
      }
      hosted?.removeFromSuperview()
      let view = content.makeView()
      view.frame = CGRect(origin: .zero, size: bounds.size)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
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
