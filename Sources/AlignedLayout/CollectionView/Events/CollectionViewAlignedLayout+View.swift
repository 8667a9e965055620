#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // What the core is told of the view and the settings.
  extension CollectionViewAlignedLayout {
    var axis: ContentLayout.Axis { core.options.axis }

    /// The settings on which the parts of the core depend.
    var options: LayoutOptions { core.options }

    /// The collection view and its clients, or nil if the layout has no collection view.
    var client: CollectionViewClient? {
      collectionView.map { CollectionViewClient(layout: self, collectionView: $0) }
    }

    /// The content where it stands in the collection view.
    var standing: StandingContent { core.shown.standing }

    /// How elements are pinned in the present bounds. Queries read the core's parts: a function of the core would be
    /// called with a copy of all that it knows.
    var pinning: ContentLayout.Pinning? {
      collectionView.map {
        standing.pinning(in: $0.bounds, with: core.shown.surroundings, core.options)
      }
    }

    /// Whether any element may have attachments.
    var mayHaveAttachments: Bool {
      core.attachments.mayExist(in: core.shown.standing.content)
    }

    /// Returns the same if it matters for an item.
    func pinning(ofItemAt indexPath: IndexPath) -> ContentLayout.Pinning? {
      guard content.sections.hasRaisedCells, let position = content.position(of: indexPath),
        content.isPinned(position)
      else { return nil }
      return pinning
    }

    /// The areas that sections, and headers and footers stay inside.
    var insetsReferences: Surroundings.References {
      let supplementary =
        supplementaryContentInsetsReference == .automatic
        ? contentInsetsReference : supplementaryContentInsetsReference
      return Surroundings.References(
        content: contentInsetsReference,
        supplementary: supplementaryContentInsetsReference == .none ? nil : supplementary,
        ofSections: referencesOfSections)
    }

    /// Returns the attributes of a section that stays inside an area of its own, which is one of the
    /// ``referencesOfSections``. Its header and footer follow it if they follow sections.
    package func attributes(
      _ attributes: SectionAttributes, inside reference: UIContentInsetsReference
    ) -> SectionAttributes {
      let canvas =
        collectionView.map { surroundings(of: $0, in: $0.bounds).canvas } ?? .none
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

    /// Adds what covers the collection view to its content insets. The direction may be another one than before.
    func coverCollectionView(by insets: Insets) {
      guard let collectionView else { return }
      let direction = collectionView.effectiveUserInterfaceLayoutDirection
      let new = asked.cover(collectionView, by: UIEdgeInsets(insets, direction: direction))
      if let new { collectionView.contentInset = new }
    }

    /// Prepares the layout for a collection view and its present delegate.
    func prepare(for client: CollectionViewClient) {
      let collectionView = client.collectionView
      if coveredInsets != .zero { coverCollectionView(by: coveredInsets) }
      var surroundings = surroundings(of: collectionView, in: collectionView.bounds)
      floatingViews.takeOver(collectionView)
      surroundings.floating = floatingCoverage(in: collectionView.bounds)
      updateDelegate()
      client.prepare(in: surroundings)
      marks?(.content)
    }

    /// Returns the surroundings of a collection view in bounds that it has or is about to have.
    func surroundings(of collectionView: UICollectionView, in bounds: CGRect) -> Surroundings {
      Surroundings(
        of: collectionView, along: axis, boundsLength: bounds.size.transposed(for: axis).width,
        references: insetsReferences)
    }

    /// Whether the layout has used the margins in place of the readable content guide, which is not laid out yet.
    var awaitsReadableContentGuide: Bool {
      guard insetsReferences.includeReadableContent, let collectionView else { return false }
      return collectionView.bounds.width > 0 && !collectionView.hasReadableContentGuide
    }

    /// Begins another version of the content if the collection view has another delegate than before.
    func updateDelegate() {
      let delegate = collectionView?.delegate
      guard asked.updateDelegate(delegate) else { return }
      core.changeDelegate(
        asksForAttachments: delegate is any CollectionViewDelegateAlignedLayout)
    }
  }
#endif
