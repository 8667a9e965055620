#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    var axis: ContentLayout.Axis { core.options.axis }
    var options: LayoutOptions { core.options }

    var client: CollectionViewClient? {
      collectionView.map { CollectionViewClient(layout: self, collectionView: $0) }
    }

    var describesCells: Bool { attributesForItem != nil || defaultItemAttributes != .default }

    var standing: StandingContent { core.shown.standing }

    /// Queries read the core's parts: a function of the core would be called with a copy of all that it knows.
    var pinning: ContentLayout.Pinning? {
      guard let bounds = collectionView?.bounds else { return nil }
      return standing.pinning(in: bounds, with: core.shown.surroundings, core.options)
    }

    var mayHaveAttachments: Bool { core.attachments.mayExist(in: core.shown.standing.content) }

    /// Returns the same if it matters for an item.
    func pinning(ofItemAt indexPath: IndexPath) -> ContentLayout.Pinning? {
      guard content.sections.hasRaisedCells, let position = content.position(of: indexPath),
        content.isPinned(position)
      else { return nil }
      return pinning
    }

    /// The reference is one of ``referencesOfSections``. Header and footer follow it if they follow sections.
    package func attributes(
      _ attributes: SectionAttributes, inside reference: UIContentInsetsReference
    ) -> SectionAttributes {
      let canvas = client?.presentSurroundings.canvas ?? .none
      guard let index = referencesOfSections.firstIndex(of: reference),
        canvas.extraSectionInsets.indices.contains(index)
      else { return attributes }
      let own = canvas.extraSectionInsets[index]
      let attributes = attributes.with(
        insets: attributes.insets.adding(own).adding(canvas.extraInsets, times: -1))
      let isFollowed = supplementaryContentInsetsReference == .automatic
      guard isFollowed, attributes.supplementaryInsets == nil else { return attributes }
      return attributes.with(supplementaryInsets: contentInsets.adding(own))
    }

    package func markedContent(in bounds: CGRect) -> MarkedContent {
      core.markedContent(in: bounds)
    }

    /// Adds what covers the collection view to its content insets. The direction may be another one than before.
    func coverCollectionView(by insets: Insets) {
      guard let collectionView else { return }
      let direction = collectionView.effectiveUserInterfaceLayoutDirection
      let new = asked.cover(collectionView, by: UIEdgeInsets(insets, direction: direction))
      if let new { collectionView.contentInset = new }
    }

    /// Begins another version of the content if the collection view has another delegate than before.
    func updateDelegate() {
      let delegate = collectionView?.delegate
      guard asked.updateDelegate(delegate) else { return }
      core.changeDelegate(asksForAttachments: delegate is any CollectionViewDelegateAlignedLayout)
    }
  }
#endif
