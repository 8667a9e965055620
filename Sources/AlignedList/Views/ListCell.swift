#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A cell that shows an item of a list.
  final class ListCell: UICollectionViewCell {
    /// The item that the cell shows, and whose latest actions are called.
    private(set) var record: ItemRecord?

    /// The view of a component.
    private var hosted: UIView?

    /// Fills the cell with an item. The cell is reused only for items with the same type of view.
    func show(_ record: ItemRecord) {
      self.record = record
      guard let content = record.item?.content else { return }
      if let configuration = content.configuration {
        contentConfiguration = configuration
        return
      }
      let view = hosted ?? host(content.makeView())
      (view as? CarouselView)?.memory = record.carousel
      content.configure(view)
      setNeedsUpdateConfiguration()
    }

    /// The view of the component, or that of the configuration.
    var shownView: UIView {
      hosted ?? contentView
    }

    private func host(_ view: UIView) -> UIView {
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
      hosted = view
      return view
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      if let hosted { record?.item?.content.update(hosted, for: state) }
    }

    /// Returns the size of the item in a section of self-sizing cells, and the attributes themselves in
    /// others: there the list is asked for sizes.
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let record, record.section?.section.attributes.sizesItsCells == true,
        let content = record.item?.content,
        let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
      else { return layoutAttributes }
      attributes.size =
        content.size(fitting: attributes.offeredSpace)
        ?? content.size(of: shownView, fitting: attributes.offeredSpace)
      return attributes
    }
  }

  extension SectionAttributes {
    /// Whether cells size themselves.
    fileprivate var sizesItsCells: Bool {
      switch sizing {
      case .selfSizing: true
      case .columns(let columns):
        if case .selfSizing = columns.cellHeight { true } else { false }
      case .asked, .askedForWholeLine, .fixed: false
      }
    }
  }
#endif
