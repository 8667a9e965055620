#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // What the parts are told of the view and the settings.
  extension CollectionViewAlignedLayout {
    /// The axis along which the layout scrolls.
    var axis: ContentLayout.Axis { options.axis }

    /// What decisions about scrolling are made from now, or nil without a collection view.
    var scrollScene: ScrollScene? {
      collectionView.map { collectionView in
        var view = ViewSnapshot(of: collectionView)
        view.isAnimating = view.isAnimating || state.updates.animatesBounds
        return ScrollScene(shown: state.shown, view: view, options: options)
      }
    }

    /// What decisions about self-sizing views are made from.
    var sizingScene: SizingScene { SizingScene(shown: state.shown, options: options) }

    /// The content where it stands in the collection view.
    var standing: StandingContent { state.shown.standing }

    /// The pinning in the present bounds.
    var pinning: ContentLayout.Pinning? {
      collectionView.map {
        standing.pinning(in: $0.bounds, with: state.shown.surroundings, options)
      }
    }

    /// Returns the pinning in the present bounds if an item pins, or nil.
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
      let canvas = canvas(in: collectionView?.bounds ?? .zero)
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

    /// Returns the canvas in new bounds.
    func canvas(in newBounds: CGRect) -> Surroundings.Canvas {
      guard let collectionView else { return .none }
      return Surroundings(
        of: collectionView, along: axis,
        boundsLength: newBounds.size.transposed(for: axis).width, references: insetsReferences
      ).canvas
    }

    /// Returns whether frames are the same in new bounds.
    func isCanvasUnchanged(in newBounds: CGRect) -> Bool {
      collectionView == nil || canvas(in: newBounds) == state.shown.canvas
    }

    /// Returns a content where it stands in bounds, with the present insets.
    func standing(_ content: ContentLayout, in bounds: CGRect) -> StandingContent {
      var standing = StandingContent(content)
      guard let collectionView else { return standing }
      standing.stand(
        in: bounds,
        Surroundings(of: collectionView, along: axis, references: insetsReferences),
        atEnd: staysAtEnd)
      return standing
    }

    /// Begins another version of the content if the collection view has another delegate than before.
    func updateDelegate() {
      let delegate = collectionView?.delegate
      guard state.client.updateDelegate(delegate) else { return }
      state.client.asksDelegateForAttachments = delegate is any CollectionViewDelegateAlignedLayout
      state.contents.invalidate()
    }

    /// Returns whether the layout has to be prepared again in the next turn of the run loop: the readable
    /// content guide was not laid out yet, so it has used the margins. It does so once.
    func takeWaitForReadableContentGuide() -> Bool {
      guard insetsReferences.includeReadableContent, let collectionView,
        collectionView.bounds.width > 0, !collectionView.hasReadableContentGuide
      else { return false }
      return state.turn.takeWaitForReadableContentGuide()
    }
  }
#endif
