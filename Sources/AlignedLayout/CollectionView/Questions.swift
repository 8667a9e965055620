#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The engine's questions, put to whoever answers them: the delegate if it is one of an aligned
  /// layout, and else the layout itself. Made anew for every use, since delegates come and go.
  @MainActor
  struct Questions {
    private let layout: CollectionViewAlignedLayout
    private let collectionView: UICollectionView
    private let delegate: (any CollectionViewDelegateAlignedLayout)?

    init(of layout: CollectionViewAlignedLayout, about collectionView: UICollectionView) {
      self.layout = layout
      self.collectionView = collectionView
      delegate = collectionView.delegate as? any CollectionViewDelegateAlignedLayout
    }

    /// Asks everything, and lays it out. Where there is no width, nothing is asked.
    func content(on canvas: Surroundings.Canvas) -> ContentLayout {
      let sectionCount = canvas.width > 0 ? collectionView.numberOfSections : 0
      let answers = cellAnswers()
      return ContentLayout(
        width: canvas.width,
        direction: canvas.direction,
        displayScale: canvas.displayScale,
        contentInsets: contentInsets(on: canvas),
        sectionSpacing: layout.sectionSpacing,
        sections: (0..<sectionCount).map(section),
        sizeOfCell: answers.size,
        attributesOfCell: answers.attributes)
    }

    /// Asks again for some cells, and for those that are offered other space in consequence.
    func content(_ content: ContentLayout, askingAgain cells: [ContentLayout.CellPosition])
      -> ContentLayout
    {
      let answers = cellAnswers()
      return content.asking(
        again: cells, sizeOfCell: answers.size, attributesOfCell: answers.attributes)
    }

    private func contentInsets(on canvas: Surroundings.Canvas) -> Insets {
      let insets = layout.contentInsets
      return Insets(
        top: insets.top, leading: insets.leading + canvas.extraLeading,
        bottom: insets.bottom, trailing: insets.trailing + canvas.extraTrailing)
    }

    // MARK: Sections

    private func section(_ index: Int) -> ContentLayout.Section {
      guard let delegate else {
        return ContentLayout.Section(
          attributes: knowingFixedSizes(layout.attributes(forSectionAt: index)),
          cellCount: collectionView.numberOfItems(inSection: index),
          headerHeight: layout.referenceHeight(forHeaderInSection: index),
          footerHeight: layout.referenceHeight(forFooterInSection: index))
      }
      return ContentLayout.Section(
        attributes: delegate.collectionView(
          collectionView, layout: layout, attributesForSectionAt: index),
        cellCount: collectionView.numberOfItems(inSection: index),
        headerHeight: delegate.collectionView(
          collectionView, layout: layout, referenceHeightForHeaderInSection: index),
        footerHeight: delegate.collectionView(
          collectionView, layout: layout, referenceHeightForFooterInSection: index))
    }

    /// The attributes of a section, of which the cells' sizes are known beforehand if nobody is
    /// there to answer anything about single cells.
    private func knowingFixedSizes(_ attributes: SectionAttributes) -> SectionAttributes {
      guard attributes.sizing == .asked, layout.sizeForItem == nil, cellsHaveDefaultAttributes
      else { return attributes }
      let size = layout.defaultCellSize
      return attributes.with(sizing: .fixed(width: size.width, height: size.height))
    }

    private var cellsHaveDefaultAttributes: Bool {
      delegate == nil && layout.attributesForCell == nil
        && layout.defaultCellAttributes == .default
    }

    // MARK: Cells

    private func cellAnswers() -> (
      size: (ContentLayout.CellPosition, CGFloat) -> CGSize,
      attributes: ((ContentLayout.CellPosition) -> CellAttributes)?
    ) {
      // A cell is asked for its attributes and its size one after the other: its path is made once.
      var lastPosition: ContentLayout.CellPosition?
      var lastPath: IndexPath?
      func path(_ position: ContentLayout.CellPosition) -> IndexPath? {
        if position != lastPosition {
          lastPosition = position
          lastPath = dataSourcePath(position)
        }
        return lastPath
      }
      return (
        { position, space in path(position).map { size(at: $0, space) } ?? layout.defaultCellSize },
        cellsHaveDefaultAttributes
          ? nil : { position in path(position).map(attributes) ?? layout.defaultCellAttributes }
      )
    }

    private func size(at path: IndexPath, _ remainingLineSpace: CGFloat) -> CGSize {
      delegate?.collectionView(
        collectionView, layout: layout, sizeForItemAt: path,
        remainingLineSpace: remainingLineSpace)
        ?? layout.size(forItemAt: path, remainingLineSpace: remainingLineSpace)
    }

    private func attributes(at path: IndexPath) -> CellAttributes {
      delegate?.collectionView(collectionView, layout: layout, attributesForCellAt: path)
        ?? layout.attributes(forCellAt: path)
    }

    /// The path by which the data source knows a cell; nil for the placeholder of a drop, of which
    /// nobody can be asked.
    private func dataSourcePath(_ position: ContentLayout.CellPosition) -> IndexPath? {
      let path = IndexPath(item: position.cell, section: position.section)
      guard collectionView.hasUncommittedUpdates else { return path }
      return collectionView.dataSourceIndexPath(forPresentationIndexPath: path)
    }
  }
#endif
