#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewClient {
    var view: ViewSnapshot { ViewSnapshot(of: collectionView) }

    var announcedSurroundings: AnnouncedSurroundings { AnnouncedSurroundings(of: collectionView) }

    var presentSurroundings: Surroundings { surroundings(inBoundsOf: collectionView.bounds.size) }

    func surroundings(
      inBoundsOf size: CGSize, safeAreaInsets: UIEdgeInsets? = nil
    ) -> Surroundings {
      Surroundings(
        of: collectionView, inBoundsOf: size, along: layout.axis, safeAreaInsets: safeAreaInsets,
        references: references)
    }

    private var references: Surroundings.References {
      let content = layout.contentInsetsReference
      let supplementary: UIContentInsetsReference? =
        switch layout.supplementaryContentInsetsReference {
        case .none: nil
        case .automatic: content
        case let reference: reference
        }
      return Surroundings.References(
        content: content, supplementary: supplementary, ofSections: layout.referencesOfSections)
    }

    func canvas(in bounds: CGRect) -> Surroundings.Canvas {
      surroundings(inBoundsOf: bounds.size).canvas
    }

    /// Whether the layout has used the margins in place of the readable content guide, which is not laid out yet.
    var awaitsReadableContentGuide: Bool {
      references.includeReadableContent && collectionView.bounds.width > 0
        && !collectionView.hasReadableContentGuide
    }

    func run(_ effect: LayoutEffect) { layout.run(effect) }

    var delegate: (any CollectionViewDelegateAlignedLayout)? {
      collectionView.delegate as? any CollectionViewDelegateAlignedLayout
    }

    var estimatesItems: Bool {
      if layout.estimatedSizeForItem != nil { return true }
      return delegate.map { layout.asked.delegateWithoutEstimates != ObjectIdentifier($0) } ?? false
    }

    /// Whether neither the delegate nor a closure returns anything about single cells of the content.
    var asksAboutNoCells: Bool {
      guard !layout.describesCells, !estimatesItems else { return false }
      let hasNoAttributes =
        delegate.map { layout.asked.delegateWithoutAttributes == ObjectIdentifier($0) } ?? true
      let content = core.content
      return (0..<content.sectionCount).allSatisfy {
        let section = content.attributes(ofSection: $0)
        return section.sizing.isSelfSizing && section.lineLimit == .unlimited
          && (hasNoAttributes || !section.mayHaveCellAttributes(in: content.axis))
      }
    }

    func attachments(ofItemAt position: ContentLayout.CellPosition) -> [ViewAttachment]? {
      let presented = collectionView.dataSourceIndexPath(
        forPresentationIndexPath: position.indexPath)
      guard let path = presented else { return nil }
      let delegate = core.attachments.asksDelegate ? delegate : nil
      return (delegate ?? DelegateWithoutMethods.shared)
        .collectionView(collectionView, layout: layout, attachmentsForItemAt: path).ofDifferentKinds
    }

    var hasPlaceholders: Bool { collectionView.hasUncommittedUpdates }

    /// Whether there are items that the data source does not know. In a batch of updates `hasUncommittedUpdates`
    /// is true in any case. The last item of a section with a placeholder is one, or has another index path in
    /// the data source. A client that knows what a batch changes adds none in it.
    var showsPlaceholders: Bool {
      guard hasPlaceholders, layout.asked.changedSections == nil || core.showsPlaceholders
      else { return false }
      return (0..<collectionView.numberOfSections).contains { section in
        let count = collectionView.numberOfItems(inSection: section)
        guard count > 0 else { return false }
        let last = IndexPath(item: count - 1, section: section)
        return collectionView.dataSourceIndexPath(forPresentationIndexPath: last) != last
      }
    }
  }
#endif
